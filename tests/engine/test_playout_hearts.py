"""Playouts of Hearts: equal, card by card, to the game's own rules; and sensible."""

import pytest
from blacklady.actions import play
from blacklady.bots.playout import masks_of
from blacklady.bots.playout.hearts import BONUS, Course, playout
from blacklady.cards import card_set, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions, State
from blacklady.games.hearts.scoring import settle
from blacklady.games.hearts.values import card_values
from blacklady.rng import Rng
from blacklady.tricks import tricks_taken

from .random_play import deal_state, random_options

DEALS = 800


def course_of(state: State) -> Course:
    """Where the deal stands, for a playout."""
    worth = playout(state.options).worth
    counts, winners = [0, 0, 0, 0], 0
    for trick in state.tricks:
        assert trick.winner is not None
        counts[trick.winner] += sum(worth[card] for card in trick.cards)
        winners |= 1 << trick.winner
    return Course(state.trick.leader, state.trick.cards, len(state.tricks), state.broken, tuple(counts), winners)


@pytest.mark.parametrize("hunted", [False, True], ids=["ducking", "with a hunter"])
def test_every_card_is_legal_and_the_points_are_those_of_the_rules(hunted: bool) -> None:
    rng = Rng(f"playout/{hunted}")
    rules = HEARTS_RULES
    for _ in range(DEALS):
        options = random_options(rules, rng)
        until, plies = rng.below(60), iter(range(60))
        state = deal_state(
            rules,
            options,
            rng,
            lambda s, p=plies, u=until: s.phase == "play" and next(p) >= u,  # type: ignore[misc]
        )
        if state.phase != "play":
            continue
        log: list[tuple[int, int]] = []
        hunter, stopper = (rng.below(4), rng.below(4)) if hunted else (-1, -1)
        counts, winners = playout(options).play(
            masks_of(state.hands), course_of(state), rng.random, hunter, stopper, log
        )
        for seat, card in log:
            assert rules.acting(state) == (seat,)
            state, _ = rules.apply(state, seat, play(card))
        if state.phase == "moon":
            state, _ = rules.apply(state, state.turn, rules.legal(state, state.turn)[0])
        score = rules.score(state)
        assert score is not None, "the deal is over"
        taken = tricks_taken(state.tricks)
        assert winners == sum(1 << seat for seat in range(4) if taken[seat])
        cards = [count % BONUS - 10 * (count >= BONUS) for count in counts]
        points, _ = settle(options, state.before, cards, score.feat, winners, state.moon)
        assert points == [line.points for line in score.seats]


def test_without_a_log_it_ends_as_soon_as_nothing_can_change() -> None:
    """The same counts, whether it is played to the last card or not."""
    rng = Rng("early end")
    options = HeartsOptions()
    for _ in range(200):
        state, _ = HEARTS_RULES.start(options._replace(pass_cycle="never"), rng.fork(str(rng.random())), 1, (0,) * 4)
        seed = str(rng.random())
        ends = [
            playout(options).play(masks_of(state.hands), course_of(state), Rng(seed).random, log=log)[0]
            for log in (None, [])
        ]
        assert ends[0] == ends[1]
        assert sum(ends[0]) == card_values(options).all_points


def test_a_hunter_with_all_high_cards_shoots_the_moon() -> None:
    hands = tuple(map(parse_set, (
        "AC KC QC JC AD KD AH KH QH JH AS KS QS",
        "2C 3C 4C 5C 2D 3D 4D 2H 3H 4H 2S 3S 4S",
        "6C 7C 8C 5D 6D 7D 8D 5H 6H 7H 5S 6S 7S",
        "9C TC 9D TD JD QD 8H 9H TH 8S 9S TS JS",
    )))  # fmt: skip
    assert card_set(range(52)) == hands[0] | hands[1] | hands[2] | hands[3]
    counts, _ = playout(HeartsOptions()).play(masks_of(hands), Course(1), Rng("moon").random, 0)
    assert counts == [26, 0, 0, 0]


def test_who_ducks_does_not_shoot_it() -> None:
    rng, moons = Rng("ducking"), 0
    options = HeartsOptions(pass_cycle="never")
    for number in range(300):
        state, _ = HEARTS_RULES.start(options, rng.fork(str(number)), 1, (0,) * 4)
        counts, _ = playout(options).play(masks_of(state.hands), course_of(state), rng.random)
        moons += 26 in counts
    assert moons < 15
