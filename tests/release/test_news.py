"""The news of a version: what is in changes/ joins the changelog, and no change of what is expected goes untold."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.releases.news import (
    get_release_notes,
    join_news,
    list_commits_without_news,
    list_fragments,
    render_fragments,
    render_news,
    reopen_section,
    split_sections,
    update_changelog,
    update_citation,
)

ROOT = Path(__file__).resolve().parents[2]
BEFORE = """# Changes

Above.

## Unreleased

### Added

- A thing.

### Expected results

- A.one (a-game): this was that.

## 0.1.0

Below.
"""
AFTER = """# Changes

Above.

## Unreleased

## 0.2.0

### Added

- A thing.
- A verb,
  told in two lines.

### Expected results

- A.one (a-game): this was that.
- A.two (a-game): so too.

## 0.1.0

Below.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A changelog with some news that are in it and some that are not."""
    pytest.importorskip("towncrier")
    (tmp_path / "changes").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("README.md", "template.md"):
        shutil.copy(ROOT / "changes" / name, tmp_path / "changes")
    (tmp_path / "CHANGELOG.md").write_text(BEFORE, encoding="utf-8")
    (tmp_path / "changes" / "verb.added.md").write_text("A verb,\ntold in two lines.\n", encoding="utf-8")
    (tmp_path / "changes" / "two.expected.md").write_text("A.two (a-game): so too.\n", encoding="utf-8")
    return tmp_path


def test_fragments_join_what_stands_under_unreleased_and_are_gone(folder: Path) -> None:
    update_changelog(folder, "0.2.0")
    assert (folder / "CHANGELOG.md").read_text(encoding="utf-8") == AFTER
    assert sorted(path.name for path in (folder / "changes").iterdir()) == ["README.md", "template.md"]


def test_a_version_has_one_section(folder: Path) -> None:
    update_changelog(folder, "0.2.0")
    with pytest.raises(ValueError, match=r"a section 0\.2\.0 already"):
        update_changelog(folder, "0.2.0")


def test_the_notes_are_the_same_before_and_after(folder: Path) -> None:
    before = get_release_notes(folder, "0.2.0")
    update_changelog(folder, "0.2.0")
    assert get_release_notes(folder, "0.2.0") == before
    assert before.startswith("### Added\n\n- A thing.\n- A verb,\n  told in two lines.\n\n### Expected results\n\n")
    assert get_release_notes(folder, "0.1.0") == "Below."


def test_a_section_may_have_the_day_of_its_release(folder: Path) -> None:
    update_changelog(folder, "0.2.0", "2026-12-01")
    written = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    assert written == AFTER.replace("## 0.2.0\n", "## 0.2.0\n\nReleased on 2026-12-01.\n")


def test_a_section_that_is_opened_again_takes_later_news(folder: Path) -> None:
    update_changelog(folder, "0.2.0", "2026-12-01")
    reopen_section(folder, "0.2.0")
    (folder / "changes" / "late.added.md").write_text("A late verb.\n", encoding="utf-8")
    update_changelog(folder, "0.2.0")
    written = (folder / "CHANGELOG.md").read_text(encoding="utf-8")
    assert written == AFTER.replace("two lines.\n", "two lines.\n- A late verb.\n")


def test_news_of_a_version_that_is_cut_have_the_later_files_first(folder: Path) -> None:
    update_changelog(folder, "0.2.0")
    section = get_release_notes(folder, "0.2.0")
    assert render_news(folder, "0.2.0") == f"## 0.2.0\n\n{section}"
    (folder / "changes" / "late.added.md").write_text("A late verb.\n", encoding="utf-8")
    assert render_news(folder, "0.2.0") == f"## Unreleased\n\n### Added\n\n- A late verb.\n\n## 0.2.0\n\n{section}"
    assert render_news(folder, "0.3.0") == "## Unreleased\n\n### Added\n\n- A late verb."


def test_news_may_come_from_files_alone(folder: Path) -> None:
    (folder / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n\n## 0.1.0\n", encoding="utf-8")
    assert get_release_notes(folder, "0.2.0") == join_news("", render_fragments(folder))
    assert get_release_notes(folder, "0.2.0").startswith("### Added\n\n- A verb,")


def test_lists_are_joined_under_one_heading_in_the_order_of_the_first() -> None:
    assert join_news("### B\n\n- 1", "### A\n\n- 2\n\n### B\n\n- 3") == "### B\n\n- 1\n- 3\n\n### A\n\n- 2"
    assert join_news("Words.\n\n### B\n\n- 1", "") == "Words.\n\n### B\n\n- 1"
    assert join_news("", "") == ""


def test_sections_are_found_at_their_level_alone() -> None:
    assert split_sections("top\n## A\n\n### B\nb\n## C\n", "## ") == {"": "top", "A": "### B\nb", "C": ""}


def test_the_citation_gets_the_version_and_the_day_and_nothing_else(tmp_path: Path) -> None:
    cited = "cff-version: 1.2.0\nversion: 0.1.0\ndate-released: 2020-01-01\nlicense: MIT\n"
    (tmp_path / "CITATION.cff").write_text(cited, encoding="utf-8")
    update_citation(tmp_path, "2026-12-01", "0.2.0")
    written = (tmp_path / "CITATION.cff").read_text(encoding="utf-8")
    assert written == "cff-version: 1.2.0\nversion: 0.2.0\ndate-released: 2026-12-01\nlicense: MIT\n"


# ---- what is in changes/


KINDS = ("added", "changed", "fixed", "removed", "expected")


def known_names() -> set[str]:
    """The ids of all clauses and ambiguities."""
    books = [ruleset(each).rulebook for each in RULESETS]
    return {name for book in books for name in (*book.clauses, *book.ambiguities)}


def test_every_file_of_news_has_a_topic_a_kind_and_words() -> None:
    for path in list_fragments(ROOT):
        assert re.fullmatch(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md", path.name), path.name
        text = path.read_text(encoding="utf-8")
        assert re.match(r"[^\s#*-]", text), f"{path.name} begins with a heading, a bullet or nothing"


def test_a_change_of_an_expected_result_names_its_clauses() -> None:
    names = known_names()
    for path in (ROOT / "changes").glob("*.expected.md"):
        first = path.read_text(encoding="utf-8").partition("(")[0]
        assert names & set(re.findall(r"[\w.-]+", first)), f"{path.name} begins with no clause and no ambiguity"


# ---- what nobody has told


@pytest.fixture
def commit(tmp_path: Path) -> Callable[[str], None]:
    """Commits a change of a file, in a repository of its own."""

    def git(*arguments: str) -> None:
        about = ["-c", "user.name=a", "-c", "user.email=a", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *about, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def commit(name: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write("more\n")
        git("add", ".")
        git("commit", "--quiet", "-m", f"change {name}")

    git("init", "--quiet")
    return commit


VECTORS = "conformance/vectors/a-game.jsonl"
LINES = "conformance/vectors/a-game.lines.json"
RULEBOOK = "conformance/rulebooks/a-game.json"


@pytest.mark.parametrize(
    ("changed", "forgotten"),
    [
        ([VECTORS, "CHANGELOG.md"], []),
        ([VECTORS, "changes/a.added.md", "tools/a.py"], []),
        (["CHANGELOG.md", "tools/a.py"], []),
        (["CHANGELOG.md", VECTORS], [VECTORS]),
        (["changes/a.added.md", VECTORS, RULEBOOK], [RULEBOOK, VECTORS]),
        ([RULEBOOK], [RULEBOOK]),
        (["CHANGELOG.md", LINES], []),
    ],
)  # fmt: skip
def test_a_change_of_what_is_expected_is_told_of_in_it_or_later(
    tmp_path: Path, commit: Callable[[str], None], changed: list[str], forgotten: list[str]
) -> None:
    for name in changed:
        commit(name)
    assert [line.partition(" ")[2] for line in list_commits_without_news(tmp_path)] == [
        f"change {name}" for name in forgotten
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")
def test_no_change_of_what_is_expected_is_untold() -> None:
    """Add a file to changes/, as its README.md says, and commit it."""
    assert list_commits_without_news(ROOT) == []
