"""What tests of a derivation by hand have in common: the commands it shows, run, and the number in bold."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from scrimmage_rules.command.cli import main
from tests.site.conftest import ROOT


def commands_agree(
    page: Path, anchor: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[str, list[str]]:
    """Run every `scrimmage odds` of a page and compare; the number that stands at an anchor, and what was printed."""
    text = page.read_text(encoding="utf-8")
    by_hand = re.search(rf"= \*\*(\d+/\d+)\*\*\n\{{ #{anchor} \}}", text)
    assert by_hand is not None
    monkeypatch.chdir(ROOT)
    shown = re.findall(r"^\$ scrimmage (odds .*)\n((?:\[.*\n)+)", text, re.MULTILINE)
    assert len(shown) == 2
    for command, told in shown:
        assert main(shlex.split(command)) == 0
        assert capsys.readouterr().out == told
    return by_hand.group(1), [told for _, told in shown]
