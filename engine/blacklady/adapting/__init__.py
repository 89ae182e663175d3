"""Opponents that adapt to a person: what is believed of their play, how it is learnt, and who is a match for them.

It looks at what the person decided with what they could know, and chooses who sits down next. It never touches the cards.
"""

from .judging import assess, overlook
from .manners import manners
from .profile import Profile, read_profile, write_profile
from .strength import opponents, strength
from .words import words

__all__ = [
    "Profile",
    "assess",
    "manners",
    "opponents",
    "overlook",
    "read_profile",
    "strength",
    "words",
    "write_profile",
]
