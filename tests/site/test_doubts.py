"""A report of a doubt about a reading, which the register writes for a reader."""

from __future__ import annotations

from scrimmage_rules.rulesets import ruleset
from tests.site.browsing import Visit


def test_every_ambiguity_offers_a_report_of_a_doubt(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/card-football/ambiguities.html#KF-A54")
    assert page.locator(".report-doubt").count() == len(ruleset("card-football").rulebook.ambiguities)
    entry = page.locator("section.ambiguity", has=page.locator('[id="KF-A54"]'))
    entry.locator(".report-doubt").click()
    text = entry.locator(".doubt textarea").input_value()
    ambiguity = ruleset("card-football").rulebook.ambiguities["KF-A54"]
    assert text.startswith("Doubt about KF-A54 (card-football)\n")
    assert f"{served}/rules/card-football/ambiguities.html#KF-A54" in text
    assert f"Question: {ambiguity.question}" in text
    assert [f"- {key}" in text for key in ambiguity.keys] == [True] * len(ambiguity.keys)
    assert f"- {ambiguity.ruling} (ruling): " in text
    assert not visit.errors
