"""Where the men whose turn it is can go: every straight stretch, and what stops it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import waiting
from scrimmage_rules.computer_football.field import DIRECTIONS, cost, on_the_field
from scrimmage_rules.computer_football.men import ENDS, LINEMEN, SPEED
from scrimmage_rules.computer_football.position import Man, Position, Role, Square, ahead, opposite, standing
from scrimmage_rules.computer_football.quarterback import squares_allowed

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

RECEIVERS = ENDS | {"F", "H", "T"}
"""The offensive men who may catch a pass: ends and backs; the passer by CF-A44 (PASS.receiver-attempt)."""

Rays = tuple[tuple[tuple[Square, Move], ...], ...]


def can_catch(rules: Rules, man: str) -> bool:
    """Whether a man of the offense is an eligible receiver."""
    return man in RECEIVERS or (man == "Q" and rules.reading["CF-A44"] == "backs-include-q")


@lru_cache(maxsize=1 << 17)
def rays(man: str, start: Square, squares: int, way: int) -> Rays:
    """The stretches of a man in each direction, shortest first, for so many squares; `way` is the way he attacks.

    Tackles and guards have none backward (M7.1, M7.2, CF-A22, CF-A23).
    """
    found = []
    for across, down in DIRECTIONS:
        if man in LINEMEN and across == -way:
            continue
        steps = range(1, squares // cost((across, down), 1) + 1)
        places = [(start[0] + across * step, start[1] + down * step) for step in steps]
        found.append(tuple((place, Move(man, place)) for place in places if on_the_field(place)))
    return tuple(ray for ray in found if ray)


def squares_left(rules: Rules, position: Position, man: str) -> int:
    """How many squares a man of the mover may still be moved this turn (M2, M8.2)."""
    left = min(SPEED[man] - position.used.get(man, 0), position.left)
    if man == "Q" and position.mover == "offense":
        allowed = squares_allowed(rules, position)
        return left if allowed is None else min(left, allowed)
    return left


def moves(rules: Rules, position: Position) -> Iterator[Move]:
    """Every stretch that the mover's men can be sent along now."""
    mover = position.mover
    assert mover is not None
    ours, theirs = standing(position, mover), standing(position, opposite(mover))
    way, unable = ahead(position, mover), waiting(rules, position)
    taken = {*ours, *theirs}
    special = position.air is not None or position.loose is not None or position.marks
    for start, man in ours.items():
        squares = squares_left(rules, position, man)
        if squares < 1 or (unable and Man(mover, man) in unable):
            continue
        for ray in rays(man, start, squares, way):
            for place, move in ray:
                if place not in taken:
                    if not special or may_stand(rules, position, mover, man, place):
                        yield move
                    if place != position.loose:
                        continue
                elif _may_meet(rules, position, Man(mover, man), place, ours, theirs):
                    yield move
                break


def may_stand(rules: Rules, position: Position, mover: Role, man: str, place: Square) -> bool:
    """Under CF-A45 `entry-forbidden` an offensive man who cannot catch keeps off the square of a thrown ball."""
    return not (
        place == position.air
        and mover == "offense"
        and rules.reading["CF-A45"] == "entry-forbidden"
        and not can_catch(rules, man)
    )


def _may_meet(
    rules: Rules, position: Position, man: Man, place: Square, ours: dict[Square, str], theirs: dict[Square, str]
) -> bool:
    """Whether a stretch may end on a square where somebody stands."""
    if place in ours and not second_half_beside(rules, position, man, place):
        return False
    opponent = theirs.get(place)
    if opponent is None:
        return False
    return (
        meeting_allowed(rules, position, place)
        and may_tackle(rules, position, man, Man(opposite(man.of), opponent))
        and may_stand(rules, position, man.of, man.man, place)
    )


def second_half_beside(rules: Rules, position: Position, man: Man, place: Square) -> bool:
    """Whether the square is that of a marked opponent beside whom a first half waits (CF-A53 `waits-beside`)."""
    if rules.reading["CF-A53"] != "waits-beside":
        return False
    target = standing(position, opposite(man.of)).get(place)
    own = standing(position, man.of).get(place)
    return any(mark.man == target and mark.of == opposite(man.of) and own in mark.by for mark in position.marks)


def meeting_allowed(rules: Rules, position: Position, place: Square) -> bool:
    """With a pass in the air men meet only at the ball (B1.2, CF-A43)."""
    if position.air is None:
        return True
    reading = rules.reading["CF-A43"]
    return reading == "all-entries-harmless" or (reading == "contest-exception" and place == position.air)


def may_tackle(rules: Rules, position: Position, man: Man, opponent: Man) -> bool:
    """Under CF-A49 `roles-fixed-for-the-play` nobody may meet a carrier of the side that began on defense."""
    carrier = position.carrier
    if carrier is None or carrier.of == "offense" or rules.reading["CF-A49"] == "roles-follow-the-ball":
        return True
    return carrier not in (man, opponent)
