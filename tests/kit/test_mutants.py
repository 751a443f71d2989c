"""`make mutants`: the faults that are made, the cases that are put to them, and the list of those that are none."""

from __future__ import annotations

import ast
import os
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from scrimmage_rules.campaigns.seed_batches import start_child_process
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, get_folder_name, ruleset
from tools.mutation.data_operators import list_data_faults, parse_with_fault
from tools.mutation.line_coverage_by_case import LineCoverage, measure_coverage
from tools.mutation.mutant_enumeration import Fault, GameModule, list_code_faults, number_faults, parse_modules
from tools.mutation.mutant_report import (
    build_kill_matrix,
    compute_noticed_percentage,
    find_outdated_reviews,
    find_unblamed_faults,
    render_summary,
)
from tools.mutation.mutant_trial import TrialSetup, Verdict, cache_parsed_files, compile_modules, judge_mutant
from tools.mutation.operators import OPERATOR_NAMES, list_changes, replace_node
from tools.mutation.syntax_tree_context import ModuleWithParents

PACKAGE = Path(__file__).resolve().parents[2] / "scrimmage_rules"


def made(source: str, ruleset_id: str = "card-football") -> set[tuple[str, str]]:
    """Every change of a source: the operator, and the source with it."""
    found = set()
    scene = ModuleWithParents(ast.parse(source), ruleset(ruleset_id), {})
    for number, (_, change) in enumerate(list_changes(scene)):
        tree = ast.parse(source)
        node, new = list(list_changes(ModuleWithParents(tree, ruleset(ruleset_id), {})))[number]
        found.add((change.operator, ast.unparse(replace_node(tree, node, new.new))))
    return found


@pytest.mark.parametrize(
    ("source", "operator", "wrong"),
    [
        ("def f(a, b):\n    return a < b", "compare", "a <= b"),
        ("def f(a):\n    return 1 <= a < 9", "compare", "1 < a < 9"),
        ("def f(a, b):\n    return a and b", "and-or", "a or b"),
        ("def f(a, b):\n    return a and b", "condition-removed", "return b"),
        ("def f(a):\n    return not a", "not-removed", "return a"),
        ("def f(a):\n    if a:\n        return 1", "branch", "if False"),
        ("def f(a):\n    return [b for b in a if b]", "branch", "if True"),
        ("def f(a):\n    return a + 3", "number", "a + 4"),
        ("def f(a):\n    return a + 3", "plus-minus", "a - 3"),
        ("def f(a):\n    return -a", "direction", "return a"),
        ("def f(a):\n    yield Fault('FG.failed', 'x', '/y')", "reason-skipped", "pass"),
        ("def f(a):\n    yield Fault('FG.failed', 'x', '/y')", "other-clause", "Fault('AGAIN."),
        ("def f(a) -> bool:\n    return a.b", "returned", "return True"),
        ("R = Reason('FG.failed', 'x', 'words', g)", "reason-skipped", "places=lambda *_: iter(())"),
        ("P = Precondition('FG.failed', 'x', g)", "precondition-skipped", "holds=lambda at: True"),
        ("P = require_chance_seat('FG.failed')", "wrong-seat-let-through", "holds=lambda at: True"),
        ("def f(a):\n    return a.reading['KF-A17'] == 'x'", "reading-always", "return True"),
        ("def f(a):\n    return 'home' if a else 'away'", "home-for-away", "'away' if a else 'away'"),
        ("def f(a):\n    return min(a)", "twin", "max(a)"),
        ("def f(a):\n    return replace(a, spot=1, down=2)", "left-as-it-was", "replace(a, down=2)"),
        ("def f(a):\n    return replace(a, spot=1)", "forgotten", "replace(a, spot=1, bans=())"),
        ("R = ActionRule(stages=('a', 'b'))", "not-due-there", "stages=('b',)"),
        ("T = (1, 2)", "cells-swapped", "(2, 1)"),
    ],
)  # fmt: skip
def test_a_rule_is_broken_as_implementers_break_it(source: str, operator: str, wrong: str) -> None:
    assert any(each == operator and wrong in text for each, text in made(source))


@pytest.mark.parametrize(
    "source",
    [
        "def f(deed):\n    deed.say('moved', ('FG.failed',), yards=3 if deed else 4)",
        "A: Literal['left'] = x",
        "def f():\n    'Left at 3.'",
        "R = ActionRule(stages=S, complete=True)",
        "MOST_STEPS = 100",
        "CLAUSES = ('FG.failed', 'FG.instead')",
        "def f():\n    raise KeyError(3)",
        "def f(a):\n    if a < 3:\n        clauses = ('FG.failed',)",
        "def f(a):\n    facts = {'at': 3, 'to': a}",
        "def f(a):\n    clauses = ('FG.failed',) if a < 3 else ('FG.instead',)",
    ],
)
def test_what_no_case_is_judged_by_is_left_alone(source: str) -> None:
    assert made(source) == set()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_fault_of_a_game_has_a_name_of_its_own_and_most_the_clause_they_break(ruleset_id: str) -> None:
    package = PACKAGE / get_folder_name(ruleset_id)
    faults = number_faults(
        chain(list_code_faults(ruleset(ruleset_id), parse_modules(package)), list_data_faults(package))
    )
    assert len({each.key for each in faults}) == len(faults) > 1000
    code = [each for each in faults if each.kind == "code"]
    assert sum(bool(each.clauses) for each in code) > len(code) * 0.4
    clauses = set(ruleset(ruleset_id).rulebook.clauses)
    assert all(clauses.issuperset(each.clauses) for each in faults)
    assert {each.operator for each in faults} <= set(OPERATOR_NAMES)


def test_a_file_is_changed_in_one_place() -> None:
    text = b"cards: [{id: A, cells: [3, 4]}]"
    assert parse_with_fault(text, ("cards", 0, "cells", 0), "number", "2") == {"cards": [{"id": "A", "cells": [2, 4]}]}
    assert parse_with_fault(text, ("cards", 0, "cells", 0), "cells-swapped", "") == {
        "cards": [{"id": "A", "cells": [4, 3]}]
    }
    assert parse_with_fault(text, ("cards", 0, "id"), "other-ruling", "B") == {"cards": [{"id": "B", "cells": [3, 4]}]}


# ---- on trial


@cache
def faults_of_card_football() -> tuple[list[GameModule], list[Fault]]:
    package = PACKAGE / "card_football"
    modules = parse_modules(package)
    return modules, number_faults(chain(list_code_faults(ruleset("card-football"), modules), list_data_faults(package)))


def verdict_on(match: str) -> Verdict:
    """The verdict of the cases about field goals on the one fault of card-football whose key has this text."""
    modules, faults = faults_of_card_football()
    [fault] = [each for each in faults if match in each.key]
    cases = [each for each in read_vectors(get_vectors_file("card-football")) if each.chapter == "field_goal"]

    def work() -> Verdict:
        cache_parsed_files()
        return judge_mutant(fault, TrialSetup("card-football", compile_modules(modules), 60.0), cases)

    child, reading = start_child_process(work)
    with os.fdopen(reading, "rb") as said:
        verdict = msgspec.json.decode(said.read(), type=Verdict)
    os.waitpid(child, 0)
    return verdict


def test_a_wrong_rule_is_noticed_by_the_case_that_shows_it() -> None:
    verdict = verdict_on("field_goal.py _kick_field_goal | compare | card.field_goal >= line -> card.field_goal > line")
    assert verdict.outcome == "noticed"
    assert verdict.by[0].startswith("card-football/field-goal/")


def test_a_wrong_number_in_the_data_is_noticed_too() -> None:
    assert verdict_on("field_goal.py FIELD_GOAL_POINTS | number | 3 -> 2").outcome == "noticed"


def test_what_the_cases_do_not_enter_survives_them() -> None:
    verdict = verdict_on("punt.py _kick_punt | branch | is_turned_card_void(deed.rules, drawn) -> True")
    assert (verdict.outcome, verdict.by) == ("survived", ())


# ---- the report


def a_verdict(key: str, outcome: str, kind: str = "code", by: tuple[str, ...] = ()) -> Verdict:
    return Verdict(key, kind, "compare", ("FG.failed",), outcome, by=by)


FOUND = [
    a_verdict("a", "noticed", by=("x",)),
    a_verdict("b", "survived"),
    a_verdict("c", "stillborn"),
    a_verdict("d", "survived"),
]


def test_stillborn_and_reviewed_faults_do_not_count() -> None:
    assert compute_noticed_percentage(FOUND, {}, ("code",)) == pytest.approx(100 / 3)
    assert compute_noticed_percentage(FOUND, {"b": "it changes nothing"}, ("code",)) == 50.0
    assert compute_noticed_percentage(FOUND, {}, ("data",)) is None
    said = list(render_summary("card-football", FOUND, {"b": "it changes nothing"}, survivors=True))
    assert said[1] == "  code: 1 of 2 noticed (50.0 %); 1 stillborn, 0 untried, 1 reviewed as equivalent"
    assert said[-1] == "  survived: d  [FG.failed]"


def test_a_reviewed_entry_must_fit() -> None:
    fault = Fault(0, "code", "o", "f.py", "g", "x", "y", 0, (), False, (), None)
    named = fault.key
    assert named == "f.py g | o | x -> y"
    assert list(find_outdated_reviews({named: "it changes nothing"}, [fault], [])) == []
    assert "there is no such fault any more: gone" in next(
        find_outdated_reviews({"gone": "it changes nothing"}, [fault], [])
    )
    assert "a case notices it" in next(
        find_outdated_reviews({named: "it changes nothing"}, [fault], [a_verdict(named, "noticed")])
    )
    assert "without a reason" in next(find_outdated_reviews({named: "same"}, [fault], []))


def test_the_matrix_tells_for_each_clause_which_cases_notice_and_whether_they_show_it() -> None:
    case = next(each for each in read_vectors(get_vectors_file("card-football")) if "FG.failed" in each.clauses)
    found = [a_verdict("a", "noticed", by=("x", case.id)), a_verdict("b", "survived")]
    row = build_kill_matrix(found, [case], {})["FG.failed"]
    assert (row["faults"], row["noticed"], row["noticed_by_its_own_cases"]) == (2, 1, 1)


def test_a_reason_that_is_skipped_is_noticed_by_a_case_that_wants_its_clause_blamed() -> None:
    cases = read_vectors(get_vectors_file("card-football"))
    case = next(each for each in cases if any("refused under FG.opponent-half" in step.text for step in each.steps))
    skipped = Verdict("a", "code", "precondition-skipped", ("FG.opponent-half",), "noticed", by=(case.id,))
    assert list(find_unblamed_faults([skipped], [case], {})) == []
    other = msgspec.structs.replace(skipped, clauses=("FG.any-down",))
    assert list(find_unblamed_faults([other], [case], {})) == ["  not noticed under its own clause: a  [FG.any-down]"]


def test_what_refuses_by_a_clause_that_another_place_names_breaks_no_clause_in_particular() -> None:
    chosen = "Precondition(duty[0], 'held', held, also=('FG.any-down',))"
    tree = ast.parse(f"{chosen}; Fault('FG.failed', 'x', where); told()")
    scene = ModuleWithParents(tree, ruleset("card-football"), {})
    assert [scene.refusing_clauses(each) for each in tree.body] == [set(), {"FG.failed"}, None]


OWN_STATEMENT = """
def _held(role):
    return Precondition(EFFECT[role], "held", holds)
def own(a):
    if a.kicked:
        land(a.spot)
    elif a.thrown:
        fall(a, "PUNT.td")
    else:
        fall(a, "PUNT.turnover")
    for each in a.faults:
        look(each.place)
        yield fall(each.other, "FG.threshold")
RULES = (_held("offence"), Precondition("FG.failed", "told", a.told))
"""


@pytest.mark.parametrize(
    ("place", "clauses"),
    [
        ("a.kicked", None),
        ("a.thrown", {"PUNT.td", "PUNT.turnover"}),
        ("a.spot", None),
        ("each.place", None),
        ("each.other", {"FG.threshold"}),
        ("a.faults", {"FG.threshold"}),
        ("'offence'", {"MOM.defence-effect"}),
        ("a.told", {"FG.failed"}),
    ],
)
def test_a_fault_breaks_for_sure_what_its_own_statement_names_and_not_its_neighbours(
    place: str, clauses: set[str] | None
) -> None:
    scene = ModuleWithParents(
        ast.parse(OWN_STATEMENT), ruleset("card-football"), {"EFFECT": {"offence": "MOM.defence-effect"}}
    )
    [node] = [each for each in ast.walk(scene.tree) if isinstance(each, ast.expr) and ast.unparse(each) == place]
    found, plainly = scene.clauses_around(node)
    assert (found if plainly else None) == clauses


def test_a_text_of_the_code_names_clauses_if_it_names_nothing_else() -> None:
    tree = ast.parse("held('B2', 'L1 M2'); OF_SPEED = {4: 'L1 L2', 5: 'B1 B2'}; fall(OF_SPEED)")
    scene = ModuleWithParents(tree, ruleset("computer-football"), {"OF_SPEED": {4: "L1 L2", 5: "B1 B2"}})
    found = [scene.clauses_around(each) for each in scene.tree.body]
    assert found == [({"B2", "L1", "M2"}, True), (set(), False), (set(), False)]


def test_a_fault_that_a_check_of_a_pitch_lists_is_blamed_under_its_clause() -> None:
    cases = read_vectors(get_vectors_file("tactical-soccer"))
    case = next(each for each in cases if each.id.endswith("/the-centre-hex-alone-is-no-pitch"))
    skipped = Verdict("a", "code", "reason-skipped", ("SETUP.circle-minimum",), "noticed", by=(case.id,))
    assert list(find_unblamed_faults([skipped], [case], {})) == []


def test_the_cases_that_touch_a_place_are_those_that_carry_out_one_of_its_lines() -> None:
    known = LineCoverage("x", ("one", "two"), {"f.py": {3: [0], 4: [0, 1]}})
    assert known.cases("f.py", (3,)) == {"one"}
    assert known.cases("f.py", (3, 4)) == {"one", "two"}
    assert known.cases("g.py", (3,)) == set()


@pytest.mark.parametrize(
    ("ruleset_id", "file", "lines"),
    [
        ("tactical-football", "field.py", ("at = {spot: number",)),
        ("tactical-soccer", "pitch.py", ("self.end = max(", "near |= self.around[")),
        ("computer-football", "legal_straight_moves.py", ("reach = [",)),
    ],
)
def test_what_is_made_once_and_kept_is_touched_by_every_case_that_asks_for_it(
    ruleset_id: str, file: str, lines: tuple[str, ...], tmp_path: Path
) -> None:
    package = PACKAGE / get_folder_name(ruleset_id)
    source = (package / file).read_text(encoding="utf-8").splitlines()
    vectors = [each for each in read_vectors(get_vectors_file(ruleset_id)) if each.level == "referee"][:3]
    twice = [*vectors, *(msgspec.structs.replace(each, id=f"{each.id} again") for each in vectors)]
    found = measure_coverage(ruleset_id, package, twice, tmp_path, "x", 1)
    for line in lines:
        [number] = [number for number, text in enumerate(source, 1) if line in text]
        cases = found.cases(file, (number,))
        assert cases
        assert cases == {each.id for each in twice if each.id.removesuffix(" again") in cases}
