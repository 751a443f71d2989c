"""`make news`: the changes since the last release, from the changelog and the files in changes/.

Usage: `.venv/bin/python -m tools.releases.news [--into-changelog]`. Without the option it prints the changes, and
returns 1 if commits after the latest news have changed clauses or expected results. With the option it moves the
changes into the section of this version in CHANGELOG.md, removes the files, and writes the version and the date into
CITATION.cff.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from scrimmage_rules import __version__

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG, CITATION = "CHANGELOG.md", "CITATION.cff"
UNRELEASED = "Unreleased"
RELEASED = "Released on "
TOLD = (CHANGELOG, "changes/*.md")
EXPECTED = ("conformance/vectors/*.jsonl", "conformance/rulebooks")
"""Files that change whenever a clause, a ruling or an expected result changes. They contain no line numbers, which
change more often.
"""


def split_sections(text: str, mark: str) -> dict[str, str]:
    """Return the text below each heading of a level, such as `## `, in order. The text before the first heading has an
    empty key.
    """
    head, *rest = f"\n{text}".split(f"\n{mark}")
    found = {"": head}
    for each in rest:
        title, _, below = each.partition("\n")
        found[title.strip()] = below
    return {title: below.strip("\n") for title, below in found.items()}


def join_news(one: str, other: str) -> str:
    """Return two texts with changes as one text, in which each heading occurs once."""
    first, second = split_sections(one, "### "), split_sections(other, "### ")
    under = {title: "\n".join(filter(None, (first.get(title), second.get(title)))) for title in (*first, *second)}
    return "\n\n".join(f"### {title}\n\n{text}" if title else text for title, text in under.items() if text)


def list_fragments(folder: Path) -> list[Path]:
    """Return the files in changes/ that contain changes."""
    return sorted(path for path in (folder / "changes").glob("*.md") if path.name not in ("README.md", "template.md"))


def render_fragments(folder: Path) -> str:
    """Return the content of the files in changes/ under their headings."""
    if not list_fragments(folder):
        return ""
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", __version__, "--dir", str(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def get_release_notes(folder: Path, version: str = __version__) -> str:
    """Return the changes of a version: its section in the changelog, or all unreleased changes if it has no section
    yet.
    """
    told = split_sections((folder / CHANGELOG).read_text(encoding="utf-8"), "## ")
    return told[version] if version in told else join_news(told[UNRELEASED], render_fragments(folder))


def render_news(folder: Path, version: str = __version__) -> str:
    """Return the changes that no published release contains: first the changes without a version, then the section of
    this version.
    """
    told = split_sections((folder / CHANGELOG).read_text(encoding="utf-8"), "## ")
    news = {UNRELEASED: join_news(told[UNRELEASED], render_fragments(folder)), version: told.get(version, "")}
    return "\n\n".join(f"## {title}\n\n{text}" for title, text in news.items() if text)


def update_changelog(folder: Path, version: str = __version__, day: str = "") -> None:
    """Move the unreleased changes into the section of this version, with the day of its release; raise `ValueError` if
    the section exists.
    """
    path = folder / CHANGELOG
    text = path.read_text(encoding="utf-8")
    told = split_sections(text, "## ")
    if version in told:
        raise ValueError(f"{CHANGELOG} has a section {version} already; give the next version its own number")
    head, heading, rest = text.partition(f"## {UNRELEASED}\n")
    older = rest[rest.index("\n## ") :] if "\n## " in rest else ""
    released = f"{RELEASED}{day}.\n\n" if day else ""
    section = f"## {version}\n\n{released}{get_release_notes(folder, version)}\n"
    path.write_text(f"{head}{heading}\n{section}{older}", encoding="utf-8")
    for each in list_fragments(folder):
        each.unlink()


def reopen_section(folder: Path, version: str = __version__) -> None:
    """Move the section of this version back into the unreleased changes, without its day."""
    path = folder / CHANGELOG
    told = split_sections(path.read_text(encoding="utf-8"), "## ")
    section = re.sub(rf"\A{RELEASED}.*\n+", "", told.pop(version))
    told[UNRELEASED] = join_news(section, told[UNRELEASED])
    parts = (f"## {title}\n\n{text}" if title else text for title, text in told.items())
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def update_citation(folder: Path, day: str, version: str = __version__) -> None:
    """Write the version and the day of its release into the citation file."""
    path = folder / CITATION
    text = path.read_text(encoding="utf-8")
    for key, value in (("version", version), ("date-released", day)):
        text = re.sub(rf"^{key}: .*$", f"{key}: {value}", text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")


def list_commits_without_news(folder: Path) -> list[str]:
    """Return the commits after the last change of the news files that change clauses or expected results."""
    last = _run_git(folder, "log", "-1", "--format=%H", "--", *TOLD).strip()
    since = [f"{last}..HEAD"] if last else []
    return _run_git(folder, "log", "--format=%h %s", *since, "--", *EXPECTED).splitlines()


def _run_git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    if arguments not in ([], ["--into-changelog"]):
        print("usage: python -m tools.releases.news [--into-changelog]")
        return 2
    if arguments:
        day, files = datetime.now(UTC).date().isoformat(), len(list_fragments(ROOT))
        update_changelog(ROOT, day=day)
        update_citation(ROOT, day)
        print(f"{CHANGELOG}: the section {__version__} has the entries of {files} files of changes/")
        print(f"{CITATION}: version {__version__}, {day}")
        return 0
    print(render_news(ROOT))
    forgotten = list_commits_without_news(ROOT)
    for commit in forgotten:
        print(f"no news names this change of expected results: {commit}", file=sys.stderr)
    if forgotten:
        print("add a file to changes/, as its README.md says, and commit it", file=sys.stderr)
    return 1 if forgotten else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
