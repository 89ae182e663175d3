"""The command line: a game in the terminal. Printing and arguments only."""

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from ._version import __version__
from .bots import BOTS, find_bot
from .cards import DISPLAY_SUITS, SUIT_SETS, CardSet, display_order, format_card
from .errors import BlackLadyError
from .games import GAMES, find_game, offered
from .saves import Seat
from .table import Table
from .texts import Text, english, text
from .views import Choice, Event, Prompt, View

__all__ = ["main"]

NAMES: Final = ("You", "West", "North", "East")
HELP: Final = (
    "Type a card (QS is the queen of spades, TD the ten of diamonds), several to pass, a bid (4, nil), or one of:\n"
    "  claim  undo  redo  last  score  hint  save FILE  help  quit"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives the exit code: 0, or 2 when something given is wrong."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        table = _table(given)
        _Terminal(table, input).run()
    except BlackLadyError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{parser.prog}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print("\nGood bye.")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="blacklady", description="Hearts and Spades in the terminal.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument(
        "--game", choices=sorted(GAMES), default="hearts", metavar="GAME", help=f"one of {', '.join(offered())}"
    )
    play.add_argument("--preset", default="classic", help="house rules by name (default: %(default)s)")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be repeated"
    )
    play.add_argument("--bot", choices=sorted(BOTS), default="thumb", help="the opponents (default: %(default)s)")
    play.add_argument("--auto", action="store_true", help="a bot plays your seat, too")
    play.add_argument("--seed", help="a text that the deals follow from (default: drawn)")
    play.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    return parser


def _table(given: argparse.Namespace) -> Table:
    if given.load is not None:
        return Table.load(given.load.read_text(encoding="utf-8", errors="replace"))
    find_bot(given.bot)
    rules = find_game(given.game)
    presets = {preset.name: preset.changes for preset in rules.presets}
    if given.preset not in presets:
        raise BlackLadyError(text("error.preset_unknown", name=given.preset[:40], presets=", ".join(presets)))
    options = {**presets[given.preset], **dict(map(_option, given.option))}
    bots = [given.bot if given.auto else None, *[given.bot] * 3]
    seats = [Seat(name, "", bot) for name, bot in zip(NAMES, bots, strict=True)]
    return Table(given.game, seats, given.seed or secrets.token_hex(8), options)


def _option(written: str) -> tuple[str, Any]:
    """`NAME=VALUE` with the value as the JSON word it looks like; the rules check the rest."""
    name, _, value = written.partition("=")
    words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
    if value.isascii() and value.isdigit():
        return name, int(value[:9])
    return name, words.get(value.lower(), value)


class _Terminal:
    """One person at one table, by text."""

    def __init__(self, table: Table, ask: Callable[[str], str]) -> None:
        self.table = table
        self.ask = ask
        self.person = next((seat for seat in range(4) if table.seats[seat].bot is None), 0)
        self.commands: dict[str, Callable[[], object]] = {
            "undo": lambda: self.table.undo(self.person),
            "redo": lambda: self.tell(self.table.redo(self.person)),
            "claim": lambda: self.act("claim"),
            "last": self.last_trick,
            "score": self.sheet,
            "hint": lambda: print(f"A counter would say: {self.table.advice(self.person, 'thumb')}"),
            "help": lambda: print(HELP),
        }

    def run(self) -> None:
        """Play until the game is over."""
        print(f"Seed: {self.table.seed}\n{HELP}\n")
        self.tell(self.table.opening if not self.table.log else ())
        while True:
            waiting = self.table.waiting
            if waiting == "bot":
                self.tell(self.table.step())
            elif waiting == "person":
                if not self.turn():
                    return
            else:
                self.sheet()
                if waiting == "over":
                    return
                self.tell(self.table.deal())

    def turn(self) -> bool:
        """Ask the person until something has been done; False when they want to leave."""
        # A saved game may have several people; each has the terminal in turn.
        self.person = next(seat for seat in self.table.acting if self.table.seats[seat].bot is None)
        view = self.table.view(self.person)
        prompt = view.prompt
        assert prompt is not None
        if prompt.auto is not None:
            self.act(prompt.auto)
            return True
        self.show(view)
        word = self.ask(f"{self.say(prompt.text)}{self._choices(prompt)}: ").strip()
        command, _, rest = word.partition(" ")
        try:
            if command == "quit":
                return False
            if command == "save" and rest:
                Path(rest).write_text(self.table.save(), encoding="utf-8")
                print(f"Saved. Go on with: blacklady play --load {rest}")
            elif command in self.commands:
                self.commands[command]()
            elif word:
                self.act(_action(prompt, word))
        except BlackLadyError as error:
            print(f"  {self.say(error.text)}.")
        except OSError as error:
            print(f"  {error.filename}: {error.strerror}.")
        return True

    def act(self, action: str) -> None:
        """Do what the person said."""
        self.tell(self.table.act(self.person, action))

    def say(self, said: Text) -> str:
        """A sentence, spoken to the person."""
        return english(said, self.table.names(), self.person)

    def tell(self, events: Iterable[Event]) -> None:
        """Print what the person may know of these events."""
        for event in events:
            if event.audience is None or self.person in event.audience:
                print(f"  {self.say(event.text)}.")

    def show(self, view: View) -> None:
        """Print what lies on the table, what was bid, and the hand, by suit."""
        suits = [_words(view.hand & SUIT_SETS[suit]) for suit in DISPLAY_SUITS if view.hand & SUIT_SETS[suit]]
        print(f"\n{self.say(view.title)} — your hand: {'   '.join(suits) or 'not looked at'}")
        names = self.table.names()
        if view.trick is not None and view.trick.cards:
            print("  On the table: " + ", ".join(f"{names[s]} {format_card(card)}" for s, card in view.trick.plays))
        bids = [
            f"{names[seat.seat]} {self.say(seat.contract.label)}" for seat in view.seats if seat.contract is not None
        ]
        if bids:
            print("  Tricks and bids: " + ", ".join(bids))

    def last_trick(self) -> None:
        """Print the last whole trick and why it was won."""
        tricks = self.table.view(self.person).tricks
        if not tricks:
            print("  No trick has been played yet.")
            return
        for seat, card in tricks[-1].plays:
            print(f"  {self.say(text('event.play', seat=seat, card=format_card(card)))}.")
        print(f"  {self.say(tricks[-1].reason)}.")

    def sheet(self) -> None:
        """Print the score sheet."""
        names = self.table.names()
        print("\n" + "".join(f"{name:>12.11}" for name in ["", *names]))
        for number, score in enumerate(self.table.sheet, 1):
            cells = [f"{seat.points:+d} = {seat.total}" for seat in score.seats]
            print("".join(f"{cell:>12}" for cell in [f"deal {number}", *cells]))
            print(f"  {self.say(score.result or score.text)}.")
        print()

    def _choices(self, prompt: Prompt) -> str:
        if prompt.choices:
            return " (" + ", ".join(map(self._choice, prompt.choices)) + ")"
        return f" ({_words(prompt.cards)})" if prompt.kind == "card" else ""

    def _choice(self, choice: Choice) -> str:
        return self.say(choice.label) if choice.label else f"{choice.action}: {self.say(choice.text)}"


def _action(prompt: Prompt, word: str) -> str:
    """What the person typed, with the verb that was asked for; cards may be in small letters, a choice by its last word."""
    for choice in prompt.choices:
        if choice.action.split()[-1] == word.lower():
            return choice.action
    if prompt.choices or word.startswith(f"{prompt.verb} "):
        return word
    return f"{prompt.verb} {' '.join(word.upper().split())}"


def _words(cards: CardSet) -> str:
    return " ".join(map(format_card, display_order(cards)))
