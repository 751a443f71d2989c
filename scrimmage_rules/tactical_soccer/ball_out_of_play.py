"""Balls that leave the field: the line they cross, and the new holder (TS-A49, TS-A50).

The source has neither touch lines nor goal kicks. Only a shot scores (TS-A24). For any other ball, a goal hex is off
the field.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.goalie import find_goalie
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import (
    Man,
    Position,
    Seat,
    find_coach_of_man,
    find_man_in_hex,
    list_men_on_field,
    other_seat,
)
from scrimmage_rules.tactical_soccer.rule_context_types import Deed
from scrimmage_rules.tactical_soccer.settings import Rules

Line = Literal["side", "end"]


class BallWithoutHolder(msgspec.Struct, frozen=True):
    """A ball without a holder: its landing hex, the last man who played it, and the clause that moved it."""

    hex: Hex
    played_by: Man
    clause: str


def find_line_crossed(pitch: Pitch, place: Hex) -> Line | None:
    """Return the line that a ball in this hex has crossed: `end` or `side`, or None for a hex on the field.

    A hex beyond both lines is beyond the end line.
    """
    if place in pitch.field:
        return None
    return "end" if abs(place[1]) > pitch.end else "side"


# ---- off the field


def restart_after_out_of_play(deed: Deed[object], position: Position, ball: BallWithoutHolder) -> Position:
    """Resolve a ball off the field: a man gets it, or it lies loose before a goal."""
    rules, line = deed.rules, find_line_crossed(deed.rules.pitch, ball.hex)
    deed.say("out", (ball.clause,), hex=ball.hex, line=line, by=ball.played_by)
    last = find_coach_of_man(position, ball.played_by)
    if line == "side":
        thrower = _find_nearest_man(rules, position, other_seat(last), ball.hex)
        return give_ball_to_man(deed, position, thrower or ball.played_by, ball.clause)
    defends: Seat = "blue" if ball.hex[1] > 0 else "red"
    if rules.reading["TS-A50"] == "corner" and last == defends:
        taker = _find_nearest_man(rules, position, other_seat(defends), _find_nearest_corner(rules.pitch, ball.hex))
        if taker is not None:
            return give_ball_to_man(deed, position, taker, ball.clause)
    return give_ball_to_goalie(deed, position, defends, ball.clause)


def _find_nearest_man(rules: Rules, position: Position, seat: Seat, place: Hex) -> Man | None:
    """Return the man of a coach who is nearest to a hex. If several men are equally near, return the first in order."""
    men = dict(list_men_on_field(position, seat))
    return min(men, key=lambda man: rules.pitch.distance(men[man], place), default=None)


def _find_nearest_corner(pitch: Pitch, place: Hex) -> Hex:
    """Return the corner of the field nearest the ball; from the middle, the corner on the attackers' left."""
    end = 1 if place[1] > 0 else -1
    side = place[0] if place[0] != 0 else -end
    return max(pitch.field, key=lambda each: (each[0] * side, each[1] * end))


# ---- the new holder


def give_ball_to_goalie(deed: Deed[object], position: Position, seat: Seat, clause: str) -> Position:
    """Give the ball to a coach's goalie where he stands; without a goalie, the ball lies loose before the goal."""
    goalie = find_goalie(position, seat)
    if goalie is None:
        return leave_ball_loose(deed, position, deed.rules.pitch.find_hex_before_goal(seat), clause)
    return give_ball_to_man(deed, position, goalie, clause)


def give_ball_to_man(deed: Deed[object], position: Position, man: Man, clause: str) -> Position:
    """Give the ball to a man without a roll."""
    deed.say("ball-to", (clause, "COMP.ball"), man=man)
    return replace(position, holder=man)


def leave_ball_loose(deed: Deed[object], position: Position, place: Hex, clause: str) -> Position:
    """Leave the ball in a hex, before a goal instead of in it; a man there may get it (TS-A84)."""
    rests = deed.rules.pitch.find_resting_hex(place)
    there = find_man_in_hex(position, rests)
    if there is not None and deed.rules.reading["TS-A84"] == "he-has-it":
        return give_ball_to_man(deed, position, there, clause)
    deed.say("loose", (clause, "COMP.ball"), hex=rests)
    return replace(position, loose=rests)
