"""List of the places in code where two items can meet, such as loops. For each place, it names the cases that fail if
one of the items is lost.

A place is a collection that the code creates or iterates over, an accumulation of old values and a new one, or two
adjacent entries of rule precedence. Operators of `make mutants` create the mutants of a place. The list of a game names
a case for each mutant.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import yaml

from scrimmage_rules.rulesets import get_folder_name, ruleset
from tools.mutation.collection_operators import COLLECTION_NAMES, COLLECTIONS
from tools.mutation.mutant_enumeration import Fault, GameModule, list_code_faults, number_faults, parse_modules
from tools.mutation.mutant_report import LISTS
from tools.mutation.swap_and_repeat_operators import NEIGHBOUR_NAMES, NEIGHBOURS

PACKAGE = Path(__file__).resolve().parents[2] / "scrimmage_rules"

KINDS = {
    "only-new": "accumulation", "only-old": "accumulation",
    "preconditions-swapped": "preconditions", "reasons-swapped": "reasons",
}  # fmt: skip
"""For each mutation operator, the kind of place that it changes; all operators that are not listed change collections.
"""

OPERATORS = (*COLLECTION_NAMES, *NEIGHBOUR_NAMES)
"""Mutation operators with which a case shows that two items have met."""

OPEN = "open"
"""Entry of a mutant that no case notices."""

EQUIVALENT = "equivalent"
"""Entry of a mutant that changes no behavior; the reason is in the list of reviewed mutants."""

STILLBORN = "stillborn"
"""Entry of a mutant with which the game does not load."""

ENDED = "ended"
"""Entry of a mutant that ends the process in every case."""

Notices = Mapping[str, Mapping[str, str]]
"""For each place and each operator: the name of a case, or one of the entries above."""


class LoopCoverageList(NamedTuple):
    """For one game, the cases that notice the mutants of each place, and how many mutants may stay unnoticed."""

    allowed: int
    places: Notices


def list_mutants_at_places(ruleset_id: str) -> tuple[list[GameModule], list[Fault]]:
    """Return the modules of a game and the mutants at all its places, in the order of the code."""
    modules = parse_modules(PACKAGE / get_folder_name(ruleset_id))
    return modules, number_faults(list_code_faults(ruleset(ruleset_id), modules, (*COLLECTIONS, *NEIGHBOURS)))


_REASON_IN_WORDS = re.compile(r"Reason\('([^']*)', '([^']*)', .*?(?= before (?:Reason|\*)|$)")
_REASON = r"Reason('\1', '\2')"
"""Text that replaces the reason of a call in the name of a place, so that a new wording does not change the name."""


def name_mutant_place(fault: Fault) -> str:
    """Return the name of a mutant's place: its file, function, kind and text, and a number that distinguishes equal
    places.
    """
    kind = KINDS.get(fault.operator, "collection")
    text = fault.text
    if fault.operator in NEIGHBOUR_NAMES:
        text = f"{fault.text[:60]} {fault.to}" if fault.to.startswith("before ") else fault.to
    nth = f" #{fault.nth}" if fault.nth else ""
    return f"{fault.file} {fault.function} | {kind} | {_REASON_IN_WORDS.sub(_REASON, text)}{nth}"


def group_by_place(notices: Iterable[tuple[Fault, str]]) -> dict[str, dict[str, str]]:
    """Return the entries of mutants by place, in alphabetical order, and by operator."""
    found: dict[str, dict[str, str]] = {}
    for fault, notice in notices:
        here = found.setdefault(name_mutant_place(fault), {})
        if OPEN not in (notice, here.get(fault.operator)):
            here[fault.operator] = notice
        else:
            here[fault.operator] = OPEN
    return {place: dict(sorted(found[place].items())) for place in sorted(found)}


def list_open_faults(places: Notices) -> list[str]:
    """Return the open mutants of a list, each as its place and its operator."""
    return [f"{place}: {operator}" for place, here in places.items() for operator in here if here[operator] == OPEN]


# ---- the file


def list_file_of(ruleset_id: str) -> Path:
    """Return the path of a game's list."""
    return LISTS / "loop_coverage" / f"{ruleset_id}.yaml"


def read_loop_coverage_list(ruleset_id: str) -> LoopCoverageList | None:
    """Return the list of a game, or None if the game has no list file."""
    path = list_file_of(ruleset_id)
    if not path.exists():
        return None
    held = yaml.load(path.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
    places = {each.pop("place"): each for each in held["places"]}
    return LoopCoverageList(held["allowed_open"], places)


def render_list(listed: LoopCoverageList) -> str:
    """Return a list as the text of its file."""
    lines = [
        "# Places where two of a kind can meet, and for each fault there the case that notices it (../README.md).",
        "# Written by `python -m tools.mutation.loop_mutant_coverage --write`.",
        f"allowed_open: {listed.allowed}",
        "places:",
    ]
    for place, here in listed.places.items():
        lines += [f"- place: {json.dumps(place)}", *(f"  {operator}: {here[operator]}" for operator in here)]
    return "\n".join((*lines, ""))


# ---- whether it fits


def find_list_problems(
    ruleset_id: str,
    listed: LoopCoverageList,
    faults: Sequence[Fault],
    reviewed: Mapping[str, str],
    cases: frozenset[str],
) -> Iterator[str]:
    """Yield the problems of a list, each with the command that corrects it."""
    found = [*_compare_places(listed.places, faults), *_compare_noticing_cases(listed.places, faults, reviewed, cases)]
    still_open = list_open_faults(listed.places)
    if len(still_open) > listed.allowed:
        found.append(f"{len(still_open)} faults are open, {listed.allowed} allowed; write a scenario in which two meet")
        found += still_open
    yield from found
    if found:
        yield f"then run: python -m tools.mutation.loop_mutant_coverage --write --ruleset {ruleset_id}"


def _compare_places(places: Notices, faults: Sequence[Fault]) -> Iterator[str]:
    code = group_by_place((fault, "") for fault in faults)
    for place in sorted({*code, *places}):
        if place not in places:
            yield f"a new place, with no case yet: {place}"
        elif place not in code:
            yield f"not in the code any more: {place}"
        elif set(code[place]) != set(places[place]):
            yield f"other faults than listed: {place}: {', '.join(code[place])}"


def _compare_noticing_cases(
    places: Notices, faults: Sequence[Fault], reviewed: Mapping[str, str], cases: frozenset[str]
) -> Iterator[str]:
    for fault in faults:
        notice = places.get(name_mutant_place(fault), {}).get(fault.operator, OPEN)
        if notice not in cases and notice not in (OPEN, EQUIVALENT, STILLBORN, ENDED):
            yield f"no such case: {notice}, for {name_mutant_place(fault)}"
        if notice == EQUIVALENT and fault.key not in reviewed:
            yield f"equivalent, but no reason in tools/mutation/reviewed_mutants: {fault.key}"
