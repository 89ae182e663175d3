"""What is said in whist, and of its options."""

from typing import Final

__all__ = ["CATALOGUE"]

CATALOGUE: Final[dict[str, str]] = {
    # Whist
    "whist.name": "Whist",
    "whist.summary": "Two against two; a point for each trick above six, and trumps change with every deal",
    "whist.title": "Deal {deal} · {suit:suit} are trumps",
    "whist.tricks": "{count:trick/tricks}",
    "whist.line": "{count:trick/tricks}: {points:+}",
    "whist.line.none": "{count:trick/tricks}",
    "whist.result": "{seats:names} win with {points:point/points}",
    # The rules of whist
    "whist.rules.aim": "Two play against two, and partners sit opposite. Take more tricks than the other side.",
    "whist.rules.trumps": "Trumps change with every deal: hearts, clubs, diamonds, spades, and hearts again.",
    "whist.rules.scoring": "Partners count their tricks together. Each trick above {book} is a point for the side.",
    "whist.rules.end": "The first side with {target:point/points} or more at the end of a deal wins.",
    # The options of whist
    "whist.preset.classic": "Classic",
    "whist.preset.quick": "To 5",
    "whist.target": "Points to play to",
    "whist.target.help": "The game ends after a deal in which a side reaches this; 5 is British short whist, 7 American",
    "whist.finish_early": "Finish a decided deal at once",
    "whist.finish_early.help": "Offers to end a deal when the leader must win all the rest",
}
