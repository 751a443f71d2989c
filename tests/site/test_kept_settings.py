"""Settings that an older site has kept, and broken addresses: each page reports them in words and goes on."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit
from tests.site.test_reading import faults

RULES, RESULTS = "scrimmage-rules of my table", "scrimmage-results"
PAGES = ("index", "results", "table", "play", "quiz", "watch", "rules/card-football/punt", "rules/card-football/odds")
REMOVE = "Remove from my table's rules"
KEPT_RULES = pytest.mark.parametrize(
    "kept",
    [
        '{"card-football": {"KF-A17": "gone", "KF-A03": "fixed"}}',
        '{"card-football": {"KF-GONE": "at-scrimmage"}}',
        '{"card-football": {"KF-A17": null}, "chess": {"a": "b"}}',
        '{"card-football": "KF-A17"}',
        '["card-football"]',
        "5",
        "{",
    ],
)


def keep(visit: Visit, **values: str) -> None:
    """Begin with these values kept by the browser."""
    for name, value in values.items():
        key = {"rules": RULES, "results": RESULTS}[name]
        visit.page.add_init_script(
            f"sessionStorage.begun ??= (localStorage.setItem({json.dumps(key)}, {json.dumps(value)}), 1);"
        )


@KEPT_RULES
def test_unknown_readings_are_reported_on_each_page_and_ignored(visit: Visit, served: str, kept: str) -> None:
    keep(visit, rules=kept)
    page = visit.page
    for name in PAGES:
        page.goto(f"{served}/{name}.html")
    page.goto(f"{served}/rules/card-football/punt.html")
    page.locator(".own-outdated").wait_for()
    assert faults(page) == []
    page.goto(f"{served}/play.html?game=card-football")
    page.locator(".own-outdated").wait_for()
    page.get_by_role("button", name="New game").click()
    page.locator(".trial svg.board").wait_for()
    assert "gone" not in page.locator(".trial-title").inner_text()


@KEPT_RULES
def test_unknown_readings_are_removed_with_a_button(visit: Visit, served: str, kept: str) -> None:
    keep(visit, rules=kept)
    page = visit.page
    page.goto(f"{served}/table.html")
    page.get_by_role("button", name=REMOVE).click()
    assert page.get_by_role("button", name=REMOVE).count() == 0
    expected = {"card-football": {"KF-A03": "fixed"}} if "fixed" in kept else {}
    assert json.loads(page.evaluate(f"localStorage.getItem({json.dumps(RULES)})")) == expected
    page.reload()
    page.locator(".own-game").first.wait_for()
    assert page.get_by_role("button", name=REMOVE).count() == 0


@pytest.mark.parametrize("kept", ["{}", "5", "[]", "{", "null", '{"name": "a", "suite": "b", "clauses": {"c": 1}}'])
def test_results_of_another_shape_are_reported_and_removed(visit: Visit, served: str, kept: str) -> None:
    keep(visit, results=kept)
    page = visit.page
    for name in PAGES:
        page.goto(f"{served}/{name}.html")
    page.goto(f"{served}/rules/card-football/punt.html")
    page.locator(".results-outdated").wait_for()
    page.goto(f"{served}/results.html")
    page.locator(".results-outdated").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Remove results").click()
    page.goto(f"{served}/rules/card-football/punt.html")
    page.locator("h1").wait_for()
    assert page.locator(".results-outdated").count() == 0


def packed(value: Any) -> str:
    """Return what an address has behind its version."""
    maker = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = maker.compress(value if isinstance(value, bytes) else json.dumps(value).encode()) + maker.flush()
    return urlsafe_b64encode(body).decode().rstrip("=")


TABLE: dict[str, Any] = {"ruleset": "card-football", "options": {}, "position": None, "move": None}


@pytest.mark.parametrize(
    "changes",
    [
        {"options": None}, {"options": []}, {"options": {"readings": None}}, {"options": {"readings": 5}},
        {"position": 5}, {"move": 5}, {"move": {"seat": "home"}}, {"move": {"seat": "home", "action": {}}},
        {"move": {"seat": "home", "action": {"type": "punt"}, "chance": 5}}, {"ruleset": None},
    ],
)  # fmt: skip
def test_address_of_no_table_is_reported_in_a_sentence(visit: Visit, served: str, changes: dict[str, Any]) -> None:
    visit.page.goto(f"{served}/play.html#try=1.{packed({**TABLE, **changes})}")
    visit.page.locator("[role=alert]", has_text="This address is incomplete or was changed.").wait_for()


@pytest.mark.parametrize("name", ["play.html#try=", "table.html#rules="])
def test_address_that_unpacks_to_too_much_is_rejected(visit: Visit, served: str, name: str) -> None:
    huge = packed(b'{"card-football": {"KF-A17": "at-scrimmage"}}' + b" " * 50_000_000)
    assert len(huge) < 200_000
    visit.page.goto(f"{served}/{name}1.{huge}")
    visit.page.locator("[role=alert], .own-said", has_text="This address is incomplete or was changed.").wait_for(
        timeout=30_000
    )
    assert visit.page.evaluate(f"localStorage.getItem({json.dumps(RULES)})") is None


@pytest.mark.parametrize("value", ["abc", packed(5), packed(None), packed([]), packed(b" " * 300_000)])
def test_address_of_no_rules_is_reported_in_a_sentence(visit: Visit, served: str, value: str) -> None:
    visit.page.goto(f"{served}/table.html#rules=1.{value}")
    visit.page.locator(".own-said", has_text="This address is incomplete or was changed.").wait_for()


@pytest.mark.parametrize("address", ["case.html#%", "case.html#%E0%A4%A"])
def test_address_of_no_case_is_reported_in_a_sentence(visit: Visit, served: str, address: str) -> None:
    visit.page.goto(f"{served}/{address}")
    visit.page.locator(".case-told", has_text="This address does not name a case").wait_for()


def test_register_reads_a_broken_anchor_without_an_error(visit: Visit, served: str) -> None:
    visit.page.goto(f"{served}/rules/card-football/ambiguities.html")
    visit.page.evaluate("location.hash = '#%'")
    visit.page.wait_for_timeout(200)


@pytest.mark.parametrize(
    ("report", "told"),
    [
        ({"implementation": {"name": "a", "version": "1"}}, "it lists no cases"),
        ({"implementation": {"name": "a", "version": "1"}, "cases": {}}, "it lists no cases"),
        ({"cases": []}, "it does not name the implementation"),
        (
            {"implementation": {"name": "a"}, "cases": [{"id": "a"}]},
            "a case in it has no name",
        ),
    ],
)
def test_report_without_what_it_needs_is_rejected(
    visit: Visit, served: str, tmp_path: Path, report: dict[str, Any], told: str
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"format": "scrimmage-report-1", "suite": "x", **report}), encoding="utf-8")
    visit.page.goto(f"{served}/results.html")
    visit.page.set_input_files(".results-drop input", path)
    visit.page.locator(".results-told", has_text=f"mine.json cannot be used: {told}").wait_for()
