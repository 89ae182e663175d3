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
    until: Callable[[Table], bool] = lambda table: False,
) -> Table:
    """A first deal without a pass, in which so many cards have been played, or until something holds."""
    seats = [Seat(name, name.lower(), None) for name in NAMES]
    table = Table("hearts", seats, seed, {"pass_cycle": "never", "finish_early": False, **options})
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


def claim() -> str:
    """A table at which the person may finish the deal."""
    for n in count():
        table = play(f"claim {n}", {"finish_early": True}, greedy, 48, lambda table: table.view(0).claim is not None)
        if table.view(0).claim is not None:
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


def before(cards: int, seed: str = "middle", **options: object) -> str:
    """A table at which so many cards have been played."""
    return with_bots(play(seed, options, greedy, cards))
