"""Verb `scrimmage fuzz`: a search for an answer of an adapter that differs from the reference, and for a small case
that shows the difference.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import chain
from itertools import count as numbers
from pathlib import Path

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser, add_rulesets
from scrimmage_rules.command.progress import SearchProgress
from scrimmage_rules.command.run_of_selected_cases import choose_seed, require_adapter_command
from scrimmage_rules.command.shared_options import (
    parse_count,
    parse_filename,
    parse_seconds,
)
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.files import require_writable, write_atomically
from scrimmage_rules.kernel.printable_text import escape_controls, pluralize
from scrimmage_rules.kit.cases.failing_request import find_failing_request
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_generation import generate_cases
from scrimmage_rules.kit.protocol.adapter_processes import StartAdapter
from scrimmage_rules.kit.protocol.child_process_pipes import Deadline, SearchTimeEnded, create_deadline
from scrimmage_rules.kit.reports import text_report as text
from scrimmage_rules.kit.running.case_selection import Selection, resolve_ruleset_names
from scrimmage_rules.kit.running.conformance_run import NOTHING
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter
from scrimmage_rules.kit.search.difference_search import (
    FailingCase,
    create_failing_case_finder,
    create_failure_check,
    find_first_difference,
    shrink_case,
)
from scrimmage_rules.kit.search.fuzz_report import Drafted, Found, Searched
from scrimmage_rules.rulesets import list_rulesets

WRITTEN = (
    "file for a difference (default: RULESET-SEED.repro.jsonl); the draft of a scenario is written next to "
    "it as .feature and .html"
)

FOR_THE_DRAFT = 0.1
"""Share of the search time that is kept free to write a scenario from the failing case."""


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `fuzz`."""
    add_rulesets(
        verb,
        list_rulesets(),
        "only this ruleset (default: the four games of this project, with equal shares of the time)",
    )
    verb.add_argument(
        "--seconds",
        type=parse_seconds,
        default=60.0,
        metavar="S",
        help="seconds to search and shrink in total (default: 60)",
    )
    verb.add_argument("--seed", type=parse_count, metavar="N", help="seed of an earlier run, to repeat its search")
    verb.add_argument(
        "--timeout", type=parse_seconds, default=5.0, metavar="S", help="seconds to wait for each answer (default: 5)"
    )
    verb.add_argument("--write", type=parse_filename, metavar="FILE", help=WRITTEN)
    verb.add_argument("--json", action="store_true", help="print the result as JSON")


def run(options: argparse.Namespace) -> int:
    """Search generated cases of each ruleset until a case fails or time runs out; shrink and report the failure."""
    require_adapter_command(options, "scrimmage fuzz", needed=True)
    seed, rulesets = choose_seed(options), resolve_ruleset_names(options.ruleset)
    if options.write:
        require_writable(Path(options.write))
    searched: list[Searched] = []
    until = create_deadline(options.seconds, f"the search took longer than {options.seconds:g} s (--seconds)")
    for left, ruleset_id in zip(range(len(rulesets), 0, -1), rulesets, strict=True):
        searched.append(
            _search_ruleset(options, ruleset_id, seed, create_deadline(until.left / left, until.problem), until)
        )
        if searched[-1].found or not searched[-1].judged:
            break
    if options.json:
        terminal_output.print_document(msgspec.json.encode(searched) + b"\n")
    return 1 if searched[-1].found else 0 if searched[-1].judged else NOTHING


def _search_ruleset(
    options: argparse.Namespace, ruleset_id: str, seed: int, part: Deadline, until: Deadline
) -> Searched:
    """Search one ruleset, and return the result. Print the result unless `--json` is given.

    The search ends at the deadline `part`. Shrinking the failing case and drafting a scenario end at the deadline
    `until`.
    """
    say = _discard_output_line if options.json else terminal_output.print_line
    published, doing = read_vectors(get_vectors_file(ruleset_id)), SearchProgress()
    start, cases = (
        create_adapter_starter(options.command, options.timeout, part),
        generate_cases(ruleset_id, seed, published),
    )
    found = find_first_difference(start, cases, part, doing.judge)
    if found is None:
        doing.end()
        enough = "" if doing.judged else f"; {part.problem}"
        say(f"{ruleset_id}: {pluralize(doing.judged, 'generated case')} without a difference (seed {seed}){enough}")
        return Searched(ruleset_id, seed, doing.judged, None)
    start = create_adapter_starter(options.command, options.timeout, until)
    if found.result is not None:
        small = Deadline(until.at - options.seconds * FOR_THE_DRAFT, until.problem)
        found = shrink_case(found, published, create_failure_check(start, small), small, doing.show_shrinking)
    doing.end()
    path = Path(options.write or f"{ruleset_id}-{seed}.repro.jsonl")
    for line in _print_failing_case(options.command, found, path):
        say(line)
    write_atomically(path, b"".join(canonical(case) + b"\n" for case in found.cases))
    several = len(found.cases) > 1
    behind = (
        f"; the last of {len(found.cases)} cases differs only after the others: the adapter keeps state between cases"
        if several
        else ""
    )
    after = pluralize(doing.judged, "generated case")
    say(f"{ruleset_id}: difference found after {after} (seed {seed}){behind}; written to {path}")
    draft = None
    if found.result is not None:
        draft, missing = _write_draft(start, found.cases[0], found.result, path, until)
        say(missing or _format_draft_line(draft))
    kept = Found(str(path), tuple(case.id for case in found.cases), found.result, draft)
    return Searched(ruleset_id, seed, doing.judged, kept)


def _discard_output_line(_line: str) -> None:
    """Discard a line, for runs that print nothing."""


def _write_draft(
    start: StartAdapter, case: Vector, failed: CaseResult, path: Path, until: Deadline
) -> tuple[Drafted | None, str]:
    """Write a draft scenario, and a page with its board, next to the failing case. Return the draft. If none is
    written, return None and the reason.
    """
    if find_spec("gherkin") is None or find_spec("parse") is None:
        return None, "no scenario drafted: install scrimmage-rules[suite] for this"
    from scrimmage_rules.kit.search import drafting
    from scrimmage_rules.kit.search.drafting.draft_page import render_draft_page

    try:
        until.check()
        published = read_vectors(get_vectors_file(case.ruleset))
        draft = drafting.draft_scenario(case, failed, published, create_failing_case_finder(start, until), until)
    except SearchTimeEnded:
        return None, f"no scenario drafted: {until.problem}"
    feature, page = _find_unused_paths(path.with_name(path.name.removesuffix(".jsonl").removesuffix(".repro")))
    write_atomically(feature, escape_controls(draft.text).encode(), replace=False)
    write_atomically(page, render_draft_page(draft.text, case, failed.step), replace=False)
    return Drafted(str(feature), str(page), draft.shows, draft.remarks), ""


def _find_unused_paths(stem: Path) -> tuple[Path, Path]:
    """Return unused file names for a draft and its page. They have the given name, or this name with the first free
    number from 2.
    """
    names = chain([stem.name], (f"{stem.name}-{number}" for number in numbers(2)))
    pairs = ((stem.with_name(f"{name}.feature"), stem.with_name(f"{name}.html")) for name in names)
    return next(pair for pair in pairs if not any(map(os.path.lexists, pair)))


def _format_draft_line(draft: Drafted | None) -> str:
    """Return the output line that names the files of the draft."""
    assert draft is not None
    told = "" if draft.shows else "; a run of the draft does not show the difference: " + "; ".join(draft.remarks)
    return f"scenario drafted in {draft.feature}, its board in {draft.page}{told}"


def _print_failing_case(command: Sequence[str], found: FailingCase, path: Path) -> Iterator[str]:
    """Yield the output lines for a case that fails when it runs alone: the failing request, and an empty line."""
    if found.result is None:
        return
    [case] = found.cases
    request = find_failing_request(case, found.result.step, found.result.differences)
    result = msgspec.structs.replace(found.result, asked=request)
    yield from text.render_failure(result, case, tuple(command), Selection((case.ruleset,), repro=str(path)))
    yield ""
