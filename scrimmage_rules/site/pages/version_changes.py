"""The page of what has changed from version to version: clauses in old words and new, rulings, and cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scrimmage_rules.kit.rulebook.release_changes import PARTS, WEIGHTS, Change, Changes, find_changes
from scrimmage_rules.kit.rulebook.releases import Release
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import link, opens, plain, table

FILE, TITLE = "conformance/changes.md", "Changes between versions"

INTRODUCTION = """
This page compares the clauses, rulings, readings and cases of each version with those of the version before. Each
change has a weight. *Major*: an expected result changed. *Minor*: an expectation was added. *Patch*: no expectation
changed. Before 1.0.0 a major change moves the second number. The changelog gives the reasons.

`scrimmage changes --since VERSION` lists the changes with every name. `scrimmage list cases --json` and `list clauses
--json` give the first version of each entry, and a hash of its content to pin it.
"""


def changes_page(known: Sequence[Release]) -> str:
    """The newest version first; `known` are releases in their order, the last of them the suite as it is."""
    parts = [
        part for before, after in reversed(list(pairwise(known))) for part in _version(find_changes(before, after))
    ]
    return "\n\n".join([f"# {TITLE}", INTRODUCTION.strip(), *parts]) + "\n"


def _version(found: Changes) -> Iterator[str]:
    yield f"## {found.after}, after {found.before}"
    yield table(["change", "weight", "how many"], _counts(found), right=[2])
    for kind in WEIGHTS:
        of_kind = [each for each in found.changes if each.kind == kind]
        if of_kind and kind not in NUMEROUS:
            listed = "\n".join(f"- {line}" for line in map(_line, of_kind))
            yield opens(f"{kind} ({len(of_kind)})", listed, kind="note", searched=False)


NUMEROUS = frozenset({"case added", "game added", "ambiguity added"})
"""What a version adds by the hundred: its number says enough."""


def _counts(found: Changes) -> Iterator[tuple[str, str, str]]:
    by_weight = sorted(found.totals.items(), key=lambda each: ("never", *PARTS).index(WEIGHTS[each[0]]))
    return ((kind, WEIGHTS[kind], str(count)) for kind, count in by_weight)


def _line(each: Change) -> str:
    texts = {
        "clause reworded": f": {plain(each.was)} *Now:* {plain(each.now)}",
        "ruling changed": f": {plain(each.was)}, now {plain(each.now)}",
        "reading vanished": f": {plain(each.was)}",
        "reading added": f": {plain(each.now)}",
    }
    return f"{_place(each)}{texts.get(each.kind, '')}"


def _place(each: Change) -> str:
    """Its name, leading to where it stands now, if it does."""
    book = ruleset(each.ruleset).rulebook
    if each.id in book.clauses:
        return link(each.id, f"../rules/{each.ruleset}/{book.chapter_of(each.id).page}.md#{each.id}")
    if each.id in book.ambiguities:
        return link(each.id, f"../rules/{each.ruleset}/ambiguities.md#{each.id}")
    return plain(each.id)
