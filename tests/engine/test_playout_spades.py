"""The playouts of Spades: every card is legal under every house rule, and the tricks are counted as the game counts them."""

import pytest
from blacklady.actions import play
from blacklady.bots.playout import masks_of
from blacklady.bots.playout.spades import Playout, Start, start
from blacklady.bots.playout.spades_roles import COVER, DUCK, HUNT, KEEN, NIL, Roles, tricks_of
from blacklady.cards import card_set, cards_in, parse_set
from blacklady.games import find_game
from blacklady.games.spades import SpadesOptions
from blacklady.games.spades.deal import playable
from blacklady.rng import Rng
from blacklady.tricks import tricks_taken

from .positions_spades import playing
from .test_worlds import positions

POSITIONS = 4_000


def test_every_card_of_a_playout_is_legal_and_every_trick_counted() -> None:
    """Random options and positions; half of the playouts begin with a card that is given, half with one of their own."""
    rules, rng = find_game("spades"), Rng("playouts")
    played = 0
    for state, view in positions("spades", POSITIONS, "playouts"):
        if state.phase != "play":
            continue
        played += 1
        card = rng.pick(list(cards_in(playable(state)))) if rng.below(2) else None
        log: list[int] = []
        playout = Playout(state.options, state.bids)
        taken = playout.run(start(view, state.turn), masks_of(state.hands), card, rng.random, log)
        assert card is None or log[0] == card
        state = rules.rebuild(view, state.hands)
        for each in log:
            state, _ = rules.apply(state, state.turn, play(each))
        assert state.phase == "over"
        assert tricks_taken(state.tricks) == tricks_of(taken)
    assert played > POSITIONS / 2


def test_a_playout_from_the_bidding_opens_as_the_house_rules_say() -> None:
    rules, rng = find_game("spades"), Rng("opening")
    for way in ("dealers-left", "two-of-clubs", "lowest-club"):
        options = SpadesOptions(first_lead=way)
        for deal in range(50):
            state, _ = rules.start(options, rng, deal + 1, rules.opening(options))
            while state.phase == "bid":
                state, _ = rules.apply(state, state.turn, rules.legal(state, state.turn)[3])
            log: list[int] = []
            Playout(options, state.bids).run(Start(state.turn), masks_of(state.hands), None, rng.random, log)
            for each in log:
                state, _ = rules.apply(state, state.turn, play(each))
            assert state.phase == "over"


def test_the_same_luck_gives_the_same_playout() -> None:
    rules = find_game("spades")
    state, _ = rules.start(SpadesOptions(), Rng("luck"), 1, (0, 0, 0, 0))
    playout = Playout(state.options, ("3", "3", "nil", "3"))
    first, second = (playout.run(Start(0), masks_of(state.hands), None, Rng("tea").random) for _ in range(2))
    assert first == second


def test_hands_are_split_and_tricks_unpacked() -> None:
    hand = parse_set("2C AC 3D AH 2S AS LS BS")
    assert masks_of((hand,)) == [0x1001, 0b10, 0x1000, 0x7001]
    assert tricks_of(0xD000) == (0, 0, 0, 13)
    assert tricks_of(0x4321) == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("bids", "taken", "roles"),
    [
        ("3 3 3 3", 0x0000, (KEEN, KEEN, KEEN, KEEN)),
        ("2 2 2 2", 0x0022, (KEEN, KEEN, KEEN, KEEN)),
        ("1 2 1 2", 0x0101, (DUCK, KEEN, DUCK, KEEN)),
        ("nil 3 3 3", 0x0000, (NIL, HUNT + KEEN, COVER + KEEN, HUNT + KEEN)),
        ("nil 3 3 3", 0x0001, (KEEN, KEEN, KEEN, KEEN)),
        ("nil 3 2 3", 0x0200, (NIL, HUNT + KEEN, COVER + DUCK, HUNT + KEEN)),
        ("6 4 4 4", 0x2320, (KEEN, KEEN, KEEN, KEEN)),
    ],
)
def test_what_each_seat_is_up_to(bids: str, taken: int, roles: tuple[int, ...]) -> None:
    assert Roles(SpadesOptions(), bids.split()).find(taken)[:4] == roles


def leads(hands: list[str], trick: str = "", **how: object) -> set[int]:
    """The cards that South plays in playouts of this position."""
    rules = find_game("spades")
    state = playing(hands, 0, trick, broken=True, **how)  # type: ignore[arg-type]
    playout, seen = Playout(state.options, state.bids), set()
    for number in range(40):
        log: list[int] = []
        view = rules.view(state, 0)
        playout.run(start(view, 0), masks_of(state.hands), None, Rng(str(number)).random, log)
        seen.add(log[0])
    return seen


def test_the_last_hand_wins_as_cheaply_as_it_can_or_leaves_it_to_its_partner() -> None:
    rest = ["KD 5C", "QD 7C", "JD 9C"]
    how = {"bids": "3 3 3 3"}
    assert card_set(leads(["AH KH 2H", *rest], "9H 4H JH", **how)) == parse_set("KH")
    assert card_set(leads(["KH QH 2H", *rest], "9H AH JH", **how)) == parse_set("2H")
    assert card_set(leads(["9S 8S 3D", *rest], "9H 4H JH", **how)) == parse_set("8S")


def test_a_nil_ducks_as_high_as_it_can_and_throws_its_highest() -> None:
    rest = ["KD 5C 6C", "TD 7C", "JD 9C"]
    how = {"bids": "nil 4 3 4", "winners": (1, 3)}
    assert card_set(leads(["QH 9H 2H", *rest], "KH TH", **how)) == parse_set("QH")
    assert card_set(leads(["QD AH 2D", *rest], "KC QC", **how)) == parse_set("AH")
