"""What the strongest bots do in positions of Spades where there is a right answer. The bot sits South and is to act."""

import pytest
from blacklady.actions import parse_action
from blacklady.bots import BOTS, Budget, find_bot
from blacklady.cards import DECK, cards_in, format_card, parse_set
from blacklady.games.spades import SPADES_RULES, State
from blacklady.rng import Rng

from .positions_spades import after, bidding, first_trick, playing
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


def said(state: State) -> str:
    """The bot's action."""
    return find_bot(BOT).choose(SPADES_RULES.view(state, 0), Rng("judgement"), Budget(400))


def others(hand: str, deck: int = DECK) -> list[str]:
    """Three hands of what South doesn't hold; it can't see how they lie."""
    cards = [format_card(card) for card in cards_in(deck & ~parse_set(hand))]
    return [" ".join(cards[i::3]) for i in range(3)]


def bid(hand: str, heard: str = "", **how: object) -> str:
    """The bot's bid, or look, after these bids in the order made."""
    dealer = (3 - len(heard.split())) % 4
    return said(bidding([hand, *others(hand)], heard, dealer=dealer, **how)).removeprefix("bid ")


def played(hand: str, trick: str, out: str, **how: object) -> str:
    """The card that the bot plays from this hand when `trick` lies on the table; it can't see how the others' cards lie.

    The others hold the first of `out`, as many as they must; all other cards are gone, in tricks of the `winners` by turns.
    Spades are broken.
    """
    hands, _ = with_others(hand, trick, out)
    verb, card = said(playing(hands, 0, trick, **{"broken": True, **how})).split()
    assert verb == "play"
    return card


# Bidding


@pytest.mark.parametrize(
    ("hand", "right"),
    [
        ("AS KS QS 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C", "3"),
        ("AS KS 2S 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C", "2"),
        ("4S 3S 2S 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C", "nil"),
    ],
)
def test_honours_are_bid_and_a_hand_without_any_goes_nil(hand: str, right: str) -> None:
    assert bid(hand) == right


def test_length_and_shortness_are_bid() -> None:
    flat = int(bid("KS 9S 4S AH 7H 5H QD JD 3D 9C 8C 5C 2C"))
    long = int(bid("KS 9S 8S 7S 6S 4S AH 7H QD 9C 8C 5C 2C"))
    assert long >= flat + 2


def test_a_trick_is_kept_to_attack_an_opponents_nil() -> None:
    for hand in ("AS KS QS JS 9S AH KH 5H AD KD 3D 4C 3C", "AS KS JS 9S 8S 2S AH KH 5H AD KD 3D 4C"):
        assert int(bid(hand, "3 4 nil")) <= 5
        assert int(bid(hand)) >= 6


def test_near_thirteen_less_is_bid() -> None:
    hand = "AS KS 8S 2S AH 7H 5H KD QD JD 3D AC 2C"
    assert int(bid(hand, "4 4 4")) < int(bid(hand))


WEAK = "5S 3S 2S 8H 6H 4H 2H 7D 5D 2D 9C 6C 3C"


def test_two_partners_dont_go_nil_both() -> None:
    assert bid(WEAK) == "nil"
    assert bid(WEAK, "3 nil 3").isdigit()


def test_no_nil_is_risked_when_the_sure_win_is_at_hand() -> None:
    hand = "8S 5S 3S JH 6H 4H 2H 9D 5D 2D 9C 6C 3C"
    assert bid(hand, "3 4 3") == "nil"
    assert bid(hand, "3 4 3", before=(455, 200, 0, 0)).isdigit()


def test_more_is_bid_when_less_would_lose() -> None:
    hand = "KS QS 8S AH 7H 5H KD QD 3D AC 9C 8C 2C"
    usual = int(bid(hand, "4 3 3"))
    assert int(bid(hand, "4 3 3", before=(430, 460, 0, 0))) > usual
    assert int(bid(hand, "4 3 3", before=(450, 200, 0, 0))) <= usual


def test_a_blind_nil_is_for_those_who_are_lost_without() -> None:
    how = {"blind_nil": "always"}
    assert bid(WEAK, "2 4 3", before=(290, 440, 0, 0), **how) == "blind"
    assert bid(WEAK, "3 4 4", before=(100, 220, 0, 0), **how) == "look"
    assert bid(WEAK, "3 4 4", before=(470, 100, 0, 0), **how) == "look"
    assert bid(WEAK, **how) == "look"


def test_the_only_bid_that_is_allowed_is_made() -> None:
    assert bid(WEAK, bidding="mirror") == "3"
    assert bid("AS KS QS AH KH 3H 2H AD KD 2D AC KC 2C", "3 5 3", bidding="suicide") == "nil"


# Nil, one's own and the partner's


@pytest.mark.parametrize(("bids", "right"), [("4 3 nil 3", "QH"), ("2 3 nil 3", "2H")])
def test_last_over_a_partners_nil(bids: str, right: str) -> None:
    """The cheapest winner if a trick is still needed; South has taken two."""
    out = "5S 4S 7H 6H 5H KD QD JD TD 5D 5C"
    assert played("AH QH 2H 2D", "JH TH 9H", out, bids=bids, winners=(0, 1, 3, 1, 0, 3, 1, 3, 1)) == right


def test_a_partners_nil_is_taken_over() -> None:
    out = "5S 4S 7H 6H 5H KD QD JD TD 5D 5C"
    how = {"bids": "2 3 nil 3", "winners": (0, 1, 3)}
    assert played("AH 3H 2H 2D", "9H KH 4H", out, **how) == "AH"
    assert played("AS 3H 2H 2D", "9C KC 4C", out.replace("5C", "AH"), **how) == "AS", "with a trump, too"


def test_second_hand_plays_high_before_a_partners_nil() -> None:
    hand, out = "KH 4H 2H 7S 8D", "QS JS QH TH 9H 8H 7H KD QD JD TD 5D AC KC"
    assert played(hand, "6H", out, bids="4 3 nil 3", winners=(0, 1, 3)) == "KH"


def test_high_cards_are_led_for_a_partners_nil() -> None:
    out = "QS JS QH TH 9H 8H KD QD JD TD 5D 4D AC KC QC"
    assert played("AH KH 2D 3C 4C", "", out, bids="3 3 nil 4", winners=(0, 1, 3)) in ("AH", "KH")


def test_ones_own_nil_ducks_with_the_highest_card_that_loses() -> None:
    hand, out = "QH 9H 2H 3D 4C", "QS JS AH 8H 7H KD QD JD TD 5D AC KC 9C"
    assert played(hand, "KH TH", out, bids="nil 3 4 3", winners=(1, 2, 3)) == "QH"


def test_ones_own_nil_throws_what_endangers_it() -> None:
    hand, out = "KH QH 2H 3D 2D", "QS JS AH TH 8H 7H KD QD JD TD 5D AC KC 9C"
    assert played(hand, "QC", out, bids="nil 3 4 3", winners=(1, 2, 3)) == "KH"


def test_an_opponents_nil_that_wins_is_left_to_win() -> None:
    out = "5S 4S 7H 6H 5H KD QD JD TD 5D 5C"
    assert played("AH QH 2H 2D", "JH 4H 9H", out, bids="3 nil 3 4", winners=(0, 2, 3)) == "2H"


def test_an_opponents_nil_is_attacked_with_low_leads() -> None:
    out = "QS JS QH TH 9H 8H 7H KD QD JD TD 9D AC KC QC"
    assert played("AH KH 2D AS 3C", "", out, bids="3 4 3 nil", winners=(0, 1, 2)) in ("2D", "3C")


# Bags, sets and the end of a game


def test_once_the_contract_is_made_high_cards_are_thrown_away() -> None:
    hand, out = "AH JH 2H 3C", "5S 4S QH TH 9H KD QD JD TC 9C 8C"
    how = {"bids": "2 3 2 3", "winners": (0, 1, 2, 3, 0, 1, 2, 3, 1)}
    assert played(hand, "KH", out, **how) == "JH"


def test_a_bag_near_the_limit_is_left_to_the_others() -> None:
    hand, out = "AH QH 2H 3C", "5S 4S TH 9H KD QD JD TC 9C"
    how = {"bids": "2 3 2 3", "winners": (0, 1, 2, 3, 0, 1, 2, 3, 1)}
    assert played(hand, "KH 4H JH", out, before=(200, 200, 9, 0), **how) == "QH"


def test_when_the_table_has_bid_everything_tricks_are_taken_to_set() -> None:
    """Three tricks are left and they need all of them; South's side has made its contract."""
    hand, out = "AH 2H 3C", "4S TH KD QD TC 9C"
    how = {"bids": "3 4 2 4", "winners": (0, 1, 2, 3, 0, 1, 2, 3, 1, 0)}
    assert played(hand, "KH 4H JH", out, **how) == "AH"


WON = (0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(("before", "right"), [((350, 472, 0, 0), "4C"), ((200, 200, 0, 0), "AS")])
def test_a_nil_is_given_up_when_only_a_set_saves_the_game(before: tuple[int, ...], right: str) -> None:
    """They stand at 472 and have two of their three tricks: whoever saves the nil gives them the last."""
    hands = ["AS 4C", "KC 9C", "2H", "8H"]
    state = playing(hands, 0, "KD 2D", bids="2 2 nil 1", winners=WON, before=before, broken=True)
    assert said(state) == f"play {right}"


# The partner, trumps and cheap winners


def test_a_partners_sure_trick_is_not_taken() -> None:
    how = {"bids": "3 3 3 3"}
    out = "5S 4S QH TH 9H 8D 7D 6D 5D QC JC"
    assert played("KH 2H 3S 3C", "4H AH JH", out, **how) == "2H"
    assert played("2S 3S 3C 2D", "4H AH JH", out, **how) in ("3C", "2D"), "and not trumped either"


def test_the_last_hand_wins_as_cheaply_as_it_can() -> None:
    how = {"bids": "3 3 3 3"}
    out = "5S 4S QH TH 8D 7D 6D 5D QC JC TC"
    assert played("AH KH 2H 3C", "9H 4H JH", out, **how) == "KH"
    assert played("9S 8S 3D 3C", "9H 4H JH", "QS " + out, **how) == "8S"


def test_third_hand_plays_its_highest() -> None:
    hand, out = "KH 9H 2H 3S 3C", "5S 4S AH QH TH 8D 7D 6D 5D QC JC TC 9C"
    assert played(hand, "4H 7H", out, bids="3 3 3 3") == "KH"


@by_rules_of_thumb
def test_winners_are_cashed_before_they_are_trumped() -> None:
    hand = "AH AD 5H 4H 3C 2C 4S 3S"
    out = "KH QH JH TH 9H 8H 7H KD QD JD TD 9D 8D AC KC QC JC KS QS JS TS 9S 8S 7S"
    assert played(hand, "", out, bids="4 4 3 2", winners=(1, 2, 3)) in ("AH", "AD")


def test_trumps_are_drawn_before_long_winners_are_cashed() -> None:
    hand = "AS KS QS AD KD QD JD"
    out = "JS TS 9S TD 9D 8D 7D 9H 8H 7H 6H 5H 4H 9C 8C 7C 6C 5C 4C 3C 2C"
    assert played(hand, "", out, bids="7 2 2 2", winners=(1, 2, 3))[1] == "S"


def test_a_partners_suit_is_led_back() -> None:
    """North has led hearts; what is out is the same in each of the three suits."""
    hands = [
        "2C 2H AD 5H 5D 5C",
        "3C 4H 3D 9H 9D 9C",
        "AC 3H 4D TH TD TC",
        "4C AH 2D KH KD KC",
    ]
    clubs = ("0 play 2C", "1 play 3C", "2 play AC", "3 play 4C")
    hearts = ("2 play 3H", "3 play AH", "0 play 2H", "1 play 4H")
    diamonds = ("3 play 2D", "0 play AD", "1 play 3D", "2 play 4D")
    assert said(after(first_trick(hands), *clubs, *hearts, *diamonds)) == "play 5H"


# Strength


def test_guessers_are_beaten_clearly() -> None:
    """Whole games to 200 against two guessers: all of twelve are won."""
    won = 0
    for number in range(12):
        rng, rules = Rng(f"guessers/{number}"), SPADES_RULES
        options = rules.options(target=200)
        standing, deal, score = rules.opening(options), 0, None
        while score is None or score.places is None:
            deal += 1
            state, _ = rules.start(options, rng, deal, standing)
            while (score := rules.score(state)) is None:
                seat = rules.acting(state)[0]
                bot = find_bot("thumb" if seat % 2 == 0 else "random")
                state, _ = rules.apply(state, seat, parse_action(bot.choose(rules.view(state, seat), rng, Budget())))
            standing = score.standing
        won += score.places[0] == 1
    assert won == 12
