"""Receiving: the receiver's roll, and the scatter of the ball after a failure."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.ball_out_of_play import (
    BallWithoutHolder,
    find_line_crossed,
    give_ball_to_man,
    leave_ball_loose,
    restart_after_out_of_play,
)
from scrimmage_rules.tactical_soccer.facing import classify_hex_as_ahead_or_behind, list_hexes_ahead_of_man
from scrimmage_rules.tactical_soccer.position import Catch, Position, find_man_in_hex, get_hex_on_field
from scrimmage_rules.tactical_soccer.rule_context_types import Deed
from scrimmage_rules.tactical_soccer.tables import D3, UNMODIFIED, Modifier, roll_on_table

SCATTERS = {1: "SCATTER.forward-left", 2: "SCATTER.forward-right", 3: "SCATTER.direct-ahead"}
STRAIGHT_AHEAD = 3

REAR_PENALTY = Modifier(-1, ("PASS.rear-reception-penalty",))
NO_REAR_PENALTY = Modifier(0, ("SKILL.receive-no-rear-penalty",))
"""The modifiers for a ball from behind: `REAR_PENALTY` without the Receive skill, `NO_REAR_PENALTY` with it."""


# ---- the roll


def roll_for_reception(deed: Deed[object], position: Position, ball: Catch) -> Position:
    """Roll for a man who tries to control a ball in his hex (PASS.receiver-rolls, TS-A45)."""
    man, skilled = ball.man, deed.rules.skills.has(ball.man, "Receive")
    comes_from = (
        None if ball.origin is None else classify_hex_as_ahead_or_behind(deed.rules, position, man, ball.origin)
    )
    if comes_from == "ahead" and skilled:
        deed.say("received", ("PASS.receiver-rolls", "SKILL.receive-auto-ahead"), man=man)
        return replace(position, holder=man)
    modifier = UNMODIFIED
    if comes_from == "rear":
        modifier = NO_REAR_PENALTY if skilled else REAR_PENALTY
    rolled = roll_on_table(deed, "receive", ball.row, modifier)
    good = rolled.letter == "S"
    deed.say(
        "received" if good else "receive-failed", ("PASS.receiver-rolls", *rolled.clauses), man=man, **rolled.facts
    )
    return replace(position, holder=man) if good else _scatter_ball(deed, position, ball)


# ---- the scatter


def _scatter_ball(deed: Deed[object], position: Position, ball: Catch) -> Position:
    """Move the ball one hex ahead of the man who failed; a D3 selects the hex (SCATTER.d3)."""
    pitch, reading = deed.rules.pitch, deed.rules.reading["TS-A49"]
    ahead = list_hexes_ahead_of_man(position, ball.man)
    faces: tuple[int, ...] = D3
    if reading == "reroll":
        faces = tuple(face for face in D3 if find_line_crossed(pitch, ahead[face - 1]) != "side")
    rolled = face = int(deed.pick("d3", "scatter", faces))
    if find_line_crossed(pitch, ahead[face - 1]) == "side" and reading != "throw-in":
        face = STRAIGHT_AHEAD
    place = ahead[face - 1]
    clauses = ("SCATTER.ahead-one", "SCATTER.d3", SCATTERS[face])
    deed.say("scattered", clauses, **{"from": ball.man, "d3": rolled, "hex": place})
    return _land_scattered_ball(deed, position, ball, place)


def _land_scattered_ball(deed: Deed[object], position: Position, failed: Catch, place: Hex) -> Position:
    """Land the scattered ball: off the field, loose, or on a man who may try (TS-A51)."""
    clause, start, reading = "SCATTER.ahead-one", get_hex_on_field(position, failed.man), deed.rules.reading["TS-A51"]
    line = find_line_crossed(deed.rules.pitch, place)
    if line == "end" and deed.rules.reading["TS-A50"] == "stop-inside":
        return leave_ball_loose(deed, position, start, clause)
    if line is not None:
        return restart_after_out_of_play(deed, position, BallWithoutHolder(place, failed.man, clause))
    there, tried = find_man_in_hex(position, place), (*failed.tried, failed.man)
    if there is None or reading == "no-right" or (there in tried and reading == "same-right-once-each"):
        return leave_ball_loose(deed, position, place, clause)
    if reading == "takes-it":
        return give_ball_to_man(deed, position, there, clause)
    return replace(position, phase="receive", catch=Catch(there, origin=start, row=1, tried=tried))
