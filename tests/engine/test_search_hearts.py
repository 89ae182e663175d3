"""The searching bots in Hearts: what they choose, and how they go about it."""

import pytest
from blacklady.bots import BOTS, Budget, Decision, finish
from blacklady.bots.playout.hearts import BONUS
from blacklady.bots.search.halving import WHOLE
from blacklady.bots.search.hearts import think
from blacklady.bots.search.hearts_passing import usual_pass
from blacklady.bots.search.hearts_worth import Worth, chances
from blacklady.bots.search.neighbours import neighbours
from blacklady.cards import DECK, cards_in, format_card, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions
from blacklady.rng import Rng
from blacklady.views import View

from .positions import finished, passing, playing
from .random_play import deal_state


def opening(**options: object) -> View:
    """The view of the seat that plays second, in a deal without a pass."""
    rules = HEARTS_RULES
    given = rules.options(pass_cycle="never", **options)
    state = deal_state(rules, given, Rng("opening"), lambda state: bool(state.trick.cards))
    return rules.view(state, state.turn)


def test_every_card_that_may_be_played_has_a_value() -> None:
    view = opening()
    decision = finish(think(view, Rng("values"), 100))
    assert {action for action, _ in decision.values} == set(view.legal)
    assert all(0 <= value <= 1 for _, value in decision.values)
    assert decision.action in view.legal


def test_neighbours_count_as_one_card() -> None:
    state = playing(["2C 4C 5C 9C", "3C 6C 7C 8C", "JC QC KC TC", "AC 2D 3D 4D"], 0, broken=True)
    view = HEARTS_RULES.view(state, 0)
    runs = neighbours(view, view.hand)
    assert [[format_card(card) for card in run] for run in runs] == [["2C"], ["4C", "5C"], ["9C"]]


def test_it_thinks_in_pieces_and_longer_with_a_larger_budget() -> None:
    def pieces(playouts: int) -> int:
        thought, count = think(opening(), Rng("pieces"), playouts), 0
        while True:
            try:
                next(thought)
                count += 1
            except StopIteration:
                return count

    assert 5 < pieces(50) < pieces(500) <= 500


def test_a_forced_play_takes_no_thought() -> None:
    state = playing(["2C 9H", "3C 4C", "5C 6C", "8C"], 0, "TC", broken=True)
    assert finish(think(HEARTS_RULES.view(state, 0), Rng(""), 10**6)) == Decision("play 2C")


@pytest.mark.parametrize("name", ["novice", "regular"])
def test_the_weaker_take_no_more_playouts_than_their_own(name: str) -> None:
    """However much they may think, they come to the same."""
    view, bot = opening(), BOTS[name]
    assert bot.choose(view, Rng("luck"), Budget(10_000)) == bot.choose(view, Rng("luck"), Budget(500))


def test_a_hopeless_position_in_the_game_is_told_from_a_good_one() -> None:
    ahead, behind = (chances(HeartsOptions(), totals)[0] for totals in ((20, 80, 80, 80), (90, 30, 30, 30)))
    assert ahead > 0.8
    assert behind < 0.05


def test_chances_are_shares_of_one_game() -> None:
    for totals in ((0, 0, 0, 0), (10, 50, 99, 3), (-20, 0, 120, 40)):
        assert sum(chances(HeartsOptions(), totals)) == pytest.approx(1)
    assert chances(HeartsOptions(), (0, 0, 0, 0))[2] == 0.25


def test_the_end_of_the_game_is_worth_everything_or_nothing() -> None:
    state = playing(["AH 2C", "KH 3C", "QH 4C", "JH 5C"], 0, broken=True, before=(60, 99, 70, 70))
    worth = Worth(HEARTS_RULES.view(state, 0))
    assert worth.of([0, 26 - 4, 4, 0], 0b1111) == WHOLE
    assert worth.of([13, 1, 12, 0], 0b1111) == 0, "West is out with 100, but East has 70 and South 73"
    assert 0 < worth.of([13, 0, 13, 0], 0b1111) < WHOLE, "nobody is out yet"


def test_a_shared_win_counts_by_halves() -> None:
    state = playing(["AH 2C", "KH 3C", "QH 4C", "JH 5C"], 0, broken=True, before=(50, 99, 60, 70), tie="shared")
    assert Worth(HEARTS_RULES.view(state, 0)).of([10, 16, 0, 0], 0b1111) == WHOLE // 2


def test_the_moon_and_the_bonus_count() -> None:
    state = playing(["AH 2C", "KH 3C", "QH 4C", "JH 5C"], 0, broken=True, bonus="jack-of-diamonds")
    worth = Worth(HEARTS_RULES.view(state, 0))
    moon, nothing = worth.of([26, 0, 0, 0], 0b0001), worth.of([0, 26, 0, 0], 0b1111)
    assert moon > worth.of([0, 13, 13, 0], 0b1111) > nothing
    assert worth.of([26 + BONUS, 0, 0, 0], 0b0001) > moon


def test_the_shooter_takes_the_way_that_wins() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"
    state = finished([hearts, "", "", ""], before=(30, 80, 60, 50), moon="shooter-chooses")
    view = HEARTS_RULES.view(state._replace(phase="moon", turn=0), 0)
    decision = finish(think(view, Rng(""), 1))
    assert decision.action == "moon add"
    assert dict(decision.values)["moon add"] == 1.0


def test_a_hand_for_the_moon_is_passed_for_the_moon() -> None:
    hand = "AS KS QS JS AH KH QH JH AC KC QC AD 2D"
    rest = list(cards_in(DECK & ~parse_set(hand)))
    hands = [hand, *(" ".join(map(format_card, rest[i::3])) for i in range(3))]
    view = HEARTS_RULES.view(passing(hands, 1, pass_count=1), 0)
    assert finish(think(view, Rng("moon"), 400)).action == "pass 2D"


def test_what_is_usually_passed() -> None:
    assert usual_pass(parse_set("QS 3S 8H 5H 3H JC 9C 5C 2C 9D 7D 4D AD"), 1) == parse_set("QS")
    guarded = parse_set("QS 9S 8S 6S 5S 3S AH KH 9C 5C KD QD 4D")
    assert not usual_pass(guarded, 3) & parse_set("QS")
