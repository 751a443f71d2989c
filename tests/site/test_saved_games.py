"""Games that the page to play on saves and sends: read by `scrimmage replay`, loaded again, opened by a link."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.site.browsing import Visit, visits
from tests.site.playing import men
from tests.site.test_board_leads import EXAMPLE, SOCCER, begin, logged

STARTS = [*((game, None) for game in RULESETS), ("tactical-football", EXAMPLE), ("tactical-soccer", SOCCER)]
MOVES = 4


def play(visit: Visit, base: str, game: str, start: str | None) -> Any:
    """A page with some moves of a game, chosen by the computer for the reader."""
    page = begin(visit, base, game, start)
    for number in range(1, MOVES + 1):
        page.get_by_role("button", name="Choose for me").click()
        logged(page, number)
    return page


def save(page: Any, folder: Path) -> Path:
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save game").click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file


def replay(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scrimmage_rules", "replay", str(file)], check=False, capture_output=True, text=True
    )


@pytest.mark.parametrize(("game", "start"), STARTS)
def test_a_saved_game_is_replayed_by_the_command_and_loaded_again(
    visit: Visit, built: Path, tmp_path: Path, game: str, start: str | None
) -> None:
    page = play(visit, built.as_uri(), game, start)
    before = men(page)
    file = save(page, tmp_path)
    done = replay(file)
    assert (done.returncode, done.stderr) == (0, "")
    seats = "|".join(ruleset(game).seats)
    assert len(re.findall(rf"^ +\d+ ({seats}) ", done.stdout, re.MULTILINE)) == MOVES
    page.get_by_role("button", name="New game").click()
    page.locator(".trial-done", has_text="No moves yet.").wait_for()
    page.get_by_label("Load a saved game").set_input_files(str(file))
    logged(page, MOVES)
    assert men(page) == before
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("number => (document.querySelector('.trial-log')?.start ?? 0) < number", arg=MOVES)


def test_a_link_carries_the_whole_game(visit: Visit, chromium: Any, served: str) -> None:
    page = play(visit, served, "tactical-football", EXAMPLE)
    page.get_by_role("button", name="Share game").click()
    address = page.get_by_label("Link to this game").input_value()
    for other in visits(chromium):
        other.page.goto(address)
        logged(other.page, MOVES)
        assert men(other.page) == men(page)
        assert other.page.locator(".trial-log").inner_text() == page.locator(".trial-log").inner_text()


BROKEN = {
    "no JSON": "This is not a saved game: the text is not JSON.",
    '{"format": "other"}': "This is not a saved game: a transcript with the format scrimmage-transcript-1 is expected.",
    '{"ruleset": "chess"}': "This address names a game that this site does not have: chess.",
    '{"ruleset": "card-football", "moves": [{"seat": "home", "action": {"type": "punt"}}]}': "Move 1 of this game",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_file_that_is_no_saved_game_is_rejected_in_a_sentence(
    visit: Visit, served: str, tmp_path: Path, text: str
) -> None:
    page = visit.page
    page.goto(f"{served}/play.html")
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    page.get_by_label("Load a saved game").set_input_files(str(file))
    page.locator("[role=alert]").wait_for()
    assert page.locator("[role=alert]").inner_text().startswith(BROKEN[text])


def test_house_rules_of_a_game_are_shown_with_their_texts(visit: Visit, served: str, tmp_path: Path) -> None:
    page = visit.page
    page.goto(f"{served}/play.html")
    file = tmp_path / "game.json"
    options = {"readings": {"KF-A17": "at-scrimmage"}}
    file.write_text(json.dumps({"ruleset": "card-football", "options": options}), encoding="utf-8")
    page.get_by_label("Load a saved game").set_input_files(str(file))
    rule = page.locator(".trial-house li")
    rule.wait_for()
    assert rule.inner_text().startswith("KF-A17 at-scrimmage: ")
    assert rule.locator("a").get_attribute("href").endswith("rules/card-football/ambiguities.html#KF-A17")
