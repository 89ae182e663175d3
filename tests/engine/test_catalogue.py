"""The catalogue of sentences: complete, without leftovers, and in good English."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any

import blacklady
import pytest
from blacklady.bots import BOTS
from blacklady.games.template import TEXTS
from blacklady.rules import OptionField, Rules, read_options
from blacklady.texts import CATALOGUE, english, text

from .random_play import EVERY_GAME

PACKAGE = Path(blacklady.__file__).parent
SPECS = re.compile(r"name|names|card|sign|cards|suit|bot|bots|\+|(words )?[^/:]+/[^/:]+|")

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)


def said() -> Iterator[tuple[str, str]]:
    """The keys that the sources name, as patterns, with their file; what is filled in may be anything without a space."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if isinstance(node, ast.Call) and name in ("text", "_said", "Text", "Event") and node.args:
                for key in keys(node.args[0]):
                    said_itself = any(keyword.arg == "said" for keyword in node.keywords)
                    if name != "Event":
                        yield key, f"{path.name}:{node.lineno}"
                    elif not said_itself:
                        yield rf"event\.{key}", f"{path.name}:{node.lineno}"


def keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.IfExp):
        return [*keys(node.body), *keys(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[^ ]+" for part in node.values]
        return ["".join(parts)]
    return []


def option_keys(rules: Rules[Any]) -> set[str]:
    """All keys that a game's options, presets and exclusions need."""
    wanted = {f"{rules.name}.name", f"{rules.name}.summary"}
    wanted |= {f"{rules.name}.preset.{preset.name}" for preset in rules.presets}
    wanted |= {f"{rules.name}.excluded.{exclusion.name}" for exclusion in rules.exclusions}
    for field in rules.fields:
        wanted |= {f"{rules.name}.{field.name}", f"{rules.name}.{field.name}.help"}
        wanted |= {f"{rules.name}.{field.name}.{choice}" for choice in field.choices}
    return wanted


def test_every_key_that_is_used_exists() -> None:
    for pattern, where in said():
        assert any(re.fullmatch(pattern, key) for key in CATALOGUE), f"{pattern} in {where}"


def test_every_key_that_exists_is_used() -> None:
    """A pattern that starts with a game's or a bot's name, or fits every event, is no use of a key."""
    patterns = [re.compile(p) for p, _ in said() if re.match(r"[a-z]+\\\.", p) and p != r"event\.[^ ]+"]
    wanted = set().union(*map(option_keys, EVERY_GAME), *({f"bot.{b}", f"bot.{b}.manner"} for b in (*BOTS, "thumb")))
    for key in CATALOGUE:
        plain = key.removesuffix(".you")
        assert plain in wanted or any(p.fullmatch(plain) for p in patterns), f"nothing says {key}"
        assert plain in CATALOGUE


@every_game
def test_every_option_preset_and_choice_has_its_text(rules: Rules[Any]) -> None:
    assert option_keys(rules) <= set(CATALOGUE)


@every_game
def test_defaults_and_presets_are_within_the_fields(rules: Rules[Any]) -> None:
    defaults = rules.options()._asdict()
    assert list(defaults) == [field.name for field in rules.fields]
    assert read_options(rules, defaults) == rules.options()
    assert rules.presets[0].changes == {}, "the first preset is the default"
    for preset in rules.presets:
        assert read_options(rules, preset.changes)._asdict() == {**defaults, **preset.changes}
    for field in rules.fields:
        check_field(field)


def check_field(field: OptionField) -> None:
    assert field.kind in ("bool", "choice", "int")
    assert bool(field.choices) is (field.kind == "choice")
    assert len(set(field.choices)) == len(field.choices)
    assert (field.low < field.high) is (field.kind == "int")


def test_templates_are_well_formed_sentences() -> None:
    """Sentences begin with a capital letter; a contract in words goes on from a name. Only rules are prose with full stops."""
    for key, template in CATALOGUE.items():
        assert template == template.strip()
        assert "  " not in template, key
        words = key.split(".")
        assert template.endswith(".") is ("rules" in words and "title" not in words), key
        assert "'" not in template, f"{key}: use ’"
        assert template[0].isupper() or template[0] in "“{−QJ0123456789" or ".contract" in key, key
        for _, name, spec, conversion in Formatter().parse(template):
            if name is not None:
                assert name.isidentifier(), key
                assert conversion is None
                assert SPECS.fullmatch(spec or ""), f"{key}: {spec}"


def test_a_sentence_to_you_has_the_same_arguments() -> None:
    for key in CATALOGUE:
        if key.endswith(".you"):
            plain, to_you = (names(CATALOGUE[k]) for k in (key.removesuffix(".you"), key))
            assert to_you == plain - {"seat"}, key


def names(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_the_null_game_s_texts_are_not_shipped_in_the_catalogue() -> None:
    for path in sorted((PACKAGE / "texts").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert not [key for key in TEXTS if key in source]


def test_a_key_stands_in_one_part_of_the_catalogue() -> None:
    names = [path.stem for path in (PACKAGE / "texts" / "english").glob("*.py") if path.stem != "__init__"]
    parts = [import_module(f"blacklady.texts.english.{name}").CATALOGUE for name in names]
    assert sum(map(len, parts)) == len(set().union(*parts)) == len(set(CATALOGUE) - set(TEXTS))


@pytest.mark.parametrize(
    ("key", "args", "viewer", "sentence"),
    [
        ("event.play", {"seat": 1, "card": "TD"}, None, "West plays the ten of diamonds"),
        ("event.play", {"seat": 1, "card": "TD"}, 1, "You play the ten of diamonds"),
        ("event.chosen", {"seat": 1, "to": 2}, 2, "West passes cards to you"),
        ("event.exchange", {"seat": 3, "cards": ["2C"]}, 0, "East gives you the two of clubs"),
        ("event.exchange", {"seat": 3, "cards": ["2C", "QS", "AH"]}, 0,
         "East gives you the two of clubs, queen of spades and ace of hearts"),
        ("prompt.pass", {"count": 1, "to": 1}, 0, "Pass one card to West"),
        ("prompt.pass", {"count": 5, "to": 3}, 0, "Pass five cards to East"),
        ("event.play", {"seat": 1, "card": "BS"}, 0, "West plays the big joker"),
        ("trick.trump", {"seat": 1, "card": "2S", "suit": "S"}, 1, "You win with the two of spades, the highest trump"),
        ("hearts.choice.add", {"points": 26}, 0, "+26 for everybody else"),
        ("hearts.line.card", {"card": "TD", "points": -10}, 0, "10♦: −10"),
        ("hearts.line.hearts", {"count": 1, "points": 14}, 0, "1 heart: 14"),
        ("trick.highest", {"seat": 2, "card": "AC", "suit": "C"}, 0, "North wins with the ace of clubs, the highest of clubs"),
        ("error.turn", {"seat": 2}, 2, "It is your turn"),
        ("spades.event.bid", {"seat": 1, "bid": "4"}, 0, "West bids 4"),
        ("spades.bags", {"bags": 1}, None, "1 bag"),
        ("spades.line.nil_made", {"seat": 2, "points": 100}, 0, "North made nil: +100"),
        ("spades.line.nil_failed", {"seat": 2, "count": 1, "points": -100}, 2, "You bid nil and took 1: −100"),
        ("spades.result", {"seats": [0, 2], "points": 501}, 0, "South and North win with 501 points"),
        ("hearts.result.shared", {"seats": [0, 1], "points": 1}, 0, "South and West share the win with 1 point"),
    ],
)  # fmt: skip
def test_sentences(key: str, args: dict[str, Any], viewer: int | None, sentence: str) -> None:
    assert english(text(key, **args), viewer=viewer) == sentence


def test_names_are_put_in_as_they_are() -> None:
    assert english(text("error.turn", seat=0), ["{seat:name}", "", "", ""]) == "It is {seat:name}’s turn"
