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
    # The options of whist
    "whist.preset.classic": "Classic",
    "whist.preset.quick": "To 5",
    "whist.target": "Points to play to",
    "whist.target.help": "The game ends after a deal in which a side reaches this; 5 is British short whist, 7 American",
    "whist.finish_early": "Finish a decided deal at once",
    "whist.finish_early.help": "Offers to end a deal when the leader must win all the rest",
}
