"""Options: each field by itself, and which of them exclude each other."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from blacklady import Table
from blacklady.errors import OptionsError
from blacklady.rng import Rng
from blacklady.rules import Exclusion, OptionField, Rules, conflict, read_options
from blacklady.texts import CATALOGUE

from .random_play import EVERY_GAME, random_action, random_standing
from .tables import seats

EXCLUSIONS = [(rules, exclusion) for rules in EVERY_GAME for exclusion in rules.exclusions]

pytestmark = pytest.mark.usefixtures("null_game")
every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.name)
every_exclusion = pytest.mark.parametrize(
    ("rules", "exclusion"), EXCLUSIONS, ids=[f"{rules.name}-{exclusion.name}" for rules, exclusion in EXCLUSIONS]
)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"target": 49}, "from 50 to 500"),
        ({"target": 501}, "from 50 to 500"),
        ({"target": "100"}, "whole number"),
        ({"target": 100.0}, "whole number"),
        ({"target": True}, "whole number"),
        ({"spot_hearts": 1}, "true or false"),
        ({"moon": "full"}, "is one of: others-add"),
        ({"moon": ["others-add"]}, "is one of"),
        ({"moon": None}, "is one of"),
        ({"jokers": True}, "There is no option “jokers”"),
        ({"dealer": 1}, "There is no option “dealer”"),
        ([], "fields with values"),
        ("target", "fields with values"),
    ],
)
def test_options_are_checked_field_by_field(options: Any, reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        Table("hearts", seats(), "tea", options)


def values(field: OptionField) -> tuple[Any, ...]:
    """The values of a field; of a range its ends and its middle."""
    if field.kind == "bool":
        return (False, True)
    return field.choices or (field.low, (field.low + field.high) // 2, field.high)


def allowed(field: OptionField, value: Any) -> bool:
    """Whether the field by itself may have this value."""
    if field.kind == "int":
        return type(value) is int and field.low <= value <= field.high
    return value in values(field)


def excluded(exclusion: Exclusion) -> Iterator[dict[str, Any]]:
    """Every combination that it excludes, the other fields at their defaults."""
    for chosen in product(*exclusion.fields.values()):
        yield dict(zip(exclusion.fields, chosen, strict=True))


@every_exclusion
def test_an_exclusion_is_about_fields_that_exist_at_values_that_they_may_have(
    rules: Rules[Any], exclusion: Exclusion
) -> None:
    fields = {field.name: field for field in rules.fields}
    assert len(exclusion.fields) >= 2
    for name, chosen in exclusion.fields.items():
        assert chosen
        assert all(allowed(fields[name], value) for value in chosen)
        assert rules.options()._asdict()[name] not in chosen, "the defaults exclude nothing"


@every_exclusion
def test_options_that_exclude_each_other_are_refused_with_the_reason(rules: Rules[Any], exclusion: Exclusion) -> None:
    reason = f"{rules.name}.excluded.{exclusion.name}"
    assert reason in CATALOGUE
    for changes in excluded(exclusion):
        with pytest.raises(OptionsError) as refusal:
            Table(rules.name, seats(), "tea", changes)
        assert refusal.value.text.key == reason


@every_exclusion
def test_without_one_of_its_fields_nothing_is_excluded(rules: Rules[Any], exclusion: Exclusion) -> None:
    for changes in excluded(exclusion):
        for name in changes:
            read_options(rules, {field: value for field, value in changes.items() if field != name})


@every_game
def test_house_rules_with_a_name_exclude_nothing(rules: Rules[Any]) -> None:
    for preset in rules.presets:
        assert conflict(rules, rules.options(**preset.changes)) is None


@every_game
def test_whatever_pair_of_options_is_in_force_everybody_can_act(rules: Rules[Any]) -> None:
    """Bidding or passing, and the first tricks; the random deals of the contract go on with many options at once."""
    rng = Rng(f"pairs/{rules.name}")
    for first, second in combinations(rules.fields, 2):
        for one, other in product(values(first), values(second)):
            options = rules.options(**{first.name: one, second.name: other})
            if conflict(rules, options) is None:
                state, _ = rules.start(
                    options, rng.fork(str(rng.below(10**9))), 1, random_standing(rules, options, rng)
                )
                for _ in range(16):
                    assert all(rules.legal(state, seat) for seat in rules.acting(state)), options
                    state, _ = rules.apply(state, *random_action(rules, state, rng))
