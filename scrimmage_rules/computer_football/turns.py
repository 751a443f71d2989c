"""Turns: squares are drawn, used up by the men of one side, and the other side follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Allot
from scrimmage_rules.computer_football.catching import resolve
from scrimmage_rules.computer_football.fumbles import left_lying, out_of_reach
from scrimmage_rules.computer_football.position import Count, Known, Position, Role, opposite, seat_of
from scrimmage_rules.computer_football.quarterback import SHIFTS, may_scramble, may_throw
from scrimmage_rules.computer_football.reach import any_move
from scrimmage_rules.kernel.contract import ActionRule, Event, Settled, alone, by_chance

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance


def anything_left(rules: Rules, position: Position) -> bool:
    """Whether the mover has any legal action (CF-A16); a pass that may be thrown counts."""
    return any_move(rules, position) or may_throw(rules, position) or may_scramble(position)


def go_on(
    rules: Rules, position: Position, events: list[Event], chance: Chance, next_mover: Role | None = None
) -> Settled:
    """After an action the turn goes on, or it is over; `next_mover` is who follows if it is not the other side."""
    if position.phase != "move":
        return position, events
    if out_of_reach(rules, position):
        return left_lying(rules, position, events)
    if position.left and anything_left(rules, position):
        return position, events
    return end_of_turn(rules, position, events, chance, next_mover)


def end_of_turn(
    rules: Rules, position: Position, events: list[Event], chance: Chance, next_mover: Role | None = None
) -> Settled:
    """The turn is over; what comes next is a disclosure, the end of a pass, and the other side's turn."""
    mover = position.mover
    assert mover is not None
    turns = Count(position.turns.offense + (mover == "offense"), position.turns.defense + (mover == "defense"))
    over = Event(
        "turn-over",
        ("M8.2", "M8.1", "M8.3", "OBJECTIVE.alternate", *(("PLAY.5.1",) if mover == "offense" else ("PLAY.end",))),
        {"seat": seat_of(position, mover), "unused": position.left},
    )
    shift_is_over = position.scramble in SHIFTS
    after = replace(
        position, phase="allot", turns=turns, mover=next_mover or opposite(mover), allotment=None, left=0, used={},
        scramble="spent" if shift_is_over else position.scramble,
    )  # fmt: skip
    after, told = disclose(after)
    events = [*events, over, *told]
    if position.air is not None and mover == "defense":
        return resolve(rules, after, events, chance)
    return after, events


def disclose(position: Position) -> tuple[Position, list[Event]]:
    """What becomes known now that each side has finished so many turns (PLAY.6.1, PLAY.7.4)."""
    finished = min(position.turns.offense, position.turns.defense)
    known, call = position.known, position.call
    assert call is not None
    told = []
    if finished >= 1 and not known.type:
        a_pass = call.zone is not None
        known = Known(type=True, carrier=known.carrier or a_pass, zone=known.zone)
        clauses = ("PLAY.6.1", "PLAY.6.2", *(("PLAY.7.1",) if a_pass else ()))
        told.append(Event("type-known", clauses, {"type": "pass" if a_pass else "run"}))
    if finished >= 2 and call.run is not None and not known.carrier:
        known = Known(type=True, carrier=True, zone=known.zone)
        told.append(Event("carrier-known", ("PLAY.7.4",), {"carrier": call.run}))
    return (replace(position, known=known) if told else position), told


# ---- squares are drawn


def _allot(rules: Rules, position: Position, _action: Allot, chance: Chance) -> Settled:
    """The turn begins with its squares; a side that can use none of them has lost it (CF-A24, CF-A27)."""
    squares = int(chance.pick("squares", "allotment", rules.squares))
    mover = position.mover
    assert mover is not None
    begun = replace(position, phase="move", allotment=squares, left=squares)
    clauses = ("SETTINGS.draw-each-turn", "SETTINGS.uniform", "SETTINGS.allotment", "PLAY.4.2")
    facts = {"seat": seat_of(position, mover), "squares": squares}
    return go_on(rules, begun, [Event("allotted", clauses, facts)], chance)


ALLOT = ActionRule(
    phases=frozenset({"allot"}),
    candidates=alone(Allot()),
    preconditions=(by_chance("SETTINGS.draw-each-turn"),),
    settle=_allot,
)
