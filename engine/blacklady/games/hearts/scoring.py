"""The score of a deal of Hearts, and when the game is over."""

from collections.abc import Sequence

from ...cards import CardSet, cards_in, format_card
from ...texts import Text, text
from ...views import DealScore, SeatScore
from .deal import State, shooter_of, taken
from .options import HeartsOptions
from .values import ALL_HEARTS, CardValues, card_values, points_in

__all__ = ["is_over", "moon_worth", "places", "score", "settle", "standing"]


def score(state: State) -> DealScore | None:
    """The score when the deal is over, else `None`."""
    if state.phase != "over":
        return None
    options = state.options
    values, sets = card_values(options), taken(state)
    cards, shooter = [points_in(cards, values) for cards in sets], shooter_of(state)
    winners = 0
    for trick in state.tricks:
        assert trick.winner is not None
        winners |= 1 << trick.winner
    points, way = settle(options, state.before, cards, shooter, winners, state.moon)
    lines = [_card_lines(cards, values) for cards in sets]
    if shooter is not None:
        worth = moon_worth(options, sun=winners == 1 << shooter)
        _tell_moon(lines, values, sets, shooter, way, worth)
        said = text(f"hearts.moon.{way}", seat=shooter, points=worth)
    else:
        said = text("event.score", deal=state.deal)
        for seat in range(4):
            if points[seat] != cards[seat]:
                lines[seat].append(text("hearts.line.no_trick", points=points[seat] - cards[seat]))
    totals = []
    for seat in range(4):
        reached = state.before[seat] + points[seat]
        total = standing(state.options, reached)
        if total != reached:
            lines[seat].append(text("hearts.line.halved", target=reached, total=total))
        totals.append(total)
    over = is_over(state.options, totals)
    ranked = places(totals)
    result = _result(totals, ranked) if over else None
    seats = tuple(SeatScore(s, points[s], state.before[s], totals[s], tuple(lines[s])) for s in range(4))
    return DealScore(seats, said, shooter, result, ranked if over else None, tuple(totals))


def _card_lines(cards: CardSet, values: CardValues) -> list[Text]:
    """How the points of these cards come about."""
    lines = []
    hearts = cards & ALL_HEARTS
    if hearts:
        lines.append(text("hearts.line.hearts", count=hearts.bit_count(), points=points_in(hearts, values)))
    others = cards_in(cards & values.counting & ~ALL_HEARTS)
    lines += [text("hearts.line.card", card=format_card(card), points=values.points[card]) for card in others]
    return lines


def _tell_moon(
    lines: list[list[Text]], values: CardValues, sets: tuple[CardSet, ...], shooter: int, way: str, worth: int
) -> None:
    """Turn the lines into those of a moon."""
    lines[shooter] = [text(f"hearts.line.{way}", points=-worth if way == "subtract" else 0)]
    if values.bonus is not None and sets[shooter] >> values.bonus & 1:
        lines[shooter].append(text("hearts.line.card", card=format_card(values.bonus), points=-10))
    for seat in range(4):
        if way == "add" and seat != shooter:
            lines[seat].insert(0, text("hearts.line.suffer", points=worth))


def moon_worth(options: HeartsOptions, *, sun: bool) -> int:
    """The points that a moon gives to the others, or takes off: all there are, or more for a sun, with every trick taken."""
    worth = card_values(options).all_points
    if options.sun == "moon" or not sun:
        return worth
    return (3 * worth + 1) // 2 if options.sun == "half-more" else 2 * worth


def settle(
    options: HeartsOptions,
    before: Sequence[int],
    cards: Sequence[int],
    shooter: int | None,
    winners: int,
    word: str = "",
) -> tuple[list[int], str]:
    """The points of a deal by seat, and the way of a moon (`add`, `subtract`, or "" without one).

    `before` is the totals before it, `cards` the points of the cards that each seat has taken, `winners` has bit `s` set if
    seat `s` has taken a trick; `word` is what a shooter has chosen who has the choice.
    """
    points = list(cards)
    if shooter is None:
        if options.no_trick_bonus:
            points = [count if winners >> seat & 1 else count - 5 for seat, count in enumerate(points)]
        return points, ""
    worth = moon_worth(options, sun=winners == 1 << shooter)
    points[shooter] -= card_values(options).all_points
    added = [count + (0 if seat == shooter else worth) for seat, count in enumerate(points)]
    way = {"shooter-chooses": word, "shooter-subtracts": "subtract"}.get(options.moon, "add")
    if options.moon == "safe":
        totals = [standing(options, total + count) for total, count in zip(before, added, strict=True)]
        if is_over(options, totals) and places(totals)[shooter] != 1:
            way = "subtract"
    if way == "subtract":
        points[shooter] -= worth
        return points, way
    return added, way


def standing(options: HeartsOptions, reached: int) -> int:
    """Where a seat stands that has reached this total."""
    return reached // 2 if options.exact_halves and reached == options.target else reached


def is_over(options: HeartsOptions, totals: Sequence[int]) -> bool:
    """Whether the game ends with these totals."""
    limit = options.target + options.target_exceeded
    if max(totals) < limit:
        return False
    return options.tie == "shared" or totals.count(min(totals)) == 1


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """Place 1 is the lowest total; equal totals share a place."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def _result(totals: list[int], ranked: tuple[int, ...]) -> Text:
    winners = [seat for seat in range(4) if ranked[seat] == 1]
    if len(winners) == 1:
        return text("hearts.result.win", seat=winners[0], points=totals[winners[0]])
    return text("hearts.result.shared", seats=winners, points=totals[winners[0]])
