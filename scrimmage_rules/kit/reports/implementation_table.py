"""Table that compares several implementations: levels, passed cases of each clause, and cases with different results
(`scrimmage report FILE FILE...`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

import msgspec

from scrimmage_rules.kernel.printable_text import escape_controls, escape_unprintable, pluralize
from scrimmage_rules.kit.cases.judge import PASSING, CaseResult
from scrimmage_rules.kit.reports.markdown_report import escape_markdown
from scrimmage_rules.kit.running.conformance_run import IDLE, Report

MOST_REPORTS = len(ascii_uppercase)
ABSENT = "-"
"""Text of a cell if the report of its column has no judged case for its row."""


class Column(msgspec.Struct, frozen=True):
    """A column of the table, for one report: its letter, its file, the judged program, and the suite."""

    letter: str
    file: str
    program: str
    suite: str


class Row(msgspec.Struct, frozen=True):
    """A row of the table: a ruleset, clause or case, and one cell for each report.

    The cell of a ruleset is a level, the cell of a clause is the number of passed and judged cases, such as `3/4`, and
    the cell of a case is a verdict.
    """

    name: str
    cells: tuple[str, ...]

    @property
    def failed(self) -> bool:
        """Return whether a report has a failed case of this clause."""
        return any(passed != judged for passed, _, judged in (cell.partition("/") for cell in self.cells) if judged)


class ImplementationTable(msgspec.Struct, frozen=True):
    """Several reports side by side. `differences` are the cases that pass in one report and fail in another."""

    reports: tuple[Column, ...]
    levels: tuple[Row, ...]
    clauses: tuple[Row, ...]
    differences: tuple[Row, ...]


def compare_implementations(named: Sequence[tuple[str, Report]]) -> ImplementationTable:
    """Return the table of these reports, which are given with the names of their files."""
    reports = [report for _, report in named]
    columns = (
        Column(letter, file, _format_program(report), report.suite)
        for letter, (file, report) in zip(ascii_uppercase, named, strict=False)
    )
    games = dict.fromkeys(game for report in reports for game in report.levels)
    return ImplementationTable(
        tuple(columns),
        tuple(Row(game, tuple(_format_level(report, game) for report in reports)) for game in games),
        tuple(_list_clauses(reports)),
        tuple(_list_differences(reports)),
    )


def _format_program(report: Report) -> str:
    who = report.implementation
    return f"{who.name} {who.version} ({who.language})"


def _format_level(report: Report, game: str) -> str:
    if game not in report.levels:
        return ABSENT
    return report.levels[game] or ("none" if report.selection.whole else "not judged")


def _list_clauses(reports: Sequence[Report]) -> Iterator[Row]:
    """Yield a row for each clause of each ruleset, sorted by name."""
    judged = [Counter(_list_judged_clauses(report.cases)) for report in reports]
    passed = [
        Counter(_list_judged_clauses(case for case in report.cases if case.verdict in PASSING)) for report in reports
    ]
    for clause in sorted({clause for counts in judged for clause in counts}):
        cells = (
            f"{well[clause]}/{counts[clause]}" if counts[clause] else ABSENT
            for well, counts in zip(passed, judged, strict=True)
        )
        yield Row(clause, tuple(cells))


def _list_judged_clauses(cases: Iterable[CaseResult]) -> Iterator[str]:
    """Yield the ruleset and the clause of each judged case."""
    for case in cases:
        if case.verdict not in IDLE:
            yield from (f"{case.id.partition('/')[0]} {clause}" for clause in case.clauses)


def _list_differences(reports: Sequence[Report]) -> Iterator[Row]:
    """Yield a row for each case that passes in one report and fails in another, in the order of the suite."""
    verdicts = [{case.id: case.verdict for case in report.cases} for report in reports]
    for case in dict.fromkeys(case for found in verdicts for case in found):
        judged = {found[case] in PASSING for found in verdicts if case in found and found[case] not in IDLE}
        if len(judged) > 1:
            yield Row(case, tuple(found.get(case, ABSENT) for found in verdicts))


# ---- as text


def render_table(table: ImplementationTable, shown: int) -> Iterator[str]:
    """Yield the lines of the text form. At most `shown` differences are listed."""
    return map(escape_unprintable, _render_lines(table, shown))


def _render_lines(table: ImplementationTable, shown: int) -> Iterator[str]:
    for each in table.reports:
        yield f"{each.letter}  {each.program}, suite {each.suite} ({each.file})"
    yield from _render_note_about_different_suites(table)
    yield from _align_columns("level", table, table.levels)
    failed = [row for row in table.clauses if row.failed]
    if failed:
        yield from _align_columns("clause: passed/judged cases", table, failed)
    if table.differences[:shown]:
        yield from _align_columns("case", table, table.differences[:shown])
    if len(table.differences) > shown:
        yield f"--show {len(table.differences)} prints all cases that differ"
    yield ""
    yield _summarize(table, failed)


def _render_note_about_different_suites(table: ImplementationTable) -> Iterator[str]:
    if len({each.suite for each in table.reports}) > 1:
        yield "the suites differ: a case can differ because its expectations changed"


def _summarize(table: ImplementationTable, failed: Sequence[Row]) -> str:
    return (
        f"{pluralize(len(failed), 'clause')} of {len(table.clauses)} with a failed case, "
        f"{pluralize(len(table.differences), 'case')} with different results"
    )


def _align_columns(title: str, table: ImplementationTable, rows: Sequence[Row]) -> Iterator[str]:
    """Yield an empty line, then the rows in aligned columns, below a title and the letters of the reports."""
    lines = [(title, *(each.letter for each in table.reports)), *((row.name, *row.cells) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    yield ""
    for line in lines:
        yield "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()


# ---- as Markdown


def render_markdown_table(table: ImplementationTable, shown: int) -> bytes:
    """Return the table as the bytes of a Markdown page. At most `shown` differences are listed."""
    return escape_controls("\n".join(_render_page(table, shown)) + "\n").encode()


def _render_page(table: ImplementationTable, shown: int) -> Iterator[str]:
    failed = [row for row in table.clauses if row.failed]
    yield f"## {pluralize(len(table.reports), 'implementation')}\n\n{_summarize(table, failed)}.\n"
    yield from ("\n".join([f"{note}.", ""]) for note in _render_note_about_different_suites(table))
    yield "| report | program | suite | file |\n| --- | --- | --- | --- |"
    for each in table.reports:
        yield _format_cells((each.letter, each.program, each.suite, each.file))
    for title, rows in (("level", table.levels), ("clause", failed), ("case", table.differences[:shown])):
        if rows:
            yield "\n" + _format_cells((title, *(each.letter for each in table.reports)))
            yield _format_cells(["---"] * (len(table.reports) + 1))
            yield from (_format_cells((row.name, *row.cells)) for row in rows)


def _format_cells(cells: Iterable[str]) -> str:
    return f"| {' | '.join(map(escape_markdown, cells))} |"
