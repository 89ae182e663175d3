"""The score of a deal of Spades, and when the game is over."""

from typing import NamedTuple

from ...texts import Text, text
from ...tricks import tricks_taken
from ...views import DealScore, SeatScore
from .options import SpadesOptions
from .state import BLIND, State, is_nil, sides_of, tricks_bid

__all__ = ["Account", "account", "contract_tricks", "is_over", "score"]


class Account(NamedTuple):
    """What a side gets for a deal: points, the bags that it keeps, and how they came about."""

    points: int
    bags: int
    lines: tuple[Text, ...]


def account(
    options: SpadesOptions, seats: tuple[int, ...], bids: tuple[str, ...], tricks: tuple[int, ...], bags: int
) -> Account:
    """The account of a side that began the deal with so many bags; `bids` and `tricks` are those of all four seats."""
    lines: list[tuple[int, Text]] = []
    bid = sum(tricks_bid(bids[seat]) for seat in seats)
    helping, stray = contract_tricks(options, seats, bids, tricks)
    new_bags = stray
    if any(not is_nil(bids[seat]) for seat in seats):
        if helping < bid:
            lines.append((-10 * bid, text("spades.line.set", bid=bid, count=helping, points=-10 * bid)))
        else:
            over = helping - bid
            points = 200 if options.ten_for_200 and bid >= 10 else 10 * bid
            kind = "over" if over else "made"
            said = text(f"spades.line.{kind}", bid=bid, count=helping, points=points, bags=over)
            lines.append((points + over, said))
            new_bags += over
    lines += [_nil_line(options, seat, bids[seat], tricks[seat]) for seat in seats if is_nil(bids[seat])]
    if stray:
        lines.append((stray, text("spades.line.stray", bags=stray)))
    collected = bags + new_bags
    if options.bag_limit and collected >= options.bag_limit:
        times = collected // options.bag_limit
        penalty = -times * options.bag_penalty
        lines.append((penalty, text("spades.line.bags", bags=collected, points=penalty)))
        collected %= options.bag_limit
    if options.boston in ("100", "200") and _boston(seats, tricks):
        bonus = int(options.boston)
        lines.append((bonus, text("spades.line.boston", points=bonus)))
    return Account(sum(points for points, _ in lines), collected, tuple(line for _, line in lines))


def contract_tricks(
    options: SpadesOptions, seats: tuple[int, ...], bids: tuple[str, ...], tricks: tuple[int, ...]
) -> tuple[int, int]:
    """The side's tricks that count for its contract, and those of a failed nil that are bags at once."""
    helping = sum(tricks[seat] for seat in seats if not is_nil(bids[seat]))
    failed = sum(tricks[seat] for seat in seats if is_nil(bids[seat]))
    if options.failed_nil == "count" and any(not is_nil(bids[seat]) for seat in seats):
        return helping + failed, 0
    return helping, 0 if options.failed_nil == "nothing" else failed


def _nil_line(options: SpadesOptions, seat: int, bid: str, tricks: int) -> tuple[int, Text]:
    worth = int(options.blind_nil_worth if bid == BLIND else options.nil_worth)
    kind = "blind" if bid == BLIND else "nil"
    if tricks:
        return -worth, text(f"spades.line.{kind}_failed", seat=seat, count=tricks, points=-worth)
    return worth, text(f"spades.line.{kind}_made", seat=seat, points=worth)


def _boston(seats: tuple[int, ...], tricks: tuple[int, ...]) -> bool:
    return sum(tricks[seat] for seat in seats) == 13


def score(state: State) -> DealScore | None:
    """The score when the deal is over, else `None`."""
    if state.phase != "over":
        return None
    options, sides, tricks = state.options, sides_of(state.options), tricks_taken(state.tricks)
    before, bags = state.before[: len(sides)], state.before[len(sides) :]
    accounts = [account(options, seats, state.bids, tricks, kept) for seats, kept in zip(sides, bags, strict=True)]
    totals = [start + each.points for start, each in zip(before, accounts, strict=True)]
    boston = next((side for side, seats in enumerate(sides) if _boston(seats, tricks)), None)
    outright = boston if options.boston == "wins" else None
    over = outright is not None or is_over(options, totals)
    ranks = [(side == outright, total) for side, total in enumerate(totals)]
    places = [0, 0, 0, 0]
    seat_scores: list[SeatScore] = []
    for seat in range(4):
        side = next(side for side, seats in enumerate(sides) if seat in seats)
        places[seat] = 1 + sum(len(sides[other]) for other, rank in enumerate(ranks) if rank > ranks[side])
        each = accounts[side]
        seat_scores.append(SeatScore(seat, each.points, before[side], totals[side], each.lines))
    said = text("event.score", deal=state.deal)
    feat = None
    if boston is not None:
        said, feat = _boston_text(sides[boston]), sides[boston][0]
    result = None
    if over:
        best = max(range(len(sides)), key=lambda side: ranks[side])
        result = _result(sides[best], totals[best])
    standing = (*totals, *(each.bags for each in accounts))
    return DealScore(tuple(seat_scores), said, feat, result, tuple(places) if over else None, standing)


def is_over(options: SpadesOptions, totals: list[int]) -> bool:
    """Whether the game ends with these totals of the sides; when the best are level it goes on."""
    sunk = options.floor != "none" and min(totals) <= -int(options.floor)
    return (max(totals) >= options.target or sunk) and totals.count(max(totals)) == 1


def _boston_text(seats: tuple[int, ...]) -> Text:
    if len(seats) == 1:
        return text("spades.feat.solo", seat=seats[0])
    return text("spades.feat", seats=list(seats))


def _result(seats: tuple[int, ...], total: int) -> Text:
    if len(seats) == 1:
        return text("spades.result.solo", seat=seats[0], points=total)
    return text("spades.result", seats=list(seats), points=total)
