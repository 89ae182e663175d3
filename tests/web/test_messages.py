"""Every language says everything: the page's messages, and the engine's; none is missing, unused, or short of what it tells."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from string import Formatter

import pytest
from blacklady.texts import CATALOGUE

from building.environment import node
from building.paths import ROOT, WEB

MESSAGES = WEB / "messages"
LANGUAGES = sorted(path.stem for path in MESSAGES.glob("*.json") if path.stem != "en")
# What `translating.mjs` makes of an argument besides the argument itself.
FORMS = re.compile(r"^(\w+?)(Is|Sign|Signed)?$")
SCRIPT = Path(__file__).parent / "message_arguments.mjs"


def messages(language: str) -> dict[str, str]:
    def once(pairs: list[tuple[str, str]]) -> dict[str, str]:
        assert len(pairs) == len(dict(pairs)), "a key stands there twice"
        return dict(pairs)

    found: dict[str, str] = json.loads((MESSAGES / f"{language}.json").read_text("utf-8"), object_pairs_hook=once)
    return found


def arguments(language: str) -> dict[str, set[str]]:
    """The arguments that each message uses; refuses what is no ICU MessageFormat."""
    # The script stands where the page's parts are found.
    ran = subprocess.run(
        [node(), str(SCRIPT), str(MESSAGES / f"{language}.json")], cwd=ROOT, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, list[str]] = json.loads(ran.stdout)
    return {key: set(names) for key, names in found.items()}


def engine_arguments() -> dict[str, set[str]]:
    """The same of the engine's catalogue. "You" is a choice within one message elsewhere, not a message of its own."""
    found: dict[str, set[str]] = {}
    for key, template in CATALOGUE.items():
        names = {name for _, name, _, _ in Formatter().parse(template) if name}
        base = key.removesuffix(".you")
        found[base] = found.get(base, set()) | names | ({"seat"} if base != key else set())
    return found


def plain(names: set[str]) -> set[str]:
    return {match[1] for name in names if (match := FORMS.match(name))}


def test_the_page_and_the_engine_have_keys_of_their_own() -> None:
    assert not set(messages("en")) & set(CATALOGUE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_too_many(language: str) -> None:
    asked = set(messages("en")) | set(engine_arguments())
    said = set(messages(language))
    assert sorted(asked - said) == [], "missing"
    assert sorted(said - asked) == [], "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_tells_what_the_english_one_tells(language: str) -> None:
    wanted = arguments("en") | engine_arguments()
    wrong = {
        key: sorted(plain(used) ^ plain(wanted[key]))
        for key, used in arguments(language).items()
        if plain(used) != plain(wanted[key])
    }
    assert wrong == {}


def test_every_message_of_the_page_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.mjs"))
    said = set(re.findall(r'"([\w.]+)"', source))
    groups = set(re.findall(r"`(\w+)\.\$\{", source)) | set(re.findall(r'(?:named|labelled)\("(\w+)"', source))
    unused = [key for key in messages("en") if key not in said and key.split(".")[0] not in groups]
    assert unused == []


def test_no_words_stand_in_the_code() -> None:
    """What a person reads comes from the messages: no label in the page's code has a word of its own."""
    labels = re.compile(r'"aria-label": "|title: "[A-Z]|placeholder: "')
    names = {"Black Lady"}
    for path in WEB.rglob("*.mjs"):
        for line in path.read_text("utf-8").splitlines():
            assert not labels.search(line) or any(name in line for name in names), f"{path.name}: {line.strip()}"
