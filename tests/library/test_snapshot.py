"""The public interface is the one that was recorded, and no break of it goes by without a change of version."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import scrimmage_rules
from tests.repository.reading import PACKAGE
from tools.suite.public_interface import describe_interface, find_breaking_changes, read_snapshot


def test_the_interface_is_the_one_that_was_recorded() -> None:
    version, before = read_snapshot()
    now = describe_interface()
    assert version != scrimmage_rules.__version__ or find_breaking_changes(before, now) == [], (
        "change the version, or leave these"
    )
    assert (version, before) == (scrimmage_rules.__version__, now), (
        "python -m tools.suite.public_interface records it again"
    )


def planted(folder: Path, module: str, old: str, new: str) -> list[str]:
    """What is broken where a text of a module is another one, in a copy of the rooms that hold the interface."""
    copy = folder / "scrimmage_rules"
    for room in ("library", "players", "simulation", "learning", "kernel", "drawing", "archives"):
        shutil.copytree(PACKAGE / room, copy / room, ignore=shutil.ignore_patterns("*.pyc"))
    for file in ("__init__.py", "rulesets.py"):
        shutil.copy(PACKAGE / file, copy)
    path = copy / module
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return find_breaking_changes(read_snapshot()[1], describe_interface(folder))


SEARCH, ENVIRONMENT = "players/tree_search_player.py", "learning/pettingzoo_environment.py"
FIRST = "    kind: Text\n    value"
RESET = "NotReset(ScrimmageError, AttributeError)"
PERFT = "def perft(self, depth: int, *, first_only: bool = False)"


@pytest.mark.parametrize(
    ("module", "old", "new", "told"),
    [
        ("library/game.py", PERFT, "def perft(self, depth: int)", "gone: Game.perft(first_only)"),
        ("library/game.py", PERFT, PERFT.replace("depth", "steps"), "gone: Game.perft(depth)"),
        ("library/game.py", PERFT, PERFT.replace("*,", "of: str, *,"), "asked for in addition: Game.perft(of)"),
        ("library/game.py", "    def svg(", "    def drawing(", "gone: Game.svg()"),
        ("kernel/contract.py", "    facts: Facts = {}", "    values: Facts = {}", "gone: Event.facts"),
        ("library/__init__.py", '    "replay",\n', "", "gone: replay()"),
        ("library/__init__.py", '    "ChanceLeft",\n', "", "gone: ChanceLeft: a class"),
        ("library/__init__.py", '    "Game",\n', "", "gone: Game: a class"),
        ("library/game.py", "first_only: bool = False", "first_only: bool = True", "gone: Game.perft(first_only)"),
        ("library/game.py", "-> Result | None:", "-> Result:", "gone: Game.result() -> Result | None"),
        ("library/game.py", "    def move(", "    def last(", "gone: Game.move: Move | None"),
        ("library/public_types.py", "(ScrimmageError)", "(Exception)", ("gone: NoTranscript: a kind of "
            "ScrimmageError")),
        ("library/public_types.py", "    values: tuple[Any, ...]\n", "", "gone: Odds.values, number 1"),
        ("kernel/chance.py", FIRST, f"    of: Text\n{FIRST}", "asked for in addition: Outcome.of"),
        ("kernel/chance.py", FIRST, f"    of: Text\n{FIRST}", "gone: Outcome.kind, number 1"),
        ("kernel/contract.py", 'HIDDEN = "hidden"', 'HIDDEN = "secret"', "gone: HIDDEN"),
        ("kernel/transcript.py", "    chance: Script = ()", "    chance: Script", "gone: Move.chance, number 3"),
        (SEARCH, "playouts: int = 24", "playouts: int = 8", "gone: players.Searching.playouts"),
        ("players/__init__.py", '"behind", ', "", "gone: players.behind()"),
        (ENVIRONMENT, "def number_of(", "def numbered(", "gone: learning.Environment.number_of()"),
        ("learning/errors.py", RESET, "NotReset(ScrimmageError)", "gone: learning.NotReset: a kind of AttributeError"),
    ],
)  # fmt: skip
def test_a_break_is_seen(tmp_path: Path, module: str, old: str, new: str, told: str) -> None:
    assert [fault for fault in planted(tmp_path, module, old, new) if fault.startswith(told)]


def test_what_is_added_breaks_nothing(tmp_path: Path) -> None:
    wider = PERFT.replace("*,", "*, most: int = 10_000,")
    assert planted(tmp_path, "library/game.py", PERFT, wider) == []
