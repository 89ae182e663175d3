"""What one seat may know: pure data, built from nothing, with nothing to delete from it.

Cards are ints here. `wire.wire` turns any of these into the JSON that ARCHITECTURE.md describes.
"""

from itertools import combinations
from typing import Any, Final, NamedTuple

from .actions import CLAIM, Action, format_action, play
from .cards import DECK, SUIT_LETTERS, Card, CardSet, cards_in, format_card, suit_of
from .texts import Text, text

__all__ = [
    "EACH_ALONE",
    "Choice",
    "Contract",
    "DealScore",
    "Event",
    "Prompt",
    "SeatScore",
    "SeatView",
    "Side",
    "Trick",
    "View",
]


class Trick(NamedTuple):
    """A trick, whole or begun: the cards in the order played, from `leader` clockwise.

    `winner` is the seat whose card is best so far, `None` before the lead; `points` is what the cards in it are worth.
    """

    number: int
    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    points: int = 0

    @property
    def turn(self) -> int:
        """The seat that plays to it next."""
        return (self.leader + len(self.cards)) % 4

    @property
    def plays(self) -> list[tuple[int, Card]]:
        """Pairs of seat and card, in the order played."""
        return [((self.leader + i) % 4, card) for i, card in enumerate(self.cards)]

    @property
    def best(self) -> Card:
        """The winner's card; raises `ValueError` before the lead."""
        if self.winner is None:
            raise ValueError("no card has been played yet")
        return self.cards[(self.winner - self.leader) % 4]

    @property
    def reason(self) -> Text:
        """Why its winner won."""
        best, led = suit_of(self.best), suit_of(self.cards[0])
        how = "highest" if best == led else "trump"
        return text(f"trick.{how}", seat=self.winner, card=format_card(self.best), suit=SUIT_LETTERS[best])


class Contract(NamedTuple):
    """What was bid against what was taken: short, as `3/5`, and in words. `state` is `open`, `made` or `lost`."""

    label: Text
    text: Text
    state: str


class SeatView(NamedTuple):
    """What everybody sees of a seat. `points` are those of this deal so far, `total` those of the match.

    `bid` is the word of its bid, "" before; `ready`: it has chosen its pass; `covered`: it hasn't looked at its cards.
    """

    seat: int
    cards: int
    tricks: int
    points: int
    total: int
    ready: bool
    bid: str = ""
    contract: Contract | None = None
    covered: bool = False


class Side(NamedTuple):
    """Seats that play together, with their contract, bags, and a note such as `7 bags`."""

    seats: tuple[int, ...]
    contract: Contract | None = None
    bags: int = 0
    note: Text | None = None


#: The sides of a game in which everybody plays for themselves.
EACH_ALONE: Final = tuple(Side((seat,)) for seat in range(4))


class Choice(NamedTuple):
    """One of several things that can be said; `label` is short, for a pad."""

    action: str
    text: Text
    label: Text | None = None


class Prompt(NamedTuple):
    """What a seat is asked: `count` of `cards` (kind `cards`), one of `cards` (`card`), or one of `choices`.

    A `choice` stands for itself; a `pad` is many short choices, such as numbers, to be made with the hand in sight.
    `auto` is the play that makes itself: the only card left, or one that an option plays.
    """

    kind: str
    text: Text
    verb: str = ""
    cards: CardSet = 0
    count: int = 1  # type: ignore[assignment]  # nobody counts the fields of a prompt
    to: int | None = None
    auto: str | None = None
    choices: tuple[Choice, ...] = ()


class SeatScore(NamedTuple):
    """A seat's score for a deal: points of the deal, total before and after, and how they came about."""

    seat: int
    points: int
    before: int
    total: int
    lines: tuple[Text, ...]


class DealScore(NamedTuple):
    """A scored deal. `standing` is what the next deal starts with; `feat` is the seat whose feat `text` tells.

    Partners have the same points, totals and lines.
    When the game is over, `result` says who won, and `places` has each seat's place, 1 the best.
    """

    seats: tuple[SeatScore, ...]
    text: Text
    feat: int | None
    result: Text | None
    places: tuple[int, ...] | None
    standing: tuple[int, ...]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None


class View(NamedTuple):
    """A deal as one seat (or, with `seat` None, a spectator) may know it. What not every game has comes last.

    `deck` is all cards of the deal.
    """

    game: str
    options: Any
    seat: int | None
    deal: int
    dealer: int
    phase: str
    title: Text
    hand: CardSet
    seats: tuple[SeatView, ...]
    acting: tuple[int, ...]
    trick: Trick | None
    tricks: tuple[Trick, ...]
    broken: bool = False
    passed: CardSet = 0
    pass_to: int | None = None
    received: CardSet = 0
    pass_from: int | None = None
    status: tuple[Text, ...] = ()
    prompt: Prompt | None = None
    claim: Text | None = None
    score: DealScore | None = None
    deck: CardSet = DECK
    sides: tuple[Side, ...] = EACH_ALONE
    trump: int | None = None

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The tricks so far, the one on the table last."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def covered(self) -> bool:
        """Whether the seat has not looked at its hand, so that `hand` is empty."""
        return self.seat is not None and self.seats[self.seat].covered

    @property
    def legal(self) -> tuple[str, ...]:
        """The text of every action that this seat may take now."""
        actions: list[str] = []
        if self.prompt is not None:
            if self.prompt.choices:
                actions += [choice.action for choice in self.prompt.choices]
            elif self.prompt.kind == "cards":
                choices = combinations(cards_in(self.prompt.cards), self.prompt.count)
                actions += [format_action(Action("pass", cards)) for cards in choices]
            else:
                actions += [format_action(play(card)) for card in cards_in(self.prompt.cards)]
        if self.claim is not None:
            actions.append(format_action(CLAIM))
        return tuple(actions)


class Event(NamedTuple):
    """Something that happened, as the seats in `audience` (None: all) may know it."""

    kind: str
    seat: int | None = None
    to: int | None = None
    cards: tuple[Card, ...] = ()
    points: int | None = None
    said: Text | None = None
    audience: tuple[int, ...] | None = None

    @property
    def text(self) -> Text:
        """The sentence for it."""
        if self.said is not None:
            return self.said
        cards = [format_card(card) for card in self.cards]
        return text(
            f"event.{self.kind}",
            seat=self.seat,
            to=self.to,
            points=self.points,
            cards=cards,
            card=cards[0] if cards else None,
        )
