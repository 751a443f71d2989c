"""Results of the listed programs by clause and chapter, as the page of results shows them.

The list of programs has, for each program, the number of its passed cases and the names of all cases that it did not
pass. From this and the cases of the suite, the results of each clause and chapter are computed. This is impossible for
a program that was judged by a different suite.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.listed_implementations import ListedImplementation
from scrimmage_rules.site.data.scenario_boards import render_data_script

FILE = "js/known-results.js"

Counts = dict[str, dict[str, int]]
"""Number of cases with each verdict, for each clause or chapter. The key has the game and the clause, or the game and
the chapter.
"""


class ImplementationResults(msgspec.Struct, frozen=True):
    """Results of a program, with the day of its run. docs/js/results.js stores the results of a report in the same
    form.
    """

    name: str
    suite: str
    day: str
    clauses: Counts
    chapters: Counts
    wrong: tuple[tuple[str, str], ...]


def collect_results(
    known: Sequence[ListedImplementation], suite: str, vectors: Iterable[Vector]
) -> tuple[ImplementationResults, ...]:
    """Return the results of each program that the present suite has judged; `suite` is its version and hash."""
    cases = tuple(vectors)
    return tuple(_collect_program(each, cases) for each in known if each.suite == suite and _is_complete(each, cases))


def _is_complete(program: ListedImplementation, cases: Sequence[Vector]) -> bool:
    """Return whether the program has a verdict for each case. The number of passed cases is known, and each other case
    is listed with its verdict.
    """
    passed = sum(each.passed for each in program.games.values())
    return passed + len(program.others) == len(cases)


def _collect_program(program: ListedImplementation, cases: Sequence[Vector]) -> ImplementationResults:
    others: Mapping[str, str] = dict(program.others)
    clauses, chapters = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for each in cases:
        game, chapter = each.id.split("/")[:2]
        verdict = others.get(each.id, "pass")
        chapters[f"{game}/{chapter}", verdict] += 1
        clauses.update((f"{game}/{clause}", verdict) for clause in each.clauses)
    name = f"{program.name} {program.version}"
    return ImplementationResults(
        name,
        program.suite,
        program.day,
        _group_counts_by_name(clauses),
        _group_counts_by_name(chapters),
        program.others,
    )


def _group_counts_by_name(counts: Counter[tuple[str, str]]) -> Counts:
    found: Counts = {}
    for (name, verdict), number in counts.items():
        found.setdefault(name, {})[verdict] = number
    return found


def render_results_script(results: Sequence[ImplementationResults]) -> str:
    """Return the data file of the page of results."""
    return render_data_script("knownResults", results)
