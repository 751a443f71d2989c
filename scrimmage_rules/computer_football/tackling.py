"""Tackling: the power advantage, the table as an exact law, and what each result does."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import leave_the_field, mark_of
from scrimmage_rules.computer_football.field import COLUMNS, edge, goal_line, in_goal
from scrimmage_rules.computer_football.fumbles import fumble
from scrimmage_rules.computer_football.men import POWER
from scrimmage_rules.computer_football.objective import safety, touchdown
from scrimmage_rules.computer_football.position import Man, Position, Score, Square, ahead, seat_of
from scrimmage_rules.computer_football.possession import dead, line_of
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

RESULTS = ("fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss")
"""The results of a tackle attempt in the order of the table."""

DRIVE = {"tackle-2": -2, "tackle-1": -1, "tackle": 0, "tackle+1": 1, "tackle+2": 2}
"""Squares from the point of contact to where the carrier goes down, forward counted up."""

LEAST, MOST = -2, 4
"""The range of the power advantage (TACKLE.pa-range)."""

ROW_CLAUSE = {
    -2: "TACKLE.table.pa-minus-2", -1: "TACKLE.table.pa-minus-1", 0: "TACKLE.table.pa-zero",
    1: "TACKLE.table.pa-plus-1", 2: "TACKLE.table.pa-plus-2", 3: "TACKLE.table.pa-plus-3",
    4: "TACKLE.table.pa-plus-4",
}  # fmt: skip

PRINTED = {
    -2: (0, 48, 95, 143, 190, 238, 286), -1: (48, 79, 111, 143, 175, 206, 238), 0: (95, 111, 127, 143, 159, 175, 190),
    1: (143, 143, 143, 143, 143, 143, 143), 2: (190, 175, 159, 143, 127, 111, 95),
    3: (238, 206, 175, 143, 111, 79, 48), 4: (286, 238, 190, 143, 95, 48, 0),
}  # fmt: skip
"""The printed cells in thousandths, in the order of the results."""

EVEN_ROW = 1
"""The row in which all results are equally likely: what the earlier versions are taken to have used (CF-A63)."""


def power_advantage(tackler: int, carrier: int) -> int:
    """The tackler's power less the carrier's, kept within the table (TACKLE.pa-range, CF-A61)."""
    return min(max(tackler - carrier, LEAST), MOST)


def sixty_thirds(advantage: int) -> tuple[int, ...]:
    """The chances of the seven results in 63rds: 9 + (PA - 1)(3 - k) for k = 0 to 6 (CF-A62)."""
    return tuple(9 + (advantage - 1) * (3 - k) for k in range(len(RESULTS)))


def row_used(edition: str, reading: dict[str, str], advantage: int) -> int:
    """The row of the table that counts: in the classic edition always the same one (VERSION.no-power, CF-A63)."""
    if edition == "power":
        return advantage
    return 0 if reading["CF-A63"] == "pa-zero-row" else EVEN_ROW


def shares(edition: str, reading: dict[str, str], advantage: int) -> dict[str, Fraction]:
    """The exact chance of every result of a tackle attempt; they sum to 1."""
    row = row_used(edition, reading, advantage)
    parts = sixty_thirds(row) if _exact(edition, reading) else PRINTED[row]
    return {result: Fraction(part, sum(parts)) for result, part in zip(RESULTS, parts, strict=True)}


def _exact(edition: str, reading: dict[str, str]) -> bool:
    """Whether the law counts; an even row of the classic edition is a row of sevenths under any reading."""
    return reading["CF-A62"] == "sixty-thirds" or (edition, reading["CF-A63"]) == ("classic", "uniform-sevenths")


@lru_cache(maxsize=1 << 6)
def _faces(row: int, *, exact: bool) -> Sequence[str]:
    """The results, each as often as its share wants."""
    parts = sixty_thirds(row) if exact else PRINTED[row]
    return tuple(result for result, part in zip(RESULTS, parts, strict=True) for _ in range(part))


# ---- the attempt


class Contact(msgspec.Struct, frozen=True):
    """A carrier and a man of the other side on one square, and the point that counts as where they met."""

    carrier: Man
    tackler: Man
    point: Square

    @property
    def advantage(self) -> int:
        """The tackler's power advantage."""
        return power_advantage(POWER[self.tackler.man], POWER[self.carrier.man])


def point_of_contact(rules: Rules, met: Square, last: Square | None) -> Square:
    """Where the two met; `last` is the carrier's square before his last step, if it was he who came (CF-A64)."""
    if last is not None and rules.reading["CF-A64"] == "carriers-last-square":
        return last
    return met


def attempt(rules: Rules, position: Position, contact: Contact, events: list[Event], chance: Chance) -> Settled:
    """One draw on the table, whoever of the two has moved (TACKLE.attempt.1, TACKLE.attempt.2, B3)."""
    carrier, tackler = contact.carrier, contact.tackler
    row = row_used(rules.edition, rules.reading, contact.advantage)
    faces = _faces(row, exact=_exact(rules.edition, rules.reading))
    result = str(chance.pick("tackle", "tackle", faces))
    events = [*events, _told(rules, position, contact, result)]
    if result == "miss":
        missed = Event("missed", ("TACKLE.removal-miss",), {"gone": tackler.man, "on": contact.point})
        return _shown(rules, leave_the_field(rules, position, tackler), carrier), [*events, missed]
    after = _shown(rules, replace(leave_the_field(rules, position, carrier, tackler), carrier=None), carrier)
    gone = {"gone": [carrier.man, tackler.man]}
    if result == "fumble":
        events.append(Event("both-gone", ("TACKLE.removal-fumble",), gone))
        return fumble(rules, after, carrier.of, contact.point, events, chance)
    events.append(Event("both-gone", ("TACKLE.removal-success",), gone))
    return _down(rules, after, carrier, contact.point, DRIVE[result], events)


def _told(rules: Rules, position: Position, contact: Contact, result: str) -> Event:
    carrier, tackler = contact.carrier, contact.tackler
    by_carrier = position.mover == carrier.of
    clauses = ["M5", *(("B3", "TACKLE.attempt.2") if by_carrier else ("T1.1", "TACKLE.attempt.1", "PLAY.5.2"))]
    clauses += ["B2"] if tackler.of == "defense" and not by_carrier and not position.known.carrier else []
    clauses += ["PLAY.7.1"] if _may_still_throw(position) else []
    clauses += ["BLOCK.pale-power"] if mark_of(position, carrier) or mark_of(position, tackler) else []
    if rules.edition == "classic":
        clauses.append("VERSION.no-power")
    else:
        clauses += ["TACKLE.pa-range", "TACKLE.power-matters", ROW_CLAUSE[contact.advantage]]
    facts = {
        "tackler": tackler.man, "carrier": carrier.man, "by": seat_of(position, tackler.of), "contact": contact.point,
        "advantage": contact.advantage, "result": result,
    }  # fmt: skip
    return Event("tackle-attempt", tuple(clauses), facts)


def _may_still_throw(position: Position) -> bool:
    """Whether this is a pass that has not been thrown."""
    return position.call is not None and position.call.zone is not None and not position.known.zone


def _shown(rules: Rules, position: Position, carrier: Man) -> Position:
    """A draw has shown who has the ball; any but the quarterback can only be a runner (CF-A29)."""
    if rules.reading["CF-A29"] == "formal-timing-only":
        return position
    a_run = position.known.type or carrier != Man("offense", "Q")
    return replace(position, known=replace(position.known, carrier=True, type=a_run))


# ---- going down


def _down(rules: Rules, position: Position, carrier: Man, contact: Square, drive: int, events: list[Event]) -> Settled:
    """The carrier goes down: a score, or the play is dead on the spot."""
    column, score, _, clauses = went_down(rules, contact[0], drive, ahead(position, carrier.of))
    events.append(Event("down", clauses, {"contact": contact[0], "column": column, "drive": drive}))
    if score == "touchdown":
        return touchdown(position, carrier.of, events)
    if score == "safety":
        extra = Event("no-touchback", ("POSSESSION.b.2", "POSSESSION.b.3"), {"column": column})
        return safety(position, carrier.of, [*events, extra] if position.changed else events)
    return dead(rules, position, carrier.of, column, events)


def went_down(
    rules: Rules, contact: int, drive: int, way: int
) -> tuple[int, Score | None, int | None, tuple[str, ...]]:
    """Where a carrier goes down who was met in a column and driven so many squares: column, score, line and clauses.

    The end of the field stops him (CF-A69); the final square decides, as far as CF-A66 to CF-A68 let it.
    """
    column = _spotted(rules, contact, min(max(contact + way * drive, 1), COLUMNS), way)
    clauses = _drive_clauses(drive)
    met_behind = in_goal(contact, -way) and rules.reading["CF-A68"] == "contact-decides"
    line = line_of(rules, column, way)
    if in_goal(column, way) or (line == goal_line(way) and rules.reading["CF-A84"] == "counts-as-touchdown"):
        return column, "touchdown", None, (*clauses, "OBJECTIVE.touchdown")
    if in_goal(column, -way) or met_behind:
        return column, "safety", None, (*clauses, "OBJECTIVE.safety", "POSSESSION.b.1")
    return column, None, line, clauses


def _drive_clauses(drive: int) -> tuple[str, ...]:
    if drive > 0:
        return ("TACKLE.outcome-forward",)
    return ("TACKLE.outcome-back", "TACKLE.no-forward-progress") if drive < 0 else ("TACKLE.outcome-tackle",)


def _spotted(rules: Rules, contact: int, column: int, way: int) -> int:
    """The column where the ball is dead near a goal line (CF-A66, CF-A67)."""
    driven_in = in_goal(column, way) and not in_goal(contact, way)
    if driven_in and rules.reading["CF-A66"] == "dead-before-goal":
        return _last_column_before(way)
    driven_over = in_goal(column, -way) and not in_goal(contact, -way)
    if driven_over and rules.reading["CF-A67"] == "contact-decides":
        return _last_column_before(-way)
    return column


def _last_column_before(way: int) -> int:
    """The last column of the field of play on a way: 55 to the east, 6 to the west."""
    line = goal_line(way)
    return line if edge(line, way) == line else line + 1
