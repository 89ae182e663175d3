"""The terminal: a whole game, a person's words, a saved game, and what can be wrong."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from blacklady.cli import main

from .tables import drive, table


def words(monkeypatch: pytest.MonkeyPatch, *said: str) -> None:
    """What a person types, line by line, and then the end of input."""
    lines: Iterator[str] = iter(said)

    def answer(question: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_bots_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--auto", "--bot", "random", "--seed", "tea", "--preset", "quick"]) == 0
    shown = capsys.readouterr().out
    assert "Seed: tea" in shown
    assert "You win with" in shown
    assert "Hearts are broken" in shown


def test_a_person_passes_asks_and_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    cards = table("tea", 0).view(0).legal[0].removeprefix("pass ").lower()
    words(monkeypatch, "help", "last", "score", "undo", "hello", cards, "undo", "redo", "quit")
    assert main(["play", "--bot", "random", "--seed", "tea"]) == 0
    shown = capsys.readouterr().out
    assert "No trick has been played yet." in shown
    assert "There is nothing to undo." in shown
    assert "“HELLO” is not a card." in shown
    assert "You pass cards to West." in shown


def test_a_person_looks_and_bids(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words(monkeypatch, "bid 14", "4", "look", "4", "undo", "nil", "quit")
    options = ["--option", "blind_nil=always"]
    assert main(["play", "--game", "spades", "--bot", "random", "--seed", "tea", *options]) == 0
    shown = capsys.readouterr().out
    for said in (
        "“14” is no bid",
        "You look at your cards.",
        "You bid 4.",
        "You bid nil.",
        "not looked at",
        "Tricks and bids: ",
    ):
        assert said in shown


def test_bots_play_a_whole_game_of_spades(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "spades", "--auto", "--bot", "random", "--seed", "mirror 14", "--preset", "mirror"]
    assert main(["play", *arguments, "--option", "target=100"]) == 0
    shown = capsys.readouterr().out
    assert "Spades are broken" in shown
    assert "win with" in shown.splitlines()[-2]


def test_the_end_of_input_is_a_good_bye(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words(monkeypatch)
    assert main(["play", "--bot", "random"]) == 0
    assert "Good bye" in capsys.readouterr().out


def test_a_game_is_saved_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    words(monkeypatch, f"save {saved}", "quit")
    assert main(["play", "--bot", "random", "--seed", "tea"]) == 0
    words(monkeypatch, "quit")
    assert main(["play", "--load", str(saved)]) == 0
    assert capsys.readouterr().out.count("Seed: tea") == 2


def test_several_people_have_the_terminal_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    two = table("tea", 0, 2)
    saved = tmp_path / "two.json"
    saved.write_text(two.save(), encoding="utf-8")
    words(monkeypatch, *(two.view(seat).legal[0] for seat in (0, 2)), "quit")
    assert main(["play", "--load", str(saved)]) == 0
    assert capsys.readouterr().out.count("your hand") == 3


def test_a_finished_game_shows_its_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    saved = tmp_path / "over.json"
    saved.write_text(drive(table("tea", target=50)).save(), encoding="utf-8")
    assert main(["play", "--load", str(saved)]) == 0
    assert "with" in capsys.readouterr().out.splitlines()[-2]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--preset", "royal"], "royal"),
        (["--option", "target=5"], "from 50 to 500"),
        (["--option", "jokers=yes"], "There is no option “jokers”"),
        (["--seed", "x" * 201], "A seed is"),
        (["--load", "no-such-file"], "no-such-file"),
    ],
)
def test_what_is_wrong_is_said_and_ends_with_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--bot", "random", *arguments]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"{}", b""])
def test_a_file_that_is_no_saved_game_is_refused(
    content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    saved.write_bytes(content)
    assert main(["play", "--load", str(saved)]) == 2
    assert "not a saved game" in capsys.readouterr().err
