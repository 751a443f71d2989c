"""The action table, the success table and the shoot table, and die rolls that are read in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from scrimmage_rules.kernel.contract import Facts
from scrimmage_rules.kernel.rule_context import Precondition
from scrimmage_rules.tactical_soccer.position import Position
from scrimmage_rules.tactical_soccer.rule_context_types import At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules

A = TypeVar("A")

D6 = (1, 2, 3, 4, 5, 6)
D3 = (1, 2, 3)
D2 = (1, 2)

NEXT_TO = 1
"""Distance between two neighboring hexes."""

LONGEST = 6
"""Maximum distance of the target of an action in hexes (RANGE.max-six)."""

SUCCESS = {1: "FSSSSS", 2: "FFSSSS", 3: "FFFSSS", 4: "FFFSSS", 5: "FFFFSS", 6: "FFFFFS"}
"""The success table: a row of six letters for each distance."""

SHOOT = {1: "MDDSSS", 2: "MDDSSS", 3: "MMDSSS", 4: "MMMDSS", 5: "MMMDDS", 6: "MMMMDS"}
"""The shoot table; its M is the failure that the legend calls F (SHOOTTAB.letters, TS-A02)."""

SUCCESS_ROWS = {
    1: "SUCCTAB.1h", 2: "SUCCTAB.2h", 3: "SUCCTAB.3h", 4: "SUCCTAB.4h", 5: "SUCCTAB.5h", 6: "SUCCTAB.6h",
}  # fmt: skip
SHOOT_ROWS = {
    1: "SHOOTTAB.1h", 2: "SHOOTTAB.2h", 3: "SHOOTTAB.3h", 4: "SHOOTTAB.4h", 5: "SHOOTTAB.5h", 6: "SHOOTTAB.6h",
}  # fmt: skip
LETTERS = {
    "S": ("LEGEND.success",), "F": ("LEGEND.failure",), "D": ("LEGEND.deviation",),
    "M": ("SHOOTTAB.letters", "LEGEND.failure"),
}  # fmt: skip
MEANINGS = {"S": "success", "F": "failure", "M": "failure", "D": "deviation"}

NEEDED = {"steal": 6, "save adjacent": 5, "save occupied": 4, "intercept": 5}
"""The minimum die for each test that uses neither the success table nor the shoot table."""

NEEDED_ROWS = {
    "steal": "ACTTAB.steal", "save adjacent": "ACTTAB.save-adjacent", "save occupied": "ACTTAB.save-occupied",
    "intercept": "ACTTAB.intercept",
}  # fmt: skip
TABLE_ROWS = {"pass": "ACTTAB.pass", "receive": "ACTTAB.receive", "shot": "ACTTAB.shoot"}
"""The rows of the action table that send the reader to one of the two tables."""

FOUL_ROW = "ACTTAB.foul"
WITH_THE_SKILL = "ACTTAB.intercept-skill"
"""Clause of the remark that an interception needs the skill."""


def require_target_within_six_hexes(
    reached: Callable[[At[A]], bool], facts: FactsOf
) -> Precondition[Rules, Position, A]:
    """Return the precondition that a target is within six hexes (RANGE.max-six)."""
    return Precondition("RANGE.max-six", "too-far", reached, facts=facts)


class Modifier(msgspec.Struct, frozen=True):
    """A modifier of a die, with the clauses that give it."""

    amount: int
    clauses: tuple[str, ...]


UNMODIFIED = Modifier(0, ())


class TableRoll(msgspec.Struct, frozen=True):
    """A die that was read in a table: the letter, the deciding clauses, and the values for the event."""

    letter: str
    clauses: tuple[str, ...]
    facts: Facts


def find_table_column(die: int) -> int:
    """Return the column of a modified die, from 1 to 6 (TS-A43)."""
    return max(1, min(die, 6))


def roll_on_table(deed: Deed[object], purpose: str, row: int, modifier: Modifier = UNMODIFIED) -> TableRoll:
    """Roll a d6 for a pass, a reception or a shot and read it in the row of the distance."""
    die = int(deed.pick("d6", purpose, D6))
    table, rows = (SHOOT, SHOOT_ROWS) if purpose == "shot" else (SUCCESS, SUCCESS_ROWS)
    letter = table[row][find_table_column(die + modifier.amount) - 1]
    look_up = (TABLE_ROWS[purpose], "RANGE.row-distance", "RANGE.column-die", rows[row], *LETTERS[letter])
    facts: Facts = {"die": die, "modifier": modifier.amount, "row": row, "letter": letter}
    return TableRoll(letter, (*modifier.clauses, *look_up), facts)
