"""The house rules of Hearts."""

from typing import Final, NamedTuple

from ...rules import OptionField, Preset

__all__ = ["FIELDS", "PRESETS", "HeartsOptions"]


class HeartsOptions(NamedTuple):
    """The rules in force; the defaults are what a new player gets. What each means stands in the texts under `hearts.<name>`."""

    pass_cycle: str = "left-right-across-hold"
    pass_count: int = 3
    opener: str = "two-of-clubs"
    opener_plays_itself: bool = False
    first_trick_points: bool = False
    hearts_any_time: bool = False
    queen_breaks_hearts: bool = False
    queen_discard_waits: bool = False
    hearts_instead_of_queen: bool = False
    bonus: str = "none"
    spot_hearts: bool = False
    black_maria: bool = False
    hooligan: bool = False
    no_trick_bonus: bool = False
    moon: str = "others-add"
    sun: str = "moon"
    target: int = 100
    target_exceeded: bool = False
    exact_halves: bool = False
    tie: str = "play-on"
    finish_early: bool = True


#: Seats to the left that a pass goes, deal by deal, for each cycle.
PASS_OFFSETS: Final = {
    "left-right-across-hold": (1, 3, 2, 0),
    "left-right-across": (1, 3, 2),
    "left-across-right-hold": (1, 2, 3, 0),
    "left": (1,),
    "never": (0,),
}

FIELDS: Final = (
    OptionField("pass_cycle", "choice", tuple(PASS_OFFSETS)),
    OptionField("pass_count", "int", low=1, high=5),
    OptionField("opener", "choice", ("two-of-clubs", "any-club", "dealers-left")),
    OptionField("opener_plays_itself", "bool"),
    OptionField("first_trick_points", "bool"),
    OptionField("hearts_any_time", "bool"),
    OptionField("queen_breaks_hearts", "bool"),
    OptionField("queen_discard_waits", "bool"),
    OptionField("hearts_instead_of_queen", "bool"),
    OptionField("bonus", "choice", ("none", "jack-of-diamonds", "ten-of-diamonds")),
    OptionField("spot_hearts", "bool"),
    OptionField("black_maria", "bool"),
    OptionField("hooligan", "bool"),
    OptionField("no_trick_bonus", "bool"),
    OptionField("moon", "choice", ("others-add", "shooter-subtracts", "shooter-chooses", "safe", "none")),
    OptionField("sun", "choice", ("moon", "half-more", "double")),
    OptionField("target", "int", low=50, high=500),
    OptionField("target_exceeded", "bool"),
    OptionField("exact_halves", "bool"),
    OptionField("tie", "choice", ("play-on", "shared")),
    OptionField("finish_early", "bool"),
)

PRESETS: Final = (
    Preset("classic", {}),
    Preset("quick", {"target": 50}),
    Preset("omnibus", {"bonus": "jack-of-diamonds"}),
    Preset("freewheeling", {"first_trick_points": True, "hearts_any_time": True, "opener": "any-club"}),
    Preset("moonlight", {"moon": "shooter-chooses", "sun": "double", "no_trick_bonus": True}),
    Preset("spot-hearts", {"spot_hearts": True, "target": 500}),
    Preset("black-maria", {"black_maria": True, "target": 150}),
    Preset("hooligan", {"hooligan": True}),
)
