"""Checks of the repository itself: files, documents, layers and sizes. None of them runs a game."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from scrimmage_rules.kernel import data_folders
from scrimmage_rules.kit.rulebook.release_records import read_releases
from tests.repository.reading import PACKAGE, ROOT, make_targets, read

MODULE_LINES = 400
FUNCTION_LINES = 60

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


# ---- the Makefile and what CI runs


def test_every_make_target_has_a_line_of_help() -> None:
    assert make_targets().keys() >= {"help", "verify", "test", "lint", "types", "site", "bench", "clean"}
    assert [name for name, rest in make_targets().items() if not re.search(r"## \S", rest)] == []


def test_every_make_target_is_phony() -> None:
    phony = {name for line in re.findall(r"^\.PHONY:(.*)$", read("Makefile"), re.MULTILINE) for name in line.split()}
    assert phony == make_targets().keys()


def test_the_continuous_integration_script_can_be_started() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")


def test_the_continuous_integration_script_calls_make_targets_that_exist() -> None:
    called = re.findall(r"^[^#\n]*\bmake ([a-z]+)", read(".ci/run"), re.MULTILINE)
    assert {"verify", "test", "lint", "types", "site"} <= set(called) <= make_targets().keys()


def test_the_parts_in_which_a_browser_reads_the_site_are_together_all_of_its_tests() -> None:
    parts = re.findall(r'browser "(tests/site/[^"]+)"', read(".ci/run"))
    assert len(parts) > 1
    assert sorted(path for part in parts for path in ROOT.glob(part)) == sorted(ROOT.glob("tests/site/test_*.py"))


# ---- what is written down


def repository_files() -> list[Path]:
    """The files git tracks, and those it would add."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


# No pattern matches itself. A JSON pointer such as /score/home/0 is no machine path.
FORBIDDEN = {
    "a package registry's host": re.compile(r"\b(pypi|pythonhosted|npmjs|yarnpkg|debian)\.(org|com)\b"),
    "an index option": re.compile(r"index[-_]url"),
    "a path of one machine": re.compile(r"(?<![\w/}\]*.-])/(?:home|work|root)/\w"),
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what: str) -> None:
    hits = []
    for path in repository_files():
        hits += [f"{short(path)}: {hit.group()}" for hit in FORBIDDEN[what].finditer(text_of(path))]
    assert hits == []


@cache
def text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def test_every_decision_is_listed_in_the_index_and_the_navigation() -> None:
    records = sorted(path.name for path in (ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert records
    assert sorted(set(re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", read("docs/decisions/index.md")))) == records
    assert sorted(re.findall(r"decisions/(\d{4}-[\w-]+\.md)", read("mkdocs.yml"))) == records


def test_decisions_are_numbered_without_a_gap_and_have_the_same_parts() -> None:
    records = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert [int(path.name[:4]) for path in records] == list(range(1, len(records) + 1))
    for path in records:
        headings = re.findall(r"^##? (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert headings[0].startswith(path.name[:4]), short(path)
        assert headings[1:] == ["Context", "Decision", "Consequences"], short(path)


def test_the_changelog_tells_of_every_release_and_of_what_comes() -> None:
    headings = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert headings == ["Unreleased", *(each.version for each in reversed(read_releases()))]


def test_relative_links_of_the_top_documents_lead_somewhere() -> None:
    lost = []
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"):
        targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", read(name))
        lost += [f"{name}: {target}" for target in targets if not (ROOT / target).exists()]
    assert lost == []


# ---- the code: sizes and docstrings


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_no_module_is_long() -> None:
    lengths = {short(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {path: lines for path, lines in lengths.items() if lines > MODULE_LINES} == {}


def test_no_function_is_long() -> None:
    lengths = {
        f"{short(path)}: {function.name}": (function.end_lineno or 0) - function.lineno + 1
        for path in modules()
        for function in functions(parsed(path))
    }
    assert {name: lines for name, lines in lengths.items() if lines > FUNCTION_LINES} == {}


def public_names(path: Path) -> Iterator[tuple[str, bool]]:
    """Each public module, class, function and method of a module, and whether it has a docstring."""
    tree = parsed(path)
    yield short(path), ast.get_docstring(tree) is not None
    for node in tree.body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield f"{short(path)}: {node.name}", ast.get_docstring(node) is not None
            members = node.body if isinstance(node, ast.ClassDef) else []
            for member in members:
                if isinstance(member, Function) and not member.name.startswith("_"):
                    yield f"{short(path)}: {node.name}.{member.name}", ast.get_docstring(member) is not None


def test_everything_public_has_a_docstring() -> None:
    assert [name for path in modules() for name, documented in public_names(path) if not documented] == []


# ---- the code: layers


def imported(tree: ast.Module, path: Path) -> Iterator[str]:
    """The full names a module imports; `from a import b` counts as `a` and as `a.b`."""
    inside = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = list(inside[: -node.level]) if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


def room(name: str) -> str:
    """The room of a dotted name: `card_football` for `scrimmage_rules.card_football.punt`; empty for others' code."""
    package, _, rest = name.partition(".")
    return rest.partition(".")[0] if package == "scrimmage_rules" else ""


# What a room that games share may import besides itself. The package itself is open to all.
SHARED: dict[str, set[str]] = {
    "kernel": set(),
    "drawing": {"kernel"},
    "archives": {"kernel"},
    "ruleset_plugins": {"kernel"},
    "rulesets": {"kernel", "archives", "drawing", "ruleset_plugins", "every game"},
    "library": {"kernel", "archives", "drawing", "rulesets"},
    "players": {"kernel", "rulesets", "library"},
    "learning": {"kernel", "rulesets", "library"},
    "kit": {"kernel", "rulesets", "library"},
    "site": {"kernel", "drawing", "archives", "rulesets", "kit", "viewer"},
    "campaigns": {"kernel", "archives", "rulesets", "library", "players", "learning", "kit", "every game"},
    "viewer": {"kernel", "drawing", "archives", "rulesets"},
    "simulation": {"kernel", "drawing", "rulesets", "library", "players", "kit", "campaigns"},
    "command": {"kernel", "archives", "rulesets", "kit", "site", "viewer", "campaigns", "simulation"},
    "pytest_plugin": {"kernel", "rulesets", "kit"},
}
GAMES = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()} - SHARED.keys()
"""Every other folder is a game, and may import the least."""

ALLOWED = {
    **{room: {*below - {"every game"}, *(GAMES if "every game" in below else ())} for room, below in SHARED.items()},
    **{game: {"kernel", "drawing", "archives"} for game in GAMES},
}


def layering_faults(path: Path, tree: ast.Module) -> list[str]:
    own = room(".".join(path.relative_to(ROOT).with_suffix("").parts))
    if own not in ALLOWED:
        return []
    used = {room(name) for name in imported(tree, path)} & ALLOWED.keys()
    return [f"{short(path)} imports {other}" for other in sorted(used - ALLOWED[own] - {own})]


def test_rooms_import_only_from_below_and_never_sideways() -> None:
    assert [fault for path in modules() for fault in layering_faults(path, parsed(path))] == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel/odds.py", "from scrimmage_rules.kit import runner"),
        ("kernel/odds.py", "from scrimmage_rules.command import cli"),
        ("kernel/odds.py", "from .. import card_football"),
        ("card_football/punt.py", "import scrimmage_rules.tactical_soccer.pitch"),
        ("card_football/punt.py", "from ..kit.steps import Step"),
        ("kit/running/pipelined_case_runner.py", "from scrimmage_rules.site import pages"),
        ("kit/running/pipelined_case_runner.py", "from scrimmage_rules.card_football.punt import PUNT"),
    ],
)
def test_the_check_of_layers_sees(module: str, line: str) -> None:
    assert layering_faults(PACKAGE / module, ast.parse(line)) != []


KIT_LAYERS: dict[str, set[str]] = {
    "protocol": set(),
    "json_schemas": set(),
    "reference": {"protocol"},
    "cases": {"protocol"},
    "rulebook": {"protocol", "cases"},
    "scenarios": {"protocol", "cases"},
    "generated": {"protocol", "cases", "scenarios"},
    "starters": {"protocol", "cases"},
    "running": {"protocol", "cases", "rulebook", "generated"},
    "reports": {"protocol", "cases", "rulebook", "running"},
    "doctor": {"protocol", "cases"},
    "impact": {"protocol", "cases", "running"},
    "search": {"protocol", "cases", "scenarios", "generated", "running", "reports"},
    "export": {
        "protocol",
        "json_schemas",
        "cases",
        "scenarios",
        "rulebook",
        "running",
        "reports",
        "doctor",
        "impact",
        "search",
    },
    "ruleset_problems": {"cases", "scenarios", "rulebook", "export"},
}
"""The packages of the kit, each with the other packages of the kit that it may import."""


def kit_package(name: str) -> str:
    """Return the package of the kit that a dotted name is in, or an empty text."""
    prefix = "scrimmage_rules.kit."
    return name.removeprefix(prefix).partition(".")[0] if name.startswith(prefix) else ""


def test_packages_of_the_kit_import_only_lower_packages() -> None:
    faults = []
    for path in modules():
        own = kit_package(".".join(path.relative_to(ROOT).with_suffix("").parts))
        if own and own != "__init__":
            used = {kit_package(name) for name in imported(parsed(path), path)} - {"", own}
            faults += [f"{short(path)} imports {other}" for other in sorted(used - KIT_LAYERS[own])]
    assert faults == []


def test_every_room_is_known_to_the_check_of_layers() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in modules()}
    assert rooms - ALLOWED.keys() - {"__init__", "__main__"} == set()


def test_data_folders_are_no_packages() -> None:
    named = [path for folder in ("features", "conformance") for path in (ROOT / folder).rglob("__init__.py")]
    assert named == []


def test_data_is_found_in_the_checkout() -> None:
    assert data_folders.data_dir("conformance") == ROOT / "conformance"
