"""Checks of the repository itself: files, documents, layers and sizes. None of them runs a game."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import scrimmage_rules
from scrimmage_rules import _paths

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "scrimmage_rules"
RULESETS = ("card_football", "computer_football", "tactical_football", "tactical_soccer")
MODULE_LINES = 400
FUNCTION_LINES = 60

Function = ast.FunctionDef | ast.AsyncFunctionDef


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


# ---- the Makefile and what CI runs


def make_targets() -> dict[str, str]:
    """Every target that a person may name, with the rest of its line."""
    found = re.findall(r"^([a-z][\w-]*):(?!=)(.*)$", read("Makefile"), re.MULTILINE)
    return dict(found)


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
    called = re.findall(r'^step "[^"]*" make (\S+)', read(".ci/run"), re.MULTILINE)
    assert {"verify", "test", "lint", "types", "site"} <= set(called) <= make_targets().keys()


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
        text = path.read_bytes().decode("utf-8", errors="replace")
        hits += [f"{short(path)}: {hit.group()}" for hit in FORBIDDEN[what].finditer(text)]
    assert hits == []


def test_every_decision_is_listed_in_the_index_and_the_navigation() -> None:
    records = sorted(path.name for path in (ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert records
    assert sorted(set(re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", read("docs/decisions/index.md")))) == records
    assert sorted(re.findall(r"decisions/(\d{4}-[\w-]+\.md)", read("mkdocs.yml"))) == records


def test_decisions_are_numbered_without_a_gap_and_have_the_same_parts() -> None:
    records = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert [int(path.name[:4]) for path in records] == list(range(1, len(records) + 1))
    for path in records:
        headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert headings[0].startswith(path.name[:4]), short(path)
        assert headings[1:] == ["Context", "Decision", "Consequences"], short(path)


def test_the_changelog_ends_at_the_version_of_the_package() -> None:
    headings = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", scrimmage_rules.__version__]


def test_relative_links_of_the_top_documents_lead_somewhere() -> None:
    lost = []
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", read(name))
        lost += [f"{name}: {target}" for target in targets if not (ROOT / target).exists()]
    assert lost == []


# ---- the commands that the documents show


def shown_commands() -> list[str]:
    """Every line a reader is told to type, from README and guide."""
    text = read("README.md") + read("docs/conformance/guide.md")
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line[2:].split("#")[0].strip() for block in blocks for line in block.splitlines() if line.startswith("$ ")]
    assert lines
    return sorted(set(lines))


def test_the_make_commands_shown_exist() -> None:
    named = {line.split()[1] for line in shown_commands() if line.startswith("make ")}
    assert named
    assert named <= make_targets().keys()


def test_the_files_in_the_commands_shown_exist() -> None:
    words = {word for line in shown_commands() for word in line.split() if word.startswith("conformance/")}
    assert words
    assert [word for word in words if not (ROOT / word).exists()] == []


@pytest.mark.parametrize("line", [line for line in shown_commands() if line.startswith("scrimmage ")])
def test_a_scrimmage_command_shown_has_the_options_shown(line: str) -> None:
    command, *rest = line.partition(" -- ")[0].split()[1:]
    start = "import sys; from scrimmage_rules.cli import main; sys.exit(main())"
    run = [sys.executable, "-c", start, command, "--help"]
    shown = subprocess.run(run, check=False, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    assert [word for word in rest if word.startswith("--") and word not in shown.stdout] == []


def converse(program: str, folder: Path, lines: list[str]) -> list[dict[str, object]]:
    """The replies of an adapter from the documents to a file of requests."""
    adapter = folder / "adapter.py"
    adapter.write_text(program, encoding="utf-8")
    requests = "".join(f"{line}\n" for line in lines)
    command = [sys.executable, str(adapter)]
    talk = subprocess.run(command, input=requests, check=True, capture_output=True, text=True, timeout=20)
    return [json.loads(line) for line in talk.stdout.splitlines()]


def program_after(name: str, marker: str) -> str:
    """The Python block that follows a marker comment in a document."""
    found = re.search(rf"<!-- {marker} -->\n```python\n(.*?)^```", read(name), re.MULTILINE | re.DOTALL)
    assert found, marker
    return found.group(1)


CONVERSATION = [
    '{"id": 1, "op": "hello", "protocol": [1], "kit": {"name": "test", "version": "0"}}',
    '{"id": "two", "op": "query", "ruleset": "card-football", "query": "scoring", "args": {}}',
    "",
    "[]",
    "not json",
    '{"id": 3, "op": "juggle"}',
]


def check_conversation(replies: list[dict[str, object]]) -> None:
    assert [reply["id"] for reply in replies] == [1, "two", None, None, 3]
    assert [reply["status"] for reply in replies] == ["ok", "ok", "error", "error", "unsupported"]
    assert replies[0]["protocol"] == 1
    assert replies[1]["value"] == {"touchdown": 6, "extra point": 1, "two-point try": 2, "field goal": 3, "safety": 2}
    assert replies[2]["kind"] == "bad-request"


def test_the_smallest_adapter_answers_as_the_protocol_says(tmp_path: Path) -> None:
    program = program_after("README.md", "smallest-adapter")
    assert len(program.splitlines()) <= 32
    check_conversation(converse(program, tmp_path, CONVERSATION))


def test_the_adapter_of_the_guide_answers_as_the_protocol_says(tmp_path: Path) -> None:
    guide = "docs/conformance/guide.md"
    head, loop, tail = program_after(guide, "tutorial: hello").partition("for line in sys.stdin:")
    program = head + program_after(guide, "tutorial: scoring") + "\n\n" + loop + tail
    check_conversation(converse(program, tmp_path, CONVERSATION))


@pytest.mark.parametrize("step", ["hello", "scoring", "positions", "referee"])
def test_the_code_of_the_guide_compiles(step: str) -> None:
    compile(program_after("docs/conformance/guide.md", f"tutorial: {step}"), step, "exec")


# ---- versions


def pins() -> list[str]:
    return read("constraints.txt").splitlines()


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_constraints_are_names_with_exact_versions() -> None:
    assert pins()
    assert [line for line in pins() if not re.fullmatch(r"[A-Za-z0-9][\w.-]*==\d[\w.!+]*", line)] == []


def test_constraints_name_everything_that_is_asked_for() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    asked = [*project["dependencies"], *(need for needs in project["optional-dependencies"].values() for need in needs)]
    names = {canonical(match.group()) for need in asked if (match := re.match(r"[\w.-]+", need))}
    pinned = {canonical(line.partition("==")[0]) for line in pins()}
    assert names - {project["name"]} - pinned == set()
    assert len(pinned) == len(pins())


def listed(name: str) -> dict[str, tuple[str, list[str]]]:
    """The version and the hashes of every library in a list of requirements."""
    text = read(f"requirements/{name}.txt").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines()]
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==\S+", line[0])] == []
    hashes = {line[0]: [word for word in line if word.startswith("--hash=sha256:")] for line in lines}
    return {canonical(pin.partition("==")[0]): (pin.partition("==")[2], found) for pin, found in hashes.items()}


LISTS = {path.stem for path in (ROOT / "requirements").glob("*.txt")}


@pytest.mark.parametrize("name", sorted(LISTS))
def test_every_library_of_a_list_has_its_constraint_and_its_hashes(name: str) -> None:
    versions = dict(line.split("==") for line in pins())
    constraints = {canonical(library): version for library, version in versions.items()}
    assert {library: version for library, (version, _) in listed(name).items()}.items() <= constraints.items()
    assert [library for library, (_, hashes) in listed(name).items() if not hashes] == []


def test_the_lists_hold_what_the_extras_ask_for_and_every_constraint() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    extras = project["project"]["optional-dependencies"]
    assert {"run", "build", *extras} == LISTS
    for extra, needs in extras.items():
        asked = {canonical(re.split(r"[<>=!~\[]", need)[0]) for need in needs}
        assert asked - {project["project"]["name"]} <= listed(extra).keys()
    constraints = {canonical(line.partition("==")[0]) for line in pins()}
    assert set().union(*(listed(name) for name in LISTS)) == constraints


def test_make_verify_installs_two_libraries_and_no_more() -> None:
    assert sorted(listed("run")) == ["msgspec", "pyyaml"]


def test_the_build_back_end_is_the_one_whose_hashes_are_listed() -> None:
    (back_end,) = tomllib.loads(read("pyproject.toml"))["build-system"]["requires"]
    assert back_end == f"hatchling=={listed('build')['hatchling'][0]}"


def test_nothing_is_installed_without_a_hash() -> None:
    commands = [line for name in ("Makefile", ".ci/run") for line in read(name).splitlines() if "pip install " in line]
    bare = [line for line in commands if not re.search(r"--require-hashes|--no-deps|PIP = |echo", line)]
    assert bare == []


def test_only_two_libraries_are_needed_at_run_time() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert sorted(re.split(r"[<>=!~]", need)[0] for need in project["dependencies"]) == ["PyYAML", "msgspec"]


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


# What a room may import besides itself. The rooms named `_paths` and `__init__` are open to all.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    **{ruleset: {"kernel"} for ruleset in RULESETS},
    "rulesets": {"kernel", *RULESETS},
    "kit": {"kernel", "rulesets"},
    "site": {"kernel", "rulesets", "kit"},
    "player": {"kernel", "rulesets"},
    "terminal": {"kernel"},
    "commands": {"kernel", "rulesets", "kit", "site", "terminal"},
    "checking": {"kernel", "rulesets", "kit", "terminal"},
    "replaying": {"kernel", "rulesets", "player", "terminal"},
    "cli": {"kernel", "rulesets", "kit", "site", "terminal", "commands", "checking", "replaying"},
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
        ("kernel/odds.py", "from scrimmage_rules import cli"),
        ("kernel/odds.py", "from .. import card_football"),
        ("card_football/punt.py", "import scrimmage_rules.tactical_soccer.pitch"),
        ("card_football/punt.py", "from ..kit.steps import Step"),
        ("kit/runner.py", "from scrimmage_rules.site import pages"),
        ("kit/runner.py", "from scrimmage_rules.card_football.punt import PUNT"),
    ],
)
def test_the_check_of_layers_sees(module: str, line: str) -> None:
    assert layering_faults(PACKAGE / module, ast.parse(line)) != []


def test_every_room_is_known_to_the_check_of_layers() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in modules()}
    assert rooms - ALLOWED.keys() - {"__init__", "__main__", "_paths"} == set()


def test_data_folders_are_no_packages() -> None:
    named = [path for folder in ("features", "conformance") for path in (ROOT / folder).rglob("__init__.py")]
    assert named == []


def test_data_is_found_in_the_checkout() -> None:
    assert _paths.data_dir("conformance") == ROOT / "conformance"
