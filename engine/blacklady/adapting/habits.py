"""What habits are found in: decisions, each with what the seat knew."""

from collections.abc import Iterable
from typing import NamedTuple

from ..actions import Action
from ..views import View
from .profile import Share

__all__ = ["Decided", "share_of"]


class Decided(NamedTuple):
    """What a seat knew, and what it did."""

    view: View
    action: Action


def share_of(cases: Iterable[bool]) -> Share:
    """In how many of the cases something was done."""
    done = times = 0
    for case in cases:
        times += 1
        done += case
    return Share(done, times)
