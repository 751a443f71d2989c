"""The commands of the page on recorded games, run one after the other as a reader would."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

Scrimmage = Callable[..., Any]


def commands() -> list[list[str]]:
    section = (
        (ROOT / "docs/conformance/how-to/replay-games.md").read_text(encoding="utf-8").split("recorded-games -->")[1]
    )
    return [shlex.split(line, comments=True) for line in re.findall(r"^\$ scrimmage (.*)$", section, re.MULTILINE)]


def test_the_commands_for_recorded_games_run_as_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scrimmage: Scrimmage
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "conformance").symlink_to(ROOT / "conformance")
    ended = [scrimmage(*each) for each in commands()]
    assert [each.code for each in ended] == [0] * 5, [each.err for each in ended]
    assert ended[0].out.startswith("   1 chance draw")
    assert "'Final 1970' saved" in ended[1].out
    assert ended[2].out.startswith("Final 1970  computer-football")
    assert (tmp_path / "final.html").is_file()
