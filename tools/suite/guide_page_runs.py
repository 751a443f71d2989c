"""`python -m tools.suite.guide_page_runs`: updates the recorded runs in the pages for implementers. A test compares
them.

The programs of the pages are in `tests/kit/guide`. For each game, it has the final program and the changes that lead to
it. Each change has the wrong text and the right text. A recorded run has only the lines that a reader needs. The name
of the suite is left out, because it changes with every case.
"""

from __future__ import annotations

import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

import msgspec
import yaml

from scrimmage_rules.rulesets import get_ruleset_id

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "conformance"
PROGRAMS = ROOT / "tests" / "kit" / "guide"
GAMES = sorted(path.parent.name for path in PROGRAMS.glob("*/changes.yaml"))
LEVEL = "tables"

BLOCK = re.compile(
    r"(<!-- (?P<name>(?:run|change|step): [\w -]+) -->\n)(?P<text>.*?)(<!-- /(?:run|change|step) -->)", re.DOTALL
)
TUTORIAL = re.compile(r"<!-- tutorial: (\w+) -->\n```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FACETS = {
    3: "query positions",
    4: "query positions referee",
    5: "query positions referee legal reason",
    6: "query positions referee legal reason chance odds",
    7: "query positions referee legal reason chance odds observe explain perft session",
}
"""Facets that the adapter of the page declares at each step, from step 3 on."""


class FileChange(msgspec.Struct, frozen=True):
    """A change of one file: the wrong text, and the right text that replaces it. Both texts are complete lines."""

    file: str
    wrong: str
    right: str


# ---- the programs, stage by stage


class GuideProgram(msgspec.Struct, frozen=True):
    """The program of a game in steps: the folder of the published data that it reads, the changes that belong to no
    step, and the change of each step.
    """

    data: str
    begin: list[FileChange]
    changes: list[FileChange]


def read_program(game: str) -> GuideProgram:
    """Return the program of a game from its file."""
    text = (PROGRAMS / game / "changes.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), GuideProgram)


def write_program(game: str, stage: int, folder: Path) -> None:
    """Write a stage of the program of a game to a new folder. Stage 0 is the program as `init` writes it, stage 1 adds
    tables, and each later stage adds a change.
    """
    run_command(f"init --language python --ruleset {get_ruleset_id(game)} {folder.name}", folder.parent)
    if stage == 0:
        return
    told = read_program(game)
    for path in (*(PROGRAMS / game).glob("*.py"), *(ROOT / "conformance" / told.data).glob("*.json")):
        shutil.copy(path, folder)
    for change in told.begin:
        _replace_in_file(folder / change.file, change.wrong, change.right)
    for number, change in enumerate(told.changes, 2):
        _apply_or_revert_change(folder / change.file, change, done=number <= stage)


def _apply_or_revert_change(path: Path, change: FileChange, *, done: bool) -> None:
    """Apply or revert a change: write the right text or the wrong text to its file."""
    if path.name == "adapter.py" and done:
        _replace_in_file(path, change.wrong, change.right)
    elif path.name != "adapter.py" and not done:
        _replace_in_file(path, change.right, change.wrong)


def _replace_in_file(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise ValueError(f"{path.name}: expected this text exactly once: {old}")
    path.write_text(text.replace(old, new), encoding="utf-8")


# ---- runs


def run_command(arguments: str, folder: Path) -> tuple[int, str]:
    """Run a command in a folder; return its exit code and its output, with standard error if it fails to start."""
    ran = subprocess.run(
        [sys.executable, "-m", "scrimmage_rules", *arguments.split()], cwd=folder, check=False, capture_output=True,
        text=True, env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    errors = "".join(f"{line}\n" for line in ran.stderr.splitlines() if line.startswith("scrimmage: "))
    return ran.returncode, re.sub(r"suite \S+", "suite ...", ran.stdout) + errors


GAP = "  ..."
SHOWN = re.compile(
    r"[A-Z-]{4,} \S|  features/|  [A-Z]+\.\S+ \(|  >|  difference:|    \S|  note:|  stderr: [\w.]+: |"
    rf"  {LEVEL} |.*: level "
)
"""Pattern of the lines of a run that a page shows; other lines are replaced by three dots."""


def shorten_failure_output(output: str) -> str:
    """Return the first failure of a run in short form: its place, its first clause, its difference, and its level."""
    lines = output.splitlines()
    clauses = [line for line in lines if re.match(r"  [A-Z]+\.", line)]
    crashed = output.startswith("CRASH")  # otherwise standard error may belong to a later case
    told = [
        line if SHOWN.match(line) and line not in clauses[1:] and (crashed or "stderr" not in line) else GAP
        for line in lines
    ]
    text = "\n".join(line for line, _ in groupby(told))  # successive gaps become one
    return text.removeprefix(GAP).removesuffix(GAP).strip("\n") + "\n"


def render_run(game: str, stage: int) -> str:
    """Return the printed output of `scrimmage verify` for one stage of the guide, as the page shows it."""
    line = f"verify --ruleset {get_ruleset_id(game)} --level {LEVEL} --show 1 -- python3 mine/adapter.py"
    with tempfile.TemporaryDirectory() as folder:
        write_program(game, stage, Path(folder, "mine"))
        _, said = run_command(line.replace("python3", sys.executable), Path(folder))
    return f"$ scrimmage {line}\n{shorten_failure_output(said)}"


def render_change(game: str, stage: int) -> str:
    """Return the change that leads to a stage in the form in which the page shows it: removed and added lines."""
    told = read_program(game)
    [change] = told.begin if stage == 1 else [told.changes[stage - 2]]
    lines = difflib.ndiff(change.wrong.splitlines(), change.right.splitlines())
    return f"# {change.file}\n" + "".join(f"{line}\n" for line in lines if not line.startswith("?"))


# ---- the steps by hand


def render_step(step: int, page: str) -> str:
    """Return the output of a manual step, run with the program that the page contains up to this step."""
    parts = dict(TUTORIAL.findall(page))
    head, loop, tail = parts["hello"].partition("for line in sys.stdin:")
    programs = ["", parts["hello"], head + parts["scoring"] + "\n\n" + loop + tail]
    ruleset = re.search(r'"rulesets": \{"([\w-]+)"', head)
    assert ruleset
    run = f"verify --ruleset {ruleset[1]}"
    with tempfile.TemporaryDirectory() as folder:
        if step in FACETS:
            shutil.copy(PROGRAMS / "declaring.py", Path(folder, "adapter.py"))
            command = f"{sys.executable} adapter.py {ruleset[1]} {FACETS[step]}"
        else:
            Path(folder, "adapter.py").write_text(programs[step], encoding="utf-8")
            command = f"{sys.executable} adapter.py"
        code, said = run_command(f"{run} --show 0 -- {command}", Path(folder))
    said = re.sub(r"^\d+ more failing cases.*\n\n|^most likely .*\n", "", said, flags=re.MULTILINE)
    return f"{said}$ echo $?\n{code}\n"


# ---- the pages


def update_blocks(page: str, names: Iterable[str] | None = None) -> str:
    """Return the page with the blocks of these names updated; without names, all blocks."""

    def fill_block(match: re.Match[str]) -> str:
        if names is not None and match["name"] not in names:
            return match[0]
        return f"{match[1]}{render_block(match['name'], page)}{match[4]}"

    return BLOCK.sub(fill_block, page)


def render_block(name: str, page: str) -> str:
    """Return the content of a block by its name: `run: GAME STAGE`, `change: GAME STAGE`, `step: NUMBER`."""
    sort, *words = name.replace(":", "").split()
    if sort == "step":
        return f"```text\n{render_step(int(words[0]), page)}```\n"
    game, stage = words[0].replace("-", "_"), int(words[1])
    if sort == "change":
        return f"```diff\n{render_change(game, stage)}```\n"
    return f"```text\n{render_run(game, stage)}```\n"


def list_block_names(page: str) -> Iterator[str]:
    """Yield the names of all blocks in a page."""
    return (match["name"] for match in BLOCK.finditer(page))


def read_pages_with_blocks() -> dict[Path, str]:
    """Return the text of each page with recorded runs, by its path."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.md"))}
    return {path: text for path, text in texts.items() if BLOCK.search(text)}


def main() -> None:
    """Write all pages with updated blocks."""
    for path, text in read_pages_with_blocks().items():
        path.write_text(update_blocks(text), encoding="utf-8")


if __name__ == "__main__":
    main()
