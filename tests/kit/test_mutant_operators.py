"""Mutation operators on collections, on order and on values, and how a run selects and reports them."""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from scrimmage_rules.card_football.online_session import OnlineGame
from scrimmage_rules.kernel.position_faults import Reason
from scrimmage_rules.kernel.rule_context import Precondition, require_chance_seat
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.tactical_football import position as places
from scrimmage_rules.tactical_football.contact import contact_effects
from tools.mutation.mutant_campaign import hash_sources_and_faults
from tools.mutation.mutant_enumeration import Fault
from tools.mutation.mutant_report import render_summary
from tools.mutation.mutant_trial import Verdict
from tools.mutation.mutants_command import choose_faults
from tools.mutation.operators import OPERATOR_NAMES, list_changes, replace_node
from tools.mutation.syntax_tree_context import ModuleWithParents

NAMES: Mapping[str, Any] = {
    "ROW": Precondition("FG.any-down", "x", lambda _at: True),
    "ROWS": (require_chance_seat("FG.failed"), require_chance_seat("FG.any-down")),
    "REASON": Reason("FG.any-down", "x", "words", lambda _rules, _position: iter(())),
    "Precondition": Precondition,
    "require_chance_seat": require_chance_seat,
    "OnlineGame": OnlineGame,
    "resolved": contact_effects.throw_contact_and_place_markers,
    "settled": contact_effects.settle_ball_after_contact,
    "opposite": places.other_side,
    "neutralized": contact_effects.neutralize_men,
}


def mutated(source: str, ruleset_id: str = "card-football") -> set[tuple[str, str]]:
    """Return every change of a source: the operator, and the source with the change."""
    found = set()
    listed = list(list_changes(ModuleWithParents(ast.parse(source), ruleset(ruleset_id), NAMES)))
    for number, _ in enumerate(listed):
        tree = ast.parse(source)
        node, change = list(list_changes(ModuleWithParents(tree, ruleset(ruleset_id), NAMES)))[number]
        found.add((change.operator, ast.unparse(replace_node(tree, node, change.new))))
    return found


@pytest.mark.parametrize(
    ("source", "operator", "wrong"),
    [
        ("def f(a, b):\n    return (*a, b)", "only-new", "return (b,)"),
        ("def f(a, b):\n    return (*a, b)", "only-old", "return (*a,)"),
        ("def f(a, b):\n    return {**a, 'x': b}", "only-new", "return {'x': b}"),
        ("def f(a, b):\n    return {**a, 'x': b}", "only-old", "return {**a}"),
        ("def f(a, b):\n    return a | {b}", "only-new", "return {b}"),
        ("def f(a, b):\n    return a | {b}", "only-old", "return a"),
        ("def f(a):\n    return [b for b in a]", "only-first", "return [b for b in a][:1]"),
        ("def f(a):\n    return tuple(a)", "only-last", "return tuple(a)[-1:]"),
        ("def f(a):\n    for b in a:\n        b.c()", "first-skipped", "for b in list(a)[1:]:"),
        ("def f(a):\n    return {b for b in a}", "last-skipped", "for b in list(a)[:-1]}"),
        ("def f(a):\n    for b in a:\n        b.c()", "only-first", "for b in list(a)[:1]:"),
        ("def f(a):\n    return any(b.c for b in a)", "only-last", "for b in list(a)[-1:]"),
        ("def f(a):\n    return [b for b in a if b]", "only-first", "for b in list(a)[:1] if b]"),
        ("def f(a):\n    return sorted(a, key=g)", "sort-removed", "return list(a)"),
        ("def f(a):\n    return sorted(a, key=g)", "sort-reversed", "return sorted(a, key=g)[::-1]"),
    ],
)
def test_a_collection_loses_some_of_its_elements_or_its_order(source: str, operator: str, wrong: str) -> None:
    assert any(each == operator and wrong in text for each, text in mutated(source))


@pytest.mark.parametrize(
    ("source", "operator", "wrong"),
    [
        ("P = (Precondition('FG.failed', 'x', g), ROW)", "preconditions-swapped", "(ROW, Precondition('FG.failed'"),
        (
            "P = (*provided(ROW, require_chance_seat('FG.instead')),)",
            "preconditions-swapped",
            "provided(require_chance_seat(",
        ),
        (
            "P = (require_chance_seat('FG.instead'), *ROWS)",
            "preconditions-swapped",
            "ROWS[0], require_chance_seat('FG.instead'), *ROWS[1:]",
        ),
        (
            "P = (*ROWS, require_chance_seat('FG.instead'))",
            "preconditions-swapped",
            "*ROWS[:-1], require_chance_seat('FG.instead'), ROWS[-1]",
        ),
        ("R = (Reason('FG.failed', 'x', 'words', g), REASON)", "reasons-swapped", "(REASON, Reason("),
        (
            "def f(a):\n    if a:\n        yield fault('x', '/y')\n    b = a\n    yield from faults(b)",
            "reasons-swapped",
            "yield from faults(b)\n    b = a\n    if a:\n        yield fault('x', '/y')",
        ),
        (
            "def f(deed):\n    a = deed.pick('d6', 'a', D)\n    b = deed.pick('d6', 'b', D)",
            "draws-swapped",
            "b = deed.pick('d6', 'b', D)\n    a = deed.pick('d6', 'a', D)",
        ),
        ("def f(deed):\n    return [deed.pick('d6', a, D) for a in S]", "draws-swapped", "for a in list(S)[::-1]"),
        (
            "def f(deed, position, c):\n    return settled(deed, position, c)",
            "effect-twice",
            "return settled(deed, settled(deed, position, c), c)",
        ),
        ("def f(a):\n    a.b += 2", "effect-twice", "a.b += 2 + 2"),
    ],
)
def test_neighbours_are_swapped_and_an_effect_is_applied_twice(source: str, operator: str, wrong: str) -> None:
    assert any(each == operator and wrong in text for each, text in mutated(source))


STALE = """
def f(deed, position, contact):
    position = resolved(deed, position, contact)
    return settled(deed, position, contact)
"""

STALE_QUESTION = """
def f(deed, contact):
    after = replace(deed.position, spot=3)
    return settled(deed, after, contact)
"""


@pytest.mark.parametrize(
    ("source", "operator", "wrong"),
    [
        (
            STALE,
            "stale-position",
            "position_before = position\n    position = resolved(deed, position, contact)",
        ),
        (STALE_QUESTION, "stale-position", "position_before = deed.position\n    after = replace("),
        ("def f(a):\n    return replace(a.turn, begun=True)", "field-left-out", "return replace(a.turn)"),
        ("def f(a):\n    return a.with_man(r, b, hit=False)", "field-left-out", "return a.with_man(r, b)"),
        ("def f(a):\n    return OnlineGame(a, synchronised=True)", "field-left-out", "return OnlineGame(a)"),
        ("def f(a):\n    return a.men.offense", "side-swapped", "return a.men.defense"),
        ("def f(a):\n    return replace(a, home=3)", "side-swapped", "replace(a, away=3)"),
        (
            "def f(d, p, r, m, e):\n    return neutralized(d, p, r, m, e)",
            "side-swapped",
            "neutralized(d, p, opposite(r), m, e)",
        ),
        ("def f(r):\n    return r.reading['KF-A45'] == 'alternate'", "reading-negated", "!= 'alternate'"),
        ("def f(r):\n    return r.reading['KF-A36'] == 'inside-twenty'", "reading-exchanged", "== 'inside-ten'"),
        (
            "def f(r):\n    a = r.reading['KF-A36']\n    return a == 'inside-ten'",
            "reading-exchanged",
            "'inside-twenty'",
        ),
    ],
)
def test_a_value_is_stale_or_left_out_or_of_the_other_side(source: str, operator: str, wrong: str) -> None:
    assert any(each == operator and wrong in text for each, text in mutated(source))


def test_a_stale_position_is_stale_in_one_place_only() -> None:
    two = f"{STALE.rstrip()}, position.men"
    stale = {text for operator, text in mutated(two) if operator == "stale-position"}
    assert {text.rsplit("return ")[1] for text in stale} == {
        "(settled(deed, position_before, contact), position.men)",
        "(settled(deed, position, contact), position_before.men)",
    }


def test_arguments_of_one_type_are_swapped_by_position_and_by_name() -> None:
    names = {**NAMES, "f": contact_effects.ContactInResolution}
    scene = ModuleWithParents(ast.parse("def g(a, b):\n    return f('offense', a, b)"), ruleset("card-football"), names)
    assert "arguments-swapped" not in {change.operator for _, change in list_changes(scene)}

    def moved(start: int, end: int, *, by: str) -> int:
        return end - start + len(by)

    moved.__module__ = "scrimmage_rules.x"
    for source, wrong in (
        ("moved(a, b, by=c)", "moved(b, a, by=c)"),
        ("moved(end=a, start=b)", "moved(end=b, start=a)"),
    ):
        scene = ModuleWithParents(ast.parse(f"lambda: {source}"), ruleset("card-football"), {"moved": moved})
        told = [change.to for _, change in list_changes(scene) if change.operator == "arguments-swapped"]
        assert told == [wrong]


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: int | str) -> int | None:\n    return g(a)",
        "def f(a):\n    return isinstance(a, B | C)",
        "def f(a):\n    return ('FG.failed', *a)",
        "def f(a):\n    clauses = g(a)\n    return h((*clauses, a))",
        "P = (*A, *B)",
        "def f(a):\n    return Blame('FG.failed', 'x', 'words')",
    ],
)
def test_types_and_citations_are_no_collections(source: str) -> None:
    assert not {each for each, _ in mutated(source)} & set(NEW)


@pytest.mark.parametrize(
    "source",
    [
        "P = (Precondition('FG.failed', 'x', g), Precondition('FG.failed', 'y', h))",
        "P = (Precondition('FG.any-down', 'x', g), ROW)",
        "P = (*ROWS, ROW)",
        "def f(a):\n    yield Fault('FG.failed', 'x', '/y')\n    if a:\n        yield Fault('FG.failed', 'z', '/y')",
    ],
)
def test_neighbours_that_report_one_clause_are_not_swapped(source: str) -> None:
    assert not {each for each, _ in mutated(source) if each.endswith("s-swapped")}


def test_a_sequence_keeps_one_element_by_one_fault_only() -> None:
    kept = [
        text for operator, text in mutated("def f(a):\n    return tuple(g(b) for b in a)") if operator == "only-first"
    ]
    assert [text.splitlines()[1].strip() for text in kept] == ["return tuple((g(b) for b in a))[:1]"]


def test_a_loop_without_end_is_not_copied() -> None:
    drawing = "def f(deed):\n    for a in cycle('ab'):\n        deed.pick('d6', a, D)"
    assert not {each for each, _ in mutated(drawing)} & {"first-skipped", "last-skipped", "draws-swapped"}


NEW = OPERATOR_NAMES[OPERATOR_NAMES.index("only-new") :]


# ---- selection and report


def a_fault(number: int, operator: str, kind: str = "code") -> Fault:
    return Fault(number, kind, operator, "f.py", "g", str(number), "y", 0, (), False, (), None)


def selected(faults: list[Fault], **given: Any) -> list[Fault]:
    return choose_faults(
        faults, argparse.Namespace(**{"match": "", "kind": None, "operator": None, "sample": None, "seed": 1} | given)
    )


FAULTS = [a_fault(number, "compare") for number in range(300)] + [
    a_fault(300, "only-new"),
    a_fault(301, "truth", "data"),
]


def test_a_sample_holds_a_fault_of_each_operator_and_as_many_as_it_says() -> None:
    sample = selected(FAULTS, sample=5)
    assert Counter(each.operator for each in sample) == {"compare": 3, "only-new": 1, "truth": 1}
    assert [each.number for each in sample] == sorted({each.number for each in sample})
    assert selected(FAULTS, sample=5) == sample != selected(FAULTS, sample=5, seed=2)
    assert len({each.operator for each in selected(FAULTS, sample=2)}) == 2


def test_a_sample_keeps_its_faults_where_others_are_gone() -> None:
    sample = selected(FAULTS, sample=20)
    rest = [each for each in FAULTS if each in sample or each.number % 2]
    assert selected(rest, sample=20) == sample


def test_operators_select_faults() -> None:
    assert [each.number for each in selected(FAULTS, operator=["only-new", "truth"])] == [300, 301]
    assert [each.number for each in selected(FAULTS, operator=["only-new", "truth"], kind="data")] == [301]


def test_the_report_counts_operators_of_code_and_data_separately() -> None:
    found = [
        Verdict("a", "code", "cells-swapped", (), "noticed"),
        Verdict("b", "code", "cells-swapped", (), "survived"),
        Verdict("c", "data", "cells-swapped", (), "noticed"),
        Verdict("d", "data", "cells-swapped", (), "stillborn"),
    ]
    said = [" ".join(line.split()) for line in render_summary("card-football", found, {}, survivors=False)]
    assert said[-2:] == ["code cells-swapped 1 noticed, 1 not", "data cells-swapped 1 noticed, 0 not"]


def test_records_belong_to_the_faults_that_the_operators_made() -> None:
    assert (
        hash_sources_and_faults("x", FAULTS)
        != hash_sources_and_faults("x", FAULTS[1:])
        != hash_sources_and_faults("y", FAULTS[1:])
    )
