"""Text report of a run: a summary, and for each failing case the information that is needed to fix and rerun it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.printable_text import escape_unprintable, pluralize
from scrimmage_rules.kernel.rulebook import Clause, format_label
from scrimmage_rules.kit.cases.failing_request import FailingRequest, find_failing_request
from scrimmage_rules.kit.cases.field_differences import MISSING, TOO_MUCH, Difference
from scrimmage_rules.kit.cases.judge import FAILING, PASSING, CaseResult
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.text_truncation import truncate_text
from scrimmage_rules.kit.rulebook.clause_counts import count_clauses
from scrimmage_rules.kit.rulebook.site_addresses import get_site_address_of_case, get_site_address_of_rule
from scrimmage_rules.kit.running.case_selection import EVERYTHING, Selection
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.kit.running.fault_localization import rank_clauses
from scrimmage_rules.rulesets import RULESETS, ruleset

WORST = 12
"""Maximum number of most likely broken clauses in the summary of a failed run."""

LISTED = 10
"""Maximum number of missing or unexpected items of a list that are printed, one per line."""

WIDE = 100
"""Maximum number of characters of a value in the text report; reports of `--json` contain complete values."""


def format_replay_command(case: str, ruleset_id: str, command: Sequence[str], selection: Selection = EVERYTHING) -> str:
    """Return the command that reruns one of the selected cases."""
    tail = f" -- {shlex.join(command)}" if command else ""
    if selection.repro:
        return f"scrimmage repro {shlex.quote(selection.repro)}{tail}"
    fresh = selection.fresh
    made = f" --fresh {fresh.number} --seed {fresh.seed}" if fresh else ""
    return f"scrimmage verify --ruleset {ruleset_id}{made} --case {shlex.quote(case)}{tail}"


def render_failure(
    result: CaseResult, vector: Vector, command: Sequence[str], selection: Selection = EVERYTHING
) -> Iterator[str]:
    """Yield the lines about a failing case: scenario, clauses, steps, difference, chance, and the command to rerun it.

    Control characters in text from the adapter are escaped.
    """
    return map(escape_unprintable, _render_failure_lines(result, vector, command, selection))


def _render_failure_lines(
    result: CaseResult, vector: Vector, command: Sequence[str], selection: Selection
) -> Iterator[str]:
    yield f"{result.verdict.upper()} {result.id}"
    published = selection.published
    yield f"  {f'features/{result.place}' if published else 'generated'}  {result.name}"
    for clause in result.clauses:
        yield from _render_clause_text(ruleset(vector.ruleset).rulebook.clause(clause))
    if vector.readings:
        yield "  readings: " + ", ".join(f"{ambiguity} {key}" for ambiguity, key in vector.readings.items())
    yield "  steps:"
    for index, step in enumerate(vector.steps):
        yield f"  {'>' if index == result.step else ' '} {step.line:4} {step.text}"
    if not published and (result.asked or vector.steps):
        yield from _render_request(find_failing_request(vector, result.step, result.differences))
    if result.differences:
        yield "  difference:"
        yield from chain.from_iterable(map(_render_difference, result.differences))
    chances = list(_format_scripted_chance(vector))
    if chances:
        yield "  chance: " + ", ".join(chances)
    if result.alone:
        yield "  alone: the case passes in a process of its own; the adapter seems to keep state from an earlier case"
    if result.note:
        yield f"  note: {result.note}"
    for line in result.stderr.splitlines():
        yield f"  stderr: {line}"
    has_site = vector.ruleset in RULESETS  # a ruleset of another package has pages elsewhere, or no pages
    for shown in (*result.named, *result.clauses)[:1]:
        yield f"  rule: site/{get_site_address_of_rule(shown)}" if has_site else f"  rule: scrimmage clause {shown}"
    if published and has_site:
        yield f"  case: site/{get_site_address_of_case(result.id)}"
    yield f"  replay: {format_replay_command(result.id, vector.ruleset, command, selection)}"


def _render_request(found: FailingRequest) -> Iterator[str]:
    """Yield the failing request of a generated case with its position and options as JSON, because no feature contains
    them.
    """
    request = found.request or {}
    if found.position is not None and "position" not in request:
        yield f"  position: {canonical(found.position).decode()}"
    if found.options and "options" not in request and found.request:
        yield f"  options: {canonical(found.options).decode()}"
    for each in found.before or (request,):
        yield f"  request: {canonical(each).decode()}"
    if found.then:
        yield f"  next request: {canonical(found.then).decode()}"


def _format_scripted_chance(vector: Vector) -> Iterator[str]:
    """Yield each outcome of dice, cards and coins in a case as text. A case with invalid outcomes may have a word
    instead of a list, or lack fields.
    """
    scripts = [deed.ask.get("chance") for deed in vector.deeds if deed.ask]
    for entry in [entry for script in scripts if isinstance(script, list) for entry in script]:
        yield f"{entry.get('kind')} {entry.get('value')}" if isinstance(entry, dict) else json.dumps(entry)


def _render_clause_text(clause: Clause) -> Iterator[str]:
    yield f"  {format_label(clause.id, clause.title)} ({clause.kind}, source lines {clause.lines}): {clause.text}"


def _render_difference(each: Difference) -> Iterator[str]:
    """Yield the lines of a difference: one line, or one for each missing or unexpected item of a list."""
    lacking = {MISSING: "missing", TOO_MUCH: "too many"}.get(each.got) if isinstance(each.got, str) else None
    if lacking is None or not isinstance(each.wanted, list):
        yield _format_difference(each)
        return
    for member in each.wanted[:LISTED]:
        yield f"    {_format_difference_path(each)} {lacking}: {_shorten_value(member)}"
    if len(each.wanted) > LISTED:
        yield (
            f"    {_format_difference_path(each)} {lacking}: {len(each.wanted) - LISTED} more, which --json FILE lists"
        )


def _format_difference(each: Difference) -> str:
    relation = "" if each.relation in ("equals", "covers") else f" {each.relation}"
    return (
        f"    {_format_difference_path(each)}{relation} wanted {_shorten_value(each.wanted)}, got "
        f"{_shorten_value(each.got)}"
    )


def _format_difference_path(each: Difference) -> str:
    """Return the path of a difference; the operation precedes it if the difference is in a reply to an extra request of
    the kit.
    """
    return f"{each.of}: {truncate_text(each.at)}" if each.of else truncate_text(each.at)


def _shorten_value(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDE else text[:WIDE] + "..."


def list_header_facts(report: Report) -> list[tuple[str, str]]:
    """Return the facts at the start of a report in every format: kit, suite, program, command, run, declarations."""
    who = report.implementation
    declared = (each for name, found in report.declared.items() for each in _format_declaration(name, found))
    return [
        ("kit", report.kit), ("suite", report.suite), ("implementation", f"{who.name} {who.version} ({who.language})"),
        ("command", shlex.join(report.command) or "none, the bundled reference"),
        ("cases", " ".join(report.selection.narrowed) or "all"), *_list_run_facts(report), *declared,
    ]  # fmt: skip


def _list_run_facts(report: Report) -> list[tuple[str, str]]:
    """Return the date, the duration and the versions of a run. A reproducible report has none of these facts."""
    if report.run is None:
        return []
    lasted = [] if report.run.seconds is None else [("seconds", f"{report.run.seconds:g}")]
    return [("started", report.run.started), *lasted, ("python", report.run.python), ("system", report.run.system)]


def _format_declaration(ruleset_id: str, found: m.Declared) -> Iterator[tuple[str, str]]:
    yield f"{ruleset_id} facets", truncate_text(", ".join(found.facets)) or "none"
    readings = "all" if found.readings == "*" else ", ".join(found.readings) or "the rulings"
    yield f"{ruleset_id} readings", truncate_text(readings)


def list_result_facts(report: Report) -> list[tuple[str, str]]:
    """Return the facts at the end of a report in every format: the level of each ruleset, the verdicts, and the exit
    code.
    """
    levels = [(f"{each} level", level or "none") for each, level in report.levels.items()]
    totals = ", ".join(f"{count} {verdict}" for verdict, count in report.totals.items() if count)
    return [*levels, ("verdicts", totals), ("exit code", str(report.exit_code))]


def render_summary(report: Report) -> Iterator[str]:
    """Yield the last lines of a report: the scope, the verdicts by level, and the reached level."""
    return map(escape_unprintable, _render_summary_lines(report))


def _render_summary_lines(report: Report) -> Iterator[str]:
    who = report.implementation
    yield f"{who.name} {who.version} ({who.language}), suite {report.suite}"
    for each in report.levels:
        clauses, testable = count_clauses(each)
        cases = sum(1 for case in report.cases if case.id.startswith(f"{each}/"))
        yield f"{each}: {pluralize(clauses, 'clause')}, {testable} of them testable, {pluralize(cases, 'case')}"
    if report.selection.fresh:
        agreed, judged = report.totals["pass"], len(report.cases) - report.totals["skipped"] - report.totals["not-run"]
        seed, agree = report.selection.fresh.seed, "agrees" if agreed == 1 else "agree"
        yield f"{agreed} of {pluralize(judged, 'generated case')} {agree} with the reference (seed {seed})"
    for level in LEVELS:
        counts = report.by_level[level]
        if counts:
            listed = ", ".join(f"{count} {verdict}" for verdict, count in counts.items())
            yield f"  {level:13} {listed}"
    for each, level_reached in report.levels.items():
        none = "none" if report.selection.whole else "not judged, because filters were given"
        yield f"{each}: level {level_reached or none}{describe_next_step(report, each)}"
    if report.totals["skipped"] == len(report.cases):
        yield "no case was judged: declare the rulesets and facets of the adapter in its reply to hello"
    yield from render_untested_facets(report)
    worst = rank_clauses(report.cases)
    if worst:
        named = [f"{each.clause} ({each.failed} of {each.run})" if each.run else each.clause for each in worst[:WORST]]
        more = f" and {len(worst) - WORST} more" if len(worst) > WORST else ""
        yield "most likely broken clauses (Ochiai), with how many of their cases failed: " + ", ".join(named) + more
    yield from render_known_failure_remarks(report)
    alone = sum(each.alone for each in report.cases)
    if alone:
        pass_ = "passes" if alone == 1 else "pass"
        yield (
            f"order matters: {pluralize(alone, 'failing case')} {pass_} when run alone; the adapter seems to keep "
            "state between games"
        )
    if report.totals["skipped"] != len(report.cases):
        passed = [f"a program that {name} everything passes {number}" for name, number in report.floors.items()]
        yield f"for comparison: of the judged cases, {', '.join(passed)}"
    if report.broken:
        yield f"adapter broken: {report.broken}; `scrimmage verify --jobs 1 --level tables` is a good place to start"
    yield ", ".join(f"{count} {verdict}" for verdict, count in report.totals.items() if count)


def describe_next_step(report: Report, ruleset_id: str) -> str:
    """Return a hint how to reach the next level: the number of failed cases, and the most suspicious clause or the
    missing facet.
    """
    level = find_next_level(report, ruleset_id)
    if level is None:
        return ""
    here = [each for each in report.cases if each.level == level and each.id.startswith(f"{ruleset_id}/")]
    left = [each for each in here if each.verdict not in PASSING]
    broken = rank_clauses(here)
    lacking = next((each.note for each in left if each.verdict == "skipped"), "")
    first = f"the next clause is {broken[0].clause}" if broken else lacking
    cases = pluralize(len(left), "case")
    return f"; {cases} to level {level}" + (f"; {first}" if first else "")


def find_next_level(report: Report, ruleset_id: str) -> str | None:
    """Return the lowest level that has cases and is not reached; None if all levels are reached or
    no level was judged.
    """
    reached = report.levels[ruleset_id]
    above = LEVELS[LEVELS.index(reached) + 1 :] if reached else LEVELS
    there = {each.level for each in report.cases if each.id.startswith(f"{ruleset_id}/")}
    return next((level for level in above if level in there), None) if report.selection.whole else None


def select_failed_cases(report: Report) -> list[CaseResult]:
    """Return the results of all cases that a reader has to check."""
    return [each for each in report.cases if each.verdict in FAILING]


def render_untested_facets(report: Report) -> Iterator[str]:
    """Yield a line for each ruleset with facets (abilities) that the adapter declares but the run did not test."""
    for ruleset_id, facets in report.unasked.items():
        noun = "facet" if len(facets) == 1 else "facets"
        yield f"{ruleset_id}: no case of this run tests the declared {noun} {truncate_text(', '.join(facets))}"


def render_known_failure_remarks(report: Report) -> Iterator[str]:
    """Yield a line for each outdated known failure, and one line for the flaky cases."""
    flaky = [f"flaky: {each.id}: {each.note}" for each in report.cases if each.verdict == "flaky"]
    for lines, what in ((report.known, "lines about the list of known failures"), (flaky, "flaky cases")):
        yield from lines[:WORST]
        if len(lines) > WORST:
            yield f"{len(lines) - WORST} more {what}; --json FILE lists all of them"
