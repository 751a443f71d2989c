"""A ball that leaves the field: which line it crosses, and who has it then (TS-A49, TS-A50).

The source knows neither touch lines nor goal kicks; nothing but a shot scores (TS-A24), so that a goal hex is off the
field for every other ball.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.goalie import goalie_of
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import Man, Position, Seat, man_at, on_the_field, other, owner
from scrimmage_rules.tactical_soccer.rule_context import Deed

Line = Literal["side", "end"]


class Stray(msgspec.Struct, frozen=True):
    """A ball that nobody controls: the hex it comes down in, who played it last, and the clause that took it there."""

    hex: Hex
    played_by: Man
    clause: str


def line_crossed(pitch: Pitch, place: Hex) -> Line | None:
    """The line that a ball in this hex has crossed, None on the field; beyond both it is over the end line."""
    if place in pitch.field:
        return None
    return "end" if abs(place[1]) > pitch.end else "side"


# ---- off the field


def out(deed: Deed[object], position: Position, ball: Stray) -> Position:
    """The ball came down off the field: somebody has it, or it lies loose before a goal."""
    rules, line = deed.rules, line_crossed(deed.rules.pitch, ball.hex)
    deed.say("out", (ball.clause,), hex=ball.hex, line=line, by=ball.played_by)
    last = owner(position, ball.played_by)
    if line == "side":
        thrower = _nearest(rules, position, other(last), ball.hex)
        return given(deed, position, thrower or ball.played_by, ball.clause)
    defends: Seat = "blue" if ball.hex[1] > 0 else "red"
    if rules.reading["TS-A50"] == "corner" and last == defends:
        taker = _nearest(rules, position, other(defends), _corner(rules.pitch, ball.hex))
        if taker is not None:
            return given(deed, position, taker, ball.clause)
    return goalies_ball(deed, position, defends, ball.clause)


def _nearest(rules: Rules, position: Position, seat: Seat, place: Hex) -> Man | None:
    """The man of a coach who is nearest to a hex; of equally near ones the first in order."""
    men = dict(on_the_field(position, seat))
    return min(men, key=lambda man: rules.pitch.distance(men[man], place), default=None)


def _corner(pitch: Pitch, place: Hex) -> Hex:
    """The corner of the field on the side where the ball went; straight behind the middle it is the attackers' left."""
    end = 1 if place[1] > 0 else -1
    side = place[0] if place[0] != 0 else -end
    return max(pitch.field, key=lambda each: (each[0] * side, each[1] * end))


# ---- whose it is


def goalies_ball(deed: Deed[object], position: Position, seat: Seat, clause: str) -> Position:
    """The goalie of an end has the ball where he stands; without him it lies loose before his goal."""
    goalie = goalie_of(position, seat)
    if goalie is None:
        return lies_loose(deed, position, deed.rules.pitch.before_goal(seat), clause)
    return given(deed, position, goalie, clause)


def given(deed: Deed[object], position: Position, man: Man, clause: str) -> Position:
    """A man has the ball without a roll."""
    deed.say("ball-to", (clause, "COMP.ball"), man=man)
    return replace(position, holder=man)


def lies_loose(deed: Deed[object], position: Position, place: Hex, clause: str) -> Position:
    """The ball comes to lie in a hex; never in a goal hex, but before that goal. A man there may have it (TS-A84)."""
    rests = deed.rules.pitch.resting_place(place)
    there = man_at(position, rests)
    if there is not None and deed.rules.reading["TS-A84"] == "he-has-it":
        return given(deed, position, there, clause)
    deed.say("loose", (clause, "COMP.ball"), hex=rests)
    return replace(position, loose=rests)
