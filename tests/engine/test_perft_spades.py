"""Perft of Spades, on deals so small that whole ones can be counted: the bidding, the exchange, and the play."""

from typing import Any

import pytest
from blacklady.cards import parse_set
from blacklady.games.spades import SPADES_RULES, SpadesOptions, State

from .counting import by_hand, perft

RANKS = "23456789TJQKALB"

#: Small deals: with a hand void in clubs, one of nothing but spades, one without a club at dealer's left, one with jokers.
DEALS = {
    "void in clubs": ["2C 9H 8S", "KD QS 3H", "3C 5C AH", "7C 6D KS"],
    "spades only": ["2C 4D 9D", "QS 2S AS", "3C 9C 8H", "TC 2D 3S"],
    "no club to lead": ["5D 6H 9S", "4C KC 3S", "2C 7C JS", "KH QS 2H"],
    "jokers": ["3C 5D LS", "7C 9D BS", "4C JD 3S", "TC 3H 4H"],
    "four each": ["2C 5D 8H QS", "3C 7C 9D AH", "4C JD 2S KS", "TC 3H 4H 5S"],
}


class Cards:
    """A deal on paper: what each player holds, what lies on the table, and whether spades are broken."""

    def __init__(self, hands: list[list[str]], player: int, options: Any) -> None:
        self.hands, self.player, self.options = hands, player, options
        self.table: list[tuple[int, str]] = []
        self.first = True
        self.broken = False

    def may_play(self) -> list[str]:
        hand = self.hands[self.player]
        lowest_first = self.first and self.options.first_lead == "lowest-club"
        clubs = sorted((card for card in hand if card[1] == "C"), key=lambda card: RANKS.index(card[0]))
        if lowest_first and clubs:
            return clubs[:1]
        plain = [card for card in hand if card[1] != "S"] or hand
        if self.table:
            same = [card for card in hand if card[1] == self.table[0][1][1]]
            if same:
                return same
            barred = lowest_first or (self.first and self.options.no_spade_on_first_trick)
            return plain if barred else hand
        if self.first and self.options.first_lead == "two-of-clubs":
            return ["2C"]
        if self.broken or self.options.spade_leads == "any-time":
            return hand
        if self.options.spade_leads == "after-first-trick" and not self.first:
            return hand
        return plain

    def play(self, card: str) -> "Cards":
        hands = [[c for c in hand if c != card] for hand in self.hands]
        after = Cards(hands, (self.player + 1) % 4, self.options)
        after.table = [*self.table, (self.player, card)]
        after.first = self.first
        after.broken = self.broken or card[1] == "S"
        if len(after.table) == 4:
            led = after.table[0][1][1]
            after.player = max(
                after.table, key=lambda play: (play[1][1] == "S", play[1][1] == led, RANKS.index(play[1][0]))
            )[0]
            after.table, after.first = [], False
        return after


def opener(hands: list[list[str]], options: Any) -> int:
    """Who leads first, with East as the dealer."""
    if options.first_lead == "two-of-clubs":
        return next(seat for seat in range(4) if "2C" in hands[seat])
    if options.first_lead == "lowest-club":
        return next(seat for seat in range(4) if any(card[1] == "C" for card in hands[seat]))
    return 0


def dealt(hands: list[str], **changes: Any) -> State:
    """The deal before the first bid."""
    return State(SpadesOptions(**changes), 1, 3, (0, 0, 0, 0), tuple(map(parse_set, hands)))


CASES: list[tuple[str, dict[str, Any], int]] = [
    ("void in clubs", {}, 56),
    ("void in clubs", {"no_spade_on_first_trick": True}, 36),
    ("void in clubs", {"spade_leads": "any-time"}, 84),
    ("void in clubs", {"spade_leads": "after-first-trick"}, 64),
    ("void in clubs", {"first_lead": "two-of-clubs"}, 36),
    ("spades only", {}, 192),
    ("spades only", {"first_lead": "two-of-clubs", "no_spade_on_first_trick": True}, 48),
    ("spades only", {"first_lead": "lowest-club"}, 24),
    ("no club to lead", {}, 360),
    ("no club to lead", {"first_lead": "lowest-club"}, 16),
    ("no club to lead", {"first_lead": "lowest-club", "spade_leads": "after-first-trick"}, 20),
    ("jokers", {"jokers": True}, 20),
    ("jokers", {"jokers": True, "spade_leads": "any-time"}, 36),
    ("four each", {}, 628),
    ("four each", {"first_lead": "two-of-clubs"}, 80),
    ("four each", {"first_lead": "lowest-club", "spade_leads": "after-first-trick"}, 96),
]


@pytest.mark.parametrize(("name", "changes", "leaves"), CASES)
def test_counts_of_the_play(name: str, changes: dict[str, Any], leaves: int) -> None:
    state = dealt(DEALS[name], **changes)
    for seat in range(4):
        action = next(action for action in SPADES_RULES.legal(state, seat) if action.word == "3")
        state, _ = SPADES_RULES.apply(state, seat, action)
    counts = perft(SPADES_RULES, state)
    hands = [hand.split() for hand in DEALS[name]]
    assert counts == by_hand(Cards(hands, opener(hands, state.options), state.options), [])
    assert counts[-1] == leaves


@pytest.mark.parametrize(
    ("changes", "leaves"),
    [
        ({}, 14**4),
        ({"zero": "plain"}, 14**4),
        ({"bidding": "suicide"}, (14 + 13) ** 2),
        ({"bidding": "suicide", "one_nil_a_side": True}, (13 + 13) ** 2),
        ({"bidding": "mirror"}, 1),
        ({"bidding": "whiz"}, 2**4),
        ({"one_nil_a_side": True}, (14**2 - 1) ** 2),
        ({"board": 4}, (10 + 11 + 12 + 13 + 10 * 14) ** 2),
        ({"no_thirteen": True}, 14**4 - 560),
        ({"blind_nil": "always", "bidding": "suicide"}, (15 + 15 + 13 * 2) ** 2),
    ],
)
def test_counts_of_the_bidding(changes: dict[str, Any], leaves: int) -> None:
    """Every seat holds a spade. There are 560 ways to write 13 as a sum of four numbers from 0 on: 16 over 3."""
    level = [dealt(["2C 2S", "3C 3S", "4C 4S", "5C 5S"], **changes)]
    ways = 0
    while level:
        following = []
        for state in level:
            if state.phase != "bid":
                ways += 1
                continue
            legal = SPADES_RULES.legal(state, state.turn)
            following += [SPADES_RULES.apply(state, state.turn, action)[0] for action in legal]
        level = following
    assert ways == leaves


def test_counts_of_the_exchange() -> None:
    """South bids nil: six ways to give two of four cards, and as many for North, in either order."""
    state = dealt(DEALS["four each"], nil_exchange=2)
    for seat, word in enumerate(("nil", "3", "3", "3")):
        action = next(action for action in SPADES_RULES.legal(state, seat) if action.word == word)
        state, _ = SPADES_RULES.apply(state, seat, action)
    assert perft(SPADES_RULES, state, phase="pass") == [1, 6 + 6, 2 * 6 * 6]
