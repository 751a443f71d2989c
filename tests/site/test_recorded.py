"""Recorded games on the site: what a page is given of them, and how they are watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules import replay
from scrimmage_rules.kit.impact.recorded_game_comparison import list_recorded_games
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.data.recorded_games import MOST_GAMES, list_watchable_games
from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT
from tests.site.generated_site import parse_script, unpack_script
from tests.site.playing import men
from tests.site.test_reading import WIDTHS, faults

OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)
BYTES = 60_000
"""Of a game, at most: a page loads them together."""


@OF_EACH_GAME
def test_some_whole_games_of_each_ruleset_are_there(game: str, built: Path) -> None:
    file = built / "rules" / game / "trial" / "recorded.js"
    script = unpack_script(file.read_text(encoding="utf-8"))
    assert len(script) < BYTES
    told = parse_script(script)
    assert 0 < len(told) <= MOST_GAMES
    moves = [len(each["moves"]) for each in told]
    assert moves == sorted(moves)
    kept = {
        len(each.transcript.moves): each for each in list_recorded_games(game, ROOT / "conformance") if each.complete
    }
    for number in moves:
        assert replay(kept[number].transcript)[-1].turn().over


def test_a_ruleset_from_elsewhere_has_none() -> None:
    assert list_watchable_games("nobody-knows-it") == ()


def at(visit: Visit, text: str) -> None:
    visit.page.locator(".trial-path .at", has_text=text).wait_for()


@OF_EACH_GAME
def test_a_game_is_watched_with_the_keys_and_gone_on_with(visit: Visit, built: Path, game: str) -> None:
    page = visit.page
    page.goto(f"{built.as_uri()}/watch.html")
    before = page.locator(".trial-path").element_handle()
    page.locator(".trial-begin select").first.select_option(game)
    page.wait_for_function("path => !path.isConnected", arg=before)  # the first game is chosen already, and made again
    page.locator(".trial-title", has_text=ruleset(game).title).wait_for()
    page.locator(".trial-path").get_by_role("button", name="Next").focus()
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(visit, f"step {number} of ")
    page.keyboard.press("ArrowLeft")
    at(visit, "step 2 of ")
    log = page.locator(".trial-done > div > .trial-log > li")
    assert log.count() == 2
    log.first.locator("summary", has_text="Details").click()
    log.first.locator("a.clause").first.wait_for()
    assert page.evaluate("location.hash") == f"#{game}/0/2"
    there = men(page), page.locator(".trial-now").inner_text()
    page.get_by_role("button", name="Continue this game").click()
    page.wait_for_url("**/play.html#try=*")
    page.locator(".trial svg.board").wait_for()
    assert (men(page), page.locator(".trial-now").inner_text()) == there


@pytest.mark.parametrize("scheme", WIDTHS)
def test_an_address_leads_to_a_move_and_the_last_one_to_the_result(chromium: Any, served: str, scheme: str) -> None:
    for visit in visits(chromium, color_scheme=scheme, viewport={"width": WIDTHS[scheme], "height": 900}):
        page = visit.page
        page.goto(f"{served}/watch.html#computer-football/0/12")
        at(visit, "step 12 of 35")
        page.get_by_role("slider", name="Step").fill("20")
        at(visit, "step 20 of 35")
        page.locator(".trial-path").get_by_role("button", name="Next").focus()
        page.keyboard.press("End")
        at(visit, "step 35 of 35")
        assert page.locator(".trial-now strong").inner_text().startswith("The game is over: ")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert faults(page) == []
