"""Spades: cards that partners exchange for a nil."""

from typing import Any

import pytest
from blacklady.actions import parse_action
from blacklady.cards import card_set, parse_set
from blacklady.games.spades import SPADES_RULES, State
from blacklady.rng import Rng

from .positions_spades import after, bidding, choices, refusal
from .random_play import deal_state, random_options

HANDS = ["2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S"]


def bid(said: str, **changes: Any) -> State:
    """The deal after these bids."""
    state = bidding(HANDS, **changes)
    for seat, word in enumerate(said.split()):
        state = after(state, f"{seat} bid {word}")
    return state


def test_who_bids_nil_exchanges_cards_with_the_partner_and_nobody_else_does() -> None:
    state = bid("nil 3 4 3", nil_exchange=2)
    assert (state.phase, SPADES_RULES.acting(state)) == ("pass", (0, 2))
    assert len(choices(state, 0)) == 6
    assert choices(state, 1) == set()
    assert refusal(state, "1 pass 2D 3D") == "You exchange no cards"
    state = after(state, "2 pass 2H 5H")
    assert SPADES_RULES.acting(state) == (0,)
    state = after(state, "0 pass 4C 5C")
    assert (state.phase, state.turn) == ("play", 0)
    assert state.hands == tuple(map(parse_set, ["2C 3C 2H 5H", HANDS[1], "3H 4H 4C 5C", HANDS[3]]))


@pytest.mark.parametrize(
    ("said", "changes", "acting"),
    [
        ("3 3 3 3", {"nil_exchange": 2}, ()),
        ("nil 3 3 3", {}, ()),
        ("nil 3 3 3", {"blind_nil": "always", "blind_nil_exchange": 2}, ()),
        ("3 nil 3 3", {"nil_exchange": 1}, (1, 3)),
        ("3 nil 3 nil", {"nil_exchange": 1}, (1, 3)),
        ("nil nil 3 3", {"nil_exchange": 4}, (0, 1, 2, 3)),
    ],
)
def test_only_a_nil_that_the_options_name_makes_an_exchange(
    said: str, changes: dict[str, Any], acting: tuple[int, ...]
) -> None:
    state = bidding(HANDS, **changes)
    for seat, word in enumerate(said.split()):
        if "look" in choices(state, seat):
            state = after(state, f"{seat} look")
        state = after(state, f"{seat} bid {word}")
    assert state.phase == ("pass" if acting else "play")
    if acting:
        assert SPADES_RULES.acting(state) == acting


@pytest.mark.parametrize(
    ("south", "north", "plain", "blind", "count"),
    [
        ("blind", "4", 1, 2, 2),
        ("blind", "4", 3, 0, 0),
        ("nil", "4", 3, 2, 3),
        ("nil", "blind", 3, 2, 3),
        ("nil", "blind", 1, 2, 2),
    ],
)
def test_a_blind_nil_has_a_number_of_its_own_and_of_two_nils_the_larger_counts(
    south: str, north: str, plain: int, blind: int, count: int
) -> None:
    state = bidding(HANDS, blind_nil="always", nil_exchange=plain, blind_nil_exchange=blind)
    for seat, word in enumerate((south, "4", north, "4")):
        looks = [] if word == "blind" else [f"{seat} look"]
        state = after(state, *looks, f"{seat} bid {word}")
    prompts = [SPADES_RULES.view(state, seat).prompt for seat in (0, 2)]
    if not count:
        assert state.phase == "play"
        return
    for prompt in prompts:
        assert prompt is not None
        assert (prompt.kind, prompt.count, prompt.to) == ("cards", count, (2, 0)[prompts.index(prompt)])


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("0 pass 2C", "Choose 2 cards to pass, not 1"),
        ("0 pass 2C 3C 4C", "Choose 2 cards to pass, not 3"),
        ("0 pass 2C 2H", "You don’t hold the two of hearts"),
        ("0 pass 2C 2C", "The two of clubs is there twice"),
        ("0 bid 4", "Nothing is bid now"),
        ("0 look", "Your cards lie open to you"),
        ("0 play 2C", "No card can be played now"),
        ("0 claim", "The deal can’t be finished early yet"),
    ],
)
def test_anything_but_the_cards_asked_for_is_refused(entry: str, reason: str) -> None:
    assert refusal(bid("nil 3 4 3", nil_exchange=2), entry) == reason


def test_nobody_gives_twice() -> None:
    state = after(bid("nil 3 4 3", nil_exchange=1), "0 pass 2C")
    assert refusal(state, "0 pass 3C") == "You have passed already"


def test_what_is_given_is_told_to_the_partner_alone_once_both_have_chosen() -> None:
    state = bid("nil nil 4 3", nil_exchange=1)
    events: list[Any] = []
    for entry in ("0 pass 2C", "3 pass 2S", "2 pass 2H", "1 pass 2D"):
        seat, _, written = entry.partition(" ")
        assert [event.kind for event in events if event.kind == "exchange"] == []
        state, events = SPADES_RULES.apply(state, int(seat), parse_action(written))
        chosen = events[0]
        assert (chosen.kind, chosen.seat, chosen.to, chosen.cards) == ("chosen", int(seat), (int(seat) + 2) % 4, ())
    told = {event.to: (event.seat, event.cards, event.audience) for event in events[1:]}
    assert told == {
        0: (2, (26,), (0,)),
        1: (3, (39,), (1,)),
        2: (0, (0,), (2,)),
        3: (1, (13,), (3,)),
    }
    assert str(events[1].text) == "North gives you the two of hearts"


def test_a_seat_sees_its_own_exchange_and_the_other_side_none() -> None:
    state = after(bid("nil 3 4 3", nil_exchange=2), "0 pass 2C 3C")
    before = [SPADES_RULES.view(state, seat) for seat in range(4)]
    assert [seat.ready for seat in before[1].seats] == [True, False, False, False]
    assert (before[0].passed, before[2].received) == (parse_set("2C 3C"), 0)
    views = [SPADES_RULES.view(after(state, "2 pass 2H 3H"), seat) for seat in (0, 1, 2, 3, None)]
    assert (views[0].passed, views[0].received) == (parse_set("2C 3C"), parse_set("2H 3H"))
    assert (views[2].passed, views[2].received) == (parse_set("2H 3H"), parse_set("2C 3C"))
    assert [(view.pass_to, view.pass_from) for view in views] == [
        (2, 2),
        (None, None),
        (0, 0),
        (None, None),
        (None, None),
    ]
    for view in (views[1], views[3], views[4]):
        assert (view.passed, view.received) == (0, 0)


def test_who_opens_is_settled_after_the_exchange() -> None:
    state = bid("nil 3 4 3", nil_exchange=1, first_lead="two-of-clubs")
    state = after(state, "0 pass 2C", "2 pass 2H")
    assert (state.turn, choices(state, 2)) == (2, {"play 2C"})
    club = bid("nil 3 4 3", nil_exchange=4, first_lead="lowest-club")
    club = after(club, "0 pass 2C 3C 4C 5C", "2 pass 2H 3H 4H 5H")
    assert (club.turn, choices(club, 2)) == (2, {"play 2C"})


def test_in_a_rebuilt_deal_every_seat_got_cards_that_it_holds_or_has_played() -> None:
    rng, seen = Rng("rebuilt/spades"), 0
    while seen < 30:
        rules = random_options(SPADES_RULES, rng, solo=False, zero="nil", bidding="suicide", board=0, no_thirteen=False,
                               nil_exchange=3, blind_nil_exchange=3)  # fmt: skip
        state = deal_state(SPADES_RULES, rules, rng, until=lambda state: len(state.tricks) >= rng.below(13))
        if state.phase != "play":
            continue
        seen += 1
        rebuilt = SPADES_RULES.rebuild(SPADES_RULES.view(state, rng.below(4)), state.hands)
        for seat in range(4):
            view = SPADES_RULES.view(rebuilt, seat)
            gone = card_set(card for t in (*state.tricks, state.trick) for who, card in t.plays if who == seat)
            assert view.received & ~(view.hand | gone) == 0
            assert view.passed & (view.hand | gone) == 0
            assert view.received.bit_count() == view.passed.bit_count() == 3
