"""Results of listed programs by clause and chapter: from the passed cases, the other verdicts, and the suite."""

from __future__ import annotations

import re

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.reports.listed_implementations import ListedImplementation, RulesetResult
from scrimmage_rules.site.data.implementation_results import collect_results
from scrimmage_rules.site.pages.known_implementations import render_implementations_page
from tests.site.browsing import Visit

SUITE = "0.3.0+abc"


def vectors() -> list[Vector]:
    """Two cases of punts and one of safeties."""
    all_cases = read_vectors(get_vectors_file("card-football"))
    chapters = {name: [each for each in all_cases if each.chapter == name] for name in ("punt", "safety")}
    return [*chapters["punt"][:2], chapters["safety"][0]]


def program(passed: int, *others: tuple[str, str], suite: str = SUITE) -> ListedImplementation:
    games = {"card-football": RulesetResult("tables", passed, 3)}
    return ListedImplementation("mine", "1", "C", "https://example.org/mine", suite, games, "2026-11-28", others)


def test_clauses_and_chapters_count_passed_and_other_cases() -> None:
    cases = vectors()
    (found,) = collect_results([program(2, (cases[0].id, "fail"))], SUITE, cases)
    assert (found.name, found.suite, found.day) == ("mine 1", SUITE, "2026-11-28")
    assert found.chapters == {
        "card-football/punt": {"fail": 1, "pass": 1}, "card-football/safety": {"pass": 1},
    }  # fmt: skip
    for clause in cases[0].clauses:
        assert found.clauses[f"card-football/{clause}"]["fail"] == 1
    assert sum(sum(each.values()) for each in found.clauses.values()) == sum(len(each.clauses) for each in cases)
    assert found.wrong == ((cases[0].id, "fail"),)


def test_programs_of_another_suite_or_without_all_verdicts_are_left_out() -> None:
    others = [program(3, suite="0.2.0+abc"), program(2)]
    assert collect_results(others, SUITE, vectors()) == ()


def test_page_of_programs_has_the_results_of_each_chapter() -> None:
    cases = vectors()
    known = [program(2, (cases[0].id, "fail"))]
    text = render_implementations_page(known, SUITE, collect_results(known, SUITE, cases))
    assert "| [card-football/punt](../rules/card-football/punt.md) | 1 of 2 |" in text
    assert "| [card-football/safety](../rules/card-football/safety.md) | 1 of 1 |" in text


def test_other_verdicts_of_a_list_survive_encoding() -> None:
    entry = program(2, ("card-football/punt/one", "fail"))
    assert msgspec.json.decode(msgspec.json.encode(entry), type=ListedImplementation) == entry


def test_results_page_shows_programs_and_paints_their_results(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/results.html")
    programs = page.locator(".known-results section")
    programs.first.wait_for()
    assert programs.count() >= 2
    assert "Judged on 20" in programs.first.inner_text()
    programs.first.locator("summary", has_text="By clause").click()
    programs.first.locator("details[open] tbody tr").nth(900).wait_for(state="attached")
    programs.first.get_by_role("button", name="Show on all pages").click()
    page.locator(".results-shown table").first.wait_for()
    page.goto(f"{served}/rules/card-football/punt.html")
    assert "pass" in page.locator("[id='PUNT.any-down'] + .results").inner_text()


def test_results_page_compares_the_programs_by_clause(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/results.html")
    panel = page.locator(".known-results > details", has_text="Passed cases of each clause")
    panel.locator("summary").click()
    panel.locator("tbody tr").first.wait_for()
    assert panel.locator("thead th").count() == 1 + page.locator(".known-results section").count()
    row = panel.locator("tr", has=page.get_by_role("link", name="card-football/FG.threshold", exact=True))
    cells = [each.inner_text() for each in row.locator("td").all()]
    assert all(re.fullmatch(r"\d+ of \d+", cell) for cell in cells)
    assert len(cells) >= 2


def test_cases_of_whole_games_have_no_page_to_link_to() -> None:
    cases = [each for each in read_vectors(get_vectors_file("card-football")) if "/worked-game/" in each.id][:1]
    assert cases
    known = [program(1)]
    text = render_implementations_page(known, SUITE, collect_results(known, SUITE, cases))
    assert "| card-football/worked-game | 1 of 1 |" in text
