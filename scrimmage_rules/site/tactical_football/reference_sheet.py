"""The sheet of tactical-football: points, its three tables with their throws, the men, and the odds in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import page, plain, prose, table
from scrimmage_rules.site.model.ruleset_pages import Part
from scrimmage_rules.site.tactical_football.odds import (
    ID,
    RULES,
    WORDS,
    by_differential,
    by_marker,
    signed,
)
from scrimmage_rules.site.tactical_football.odds_of_passes import by_net_points, of_a_fumble

LEAST = 2
"""The least throw of two dice: the tables hold a cell for each throw from it on."""

CHART = {
    "front hex": "enter the front hex", "other hex": "enter another hex, the facing kept",
    "turn": "turn by one hexside", "contact": "active contact, through his front or oblique hexside",
    "rear contact": "active contact, through his rear hexside",
    "entering": "passive contact: enter his hex, in addition to the step", "resolving": "resolve a passive contact",
    "snapping": "snap: each man, for a hex", "hand off": "hand-off: each man", "long pass": "long pass: the passer",
    "short pass": "short pass: the passer", "long reception": "long pass: the receiver",
    "short reception": "short pass: the receiver", "another man": "enter another man's hex, in addition to the step",
}  # fmt: skip
"""What points are spent for, by the names of the chart."""

CHARTED = ("T.mp-chart.1", "T.mp-chart.2", "T.mp-chart.3.1", "T.mp-chart.3.2", "T.mp-chart.3.3", "T.mp-chart.3.4",
           "T.mp-chart.4")  # fmt: skip
DEDUCTED = ("T.deductions.1", "T.deductions.2", "T.deductions.3", "T.deductions.4", "T.deductions.5")
MEANT = ("T.contact.An", "T.contact.Dn", "T.contact.Dh.1")


def sheet() -> tuple[Part, ...]:
    """The parts of the sheet."""
    return (
        Part("Movement Points", _chart(), CHARTED),
        Part("Contact Results Table", _contact(), ("T.contact.use", *MEANT)),
        Part("Odds of a contact", by_differential()),
        Part("Recovery Table", _recovery(), ("T.recovery.use",)),
        Part("Odds of recovery", by_marker()),
        Part("Deductions from Passing Points", _said(DEDUCTED), DEDUCTED),
        Part("Pass Completion Table, with its odds", by_net_points(), ("T.pass.use",)),
        Part("A lost ball", of_a_fumble(), ("12.proc.1", "12.A.1", "12.B.1")),
        *(Part(f"The men of the {side}", _men(side)) for side in ("offense", "defense")),
    )


def _asked(query: str) -> Any:
    return ruleset(ID).query(RULES(), query, {}).value


def _chart() -> str:
    points: Mapping[str, int] = _asked("chart")
    return table(("for", "points"), [(CHART[name], str(each)) for name, each in points.items()], (1,))


def _throws(cells: Sequence[str]) -> list[tuple[str, str]]:
    """The results of a line in their order, each with its throws."""
    numbered = enumerate(cells, LEAST)
    found = [(result, [throw for throw, _ in each]) for result, each in groupby(numbered, key=lambda cell: cell[1])]
    return [(result, str(all_[0]) if len(all_) == 1 else f"{all_[0]}-{all_[-1]}") for result, all_ in found]


def _lines(name: str, results: Sequence[tuple[str, str]], lines: Mapping[str, Sequence[str]]) -> str:
    """A table of throws: a row for each line, a column for each result."""
    thrown = {line: dict(_throws(cells)) for line, cells in lines.items()}
    rows = [
        (f"**{line}**", *(each.get(result, "\N{EN DASH}") for result, _ in results)) for line, each in thrown.items()
    ]
    return table((name, *(head for _, head in results)), rows)


def _contact() -> str:
    lines = {signed(int(line)): cells for line, cells in _asked("contact-table").items()}
    results = sorted({cell for cells in lines.values() for cell in cells}, key=_order)
    return _lines("differential", [(each, each) for each in results], lines)


def _order(result: str) -> tuple[int, int]:
    """From the worst for the contacting men to the worst for the contacted one."""
    kind, degree = result[:2], int(result[2:] or 0)
    return ("An", "Dh", "Dn").index(kind), -degree if kind == "An" else degree


def _recovery() -> str:
    return _lines("marker", list(WORDS.items()), _asked("recovery-table"))


def _said(clauses: Sequence[str]) -> str:
    """What clauses say, one below the other."""
    told = ruleset(ID).rulebook.clauses
    return page("\n".join(f"- {prose(told[each].text)}" for each in clauses)).rstrip()


def _men(side: str) -> str:
    men = _asked("roster")[side]
    figures = ("strength", "allowance", "passing", "receiving")
    rows = [(f"#{man['number'][0]} {plain(man['position'])}", *(str(man[name][0]) for name in figures)) for man in men]
    heads = ("man", "strength", "moves", "passes", "catches")
    return page(
        table(heads, rows, right=(1, 2, 3, 4)), "In part invented: [where each number comes from](men.md)."
    ).rstrip()
