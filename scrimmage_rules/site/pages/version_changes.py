"""Page with the changes of each version: old and new texts of clauses, rulings, and cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scrimmage_rules.kit.rulebook.release_records import Release
from scrimmage_rules.kit.rulebook.suite_release_comparison import PARTS, WEIGHTS, Change, Changes, find_changes
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import escape_text, format_details, format_link, format_table
from scrimmage_rules.site.pages.text_differences import render_difference

FILE, TITLE = "conformance/changes.md", "Changes between versions"

INTRODUCTION = """
This page compares the clauses, rulings, readings and cases of each version with those of the version before. Each
change has a weight. *Major*: an expected result changed. *Minor*: an expectation was added. *Patch*: no expectation
changed. Before 1.0.0 a major change moves the second number. A reworded clause has its old text on the left, with the
removed words marked, and its new text on the right. A changed case can be opened. It shows each request or
expectation that differs, as it was and as it is now. The [changelog](changelog.md) gives the reasons.

`scrimmage changes --since VERSION` lists the changes with every name. `scrimmage list cases --json` and `list clauses
--json` give the first version of each entry, and a hash of its content to pin it.
"""


def render_changes_page(known: Sequence[Release]) -> str:
    """Return the page, the newest version first. `known` are the releases in order; the last one is
    the current suite.
    """
    parts = [
        part
        for before, after in reversed(list(pairwise(known)))
        for part in _render_version(find_changes(before, after))
    ]
    return "\n\n".join([f"# {TITLE}", INTRODUCTION.strip(), *parts]) + "\n"


def _render_version(found: Changes) -> Iterator[str]:
    yield f"## {found.after}, after {found.before}"
    yield format_table(["change", "weight", "how many"], _count_changes_by_kind(found), right=[2])
    for kind in WEIGHTS:
        of_kind = [each for each in found.changes if each.kind == kind]
        if of_kind and kind not in NUMEROUS:
            listed = _render_changed_cases_placeholder(found) if kind == "case changed" else _render_list(of_kind)
            yield format_details(f"{kind} ({len(of_kind)})", listed, kind="note", searched=False)


def _render_list(changes: Sequence[Change]) -> str:
    return "\n".join(f"- {line}" for line in map(_render_change, changes))


def _render_changed_cases_placeholder(found: Changes) -> str:
    """Return the HTML element for the list of changed cases. The script docs/js/changed_cases.js fills it when a reader
    opens the panel.
    """
    return f'<div class="changed-cases" data-since="{found.before}">{NOSCRIPT}</div>'


NOSCRIPT = "<noscript><p>This list needs a script, and scripts are switched off.</p></noscript>"

NUMEROUS = frozenset({"case added", "game added", "ambiguity added"})
"""Kinds of changes that can occur hundreds of times in a version. For these kinds, the page shows only the number of
changes.
"""


def _count_changes_by_kind(found: Changes) -> Iterator[tuple[str, str, str]]:
    by_weight = sorted(found.totals.items(), key=lambda each: ("never", *PARTS).index(WEIGHTS[each[0]]))
    return ((kind, WEIGHTS[kind], str(count)) for kind, count in by_weight)


def _render_change(each: Change) -> str:
    texts = {
        "clause reworded": f"{_get_title_of_change(each)} {render_difference(each.was, each.now)}",
        "ruling changed": f": {escape_text(each.was)}, now {escape_text(each.now)}",
        "reading vanished": f": {escape_text(each.was)}",
        "reading added": f": {escape_text(each.now)}",
    }
    return f"{_link_changed_entry(each)}{texts.get(each.kind, '')}"


def _get_title_of_change(each: Change) -> str:
    """Return the title of a changed clause as the start of a line; empty if the clause has no title."""
    clause = ruleset(each.ruleset).rulebook.clauses.get(each.id)
    return f" {escape_text(clause.title)}" if clause and clause.title else ""


def _link_changed_entry(each: Change) -> str:
    """Return the name of a changed entry, as a link if the entry still exists."""
    book = ruleset(each.ruleset).rulebook
    if each.id in book.clauses:
        return format_link(each.id, f"../rules/{each.ruleset}/{book.chapter_of(each.id).page_name}.md#{each.id}")
    if each.id in book.ambiguities:
        return format_link(each.id, f"../rules/{each.ruleset}/ambiguities.md#{each.id}")
    return escape_text(each.id)
