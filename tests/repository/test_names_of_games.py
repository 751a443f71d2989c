"""Nobody outside a game's own rooms knows it by its name: adding one touches those rooms, and one list."""

from __future__ import annotations

import re
from pathlib import Path

from scrimmage_rules.rulesets import RULESETS, get_folder_name
from tests.repository.reading import PACKAGE, ROOT, read
from tests.repository.test_repository import GAMES

NAME = re.compile(r"(?:card|computer|tactical)[-_](?:football|soccer)")

ROOMS = {f"/{game}/" for game in GAMES}
"""What a path holds that lies in a room of a game: its package, its vocabulary, its part of the site."""

KNOWN = {
    "scrimmage_rules/rulesets.py": 2,  # the list itself, and an example
    "scrimmage_rules/command/shared_options.py": 2,  # examples in the help
    "scrimmage_rules/command/help_examples.py": 18,  # the examples at its end
    "scrimmage_rules/kit/running/case_selection.py": 1,  # an example
    "scrimmage_rules/learning/__init__.py": 4,  # the examples of its docstrings
    "scrimmage_rules/library/game.py": 23,  # the examples of its docstrings
    "scrimmage_rules/library/recorded_games.py": 4,  # the examples of its docstrings
    "scrimmage_rules/library/opened_ruleset.py": 16,  # the examples of its docstrings
    "scrimmage_rules/library/public_types.py": 6,  # the same
    "scrimmage_rules/players/random_player.py": 1,  # the same
    "scrimmage_rules/players/greedy_player.py": 1,  # the same
    "scrimmage_rules/players/hidden_state_sampling.py": 1,  # the same
    "scrimmage_rules/players/tree_search_player.py": 1,  # the same
    "scrimmage_rules/players/game_between_players.py": 1,  # the same
    "scrimmage_rules/simulation/simulated_games.py": 1,  # the same
}
"""How many lines name a game, by file."""


def code() -> list[Path]:
    """What is run: the package, the tools, and what the checks are started by."""
    package = [path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts]
    tools = [path for path in (ROOT / "tools").iterdir() if path.is_file()]
    return [*package, *tools, *(ROOT / name for name in ("mkdocs.yml", "pyproject.toml", "Makefile", ".ci/run"))]


def test_the_lines_that_name_a_game_outside_its_rooms_are_these() -> None:
    found: dict[str, int] = {}
    for path in code():
        name = path.relative_to(ROOT).as_posix()
        if not any(room in f"/{name}" for room in ROOMS):
            lines = [line for line in path.read_text(encoding="utf-8").splitlines() if NAME.search(line)]
            found.update({name: len(lines)} if lines else {})
    assert found == KNOWN


def test_the_documents_tell_of_each_game() -> None:
    for each in RULESETS:
        assert re.search(rf"^\| `{each}` \|", read("README.md"), re.MULTILINE), each
        assert f"\n[{each.replace('-', ' ').title()}](rules/{each}/index.md)\n" in read("docs/index.md"), each


def test_a_game_has_each_of_its_rooms() -> None:
    rooms = (
        "scrimmage_rules/{}/pictures",
        "scrimmage_rules/{}/rulebook",
        "scrimmage_rules/kit/scenarios/vocabulary/{}",
    )
    more = ("scrimmage_rules/site/{}", "features/{}")
    for each in RULESETS:
        folders = [ROOT / room.format(get_folder_name(each)) for room in (*rooms, *more)]
        assert [path for path in folders if not path.is_dir()] == []
        assert (ROOT / f"docs/conformance/{each}.md").is_file()


def test_rules_need_no_pictures() -> None:
    """Only pictures, and what is offered for replays, import what draws."""
    drawing = re.compile(r"^(?:from|import) scrimmage_rules\.(?:\w+\.pictures|drawing\.svg)", re.MULTILINE)
    for each in RULESETS:
        package = PACKAGE / get_folder_name(each)
        modules = [path for path in package.rglob("*.py") if drawing.search(path.read_text(encoding="utf-8"))]
        rules = {path.relative_to(package).as_posix() for path in modules if "pictures" not in path.parts}
        assert rules <= {"replays.py"}
