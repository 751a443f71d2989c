"""Failed passes: the hex where the ball lands, and the men who may receive it there."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only
from scrimmage_rules.tactical_soccer.actions import Leave, Receive
from scrimmage_rules.tactical_soccer.ball_out_of_play import (
    BallWithoutHolder,
    Line,
    find_line_crossed,
    leave_ball_loose,
    restart_after_out_of_play,
)
from scrimmage_rules.tactical_soccer.position import (
    Catch,
    Flight,
    Position,
    find_coach_of_man,
    find_man_in_hex,
    get_catch,
    get_hex_on_field,
)
from scrimmage_rules.tactical_soccer.receiving import roll_for_reception
from scrimmage_rules.tactical_soccer.rule_context_types import At, Deed
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import D3, LONGEST
from scrimmage_rules.tactical_soccer.turns import end_activation

OFFSETS = {1: 2, 2: 1, 3: -2}
"""For each face of the D3, the number of hexes by which the ball lands beyond the receiver.

Negative numbers are short of him.
"""

LANDINGS = {1: "FAILPASS.past-two", 2: "FAILPASS.past-one", 3: "FAILPASS.short-two"}
STAYS_IN = {"side": ("stop-inside", "reroll"), "end": ("stop-inside",)}
"""Readings of TS-A49 and TS-A50 under which a ball stops in the last field hex before a line."""

RECEIVE_ATTEMPT = "FAILPASS.receive-attempt"
"""Clause about the hex where a ball comes down.

A man who is there may try to receive the ball, and a man who finds it loose may take it.
"""


# ---- landing hexes


def roll_failed_pass(deed: Deed[object], position: Position, flight: Flight) -> Flight:
    """Return the flight to the landing hex that a D3 selects (FAILPASS.d3)."""
    rules, target = deed.rules, get_hex_on_field(position, flight.receiver)
    face = int(deed.pick("d3", "failed-pass", list_possible_d3_faces(rules, flight.origin, target)))
    bound = find_landing_hex(rules, flight.origin, target, OFFSETS[face])
    deed.say("pass-failed", ("FAILPASS.direction", "FAILPASS.d3", LANDINGS[face]), d3=face, hex=bound)
    return replace(flight, to=bound, good=False)


def list_possible_d3_faces(rules: Rules, origin: Hex, target: Hex) -> tuple[int, ...]:
    """Return the possible faces of the D3. TS-A49 reroll excludes faces with which the ball crosses the side line."""
    if rules.reading["TS-A49"] != "reroll":
        return D3
    return tuple(face for face in D3 if find_crossed_line(rules, origin, target, OFFSETS[face]) != "side")


def find_landing_hexes(rules: Rules, origin: Hex, target: Hex) -> set[Hex]:
    """Return the hexes where a failed pass can land."""
    return {
        find_landing_hex(rules, origin, target, OFFSETS[face]) for face in list_possible_d3_faces(rules, origin, target)
    }


def find_landing_hex(rules: Rules, origin: Hex, target: Hex, offset: int) -> Hex:
    """Return the landing hex at an offset from the target; this hex is off the field if the ball goes out of play."""
    place, line = find_hex_on_pass_line(rules, origin, target, offset), find_crossed_line(rules, origin, target, offset)
    if line is None or rules.reading["TS-A49" if line == "side" else "TS-A50"] not in STAYS_IN[line]:
        return place
    nearer = (find_hex_on_pass_line(rules, origin, target, shorter) for shorter in range(offset - 1, -LONGEST, -1))
    return next(each for each in nearer if each in rules.pitch.field or each == origin)


def find_hex_on_pass_line(rules: Rules, origin: Hex, target: Hex, offset: int) -> Hex:
    """Return the hex at an offset on the line of the pass, never behind the passer (TS-A47).

    Of equally near hexes, one on the field comes first, then the leftmost one (TS-A48).
    """
    distance = rules.pitch.distance(origin, target)
    near = rules.pitch.grid.nearest(origin, target, Fraction(max(0, distance + offset), distance))
    return next((place for place in near if place in rules.pitch.field), near[0])


def find_crossed_line(rules: Rules, origin: Hex, target: Hex, offset: int) -> Line | None:
    """Return the line that a failed pass would cross; None if the ball stays with the passer."""
    place = find_hex_on_pass_line(rules, origin, target, offset)
    return None if place == origin else find_line_crossed(rules.pitch, place)


# ---- the landing


def resolve_landed_ball(deed: Deed[object], position: Position, flight: Flight) -> Position:
    """Land the ball; a man of either side in its hex may try to receive it (FAILPASS.any-team)."""
    pitch, stayed = deed.rules.pitch, flight.to == flight.origin
    if not stayed and flight.to not in pitch.field:
        return restart_after_out_of_play(
            deed, position, BallWithoutHolder(flight.to, flight.passer, "FAILPASS.direction")
        )
    man = find_man_in_hex(position, flight.to)
    if man is None:
        return leave_ball_loose(deed, position, flight.to, "FAILPASS.direction")
    row = 1 if stayed else min(pitch.distance(flight.origin, flight.to), LONGEST)
    ball = Catch(man, origin=None if stayed else flight.origin, row=row, tried=())
    return replace(position, phase="receive", catch=ball)


# ---- a ball that landed on a man, who may try or leave it (TS-A77)


def _receive_landed_ball(deed: Deed[Receive]) -> Position:
    ball = get_catch(deed.position)
    deed.say("tries", (RECEIVE_ATTEMPT, "FAILPASS.any-team"), man=ball.man)
    return end_activation(deed, roll_for_reception(deed, replace(deed.position, catch=None), ball))


def _leave_landed_ball(deed: Deed[Leave]) -> Position:
    man = get_catch(deed.position).man
    deed.say("left", (RECEIVE_ATTEMPT,), man=man)
    left = replace(deed.position, catch=None)
    return end_activation(deed, leave_ball_loose(deed, left, get_hex_on_field(left, man), RECEIVE_ATTEMPT))


def _is_coach_of_man_under_ball(at: At[Receive | Leave]) -> bool:
    return at.seat == find_coach_of_man(at.position, get_catch(at.position).man)


HIS_COACH: tuple[Precondition[Rules, Position, Receive | Leave], ...] = (
    Precondition(RECEIVE_ATTEMPT, "not-your-ball", _is_coach_of_man_under_ball, facts=SEAT),
)

RECEIVE = ActionRule(
    action=Receive,
    stages=("receive",),
    candidates=only(Receive()),
    preconditions=HIS_COACH,
    effect=_receive_landed_ball,
    complete=True,
)
LEAVE = ActionRule(
    action=Leave,
    stages=("receive",),
    candidates=only(Leave()),
    preconditions=HIS_COACH,
    effect=_leave_landed_ball,
    complete=True,
)

RULES = (RECEIVE, LEAVE)
