"""What changed between two versions, as a page shows it."""

from __future__ import annotations

import shutil
from pathlib import Path

from scrimmage_rules.site.pages.text_differences import render_difference
from tests.site.conftest import ROOT
from tools.site.changelog_page import render_changelog_page


def test_the_words_that_differ_are_marked_in_both_texts() -> None:
    found = render_difference("The offense may punt once.", "The offense may punt on any down.")
    assert found == (
        '<span class="reworded"><span>The offense may punt <del>once.</del></span>'
        "<span>The offense may punt <ins>on any down.</ins></span></span>"
    )


def test_marks_of_a_text_are_not_marks_of_the_page() -> None:
    assert "<b>" not in render_difference("a <b> c", "a *d* c")


def test_the_changelog_has_the_unreleased_changes_of_all_files(tmp_path: Path) -> None:
    """The changes of this repository (no file is left right after a release), and one more."""
    shutil.copy(ROOT / "CHANGELOG.md", tmp_path)
    shutil.copytree(ROOT / "changes", tmp_path / "changes")
    (tmp_path / "changes" / "verb.added.md").write_text("A verb,\ntold in two lines.\n", encoding="utf-8")
    page = render_changelog_page(tmp_path)
    unreleased = page.partition("\n## Unreleased")[2].partition("\n## ")[0]
    files = [each for each in (tmp_path / "changes").glob("*.*.md") if each.name != "template.md"]
    texts = [" ".join(each.read_text(encoding="utf-8").split()) for each in files]
    assert "A verb, told in two lines." in texts
    assert [each for each in texts if "](" not in each and each not in unreleased] == []
    assert page.startswith("# Changelog\n")
    assert "\n## 0.1.0\n" in page
