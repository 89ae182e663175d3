"""Save texts of particular tables, made with the engine itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

from blacklady import Seat, Table
from blacklady.cards import cards_in, format_card, rank_of

NAMES = ("You", "Ada", "Otto", "Rosa")

#: Of a seat and the cards it may play, the one it plays.
Choose = Callable[[int, list[int]], int]

#: Whether a table has come to where it should be.
Until = Callable[[Table], bool]


def _never(table: Table) -> bool:
    return False


def people() -> list[Seat]:
    """Four people, with the pictures of the usual players."""
    return [Seat(name, name.lower(), None) for name in NAMES]


def with_bots(table: Table, bot: str = "random") -> str:
    """The save text of a table that was played out here, with bots in the last three seats."""
    saved = json.loads(table.save())
    for seat in saved["seats"][1:]:
        seat["bot"] = bot
    return json.dumps(saved)


def play(
    seed: str,
    options: dict[str, object],
    choose: Choose,
    cards: int = 52,
    until: Until = _never,
) -> Table:
    """A first deal without a pass, in which so many cards have been played, or until something holds."""
    table = Table("hearts", people(), seed, {"pass_cycle": "never", "finish_early": False, **options})
    return _play_out(table, choose, cards, until)


def _play_out(table: Table, choose: Choose, cards: int, until: Until = _never) -> Table:
    for _ in range(cards):
        if until(table):
            break
        seat = table.acting[0]
        prompt = table.view(seat).prompt
        assert prompt is not None and prompt.kind == "card"
        table.act(seat, f"play {format_card(choose(seat, list(cards_in(prompt.cards))))}")
    return table


def greedy(seat: int, cards: list[int]) -> int:
    """The first seat takes what it can, the others nothing."""
    return max(cards, key=rank_of) if seat == 0 else min(cards, key=rank_of)


def moon_choice() -> str:
    """A table at which the person has shot the moon and is to say how it counts."""
    # About one seed in a thousand; the search begins where it once ended.
    for n in count(1299):
        table = play(f"moon {n}", {"moon": "shooter-chooses"}, greedy)
        prompt = table.view(0).prompt if table.waiting == "person" else None
        if prompt is not None and prompt.kind == "choice":
            return with_bots(table)
    raise AssertionError("unreachable")


def won() -> str:
    """A table at which one trick is left of a match that the person wins."""

    def careful(seat: int, cards: list[int]) -> int:
        return min(cards, key=rank_of) if seat == 0 else max(cards, key=rank_of)

    # The search begins where it once ended.
    for n in count(12):
        table, left = play(f"win {n}", {"target": 50}, careful, 48), ""
        while table.waiting != "over":
            left = with_bots(table)
            _play_out(table, careful, 4)
            if table.waiting == "deal":
                table.deal()
                _play_out(table, careful, 48)
        score = table.view(0).score
        assert score is not None
        if score.seats[0].total < min(seat.total for seat in score.seats[1:]):
            return left
    raise AssertionError("unreachable")


def claim(key: str = "claim.nothing") -> str:
    """A table at which the person may finish the deal, since nothing is left to win or all is theirs (`claim.mine`)."""

    def claims(table: Table) -> bool:
        claim = table.view(0).claim
        return claim is not None and claim.key == key

    for n in count():
        table = play(f"claim {n}", {"finish_early": True}, greedy, 48, claims)
        if claims(table):
            return with_bots(table)
    raise AssertionError("unreachable")


def last_trick(seed: str = "end") -> str:
    """A table at which one trick is left of a deal."""
    return with_bots(play(seed, {}, greedy, 48))


def others_to_play() -> str:
    """A table at which the person has just led to a trick."""

    def led(table: Table) -> bool:
        trick = table.view(0).trick
        return trick is not None and trick.leader == 0 and len(trick.cards) == 1

    return with_bots(play("wait", {}, greedy, until=led))


def before_masters(seed: str = "thinking") -> str:
    """A table at which the person is to lead any of several cards, and three Masters play to it."""

    def leads(table: Table) -> bool:
        view = table.view(0)
        return view.prompt is not None and view.prompt.cards.bit_count() > 3 and len(view.tricks) > 0

    return with_bots(play(seed, {}, greedy, until=leads), "master")


def before(cards: int, seed: str = "middle", **options: object) -> str:
    """A table at which so many cards have been played."""
    return with_bots(play(seed, options, greedy, cards))


def spades(
    bids: tuple[str, str, str, str],
    seed: str = "spades",
    options: dict[str, object] | None = None,
    choose: Choose = greedy,
    cards: int = 52,
    until: Until = _never,
) -> Table:
    """A first deal of Spades with these bids by seat, in which so many cards have been played."""
    table = Table("spades", people(), seed, {"finish_early": False, **(options or {})})
    while table.view(None).phase == "bid":
        seat = table.acting[0]
        if table.view(seat).covered and bids[seat] != "blind":
            table.act(seat, "look")
        table.act(seat, f"bid {bids[seat]}")
    return _play_out(table, choose, cards, until)


def bidding(seed: str = "spades", bid: int = 1, bot: str = "random", **options: object) -> str:
    """A table of Spades at which each of the others has made this bid, or with 0 none, and the person is to bid."""
    for n in count():
        table = Table("spades", people(), f"{seed} {n}", options)
        if table.acting[0] == (1 if bid else 0):
            for seat in (1, 2, 3) if bid else ():
                table.act(seat, f"bid {bid}")
            return with_bots(table, bot)
    raise AssertionError("unreachable")


def bids_first_next() -> str:
    """A table of Spades at which a deal is over, and the person makes the first bid of the next one."""
    for n in count():
        if Table("spades", people(), f"first {n}").acting[0] == 3:
            return with_bots(spades(("3", "3", "3", "3"), f"first {n}"))
    raise AssertionError("unreachable")


def partners(seat: int, cards: list[int]) -> int:
    """South and North take what they can, the others nothing."""
    return max(cards, key=lambda card: (card >= 39, rank_of(card))) if seat % 2 == 0 else min(cards, key=rank_of)


def boston() -> str:
    """A table at which one card is left to the person, and the partners have taken every trick."""
    # One deal in hundreds; the search begins where it once ended.
    for n in count(785):
        table = spades(("6", "1", "5", "1"), f"boston {n}", choose=partners)
        if all(trick.winner in (0, 2) for trick in table.view(0).tricks):
            saved = json.loads(with_bots(table))
            last = max(i for i, entry in enumerate(saved["log"]) if entry.startswith("0 "))
            saved["log"], saved["future"] = saved["log"][:last], []
            return json.dumps(saved)
    raise AssertionError("unreachable")
