"""The catch: who has got to a thrown ball, and what comes of it when both sides have moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import leave_the_field
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Reached,
    Role,
    Square,
    seat_of,
    square_of,
    standing,
)
from scrimmage_rules.computer_football.possession import incomplete, recovered_at
from scrimmage_rules.computer_football.reach import can_catch
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

CONTESTED = ("incomplete", "incomplete", "complete", "intercepted")
"""The results of a contested pass, each as often as its share wants: 50, 25 and 25 per cent (PASS.4.2)."""

CERTAIN = {(True, False): "complete", (False, True): "intercepted", (False, False): "incomplete"}
"""The result where not both sides have got there, by receiver and defender (PASS.1, PASS.2, PASS.3)."""

CLAUSES = {
    (True, False): ("PASS.1",), (False, True): ("PASS.2",), (False, False): ("PASS.3",),
    (True, True): ("PASS.4.1", "PASS.4.2"),
}  # fmt: skip


def counts(rules: Rules, man: Man) -> bool:
    """Whether a man who gets to the ball counts: receivers of the offense, and any defender (PASS.defender-attempt)."""
    return man.of == "defense" or can_catch(rules, man.man)


def note_arrival(rules: Rules, position: Position, man: Man, place: Square) -> Position:
    """Remember who has got to the ball, where CF-A42 asks for more than standing there in the end."""
    reading, role = rules.reading["CF-A42"], man.of
    if place != position.air or reading == "standing-at-end-counts" or not counts(rules, man):
        return position
    if reading == "ever-there-counts" and position.reached.of(role) is not None:
        return position
    reached = {"offense": position.reached.offense, "defense": position.reached.defense, role: man.man}
    return replace(position, reached=Reached(**reached))


def at_the_throw(rules: Rules, position: Position) -> Position:
    """Those who stand where the ball is thrown have got there under CF-A42 `ever-there-counts`."""
    if rules.reading["CF-A42"] != "ever-there-counts" or position.air is None:
        return position
    for role in ("offense", "defense"):
        man = standing(position, role).get(position.air)
        if man is not None:
            position = note_arrival(rules, position, Man(role, man), position.air)
    return position


def _who_has_got_there(rules: Rules, position: Position, role: Role) -> Man | None:
    assert position.air is not None
    reading, remembered = rules.reading["CF-A42"], position.reached.of(role)
    if reading == "ever-there-counts":
        return None if remembered is None else Man(role, remembered)
    label = standing(position, role).get(position.air)
    if label is None or not counts(rules, Man(role, label)):
        return None
    if reading == "must-move-on" and label != remembered:
        return None
    return Man(role, label)


# ---- the result


def resolve(rules: Rules, position: Position, events: list[Event], chance: Chance) -> Settled:
    """Both sides have used their squares: the pass is complete, intercepted or incomplete (PASS.use-all)."""
    receiver = _who_has_got_there(rules, position, "offense")
    defender = _who_has_got_there(rules, position, "defense")
    there = (receiver is not None, defender is not None)
    result = CERTAIN.get(there) or str(chance.pick("catch", "contested-pass", CONTESTED))
    attempts = ("PASS.receiver-attempt", "PASS.defender-attempt", "PASS.use-all")
    facts = {"result": result, "receiver": _label(receiver), "defender": _label(defender), "at": position.air}
    events = [*events, Event("pass", (*CLAUSES[there], *attempts), facts)]
    if result == "incomplete":
        return incomplete(rules, position, events)
    catcher, loser = (receiver, defender) if result == "complete" else (defender, receiver)
    assert catcher is not None
    return _caught(rules, position, catcher, loser, events)


def _label(man: Man | None) -> str | None:
    return None if man is None else man.man


def _caught(rules: Rules, position: Position, catcher: Man, loser: Man | None, events: list[Event]) -> Settled:
    """The catcher is the carrier; what becomes of the man he beat is CF-A46's."""
    column = square_of(position, catcher)[0]
    held = replace(
        position, carrier=catcher, air=None, reached=Reached(), changed=position.changed or catcher.of == "defense"
    )
    if loser is not None and rules.reading["CF-A46"] == "loser-removed":
        held = leave_the_field(rules, held, loser)
        gone = {"gone": loser.man, "by": seat_of(position, loser.of)}
        events = [*events, Event("beaten", ("PASS.4.1",), gone)]
    if scores(held, catcher.of, column):
        return touchdown(held, catcher.of, events)
    contested_dead = loser is not None and rules.reading["CF-A46"] == "down-at-the-catch"
    interception_dead = catcher.of == "defense" and rules.reading["CF-A48"] == "dead-at-catch"
    if contested_dead or interception_dead:
        return recovered_at(rules, held, catcher.of, column, events)
    return replace(held, mover=_who_moves_next(rules, catcher)), events


def _who_moves_next(rules: Rules, catcher: Man) -> Role:
    """The throwing side, whose turn it is by alternation, or the side with the ball (CF-A47)."""
    if rules.reading["CF-A47"] == "ball-side-first":
        return catcher.of
    return "offense"
