"""The examples of the rulebooks step on a board: what lies in the data of their pages, and what a reader does there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.data.scenario_boards import get_board_file_path
from scrimmage_rules.site.data.scenario_states import play_scenario
from scrimmage_rules.site.model.rulebook_model import Book
from tests.site.browsing import Visit, visits
from tests.site.generated_site import parse_script, read_scripts
from tests.site.tables import tables_of
from tests.site.test_reading import faults

GAME = "tactical-football"
TURNS = "shown-right-tackle-77-sidesteps-and-turns-3-points"
"""Two actions: #77 moves to 2229, and turns to NE."""

WITH_EXAMPLES = [
    each for each in RULESETS if "example" in {one.kind for one in ruleset(each).rulebook.clauses.values()}
]


@cache
def book(ruleset_id: str) -> Book:
    return Book(ruleset_id, load_site_content(ruleset_id))


@cache
def drawn(ruleset_id: str) -> dict[str, Any]:
    """The data of every chapter."""
    chapters = {get_board_file_path(book(ruleset_id), each) for each in book(ruleset_id).rulebook.chapters}
    scripts = read_scripts(ruleset_id, "panels")
    return {name: parse_script(scripts[name]) for name in chapters}


def examples(ruleset_id: str) -> Iterator[tuple[str, Vector]]:
    """The cases that play an example, with the files of their boards."""
    chapters = book(ruleset_id).rulebook
    for group in book(ruleset_id).scenario_groups:
        file = get_board_file_path(book(ruleset_id), chapters.chapter_of(book(ruleset_id).home_clause_of(group)))
        yield from ((file, vector) for vector in group.vectors if book(ruleset_id).is_example(vector))


def steps_of(ruleset_id: str, file: str, vector: Vector) -> Any:
    return drawn(ruleset_id)[file]["steps"].get(vector.id.removeprefix(f"{ruleset_id}/"), [])


def acts_of(vector: Vector) -> list[str]:
    """The sentences of a case that act, by its requests alone."""
    return [step.text for step in vector.steps if any(deed.ask and deed.ask["op"] == "apply" for deed in step.do)]


# ---- the data


def test_there_are_examples() -> None:
    assert WITH_EXAMPLES == ["card-football", GAME]
    told = [vector for _, vector in examples(GAME)]
    assert len(told) > 80
    assert {vector.feature for vector in told} > {
        f"tactical_football/play_examples/{name}.feature"
        for name in ("off_tackle_run", "weak_side_sweep", "deep_pass", "sum_of_the_deep_pass")
    }


@pytest.mark.parametrize("ruleset_id", WITH_EXAMPLES)
def test_every_example_steps_through_its_sentences_that_act(ruleset_id: str) -> None:
    for file, vector in examples(ruleset_id):
        told = [step["text"] for step in steps_of(ruleset_id, file, vector)]
        assert told == ["", *acts_of(vector)] if acts_of(vector) else told == [], vector.id


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_nothing_else_steps(ruleset_id: str) -> None:
    stepping = {f"{ruleset_id}/{name}" for each in drawn(ruleset_id).values() for name in each["steps"]}
    assert stepping <= {vector.id for _, vector in examples(ruleset_id)}


@pytest.mark.parametrize("ruleset_id", WITH_EXAMPLES)
def test_each_step_has_the_table_after_its_sentence(ruleset_id: str) -> None:
    told = {file: tables_of(each) for file, each in drawn(ruleset_id).items()}
    firsts = {
        f"{ruleset_id}/{name}": first
        for each in drawn(ruleset_id).values()
        for cases in each["cases"].values()
        for name, _, _, first in cases
    }
    for file, vector in examples(ruleset_id):
        if not acts_of(vector):
            continue
        shown = play_scenario(vector)
        tables = [shown.before, *(act.after for act in shown.acts)]
        begin = firsts[vector.id]
        assert told[file][begin : begin + len(tables)] == [
            {"ruleset": ruleset_id, "options": each.options, "position": plain_lists(each.position)}
            for each in tables
            if each
        ]


def test_a_step_tells_what_came_of_it_with_the_clauses_and_where_they_stand() -> None:
    [chapter] = [each for each in drawn(GAME).values() if TURNS in each["cases"]]
    _, moves, turns = chapter["steps"][f"play-examples/{TURNS.removeprefix('shown-')}"]
    assert moves["text"] == "the offense's #77 moves to 2229"
    assert [each["text"] for each in moves["told"]] == ["moved: man 77, of offense, from 2130, to 2229, points 2"]
    assert [each["text"] for each in turns["told"]] == ["turned: man 77, of offense, facing NE, points 1"]
    named = [clause for each in moves["told"] for clause in each["clauses"]]
    assert "6.1.A.2" in named
    assert chapter["clauses"]["6.1.A.2"] == "facing.html#6.1.A.2"
    assert set(named) <= chapter["clauses"].keys()


def test_a_refusal_tells_its_clause_and_changes_nothing() -> None:
    name = "play-examples/the-offense-has-no-aggressive-charge"
    [chapter] = [each for each in drawn(GAME).values() if name in each["steps"]]
    _, tries = chapter["steps"][name]
    [refused] = tries["told"]
    assert refused["text"].startswith("refused: ")
    assert refused["clauses"] == ["13.1.A.choice"]
    [first] = [case[3] for cases in chapter["cases"].values() for case in cases if case[0] == name]
    assert chapter["positions"][first + 1] == [1, {}]


# ---- in a browser


WAYS = pytest.mark.parametrize("way", ["http", "file"])


@pytest.fixture(autouse=True)
def no_complaints(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is told to the console."""
    told: list[str] = []
    for name in ("visit", "phone"):
        if name in request.fixturenames:
            request.getfixturevalue(name).page.on("console", lambda message: told.append(message.text))
    yield
    assert told == []


def opened(visit: Visit, base: str) -> Any:
    """The panel of an example, opened by keyboard."""
    visit.page.goto(f"{base}/rules/{GAME}/play-examples.html")
    panel = visit.page.locator(f"#{TURNS}")
    panel.locator("summary").focus()
    visit.page.keyboard.press("Enter")
    panel.locator(".stepping svg").wait_for()
    return panel


def man(panel: Any, label: str) -> str:
    said: str = panel.locator(f"svg [data-man='{label}'] title").first.text_content()
    return said


@WAYS
def test_an_example_is_stepped_through_with_the_keys(visit: Visit, served: str, built: Path, way: str) -> None:
    panel = opened(visit, served if way == "http" else built.as_uri())
    keys, at, did = visit.page.keyboard, panel.locator(".at"), panel.locator(".did")
    assert (at.inner_text(), did.inner_text()) == ("step 0 of 2", "Start position")
    assert man(panel, "77") == "offense 77 on 2130, facing N"
    assert panel.locator(".changed").count() == 0
    keys.press("ArrowRight")
    assert (at.inner_text(), did.inner_text()) == ("step 1 of 2", "the offense's #77 moves to 2229")
    assert man(panel, "77") == "offense 77 on 2229, facing N"
    assert panel.locator(".changed").evaluate_all("all => all.map(each => each.dataset.man)") == ["77"]
    assert "points 2" in panel.locator(".came").inner_text()
    keys.press("ArrowRight")
    assert man(panel, "77") == "offense 77 on 2229, facing NE"
    keys.press("ArrowRight")
    assert at.inner_text() == "step 2 of 2"
    keys.press("ArrowLeft")
    assert man(panel, "77") == "offense 77 on 2229, facing N"
    keys.press("End")
    assert at.inner_text() == "step 2 of 2"
    keys.press("Home")
    assert man(panel, "77") == "offense 77 on 2130, facing N"
    assert panel.locator("svg.board").count() == 1


def test_the_buttons_step_and_keep_the_keys(visit: Visit, served: str) -> None:
    panel = opened(visit, served)
    back, following, at = (
        panel.get_by_role("button", name="Back"),
        panel.get_by_role("button", name="Next"),
        panel.locator(".at"),
    )
    assert back.get_attribute("aria-disabled") == "true"
    following.click()
    following.click()
    assert at.inner_text() == "step 2 of 2"
    assert following.get_attribute("aria-disabled") == "true"
    visit.page.keyboard.press("ArrowLeft")  # the button that is out of use still has the keys
    assert at.inner_text() == "step 1 of 2"
    back.click()
    assert man(panel, "77") == "offense 77 on 2130, facing N"


def test_what_came_of_a_step_leads_to_its_clauses(visit: Visit, served: str) -> None:
    panel = opened(visit, served)
    visit.page.keyboard.press("ArrowRight")
    panel.locator(".came a", has_text="6.1.A.2").click()
    visit.page.wait_for_url("**/facing.html#6.1.A.2")
    assert visit.page.locator('[id="6.1.A.2"]').is_visible()


def test_two_examples_step_each_for_itself(visit: Visit, served: str) -> None:
    panel = opened(visit, served)
    other = visit.page.locator("details.example", has_text="step by step").nth(0)
    other.locator("summary").first.click()
    other.locator(".stepping svg").wait_for()
    panel.get_by_role("button", name="Next").click()
    assert panel.locator(".at").inner_text().startswith("step 1 of ")
    assert other.locator(".at").inner_text().startswith("step 0 of ")


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 390)])
def test_stepping_keeps_nobody_out(chromium: Any, served: str, scheme: str, width: int) -> None:
    for visit in visits(chromium, color_scheme=scheme, viewport={"width": width, "height": 900}):
        panel = opened(visit, served)
        for _ in range(2):
            visit.page.keyboard.press("ArrowRight")
            assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
        assert panel.locator(".changed").first.is_visible()
        assert faults(visit.page) == []
