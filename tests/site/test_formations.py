"""The formations that the page to play on offers: valid in the engine, chosen by a click, and the rest filled in."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit
from tests.site.generated_site import parse_script, read_scripts
from tests.site.test_board_leads import begin, logged
from tests.site.test_reading import faults

PROGRAM = str(Path(__file__).with_name("formations.mjs"))


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_every_formation_is_valid_in_the_engine() -> None:
    starts = parse_script(read_scripts("tactical-football", "trial")["trial/game.js"])["starts"]
    before = next(start["position"] for start in starts if start["position"] is not None)
    done = subprocess.run(["node", PROGRAM, json.dumps(before)], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["snaps"] == [4 * 4 * 5 * 4, []]
    assert [len(sides) for sides in found["lines"]] == [2] * 6, found["lines"]
    assert len({title for title, *_ in found["huddle"]}) == 4
    assert [others for _, *others in found["huddle"]] == [[[], ["pre-contact", "snap"]]] * 4


def places(page: Any) -> list[str]:
    titles: list[str] = page.locator(".trial svg [data-man] > title").all_text_contents()
    return titles


def test_play_starts_at_the_snap_in_the_chosen_formations(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.locator(".formation-card", has_text="I formation").click()
    assert faults(page) == []
    page.locator(".formation-card", has_text="4-3, deep").click()
    page.get_by_label("Plan of the offense").select_option(label="Forward pass")
    page.get_by_role("button", name="New game").click()
    page.locator(".secret-card", has_text="pass blocking, forward pass").wait_for()
    men = places(page)
    assert "offense 31 on 1927, facing N" in men
    assert "defense 11 on 2248, facing S" in men
    page.get_by_role("button", name="call a Snap Game-Turn").click()
    page.get_by_role("button", name="snap the ball").click()
    logged(page, 2)


def test_one_click_lines_up_a_side(visit: Visit, served: str) -> None:
    page = begin(visit, served, "computer-football", "The power edition")
    for number in (1, 2):
        page.locator("[data-action]").first.click()
        logged(page, number)
    page.get_by_role("button", name="Wide for a pass").click()
    logged(page, 13)
    assert page.locator(".trial svg [data-man]").count() == 11
    page.locator("[data-action]", has_text="call a pass to zone 5").first.click()
    logged(page, 14)
    page.get_by_role("button", name="Fill the rest for me").click()
    page.locator(".trial-now", has_text="line up the defense").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.trial svg [data-man]').length === 22")


def test_reader_chooses_the_seat_that_the_computer_does_not_play(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.get_by_label("You play").select_option("away")
    page.get_by_label("Opponent").select_option("hard")
    page.get_by_role("button", name="New game").click()
    page.locator(".trial-log > li", has_text="home").first.wait_for()
    assert page.locator(".secret-card", has_text="the offense").inner_text().endswith("face down")


def test_one_click_leads_the_offense_from_the_huddle_to_a_formation(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.get_by_label("Start with").select_option(label="One play")
    page.get_by_role("button", name="New game").click()
    for phase in ("coin toss", "sides", "objective", "line up", "set up", "huddle", "line up", "set up", "game turn"):
        page.locator(".trial-now", has_text=phase).wait_for(timeout=60_000)
        page.get_by_role("button", name=re.compile("^(Finish this phase|Fill the rest) for me$")).click()
    page.locator(".trial-now", has_text="play selection").wait_for(timeout=60_000)
    page.locator("[data-action]").first.click()
    page.locator(".trial-now", has_text="positioning").wait_for()
    page.get_by_role("button", name="I formation").click()
    page.locator(".trial-answer", has_text="line up").wait_for(state="detached", timeout=60_000)
    assert "offense 31 on 1927, facing N" in places(page)
    page.get_by_role("button", name="end the move").click()
    page.locator(".trial-now", has_text="play selection").wait_for()
