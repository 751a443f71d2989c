"""The tutorial *Write a ruleset*: its commands in order, each with the output that it shows, and its code."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from scrimmage_rules.kit.starters.starter_ruleset import write_ruleset_package
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


SCRIPT = "# play.py\n"
"""Start of the program that records a game."""


def blocks(kind: str, text: str = "") -> list[str]:
    """Return the code blocks of a kind on the page, or in a part of it."""
    return [dedent(block) for _, language, block in FENCE.findall(text or read(PAGE)) if language == kind]


def list_added_functions() -> list[str]:
    """Return the functions that the reader may add."""
    return [
        block for block in blocks("python", read(PAGE).partition("## What you can add")[2]) if "--8<--" not in block
    ]


def test_the_code_of_the_page_is_in_the_files(tmp_path: Path) -> None:
    files = write_ruleset_package("last-pebble", tmp_path / "game")
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
    page, more, _ = read(PAGE).partition("## What you can add")
    assert more
    shown = [block for kind in ("python", "yaml", "gherkin") for block in blocks(kind, page)]
    shown = [block for block in shown if not block.startswith(SCRIPT)]
    lines = [line.strip() for line in whole.splitlines()]
    assert len(shown) >= 7
    assert [line for block in shown for line in block.splitlines() if line.strip() not in lines] == []


def test_the_commands_of_the_page_print_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (first, _), *commands = [command for block in blocks("console") for command in parse_commands(block)]
    desk = Installation(tmp_path / "installed", ())
    for name, value in desk.environment.items():
        monkeypatch.setenv(name, value)
    # A file that is changed twice in a second, with as many bytes, would otherwise be imported as it was.
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    ran = desk.run("sh", "-c", first, cwd=tmp_path)
    assert ran.stdout == parse_commands(blocks("console")[0])[0][1]
    game = tmp_path / "game"
    [script] = [block for block in blocks("python") if block.startswith(SCRIPT)]
    (game / "play.py").write_text(script, encoding="utf-8")
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


def test_the_functions_that_a_reader_may_add_work(tmp_path: Path) -> None:
    game = tmp_path / "game"
    write_ruleset_package("last-pebble", game)
    path = game / "last_pebble/__init__.py"
    text = path.read_text(encoding="utf-8")
    query, candidates = list_added_functions()
    for old, new in (
        ("\nENOUGH", f"\n{query}\n\n{candidates}\n\nENOUGH"),
        ("Take, take, ENOUGH", "Take, take, candidates=list_takes"),
        ('over="PILE.last"', 'over="PILE.last", queries={"takes": count_takes}'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    installed = Installation(tmp_path / "installed", [game])
    [asked] = re.findall(r"^`(scrimmage odds .*--question takes .*)` prints", read(PAGE), re.MULTILINE)
    ran = installed.run("sh", "-c", asked, cwd=game)
    assert ran.stdout.split() == ["takes", "2"], ran.stderr
    ask = "from scrimmage_rules import open_ruleset as o; print(len(o('last-pebble').load({'pebbles': 2}).legal()))"
    ran = installed.run("python3", "-c", ask, cwd=game)
    assert ran.stdout == "2\n", ran.stderr


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
