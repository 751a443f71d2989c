"""The table to play at: scenarios stepped through, a position sent to somebody, readings, a game to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit, visits
from tests.site.playing import button_of, men, set_table, settings, step_to_refusal
from tests.site.test_reading import faults
from tests.site.test_stepping import book


class Played(NamedTuple):
    """What the tests do in a game: cases by their names, and an ambiguity with the readings that a case tells apart.

    `both` has a sentence that is done and then one that is refused under `clause`; `end` ends the game by its action.
    """

    both: str
    clause: str
    end: str
    doubt: str


GAMES = {
    "card-football": Played(
        "kick-off/after-a-missed-field-goal-there-is-no-kick-off",
        "FG.opponent-half",
        "punt/a-punt-run-back-in-overtime-wins-the-game-at-once",
        "KF-A17",
    ),
    "computer-football": Played(
        "blocking/where-the-first-blocker-waits-no-carrier-comes-beside-him",
        "M4",
        "fumbles/a-man-of-the-offense-recovers-behind-a-goal-line-and-a-side-has-won/red-east-se-56-9",
        "CF-A29",
    ),
    "tactical-football": Played(
        "contact/each-contact-is-resolved-before-the-next-is-announced",
        "8.2.D.1",
        "contact/the-offense-downs-the-ball-where-the-carrier-stands",
        "TF-A92",
    ),
    "tactical-soccer": Played(
        "cards/carded-in-turn-3-banned-in-turn-4",
        "CARD.yellow-effect",
        "halves/after-turn-ten-of-the-second-half-the-higher-score-wins/2",
        "TS-A01",
    ),
}
OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)


@cache
def cases(game: str) -> dict[str, Vector]:
    return {vector.id.partition("/")[2]: vector for vector in read_vectors(get_vectors_file(game))}


def asks(game: str, case: str) -> list[dict[str, Any]]:
    return [deed.ask for deed in cases(game)[case].deeds if deed.ask and deed.ask["op"] in ("new", "load", "apply")]


def shot(visit: Visit, base: str, game: str, case: str) -> Any:
    """The panel of a case with its table set."""
    made = book(game)
    group = next(each for each in made.scenario_groups if each.vectors[0].id == f"{game}/{case}")
    page = made.clause_address(made.home_clause_of(group)).partition(".md")[0]
    visit.page.goto(f"{base}/rules/{game}/{page}.html#{group.anchor}")
    panel = visit.page.locator(f"details#{group.anchor}")
    panel.get_by_role("button", name="Step through this case").click()
    panel.locator(".trial svg.board").first.wait_for()
    return panel


def set_up(visit: Visit, base: str, game: str, case: str) -> dict[str, Any]:
    """The page to play on with the position of a case, by its address; the action that the case does there."""
    begin, deed = asks(game, case)
    set_table(visit, base, {"ruleset": game, "options": begin["options"], "position": begin["position"]})
    return deed


@OF_EACH_GAME
def test_a_scenario_is_stepped_through_to_its_refusal(visit: Visit, served: str, game: str) -> None:
    panel = shot(visit, served, game, GAMES[game].both)
    assert panel.locator(".sentences .now").inner_text().startswith("Given")
    step_to_refusal(panel)
    assert panel.locator(".trial-refused blockquote a").inner_text() == GAMES[game].clause
    assert panel.locator(".trial-log > li").count() > 0
    panel.locator(".trial").get_by_role("button", name="Undo").click()
    assert panel.get_by_role("button", name="Return to it").or_(panel.locator(".sentences .now")).first.is_visible()


@OF_EACH_GAME
def test_any_action_is_done_or_refused_with_its_clause_and_explained(visit: Visit, built: Path, game: str) -> None:
    panel = shot(visit, built.as_uri(), game, GAMES[game].both)
    page = visit.page
    first = panel.locator("[data-action]").first
    panel.get_by_label("explain it").check()
    first.click()
    panel.locator(".trial-trace li").first.wait_for()
    assert panel.locator(".trial-trace .fails").count() == 0
    panel.get_by_label("list its odds").check()
    first.click()
    panel.locator(".trial-odds").wait_for()
    panel.get_by_label("do it").check()
    panel.locator("summary", has_text="Try an action that is not listed").click()
    form = panel.locator("form.trial-any")
    words = {"card-football": "kick for the extra point", "tactical-football": "punt"}
    form.get_by_label("What").select_option(label=words.get(game, "roll the shot" if "soccer" in game else "scramble"))
    form.get_by_role("button", name="Try action").click()
    panel.locator(".trial-refused").wait_for()
    clause = panel.locator(".trial-refused blockquote a")
    assert f"rules/{game}/" in clause.get_attribute("href")
    assert panel.locator(".trial-log").count() == 0
    first.click()
    panel.locator(".trial-log li").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@OF_EACH_GAME
def test_an_address_sets_the_same_table_elsewhere(visit: Visit, chromium: Any, served: str, game: str) -> None:
    set_up(visit, served, game, GAMES[game].end)
    visit.page.get_by_role("button", name="Copy link").click()
    address = visit.page.get_by_label("Link to this position").input_value()
    for other in visits(chromium):
        other.page.goto(address)
        other.page.locator(".trial svg.board").wait_for()
        assert men(other.page) == men(visit.page)
        assert other.page.locator(".trial-now").inner_text() == visit.page.locator(".trial-now").inner_text()


@OF_EACH_GAME
def test_a_game_is_played_to_its_end_and_an_action_taken_back(visit: Visit, served: str, game: str) -> None:
    deed = set_up(visit, served, game, GAMES[game].end)
    page = visit.page
    settings(page).get_by_label("Chance").select_option("chosen")
    button_of(page, deed["action"]).click()
    for chance in deed.get("chance", []):
        outcome = page.locator(".trial-chance").get_by_role("button", name=f"{chance['value']} · ", exact=False).first
        outcome.click()
    page.locator(".trial-now", has_text="The game is over").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator(".trial-now", has_text="Next to act").wait_for()


@OF_EACH_GAME
def test_readings_stand_side_by_side(visit: Visit, served: str, game: str) -> None:
    page, doubt = visit.page, GAMES[game].doubt
    page.goto(f"{served}/rules/{game}/ambiguities.html#{doubt}")
    section = page.locator("section.ambiguity", has=page.locator(f'[id="{doubt}"]'))
    section.get_by_role("button", name="Compare the readings").click()
    section.locator(".column").first.wait_for()
    assert section.locator(".column").count() > 1
    told = section.locator(".column").evaluate_all(
        "all => all.map(each => each.querySelector('ul').parentElement.innerText)"
    )
    assert len(set(told)) == len(told)
    assert faults(page) == []


def test_a_page_that_is_open_follows_rules_chosen_in_another_tab(visit: Visit, served: str) -> None:
    page, other = visit.page, visit.page.context.new_page()
    page.goto(f"{served}/rules/card-football/punt.html")
    other.goto(f"{served}/table.html")
    other.locator("details.own-game[data-ruleset='card-football'] summary").click()
    other.locator("[name='card-football/KF-A17'][value='at-scrimmage']").check()
    page.locator(".own-note", has_text="Your table uses KF-A17 at-scrimmage.").wait_for()
    other.locator("[name='card-football/KF-A17']").first.check()
    page.locator(".own-note").wait_for(state="detached")
    assert page.locator(".badge.own").count() == 0


def test_the_rules_of_a_table_are_followed(visit: Visit, chromium: Any, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/table.html")
    page.locator("details.own-game[data-ruleset='card-football'] summary").click()
    page.locator("[name='card-football/KF-A17'][value='at-scrimmage']").check()
    assert json.loads(page.locator(".own-json").inner_text().partition("\n")[2]) == {
        "readings": {"KF-A17": "at-scrimmage"}
    }
    address = page.get_by_label("Link to these rules").input_value()
    assert faults(page) == []
    page.goto(f"{served}/rules/card-football/punt.html")
    assert page.locator(".own-note").first.inner_text().startswith("Your table uses KF-A17 at-scrimmage.")
    assert page.locator("details.question summary .badge.own").first.is_visible()
    for other in visits(chromium):
        other.page.goto(address)
        other.page.locator(".own-said").wait_for()
        other.page.goto(f"{served}/play.html")
        other.page.get_by_role("button", name="New game").click()
        other.page.locator(".trial-title", has_text="KF-A17 at-scrimmage").wait_for()


@pytest.mark.parametrize("broken", ["1.abc", "1.", "nonsense", "99.abc", "1.q1YqKkpVsrJSKk4sTlXSUcosSs1VqgUA"])
def test_a_broken_address_is_told_in_a_sentence(visit: Visit, served: str, broken: str) -> None:
    visit.page.goto(f"{served}/play.html#try={broken}")
    visit.page.locator("[role=alert]").wait_for()
    assert visit.page.locator("[role=alert]").inner_text().startswith("This address")


def test_a_secret_of_one_seat_is_hidden_from_the_other(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html")
    call = page.locator("[data-action*=call]").first
    while not call.is_visible():  # a kick-off can end in the end zone, and no play is called then
        page.get_by_role("button", name="New game").click()
        for _ in range(2):  # the coin, the kick-off
            page.locator("[data-action]").first.click()
            page.locator(".trial-log li").first.wait_for()
            page.wait_for_timeout(200)
    settings(page).get_by_label("two players at one screen").check()
    page.get_by_role("button", name="show my board").click()
    assert page.locator(".trial-bar").get_by_label("Show").count() == 0
    page.locator("[data-action*=call]").first.click()
    page.locator(".covered").wait_for()
    assert page.locator("[data-action]").count() == page.locator(".trial-answer > *").count() == 0
    page.get_by_role("button", name="show my board").click()
    assert page.locator(".trial-log > li").first.inner_text().strip().endswith("has chosen in secret.")
    assert may_try(page) == ["away", "chance"] or may_try(page) == ["home", "chance"]


def may_try(page: Any) -> list[str]:
    """The seats for which an action can be said that is not listed."""
    page.locator("details", has_text="Try an action that is not listed").last.evaluate("each => { each.open = true; }")
    page.get_by_label("Who", exact=True).wait_for()
    found: list[str] = page.get_by_label("Who", exact=True).locator("option").all_inner_texts()
    return found


def test_who_sees_everything_may_try_out_an_action_of_anybody(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html")
    page.get_by_role("button", name="New game").click()
    page.locator("[data-action]").first.wait_for()
    assert may_try(page) == ["home", "away", "chance"]
    settings(page).get_by_label("Show").select_option("away")
    assert may_try(page) == ["away", "chance"]


def test_a_plain_opponent_answers(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html")
    page.get_by_role("button", name="New game").click()
    settings(page).locator("select").nth(2).select_option("opponent")
    settings(page).locator("select").nth(2).select_option("opponent")
    page.locator(".trial-log li").nth(20).wait_for(timeout=20000)


TO_THE_END = re.compile("^(Finish this phase|Fill the rest) for me$")
"""The button for the rest of a phase; where men are chosen and placed, it fills the rest."""

CHANGED = """
before => {
  const now = document.querySelector('.trial-now').innerText;
  return now !== before && !now.includes('thinking');
}
"""


def test_somebody_new_sees_the_way_on_and_has_it_chosen_for_him(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.get_by_label("Start with").select_option(label="One play")
    page.get_by_role("button", name="New game").click()
    for phase in ("coin toss", "sides", "objective", "line up", "set up"):
        now = page.locator(".trial-now", has_text=phase)
        now.wait_for()
        if phase == "set up":
            assert page.locator(".trial-hint .small").inner_text().split(", ")[0] == "On the board: place ball"
        told = now.inner_text()
        page.get_by_role("button", name=TO_THE_END).click()
        page.wait_for_function(CHANGED, arg=told, timeout=60_000)
    page.locator(".trial-now", has_text="huddle").wait_for(timeout=60_000)  # the text changes with each placed man
    placed = page.locator(".trial-log > li", has_text=re.compile(r"places #\d+")).all_inner_texts()
    assert sum(len(re.findall(r"#\d+", line)) for line in placed) == 11


def test_tactical_football_starts_at_the_snap(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.get_by_role("button", name="New game").click()
    page.locator("[data-action]", has_text="Snap").first.click()
    page.locator(".trial-log li").first.wait_for()
    assert page.locator(".trial svg [data-man]").count() == 22


def test_end_of_phase_chooses_for_both_people(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-soccer")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Finish this phase for me").click()  # equal rolls are rolled again
    page.locator(".trial-now", has_text="draft").wait_for()
    page.get_by_role("button", name="Fill the rest for me").click()
    page.wait_for_function("() => !document.querySelector('.trial-now').innerText.includes('thinking')")
    page.locator(".trial-now", has_text="draft").wait_for(state="detached")
    assert page.locator(".trial-log .seat.red").count() > 1 < page.locator(".trial-log .seat.blue").count()


@pytest.fixture
def keyboard(chromium: Any) -> Iterator[Visit]:
    yield from visits(chromium, viewport={"width": 390, "height": 844}, color_scheme="dark", reduced_motion="reduce")


def test_the_keyboard_alone_plays(keyboard: Visit, served: str) -> None:
    page = keyboard.page
    page.goto(f"{served}/play.html")
    page.get_by_role("button", name="New game").focus()
    page.keyboard.press("Enter")
    page.locator(".trial svg.board").wait_for()
    for number in range(1, 4):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('[data-action]')"):
                break
        page.keyboard.press("Enter")
        page.locator(".trial-log > li").nth(number - 1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
