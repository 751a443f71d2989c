"""Turnovers and touchbacks: one procedure for plays, kick-offs and punts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrimmage_rules.card_football.first_and_ten import first_and_ten
from scrimmage_rules.card_football.position import FIELD, Position, Seat, Yards, other
from scrimmage_rules.card_football.safety import on_the_line, pushed_into_own_end_zone
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules

TOUCHBACK_LINE = 20


def turnover(
    rules: Rules, position: Position, gainer: Seat, spot: Yards, number: Yards, keeper: Seat | None = None
) -> Settled:
    """The loser's ball at `spot` (from his goal line) moves by the signed number, then the gainer has it.

    TO.plus and TO.minus; TO.defender-end-zone with TOUCHBACK.turnover; TO.offence-end-zone. A `keeper` has the ball
    all the same where it stays on the field: the punter under KF-A17 offence-relative.
    """
    event = turned_over(keeper or gainer, spot, number)
    landed = on_the_line(rules, spot + number)
    if landed >= FIELD:
        after, events = touchback(position, gainer, "TO.defender-end-zone", "TOUCHBACK.turnover")
    elif landed <= 0:
        after, events = pushed_into_own_end_zone(rules, position, other(gainer), "TO.offence-end-zone")
    elif keeper is not None:
        after, events = first_and_ten(position, keeper, landed, "TO.meaning")
    else:
        after, events = first_and_ten(position, gainer, FIELD - landed, "TO.meaning")
    return after, [event, *events]


def turned_over(gainer: Seat, spot: Yards, number: Yards) -> Event:
    """The turnover section being read: from where, by how much, and which way (TO.plus, TO.minus)."""
    clauses = ("TO.section", "TO.plus" if number > 0 else "TO.minus", "TO.from-scrimmage")
    return Event("turnover", clauses, {"to": gainer, "from": spot, "number": number})


def touchback(position: Position, seat: Seat, *why: str) -> Settled:
    """A ball in the end zone of the side that gets it is brought out to that side's 20."""
    return first_and_ten(position, seat, TOUCHBACK_LINE, *why)
