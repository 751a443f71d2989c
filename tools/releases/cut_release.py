"""`make cut`: makes the commit of a release, with everything that a release records.

Usage: `.venv/bin/python -m tools.releases.cut_release [--again]`. The commit has the changelog, the citation, the
earlier forms of changed cases, the record of the suite, and the results of both implementations. With `--again`, it
replaces the record of a version that has no tag yet, and adds the news since then to its section.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from scrimmage_rules import __version__
from scrimmage_rules.kit.rulebook.release_records import FOLDER
from tools.releases.news import CHANGELOG, CITATION, list_commits_without_news, reopen_section

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "conformance" / FOLDER / f"{__version__}.json"
CHANGED = ("changes", CHANGELOG, CITATION, "conformance", "scrimmage_rules/site/data/earlier_cases")
"""Files and folders that the commit of a release changes."""

STEPS = (
    [sys.executable, "-m", "scrimmage_rules", "changes", "--check"],
    [sys.executable, "-m", "tools.releases.news", "--into-changelog"],
    [sys.executable, "-m", "tools.releases.record_changed_cases"],
    [sys.executable, "-m", "tools.releases.record_release"],
    ["make", "--silent", "known"],
)


def list_obstacles(root: Path, record: Path, *, again: bool) -> Iterator[str]:
    """Yield the reasons why the release commit cannot be made. This check changes nothing."""
    if _run_git(root, "status", "--porcelain"):
        yield "there are changes that are not committed"
    if _run_git(root, "tag", "--list", f"v{record.stem}"):
        yield f"the tag v{record.stem} exists: give the next release a new version"
    elif record.exists() and not again:
        yield f"{record.stem} is recorded already: make cut AGAIN=--again, as long as nobody has it"
    yield from (f"no news names this change of expected results: {each}" for each in list_commits_without_news(root))


def cut_release(*, again: bool) -> None:
    """Carry out all steps and commit their results; raise `CalledProcessError` for a step that fails."""
    if again and RECORD.exists():
        RECORD.unlink()
        reopen_section(ROOT)
    for step in STEPS:
        print(f"== {' '.join(step)}", flush=True)
        subprocess.run(step, cwd=ROOT, check=True)
    _run_git(ROOT, "add", "--all", "--", *CHANGED)
    _run_git(ROOT, "commit", "--quiet", "--message", f"release: {__version__}")


def _run_git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return 1 if the release cannot be cut, 2 for invalid arguments."""
    if arguments not in ([], ["--again"]):
        print("usage: python -m tools.releases.cut_release [--again]")
        return 2
    obstacles = list(list_obstacles(ROOT, RECORD, again=bool(arguments)))
    for each in obstacles:
        print(f"before the release: {each}", file=sys.stderr)
    if obstacles:
        return 1
    try:
        cut_release(again=bool(arguments))
    except subprocess.CalledProcessError as fault:
        print(f"{' '.join(fault.cmd)} failed; nothing is committed, and `git stash -u` sets it aside", file=sys.stderr)
        return 1
    print(f"committed: release: {__version__}")
    print(f"now: .ci/run on a fresh clone, make release twice, make publishable TAG=v{__version__}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
