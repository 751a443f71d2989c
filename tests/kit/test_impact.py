"""What a change does: readings that are switched, faults that are planted, and changes that change nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.impact import RandomGameLimits
from scrimmage_rules.kit.impact.comparison_sides import parse_side, prepare_program
from scrimmage_rules.kit.impact.unaffected_rulesets import find_unaffected_rulesets
from scrimmage_rules.rulesets import RULESETS
from tests.kit.impacts import changed_copy, compared

SWITCHED = [
    ("card-football", "KF-A32", "matrix-plays-only", "any-movement", None),
    ("tactical-soccer", "TS-A12", "radius-1", "radius-2", "tactical_soccer/set_up.feature"),
    ("computer-football", "CF-A62", "sixty-thirds", "printed-normalised", "computer_football/tackling.feature"),
    ("tactical-football", "TF-A04", "row", "half", "tactical_football/equipment/map_and_rosters.feature"),
]
"""A ruleset, an ambiguity with its ruling and another reading, and the feature that is enough for a test."""

ODDS_THAT_MOVE = {"card-football", "computer-football"}
"""Where the cases asked for have odds that hang on the reading."""

PLANTED = [
    ("card-football", "card_football/field_goal.py", "card.field_goal >= line", "card.field_goal > line",
     "card_football/field_goal.feature", "FG.threshold"),
    ("tactical-soccer", "tactical_soccer/tables.py", "LONGEST = 6", "LONGEST = 5",
     "tactical_soccer/shooting.feature", "RANGE.max-six"),
    ("computer-football", "computer_football/end_of_play.py", "DOWNS = 4", "DOWNS = 3",
     "computer_football/possession.feature", "POSSESSION.a"),
    ("computer-football", "computer_football/men.py",
     '4: "TE Q F L1 L2 L3", 5: "SE H', '4: "TE F L1 L2 L3", 5: "SE Q H', "computer_football/men.feature", "MEN.table"),
    ("tactical-football", "tactical_football/passing/interception.py", "INTERCEPTS = 7", "INTERCEPTS = 8",
     "tactical_football/transferring_the_ball/interception.feature", "9.5.AA.3"),
]  # fmt: skip
"""A number that is one too large or too small, the feature of its chapter, and the clause that gives the number."""

FEW = RandomGameLimits(games=2, seed=1, moves=100, longest=50)


@pytest.mark.parametrize(("ruleset", "ambiguity", "ruling", "key", "feature"), SWITCHED)
def test_a_switched_reading_lists_exactly_the_cases_tagged_with_it(
    ruleset: str, ambiguity: str, ruling: str, key: str, feature: str | None
) -> None:
    cases = [each for each in read_vectors(get_vectors_file(ruleset)) if feature in (None, each.feature)]
    tagged = [each for each in cases if each.readings.get(ambiguity) in (ruling, key)]
    found = compared("tree", f"reading:{ambiguity}={key}", ruleset, feature=feature)
    assert found.switched == {ambiguity: (ruling, key)}
    assert [each.id for each in found.cases] == [each.id for each in tagged] != []
    for each, vector in zip(found.cases, tagged, strict=True):
        right = ("fail", "pass") if vector.readings[ambiguity] == key else ("pass", "fail")
        assert (each.before, each.after) in {("pass", "pass"), right}
    assert bool(found.odds) == (ruleset in ODDS_THAT_MOVE)
    assert [each.red for each in found.adapters] == [()]


def test_what_names_no_reading_is_listed_beside_where_an_answer_changes_and_a_third_reading_is_left_alone() -> None:
    feature = "card_football/punt.feature"
    found = compared("tree", "reading:KF-A17=at-scrimmage", "card-football", feature=feature)
    cases = {each.id: each for each in read_vectors(get_vectors_file("card-football")) if each.feature == feature}
    third = {name for name, each in cases.items() if each.readings.get("KF-A17") == "offence-relative"}
    assert {each.id for each in found.cases} == {
        name
        for name, each in cases.items()
        if each.readings.get("KF-A17") in ("at-scrimmage", "scrimmage-gainer-relative")
    }
    assert third
    assert found.silent
    for each in found.silent:
        assert each.first is not None
        assert each.is_newly_failing
        assert "KF-A17" not in cases[each.id].readings
    assert 0 < len(found.diverged) <= found.recorded
    listed = {each.id for each in (*found.cases, *found.silent)}
    untouched = {each.case for each in found.odds if not cases[each.case].mirror_of} - listed
    assert untouched == {
        "card-football/punt/with-the-default-deck-a-punt-from-the-own-30-is-lost-twice-and-run-back-once-in-36-cards"
    }  # it asks odds of a place where they stay, and they move at another one
    assert {each.action["type"] for each in found.diverged} == {"punt"}
    assert all(0 < each.move <= each.moves for each in found.diverged)


@pytest.mark.parametrize(("ruleset", "module", "was", "now", "feature", "clause"), PLANTED)
def test_a_planted_fault_is_found_and_its_clause_named(
    tmp_path: Path, ruleset: str, module: str, was: str, now: str, feature: str, clause: str
) -> None:
    found = compared("tree", changed_copy(tmp_path, module, was, now), ruleset, feature=feature)
    assert clause in found.suspects
    failing = [each for each in found.cases if each.is_newly_failing]
    assert any(clause in each.clauses for each in failing)
    assert (found.rulebook, found.suite, found.silent) == ((), (), ())


@pytest.mark.parametrize(("ruleset", "module", "was", "_now", "feature", "_clause"), PLANTED)
def test_a_change_of_comment_lists_nothing(
    tmp_path: Path, ruleset: str, module: str, was: str, _now: str, feature: str, _clause: str
) -> None:
    line = next(
        line for line in Path("scrimmage_rules", module).read_text(encoding="utf-8").splitlines() if was in line
    )
    side = changed_copy(tmp_path, module, line, f"{line}  # so it stands in the source")
    found = compared("tree", side, ruleset, feature=feature, random=FEW)
    assert found.asked
    assert not found.moves
    assert (found.rulebook, found.suite, found.cases, found.silent, found.odds, found.counts) == ((),) * 6
    assert (found.suspects, found.diverged, found.adapters) == ((), (), ())
    assert found.random is not None
    assert (found.random.games, found.random.diverged) == (2, 0)


def test_a_ruleset_without_a_changed_file_is_not_affected(tmp_path: Path) -> None:
    others = tuple(each for each in RULESETS if each != "card-football")
    own = changed_copy(tmp_path / "own", "card_football/position.py", "TO_GAIN = 10", "TO_GAIN = 9")
    shared = changed_copy(tmp_path / "shared", "kernel/chance.py", "LONGEST_SCRIPT = 100", "LONGEST_SCRIPT = 99")
    with prepare_program(parse_side("tree")) as here:
        assert find_unaffected_rulesets(RULESETS, here, here) == ()
        for side, unaffected in ((own, others), (shared, ()), (f"{own},reading:KF-A20=always-td", ())):
            with prepare_program(parse_side(side)) as there:
                assert find_unaffected_rulesets(RULESETS, here, there) == unaffected
