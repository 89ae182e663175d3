"""Black Lady: Hearts and Spades, their rules and their opponents.

>>> from blacklady import Seat, Table
>>> table = Table("hearts", seats=[Seat("You", "", None)] + [Seat("Bot", "", "random")] * 3, seed="tea")
>>> table.view(0).prompt.text
Text(key='prompt.pass', args={'count': 3, 'to': 1})
"""

from ._version import __version__
from .errors import BlackLadyError
from .games import GAMES
from .saves import Seat
from .table import Table

__all__ = ["GAMES", "BlackLadyError", "Seat", "Table", "__version__"]
