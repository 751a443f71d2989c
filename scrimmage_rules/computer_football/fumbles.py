"""Fumbles: where the ball rolls, who gets it, and who moves first for it."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import waiting, waits_no_more
from scrimmage_rules.computer_football.field import COMPASS_NS, ROWS
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    Role,
    Square,
    ahead,
    man_on,
    mover_of,
    opposite,
    seat_of,
    square_of,
    standing,
)
from scrimmage_rules.computer_football.possession import Spot, left_lying, recovered_at
from scrimmage_rules.computer_football.rule_context import Deed
from scrimmage_rules.computer_football.settings import Rules

ROLL_CLAUSES = ("TACKLE.fumble-roll", COMPASS_NS)
ROLLS = ("north", "south")
ROLL = 4
"""Squares that a fumbled ball rolls (TACKLE.fumble-roll)."""

NORTHWARD = {"north": -1, "south": 1}

FIRST_MAN = "FUMBLE.first-man"


def fumble(deed: Deed[object], position: Position, role: Role, contact: Square) -> Position:
    """The carrier of a line-up has lost the ball at the point of contact; both men are gone already."""
    roll = str(deed.pick("roll", "fumble", ROLLS))
    column, row = contact
    rest = row + ROLL * NORTHWARD[roll]
    reading = deed.rules.reading["CF-A72"]
    free = replace(position, carrier=None, fumbled_by=role, known=replace(position.known, carrier=True))
    if not 1 <= rest <= ROWS and reading == "out-of-bounds-dead":
        deed.say("out-of-bounds", ROLL_CLAUSES, roll=roll, column=column)
        return recovered_at(deed, free, Spot(role, column))
    if not 1 <= rest <= ROWS and reading == "opposite-direction":
        rest = row - ROLL * NORTHWARD[roll]
    ball = (column, min(max(rest, 1), ROWS))
    deed.say("fumbled", ROLL_CLAUSES, roll=roll, ball=ball, by=seat_of(position, role))
    return _comes_to_rest(deed, replace(free, loose=ball))


def _comes_to_rest(deed: Deed[object], position: Position) -> Position:
    """A man who stands there has the ball without a move; of two opponents the one whose side moves first for it."""
    first = _goes_first(deed.rules, position)
    for role in (first, opposite(first)):
        man = man_on(position, role, position.loose)
        if man is not None:
            return recover(deed, position, man, "FUMBLE.occupied")
    deed.say("loose", (_who_is_first(position),), left=position.left)
    return position


def _goes_first(rules: Rules, position: Position) -> Role:
    """The side that is first to move for a fumble; CF-A74 says which where a side has lost the ball in its own turn."""
    mover, reading = mover_of(position), rules.reading["CF-A74"]
    if position.fumbled_by == mover and reading != "side-to-move-continues":
        return mover if reading == "offense-first" else opposite(mover)
    return mover if position.left else opposite(mover)


def _who_is_first(position: Position) -> str:
    """The side in whose turn it happened goes on with what it has left, else the other begins."""
    if position.fumbled_by == position.mover:
        return FIRST_MAN
    return "FUMBLE.order.1" if position.left else "FUMBLE.order.2"


def recover(deed: Deed[object], position: Position, man: Man, clause: str = FIRST_MAN) -> Position:
    """The man has the ball: the play is over, unless CF-A73 lets him run with it."""
    square = square_of(position, man)
    deed.say("recovered", (clause,), by=seat_of(position, man.role), man=man.label, square=square)
    held = replace(position, changed=position.changed or man.role == "defense", loose=None, carrier=man)
    held = waits_no_more(held, man)
    if deed.rules.reading["CF-A73"] == "dead-on-recovery":
        return recovered_at(deed, held, Spot(man.role, square[0]))
    held = replace(held, fumbled_by=None)
    return touchdown(deed, held, man.role) if scores(held, man, square[0]) else held


# ---- a ball that nobody can reach


def out_of_reach(rules: Rules, position: Position) -> bool:
    """Whether no man left on the field can ever get to the loose ball (CF-A99)."""
    ball = position.loose
    if ball is None:
        return False
    unable = waiting(rules, position)
    return not any(
        (label not in LINEMEN or ahead(position, role) * (ball[0] - place[0]) >= 0) and Man(role, label) not in unable
        for role in ROLES
        for place, label in standing(position, role).items()
    )


def given_up(deed: Deed[object], position: Position) -> Position:
    """The side that had the ball last keeps it where it lies (CF-A99)."""
    assert position.loose is not None
    assert position.fumbled_by is not None
    deed.say("out-of-reach", ("PLAY.end",), ball=position.loose)
    return left_lying(deed, position, Spot(position.fumbled_by, position.loose[0]))
