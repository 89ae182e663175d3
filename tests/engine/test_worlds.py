"""Imagined deals: they agree with the view, and all that do are equally likely."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from blacklady.bots.worlds import Worlds
from blacklady.bots.worlds.limits import RULES
from blacklady.cards import SPADES, SUIT_SETS, CardSet, card_set, cards_in, parse_card
from blacklady.games import find_game
from blacklady.games.spades import SpadesOptions
from blacklady.rng import Rng
from blacklady.tricks import Hands, with_card
from blacklady.views import Trick, View

from .random_play import deal_state, random_options

POSITIONS = 5_000


def broken_rule(view: View, hands: Hands) -> str | None:
    """What a seat with these cards, and those that it has played, has done against the rules, if anything."""
    playable, breakers = RULES[view.game]
    tricks = view.all_tricks
    held = list(hands)
    for trick in tricks:
        for seat, card in trick.plays:
            held[seat] |= 1 << card
    broken = False
    for trick in tricks:
        before = () if trick.number == 1 else tricks[:1]
        for at, (seat, card) in enumerate(trick.plays):
            begun = Trick(trick.number, trick.leader, trick.cards[:at])
            if not playable(view.options, held[seat], begun, before, broken) >> card & 1:
                return f"seat {seat} could not play {card} in trick {trick.number}"
            held[seat] &= ~(1 << card)
            broken = broken or bool(1 << card & breakers(view.options))
    return None


def positions(game: str, number: int, seed: str) -> Iterator[tuple[Any, View]]:
    """States of deals that were played at random under random options, and what a seat that is to act sees of them."""
    rules, rng = find_game(game), Rng(seed)
    while number:
        options = random_options(rules, rng)
        until = rng.below(56)
        ply = iter(range(60))
        state = deal_state(rules, options, rng, lambda state, ply=ply, until=until: next(ply) >= until)  # type: ignore[misc]
        if rules.acting(state):
            number -= 1
            yield state, rules.view(state, rng.pick(rules.acting(state)))


@pytest.mark.parametrize("game", RULES)
def test_every_world_agrees_with_the_view(game: str) -> None:
    rules, rng = find_game(game), Rng("worlds")
    for state, view in positions(game, POSITIONS, "positions"):
        worlds = Worlds(view)
        for _ in range(2):
            hands = worlds.draw(rng)
            assert rules.view(rules.rebuild(view, hands), view.seat) == view, (state, hands)
            assert broken_rule(view, hands) is None, (state, hands)
            if game == "spades":
                check_bids(view, hands)


def check_bids(view: View, hands: Hands) -> None:
    """Where bids count spades, the world has as many."""
    options: SpadesOptions = view.options
    if options.bidding not in ("mirror", "whiz") or options.nil_exchange or options.blind_nil_exchange:
        return
    for seat in view.seats:
        if seat.bid.isdigit() or (seat.bid == "nil" and options.bidding == "mirror"):
            gone = [card for trick in view.all_tricks for s, card in trick.plays if s == seat.seat]
            held = (hands[seat.seat] | card_set(gone)) & SUIT_SETS[SPADES]
            assert str(held.bit_count() or "nil") == seat.bid


@pytest.mark.parametrize("game", RULES)
def test_the_true_deal_is_among_the_worlds(game: str) -> None:
    for state, view in positions(game, 500, "truth"):
        from_view = Worlds(view)
        for part in from_view._parts:
            for split in part:
                assert split.total
        assert broken_rule(view, state.hands) is None


def small_view(cards: dict[int, str], tricks: list[tuple[int, str]]) -> View:
    """A view of Hearts by South at the end of a deal, holding these cards, after these tricks (leader, cards)."""
    rules = find_game("hearts")
    state, _ = rules.start(rules.options(pass_cycle="never"), Rng("small"), 1, (0, 0, 0, 0))
    done: list[Trick] = []
    for number, (leader, written) in enumerate(tricks, 14 - len(tricks) - len(cards[0].split())):
        trick = Trick(number, leader)
        for word in written.split():
            trick = with_card(trick, parse_card(word), 0)
        done.append(trick)
    hands = tuple(card_set(map(parse_card, cards[seat].split())) for seat in range(4))
    deck = hands[0] | hands[1] | hands[2] | hands[3] | card_set(card for trick in done for card in trick.cards)
    leader = done[-1].winner
    state = state._replace(
        hands=hands, tricks=tuple(done), trick=Trick(len(done) + 1, leader), phase="play", turn=0, broken=True
    )
    return rules.view(state, 0)._replace(deck=deck)


def test_every_deal_that_agrees_is_equally_likely() -> None:
    """Chi-square against a full enumeration: West has shown a void, North two, and one trick is half played."""
    view = small_view(
        {0: "2H 3H 4H", 1: "5S 6S 7H", 2: "8C 9C TH", 3: "JD QD KD"},
        [(0, "2D 5C 3D 4D"), (2, "2C 3C 4C 6H"), (0, "2S 3S 4S 5H")],
    )
    out = list(cards_in(view.deck & ~view.hand & ~card_set(c for trick in view.tricks for c in trick.cards)))
    expected = set()
    for order in permutations(out):
        hands = (view.hand, card_set(order[:3]), card_set(order[3:6]), card_set(order[6:]))
        if broken_rule(view, hands) is None:
            expected.add(hands)
    worlds, rng = Worlds(view), Rng("chi-square")
    assert worlds.total == len(expected) > 20
    draws = 100 * len(expected)
    seen: Counter[tuple[CardSet, ...]] = Counter(worlds.draw(rng) for _ in range(draws))
    assert set(seen) <= expected
    share = draws / len(expected)
    chi_square = sum((seen[hands] - share) ** 2 / share for hands in expected)
    freedom = len(expected) - 1
    # The mean of the distribution is `freedom`, its variance twice that; five standard deviations are one in a million.
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_view_that_no_deal_agrees_with_is_refused() -> None:
    view = small_view({0: "2H", 1: "5S", 2: "8C", 3: "JD"}, [(0, "2S 3C 4C 6C")])
    with pytest.raises(ValueError, match="no deal"):
        Worlds(view)


def test_a_spectator_imagines_nothing() -> None:
    rules = find_game("hearts")
    state, _ = rules.start(rules.options(), Rng("spectator"), 1, (0, 0, 0, 0))
    with pytest.raises(ValueError, match="spectator"):
        Worlds(rules.view(state, None))
