"""The number of clauses that a report prints: the published rulebook and the ruleset say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.rulebook import clause_counts
from scrimmage_rules.rulesets import RULESETS, locate_ruleset, ruleset


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_published_rulebook_has_as_many_clauses_as_the_ruleset(ruleset_id: str) -> None:
    clauses = ruleset(ruleset_id).rulebook.clauses.values()
    wanted = (len(clauses), len([each for each in clauses if not each.untestable]))
    assert clause_counts.count_clauses(ruleset_id) == wanted


def test_clauses_are_counted_in_the_ruleset_without_a_published_rulebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = clause_counts.count_clauses("card-football")
    monkeypatch.setattr(
        clause_counts, "locate_ruleset", lambda each: locate_ruleset(each)._replace(data=tmp_path.joinpath)
    )
    assert clause_counts.count_clauses("card-football") == wanted
