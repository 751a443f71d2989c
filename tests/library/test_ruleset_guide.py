"""The tutorial *Write a ruleset*: its commands in order, each with the output that it shows, and its code."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from scrimmage_rules.kit.starters.new_ruleset import write_ruleset_package
from tests.installed_packages import Installation
from tests.repository.reading import read
from tools.suite.console_doctest import parse_commands

PAGE = "docs/library/ruleset.md"
FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)

EDITS = {
    "'the pebbles are 7'": [("__init__.py", "pebbles: int = 7", "pebbles: int = 9"), ("__init__.py", "<= 7)", "<= 9)")],
    "6 files written": [
        ("features/last_pebble/pile.feature", "with 7 pebbles", "with 9 pebbles"),
        ("features/last_pebble/pile.feature", "the pebbles are 7", "the pebbles are 9"),
        ("features/last_pebble/pile.feature", "the pebbles are 5", "the pebbles are 7"),
        ("features/last_pebble/pile.feature", "of 8 pebbles", "of 10 pebbles"),
        ("features/last_pebble/pile.feature", "the pebbles are 8", "the pebbles are 10"),
    ],
}
"""What the tutorial asks the reader to change before the command that prints this; the second time for a new suite."""


def blocks(kind: str) -> list[str]:
    """Return the code blocks of a kind on the page."""
    return [dedent(text) for _, language, text in FENCE.findall(read(PAGE)) if language == kind]


def test_the_code_of_the_page_is_in_the_files(tmp_path: Path) -> None:
    files = write_ruleset_package("last-pebble", tmp_path / "game")
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
    shown = [block for kind in ("python", "yaml", "gherkin") for block in blocks(kind) if "--8<--" not in block]
    lines = [line.strip() for line in whole.splitlines()]
    assert len(shown) >= 7
    assert [line for block in shown for line in block.splitlines() if line.strip() not in lines] == []


def test_the_commands_of_the_page_print_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (first, _), *commands = [command for block in blocks("console") for command in parse_commands(block)]
    desk = Installation(tmp_path / "installed", ())
    for name, value in desk.environment.items():
        monkeypatch.setenv(name, value)
    ran = desk.run("sh", "-c", first, cwd=tmp_path)
    assert ran.stdout == parse_commands(blocks("console")[0])[0][1]
    game = tmp_path / "game"
    installed, changed = Installation(tmp_path / "beside", [game]), 0
    for command, wanted in commands:
        if "'the pebbles are 7'" in wanted:
            _edit(game, "'the pebbles are 7'")
            changed = 1
        elif changed == 1:
            _edit(game, "6 files written")
            shutil.rmtree(game / "last_pebble/conformance")
            changed = 2
        ran = installed.run("sh", "-c", command, cwd=game)
        printed = ran.stdout + ran.stderr
        assert doctest.OutputChecker().check_output(wanted, printed, doctest.ELLIPSIS), f"{command}\n{printed}"
    assert changed == 2


def _edit(game: Path, wanted: str) -> None:
    for name, old, new in EDITS[wanted]:
        path = game / "last_pebble" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_page_includes_a_section_that_there_is() -> None:
    [included] = re.findall(r"^--8<--\n(\S+):(\w+)\n--8<--$", read(PAGE), re.MULTILINE)
    name, section = included
    assert f"# --8<-- [start:{section}]\n" in read(name)
    assert f"# --8<-- [end:{section}]\n" in read(name)
