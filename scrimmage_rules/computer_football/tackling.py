"""Tackling: the power advantage, the table with its exact chances, and the effect of each result."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import (
    A_BLOCK_OF_THE_CARRIER,
    MET_BY_THE_CARRIER,
    find_failed_block_mark_of_man,
    remove_men,
)
from scrimmage_rules.computer_football.end_of_play import (
    DeadBallSpot,
    compute_scrimmage_line,
    end_play_at_spot,
    end_play_behind_goal,
)
from scrimmage_rules.computer_football.field import (
    COLUMNS,
    get_column_edge_in_direction,
    get_goal_line,
    get_way_argument,
    is_column_in_attacked_end_zone,
)
from scrimmage_rules.computer_football.fumbles import resolve_fumble
from scrimmage_rules.computer_football.men import MOST_POWER, POWER
from scrimmage_rules.computer_football.objective import CLAUSES_OF_SCORE, score_touchdown
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Score,
    Square,
    get_attack_direction,
    get_seat_of_role,
)
from scrimmage_rules.computer_football.quarterback import is_pass_play
from scrimmage_rules.computer_football.rule_context_types import Deed, Question
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.codec import format_fraction
from scrimmage_rules.kernel.contract import Answer

RESULTS = ("fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss")
"""The results of a tackle attempt in the order of the table."""

DRIVE = {"tackle-2": -2, "tackle-1": -1, "tackle": 0, "tackle+1": 1, "tackle+2": 2}
"""For each result of a tackle, the number of squares from the point of contact forward to where the carrier goes down.
"""

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
"""Row of the table in which all results are equally likely.

By the ruling of CF-A63, the classic edition uses this row.
"""

BY_ANY_DEFENDER = "T1.1"
POWERS_MATTER = ("TACKLE.pa-range", "TACKLE.power-matters")
POWERS_DO_NOT_MATTER = "VERSION.no-power"


# ---- the table


def compute_power_advantage(tackler: int, carrier: int) -> int:
    """Return the tackler's power less the carrier's, limited to the table (TACKLE.pa-range, CF-A61)."""
    return min(max(tackler - carrier, LEAST), MOST)


def compute_tackle_chances_in_63rds(advantage: int) -> tuple[int, ...]:
    """Return the chances of the seven results in 63rds: 9 + (PA - 1)(3 - k) for k = 0 to 6 (CF-A62)."""
    return tuple(9 + (advantage - 1) * (3 - k) for k in range(len(RESULTS)))


def select_tackle_table_row(rules: Rules, advantage: int) -> int:
    """Return the row of the table that applies; the classic edition has one row (VERSION.no-power, CF-A63)."""
    if rules.edition == "power":
        return advantage
    return 0 if rules.reading["CF-A63"] == "pa-zero-row" else EVEN_ROW


def are_exact_tackle_chances_used(rules: Rules) -> bool:
    """Return whether the exact chances apply; the even row of the classic edition is exact under any reading."""
    sevenths = rules.edition == "classic" and rules.reading["CF-A63"] == "uniform-sevenths"
    return sevenths or rules.reading["CF-A62"] == "sixty-thirds"


def list_tackle_results_repeated_by_odds(rules: Rules, advantage: int) -> tuple[str, ...]:
    """Return the results of a tackle attempt, each repeated in proportion to its odds."""
    return _list_row_results_repeated_by_odds(
        select_tackle_table_row(rules, advantage), by_law=are_exact_tackle_chances_used(rules)
    )


@lru_cache(maxsize=1 << 6)
def _list_row_results_repeated_by_odds(row: int, *, by_law: bool) -> tuple[str, ...]:
    """Return the results of a row, each repeated in proportion to its odds."""
    parts = compute_tackle_chances_in_63rds(row) if by_law else PRINTED[row]
    return tuple(result for result, part in zip(RESULTS, parts, strict=True) for _ in range(part))


# ---- the attempt


class Contact(msgspec.Struct, frozen=True):
    """Carrier and opponent on one square, and the point of contact."""

    carrier: Man
    tackler: Man
    point: Square

    @property
    def advantage(self) -> int:
        """Power of the tackler minus the power of the carrier."""
        return compute_power_advantage(POWER[self.tackler.label], POWER[self.carrier.label])


def may_any_two_opponents_have_contact(rules: Rules, position: Position) -> bool:
    """Return whether any two opponents may have a contact: there is no carrier of the defense, or CF-A49 is
    `roles-follow-the-ball`.
    """
    carrier = position.carrier
    return carrier is None or carrier.role == "offense" or rules.reading["CF-A49"] == "roles-follow-the-ball"


def may_men_have_contact(rules: Rules, position: Position, *met: Man) -> bool:
    """Return whether these men may make contact, which CF-A49 can forbid for a defender with the ball."""
    return may_any_two_opponents_have_contact(rules, position) or position.carrier not in met


def find_point_of_contact(rules: Rules, met: Square, last: Square | None) -> Square:
    """Return the square that counts as the point of contact in a tackle (CF-A64).

    `last` is the carrier's square before his last step if he moved, else None.
    """
    if last is not None and rules.reading["CF-A64"] == "carriers-last-square":
        return last
    return met


def attempt_tackle(deed: Deed[object], position: Position, contact: Contact) -> Position:
    """Return the position after one draw on the table (TACKLE.attempt.1, TACKLE.attempt.2, B3)."""
    carrier, tackler = contact.carrier, contact.tackler
    result = str(deed.pick("tackle", "tackle", list_tackle_results_repeated_by_odds(deed.rules, contact.advantage)))
    deed.say(
        "tackle-attempt", _list_attempt_clauses(deed.rules, position, contact), tackler=tackler.label,
        carrier=carrier.label, by=get_seat_of_role(position, tackler.role), contact=contact.point,
        advantage=contact.advantage, result=result,
    )  # fmt: skip
    if result == "miss":
        deed.say("missed", ("TACKLE.removal-miss",), gone=tackler.label, on=contact.point)
        return _reveal_carrier(deed.rules, remove_men(deed.rules, position, tackler), carrier)
    gone = remove_men(deed.rules, position, carrier, tackler)
    after = _reveal_carrier(deed.rules, replace(gone, carrier=None), carrier)
    clause = "TACKLE.removal-fumble" if result == "fumble" else "TACKLE.removal-success"
    deed.say("both-gone", (clause,), gone=[carrier.label, tackler.label])
    if result == "fumble":
        return resolve_fumble(deed, after, carrier.role, contact.point)
    return _bring_carrier_down(deed, after, contact, DRIVE[result])


def _list_attempt_clauses(rules: Rules, position: Position, contact: Contact) -> tuple[str, ...]:
    """Return the clauses that a tackle attempt cites."""
    carrier, tackler = contact.carrier, contact.tackler
    by_carrier = position.mover == carrier.role
    unknown = tackler.role == "defense" and not by_carrier and not position.known.carrier
    clauses = ["M5"]
    clauses += [MET_BY_THE_CARRIER, "TACKLE.attempt.2"] if by_carrier else []
    clauses += [] if by_carrier else ["TACKLE.attempt.1", "PLAY.5.2"]
    clauses += [A_BLOCK_OF_THE_CARRIER] if unknown else []
    clauses += ["PLAY.7.1"] if is_pass_play(position) and not position.known.zone else []
    clauses += (
        ["BLOCK.pale-power"]
        if find_failed_block_mark_of_man(position, carrier) or find_failed_block_mark_of_man(position, tackler)
        else []
    )
    if rules.edition == "classic":
        return (*clauses, POWERS_DO_NOT_MATTER)
    return (*clauses, *POWERS_MATTER, ROW_CLAUSE[contact.advantage])


def _reveal_carrier(rules: Rules, position: Position, carrier: Man) -> Position:
    """Return the position with the carrier known after a contact; any man except Q shows a run (CF-A29)."""
    if rules.reading["CF-A29"] == "formal-timing-only":
        return position
    a_run = position.known.type or carrier != Man("offense", "Q")
    return replace(position, known=replace(position.known, carrier=True, type=a_run))


# ---- going down


class TackledCarrierSpot(msgspec.Struct, frozen=True):
    """Spot where a tackled carrier is down: its column, the score there, and the clauses that decide it.

    `line` is the next line of scrimmage; None after a score.
    """

    column: int
    score: Score | None
    line: int | None
    clauses: tuple[str, ...]


def _bring_carrier_down(deed: Deed[object], position: Position, contact: Contact, drive: int) -> Position:
    """Return the position after a tackle: a score, or a dead ball on the spot."""
    role, column = contact.carrier.role, contact.point[0]
    spot = compute_tackled_carrier_spot(deed.rules, column, drive, get_attack_direction(position, role))
    deed.say("down", spot.clauses, contact=column, column=spot.column, drive=drive)
    if spot.score == "touchdown":
        return score_touchdown(deed, position, role)
    end = end_play_behind_goal if spot.score == "safety" else end_play_at_spot
    return end(deed, position, DeadBallSpot(role, spot.column))


def compute_tackled_carrier_spot(rules: Rules, contact: int, drive: int, way: int) -> TackledCarrierSpot:
    """Return the place where a tackled carrier goes down, after the tackle has driven him forward or back from a
    column.

    The end of the field stops him (CF-A69). CF-A66 to CF-A68 decide whether the final column counts.
    """
    column = _compute_dead_ball_column(rules, contact, min(max(contact + way * drive, 1), COLUMNS), way)
    clauses = _list_drive_clauses(drive)
    met_behind = is_column_in_attacked_end_zone(contact, -way) and rules.reading["CF-A68"] == "contact-decides"
    line = compute_scrimmage_line(rules, column, way)
    if is_column_in_attacked_end_zone(column, way) or (
        line == get_goal_line(way) and rules.reading["CF-A84"] == "counts-as-touchdown"
    ):
        return TackledCarrierSpot(column, "touchdown", None, (*clauses, *CLAUSES_OF_SCORE["touchdown"]))
    if is_column_in_attacked_end_zone(column, -way) or met_behind:
        return TackledCarrierSpot(column, "safety", None, (*clauses, *CLAUSES_OF_SCORE["safety"]))
    return TackledCarrierSpot(column, None, line, clauses)


def _list_drive_clauses(drive: int) -> tuple[str, ...]:
    """Return the clauses of a drive forward, back or on the spot."""
    if drive > 0:
        return ("TACKLE.outcome-forward",)
    return ("TACKLE.outcome-back", "TACKLE.no-forward-progress") if drive < 0 else ("TACKLE.outcome-tackle",)


def _compute_dead_ball_column(rules: Rules, contact: int, column: int, way: int) -> int:
    """Return the column where the ball is dead near a goal line (CF-A66, CF-A67)."""
    driven_in = is_column_in_attacked_end_zone(column, way) and not is_column_in_attacked_end_zone(contact, way)
    if driven_in and rules.reading["CF-A66"] == "dead-before-goal":
        return _find_last_column_before_goal(way)
    driven_over = is_column_in_attacked_end_zone(column, -way) and not is_column_in_attacked_end_zone(contact, -way)
    if driven_over and rules.reading["CF-A67"] == "contact-decides":
        return _find_last_column_before_goal(-way)
    return column


def _find_last_column_before_goal(way: int) -> int:
    """Return the last column of the field of play in a direction: 55 to the east, 6 to the west."""
    line = get_goal_line(way)
    return line if get_column_edge_in_direction(line, way) == line else line + 1


# ---- questions


def answer_power_advantage(asked: Question) -> Answer:
    """Answer with the power advantage of two powers."""
    tackler, carrier = asked.number("tackler", 0, MOST_POWER), asked.number("carrier", 0, MOST_POWER)
    return Answer(compute_power_advantage(tackler, carrier), POWERS_MATTER)


def answer_tackle(asked: Question) -> Answer:
    """Answer with the exact chances of a row of the tackle table, in this edition and under these readings."""
    row, rules = asked.number("advantage", LEAST, MOST), asked.rules
    parts = (
        compute_tackle_chances_in_63rds(select_tackle_table_row(rules, row))
        if are_exact_tackle_chances_used(rules)
        else PRINTED[select_tackle_table_row(rules, row)]
    )
    value = {result: format_fraction(Fraction(part, sum(parts))) for result, part in zip(RESULTS, parts, strict=True)}
    clause = POWERS_DO_NOT_MATTER if rules.edition == "classic" else "TACKLE.power-matters"
    return Answer(value, (ROW_CLAUSE[row], clause))


def answer_printed_tackle_table_row(asked: Question) -> Answer:
    """Answer with a row of the tackle table as printed."""
    row = asked.number("advantage", LEAST, MOST)
    return Answer([f"{cell / 1000:.3f}" for cell in PRINTED[row]], (ROW_CLAUSE[row],))


def answer_tackled_carrier_spot(asked: Question) -> Answer:
    """Answer with the column where a tackled carrier is down, and the score or the next line."""
    contact = asked.number("contact", 1, COLUMNS)
    drive = DRIVE[asked.text("result", [result for result in RESULTS if result in DRIVE])]
    spot = compute_tackled_carrier_spot(asked.rules, contact, drive, get_way_argument(asked))
    return Answer({"column": spot.column, "score": spot.score, "line": spot.line}, spot.clauses)
