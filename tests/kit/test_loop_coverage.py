"""Places where two of a kind can meet: for each fault there the list names a case, and the case notices the fault."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

import msgspec
import pytest

from scrimmage_rules.campaigns.ledger import CampaignLedger
from scrimmage_rules.campaigns.seed_batches import start_child_process
from scrimmage_rules.kernel import codec, rulebook
from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS
from tools.mutation import loop_mutant_coverage_list
from tools.mutation.loop_mutant_coverage import TrialResults
from tools.mutation.loop_mutant_coverage_list import (
    LoopCoverageList,
    find_list_problems,
    group_by_place,
    list_mutants_at_places,
    list_open_faults,
    name_mutant_place,
    read_loop_coverage_list,
    render_list,
)
from tools.mutation.mutant_campaign import load_trials
from tools.mutation.mutant_enumeration import Fault, GameModule
from tools.mutation.mutant_report import read_reviewed
from tools.mutation.mutant_trial import TrialSetup, Verdict, cache_parsed_files, compile_modules, judge_mutant

SAMPLE = 4
"""Number of faults of each game that are tried here."""


@cache
def cases_of(ruleset_id: str) -> Mapping[str, Vector]:
    return {each.id: each for each in read_vectors(get_vectors_file(ruleset_id))}


@cache
def places_of(ruleset_id: str) -> tuple[list[GameModule], list[Fault]]:
    return list_mutants_at_places(ruleset_id)


def listed_of(ruleset_id: str) -> LoopCoverageList:
    listed = read_loop_coverage_list(ruleset_id)
    assert listed is not None
    return listed


# ---- the lists of the games


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_place_where_two_can_meet_is_listed_with_a_case(ruleset_id: str) -> None:
    _, faults = places_of(ruleset_id)
    cases = frozenset(cases_of(ruleset_id))
    wrong = list(find_list_problems(ruleset_id, listed_of(ruleset_id), faults, read_reviewed(ruleset_id), cases))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_sample_of_listed_cases_notices_the_faults(ruleset_id: str) -> None:
    modules, faults = places_of(ruleset_id)
    sample = sampled(listed_of(ruleset_id), faults, cases_of(ruleset_id))
    assert len(sample) == SAMPLE
    deaf = [(case.id, fault.key) for fault, case in sample if not is_noticed(ruleset_id, modules, fault, case)]
    assert deaf == []


def sampled(listed: LoopCoverageList, faults: list[Fault], cases: Mapping[str, Vector]) -> list[tuple[Fault, Vector]]:
    """Return faults with the cases named for them, drawn by their keys alone."""
    named = [
        (fault, cases.get(listed.places.get(name_mutant_place(fault), {}).get(fault.operator, ""))) for fault in faults
    ]
    drawn = sorted(named, key=lambda two: hashlib.sha256(two[0].key.encode()).digest())
    return [(fault, case) for fault, case in drawn if case is not None][:SAMPLE]


def is_noticed(ruleset_id: str, modules: list[GameModule], fault: Fault, case: Vector) -> bool:
    """Return whether a case notices a fault, in a process that ends with it."""

    def work() -> Verdict:
        cache_parsed_files()
        return judge_mutant(fault, TrialSetup(ruleset_id, compile_modules(modules), 60.0), [case])

    child, reading = start_child_process(work)
    with os.fdopen(reading, "rb") as written:
        verdict = msgspec.json.decode(written.read(), type=Verdict)
    os.waitpid(child, 0)
    return verdict.outcome == "noticed"


# ---- places


def a_fault(operator: str, text: str, to: str = "y", nth: int = 0) -> Fault:
    return Fault(0, "code", operator, "f.py", "g", text, to, nth, (), False, (), None)


def test_place_of_faults_of_one_collection_is_the_same() -> None:
    operators = ("only-first", "only-last", "first-skipped", "sort-removed")
    assert {name_mutant_place(a_fault(each, "men", f"by {each}")) for each in operators} == {
        "f.py g | collection | men"
    }


def test_place_of_neighbours_names_both() -> None:
    swapped = a_fault("preconditions-swapped", "Precondition('B')", "Precondition('B') before Precondition('A')")
    assert name_mutant_place(swapped) == "f.py g | preconditions | Precondition('B') before Precondition('A')"
    swapped = a_fault("reasons-swapped", "if b: yield b", "before if a: yield a", nth=1)
    assert name_mutant_place(swapped) == "f.py g | reasons | if b: yield b before if a: yield a #1"


def test_by_place_equal_faults_are_open_while_one_of_them_is() -> None:
    two = (a_fault("only-new", "(*a, b)", "(b,)"), a_fault("only-new", "(*a, b)", "(c,)"))
    for notices in (("case", "open"), ("open", "case")):
        places = group_by_place(zip(two, notices, strict=True))
        assert places == {"f.py g | accumulation | (*a, b)": {"only-new": "open"}}


# ---- the file


MEN, MARKS = a_fault("only-first", "men"), a_fault("only-last", 'marks["a"]: #')
PLACES = group_by_place([(MEN, "game/chapter/a-case"), (MARKS, "open")])


def test_read_list_gives_what_render_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_mutant_coverage_list, "LISTS", tmp_path)
    assert not read_loop_coverage_list("card-football")
    (tmp_path / "loop_coverage").mkdir()
    loop_mutant_coverage_list.list_file_of("card-football").write_text(
        render_list(LoopCoverageList(3, PLACES)), encoding="utf-8"
    )
    assert read_loop_coverage_list("card-football") == LoopCoverageList(3, PLACES)
    assert list_open_faults(PLACES) == ['f.py g | collection | marks["a"]: #: only-last']


CASES = frozenset({"game/chapter/a-case"})
wrong_in = partial(find_list_problems, "card-football", cases=CASES)
COMMAND = "then run: python -m tools.mutation.loop_mutant_coverage --write --ruleset card-football"


def test_misfits_of_a_list_that_fits_are_absent() -> None:
    assert list(wrong_in(LoopCoverageList(1, PLACES), [MEN, MARKS], {})) == []


def test_misfits_name_a_new_place_and_the_command() -> None:
    new = a_fault("first-skipped", "cards")
    found = list(wrong_in(LoopCoverageList(1, PLACES), [MEN, MARKS, new], {}))
    assert found == ["a new place, with no case yet: f.py g | collection | cards", COMMAND]


def test_misfits_name_a_place_that_is_gone_and_faults_that_differ() -> None:
    other = a_fault("first-skipped", "men")
    assert list(wrong_in(LoopCoverageList(1, PLACES), [MEN, other], {})) == [
        'not in the code any more: f.py g | collection | marks["a"]: #',
        "other faults than listed: f.py g | collection | men: first-skipped, only-first",
        COMMAND,
    ]


def test_misfits_name_open_faults_where_fewer_are_allowed() -> None:
    found = list(wrong_in(LoopCoverageList(0, PLACES), [MEN, MARKS], {}))
    assert found[0].startswith("1 faults are open, 0 allowed")
    assert found[1:] == ['f.py g | collection | marks["a"]: #: only-last', COMMAND]


def test_misfits_name_a_case_that_does_not_exist() -> None:
    gone = group_by_place([(MEN, "game/chapter/another"), (MARKS, "open")])
    found = list(wrong_in(LoopCoverageList(1, gone), [MEN, MARKS], {}))
    assert found[0] == "no such case: game/chapter/another, for f.py g | collection | men"


def test_misfits_want_a_reason_for_an_equivalent_fault() -> None:
    places = group_by_place([(MEN, "equivalent"), (MARKS, "open")])
    assert list(wrong_in(LoopCoverageList(1, places), [MEN, MARKS], {MEN.key: "one man only"})) == []
    found = list(wrong_in(LoopCoverageList(1, places), [MEN, MARKS], {}))
    assert found[0] == f"equivalent, but no reason in tools/mutation/reviewed_mutants: {MEN.key}"


# ---- trials


def test_results_keep_no_verdict_of_a_few_cases_that_notice_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (codec, rulebook):  # trials replace the decoder in this process: the other tests need the usual one
        monkeypatch.setattr(module, "decode_yaml", decode_yaml)
    there, listed, cases = load_trials("card-football"), listed_of("card-football"), cases_of("card-football")
    fault = next(each for each in there.faults if each.key.startswith("momentum.py _ban_named_play | only-new | "))
    right = listed.places[name_mutant_place(fault)][fault.operator]
    elsewhere = next(each.id for each in cases.values() if each.chapter == "field_goal")
    with CampaignLedger(tmp_path / "records.jsonl") as ledger:
        results = TrialResults(there, ledger, 1)
        results.try_faults({fault.number: [elsewhere]}, 9.0)
        assert (results.create_list_entry(fault, frozenset(cases), "open"), results.done) == ("open", {})
        assert results.create_list_entry(fault, frozenset(cases), elsewhere) == elsewhere
        results.try_faults({fault.number: [elsewhere, right]}, 9.0)
        assert results.create_list_entry(fault, frozenset(cases), elsewhere) == right
        assert results.earlier() == {fault.key: right}
