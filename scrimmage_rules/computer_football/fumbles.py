"""Fumbles: where the ball rolls, who gets it, and who moves first for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import waiting
from scrimmage_rules.computer_football.field import ROWS
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    Role,
    Square,
    ahead,
    opposite,
    seat_of,
    standing,
)
from scrimmage_rules.computer_football.possession import recovered_at
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

ROLLS = ("north", "south")
ROLL = 4
"""Squares that a fumbled ball rolls (TACKLE.fumble-roll)."""

NORTHWARD = {"north": -1, "south": 1}


def fumble(
    rules: Rules, position: Position, role: Role, contact: Square, events: list[Event], chance: Chance
) -> Settled:
    """The carrier of a line-up has lost the ball at the point of contact; both men are gone already."""
    where = str(chance.pick("roll", "fumble", ROLLS))
    column, row = contact
    rest = row + ROLL * NORTHWARD[where]
    reading = rules.reading["CF-A72"]
    clauses = ("TACKLE.fumble-roll", "FIELD.compass-ns")
    loose = replace(position, carrier=None, fumbled_by=role, known=replace(position.known, carrier=True))
    if not 1 <= rest <= ROWS and reading == "out-of-bounds-dead":
        out = Event("out-of-bounds", clauses, {"roll": where, "column": column})
        return recovered_at(rules, loose, role, column, [*events, out])
    if not 1 <= rest <= ROWS and reading == "opposite-direction":
        rest = row - ROLL * NORTHWARD[where]
    ball = (column, min(max(rest, 1), ROWS))
    events = [*events, Event("fumbled", clauses, {"roll": where, "ball": ball, "by": seat_of(position, role)})]
    return _comes_to_rest(rules, replace(loose, loose=ball), ball, events)


def _comes_to_rest(rules: Rules, position: Position, ball: Square, events: list[Event]) -> Settled:
    """A man who stands there has the ball without a move; of two opponents the one whose side is moving."""
    mover = position.mover
    assert mover is not None
    for role in (mover, opposite(mover)):
        man = standing(position, role).get(ball)
        if man is not None:
            return recover(rules, position, Man(role, man), ball, events, "FUMBLE.occupied")
    return position, [*events, _who_is_first(position)]


def _who_is_first(position: Position) -> Event:
    """The side in whose turn it happened goes on with what it has left, else the other begins."""
    assert position.mover is not None
    if position.fumbled_by == position.mover:
        return Event("loose", ("FUMBLE.first-man",), {"left": position.left})
    clause = "FUMBLE.order.1" if position.left else "FUMBLE.order.2"
    return Event("loose", (clause,), {"left": position.left})


def recover(
    rules: Rules, position: Position, man: Man, place: Square, events: list[Event], clause: str = "FUMBLE.first-man"
) -> Settled:
    """The man has the ball: the play is over, unless CF-A73 lets him run with it."""
    facts = {"by": seat_of(position, man.of), "man": man.man, "square": place}
    events = [*events, Event("recovered", (clause,), facts)]
    held = replace(position, changed=position.changed or man.of == "defense", loose=None, carrier=man)
    if rules.reading["CF-A73"] == "dead-on-recovery":
        return recovered_at(rules, held, man.of, place[0], events)
    held = replace(held, fumbled_by=None)
    if scores(held, man.of, place[0]):
        return touchdown(held, man.of, events)
    return held, events


# ---- a ball that nobody can reach


def out_of_reach(rules: Rules, position: Position) -> bool:
    """Whether no man left on the field can ever get to the loose ball (CF-A99)."""
    ball = position.loose
    if ball is None:
        return False
    unable = waiting(rules, position)
    return not any(
        (man not in LINEMEN or ahead(position, role) * (ball[0] - place[0]) >= 0) and Man(role, man) not in unable
        for role in ROLES
        for place, man in standing(position, role).items()
    )


def left_lying(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """The side that had the ball last keeps it where it lies (CF-A99)."""
    assert position.loose is not None
    assert position.fumbled_by is not None
    role, column = position.fumbled_by, position.loose[0]
    events = [*events, Event("out-of-reach", ("PLAY.end",), {"ball": position.loose})]
    return recovered_at(rules, position, role, column, events)
