"""A ball that leaves the field: which line it crosses, and who has it then (TS-A49, TS-A50).

The source knows neither touch lines nor goal kicks; nothing but a shot scores (TS-A24), so that a goal hex is off the
field for every other ball.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Event, Settled
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Man,
    Position,
    Seat,
    on_the_field,
    other,
    owner,
    place_of,
)
from scrimmage_rules.tactical_soccer.turns import finish_activation

if TYPE_CHECKING:
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

Line = Literal["side", "end"]


def line_crossed(pitch: Pitch, place: Hex) -> Line | None:
    """The line that a ball in this hex has crossed, None on the field; beyond both it is over the end line."""
    if place in pitch.field:
        return None
    return "end" if abs(place[1]) > pitch.end else "side"


def out(rules: Rules, position: Position, place: Hex, played_by: Man, clause: str, events: list[Event]) -> Settled:
    """The ball came down off the field, last played by this man: somebody has it, and the activation is over."""
    line = line_crossed(rules.pitch, place)
    gone = Event("out", (clause,), {"hex": place, "line": line, "by": played_by})
    if line == "side":
        man = _nearest(rules, position, other(owner(position, played_by)), place) or played_by
        return given(rules, position, man, clause, [*events, gone])
    defends: Seat = "blue" if place[1] > 0 else "red"
    if rules.reading["TS-A50"] == "corner" and owner(position, played_by) == defends:
        taker = _nearest(rules, position, other(defends), _corner(rules.pitch, place))
        if taker is not None:
            return given(rules, position, taker, clause, [*events, gone])
    return goalies_ball(rules, position, defends, clause, [*events, gone])


def goalies_ball(rules: Rules, position: Position, seat: Seat, clause: str, events: list[Event]) -> Settled:
    """The goalie of an end has the ball where he stands; without him it lies loose before his goal."""
    goalie = goalie_of(position, seat)
    if goalie is None:
        return lies_loose(rules, position, rules.pitch.before_goal(seat), clause, events)
    return given(rules, position, goalie, clause, events)


def given(rules: Rules, position: Position, man: Man, clause: str, events: list[Event]) -> Settled:
    """A man has the ball without a roll, and the activation is over."""
    event = Event("ball-to", (clause, "COMP.ball"), {"man": man})
    return finish_activation(rules, replace(position, holder=man), [*events, event])


def lies_loose(rules: Rules, position: Position, place: Hex, clause: str, events: list[Event]) -> Settled:
    """The ball lies in a hex where nobody holds it, and the activation is over."""
    place = rules.pitch.resting_place(place)
    event = Event("loose", (clause, "COMP.ball"), {"hex": place})
    return finish_activation(rules, replace(position, loose=place), [*events, event])


def goalie_of(position: Position, seat: Seat) -> Man | None:
    """A coach's goalie, None if he is off the field."""
    for man in position.squads.of(seat):
        if man in GOALIES and place_of(position, man) is not None:
            return man
    return None


def _nearest(rules: Rules, position: Position, seat: Seat, place: Hex) -> Man | None:
    """The man of a coach who is nearest to a hex; of equally near ones the first in order."""
    men = dict(on_the_field(position, seat))
    if not men:
        return None
    return min(men, key=lambda man: rules.pitch.distance(men[man], place))


def _corner(pitch: Pitch, place: Hex) -> Hex:
    """The corner of the field on the side where the ball went; straight behind the middle it is the attackers' left."""
    end = 1 if place[1] > 0 else -1
    side = place[0] if place[0] != 0 else -end
    return max(pitch.field, key=lambda each: (each[0] * side, each[1] * end))
