"""A report of the kit on the pages of the rules: read in the page, painted everywhere, kept until it is taken away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit
from tests.site.test_reading import faults

CASE = {"place": "card_football/punt.feature:18", "name": "a punt", "level": "referee"}
CASES: list[dict[str, Any]] = [
    {**CASE, "id": "card-football/punt/one", "verdict": "pass", "clauses": ["PUNT.any-down", "PUNT.distance"]},
    {**CASE, "id": "card-football/punt/two", "verdict": "fail", "clauses": ["PUNT.any-down"]},
    {**CASE, "id": "card-football/punt/three", "verdict": "wrong-reason", "clauses": ["PUNT.declare"]},
    {**CASE, "id": "card-football/safety/four", "verdict": "skipped", "clauses": ["SAFETY.when"]},
]
HEADER = {
    "kit": "0.3.0",
    "suite": "0.3.0+abc",
    "implementation": {"name": "<b>mine</b>", "version": "7", "language": "C"},
}
WAYS = pytest.mark.parametrize("way", ["http", "file"])


@pytest.fixture(params=["json", "lines"])
def report(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The same run as `--json` and as `--lines` write it."""
    path = tmp_path / "report.json"
    if request.param == "json":
        path.write_text(json.dumps({"format": "scrimmage-report-1", **HEADER, "cases": CASES}), encoding="utf-8")
        return path
    lines: list[dict[str, Any]] = [{"line": "header", "format": "scrimmage-report-lines-1", **HEADER}]
    lines += [*({"line": "case", "case": each} for each in CASES), {"line": "footer", "cases": len(CASES)}]
    path.write_text("".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8")
    return path


def badges(page: Any, after: str) -> str:
    told: str = page.locator(f"{after} + .results").inner_text()
    return " ".join(told.split())


@WAYS
def test_a_report_is_painted_on_every_clause_until_it_is_taken_away(
    visit: Visit, served: str, built: Path, way: str, report: Path
) -> None:
    page, base = visit.page, served if way == "http" else built.as_uri()
    page.goto(f"{base}/results.html")
    page.set_input_files(".results-drop input", report)
    page.locator(".results-shown", has_text="<b>mine</b> 7").wait_for()
    assert page.locator(".results-shown tr", has_text="card-football/punt").inner_text().split()[1:] == ["1", "1", "1"]
    page.goto(f"{base}/rules/card-football/punt.html")
    assert badges(page, "[id='PUNT.any-down']") == "1 pass 1 fail"
    assert badges(page, "[id='PUNT.distance']") == "1 pass"
    assert badges(page, "[id='PUNT.declare']") == "1 wrong reason"
    assert page.locator("[id='PUNT.purpose'] + .results").count() == 0
    assert "1 pass 1 fail 1 wrong reason" in " ".join(page.locator("h1 + p").inner_text().split())
    page.goto(f"{base}/rules/card-football/index.html")
    assert "1 fail" in page.locator("tbody th", has_text="Punts").inner_text()
    assert "not judged" in page.locator("tbody th", has_text="Safety").inner_text()
    page.goto(f"{base}/results.html")
    page.get_by_role("button", name="Remove report").click()
    page.goto(f"{base}/rules/card-football/punt.html")
    page.locator(".results").first.wait_for(state="detached")
    assert page.locator("h1").inner_text().startswith("Punts")


def test_a_page_that_is_open_shows_a_report_added_in_another_tab(visit: Visit, served: str, report: Path) -> None:
    page, other = visit.page, visit.page.context.new_page()
    page.goto(f"{served}/rules/card-football/punt.html")
    other.goto(f"{served}/results.html")
    other.set_input_files(".results-drop input", report)
    assert badges(page, "[id='PUNT.any-down']") == "1 pass 1 fail"
    assert page.locator(".results-chapter").count() == 1
    other.get_by_role("button", name="Remove report").click()
    page.locator(".results").first.wait_for(state="detached")
    assert page.locator(".results-chapter").count() == 0


def test_two_reports_are_compared_case_by_case(visit: Visit, served: str, tmp_path: Path) -> None:
    page, later = visit.page, [{**each} for each in CASES]
    later[0]["verdict"], later[1]["verdict"], later[2]["verdict"] = "fail", "flaky", "fail"
    later[3] = {**later[3], "id": "card-football/safety/five"}
    for name, cases in (("one.json", CASES), ("two.json", later)):
        text = json.dumps({"format": "scrimmage-report-1", **HEADER, "cases": cases})
        (tmp_path / name).write_text(text, encoding="utf-8")
    page.goto(f"{served}/results.html")
    page.set_input_files(".results-drop input", [tmp_path / "one.json", tmp_path / "two.json"])
    page.locator(".results-told", has_text="one.json and two.json are compared below.").wait_for()
    found = page.locator(".results-compared details")
    found.evaluate_all("all => all.forEach(each => { each.open = true; })")
    assert [" ".join(each.split()) for each in found.all_inner_texts()] == [
        "passed before, not now: 1 pass → fail card-football/punt/one",
        "passes now, not before: 1 fail → flaky card-football/punt/two",
        "another verdict: 1 wrong-reason → fail card-football/punt/three",
        "only in the first report: 1 skipped card-football/safety/four",
        "only in the second report: 1 skipped card-football/safety/five",
    ]
    assert page.locator(".results-shown table").count() == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "other"}', '{"format": "scrimmage-report-1"}'])
def test_what_is_no_report_is_told_so(visit: Visit, served: str, tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    visit.page.goto(f"{served}/results.html")
    visit.page.set_input_files(".results-drop input", path)
    visit.page.locator(".results-told", has_text="mine.json cannot be used").wait_for()
    assert visit.page.locator(".results-shown table").count() == 0


def test_what_is_painted_keeps_nobody_out(phone: Visit, served: str, report: Path) -> None:
    page = phone.page
    page.goto(f"{served}/results.html")
    page.set_input_files(".results-drop input", report)
    page.locator(".results-shown table").wait_for()
    for name in ("results", "rules/card-football/punt", "rules/card-football/index", "rules/card-football/coverage"):
        page.goto(f"{served}/{name}.html")
        page.locator(".results, .results-shown table").first.wait_for()
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
