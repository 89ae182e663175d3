"""What every game provides, and how its options are described."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .actions import Action
from .cards import CardSet
from .errors import OptionsError
from .rng import Rng
from .texts import Text, text
from .views import DealScore, Event, View

__all__ = [
    "Exclusion",
    "GameRules",
    "OptionField",
    "Paragraph",
    "Preset",
    "Rules",
    "Section",
    "Told",
    "closing_events",
    "conflict",
    "explained",
    "read_options",
]

State = TypeVar("State")


class OptionField(NamedTuple):
    """How one field of a game's options may be set.

    `kind` is `bool`, `choice` (one of `choices`) or `int` (from `low` to `high`). Its texts stand in the catalogue under
    `<game>.<name>`, `<game>.<name>.help` and, for a choice, `<game>.<name>.<value>`.
    """

    name: str
    kind: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Preset(NamedTuple):
    """House rules that are known by a name: the fields that differ from the defaults. Text: `<game>.preset.<name>`."""

    name: str
    changes: dict[str, Any]


class Exclusion(NamedTuple):
    """Options that can't be in force together: each of these fields at one of these values.

    The reason stands in the catalogue under `<game>.excluded.<name>`.
    """

    name: str
    fields: dict[str, tuple[Any, ...]]

    def holds(self, options: Any) -> bool:
        """Whether these options are such a combination."""
        return all(getattr(options, name) in values for name, values in self.fields.items())


class Paragraph(NamedTuple):
    """One rule in force, in a few sentences; `changed` if an option makes it another than by default."""

    text: Text
    changed: bool


class Section(NamedTuple):
    """Rules in force that belong together, such as those of the scoring."""

    title: Text
    paragraphs: tuple[Paragraph, ...]


#: Rules in words: the title of each section, and its paragraphs.
Told = Iterable[tuple[Text, Iterable[Text]]]


class Rules(Protocol[State]):
    """A game. Every method is pure; states and views are never changed.

    `seed` is the match's generator; a game forks from it what it needs. `standing` is the game's own tuple of ints that goes
    from deal to deal (in Hearts the four totals).
    """

    @property
    def name(self) -> str:
        """The name in requests, saves and the keys of texts."""

    @property
    def options(self) -> type[Any]:
        """The `NamedTuple` of the options, with their defaults."""

    @property
    def fields(self) -> tuple[OptionField, ...]:
        """How each option may be set, in the order of a settings page."""

    @property
    def exclusions(self) -> tuple[Exclusion, ...]:
        """Which options exclude each other."""

    @property
    def presets(self) -> tuple[Preset, ...]:
        """House rules with names; the first is the default."""

    def explain(self, options: Any, /) -> tuple[Section, ...]:
        """The rules under these options in words, without those that aren't in force."""

    def opening(self, options: Any, /) -> tuple[int, ...]:
        """The standing before the first deal."""

    def start(
        self, options: Any, seed: Rng, deal: int, standing: tuple[int, ...], /
    ) -> tuple[State, tuple[Event, ...]]:
        """Deal number `deal` (from 1), dealt."""

    def acting(self, state: State, /) -> tuple[int, ...]:
        """The seats that the deal waits for; several at once while passing."""

    def legal(self, state: State, seat: int, /) -> tuple[Action, ...]:
        """What the seat may do now; `()` when it can do nothing."""

    def check(self, state: State, seat: int, action: Action, /) -> None:
        """Raise the `RulesError` that says why the seat may not do this now, if it may not."""

    def apply(self, state: State, seat: int, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """The state after a checked action, and what happened."""

    def view(self, state: State, seat: int | None, /) -> View:
        """What the seat, or a spectator, may know."""

    def score(self, state: State, /) -> DealScore | None:
        """The score when the deal is over, else `None`."""

    def rebuild(self, view: View, hands: tuple[CardSet, ...], /) -> State:
        """A state in which the seat sees this view and the seats hold these cards.

        Raises `ValueError` if the hands don't fit the view, or when the deal is over.
        """


class GameRules(NamedTuple, Generic[State]):
    """The contract of `Rules`, made of a game's own functions."""

    name: str
    options: type[Any]
    fields: tuple[OptionField, ...]
    exclusions: tuple[Exclusion, ...]
    presets: tuple[Preset, ...]
    explain: Callable[[Any], tuple[Section, ...]]
    opening: Callable[[Any], tuple[int, ...]]
    start: Callable[[Any, Rng, int, tuple[int, ...]], tuple[State, tuple[Event, ...]]]
    acting: Callable[[State], tuple[int, ...]]
    legal: Callable[[State, int], tuple[Action, ...]]
    check: Callable[[State, int, Action], None]
    apply: Callable[[State, int, Action], tuple[State, tuple[Event, ...]]]
    view: Callable[[State, int | None], View]
    score: Callable[[State], DealScore | None]
    rebuild: Callable[[View, tuple[CardSet, ...]], State]


def explained(tell: Callable[[Any], Told], options: Any) -> tuple[Section, ...]:
    """What `tell` says of the rules under these options; a paragraph that it doesn't say of the defaults is changed."""
    usual = [said for _, paragraphs in tell(type(options)()) for said in paragraphs]
    return tuple(
        Section(title, tuple(Paragraph(said, said not in usual) for said in paragraphs))
        for title, paragraphs in tell(options)
    )


def closing_events(score: DealScore | None, deal: int, feat: str = "feat") -> tuple[Event, ...]:
    """What happens at the end of deal number `deal` with this score: a feat of this kind, the score, the end of the game."""
    if score is None:
        return ()
    events = [Event("score", said=text("event.score", deal=deal))]
    if score.feat is not None:
        events.insert(0, Event(feat, seat=score.feat, said=score.text))
    if score.result is not None:
        events.append(Event("over", said=score.result))
    return tuple(events)


def read_options(rules: Rules[Any], given: object) -> Any:
    """The options with these fields, the rest at their defaults.

    Raises `OptionsError` naming the field at fault, or why they can't be in force together.
    """
    if not isinstance(given, Mapping):
        raise OptionsError(text("error.options_shape"))
    fields = {field.name: field for field in rules.fields}
    for name, value in given.items():
        field = fields.get(name)
        if field is None:
            raise OptionsError(text("error.option_unknown", name=str(name)[:40]))
        if field.kind == "bool":
            if not isinstance(value, bool):
                raise OptionsError(text("error.option_bool", name=name))
        elif field.kind == "choice":
            if value not in field.choices or not isinstance(value, str):
                raise OptionsError(text("error.option_choice", name=name, choices=", ".join(field.choices)))
        elif not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
            raise OptionsError(text("error.option_int", name=name, low=field.low, high=field.high))
    options = rules.options(**given)
    excluded = conflict(rules, options)
    if excluded is not None:
        raise OptionsError(excluded)
    return options


def conflict(rules: Rules[Any], options: Any) -> Text | None:
    """Why these options can't be in force together, or None."""
    for exclusion in rules.exclusions:
        if exclusion.holds(options):
            return text(f"{rules.name}.excluded.{exclusion.name}")
    return None
