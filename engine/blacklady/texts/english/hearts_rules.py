"""The rules of Hearts in words."""

from typing import Final

__all__ = ["CATALOGUE"]

CATALOGUE: Final[dict[str, str]] = {
    "hearts.rules.aim": "Four play, each for themselves. Take as few points as you can.",
    # The cards
    "hearts.rules.cost.plain": "Each heart costs 1 point, and Q♠ costs {queen}.",
    "hearts.rules.cost.spot": (
        "Each heart costs what its face says: from 2 points for the two to 10 for the ten. "
        "J costs 11, Q 12, K 13, A 14; and Q♠ costs {queen}."
    ),
    "hearts.rules.black_maria": "K♠ costs {king:point/points}, and A♠ costs {ace}.",
    "hearts.rules.hooligan": "7♣ costs {points:point/points}.",
    "hearts.rules.bonus": "{card:sign} takes {points:point/points} off for whoever wins it.",
    "hearts.rules.no_other": "No other card counts.",
    # Passing
    "hearts.rules.pass_count": (
        "Before play everybody passes {count:words card/cards}. You see what you get only when all have chosen."
    ),
    "hearts.rules.pass_cycle.left-right-across-hold": (
        "The first deal passes to the left, the next to the right, the third across. "
        "In the fourth all keep their cards; then it begins again."
    ),
    "hearts.rules.pass_cycle.left-right-across": (
        "The first deal passes to the left, the next to the right, the third across. Then it begins again."
    ),
    "hearts.rules.pass_cycle.left-across-right-hold": (
        "The first deal passes to the left, the next across, the third to the right. "
        "In the fourth all keep their cards; then it begins again."
    ),
    "hearts.rules.pass_cycle.left": "Every deal passes to the left.",
    "hearts.rules.pass_cycle.never": "No cards are passed.",
    # Playing
    "hearts.rules.any_club": "Whoever holds 2♣ when play begins leads to the first trick, with any club.",
    "hearts.rules.opener_plays_itself": "If 2♣ is yours to lead, it is played for you.",
    "hearts.rules.no_points_at_once": "No heart and no Q♠ on the first trick, unless you have nothing else to play.",
    "hearts.rules.points_at_once": "Hearts and Q♠ may fall on the first trick, too.",
    "hearts.rules.lead_broken": (
        "Lead a heart only when hearts are broken, or when you hold nothing else. Q♠ is no heart and may be led before."
    ),
    "hearts.rules.lead_any_time": "You needn’t wait for anything to lead hearts.",
    "hearts.rules.instead_of_queen": "If you hold nothing but hearts and Q♠, you may lead a heart instead of Q♠.",
    "hearts.rules.broken": "Hearts are broken as soon as a heart has been played.",
    "hearts.rules.broken_by_queen": "Hearts are broken as soon as a heart or Q♠ has been played.",
    "hearts.rules.queen_waits": "Until hearts are broken, Q♠ can’t be thrown on another suit, unless it is your only card.",
    "hearts.rules.finish": (
        "A deal can be finished at once when no trick that is left can change the score. "
        "So it can when the player on lead must win them all."
    ),
    # Scoring
    "hearts.rules.points": "After each deal, the points in the tricks you won are added to your total.",
    "hearts.rules.moon.others-add": (
        "Win every card that costs points, and you have shot the moon. You get none, and the others get {points} each."
    ),
    "hearts.rules.moon.shooter-subtracts": (
        "Win every card that costs points, and you have shot the moon. Instead of rising, your total falls by {points}."
    ),
    "hearts.rules.moon.shooter-chooses": (
        "Win every card that costs points, and you have shot the moon. "
        "You choose: {points:point/points} for each of the others, or {points} off your own total."
    ),
    "hearts.rules.moon.safe": (
        "Win every card that costs points, and you have shot the moon. You get none, and the others get {points} each. "
        "If that would end the game without a win for you, your total falls by {points} instead."
    ),
    "hearts.rules.no_moon": "There is no moon to shoot: even with all the points, you keep them.",
    "hearts.rules.sun": "A moon with all 13 tricks is a sun, and counts {points} instead of {moon}.",
    "hearts.rules.moon_bonus": "You don’t need {card:sign} for a moon. Whoever wins it has its points taken off all the same.",
    "hearts.rules.no_trick": "Win no trick at all, and five points are taken off.",
    "hearts.rules.no_trick_no_moon": "Win no trick at all, and five points are taken off, but not in a deal with a moon.",
    "hearts.rules.below_zero": "Totals can fall below zero.",
    # The end
    "hearts.rules.end": (
        "The game ends after a deal in which somebody stands at {target:point/points} or more. The lowest total wins."
    ),
    "hearts.rules.end_above": (
        "The game ends after a deal in which somebody stands at more than {target:point/points}. The lowest total wins."
    ),
    "hearts.rules.halved": "A total of exactly {target} falls to {total}.",
    "hearts.rules.tie.play-on": "If two or more share the lowest total, another deal is played.",
    "hearts.rules.tie.shared": "If two or more have the lowest total, they share the win.",
}
