"""One match: who sits where, the log, and what follows from it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from .actions import format_action, parse_action
from .bots import Budget, Thinking, find_bot, finish, thinking
from .errors import BlackLadyError, BotError, GameOver, InvalidAction, RequestError, RulesError, SaveError
from .games import find_game
from .rng import SEED_LIMIT, Rng
from .rules import read_options
from .saves import Record, Seat, is_line, is_seat, read_record, write_record
from .texts import english, text
from .views import DealScore, Event, View

__all__ = ["DEAL", "Entry", "Table"]

#: The log entry that starts the next deal.
DEAL: Final = "deal"

_USUAL: Final = Budget()


class Entry(NamedTuple):
    """A log entry with the state before it and what it caused."""

    written: str
    before: Any
    events: tuple[Event, ...]


class Table:
    """A match of one game. Truth is the log; everything else is folded from it.

    Every method that changes the match returns the events it caused, or raises a `BlackLadyError` and changes nothing.

    >>> table = Table("hearts", seats=[Seat("Ann", "", "random")] * 4, seed="tea")
    >>> while table.waiting == "bot":
    ...     events = table.step()
    >>> table.waiting, len(table.sheet)
    ('deal', 1)
    """

    def __init__(self, game: str, seats: Sequence[Seat], seed: str, options: object = None) -> None:
        """A new match, its first deal dealt. Raises `OptionsError` or `RequestError`."""
        self.rules = find_game(game)
        self.options = read_options(self.rules, {} if options is None else options)
        if not is_line(seed) or not 1 <= len(seed) <= SEED_LIMIT:
            raise RequestError(text("error.seed", limit=SEED_LIMIT))
        if len(seats) != 4:
            raise RequestError(text("error.seats"))
        for seat in seats:
            _check_seat(seat)
        self.seats = tuple(seats)
        self.seed = seed
        self.undone = 0
        self._rng = Rng(seed)
        self._future: list[str] = []
        self.entries: list[Entry] = []
        self._scores: list[DealScore] = []
        self.state, self.opening = self.rules.start(self.options, self._rng, 1, self.rules.opening(self.options))

    # What can be asked

    @property
    def log(self) -> tuple[str, ...]:
        """The entries so far."""
        return tuple(entry.written for entry in self.entries)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that the deal waits for."""
        return self.rules.acting(self.state)

    @property
    def waiting(self) -> str:
        """Whom the match waits for: a `person`, a `bot`, the next `deal`, or nobody (`over`)."""
        score = self.rules.score(self.state)
        if score is not None:
            return "over" if score.over else "deal"
        return "person" if any(seat in self.people for seat in self.acting) else "bot"

    @property
    def bot_to_act(self) -> int:
        """The seat of the bot that acts next; raises `RequestError` or `GameOver` when none does."""
        self._check_running()
        seat = next((seat for seat in self.acting if self.seats[seat].bot is not None), None)
        if seat is None:
            raise RequestError(text("error.no_bot"))
        return seat

    @property
    def sheet(self) -> tuple[DealScore, ...]:
        """The scores of the deals that are over, in order."""
        score = self.rules.score(self.state)
        return tuple(self._scores) if score is None else (*self._scores, score)

    @property
    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [seat for seat, there in enumerate(self.seats) if there.bot is None]

    def view(self, seat: int | None) -> View:
        """What the seat, or with None a spectator, may know."""
        return self.rules.view(self.state, seat)

    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    # What can be done

    def act(self, seat: int, written: str) -> tuple[Event, ...]:
        """An action of a seat, as text; raises the `RulesError` that says why not."""
        self._check_running()
        action = parse_action(written)
        return self._do(f"{seat} {format_action(action)}")

    def step(self, budget: Budget = _USUAL) -> tuple[Event, ...]:
        """The action of one bot that is to act. Raises `RequestError` when none is, `BotError` for a bot's fault."""
        return self.answer(finish(self.think(budget)).action)

    def think(self, budget: Budget = _USUAL) -> Thinking:
        """What the bot that acts next decides, in pieces; `answer` then does it. Raises as `step` does."""
        seat = self.bot_to_act
        return self.consider(seat, str(self.seats[seat].bot), budget)

    def answer(self, said: str) -> tuple[Event, ...]:
        """The action that the bot that acts next has decided on; raises `RequestError` or `BotError` as `step` does."""
        seat = self.bot_to_act
        try:
            return self.act(seat, said)
        except RulesError as error:
            reason = english(error.text, self.names())
            raise BotError(text("error.bot_action", seat=seat, said=said[:40], reason=reason)) from error

    def consider(self, seat: int, bot: str, budget: Budget = _USUAL) -> Thinking:
        """What a bot would do in this seat now, in pieces; given the seat's view; its luck follows from seat and ply."""
        luck = self._rng.fork(f"bot/{seat}/{len(self.entries)}")
        decision = yield from thinking(find_bot(bot), self.view(seat), luck, budget)
        said: object = decision.action
        if not isinstance(said, str):
            raise BotError(text("error.bot_action", seat=seat, said=repr(said)[:40], reason="an action is a text"))
        return decision

    def advice(self, seat: int, bot: str, budget: Budget = _USUAL) -> str:
        """What a bot would do in this seat now."""
        return finish(self.consider(seat, bot, budget)).action

    def deal(self) -> tuple[Event, ...]:
        """The next deal, once the last one is over; raises `GameOver` or `RequestError`."""
        return self._do(DEAL)

    def sit(self, seat: int, who: Seat) -> None:
        """Somebody else sits down: a bot goes on for a person who leaves, a person comes back. Raises `RequestError`.

        The match itself, and so the log, stays as it is; it is the same seat with the same cards.
        """
        if not 0 <= seat < 4:
            raise RequestError(text("error.seat", said=str(seat)[:20]))
        _check_seat(who)
        self.seats = (*self.seats[:seat], who, *self.seats[seat + 1 :])

    def undo_point(self, seat: int) -> int | None:
        """The length of the log before the seat's last decision, or None. A play that made itself is no decision.

        What a person did with covered cards can't be taken back: who has seen them has seen them. Where several people
        play, nobody takes back what another person did, nor a pass once the cards have changed hands.
        """
        people = self.people
        for i in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[i]
            word = entry.written.partition(" ")[0]
            if len(people) > 1 and any(event.kind == "exchange" for event in entry.events):
                return None
            if word == DEAL or int(word) not in (seat, *people):
                continue
            before = self.rules.view(entry.before, int(word))
            if before.covered or int(word) != seat:
                return None
            if before.prompt is None or before.prompt.auto is None:
                return i
        return None

    def undo(self, seat: int) -> None:
        """Back to the seat's last decision; raises `RequestError` if there is none."""
        point = self.undo_point(seat)
        if point is None:
            raise RequestError(text("error.no_undo"))
        self._take_back(point)
        self.undone += 1

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be brought back."""
        return bool(self._future)

    def redo(self, seat: int) -> tuple[Event, ...]:
        """Forward to the seat's next decision, the end of the deal, or as far as was undone; raises `RequestError`."""
        if not self._future or (len(self.people) > 1 and not self._future[0].startswith(f"{seat} ")):
            raise RequestError(text("error.no_redo"))
        events: list[Event] = []
        while self._future:
            entry = self._future.pop(0)
            events += self._push(entry)
            if self.waiting in ("deal", "over"):
                break
            prompt = self.view(seat).prompt
            if prompt is not None and prompt.auto is None:
                break
        return tuple(events)

    # Saving

    @property
    def record(self) -> Record:
        """All that the match is made of."""
        options = self.options._asdict()
        return Record(self.rules.name, options, self.seed, self.seats, self.log, tuple(self._future), self.undone)

    def save(self) -> str:
        """The save text."""
        return write_record(self.record)

    @classmethod
    def load(cls, written: str) -> "Table":
        """The match in a save text; raises `SaveError` that says what is wrong, and at which entry."""
        record = read_record(written)
        try:
            table = cls(record.game, record.seats, record.seed, record.options)
        except BlackLadyError as error:
            raise SaveError(text("error.save_fields", what=str(error))) from error
        table._replay(record.log + record.future)
        if record.future:
            table._take_back(len(record.log))
        table.undone = record.undone
        return table

    def _replay(self, log: Iterable[str]) -> None:
        for n, entry in enumerate(log, 1):
            try:
                self._push(entry)
            except BlackLadyError as error:
                said = text("error.save_entry", n=n, entry=entry[:40], reason=str(error))
                raise SaveError(said) from error

    # The fold

    def _check_running(self) -> None:
        score = self.rules.score(self.state)
        if score is not None and score.over:
            raise GameOver(text("error.game_over"))

    def _do(self, entry: str) -> tuple[Event, ...]:
        """Push a new entry; what was undone stays as long as it is done again."""
        events = self._push(entry)
        if self._future and self._future[0] == entry:
            del self._future[0]
        else:
            self._future.clear()
        return events

    def _take_back(self, point: int) -> None:
        """Shorten the log, which was longer, to this length; what comes off can be done again."""
        taken_back = self.entries[point:]
        self._future[:0] = [entry.written for entry in taken_back]
        del self.entries[point:]
        del self._scores[len(self._scores) - sum(entry.written == DEAL for entry in taken_back) :]
        self.state = taken_back[0].before

    def _push(self, entry: str) -> tuple[Event, ...]:
        """Add a log entry, the only way in which a match goes on."""
        before = self.state
        score = self.rules.score(before)
        if entry == DEAL:
            if score is None:
                raise RequestError(text("error.deal_running"))
            if score.over:
                raise GameOver(text("error.game_over"))
            number = len(self._scores) + 2
            self.state, events = self.rules.start(self.options, self._rng, number, score.standing)
            self._scores.append(score)
        else:
            seat, _, written = entry.partition(" ")
            if seat not in ("0", "1", "2", "3"):
                raise InvalidAction(text("error.seat", said=seat[:20]))
            action = parse_action(written)
            if written != format_action(action):
                raise InvalidAction(text("error.not_an_action", said=written[:40]))
            self.state, events = self.rules.apply(before, int(seat), action)
        self.entries.append(Entry(entry, before, events))
        return events


def _check_seat(seat: Seat) -> None:
    if not is_seat(seat):
        raise RequestError(text("error.seats"))
    if seat.bot is not None:
        find_bot(seat.bot)
