"""The first games of the page to play on: every move is valid in the engine, and the page leads through all steps."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.generated_site import parse_script, read_scripts
from tests.site.test_board_leads import logged
from tests.site.test_reading import faults

PROGRAM = str(Path(__file__).with_name("lessons.mjs"))
LONGEST = 12
"""Maximum number of steps of a lesson: about ten minutes."""


@pytest.fixture(scope="module")
def lessons() -> dict[str, list[dict[str, Any]]]:
    """The lessons as the engine played them."""
    if shutil.which("node") is None:
        pytest.skip("needs node")
    starts = {game: parse_script(read_scripts(game, "trial")["trial/game.js"])["starts"] for game in RULESETS}
    done = subprocess.run(["node", PROGRAM], input=json.dumps(starts), check=True, capture_output=True, text=True)
    found: dict[str, list[dict[str, Any]]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", RULESETS)
def test_every_move_of_a_lesson_is_legal_in_the_engine(lessons: dict[str, Any], game: str) -> None:
    steps = lessons[game]
    assert 8 <= len(steps) - 1 <= LONGEST
    assert [(step["goal"], step["came"]) for step in steps if set(step["came"]) != {"ok"}] == []


@pytest.mark.parametrize("game", RULESETS)
def test_the_rules_named_by_a_lesson_decide_its_actions(lessons: dict[str, Any], game: str) -> None:
    for step in lessons[game][1:]:
        assert step["wanted"]
        assert set(step["wanted"]) <= set(step["clauses"]), step["goal"]


def lesson(visit: Visit, base: str, game: str) -> Any:
    page = visit.page
    page.goto(f"{base}/play.html?game={game}")
    page.get_by_role("button", name="Your first game: a lesson").click()
    page.locator(".lesson-goal").wait_for()
    return page


@pytest.mark.parametrize("game", RULESETS)
def test_page_leads_through_a_lesson_to_a_whole_game(visit: Visit, built: Path, game: str) -> None:
    page = lesson(visit, built.as_uri(), game)
    for number in range(1, LONGEST + 1):
        page.get_by_role("button", name="Hint").click()
        assert page.locator(".lesson-hint").inner_text().startswith("Hint: ")
        page.get_by_role("button", name="Show me").click()
        page.locator(".lesson-why").nth(0).wait_for()
        page.wait_for_function(
            "at => document.querySelector('.lesson-at')?.textContent.startsWith(`Step ${at} of`) !== true", arg=number
        )
        if page.locator(".lesson-goal").count() == 0:
            break
    assert "That was your first game." in page.locator(".lesson").inner_text()
    assert faults(page) == []
    page.get_by_role("button", name="Play a whole game").click()
    page.locator(".lesson").wait_for(state="detached")
    page.locator(".trial-settings summary").click()
    players = page.locator(".trial-settings label", has_text="the computer (easy)").locator("select")
    assert sorted(each.input_value() for each in players.all()) == ["opponent", "person"]


def test_an_action_that_is_not_the_goal_changes_nothing(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "card-football")
    page.get_by_role("button", name="kick off").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    page.get_by_role("button", name="call Draw").first.click()
    page.locator(".lesson-wrong").wait_for()
    assert page.locator(".lesson-wrong").inner_text().startswith("Try again. You may call Draw here, but")
    logged(page, 2)
    page.get_by_role("button", name="call Sweep").first.click()
    page.locator(".lesson-at", has_text="Step 3").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    logged(page, 2)


def test_a_lesson_is_played_by_clicks_on_the_board(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "tactical-soccer")
    page.locator('[data-man="F3"]').click()
    page.locator('[data-place="0,-10"]').click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    assert page.locator(".lesson-why").inner_text().startswith("Right. A man moves up to two hexes.")
    page.locator('[data-man="M3"]').click()
    page.locator('[data-place="-2,-8"]').click()
    page.locator(".lesson-at", has_text="Step 3").wait_for()
