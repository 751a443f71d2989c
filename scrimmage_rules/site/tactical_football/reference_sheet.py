"""Reference sheet of tactical-football: points, its three dice tables, the men, and a summary of the odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import escape_text, format_prose, format_table, join_blocks
from scrimmage_rules.site.model.ruleset_site_content import SheetPart
from scrimmage_rules.site.tactical_football.odds_of_passes import (
    get_query_value,
    render_fumble_odds_table,
    render_pass_odds_table,
)
from scrimmage_rules.site.tactical_football.odds_page import (
    ID,
    WORDS,
    format_signed,
    render_contact_odds_table,
    render_recovery_odds_table,
)

LEAST = 2
"""Smallest sum of two dice. The first cell in each line of a dice table is the result for this sum."""

CHART = {
    "front hex": "enter the front hex", "other hex": "enter another hex, the facing kept",
    "turn": "turn by one hexside", "contact": "active contact, through his front or oblique hexside",
    "rear contact": "active contact, through his rear hexside",
    "entering": "passive contact: enter his hex, in addition to the step", "resolving": "resolve a passive contact",
    "snapping": "snap: each man, for a hex", "hand off": "hand-off: each man", "long pass": "long pass: the passer",
    "short pass": "short pass: the passer", "long reception": "long pass: the receiver",
    "short reception": "short pass: the receiver", "another man": "enter another man's hex, in addition to the step",
}  # fmt: skip
"""Uses of Movement Points in words, by their names in the chart."""

CHARTED = ("T.mp-chart.1", "T.mp-chart.2", "T.mp-chart.3.1", "T.mp-chart.3.2", "T.mp-chart.3.3", "T.mp-chart.3.4",
           "T.mp-chart.4")  # fmt: skip
DEDUCTED = ("T.deductions.1", "T.deductions.2", "T.deductions.3", "T.deductions.4", "T.deductions.5")
MEANT = ("T.contact.An", "T.contact.Dn", "T.contact.Dh.1")


def build_sheet() -> tuple[SheetPart, ...]:
    """Return the parts of the reference sheet."""
    return (
        SheetPart("Movement Points", _render_point_cost_table(), CHARTED),
        SheetPart("Contact Results Table", _render_contact_dice_table(), ("T.contact.use", *MEANT)),
        SheetPart("Odds of a contact", render_contact_odds_table()),
        SheetPart("Recovery Table", _render_recovery_dice_table(), ("T.recovery.use",)),
        SheetPart("Odds of recovery", render_recovery_odds_table()),
        SheetPart("Deductions from Passing Points", _quote_clauses(DEDUCTED), DEDUCTED),
        SheetPart("Pass Completion Table, with its odds", render_pass_odds_table(), ("T.pass.use",)),
        SheetPart("A lost ball", render_fumble_odds_table(), ("12.proc.1", "12.A.1", "12.B.1")),
        *(SheetPart(f"The men of the {side}", _render_men_table(side)) for side in ("offense", "defense")),
    )


def _render_point_cost_table() -> str:
    points: Mapping[str, int] = get_query_value("chart")
    return format_table(("for", "points"), [(CHART[name], str(each)) for name, each in points.items()], (1,))


def _group_throws_by_result(cells: Sequence[str]) -> list[tuple[str, str]]:
    """Return each result in a line of a dice table, with the dice sums that give it, in the order of the line."""
    numbered = enumerate(cells, LEAST)
    found = [(result, [throw for throw, _ in each]) for result, each in groupby(numbered, key=lambda cell: cell[1])]
    return [(result, str(all_[0]) if len(all_) == 1 else f"{all_[0]}-{all_[-1]}") for result, all_ in found]


def _render_dice_table(name: str, results: Sequence[tuple[str, str]], lines: Mapping[str, Sequence[str]]) -> str:
    """Return a dice table: a row for each line, a column for each result."""
    thrown = {line: dict(_group_throws_by_result(cells)) for line, cells in lines.items()}
    rows = [
        (f"**{line}**", *(each.get(result, "\N{EN DASH}") for result, _ in results)) for line, each in thrown.items()
    ]
    return format_table((name, *(head for _, head in results)), rows)


def _render_contact_dice_table() -> str:
    lines = {format_signed(int(line)): cells for line, cells in get_query_value("contact-table").items()}
    results = sorted({cell for cells in lines.values() for cell in cells}, key=_create_result_sort_key)
    return _render_dice_table("differential", [(each, each) for each in results], lines)


def _create_result_sort_key(result: str) -> tuple[int, int]:
    """Return a key that sorts results of a contact: the worst result for the contacting men is first, the worst for the
    contacted man is last.
    """
    kind, degree = result[:2], int(result[2:] or 0)
    return ("An", "Dh", "Dn").index(kind), -degree if kind == "An" else degree


def _render_recovery_dice_table() -> str:
    return _render_dice_table("marker", list(WORDS.items()), get_query_value("recovery-table"))


def _quote_clauses(clauses: Sequence[str]) -> str:
    """Return the texts of clauses as a Markdown list."""
    told = ruleset(ID).rulebook.clauses
    return join_blocks("\n".join(f"- {format_prose(told[each].text)}" for each in clauses)).rstrip()


def _render_men_table(side: str) -> str:
    men = get_query_value("roster")[side]
    figures = ("strength", "allowance", "passing", "receiving")
    rows = [
        (f"#{man['number'][0]} {escape_text(man['position'])}", *(str(man[name][0]) for name in figures)) for man in men
    ]
    heads = ("man", "strength", "moves", "passes", "catches")
    return join_blocks(
        format_table(heads, rows, right=(1, 2, 3, 4)), "In part invented: [where each number comes from](men.md)."
    ).rstrip()
