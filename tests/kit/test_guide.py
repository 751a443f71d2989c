"""Pages for implementers: each run and each change that they show is made again, and is as the page has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scrimmage_rules.rulesets import get_ruleset_id
from tools.suite import guide_page_runs

PAGES = {path.stem: text for path, text in guide_page_runs.read_pages_with_blocks().items()}
SHOWN = [(page, name) for page, text in PAGES.items() for name in guide_page_runs.list_block_names(text)]
STALE = "the page shows something else; make it again with: python -m tools.suite.guide_page_runs"


@pytest.mark.parametrize(("page", "name"), SHOWN)
def test_what_a_page_shows_is_what_comes(page: str, name: str) -> None:
    assert guide_page_runs.update_blocks(PAGES[page], [name]) == PAGES[page], STALE


def test_every_stage_of_each_program_is_shown_and_each_change_that_leads_there() -> None:
    wanted = []
    for game in guide_page_runs.GAMES:
        last = len(guide_page_runs.read_program(game).changes) + 1
        wanted += [f"run: {get_ruleset_id(game)} {stage}" for stage in range(last + 1)]
        wanted += [f"change: {get_ruleset_id(game)} {stage}" for stage in range(1, last + 1)]
    assert len(guide_page_runs.GAMES) == 2
    shown = [name for _, name in SHOWN]
    assert sorted(name for name in shown if not name.startswith("step")) == sorted(wanted)
    assert [name for name in shown if name.startswith("step")] == [f"step: {step}" for step in range(8)]


@pytest.mark.parametrize("game", guide_page_runs.GAMES)
def test_each_program_begins_without_a_level_and_ends_with_one(game: str) -> None:
    text = "".join(PAGES.values())
    runs = re.findall(rf"<!-- run: {get_ruleset_id(game)} \d -->\n```text\n(.*?)```", text, re.DOTALL)
    levels = [re.findall(r": level ([^;\n]*)", run) for run in runs]
    assert levels == [["none"]] * (len(runs) - 1) + [[guide_page_runs.LEVEL]]


def test_a_change_that_does_not_fit_its_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("one\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"engine\.py: expected this text exactly once: two"):
        guide_page_runs._replace_in_file(tmp_path / "engine.py", "two", "three")


FORMER_ANCHORS = """
before-you-start the-first-game-card-football it-begins-with-a-starter the-tables-are-written
the-second-game-tactical-soccer step-0-an-empty-file step-1-say-hello step-2-a-table step-3-positions step-4-referee
step-5-full-referee step-6-dice step-7-table-talk keep-it-green flaky-cases reports from-one-run-to-the-next
known-failures what-a-pass-proves fresh-cases the-first-difference-made-small in-your-shell limits the-doctor
when-nothing-works without-the-kit
"""
"""Anchors of the page that once held everything; links of other sites still lead there."""


def test_each_former_anchor_of_the_guide_leads_to_a_page_that_exists() -> None:
    text = (guide_page_runs.FOLDER / "guide.md").read_text(encoding="utf-8")
    moved = re.findall(r"^- ((?:<a id=\"[\w-]+\"></a>)+).*\]\(([\w/-]+\.md)", text, re.MULTILINE)
    anchors = [anchor for tags, _ in moved for anchor in re.findall(r"id=\"([\w-]+)\"", tags)]
    assert sorted(anchors) == sorted(FORMER_ANCHORS.split())
    assert [page for _, page in moved if not (guide_page_runs.FOLDER / page).is_file()] == []
