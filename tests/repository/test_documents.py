"""The documents against what they speak of: pages, rooms, commands and programs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

import pytest
import yaml

from scrimmage_rules import __version__
from scrimmage_rules.kit.running.case_selection import FILTERS
from tests.repository.reading import PACKAGE, ROOT, make_targets, read
from tests.repository.test_repository import GAMES


def test_the_readme_leads_to_every_page_of_the_wire() -> None:
    pages = {path.name for path in (ROOT / "docs/conformance").glob("*.md")}
    assert set(re.findall(r"\]\(docs/conformance/([\w-]+\.md)\)", read("README.md"))) == pages


def test_the_maintainers_page_lists_every_room() -> None:
    rooms = {f"{path.name}{'/' * path.is_dir()}" for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    there = {room for room in rooms if room not in {"__init__.py", "__pycache__/", "_data/"}} - {f"{g}/" for g in GAMES}
    listed = set(re.findall(r"^\| `scrimmage_rules/([\w.]+/?)` \|", read("docs/maintainers.md"), re.MULTILINE))
    assert listed == there


def test_every_way_to_pick_out_cases_is_in_the_reference_and_the_help() -> None:
    help_ = subprocess.run(
        [sys.executable, "-m", "scrimmage_rules", "verify", "--help"], check=True, capture_output=True, text=True
    ).stdout
    ways = {f"--{name.replace('_', '-')}" for name in FILTERS}
    page = read("docs/conformance/reference/command.md")
    assert ways <= set(re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE))
    assert ways <= set(re.findall(r"--[a-z-]+", help_))


def test_the_architecture_page_lists_every_folder() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [path.split("/") for path in tracked.splitlines()]
    halls = {"scrimmage_rules", "conformance"}
    folders = {f"{path[0]}/{path[1]}/" for path in paths if path[0] in halls and len(path) > 2}
    folders |= {f"{path[0]}/" for path in paths if path[0] not in halls and len(path) > 1}
    rows = re.findall(r"^\| (`.*?) \|", read("docs/architecture.md"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(.*?)`", row)}
    missing = {each for each in folders if not any(name.startswith(each) for name in named)}
    assert missing == {f"scrimmage_rules/{game}/" for game in GAMES}  # which are told of all games at once


def test_every_path_in_the_recipes_exists() -> None:
    halls = {path.name for path in ROOT.iterdir() if path.is_dir()}
    words = (word for span in re.findall(r"`([^`\n]+)`", read("CONTRIBUTING.md")) for word in span.split())
    named = {word.split(":")[0] for word in words if word.split("/")[0] in halls - {"build"} and "/" in word}
    missing = {
        each for each in named
        if not any(
            any(ROOT.glob(re.sub(r"<\w+>", "*", re.sub(r"<(?:game|ruleset)>", game, each)).rstrip("/")))
            for game in (*GAMES, *(name.replace("_", "-") for name in GAMES))
        )
    }  # fmt: skip
    assert missing == set()
    assert len(named) > 30


# ---- what is filled in by others


def test_the_citation_says_what_the_package_says() -> None:
    cited = yaml.safe_load(read("CITATION.cff"))
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert (cited["cff-version"], cited["title"], cited["license"]) == ("1.2.0", project["name"], project["license"])
    assert cited["keywords"] == project["keywords"]
    assert cited["version"] == __version__
    assert isinstance(cited["date-released"], date)


def test_the_readme_names_every_extra() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    part = read("README.md").split("### Extras")[1].partition("\n## ")[0]
    named = {*re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE), *re.findall(r"`(\w+)`", part.split("The extras")[1])}
    assert named - {"make"} == extras.keys()


def test_forms_for_issues_have_a_name_and_say_what_they_are_for() -> None:
    forms = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.md"))
    assert forms
    for form in forms:
        _, head, _ = read(form).split("---\n", 2)
        assert yaml.safe_load(head).keys() == {"name", "about"}, form


def test_the_form_for_a_change_asks_for_commands_that_exist() -> None:
    form = read(".github/PULL_REQUEST_TEMPLATE.md")
    assert {"test", "lint", "types", "news"} <= set(re.findall(r"`make ([a-z-]+)`", form)) <= make_targets().keys()


# ---- the commands that the documents show


def shown_commands() -> list[str]:
    """Return every line that README and the pages for implementers tell a reader to type."""
    text = read("README.md") + "".join(page.read_text("utf-8") for page in (ROOT / "docs/conformance").rglob("*.md"))
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
    start = "import sys; from scrimmage_rules.command.cli import main; sys.exit(main())"
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
    program = program_after("docs/conformance/how-to/smallest-adapter.md", "smallest-adapter")
    assert len(program.splitlines()) <= 32
    check_conversation(converse(program, tmp_path, CONVERSATION))


def test_the_adapter_of_the_guide_answers_as_the_protocol_says(tmp_path: Path) -> None:
    guide = "docs/conformance/how-to/build-an-adapter.md"
    head, loop, tail = program_after(guide, "tutorial: hello").partition("for line in sys.stdin:")
    program = head + program_after(guide, "tutorial: scoring") + "\n\n" + loop + tail
    check_conversation(converse(program, tmp_path, CONVERSATION))


@pytest.mark.parametrize("step", ["hello", "scoring", "positions", "referee"])
def test_the_code_of_the_guide_compiles(step: str) -> None:
    compile(program_after("docs/conformance/how-to/build-an-adapter.md", f"tutorial: {step}"), step, "exec")
