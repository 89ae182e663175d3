"""Other browsers are installed where that can be done; where not, the test command goes on without them."""

from __future__ import annotations

import os
import select
from pathlib import Path

import pytest

from building import browsers

pytestmark = pytest.mark.skipif(os.name == "nt", reason="apt is Debian's")


class Apt:
    """An apt-get that does as it is told, on a machine of root's without other browsers."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "bin/apt-get"
        self.asked = folder / "asked"
        self.log = folder / "cache/browsers.log"
        self.program.parent.mkdir()

    def does(self, script: str) -> None:
        self.program.write_text(f'#!/bin/sh\necho "$@" >> "{self.asked}"\n{script}\n')
        self.program.chmod(0o755)

    @property
    def calls(self) -> list[str]:
        return self.asked.read_text().splitlines() if self.asked.exists() else []


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Apt:
    made = Apt(tmp_path)
    made.does("exit 0")
    monkeypatch.setenv("PATH", os.pathsep.join([str(made.program.parent), os.environ["PATH"]]))
    monkeypatch.delenv(browsers.VARIABLE, raising=False)
    monkeypatch.setattr(browsers, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(browsers, "can_apt", lambda: True)
    monkeypatch.setattr(browsers, "missing", lambda: ["firefox-esr", "xvfb"])
    return made


def test_what_is_missing_is_downloaded_and_then_unpacked(apt: Apt) -> None:
    browsers.fetch()
    update, download, unpack = apt.calls
    assert update.startswith("update")
    assert "--download-only firefox-esr xvfb" in download
    assert "--no-download firefox-esr xvfb" in unpack
    assert not apt.log.exists()


@pytest.mark.parametrize("failing", ["update", "--download-only", "--no-download"])
def test_apt_may_fail_and_is_not_asked_again(apt: Apt, failing: str, capsys: pytest.CaptureFixture[str]) -> None:
    apt.does(f'case "$*" in *{failing}*) echo no such luck; exit 100;; esac')
    browsers.fetch()
    assert "no such luck" in apt.log.read_text()
    assert "did not work" in capsys.readouterr().err
    calls = apt.calls
    browsers.fetch()
    assert apt.calls == calls


class Gate:
    """A named pipe on which an apt-get waits, or answers."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.path = path
        self.end = os.open(path, os.O_RDWR)

    def open(self) -> None:
        os.write(self.end, b"\n")

    def opened(self, seconds: float = 10) -> bool:
        """Whether somebody opens it within the time."""
        return bool(select.select([self.end], [], [], seconds)[0])


@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
@pytest.mark.parametrize("slow", ["update", "--download-only", "--no-download"])
def test_apt_may_be_slow_but_unpacking_is_not_stopped(
    apt: Apt, slow: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, answer = Gate(tmp_path / "gate"), Gate(tmp_path / "answer")
    apt.does(f'case "$*" in *{slow}*) read _ < "{gate.path}"; echo > "{answer.path}";; esac')
    monkeypatch.setattr(browsers, "PATIENCE", 3)
    monkeypatch.setattr(browsers, "UNPACKING", 1)
    browsers.fetch()
    assert slow in apt.calls[-1]
    assert apt.log.exists()
    gate.open()
    if slow == "--no-download":
        assert answer.opened(), "unpacking goes on"


@pytest.mark.parametrize("reason", ["switched off", "not root", "nothing missing"])
def test_apt_is_not_asked_for_nothing(apt: Apt, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if reason == "switched off":
        monkeypatch.setenv(browsers.VARIABLE, "0")
    elif reason == "not root":
        monkeypatch.setattr(browsers, "can_apt", lambda: False)
    else:
        monkeypatch.setattr(browsers, "missing", list)
    browsers.fetch()
    assert apt.calls == []
