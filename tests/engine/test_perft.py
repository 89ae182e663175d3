"""Perft of Hearts and the null game, on deals so small that whole ones can be counted, first trick and all."""

from typing import Any

import pytest
from blacklady.cards import card_set, parse_set
from blacklady.games.hearts import HEARTS_RULES, HeartsOptions, State
from blacklady.games.hearts.deal import open_play
from blacklady.games.template import TEMPLATE_RULES, TemplateOptions
from blacklady.games.template import State as TemplateState
from blacklady.views import Trick

from .counting import by_hand, perft

RANKS = "23456789TJQKA"

#: Four small deals; with a hand void in clubs, one of points only, one of hearts and the queen.
DEALS = {
    "void in clubs": ["2C 9H 8S", "KD QS 3H", "3C 5C AH", "7C 6D KS"],
    "points only": ["2C JC 4D", "QH QS AH", "3C 9D 8H", "TC 2D 3S"],
    "hearts and the queen": ["5C 6H 9S", "4C KC TH", "2C 7D JS", "KH QS 2H"],
    "four each": ["2C 5D 8H QS", "3C 7C 9D AH", "4C JD 2S KS", "TC 3H 4H 5S"],
}


class Cards:
    """A deal on paper: what each player holds, what lies on the table, and whether hearts are broken."""

    def __init__(self, hands: list[list[str]], leader: int, options: Any, hearts: bool) -> None:
        self.hands, self.player, self.options, self.hearts = hands, leader, options, hearts
        self.table: list[tuple[int, str]] = []
        self.first = True
        self.broken = False

    def may_play(self) -> list[str]:
        hand = self.hands[self.player]
        if self.table:
            same = [card for card in hand if card[1] == self.table[0][1][1]]
            if not self.hearts:
                return same or hand
            if not same and self.options.queen_discard_waits and not self.broken and len(hand) > 1:
                hand = [card for card in hand if card != "QS"]
            return self.without_points(same or hand)
        if not self.hearts:
            return hand
        if self.first and self.options.opener != "dealers-left":
            return [card for card in hand if card == "2C" or (card[1] == "C" and self.options.opener == "any-club")]
        may = self.without_points(hand)
        if self.broken or self.options.hearts_any_time:
            return may
        plain = [card for card in may if card[1] != "H"]
        if not plain or (plain == ["QS"] and self.options.hearts_instead_of_queen):
            return may
        return plain

    def without_points(self, cards: list[str]) -> list[str]:
        if not self.first or self.options.first_trick_points:
            return cards
        return [card for card in cards if card[1] != "H" and card != "QS"] or cards

    def play(self, card: str) -> "Cards":
        hands = [[c for c in hand if c != card] for hand in self.hands]
        after = Cards(hands, (self.player + 1) % 4, self.options, self.hearts)
        after.table = [*self.table, (self.player, card)]
        after.first = self.first
        after.broken = (
            self.broken or card[1] == "H" or (card == "QS" and self.hearts and self.options.queen_breaks_hearts)
        )
        if len(after.table) == 4:
            led = after.table[0][1][1]
            after.player = max(after.table, key=lambda play: (play[1][1] == led, RANKS.index(play[1][0])))[0]
            after.table, after.first = [], False
        return after


CASES: list[tuple[str, dict[str, Any], int]] = [
    ("void in clubs", {}, 20),
    ("void in clubs", {"first_trick_points": True}, 48),
    ("void in clubs", {"queen_discard_waits": True, "first_trick_points": True}, 28),
    ("points only", {}, 22),
    ("points only", {"queen_discard_waits": True}, 12),
    ("points only", {"opener": "any-club"}, 52),
    ("four each", {"hearts_any_time": True}, 240),
    ("four each", {"queen_breaks_hearts": True}, 112),
    ("hearts and the queen", {"opener": "dealers-left"}, 8),
    ("hearts and the queen", {"opener": "dealers-left", "hearts_instead_of_queen": True}, 56),
    ("hearts and the queen", {"hearts_instead_of_queen": True, "queen_breaks_hearts": True}, 48),
    ("four each", {}, 96),
    ("four each", {"first_trick_points": True, "hearts_any_time": True, "opener": "dealers-left"}, 1920),
]


@pytest.mark.parametrize(("name", "changes", "leaves"), CASES)
def test_hearts_counts(name: str, changes: dict[str, Any], leaves: int) -> None:
    options = HeartsOptions(**changes)
    hands = tuple(parse_set(hand) for hand in DEALS[name])
    state = open_play(State(options, 1, 2, (0, 0, 0, 0), 0, hands))
    counts = perft(HEARTS_RULES, state)
    assert counts == by_hand(Cards([hand.split() for hand in DEALS[name]], state.turn, options, hearts=True), [])
    assert counts[-1] == leaves


@pytest.mark.parametrize(("name", "leaves"), [("points only", 80), ("four each", 2272)])
def test_null_game_counts(name: str, leaves: int) -> None:
    hands = tuple(parse_set(hand) for hand in DEALS[name])
    before = tuple(Trick(n, 0, (), 0) for n in range(1, 14 - len(DEALS[name][0].split())))
    state = TemplateState(TemplateOptions(), 1, 3, (0, 0, 0, 0), hands, Trick(len(before) + 1, 0), before)
    counts = perft(TEMPLATE_RULES, state)
    assert counts == by_hand(Cards([hand.split() for hand in DEALS[name]], 0, None, hearts=False), [])
    assert counts[-1] == leaves


def test_passes_are_counted() -> None:
    """Each seat chooses 2 of 4 cards: six ways each, in any order of the seats."""
    hands = tuple(parse_set(hand) for hand in DEALS["four each"])
    state = State(HeartsOptions(pass_count=2), 1, 3, (0, 0, 0, 0), 1, hands)
    assert len(HEARTS_RULES.legal(state, 0)) == 6
    assert len({card_set(action.cards) for action in HEARTS_RULES.legal(state, 0)}) == 6
    ways = [state]
    for seat in range(4):
        ways = [HEARTS_RULES.apply(way, seat, action)[0] for way in ways for action in HEARTS_RULES.legal(way, seat)]
    assert len(ways) == 6**4
    assert all(way.phase == "play" for way in ways)
