"""What there is to choose from, as JSON: the games with their options, presets and rules, and the opponents."""

from typing import Any

from ._version import __version__
from .bots import BOTS
from .games import GAMES, HIDDEN
from .rules import OptionField, Rules
from .texts import english, text
from .wire import wire

__all__ = ["catalog", "rules_in_force"]


def catalog() -> dict[str, Any]:
    """What there is to choose from: games with their options and presets, and bots."""
    return {
        "version": __version__,
        "games": [_game(rules) for rules in GAMES.values()],
        "bots": [{"name": bot, "title": _said(f"bot.{bot}"), "manner": _said(f"bot.{bot}.manner")} for bot in BOTS],
    }


def rules_in_force(rules: Rules[Any], options: Any) -> dict[str, Any]:
    """The rules of a game as these options make them, in words."""
    return {
        "title": _said(f"{rules.name}.name"),
        "sections": [
            {
                "title": wire(section.title, english),
                "paragraphs": [
                    {"text": wire(said, english), "changed": changed} for said, changed in section.paragraphs
                ],
            }
            for section in rules.explain(options)
        ],
    }


def _game(rules: Rules[Any]) -> dict[str, Any]:
    defaults = rules.options()._asdict()
    presets = [
        {
            "name": preset.name,
            "title": _said(f"{rules.name}.preset.{preset.name}"),
            "options": {**defaults, **preset.changes},
        }
        for preset in rules.presets
    ]
    return {
        "name": rules.name,
        "hidden": rules.name in HIDDEN,
        "title": _said(f"{rules.name}.name"),
        "summary": _said(f"{rules.name}.summary"),
        "options": [_option(f"{rules.name}.{field.name}", field, defaults[field.name]) for field in rules.fields],
        "exclusions": [
            {
                "fields": {name: list(values) for name, values in exclusion.fields.items()},
                "text": _said(f"{rules.name}.excluded.{exclusion.name}"),
            }
            for exclusion in rules.exclusions
        ],
        "presets": presets,
    }


def _option(key: str, field: OptionField, default: object) -> dict[str, Any]:
    choices = [{"value": value, "title": _said(f"{key}.{value}")} for value in field.choices]
    ranged = {"low": field.low, "high": field.high} if field.kind == "int" else {}
    return {
        "name": field.name,
        "kind": field.kind,
        "title": _said(key),
        "help": _said(f"{key}.help"),
        "default": default,
        "choices": choices,
        **ranged,
    }


def _said(key: str) -> dict[str, Any]:
    return wire(text(key), english)
