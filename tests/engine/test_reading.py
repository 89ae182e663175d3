"""What a player by rules of thumb remembers of the tricks that are over."""

import pytest
from blacklady import Seat, Table
from blacklady.bots import Budget, find_bot
from blacklady.bots.hearts.reading import Reading as HeartsReading
from blacklady.bots.reading import Reading
from blacklady.cards import CardSet, card_set, parse_card, parse_set
from blacklady.games.hearts import HEARTS_RULES
from blacklady.rng import Rng
from blacklady.tricks import with_card
from blacklady.views import Trick, View

from .positions import playing

#: West has shown that it has no clubs in the first trick, and North no diamonds in the second.
FALLEN = ("2C 9S KC 3C", "4D 5D 8C JD", "6D 7D 8D 9D")


def seen() -> View:
    """South is on lead after these tricks, with the queen of spades still out."""
    hands = ["AS AC 2H 2S", "QS 3S 3H 4H", "4S 5S 5H 6H", "KS 6S 7H 8H"]
    view = HEARTS_RULES.view(playing(hands, 0, broken=True), 0)
    tricks = []
    for number, cards in enumerate(FALLEN, 1):
        trick = Trick(number, 0)
        for card in cards.split():
            trick = with_card(trick, parse_card(card), 0)
        tricks.append(trick)
    return view._replace(tricks=tuple(tricks), trick=Trick(len(tricks) + 1, 0))


def fallen(*numbers: int) -> CardSet:
    return card_set(card for number in numbers for card in seen().tricks[number].cards)


def test_a_counter_remembers_every_card_and_who_was_out_of_a_suit() -> None:
    reading = Reading(seen())
    assert reading.seen == fallen(0, 1, 2)
    assert not reading.holds[1] & parse_set("QC JC")
    assert not reading.holds[2] & parse_set("QD AD")


def test_a_veteran_remembers_the_last_trick_and_the_high_cards_before_it() -> None:
    reading = Reading(seen(), recalls=1)
    assert reading.seen == fallen(2) | parse_set("KC JD")
    assert reading.out & parse_set("2C 9S 3C 4D 5D 8C") == parse_set("2C 9S 3C 4D 5D 8C")
    assert reading.holds[1] & parse_set("QC") and reading.holds[2] & parse_set("QD"), "who was out of it is forgotten"


def test_two_tricks_are_remembered_whole_where_so_many_are() -> None:
    reading = Reading(seen(), recalls=2)
    assert reading.seen == fallen(1, 2) | parse_set("KC")
    assert not reading.holds[2] & parse_set("QD"), "what the second trick told is remembered with it"
    assert reading.holds[1] & parse_set("QC")


def test_hearts_are_remembered_in_hearts() -> None:
    view = seen()
    older = view.tricks[0]._replace(cards=(*view.tricks[0].cards[:3], parse_card("9H")))
    view = view._replace(tricks=(older, *view.tricks[1:]))
    assert HeartsReading(view, recalls=1).seen & parse_set("9H")
    assert not Reading(view, recalls=1).seen & parse_set("9H")


def test_jokers_are_remembered() -> None:
    view = seen()
    older = view.tricks[0]._replace(cards=(*view.tricks[0].cards[:3], parse_card("LS")))
    view = view._replace(tricks=(older, *view.tricks[1:]))
    assert Reading(view, recalls=1).seen & parse_set("LS")


@pytest.mark.parametrize("game", ["hearts", "spades", "whist"])
def test_a_veteran_plays_as_a_counter_until_something_is_forgotten(game: str) -> None:
    veteran, counter = find_bot("veteran"), find_bot("thumb")
    early, late = [], []
    for number in range(8):
        match = Table(game, [Seat("Bot", "", "thumb")] * 4, f"memory {number}")
        while match.waiting == "bot":
            view = match.view(match.bot_to_act)
            said = counter.choose(view, Rng(""), Budget())
            same = veteran.choose(view, Rng(""), Budget()) == said
            (late if len(view.tricks) > 1 else early).append(same)
            match.answer(said)
    assert all(early)
    assert not all(late)
