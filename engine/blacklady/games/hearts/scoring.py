"""The score of a deal of Hearts, and when the game is over."""

from ...cards import CardSet, cards_in, format_card
from ...texts import Text, text
from ...views import DealScore, SeatScore, Trick
from .deal import State, shooter_of, taken
from .options import HeartsOptions
from .values import ALL_HEARTS, CardValues, card_values, points_in

__all__ = ["is_over", "moon_worth", "score", "standing"]


def score(state: State) -> DealScore | None:
    """The score when the deal is over, else `None`."""
    if state.phase != "over":
        return None
    values, sets = card_values(state.options), taken(state)
    points = [points_in(cards, values) for cards in sets]
    lines = [_card_lines(cards, values) for cards in sets]
    shooter = shooter_of(state)
    if shooter is not None:
        said = _score_moon(state, shooter, points, lines)
    else:
        said = text("event.score", deal=state.deal)
        if state.options.no_trick_bonus:
            winners = {trick.winner for trick in state.tricks}
            for seat in set(range(4)) - winners:
                points[seat] -= 5
                lines[seat].append(text("hearts.line.no_trick", points=-5))
    totals = []
    for seat in range(4):
        reached = state.before[seat] + points[seat]
        total = standing(state.options, reached)
        if total != reached:
            lines[seat].append(text("hearts.line.halved", target=reached, total=total))
        totals.append(total)
    over = is_over(state.options, totals)
    places = _places(totals)
    result = _result(totals, places) if over else None
    seats = tuple(SeatScore(s, points[s], state.before[s], totals[s], tuple(lines[s])) for s in range(4))
    return DealScore(seats, said, shooter, result, places if over else None, tuple(totals))


def _card_lines(cards: CardSet, values: CardValues) -> list[Text]:
    """How the points of these cards come about."""
    lines = []
    hearts = cards & ALL_HEARTS
    if hearts:
        lines.append(text("hearts.line.hearts", count=hearts.bit_count(), points=points_in(hearts, values)))
    others = cards_in(cards & values.counting & ~ALL_HEARTS)
    lines += [text("hearts.line.card", card=format_card(card), points=values.points[card]) for card in others]
    return lines


def moon_worth(options: HeartsOptions, tricks: tuple[Trick, ...], shooter: int) -> int:
    """The points that the shooter's moon gives to the others, or takes off: all there are, or more for a sun."""
    worth, sun = card_values(options).all_points, options.sun
    if sun == "moon" or any(trick.winner != shooter for trick in tricks):
        return worth
    return (3 * worth + 1) // 2 if sun == "half-more" else 2 * worth


def _score_moon(state: State, shooter: int, points: list[int], lines: list[list[Text]]) -> Text:
    """Turn the points into those of a moon; gives the sentence for it."""
    values, worth = card_values(state.options), moon_worth(state.options, state.tricks, shooter)
    points[shooter] -= values.all_points
    way = _moon_way(state, shooter, points, worth)
    lines[shooter] = [text(f"hearts.line.{way}", points=-worth if way == "subtract" else 0)]
    for seat in range(4):
        if way == "add" and seat != shooter:
            points[seat] += worth
            lines[seat].insert(0, text("hearts.line.suffer", points=worth))
        if seat == shooter and values.bonus is not None and taken(state)[seat] >> values.bonus & 1:
            lines[seat].append(text("hearts.line.card", card=format_card(values.bonus), points=-10))
    if way == "subtract":
        points[shooter] -= worth
    return text(f"hearts.moon.{way}", seat=shooter, points=worth)


def _moon_way(state: State, shooter: int, points: list[int], worth: int) -> str:
    """Whether the others `add`, or the shooter's score falls (`subtract`)."""
    options = state.options
    if options.moon == "shooter-chooses":
        return state.moon
    if options.moon == "shooter-subtracts":
        return "subtract"
    if options.moon == "safe":
        costs = [points[s] + (0 if s == shooter else worth) for s in range(4)]
        totals = [standing(options, state.before[s] + costs[s]) for s in range(4)]
        if is_over(options, totals) and _places(totals)[shooter] != 1:
            return "subtract"
    return "add"


def standing(options: HeartsOptions, reached: int) -> int:
    """Where a seat stands that has reached this total."""
    return reached // 2 if options.exact_halves and reached == options.target else reached


def is_over(options: HeartsOptions, totals: list[int]) -> bool:
    """Whether the game ends with these totals."""
    limit = options.target + options.target_exceeded
    if max(totals) < limit:
        return False
    return options.tie == "shared" or totals.count(min(totals)) == 1


def _places(totals: list[int]) -> tuple[int, ...]:
    """Place 1 is the lowest total; equal totals share a place."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def _result(totals: list[int], places: tuple[int, ...]) -> Text:
    winners = [seat for seat in range(4) if places[seat] == 1]
    if len(winners) == 1:
        return text("hearts.result.win", seat=winners[0], points=totals[winners[0]])
    return text("hearts.result.shared", seats=winners, points=totals[winners[0]])
