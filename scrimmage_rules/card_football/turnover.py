"""Turnovers and touchbacks: one procedure for plays, kick-offs and punts."""

from __future__ import annotations

from scrimmage_rules.card_football.first_and_ten import start_series
from scrimmage_rules.card_football.position import FIELD, Position, Seat, Yards, other_side
from scrimmage_rules.card_football.rule_context import Deed
from scrimmage_rules.card_football.safety import adjust_goal_line_spot, settle_own_end_zone

TOUCHBACK_LINE = 20


def turn_ball_over(
    deed: Deed[object], position: Position, gainer: Seat, spot: Yards, number: Yards, *, keeper: Seat | None = None
) -> Position:
    """The loser's ball at `spot` (from his goal line) moves by the signed number, then the gainer has it.

    TO.plus and TO.minus; TO.defender-end-zone with TOUCHBACK.turnover; TO.offence-end-zone. A `keeper` has the ball
    all the same where it stays on the field: the punter under KF-A17 offence-relative.
    """
    landed = adjust_goal_line_spot(deed.rules, spot + number)
    announce_turnover(deed, spot, number)
    if landed >= FIELD:
        return give_touchback(deed, position, gainer, "TO.defender-end-zone", "TOUCHBACK.turnover")
    if landed <= 0:
        return settle_own_end_zone(deed, position, other_side(gainer), "TO.offence-end-zone")
    if keeper is not None:
        return start_series(deed, position, keeper, landed, "TO.meaning")
    return start_series(deed, position, gainer, FIELD - landed, "TO.meaning")


def announce_turnover(deed: Deed[object], spot: Yards, number: Yards) -> None:
    """The turnover section being read: from where, by how much, and which way (TO.plus, TO.minus).

    There is a line of scrimmage to count from (TO.from-scrimmage) if a ball lay on the field before.
    """
    base = ("TO.from-scrimmage",) if deed.position.spot is not None else ()
    clauses = ("TO.section", "TO.plus" if number > 0 else "TO.minus", *base)
    deed.say("turnover", clauses, **{"from": spot}, number=number)


def give_touchback(deed: Deed[object], position: Position, seat: Seat, *why: str) -> Position:
    """A ball in the end zone of the side that gets it is brought out to that side's 20."""
    return start_series(deed, position, seat, TOUCHBACK_LINE, *why)
