"""Saved report of a run, and the cases that it names, so that the report can be rendered again in every format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, Unreadable
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kit.cases.judge import VERDICTS, CaseResult
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector
from scrimmage_rules.kit.running.case_selection import Selection, select_cases
from scrimmage_rules.kit.running.conformance_run import Report, hash_suite
from scrimmage_rules.rulesets import ruleset

if TYPE_CHECKING:
    from scrimmage_rules.kit.cases.block_compressed_vectors import Level

REMEDY = "give a report that `scrimmage verify --json` wrote"


def read_saved_report(path: Path) -> Report:
    """Return the report in a file that `--json` wrote; raise `Unreadable` for any other file.

    Clauses that the rulebook no longer has are left out. Raise `UnknownName` if a ruleset is not installed.
    """
    try:
        report = decode_json(read_file(path), Report)
        _require_unedited_report(report)
    except MalformedData as fault:
        raise Unreadable(str(path), str(fault), REMEDY) from None
    return msgspec.structs.replace(
        report,
        cases=tuple(map(_remove_unknown_clauses, report.cases)),
        totals=dict.fromkeys(VERDICTS, 0) | report.totals,
        by_level={level: report.by_level.get(level, {}) for level in LEVELS},
    )


def _require_unedited_report(report: Report) -> None:
    """Raise `MalformedData` if a report was edited after the kit wrote it."""
    if report.format != Report.__struct_defaults__[0]:
        raise MalformedData("$.format", f"unknown format {report.format!r}")
    if not report.complete:
        raise MalformedData("$.complete", "the report is incomplete")
    for each, level in report.levels.items():
        if level not in (None, *LEVELS):
            raise MalformedData(f"$.levels.{each}", f"unknown level {level!r}")
    for number, case in enumerate(report.cases):
        if _find_ruleset_id(case) not in report.levels:
            raise MalformedData(f"$.cases[{number}].id", f"{case.id!r} is in no ruleset of the report")


def _find_ruleset_id(case: CaseResult) -> str:
    return case.id.partition("/")[0]


def _remove_unknown_clauses(case: CaseResult) -> CaseResult:
    known = ruleset(_find_ruleset_id(case)).rulebook.clauses
    if known.keys() >= {*case.clauses, *case.named}:
        return case
    clauses, named = (tuple(each for each in ids if each in known) for ids in (case.clauses, case.named))
    return msgspec.structs.replace(case, clauses=clauses, named=named)


def find_reported_cases(report: Report) -> dict[str, Vector]:
    """Return the cases that a report names. If the installed suite lacks a case or has changed it, the case has no
    steps.
    """
    found, same = _find_installed_cases(report), report.suite == hash_suite(report.selection.rulesets)
    return {
        each.id: found[each.id]
        if each.id in found and (same or each.content in ("", found[each.id].content))
        else _create_case_without_steps(each)
        for each in report.cases
    }


def _find_installed_cases(report: Report) -> dict[str, Vector]:
    """Return the installed cases from which the run of a report selected its cases; empty if a file of cases is
    missing.
    """
    chosen = report.selection
    try:
        vectors = select_cases(Selection(chosen.rulesets, fresh=chosen.fresh, repro=chosen.repro))
    except ScrimmageError:
        return {}
    return {vector.id: vector for vector in vectors}


def _create_case_without_steps(each: CaseResult) -> Vector:
    feature, _, line = each.place.partition(":")
    return Vector(
        each.id, each.name, _find_ruleset_id(each), feature, "", each.clauses, refuses=False, readings={},
        level=cast("Level", each.level), facets=(), steps=(), line=int(line) if line.isdecimal() else 0,
    )  # fmt: skip
