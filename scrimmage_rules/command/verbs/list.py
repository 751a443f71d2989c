"""Verb `scrimmage list`: the cases that the filters select, and the clauses or sentences of these cases."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.run_of_selected_cases import (
    create_selection_from_options,
    select_cases_and_warn_about_retired,
)
from scrimmage_rules.command.shared_options import (
    add_filters,
)
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.rulebook import format_label
from scrimmage_rules.kit.running.case_listing import (
    ListedCase,
    ListedClause,
    ListedSentence,
    list_cases,
    list_clauses,
)
from scrimmage_rules.kit.running.case_selection import SelectedCases


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `list`."""
    verb.add_argument(
        "what", choices=("cases", "clauses", "sentences"),
        help="print the cases, the clauses that they test, or the sentences of their scenarios",
    )  # fmt: skip
    add_filters(verb)
    verb.add_argument("--json", action="store_true", help="print the list as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the selected cases or clauses, one per line or as JSON."""
    chosen = select_cases_and_warn_about_retired(create_selection_from_options(options))
    found = _list_requested_items(options.what, chosen)
    if options.json:
        terminal_output.print_document(msgspec.json.encode(found) + b"\n")
        return 0
    for each in found:
        terminal_output.print_line(_format_line(each))
    return 0


def _list_requested_items(what: str, chosen: SelectedCases) -> Sequence[ListedCase | ListedClause | ListedSentence]:
    if what == "cases":
        return list_cases(chosen)
    if what == "clauses":
        return list_clauses(chosen)
    from scrimmage_rules.kit.search.sentences_used_in_scenarios import list_sentences  # noqa: PLC0415  (needs the extra `suite`)

    return list_sentences(chosen)


def _format_line(each: ListedCase | ListedClause | ListedSentence) -> str:
    if isinstance(each, ListedCase):
        return f"{each.level:12}  {each.id}  {', '.join(each.clauses)}"
    if isinstance(each, ListedSentence):
        return _format_sentence(each)
    return f"{each.cases:4}  {each.kind:11}  {format_label(each.id, each.title)}: {each.text}"


def _format_sentence(each: ListedSentence) -> str:
    more = f" and {pluralize(len(each.places) - 1, 'more place')}" if each.places[1:] else ""
    first = f"  {each.places[0]}{more}" if each.places else ""
    return f"{each.ruleset}  {each.keyword:5}  {each.sentence}{first}"
