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
    page.get_by_role("button", name="receive the kick-off").click()
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


def advance(page: Any, step: int) -> None:
    """Let the page show the steps of a lesson up to this one."""
    at = int(page.locator(".lesson-at").inner_text().split()[1])
    for number in range(at + 1, step + 1):
        page.get_by_role("button", name="Show me").click()
        page.locator(".lesson-at", has_text=f"Step {number} of").wait_for()


IN_FRAME = """
(part) => {
  const [frame, box] = [part.closest("figure"), part].map((each) => each.getBoundingClientRect());
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}
"""
"""Whether a part of a board is within the frame of the board."""


def click_in_middle(page: Any, part: str) -> None:
    """Click the middle of a part with the mouse, on the top element there."""
    box = page.locator(part).first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_target_of_a_step_is_marked_in_sight_and_a_click_there_does_the_step(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "tactical-football")
    advance(page, 3)
    assert page.locator(".trial .aim").evaluate(IN_FRAME)
    advance(page, 10)
    assert page.locator(".trial .aim").evaluate(IN_FRAME)
    click_in_middle(page, '.trial [data-man="31"]')
    page.locator(".trial-card", has_text="31").wait_for()
    assert page.locator(".trial-menu").is_hidden()
    click_in_middle(page, ".trial .aim")
    page.locator(".lesson-at", has_text="Step 11 of").wait_for()
    assert (
        page.locator(".trial-log > .latest")
        .inner_text()
        .startswith("home's #31 moves from 2229 to 2330 to 2331 to 2332 to 2333 to 2334 for 6 points.")
    )


def test_no_pass_is_offered_first_and_hexes_only_to_a_reader_who_passes(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "tactical-football")
    advance(page, 8)
    offered = page.locator(".trial-hint button")
    assert offered.all_inner_texts() == ["No pass: the page records two hexes", "Pass: choose the hexes"]
    assert "the defense never knows whether a pass comes" in page.locator(".trial-hint").inner_text()
    assert page.locator(".trial [data-place]").count() == 0
    rows = page.locator(".trial svg.board").get_attribute("viewBox")
    offered.nth(1).click()
    page.locator(".trial-hint", has_text="Click a hex on the board.").wait_for()
    assert page.locator(".trial svg.board").get_attribute("viewBox") != rows
    page.locator(".trial figure").click(position={"x": 60, "y": 60})
    page.locator(".lesson-wrong", has_text="You may record the target hex").wait_for()
    offered.nth(0).click()
    page.locator(".lesson-at", has_text="Step 9 of").wait_for()
    assert page.locator(".trial-log > .latest").inner_text().startswith("home records the target hex 1845")


def test_texts_of_the_lesson_of_tactical_football_fit_its_board(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "tactical-football")
    told = {
        5: ("the yellow H is a Hit", "defense 94 on 2031, facing S, hit"),
        7: ("what he has left: one", "31 1,"),
        8: ("he stays down", "defense 61 on 2131, facing S, neutralized 1"),
        11: ("Six points", "31 6"),
    }
    for step, (text, board) in told.items():
        advance(page, step)
        assert text in page.locator(".lesson-why").inner_text()
        assert board in page.locator(".trial svg.board").get_attribute("aria-label")


def test_man_with_the_ball_is_ringed_and_shows_where_he_can_throw(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "computer-football")
    advance(page, 2)
    before = page.locator('[data-man="offense Q"]').bounding_box()
    rings = page.locator(".trial .ring").count()
    assert rings == page.locator('.trial [data-man^="offense "]').count()
    click_in_middle(page, '[data-man="offense Q"]')
    page.locator(".trial-card", has_text="Q").wait_for()
    assert page.locator(".trial .ring").count() == 1
    assert page.locator('[data-man="offense Q"]').bounding_box() == pytest.approx(before, abs=1)
    click_in_middle(page, ".trial .aim")
    page.locator(".lesson-at", has_text="Step 3 of").wait_for()


def test_a_click_on_the_goal_offers_the_shot_with_its_odds(visit: Visit, served: str) -> None:
    page = lesson(visit, served, "tactical-soccer")
    advance(page, 6)
    click_in_middle(page, '[data-man="F3"]')
    click_in_middle(page, '.goal.red[data-hex="0,-18"]')
    shot = page.locator(".trial-menu").get_by_role("button", name="shoot with F3")
    shot.locator(".odds .line", has_text="success ").wait_for()
    shot.click()
    page.locator(".lesson-at", has_text="Step 7 of").wait_for()
