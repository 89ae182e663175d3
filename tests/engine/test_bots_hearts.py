"""What the strongest bots do in positions of Hearts where there is a right answer. The bot sits South and is to act."""

import pytest
from blacklady.actions import parse_action
from blacklady.bots import BOTS, Budget, find_bot
from blacklady.cards import DECK, cards_in, format_card, parse_set
from blacklady.games.hearts import HEARTS_RULES, State
from blacklady.rng import Rng
from blacklady.views import View

from .positions import finished, passing, playing
from .unseen_hands import with_others

#: The bot that is asked.
BOT = "thumb"
#: For what is a matter of style, or of the score, rather than of right and wrong.
by_rules_of_thumb = pytest.mark.parametrize("top_bot", ["thumb"], indirect=True)


@pytest.fixture(autouse=True, params=list(BOTS)[-3:])
def top_bot(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the strongest is asked. The tricks before the position are made up, so nothing may be read from them."""
    monkeypatch.setattr(f"{__name__}.BOT", request.param)
    monkeypatch.setattr("blacklady.bots.worlds.barred", lambda view: (0, 0, 0, 0))
    monkeypatch.setattr("blacklady.bots.search.hunting.clues", lambda view, manners: [])
    monkeypatch.setattr("blacklady.bots.search.hunting.suspicion", suspected_by_points)


def suspected_by_points(view: View) -> list[float]:
    """Who has every point so far may well hunt; before the first point anybody may."""
    takers = {seat.seat for seat in view.seats if seat.points > 0}
    return [(4.0 if takers else 1.0) if seat != view.seat and takers <= {seat} else 0.0 for seat in range(4)]


def said(state: State) -> str:
    """The bot's action."""
    return find_bot(BOT).choose(HEARTS_RULES.view(state, 0), Rng("judgement"), Budget(400))


def played(hand: str, trick: str, out: str, *, winners: tuple[int, ...] = (1, 2, 3), **changes: object) -> str:
    """The card that the bot plays from this hand when `trick` lies on the table and the others hold `out`, it can't see how.

    All other cards are gone, in tricks of the `winners` by turns; hearts are broken.
    """
    hands, left = with_others(hand, trick, out)
    assert not left, f"too many cards are out: {left}"
    verb, card = said(playing(hands, 0, trick, broken=True, winners=winners, **changes)).split()
    assert verb == "play"
    return card


def test_the_last_card_is_the_queen() -> None:
    assert played("QS", "", "AS KS JS") == "QS"


def test_the_queen_falls_under_the_ace_and_not_the_king() -> None:
    assert played("KS QS 4H 3D", "AS", "JS TS KD QD JD AH KH QH JH TH 2H") == "QS"


def test_the_king_falls_under_the_ace_while_the_queen_is_out() -> None:
    assert played("KS 3S 4H 3D", "AS", "QS TS KD QD JD AH KH QH JH TH 2H") == "KS"


def test_the_last_seat_ducks_the_queen() -> None:
    assert played("AD 5D 3H 2C", "7D QS TD", "KC QC KD QD JD AH KH QH JH") == "5D"


@by_rules_of_thumb
def test_the_last_seat_ducks_with_its_highest_card_that_loses() -> None:
    assert played("AD 8D 5D 2C", "7D QS TD", "KC QC JC KD QD JD AH KH QH") == "8D"


def test_a_bonus_is_not_worth_the_queen() -> None:
    out = "KC QC JC JD 9D 8D AH KH QH 2H"
    assert played("QD 4D 3H 2C", "TD QS", out, bonus="jack-of-diamonds") == "4D"


def test_the_bonus_is_taken_when_it_is_safe() -> None:
    out = "KC QC KD 8D AH KH QH 2H 9H"
    assert played("QD 2D 3H 2C", "TD JD 3D", out, bonus="jack-of-diamonds") == "QD"


def test_whoever_must_win_wins_with_the_highest() -> None:
    assert played("AD KD JD 4C", "5D 3D", "KC QC JC 9D 8D 7D AH KH 5H 2H") == "AD"


def test_the_last_seat_takes_a_clean_trick_with_its_highest() -> None:
    assert played("AD 8D 5H 2C", "6D 3D 4D", "9C 8C 7C KD QD AH KH QH JH") == "AD"


def test_a_low_spade_ducks_while_the_queen_is_out() -> None:
    assert played("AS KS 5S 3H 2C", "9S", "QS TS 8S KC QC JC KD QD JD TD AH KH QH JH") == "5S"


def test_the_queen_is_kept_on_the_first_spade() -> None:
    hand = "QS 9S 7S 5H 4H 8C 5C 9D 5D"
    out = "AS KS JS TS 8S 6S AH KH QH JH TH 9H AC KC QC JC TC 9C AD KD QD JD TD 8D 7D 4C"
    assert played(hand, "3S", out) in ("7S", "9S")
    assert played(hand, "KS", out.replace("KS", "4S")) == "QS"


@by_rules_of_thumb
@pytest.mark.parametrize(
    ("hand", "out", "right"),
    [
        ("QS AH KH 7D 6D", "TS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "QS"),
        ("AS 2S 3H 7D 6D", "QS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "AS"),
        ("KS 2S 3H 7D 6D", "QS 9S 5S QH JH TH 9D 8D 5D 4D QC JC TC 9C", "KS"),
        ("AH 2H 7D 4D 3D", "TS 9S 5S QH JH TH 9D 8D 5D 6H QC JC TC 9C", "AH"),
    ],
)
def test_the_most_dangerous_card_is_thrown(hand: str, out: str, right: str) -> None:
    assert played(hand, "KC", out) == right


def test_a_suit_that_nobody_else_has_is_not_led() -> None:
    assert played("9D 6D 2S", "", "KC AH KH QH JH TH AS KS JS") == "2S"


@by_rules_of_thumb
def test_a_low_spade_smokes_out_the_queen() -> None:
    hand = "7S 5S 4S 9H 8H 6C 5C 9D 8D"
    out = "AS KS QS JS TS 9S 2S AH KH QH JH 7H 5H AC KC QC JC 9C 8C 4C AD KD QD JD 7D 5D 2D"
    assert played(hand, "", out)[1] == "S"


def test_a_seat_with_the_queen_does_not_lead_its_guards() -> None:
    hand = "QS 5S 4S 9H 8H 6C 5C 9D 3D"
    out = "AS KS 8S JS TS 9S 2S AH KH QH JH 7H 5H AC KC QC JC 9C 8C 4C AD KD QD JD 7D 5D 2D"
    assert played(hand, "", out)[1] != "S"


def test_a_moon_is_stopped() -> None:
    out = "KC QC JC TC AH QH JH TH 7H"
    assert played("KH 2H 3C 2C", "9H 3H 4H", out, winners=(1,)) == "KH"
    assert played("KH 2H 3C 2C", "9H 3H 4H", out) == "2H", "nobody can shoot any more"


@by_rules_of_thumb
def test_a_stopper_is_kept() -> None:
    out = "KH QH JH TH 9H AD KD QD JD TC 7C 6C 5C 4C"
    assert played("AH 6H 9C 8C 2C", "9D", out, winners=(3,)) != "AH"
    assert played("AH 6H 9C 8C 2C", "9D", out) == "AH", "nobody can shoot any more"


def test_a_seat_that_can_shoot_runs_its_winners_and_gives_up_when_it_has_failed() -> None:
    hand, out = "AH KH QH 9H 3H", "KC QC JC TC AD KD QD JD TD 9D 5H 4H AS KS JS"
    assert played(hand, "", out, winners=(0,)) != "3H"
    assert played(hand, "", out, winners=(0, 1)) == "3H", "the moon has failed"


def test_a_shooter_void_in_the_suit_led_throws_a_loser() -> None:
    out = "KC QC JC TC AD KD 9H 8H 7H 6H 5H 4H 3H 2H"
    assert played("AH KH QH JH 2C", "9D", out, winners=(0,)) == "2C"


def test_black_maria_goes_under_the_ace() -> None:
    assert played("KS 3S 4H 3D", "AS", "JS TS KD QD JD AH KH QH JH TH 2H", black_maria=True) == "KS"


def test_the_hooligan_is_thrown_like_a_queen() -> None:
    assert played("7C AH 2H 3H", "9S", "KC QC 6C 5C KH QH JH TH 5H AS KS", hooligan=True) == "7C"


def test_whoever_has_no_trick_yet_ducks_for_the_bonus() -> None:
    hand, out = "AC 2C 3D 2D 3H", "KC QC AD KD QD JD AH KH QH JH AS TS"
    assert played(hand, "4C 5C 6C", out, no_trick_bonus=True) == "2C"
    assert played(hand, "4C 5C 6C", out) == "AC", "a clean trick is a chance to lose the ace"


def test_the_rest_is_claimed() -> None:
    hands = ["AH KH", "QH JH", "TH 9H", "8H 7H"]
    assert said(playing(hands, 0, broken=True)) == "claim"


def test_nothing_left_to_win_is_never_claimed() -> None:
    hands = ["AC 2C", "KC QC", "TC 9C", "8C 7C"]
    state = playing(hands, 0, broken=True)
    assert "claim" in HEARTS_RULES.view(state, 0).legal
    assert said(state).startswith("play")


def passed(hand: str, count: int = 3, offset: int = 1, moon: str = "others-add") -> set[str]:
    """The cards that the bot passes from this hand."""
    mine = parse_set(hand)
    cards = list(cards_in(DECK & ~mine))
    hands = [hand, *(" ".join(map(format_card, cards[i::3])) for i in range(3))]
    verb, *words = said(passing(hands, offset, pass_count=count, moon=moon)).split()
    assert verb == "pass"
    return set(words)


def test_an_unguarded_queen_is_passed() -> None:
    assert "QS" in passed("QS 3S 8H 5H 3H JC 9C 5C 2C 9D 7D 4D 3D")


def test_a_guarded_queen_is_kept() -> None:
    assert "QS" not in passed("QS 8S 6S 5S 3S 2S AH KH 9C 5C KD QD 4D")


def test_bare_ace_and_king_of_spades_are_passed() -> None:
    assert passed("AS KS 8H 5H 3H JC 9C 5C 2C 9D 7D 4D 3D") >= {"AS", "KS"}


def test_low_cards_are_not_passed() -> None:
    low = {"2C", "3C", "2D", "3D", "2H", "3H", "2S", "3S"}
    assert not low & passed("9S 3S 2S KH 3H 2H QC 3C 2C JD TD 3D 2D")


@by_rules_of_thumb
@pytest.mark.parametrize(
    ("hand", "stopper", "instead"),
    [
        ("AS KS JS 9H 6H 4H 2H QC JC 6C TD 6D 4D", "9H", "JS"),
        ("KS 8S 5S QH 6H KC 5C 2C KD QD JD 6D 2D", "6H", "KC"),
    ],
)
def test_where_it_costs_little_a_low_heart_is_passed_to_stop_a_moon(hand: str, stopper: str, instead: str) -> None:
    assert passed(hand) - passed(hand, moon="none") == {stopper}
    assert passed(hand, moon="none") - passed(hand) == {instead}


def test_a_hand_for_the_moon_keeps_its_winners() -> None:
    hand = "AS KS QS JS AH KH QH JH AC KC QC AD 2D"
    assert passed(hand, count=1) == {"2D"}


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_any_number_of_cards_is_passed(count: int) -> None:
    assert len(passed("QS 3S 8H 5H 3H JC 9C 5C 2C 9D 7D 4D 3D", count)) == count


@by_rules_of_thumb
@pytest.mark.parametrize(
    ("before", "right"),
    [
        ((30, 80, 60, 50), "moon add"),  # ends the game, and wins it
        ((90, 75, 20, 30), "moon subtract"),  # adding would end the game and lose it
        (
            (70, 80, 30, 30),
            "moon add",
        ),  # adding ends nothing, as the two ahead are level: it loses nothing against subtracting
        ((80, 60, 80, 70), "moon add"),  # one of the others is ahead, but adding overtakes and ends it
    ],
)
def test_the_shooter_chooses_what_leaves_it_better_placed(before: tuple[int, ...], right: str) -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS"
    state = finished([hearts, "", "", ""], before=before, moon="shooter-chooses")
    assert said(state._replace(phase="moon", turn=0)) == right


@by_rules_of_thumb
def test_three_guessers_are_beaten_clearly() -> None:
    """The mean of 60 deals among guessers; equal players would have 6.5 points, and it is about 1.5."""
    points = []
    for number in range(60):
        rng, rules = Rng(f"guessers/{number}"), HEARTS_RULES
        state, _ = rules.start(rules.options(), rng, 1 + number % 4, (0, 0, 0, 0))
        while rules.acting(state):
            seat = rules.acting(state)[0]
            bot = find_bot("thumb" if seat == 0 else "random")
            action = bot.choose(rules.view(state, seat), rng, Budget())
            state, _ = rules.apply(state, seat, parse_action(action))
        score = rules.score(state)
        assert score is not None
        points.append(score.seats[0].points)
    assert sum(points) / len(points) < 3
