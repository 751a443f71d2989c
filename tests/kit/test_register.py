"""The register of cases: names do not disappear in silence, and do not come back for something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.case_name_register import (
    CaseNameRegister,
    find_registry_violations,
    get_register_path,
    map_retired_to_current_names,
    read_register,
    update_register,
)
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS

OLD = CaseNameRegister(
    "card-football", {"card-football/punt/a-fake": "no rule speaks of it"}, ("card-football/punt/a-punt",)
)


def test_a_name_that_disappears_is_told_with_both_ways_to_mend_it() -> None:
    [told] = find_registry_violations(OLD, [])
    assert told == (
        "card-football/punt/a-punt: no scenario makes this case; give the renamed scenario the tag @case:a-punt, "
        "or enter it under `retired` in register/card-football.json with the reason"
    )


def test_a_name_that_was_retired_with_a_reason_may_be_gone() -> None:
    retired = CaseNameRegister("card-football", {"card-football/punt/a-punt": "told twice"}, OLD.cases)
    assert list(find_registry_violations(retired, [])) == []


def test_a_name_that_was_retired_may_not_come_back() -> None:
    [told] = find_registry_violations(OLD, [*OLD.cases, "card-football/punt/a-fake"])
    assert told.startswith("card-football/punt/a-fake: this is the name of a retired case")


def test_new_names_are_entered_in_order_and_what_was_retired_stays() -> None:
    new = update_register(OLD, ["card-football/punt/b", "card-football/punt/a-punt"])
    assert new.cases == ("card-football/punt/a-punt", "card-football/punt/b")
    assert new.retired == OLD.retired


def test_a_renamed_case_goes_on_under_its_last_name() -> None:
    reasons = {"g/c/a": "renamed to g/c/b.", "g/c/b": "renamed to g/c/c, as its title", "g/c/x": "renamed to g/c/x"}
    found = map_retired_to_current_names(
        CaseNameRegister("g", reasons | {"g/c/y": "it was renamed to nothing"}, ("g/c/c",))
    )
    assert {case: each.now for case, each in found.items()} == {
        "g/c/a": "g/c/c", "g/c/b": "g/c/c", "g/c/x": "", "g/c/y": "",
    }  # fmt: skip


def test_a_case_may_not_be_renamed_to_what_is_no_case() -> None:
    [told] = find_registry_violations(CaseNameRegister("g", {"g/c/a": "renamed to g/c/b"}, ("g/c/c",)), ["g/c/c"])
    assert told == "g/c/a: the reason in `retired` renames the case to g/c/b, which is not a case; correct the reason"


def test_where_there_is_no_register_yet_every_name_is_new(tmp_path: Path) -> None:
    assert read_register("card-football", tmp_path) == CaseNameRegister("card-football")


def test_a_register_that_is_none_is_named(tmp_path: Path) -> None:
    file = get_register_path("card-football", tmp_path)
    file.parent.mkdir()
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(MalformedData, match=r"^card-football\.json: \$"):
        read_register("card-football", tmp_path)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_register_of_the_project_has_every_published_case(ruleset_id: str) -> None:
    published = [vector.id for vector in read_vectors(get_vectors_file(ruleset_id))]
    assert sorted(published) == list(read_register(ruleset_id, data_dir("conformance")).cases)
