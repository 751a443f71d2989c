"""Fumbles: the roll of the ball, its recovery, and the side that moves first after it."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import find_waiting_blockers, remove_man_from_waiting_blockers
from scrimmage_rules.computer_football.end_of_play import (
    DeadBallSpot,
    end_play_with_recovery,
    end_play_without_recovery,
)
from scrimmage_rules.computer_football.field import COMPASS_NS, ROWS
from scrimmage_rules.computer_football.men import LINEMEN
from scrimmage_rules.computer_football.objective import has_carrier_scored_touchdown, score_touchdown
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    Role,
    Square,
    find_man_on,
    find_men_by_square,
    get_attack_direction,
    get_mover,
    get_seat_of_role,
    get_square,
    other_side,
)
from scrimmage_rules.computer_football.rule_context_types import Deed
from scrimmage_rules.computer_football.settings import Rules

ROLL_CLAUSES = ("TACKLE.fumble-roll", COMPASS_NS)
ROLLS = ("north", "south")
ROLL = 4
"""Squares that a fumbled ball rolls (TACKLE.fumble-roll)."""

NORTHWARD = {"north": -1, "south": 1}

FIRST_MAN = "FUMBLE.first-man"


def resolve_fumble(deed: Deed[object], position: Position, role: Role, contact: Square) -> Position:
    """Return the position after the ball has rolled from the point of contact (CF-A72).

    The carrier and the tackler have left the field before.
    """
    roll = str(deed.pick("roll", "fumble", ROLLS))
    column, row = contact
    rest = row + ROLL * NORTHWARD[roll]
    reading = deed.rules.reading["CF-A72"]
    free = replace(position, carrier=None, fumbled_by=role, known=replace(position.known, carrier=True))
    if not 1 <= rest <= ROWS and reading == "out-of-bounds-dead":
        deed.say("out-of-bounds", ROLL_CLAUSES, roll=roll, column=column)
        return end_play_with_recovery(deed, free, DeadBallSpot(role, column))
    if not 1 <= rest <= ROWS and reading == "opposite-direction":
        rest = row - ROLL * NORTHWARD[roll]
    ball = (column, min(max(rest, 1), ROWS))
    deed.say("fumbled", ROLL_CLAUSES, roll=roll, ball=ball, by=get_seat_of_role(position, role))
    return _recover_or_leave_stopped_ball(deed, replace(free, loose=ball))


def _recover_or_leave_stopped_ball(deed: Deed[object], position: Position) -> Position:
    """Return the position after the ball has stopped: a man on its square recovers the ball.

    If two opponents are on this square, the man of the side that moves first recovers.
    """
    first = _find_side_that_goes_first(deed.rules, position)
    for role in (first, other_side(first)):
        man = find_man_on(position, role, position.loose)
        if man is not None:
            return recover_ball(deed, position, man, "FUMBLE.occupied")
    deed.say("loose", (_find_first_mover_clause(position),), left=position.left)
    return position


def _find_side_that_goes_first(rules: Rules, position: Position) -> Role:
    """Return the side that moves first for a loose ball; CF-A74 decides after a fumble in the fumbler's own turn."""
    mover, reading = get_mover(position), rules.reading["CF-A74"]
    if position.fumbled_by == mover and reading != "side-to-move-continues":
        return mover if reading == "offense-first" else other_side(mover)
    return mover if position.left else other_side(mover)


def _find_first_mover_clause(position: Position) -> str:
    """Return the clause that decides which side moves first for a loose ball."""
    if position.fumbled_by == position.mover:
        return FIRST_MAN
    return "FUMBLE.order.1" if position.left else "FUMBLE.order.2"


def recover_ball(deed: Deed[object], position: Position, man: Man, clause: str = FIRST_MAN) -> Position:
    """Return the position after a recovery: the play is over, unless CF-A73 lets the man run with the ball."""
    square = get_square(position, man)
    deed.say("recovered", (clause,), by=get_seat_of_role(position, man.role), man=man.label, square=square)
    held = replace(position, changed=position.changed or man.role == "defense", loose=None, carrier=man)
    held = remove_man_from_waiting_blockers(held, man)
    if deed.rules.reading["CF-A73"] == "dead-on-recovery":
        return end_play_with_recovery(deed, held, DeadBallSpot(man.role, square[0]))
    held = replace(held, fumbled_by=None)
    return score_touchdown(deed, held, man.role) if has_carrier_scored_touchdown(held, man, square[0]) else held


# ---- a ball that nobody can reach


def is_loose_ball_unreachable(rules: Rules, position: Position) -> bool:
    """Return whether no man on the field can ever reach the loose ball (CF-A99)."""
    ball = position.loose
    if ball is None:
        return False
    unable = find_waiting_blockers(rules, position)
    return not any(
        (label not in LINEMEN or get_attack_direction(position, role) * (ball[0] - place[0]) >= 0)
        and Man(role, label) not in unable
        for role in ROLES
        for place, label in find_men_by_square(position, role).items()
    )


def end_play_out_of_reach(deed: Deed[object], position: Position) -> Position:
    """Return the position after a play whose loose ball stays with the side that had it last (CF-A99)."""
    assert position.loose is not None
    assert position.fumbled_by is not None
    deed.say("out-of-reach", ("PLAY.end",), ball=position.loose)
    return end_play_without_recovery(deed, position, DeadBallSpot(position.fumbled_by, position.loose[0]))
