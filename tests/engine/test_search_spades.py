"""The search in Spades: always legal, the same for the same seed, and right where a person would be."""

import pytest
from blacklady.actions import parse_action
from blacklady.bots.base import Decision
from blacklady.bots.playout import masks_of
from blacklady.bots.search.halving import WHOLE
from blacklady.bots.search.spades import think
from blacklady.bots.search.spades_exchange import exchanged
from blacklady.bots.search.spades_guess import TRICK, bid_guess, expected, likelihood
from blacklady.bots.search.spades_worlds import worlds_of
from blacklady.bots.search.spades_worth import Worth, chance
from blacklady.cards import parse_card, parse_set
from blacklady.games.spades import SPADES_RULES, SpadesOptions, State
from blacklady.rng import Rng
from blacklady.views import Trick, View

from .positions_spades import bidding, playing
from .test_bots_spades import others
from .test_worlds import positions

#: Playouts for a decision that has to be right.
BUDGET = 600


def decide(view: View, playouts: int = BUDGET) -> tuple[Decision, int]:
    """The decision, and how often the search gave way."""
    search, pauses = think(view, Rng("search"), playouts), 0
    while True:
        try:
            next(search)
            pauses += 1
        except StopIteration as ended:
            return ended.value, pauses


def test_it_is_legal_under_all_house_rules() -> None:
    for state, view in positions("spades", 400, "search"):
        decision, _ = decide(view, playouts=4)
        assert view.seat is not None
        SPADES_RULES.apply(state, view.seat, parse_action(decision.action))
        assert all(0 <= value <= 1 for _, value in decision.values)
        assert not decision.values or decision.action in dict(decision.values)


def test_the_same_seed_gives_the_same_decision() -> None:
    for _, view in positions("spades", 20, "same"):
        assert decide(view, playouts=20) == decide(view, playouts=20)


def test_it_gives_way_often_and_keeps_to_its_budget() -> None:
    state, _ = SPADES_RULES.start(SpadesOptions(), Rng("pauses"), 1, (0, 0, 0, 0))
    state = state._replace(bids=("3", "3", "3", "3"), phase="play", trick=state.trick._replace(leader=state.turn))
    decision, pauses = decide(SPADES_RULES.view(state, state.turn), playouts=120)
    assert len(decision.values) <= pauses <= 120


def test_nothing_to_choose_takes_no_thought() -> None:
    state = playing(["2H", "3H", "4H", "5H"], 0)
    assert decide(SPADES_RULES.view(state, 0)) == (Decision("play 2H"), 0)
    claimed = playing(["AH KH", "3H 4H", "5H 6H", "7H 8H"], 0)
    assert decide(SPADES_RULES.view(claimed, 0)) == (Decision("claim"), 0)


def test_neighbours_are_tried_as_one() -> None:
    state = playing(["QH JH 2H", "KH 4C 3C", "TH 6C 5C", "9H 8C 7C"], 0, bids="3 3 3 3")
    values = dict(decide(SPADES_RULES.view(state, 0), 20)[0].values)
    assert set(values) == {"play 2H", "play JH", "play QH"}
    assert values["play JH"] == values["play QH"]


def exchanging(hands: list[str], bids: tuple[str, ...], **options: int) -> View:
    """South's view when partners are to exchange cards."""
    state = SPADES_RULES.start(SpadesOptions(**options), Rng("exchange"), 1, (0, 0, 0, 0))[0]
    sets = tuple(map(parse_set, hands))
    return SPADES_RULES.view(state._replace(hands=sets, bids=bids, phase="pass"), 0)


def test_a_nil_gives_away_what_endangers_it() -> None:
    hands = ["AS 4S 2S 6H 4H 3H 2H 5D 3D 2D 6C 3C 2C", *others("AS 4S 2S 6H 4H 3H 2H 5D 3D 2D 6C 3C 2C")]
    view = exchanging(hands, ("nil", "4", "4", "3"), nil_exchange=1)
    decision, pauses = decide(view, 200)
    assert decision.action == "pass AS"
    assert pauses > 20
    assert len(decision.values) > 2


def test_its_partner_gives_nothing_that_could_win() -> None:
    hand = "AS KS QS AH KH 3H 9D 8D 2D AC 4C 3C 2S"
    decision, _ = decide(exchanging([hand, *others(hand)], ("4", "4", "nil", "3"), nil_exchange=2), 200)
    assert not {"AS", "KS", "QS", "AH", "KH", "AC"} & set(decision.action.split())


def test_imagined_deals_exchange_as_the_bids_ask() -> None:
    masks = masks_of(tuple(parse_set(hand) for hand in ("AS 2C", "3C 4C", "5H KS", "6C 7C")))
    options = SpadesOptions(nil_exchange=1)
    after = exchanged(options, ("nil", "4", "4", "3"), masks)
    assert after == masks_of(tuple(parse_set(hand) for hand in ("5H 2C", "3C 4C", "AS KS", "6C 7C")))
    assert exchanged(options, ("2", "4", "4", "3"), masks) == masks


def test_nothing_asked_is_refused() -> None:
    state = bidding()
    with pytest.raises(ValueError, match="nothing is asked"):
        next(think(SPADES_RULES.view(state, 1), Rng("x"), 1))


def test_a_view_that_no_deal_agrees_with_is_played_by_rules_of_thumb() -> None:
    """All others have shown a void in hearts, yet some are out."""
    state = playing(["AH 2H", "KH QH", "3D 4D", "5C 6C"], 0, bids="3 3 3 3", broken=True)
    tricks = (Trick(11, 0, tuple(map(parse_card, "3H 2C 3C 4C".split())), 0),)
    state = state._replace(tricks=(*state.tricks[:10], *tricks))
    view = SPADES_RULES.view(state, 0)
    with pytest.raises(ValueError, match="no deal"):
        worlds_of(view, Rng("none"))
    assert decide(view, 10)[0].action in view.legal


# What a deal's end is worth


def worth(tricks: tuple[int, ...], state: State) -> int:
    """What so many tricks are worth to South's side."""
    return Worth(SPADES_RULES.view(state, 0), 0, state.bids)(sum(n << 4 * seat for seat, n in enumerate(tricks)))


def test_the_end_of_the_game_is_all_or_nothing() -> None:
    state = playing(["2H", "3H", "4H", "5H"], 0, bids="3 3 3 3", before=(470, 470, 0, 0))
    assert worth((4, 3, 3, 3), state) == WHOLE or worth((4, 2, 4, 3), state) == WHOLE
    assert worth((3, 4, 2, 4), state) == 0


def test_a_boston_may_win_outright() -> None:
    state = playing(["2H", "3H", "4H", "5H"], 0, bids="3 3 3 3", boston="wins")
    assert worth((7, 0, 6, 0), state) == WHOLE
    assert worth((0, 7, 0, 6), state) == 0


def test_points_and_bags_count_and_equals_are_even() -> None:
    rules = SpadesOptions()
    assert chance(rules, (100, 100), (3, 3), 0) == WHOLE // 2
    assert chance(rules, (101, 100), (3, 3), 0) > WHOLE // 2 > chance(rules, (100, 100), (4, 3), 0)
    assert 0 < chance(rules, (-300, 499), (9, 0), 0) < chance(rules, (499, -300), (0, 9), 0) < WHOLE


# What a hand tells


def test_a_hand_is_sized_up_at_a_glance() -> None:
    strong = masks_of((parse_set("AS KS QS 9S 8S AH KH 2H AD 3D AC 3C 2C"),))
    weak = masks_of((parse_set("5S 3S 2S 8H 6H 4H 2H 7D 5D 2D 9C 6C 3C"),))
    assert expected(weak) < 2 * TRICK < 7 * TRICK < expected(strong)
    assert bid_guess(weak, nil=True) == "nil" and bid_guess(weak, nil=False) == "1"
    assert likelihood("nil", weak) > 10 * likelihood("nil", strong)
    assert likelihood("8", strong) > 10 * likelihood("2", strong)


def test_worlds_explain_the_bids() -> None:
    """East deals and has bid nil: it seldom holds the ace of spades; uniform worlds would give it to each in three."""
    hand = "KS 4S AH 9H 5H KD 8D 4D 3D QC 9C 7C 2C"
    rest = ["AS QS 3S 2S 2H 3H 4H 2D 5D 3C 4C 5C 6C", "JS TS 9S 6H 7H 8H 6D 7D 9D 8C TC JC KC"]
    rest.append("8S 7S 6S 5S TH JH QH KH TD JD QD AD AC")
    state = bidding([hand, *rest], "4 4 nil", dealer=0)
    draw = worlds_of(SPADES_RULES.view(state, 0), Rng("bids"))
    aces = sum(draw().masks[4 * 3 + 3] >> 12 & 1 for _ in range(300))
    assert aces < 75
