"""Addresses that stay: of a clause by its id, of a case by its name; and links between clauses and the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

from scrimmage_rules.kit.cases.case_name_register import read_register
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.pages.id_redirects import render_redirect
from tests.site.browsing import Visit, visits
from tests.site.conftest import ROOT

MOST_BYTES = 330
WAYS = pytest.mark.parametrize("way", ["http", "file"])


def address(way: str, served: str, built: Path) -> str:
    return served if way == "http" else built.as_uri()


# ---- clauses


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_and_ambiguity_has_a_small_page_that_leads_on(built: Path, ruleset_id: str) -> None:
    book = ruleset(ruleset_id).rulebook
    for each in (*book.clauses, *book.ambiguities):
        text = (built / "c" / f"{each}.html").read_text(encoding="utf-8")
        assert f"url=../rules/{ruleset_id}/" in text
        assert f'#{each}"' in text
        assert len(text) < MOST_BYTES + 2 * len(each)


def test_no_two_addresses_differ_by_capitals_alone(built: Path) -> None:
    """Not every disk tells them apart."""
    names = [path.name.lower() for path in (built / "c").iterdir()]
    assert len(set(names)) == len(names) > 1000


def test_an_id_of_two_games_leads_to_both_and_to_neither_by_itself() -> None:
    text = render_redirect("PASS.1", [("one", "../rules/one/a.html#PASS.1"), ("other", "../rules/other/b.html#PASS.1")])
    assert re.findall("href=([^>]+)>", text) == ["../rules/one/a.html#PASS.1", "../rules/other/b.html#PASS.1"]
    assert "refresh" not in text


@WAYS
@pytest.mark.parametrize("scripts", [True, False])
def test_the_address_of_an_id_leads_to_the_clause(
    chromium: object, served: str, built: Path, way: str, scripts: bool
) -> None:
    for visit in visits(chromium, java_script_enabled=scripts):
        visit.page.goto(f"{address(way, served, built)}/c/PUNT.any-down.html")
        visit.page.wait_for_url("**/rules/card-football/punt.html#PUNT.any-down")


# ---- addresses without a page


@pytest.fixture(params=["/", "/some/where/"])
def host(visit: Visit, built: Path, request: pytest.FixtureRequest) -> str:
    """The address of the site on a host that answers unknown addresses with 404.html; the site may be in a folder."""
    prefix: str = request.param

    def answer(route: Any) -> None:
        path = unquote(urlsplit(route.request.url).path)
        file = built / path.removeprefix(prefix)
        is_found = path.startswith(prefix) and file.is_file()
        route.fulfill(status=200 if is_found else 404, path=file if is_found else built / "404.html")

    visit.page.route("**/*", answer)
    return f"http://127.0.0.1:9{prefix}"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("c/fg.threshold", "rules/card-football/field-goal.html#FG.threshold"),
        ("c/kf-a17.HTML", "rules/card-football/ambiguities.html#KF-A17"),
        ("FG.Threshold", "rules/card-football/field-goal.html#FG.threshold"),
        ("Rules/Card-Football/Punt.html#PUNT.any-down", "rules/card-football/punt.html#PUNT.any-down"),
        ("rules/card-football/", "rules/card-football/index.html"),
    ],
)
def test_an_address_with_other_capitals_or_without_its_ending_leads_to_the_page(
    visit: Visit, host: str, wrong: str, right: str
) -> None:
    visit.page.goto(host + wrong)
    visit.page.wait_for_url(host + right)


def test_an_unknown_address_offers_the_search_and_the_home_page_at_any_depth(visit: Visit, host: str) -> None:
    page = visit.page
    page.goto(f"{host}c/no.such.rule/%E0/deep.html")
    assert page.title() == "Page not found - scrimmage-rules"
    page.wait_for_function("document.querySelector('input[name=q]').value === 'deep'")
    assert page.get_by_role("link", name="Home").evaluate("link => link.href") == f"{host}index.html"
    page.get_by_role("searchbox").fill("touchback")
    page.get_by_role("button", name="Search").click()
    page.wait_for_url(f"{host}search.html*")
    page.locator(".search-hits a").first.wait_for()


# ---- cases


@WAYS
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_address_of_a_case_opens_its_scenario(
    visit: Visit, served: str, built: Path, way: str, ruleset_id: str
) -> None:
    vector = read_vectors(get_vectors_file(ruleset_id))[-1]
    visit.page.goto(f"{address(way, served, built)}/case.html#{vector.id}")
    visit.page.wait_for_url(f"**/rules/{ruleset_id}/*.html#shown-{vector.id.split('/')[2]}*")
    visit.page.locator("details.panel[open] .command").first.wait_for()


@WAYS
def test_the_address_of_one_case_of_several_opens_its_row(visit: Visit, served: str, built: Path, way: str) -> None:
    case = "card-football/field-goal/the-printed-number-27-is-good-from-the-opponents-27-or-nearer/26"
    visit.page.goto(f"{address(way, served, built)}/case.html#{case}")
    rows = visit.page.locator("details.panel[open] > details.note")
    rows.nth(1).locator(".command", has_text=case).wait_for()
    assert visit.page.locator("details.note[open]").count() == 1
    assert rows.nth(1).evaluate("row => row.contains(document.activeElement)")
    assert 0 < rows.nth(1).bounding_box()["y"] < 300


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_address_of_a_mirrored_case_opens_its_original(visit: Visit, served: str, ruleset_id: str) -> None:
    vector = next(each for each in read_vectors(get_vectors_file(ruleset_id)) if each.mirror_of)
    visit.page.goto(f"{served}/case.html#{vector.id}")
    visit.page.wait_for_url(f"**/rules/{ruleset_id}/*.html#shown-{vector.mirror_of.split('/')[2]}*")


def test_of_a_case_that_was_retired_the_reason_is_told(visit: Visit, served: str) -> None:
    name, reason = next(iter(read_register("card-football", ROOT / "conformance").retired.items()))
    visit.page.goto(f"{served}/case.html#{name}")
    visit.page.locator(".case-told", has_text=reason).wait_for()
    visit.page.goto(f"{served}/case.html#card-football/punt/nothing-of-the-kind")
    visit.page.locator(".case-told", has_text="There is no case").wait_for()
    visit.page.locator(".case-told a").click()
    visit.page.wait_for_url("**/search.html#q=nothing%20of%20the%20kind")


# ---- code, messages


def test_an_id_in_code_leads_to_its_clause(visit: Visit, served: str) -> None:
    visit.page.goto(f"{served}/rules/card-football/punt.html")
    panel = visit.page.locator("details.abstract.panel").first
    panel.locator("summary").click()
    link = panel.locator(".source a.code-string", has_text="PUNT.any-down").first
    link.wait_for()
    assert link.get_attribute("href") == "punt.html#PUNT.any-down"


def test_cases_about_messages_stand_apart_below_those_about_the_rule(built: Path) -> None:
    text = (built / "rules/tactical-soccer/passing.html").read_text(encoding="utf-8")
    section = text.partition("<h2 id=PASS.attempt>")[2].partition("<h2 ")[0]
    about_rule, line, about_messages = section.partition("<p class=about-messages>")
    assert line
    assert about_rule.count('class="example panel"') > 1
    assert "is an error" in about_messages
    assert "is an error" not in about_rule
