"""A second opinion on the points of a deal, worked out from the words of the rules and not from the engine."""

from collections.abc import Iterable
from typing import Any

from blacklady.cards import format_card
from blacklady.views import DealScore, View

FACES = {rank: face for face, rank in enumerate("23456789TJQKA", 2)}


def cost(card: str, options: Any) -> int:
    """What a card costs, the bonus card left out."""
    if card[1] == "H":
        return FACES[card[0]] if options.spot_hearts else 1
    if card == "QS":
        return 25 if options.spot_hearts else 13
    if options.black_maria and card in ("KS", "AS"):
        return 10 if card == "KS" else 7
    return 7 if options.hooligan and card == "7C" else 0


def hearts_accounts(view: View) -> Iterable[tuple[int, ...]]:
    """The points that the seats of a finished deal of Hearts may get: two ways where a moon leaves a choice."""
    options = view.options
    taken: list[list[str]] = [[], [], [], []]
    wins = [0, 0, 0, 0]
    for trick in view.tricks:
        cards = [format_card(card) for card in trick.cards]
        led = [card for card in cards if card[1] == cards[0][1]]
        best = max(led, key=lambda card: FACES[card[0]])
        winner = (trick.leader + cards.index(best)) % 4
        taken[winner] += cards
        wins[winner] += 1
    bonus_card = {"jack-of-diamonds": "JD", "ten-of-diamonds": "TD"}.get(options.bonus)
    bonus = [-10 if bonus_card in cards else 0 for cards in taken]
    costs = [sum(cost(card, options) for card in cards) for cards in taken]
    whole = sum(costs)
    if options.moon == "none" or whole not in costs:
        idle = [-5 if options.no_trick_bonus and not count else 0 for count in wins]
        return [tuple(map(sum, zip(costs, bonus, idle, strict=True)))]
    shooter = costs.index(whole)
    if wins[shooter] == 13:
        whole = {"moon": whole, "half-more": -(-3 * whole // 2), "double": 2 * whole}[options.sun]
    add = tuple(bonus[seat] + (0 if seat == shooter else whole) for seat in range(4))
    subtract = tuple(bonus[seat] - (whole if seat == shooter else 0) for seat in range(4))
    return {"others-add": [add], "shooter-subtracts": [subtract]}.get(options.moon, [add, subtract])


def hearts_over(score: DealScore, options: Any) -> bool:
    """Whether the game must be over with these totals."""
    totals = sorted(seat.total for seat in score.seats)
    reached = totals[-1] > options.target if options.target_exceeded else totals[-1] >= options.target
    return reached and (options.tie == "shared" or totals[0] < totals[1])


def hearts_total(reached: int, options: Any) -> int:
    """Where a seat stands that has come to `reached`."""
    return reached // 2 if options.exact_halves and reached == options.target else reached


def check_hearts(view: View, score: DealScore, standing: tuple[int, ...]) -> None:
    """Points, totals and the end of the game are what the cards and the rules make them."""
    points, totals = tuple(seat.points for seat in score.seats), tuple(seat.total for seat in score.seats)
    assert points in hearts_accounts(view)
    assert totals == score.standing
    reached = [before + cost for before, cost in zip(standing, points, strict=True)]
    assert list(totals) == [hearts_total(total, view.options) for total in reached]
    assert score.over is hearts_over(score, view.options)
