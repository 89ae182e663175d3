"""Moons of others: who looks like a hunter, who hunts in an imagined deal, and what is done about it."""

import pytest
from blacklady.bots import EVERYBODY, finish
from blacklady.bots.hearts.suspicion import suspicion
from blacklady.bots.playout import masks_of
from blacklady.bots.playout.hearts import NOBODY, Course, playout
from blacklady.bots.playout.hearts_picks import hunting_lead
from blacklady.bots.search.hearts import think
from blacklady.bots.search.hunting import Suspects
from blacklady.bots.worlds import Worlds
from blacklady.cards import parse_card, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions
from blacklady.games.hearts.values import card_values
from blacklady.rng import Rng
from blacklady.tricks import with_card
from blacklady.views import Trick, View

from .positions import playing


def seen(*tricks: tuple[int, str], received: str = "") -> View:
    """South's view after these tricks: who led, and what fell."""
    made = []
    for number, (leader, cards) in enumerate(tricks, 1):
        trick = Trick(number, leader)
        for card in map(parse_card, cards.split()):
            trick = with_card(trick, card, card_values(HeartsOptions()).points[card])
        made.append(trick)
    hand = "2H 3H 4H"
    state = playing([hand, "5H 6H 7H", "8H 9H TH", "JH QH KH"], 0)
    view = HEARTS_RULES.view(state, 0)
    return view._replace(tricks=tuple(made), received=parse_set(received), pass_from=3 if received else None)


OPENING = (0, "2C 3C KC 4C")


def test_who_leads_high_cards_is_suspected_and_who_leads_low_ones_is_not() -> None:
    high = suspicion(seen(OPENING, (2, "AD 3D 5D 4D"), (2, "KD 6D 7D 8D")))
    low = suspicion(seen(OPENING, (2, "2D 3D 5D QD"), (1, "4S 5S 9S 3S")))
    assert high[2] > 5 > 1 > max(high[1], high[3])
    assert high[2] > 5 * low[2]
    assert high[0] == low[0] == 0, "nobody suspects themselves"


def test_who_takes_tricks_from_others_or_gives_points_away_is_told_apart() -> None:
    keen = suspicion(seen(OPENING, (2, "4D JD 3D 2D"), (3, "KS 6S 5S 4S")))
    assert keen[3] > 1 > keen[1]
    throws = suspicion(seen(OPENING, (2, "AC QS 5C 6C")))
    assert throws[3] < 0.1, "who gives the queen away doesn't want her"


def test_who_cannot_have_all_points_is_not_suspected() -> None:
    told = suspicion(seen(OPENING, (2, "4D AD 3D QS")))
    assert told[2] == told[1] == 0
    assert told[3] > 0, "who took the points may go on"


def test_a_pass_without_high_cards_is_suspicious() -> None:
    low, high = (suspicion(seen(OPENING, received=cards))[3] for cards in ("2D 5D 7C", "AD QS KD"))
    assert low > 10 * high


def test_a_hunter_is_imagined_with_a_hand_for_it() -> None:
    """West leads diamonds from the top and has all points; where it hunts it has more high cards than where it doesn't."""
    view = seen(OPENING, (2, "AD 3D 5D 4D"), (2, "KD 6D 7D 8D"))
    state = playing(["2H 3H 4H", "5H 6H 7H", "8H 9H TH", "JH QH KH"], 0)
    view = HEARTS_RULES.view(state, 0)._replace(tricks=view.tricks)
    everything = parse_set("5H 6H 7H 8H 9H TH JH QH KH")
    view = view._replace(deck=everything | view.hand | sum(1 << card for trick in view.tricks for card in trick.cards))
    suspects = Suspects(view, Worlds(view), Rng("hunters"), EVERYBODY)
    high = parse_set("TH JH QH KH")
    counts = {True: [0.0, 0], False: [0.0, 0]}
    for _ in range(600):
        hands, hunter = suspects.draw()
        tally = counts[hunter == 2]
        tally[0] += (hands[2] & high).bit_count()
        tally[1] += 1
        assert hunter in (NOBODY, 1, 2, 3)
    hunts, ducks = counts[True], counts[False]
    assert hunts[1] > 20
    assert ducks[1] > 20
    assert hunts[0] / hunts[1] > ducks[0] / ducks[1] + 0.3


@pytest.mark.parametrize("trick", ["KC", "AC"])
def test_the_last_stopper_is_not_thrown_away(trick: str) -> None:
    """West has every point so far, and South the only heart that can stop it."""
    hands = ["AH 3D 2D 4D", f"KH QH JH {trick}".replace(trick, "").strip(), "5D 6D 7D 8D", "TD JD QD KD"]
    state = playing(hands, 2, trick, winners=(1,), broken=True)
    state = state._replace(
        turn=0, trick=Trick(state.trick.number, 1, (parse_card(trick), *map(parse_card, ("5D", "TD"))), 1, 0)
    )
    state = state._replace(hands=(state.hands[0], state.hands[1], parse_set("6D 7D 8D"), parse_set("JD QD KD")))
    view = HEARTS_RULES.view(state, 0)
    assert finish(think(view, Rng("stop"), 200)).action != "play AH"


def test_a_hunter_leads_what_nobody_beats_first() -> None:
    """K♣ is higher than 9♦, but A♣ is out, and nobody has a diamond."""
    hands = masks_of(tuple(map(parse_set, ("KC 9D 8D", "AC 2C 3H", "2S 3S 4S", "5S 6S 7S"))))
    assert hunting_lead((hands[0], hands[1], hands[2], hands[3]), hands, 0) == (1, 7)


def test_the_stopper_takes_points_from_the_hunter_at_once() -> None:
    """West runs a club, then hearts: who ducks throws A♥ on the club, who stops the moon keeps it and takes K♥ with it."""
    hands = tuple(map(parse_set, ("AH 3H 2H", "KH QH 9C", "3D 4D 7D", "5D 6D 8D")))
    course = Course(1, (), 10, True, (0, 4, 0, 0), 0b0010)
    runs = playout(HeartsOptions())
    taken = [runs.play(masks_of(hands), course, Rng("stop").random, 1, stopper)[0][0] for stopper in (NOBODY, 0)]
    assert taken[0] == 0 < taken[1]
