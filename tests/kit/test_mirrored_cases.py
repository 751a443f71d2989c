"""Cases with the sides exchanged: which there are, what they ask, and what stops the export."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from scrimmage_rules.kernel.side_mirroring import Mirror, words_from_pairs
from scrimmage_rules.kit.cases.case_names import MIRRORED
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.rulebook.site_addresses import get_site_address_of_case
from scrimmage_rules.kit.scenarios import mirrored_cases
from scrimmage_rules.kit.scenarios.mirrored_cases import (
    MirroredAnswerDiffers,
    add_mirrored_cases,
    can_case_be_mirrored,
    exchange_sides_of_case,
    is_met_by_reference,
)
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.model import scenarios_with_cases

SOCCER = "tactical-soccer"
ONE_GOAL = f"{SOCCER}/shooting/blue-scores-at-reds-end"


@cache
def published(ruleset_id: str) -> tuple[Vector, ...]:
    return tuple(read_vectors(get_vectors_file(ruleset_id)))


def case(name: str) -> Vector:
    return next(each for each in published(name.partition("/")[0]) if each.id == name)


def mirror_of(ruleset_id: str) -> Mirror:
    mirror = ruleset(ruleset_id).mirror
    assert mirror is not None
    return mirror


def test_a_mirrored_case_asks_for_the_other_side() -> None:
    image = exchange_sides_of_case(case(ONE_GOAL), mirror_of(SOCCER))
    load, shoot, *_ = list_own_requests(image)
    assert load["position"]["men"]["M4"] == [0, 8]
    assert load["position"]["first"] == "red"
    assert "M4" in load["position"]["squads"]["red"]
    assert "G1" in load["position"]["squads"]["red"]
    assert (shoot["seat"], shoot["action"]) == ("red", {"man": "M4", "type": "shoot"})


def test_a_mirrored_case_says_which_case_it_mirrors_and_how() -> None:
    image = exchange_sides_of_case(case(ONE_GOAL), mirror_of(SOCCER))
    assert (image.id, image.mirror_of) == (f"{ONE_GOAL}/sides-exchanged", ONE_GOAL)
    assert image.name == "Blue scores at red's end, sides exchanged"
    assert image.steps[0].text == mirror_of(SOCCER).says
    assert [step.text for step in image.steps[1:]] == [step.text for step in case(ONE_GOAL).steps]
    assert (image.level, image.facets) == (case(ONE_GOAL).level, case(ONE_GOAL).facets)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_each_clause_outcome_and_reading_has_a_mirrored_case_unless_lists_begin_with_a_side(ruleset_id: str) -> None:
    mirror, mirrors = mirror_of(ruleset_id), {each.mirror_of for each in published(ruleset_id)}
    sided = [each for each in published(ruleset_id) if not each.mirror_of and can_case_be_mirrored(each, mirror)]
    shown = set().union(*(rules_of(each) for each in sided if each.id in mirrors))
    for vector in sided:
        if rules_of(vector) - shown:
            assert not is_met_by_reference(exchange_sides_of_case(vector, mirror)), vector.id


def rules_of(vector: Vector) -> set[tuple[str, str | bool]]:
    """The clauses with the outcome, except those that only illustrate others, and the readings."""
    clauses = ruleset(vector.ruleset).rulebook.clauses
    return {(each, vector.refuses) for each in vector.clauses if not clauses[each].illustrates} | {
        *vector.readings.items()
    }


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_mirrored_case_comes_behind_the_case_that_it_mirrors(ruleset_id: str) -> None:
    vectors = published(ruleset_id)
    for before, vector in pairwise(vectors):
        if vector.mirror_of:
            assert (before.id, vector.id) == (vector.mirror_of, before.id + MIRRORED)


def test_a_registered_mirrored_case_stays_when_a_shorter_case_is_added() -> None:
    vectors = [case(ONE_GOAL)]
    first = add_mirrored_cases(vectors, [])
    assert [each.id for each in first] == [ONE_GOAL, ONE_GOAL + MIRRORED]
    shorter = replace(vectors[0], id=f"{SOCCER}/shooting/a-shorter-one", name="", feature="")
    again = add_mirrored_cases([*vectors, shorter], [ONE_GOAL + MIRRORED])
    assert [each.id for each in again if each.mirror_of] == [ONE_GOAL + MIRRORED]
    assert [each.id for each in add_mirrored_cases([*vectors, shorter], []) if each.mirror_of] == [
        shorter.id + MIRRORED
    ]


def test_rules_that_treat_the_sides_differently_without_a_reason_stop_the_export() -> None:
    half = Mirror(says="only the seats", words=words_from_pairs(("red", "blue")))
    with pytest.raises(MirroredAnswerDiffers) as fault:
        exchange_sides_of_case(case(ONE_GOAL), half)
    assert fault.value.where.startswith("tactical_soccer/shooting.feature:")
    assert "`unlike` of the mirror" in str(fault.value)


@pytest.mark.parametrize("about", [ONE_GOAL, "SHOOT.success"])
def test_a_reason_keeps_a_case_from_being_mirrored(about: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ruleset(SOCCER)
    mirror = replace(mirror_of(SOCCER), unlike={about: "for this test"})
    monkeypatch.setattr(mirrored_cases, "ruleset", lambda _id: replace(game, mirror=mirror))
    assert [each.id for each in add_mirrored_cases([case(ONE_GOAL)], [])] == [ONE_GOAL]


def test_a_ruleset_without_a_mirror_has_no_mirrored_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(ruleset(SOCCER), mirror=None)
    monkeypatch.setattr(mirrored_cases, "ruleset", lambda _id: bare)
    assert add_mirrored_cases([case(ONE_GOAL)], []) == [case(ONE_GOAL)]


def test_a_case_that_names_no_side_is_not_mirrored() -> None:
    looked_up = next(each for each in published(SOCCER) if each.level == "tables" and not each.mirror_of)
    assert not can_case_be_mirrored(looked_up, mirror_of(SOCCER))


def test_the_address_of_a_mirrored_case_is_that_of_the_case_that_it_mirrors() -> None:
    assert (
        get_site_address_of_case(ONE_GOAL + MIRRORED) == get_site_address_of_case(ONE_GOAL) == f"case.html#{ONE_GOAL}"
    )
    assert not any(
        vector.mirror_of for group in scenarios_with_cases.read_scenarios_with_cases(SOCCER) for vector in group.vectors
    )


def test_a_vector_that_mirrors_none_does_not_write_the_field() -> None:
    assert b"mirror_of" not in msgspec.json.encode(case(ONE_GOAL))
