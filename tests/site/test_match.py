"""Two computer players on the page to watch: speed, pause, single steps, jumps, and statistics at the end."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.test_reading import faults

OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)
LONG = 60_000
"""Milliseconds for a jump, in which the computer chooses many actions."""

EXAMPLE = "At the snap: play example 1, a run off tackle against a zone defense"
JUMPS = {
    "card-football": ("Go to next play", "Go to next quarter"),
    "computer-football": ("Go to next play", "Go to next possession"),
    "tactical-football": ("Go to next Game-Turn", "Go to next play"),
    "tactical-soccer": ("Go to next turn", "Go to second half"),
}


def begin(visit: Visit, base: str, game: str, start: str | None = None, level: str = "opponent") -> Any:
    page = visit.page
    page.goto(f"{base}/watch.html#{game}/match")
    page.get_by_role("button", name="Start match").wait_for()
    if start is not None:
        page.get_by_label("Start with").select_option(label=start)
    for choice in page.locator("select:has(option[value=hard])").all():
        choice.select_option(level)
    page.get_by_role("button", name="Start match").click()
    page.locator(".match-controls").wait_for()
    return page


JUMPED = """
before => {
  const isAt = document.querySelector('.trial-now').innerText;
  const isStill = !isAt.includes('thinking') && (document.querySelector('.trial-log')?.start ?? 0) > before;
  const isPaused = document.querySelector('.match-controls .main').textContent === 'Resume';
  return isStill && (isAt.includes('is over') || isPaused);
}
"""


def over(page: Any) -> Any:
    return page.locator(".trial-now", has_text="The game is over")


def count(page: Any) -> int:
    number: int = page.evaluate("document.querySelector('.trial-log')?.start ?? 0")
    return number


def pause(page: Any) -> None:
    page.get_by_role("button", name="Pause").click()
    page.locator(".trial-now", has_text="thinking").wait_for(state="detached")


@OF_EACH_GAME
def test_a_match_is_paused_stepped_and_resumed(visit: Visit, served: str, game: str) -> None:
    page = begin(visit, served, game)
    page.locator(".trial-log > li").first.wait_for()
    pause(page)
    before = count(page)
    page.wait_for_timeout(1_000)
    assert count(page) == before
    for number in (1, 2):
        page.get_by_role("button", name="Step").click()
        page.wait_for_function("number => document.querySelector('.trial-log').start === number", arg=before + number)
    assert faults(page) == []
    page.get_by_label("Speed").select_option("instant")
    page.get_by_role("button", name="Resume").click()
    page.wait_for_function("number => document.querySelector('.trial-log').start > number", arg=before + 4)


@OF_EACH_GAME
def test_a_jump_ends_at_the_next_play_and_pauses(visit: Visit, served: str, game: str) -> None:
    page = begin(visit, served, game)
    before = 0
    for _ in range(2):
        page.get_by_role("button", name=JUMPS[game][0]).click()
        page.wait_for_function(JUMPED, arg=before, timeout=LONG)
        if over(page).count():  # a game of computer-football can end with its first play
            return
        assert page.get_by_role("button", name="Resume").is_visible()
        before = count(page)


@pytest.mark.parametrize(("game", "start"), [("computer-football", None), ("tactical-football", EXAMPLE)])
def test_the_end_of_a_match_shows_its_statistics(visit: Visit, served: str, game: str, start: str | None) -> None:
    page = begin(visit, served, game, start)
    page.get_by_label("Speed").select_option("instant")
    for _ in range(100):
        page.get_by_role("button", name=JUMPS[game][1]).click()
        page.locator(".match-controls .main", has_text="Resume").or_(over(page)).first.wait_for(timeout=LONG)
        if over(page).count():
            break
    page.locator(".statistics").wait_for()
    assert page.locator(".statistics caption").inner_text() == "Statistics of this game"
    assert page.locator(".match-controls .main").get_attribute("aria-disabled") == "true"
    assert faults(page) == []


def test_a_match_is_watched_on_a_phone_and_taken_over(phone: Visit, served: str) -> None:
    page = begin(phone, served, "card-football")
    page.locator(".trial-log > li").first.wait_for()
    pause(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
    now = page.locator(".trial-now").inner_text()
    page.get_by_role("button", name="Take over this game").click()
    page.wait_for_url("**/play.html#try=*")
    page.locator(".trial svg.board").wait_for()
    assert page.locator(".trial-now").inner_text() == now
