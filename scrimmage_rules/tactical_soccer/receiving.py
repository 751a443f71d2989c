"""Receiving: the receiver's roll, and the ball that scatters ahead of him when it fails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Leave, Receive
from scrimmage_rules.tactical_soccer.direction import bearing, hexes_ahead
from scrimmage_rules.tactical_soccer.out_of_play import lies_loose, line_crossed, out
from scrimmage_rules.tactical_soccer.position import Catch, Man, Position, hex_of, man_at, owner
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D3, roll_on_table
from scrimmage_rules.tactical_soccer.turns import finish_activation

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

SCATTERS = {1: "SCATTER.forward-left", 2: "SCATTER.forward-right", 3: "SCATTER.direct-ahead"}
STRAIGHT_AHEAD = 3


# ---- the roll


def receive(rules: Rules, position: Position, ball: Catch, events: list[Event], chance: Chance) -> Settled:
    """A man tries to control a ball that has come to his hex (PASS.receiver-rolls, TS-A45)."""
    man = ball.man
    where = None if ball.origin is None else bearing(rules, position, man, hex_of(position, man), ball.origin)
    skilled = has(rules, man, "Receive")
    if where == "ahead" and skilled:
        sure = Event("received", ("PASS.receiver-rolls", "SKILL.receive-auto-ahead"), {"man": man})
        return finish_activation(rules, replace(position, holder=man), [*events, sure])
    modifier, why = 0, tuple[str, ...]()
    if where == "rear":
        modifier = 0 if skilled else -1
        why = ("SKILL.receive-no-rear-penalty",) if skilled else ("PASS.rear-reception-penalty",)
    rolled = roll_on_table(chance, "receive", ball.row, modifier, "PASS.receiver-rolls", *why)
    name = "received" if rolled.letter == "S" else "receive-failed"
    events = [*events, Event(name, rolled.clauses, {"man": man, **rolled.facts})]
    if rolled.letter == "S":
        return finish_activation(rules, replace(position, holder=man), events)
    return _scatter(rules, position, man, (*ball.tried, man), events, chance)


# ---- the scatter


def _scatter(
    rules: Rules, position: Position, man: Man, tried: tuple[Man, ...], events: list[Event], chance: Chance
) -> Settled:
    """The ball goes one hex ahead of the man who failed; a D3 says which (SCATTER.d3)."""
    ahead = hexes_ahead(position, man, hex_of(position, man))
    faces: tuple[int, ...] = D3
    if rules.reading["TS-A49"] == "reroll":
        faces = tuple(face for face in D3 if line_crossed(rules.pitch, ahead[face - 1]) != "side")
    face = int(chance.pick("d3", "scatter", faces))
    place, clause = ahead[face - 1], SCATTERS[face]
    if line_crossed(rules.pitch, place) == "side" and rules.reading["TS-A49"] != "throw-in":
        place, clause = ahead[STRAIGHT_AHEAD - 1], SCATTERS[STRAIGHT_AHEAD]
    clauses = ("SCATTER.ahead-one", "SCATTER.d3", clause)
    events = [*events, Event("scattered", clauses, {"from": man, "d3": face, "hex": place})]
    return _come_down(rules, position, man, tried, place, events)


def _come_down(
    rules: Rules, position: Position, man: Man, tried: tuple[Man, ...], place: Hex, events: list[Event]
) -> Settled:
    """Where the scattered ball ends: off the field, loose, or with somebody who may try in turn (TS-A51)."""
    line = line_crossed(rules.pitch, place)
    if line == "end" and rules.reading["TS-A50"] == "stop-inside":
        return lies_loose(rules, position, hex_of(position, man), "SCATTER.ahead-one", events)
    if line is not None:
        return out(rules, position, place, man, "SCATTER.ahead-one", events)
    there, reading = man_at(position, place), rules.reading["TS-A51"]
    if there is None or reading == "no-right" or (there in tried and reading == "same-right-once-each"):
        return lies_loose(rules, position, place, "SCATTER.ahead-one", events)
    if reading == "takes-it":
        event = Event("ball-to", ("SCATTER.ahead-one", "COMP.ball"), {"man": there})
        return finish_activation(rules, replace(position, holder=there), [*events, event])
    ball = Catch(there, origin=hex_of(position, man), row=1, tried=tried)
    return replace(position, phase="receive", catch=ball), events


# ---- a ball that came down on somebody: he may try or leave it (FAILPASS.receive-attempt, TS-A77)


def _receive(rules: Rules, position: Position, _action: Receive, chance: Chance) -> Settled:
    assert position.catch is not None
    tries = Event("tries", ("FAILPASS.receive-attempt", "FAILPASS.any-team"), {"man": position.catch.man})
    return receive(rules, replace(position, catch=None), position.catch, [tries], chance)


def _leave(rules: Rules, position: Position, _action: Leave, _chance: Chance) -> Settled:
    assert position.catch is not None
    place = hex_of(position, position.catch.man)
    left = Event("left", ("FAILPASS.receive-attempt",), {"man": position.catch.man})
    return lies_loose(rules, replace(position, catch=None), place, "FAILPASS.receive-attempt", [left])


def _his_coach(_rules: Rules, position: Position, seat: str, _action: Any) -> bool:
    return position.catch is not None and seat == owner(position, position.catch.man)


HIS_COACH = (Precondition("FAILPASS.receive-attempt", "not-your-ball", _his_coach, also=("FAILPASS.any-team",)),)


def _receive_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Receive]:
    return (Receive(),) if _his_coach(_rules, position, seat, None) else ()


def _leave_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Leave]:
    return (Leave(),) if _his_coach(_rules, position, seat, None) else ()


RECEIVE = ActionRule(
    phases=frozenset({"receive"}), candidates=_receive_candidates, preconditions=HIS_COACH, settle=_receive, exact=True
)
LEAVE = ActionRule(
    phases=frozenset({"receive"}), candidates=_leave_candidates, preconditions=HIS_COACH, settle=_leave, exact=True
)
