"""What the counting bot does in positions of whist where there is a right answer. The bot sits South and is to act."""

import pytest
from blacklady.bots import Budget, find_bot
from blacklady.cards import format_card, parse_set
from blacklady.games.whist import WHIST_RULES, State
from blacklady.rng import Rng

from .positions_whist import playing
from .random_play import redealt
from .unseen_hands import with_others


def said(state: State) -> str:
    """The bot's action; it is the same however the cards lie that it can't see."""
    view, rng = WHIST_RULES.view(state, 0), Rng("judgement")
    action = find_bot("thumb").choose(view, rng, Budget())
    other = WHIST_RULES.rebuild(view, redealt(view, rng))
    assert find_bot("thumb").choose(WHIST_RULES.view(other, 0), rng, Budget()) == action
    return action


def played(hand: str, trick: str, out: str, deal: int = 1, **how: object) -> str:
    """The card played from this hand when `trick` lies on the table and the others hold `out`, it can't see how.

    Hearts are trumps in the first deal, clubs, diamonds and spades in the next ones.
    """
    hands, left = with_others(hand, trick, out)
    assert not left, f"too many cards are out: {left}"
    verb, card = said(playing(hands, 0, trick, deal=deal, **how)).split()  # type: ignore[arg-type]
    assert verb == "play"
    return card


def test_the_fourth_seat_wins_as_cheaply_as_it_can() -> None:
    assert played("AC JC 3C", "9C 4C TC", "KD QD 5D 6D 7D 8D") == "JC"


def test_the_fourth_seat_leaves_the_trick_to_its_partner() -> None:
    assert played("AC JC 3C", "9C TC 4C", "KD QD 5D 6D 7D 8D") == "3C"


def test_the_fourth_seat_throws_its_lowest_when_it_can_t_win() -> None:
    assert played("QC JC 3C", "9C TC KC", "KD QD 5D 6D 7D 8D") == "3C"


def test_the_fourth_seat_trumps_with_its_lowest_trump_that_wins() -> None:
    assert played("AH 9H 2H", "9C 4C 5H", "KD QD 5D 6D 7D 8D") == "9H"


def test_the_fourth_seat_does_not_trump_its_partner() -> None:
    assert played("AH 9H 2S", "9C AC 5C", "KD QD 5D 6D 7D 8D") == "2S"


def test_the_third_seat_plays_high() -> None:
    assert played("KC 8C 3C", "5C 6C", "AC QC 9C 4D 5D 6D 7D") == "KC"


def test_of_a_sequence_the_third_seat_plays_the_lowest() -> None:
    assert played("AC KC QC", "5C 6C", "JC TC 9C 4D 5D 6D 7D") == "QC"


@pytest.mark.parametrize("trick", ["AC 6C", "QC 6C"])
def test_the_third_seat_does_not_overtake_a_winner_of_its_partner(trick: str) -> None:
    """The ace wins by itself; the queen is as good as the king in hand."""
    assert played("KC 8C 3C", trick, "JC TC 9C 4D 5D 6D 7D") == "3C"


def test_the_third_seat_does_not_trump_its_partner_s_ace() -> None:
    assert played("9H 2H 3S", "AC 6C", "JC TC 9C 4D 5D 6D 7D") == "3S"


def test_the_third_seat_trumps_when_its_partner_is_beaten() -> None:
    assert played("9H 2H 3S", "JC AC", "QC TC 9C 4D 5D 6D 7D") == "2H"


def test_the_second_seat_plays_low() -> None:
    assert played("QC 8C 3C", "5C", "AC KC JC TC 5D 6D 7D 8D") == "3C"


def test_the_second_seat_takes_what_is_sure() -> None:
    assert played("AC KC 3C", "5C", "QC JC TC 9C 5D 6D 7D 8D") == "KC"


def test_a_trump_is_a_trump_only_in_its_deal() -> None:
    """In the fourth deal spades are trumps, and the king of hearts is just a card to throw away."""
    assert played("KH 3S 2H", "9C 4C TC", "KD QD 5D 6D 7D 8D", deal=4) == "3S"
    assert played("KH 3S 2H", "9C 4C TC", "KD QD 5D 6D 7D 8D", deal=1) == "2H"


def test_who_is_long_in_trumps_draws_them() -> None:
    assert played("AH KH JH 9H 3C", "", "QH TH 2H 4C 5C 6C 7C 8C 9C TC 2D 3D 4D 5D 6D") == "AH"


def test_when_the_opponents_have_no_trump_left_the_winners_are_cashed() -> None:
    assert played("3H AC KC 5D", "", "QC JC TC 9C KD QD JD TD 9D 2S 3S 4S") in ("AC", "KC")


def test_the_lead_is_the_top_of_a_sequence() -> None:
    out = "AC TC 9C AD KD 5D 6D 7D AS KS QS 9S 8D 9D TD JD QD 8S"
    assert played("KC QC JC 4C 3D 2S", "", out) == "KC"


def test_the_lead_is_low_from_a_long_suit_without_one() -> None:
    out = "AC QC 9C AD KD 5D 6D 7D AS KS QS 9S 8D 9D TD JD QD 8S"
    assert played("KC JC 7C 4C 3D 2S", "", out) == "4C"


def test_what_is_missed_least_is_thrown_away() -> None:
    """No trump, no master, and the lowest of what is left."""
    assert played("AD 9S 4S", "KC 7H 2C", "KD QD 5D 6D 7D 8D") == "4S"


def test_a_master_is_kept_however_low_it_is() -> None:
    assert played("6D 9S 8S", "KC 7H 2C", "2D 3D 4D 5D KS QS") == "8S"


def test_a_card_that_only_the_partner_can_beat_is_as_good_as_a_master() -> None:
    """West has shown that it has no club; only North can beat the eight, and nobody need."""
    state = playing(["QC 8C 3C", "4D 5D 6D", "KC JC 7D", "TC 9C"], 0, "5C")
    clubs, last = state.tricks[0], state.tricks[-1]
    assert [format_card(card) for card in clubs.cards] == ["2C", "4C", "6C", "7C"]
    assert format_card(last.cards[0])[1] == "S", "nobody has a spade, so it tells nothing not to follow one"
    shown = clubs._replace(cards=(clubs.cards[0], last.cards[1], *clubs.cards[2:]))
    last = last._replace(cards=(last.cards[0], clubs.cards[1], *last.cards[2:]))
    assert said(state) == "play 3C"
    assert said(state._replace(tricks=(shown, *state.tricks[1:-1], last))) == "play 8C"


def test_a_claim_is_made() -> None:
    assert said(playing(["AS KS", "QS 2C", "3C 4C", "5C 6C"], 0)) == "claim"


def test_the_bot_takes_what_a_whole_hand_promises() -> None:
    """With all thirteen trumps it takes every trick."""
    hand = " ".join(format_card(card) for card in range(26, 39))
    rest = [" ".join(format_card(card) for card in range(low, low + 13)) for low in (0, 13, 39)]
    assert parse_set(hand) == 0x1FFF << 26
    assert said(playing([hand, *rest], 0)) == "claim"
