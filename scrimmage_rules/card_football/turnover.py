"""Turnovers and touchbacks: one procedure for plays, kick-offs and punts."""

from __future__ import annotations

from typing import NamedTuple

from scrimmage_rules.card_football.first_and_ten import start_series_of_downs
from scrimmage_rules.card_football.position import FIELD, Position, Possession, Seat, Yards, other_side
from scrimmage_rules.card_football.rule_context_types import Deed
from scrimmage_rules.card_football.safety import adjust_goal_line_spot, score_safety_or_touchdown_in_own_end_zone

TOUCHBACK_LINE = 20


class LostBall(NamedTuple):
    """A ball that one side loses to the other: `spot` is in yards from the loser's goal line, and `number` is the
    signed number of the card.

    A `keeper` gets the ball instead of the gainer if it stays on the field: the punter under KF-A17 offence-relative.
    """

    gainer: Seat
    spot: Yards
    number: Yards
    keeper: Seat | None = None


def give_ball_to_gainer(deed: Deed[object], position: Position, lost: LostBall) -> Position:
    """Return the position after a turnover: the gaining side has the ball, moved by the number of the card.

    (TO.plus, TO.minus, TO.defender-end-zone, TOUCHBACK.turnover, TO.offence-end-zone)
    """
    landed = adjust_goal_line_spot(deed.rules, lost.spot + lost.number)
    record_turnover_event(deed, lost.spot, lost.number)
    if landed >= FIELD:
        return give_touchback(deed, position, lost.gainer, "TO.defender-end-zone", "TOUCHBACK.turnover")
    if landed <= 0:
        return score_safety_or_touchdown_in_own_end_zone(deed, position, other_side(lost.gainer), "TO.offence-end-zone")
    if lost.keeper is not None:
        return start_series_of_downs(deed, position, Possession(lost.keeper, landed), "TO.meaning")
    return start_series_of_downs(deed, position, Possession(lost.gainer, FIELD - landed), "TO.meaning")


def record_turnover_event(deed: Deed[object], spot: Yards, number: Yards) -> None:
    """Record the event of a turnover: the spot of the ball, and the number of the card with its sign (TO.plus,
    TO.minus).

    TO.from-scrimmage is cited if a ball lay on the field before.
    """
    base = ("TO.from-scrimmage",) if deed.position.spot is not None else ()
    clauses = ("TO.section", "TO.plus" if number > 0 else "TO.minus", *base)
    deed.say("turnover", clauses, **{"from": spot}, number=number)


def give_touchback(deed: Deed[object], position: Position, seat: Seat, *causes: str) -> Position:
    """Return the position in which a side has the ball on its own 20."""
    return start_series_of_downs(deed, position, Possession(seat, TOUCHBACK_LINE), *causes)
