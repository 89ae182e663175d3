"""The house rules of Spades."""

from typing import Final, NamedTuple

from ...rules import Exclusion, OptionField, Preset

__all__ = ["EXCLUSIONS", "FIELDS", "PRESETS", "SpadesOptions"]


class SpadesOptions(NamedTuple):
    """The rules in force; the defaults are what a new player gets. What each means stands in the texts under `spades.<name>`."""

    solo: bool = False
    target: int = 500
    floor: str = "none"
    bidding: str = "free"
    zero: str = "nil"
    nil_worth: str = "100"
    failed_nil: str = "bags"
    one_nil_a_side: bool = False
    nil_exchange: int = 0
    blind_nil: str = "none"
    blind_nil_worth: str = "200"
    blind_nil_exchange: int = 0
    board: int = 0
    no_thirteen: bool = False
    ten_for_200: bool = False
    bag_limit: int = 10
    bag_penalty: int = 100
    boston: str = "none"
    first_lead: str = "dealers-left"
    no_spade_on_first_trick: bool = False
    spade_leads: str = "broken"
    jokers: bool = False
    finish_early: bool = True


FIELDS: Final = (
    OptionField("solo", "bool"),
    OptionField("target", "int", low=100, high=1000),
    OptionField("floor", "choice", ("none", "200", "500")),
    OptionField("bidding", "choice", ("free", "suicide", "mirror", "whiz")),
    OptionField("zero", "choice", ("nil", "plain")),
    OptionField("nil_worth", "choice", ("50", "100", "200")),
    OptionField("failed_nil", "choice", ("bags", "count", "nothing")),
    OptionField("one_nil_a_side", "bool"),
    OptionField("nil_exchange", "int", low=0, high=4),
    OptionField("blind_nil", "choice", ("none", "behind", "always")),
    OptionField("blind_nil_worth", "choice", ("100", "200", "400")),
    OptionField("blind_nil_exchange", "int", low=0, high=4),
    OptionField("board", "int", low=0, high=6),
    OptionField("no_thirteen", "bool"),
    OptionField("ten_for_200", "bool"),
    OptionField("bag_limit", "int", low=0, high=20),
    OptionField("bag_penalty", "int", low=10, high=500),
    OptionField("boston", "choice", ("none", "100", "200", "wins")),
    OptionField("first_lead", "choice", ("dealers-left", "two-of-clubs", "lowest-club")),
    OptionField("no_spade_on_first_trick", "bool"),
    OptionField("spade_leads", "choice", ("broken", "after-first-trick", "any-time")),
    OptionField("jokers", "bool"),
    OptionField("finish_early", "bool"),
)

_FORCED: Final = ("suicide", "mirror", "whiz")
_SOME: Final = (1, 2, 3, 4)
_BLIND: Final = ("behind", "always")

#: Without these, a seat could be left without a bid, or an option would ask for a partner or a card that isn't there.
EXCLUSIONS: Final = (
    Exclusion("solo_suicide", {"solo": (True,), "bidding": ("suicide",)}),
    Exclusion("solo_board", {"solo": (True,), "board": (1, 2, 3, 4, 5, 6)}),
    Exclusion("solo_one_nil", {"solo": (True,), "one_nil_a_side": (True,)}),
    Exclusion("solo_exchange", {"solo": (True,), "nil_exchange": _SOME}),
    Exclusion("solo_exchange", {"solo": (True,), "blind_nil_exchange": _SOME}),
    Exclusion("plain_bidding", {"zero": ("plain",), "bidding": _FORCED}),
    Exclusion("plain_one_nil", {"zero": ("plain",), "one_nil_a_side": (True,)}),
    Exclusion("plain_exchange", {"zero": ("plain",), "nil_exchange": _SOME}),
    Exclusion("plain_blind", {"zero": ("plain",), "blind_nil": _BLIND}),
    Exclusion("board_bidding", {"board": (1, 2, 3, 4, 5, 6), "bidding": _FORCED}),
    Exclusion("thirteen_bidding", {"no_thirteen": (True,), "bidding": _FORCED}),
    Exclusion("one_nil_bidding", {"one_nil_a_side": (True,), "bidding": ("mirror", "whiz")}),
    Exclusion("mirror_blind", {"bidding": ("mirror",), "blind_nil": _BLIND}),
    Exclusion("jokers_club", {"jokers": (True,), "first_lead": ("two-of-clubs",)}),
)

PRESETS: Final = (
    Preset("classic", {}),
    Preset("quick", {"target": 200}),
    Preset("blind-nil", {"blind_nil": "behind", "blind_nil_exchange": 2}),
    Preset("tournament", {"board": 4, "first_lead": "lowest-club", "floor": "500", "ten_for_200": True}),
    Preset("suicide", {"bidding": "suicide", "target": 300}),
    Preset("mirror", {"bidding": "mirror", "target": 300}),
    Preset("whiz", {"bidding": "whiz", "target": 300}),
    Preset("jokers", {"jokers": True}),
    Preset("solo", {"solo": True, "target": 300}),
)
