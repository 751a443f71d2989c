"""The guide for implementers: each run and each change that it shows is made again, and is as the page has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scrimmage_rules.rulesets import id_of
from tools.suite import guide

TEXT = guide.PAGE.read_text(encoding="utf-8")
SHOWN = [*guide.blocks(TEXT)]
STALE = "the page shows something else; make it anew with: python -m tools.suite.guide"


@pytest.mark.parametrize("name", SHOWN)
def test_what_the_guide_shows_is_what_comes(name: str) -> None:
    assert guide.filled(TEXT, [name]) == TEXT, STALE


def test_every_stage_of_each_program_is_shown_and_each_change_that_leads_there() -> None:
    wanted = []
    for game in guide.GAMES:
        last = len(guide.program(game).changes) + 1
        wanted += [f"run: {id_of(game)} {stage}" for stage in range(last + 1)]
        wanted += [f"change: {id_of(game)} {stage}" for stage in range(1, last + 1)]
    assert len(guide.GAMES) == 2
    assert sorted(name for name in SHOWN if not name.startswith("step")) == sorted(wanted)
    assert [name for name in SHOWN if name.startswith("step")] == [f"step: {step}" for step in range(8)]


@pytest.mark.parametrize("game", guide.GAMES)
def test_each_program_begins_without_a_level_and_ends_with_one(game: str) -> None:
    runs = re.findall(rf"<!-- run: {id_of(game)} \d -->\n```text\n(.*?)```", TEXT, re.DOTALL)
    levels = [re.findall(r": level ([^;\n]*)", run) for run in runs]
    assert levels == [["none"]] * (len(runs) - 1) + [[guide.LEVEL]]


def test_a_change_that_does_not_fit_its_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text("one\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"engine\.py: to be found once: two"):
        guide._edit(tmp_path / "engine.py", "two", "three")
