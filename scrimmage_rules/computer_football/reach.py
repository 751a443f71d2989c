"""Where the men whose turn it is can go: every straight stretch, and what stops it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from itertools import accumulate, chain
from operator import or_
from typing import TYPE_CHECKING

import msgspec

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import waiting
from scrimmage_rules.computer_football.field import COLUMNS, DIRECTIONS, ROWS, cost, on_the_field
from scrimmage_rules.computer_football.men import ENDS, LINEMEN, SPEED, SPEEDS
from scrimmage_rules.computer_football.position import Man, Position, Role, Square, ahead, opposite, standing
from scrimmage_rules.computer_football.quarterback import squares_allowed

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

FASTEST = max(SPEEDS)

RECEIVERS = ENDS | {"F", "H", "T"}
"""The offensive men who may catch a pass: ends and backs; the passer by CF-A44 (PASS.receiver-attempt)."""


def can_catch(rules: Rules, man: str) -> bool:
    """Whether a man of the offense is an eligible receiver."""
    return man in RECEIVERS or (man == "Q" and rules.reading["CF-A44"] == "backs-include-q")


BIT = {
    (column, row): 1 << (column * (ROWS + 1) + row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)
}
"""Every square as one bit of a number, so that many squares can be compared at once."""


class Ray(msgspec.Struct, frozen=True, gc=False):
    """The stretches of a man in one direction, shortest first, and their squares as bits."""

    moves: tuple[Move, ...]
    bits: int


class Fan(msgspec.Struct, frozen=True, gc=False):
    """All stretches of a man from a square while nobody is in his way: together, and by direction."""

    moves: tuple[Move, ...]
    bits: int
    rays: tuple[Ray, ...]


Lines = tuple[tuple[int, int, tuple[Square, ...], tuple[int, ...]], ...]


@lru_cache(maxsize=COLUMNS * ROWS)
def _lines(start: Square) -> Lines:
    """From a square in each direction: the way across, a step's cost, the squares, and the bits of so many of them."""
    found = []
    for across, down in DIRECTIONS:
        reach = ((start[0] + across * step, start[1] + down * step) for step in range(1, FASTEST + 1))
        places = tuple(place for place in reach if on_the_field(place))
        bits = (0, *accumulate(map(BIT.__getitem__, places)))
        found.append((across, cost((across, down), 1), places, bits))
    return tuple(found)


@cache
def _stretches(man: str, start: Square) -> tuple[tuple[Move, ...], ...]:
    """A man's stretches in each direction as far as his speed goes; shared by all his fans from there."""
    return tuple(
        tuple([Move(man, place) for place in places[: SPEED[man] // step_cost]])
        for _, step_cost, places, _ in _lines(start)
    )


@cache
def fan(man: str, start: Square, squares: int, way: int) -> Fan:
    """Where a man could go with so many squares on an empty field; `way` is the way he attacks.

    Tackles and guards have no stretch backward (M7.1, M7.2, CF-A22, CF-A23).
    """
    rays: list[Ray] = []
    whole: tuple[Move, ...] = ()
    together = 0
    barred = -way if man in LINEMEN else None
    for (across, step_cost, _, bits), stretches in zip(_lines(start), _stretches(man, start), strict=True):
        near = stretches[: squares // step_cost]
        if near and across != barred:
            rays.append(Ray(near, bits[len(near)]))
            whole += near
            together += bits[len(near)]
    return Fan(whole, together, tuple(rays))


def squares_left(rules: Rules, position: Position, man: str) -> int:
    """How many squares a man of the mover may still be moved this turn (M2, M8.2)."""
    left = min(SPEED[man] - position.used.get(man, 0), position.left)
    if man == "Q" and position.mover == "offense":
        allowed = squares_allowed(rules, position)
        return left if allowed is None else min(left, allowed)
    return left


def moves(rules: Rules, position: Position) -> list[Move]:
    """Every stretch that the mover's men can be sent along now."""
    table = _Table(rules, position)
    watched = table.watched
    found: list[Move] = []
    for man, each in table.fans():
        if not each.bits & watched:
            found += each.moves
            continue
        for ray in each.rays:
            found += table.along(man, ray) if ray.bits & watched else ray.moves
    return found


def any_move(rules: Rules, position: Position) -> bool:
    """Whether there is a stretch at all."""
    if _step_aside(rules, position):
        return True
    table = _Table(rules, position)
    return any(table.along(man, ray) for man, each in table.fans() for ray in each.rays)


def _step_aside(rules: Rules, position: Position) -> bool:
    """The common case, seen at a glance: somebody can go one square north or south."""
    mover, men = position.mover, position.men
    assert mover is not None
    if position.marks or position.air is not None:
        return False
    for man, place in men.of(mover).items():
        if place is None or squares_left(rules, position, man) < 1:
            continue
        column, row = place
        for beside in ((column, row - 1), (column, row + 1)):
            if beside in BIT and beside not in men.offense.values() and beside not in men.defense.values():
                return True
    return False


class _Table:
    """A position as the mover's men see it: who stands where, and the squares that want a closer look."""

    def __init__(self, rules: Rules, position: Position) -> None:
        assert position.mover is not None
        self.rules, self.position, self.mover = rules, position, position.mover
        self.ours, self.theirs = standing(position, self.mover), standing(position, opposite(self.mover))
        self.watched = reduce(or_, map(BIT.__getitem__, chain(self.ours, self.theirs)), 0)
        for ball in (position.air, position.loose):
            if ball is not None:
                self.watched |= BIT[ball]

    def fans(self) -> Iterator[tuple[str, Fan]]:
        """The men who can be moved, each with where he could go on an empty field."""
        position = self.position
        way, unable = ahead(position, self.mover), waiting(self.rules, position)
        left, used = position.left, position.used
        for start, man in self.ours.items():
            squares = SPEED[man] - used.get(man, 0) if man != "Q" else squares_left(self.rules, position, man)
            if squares > 0 and not (unable and Man(self.mover, man) in unable):
                yield man, fan(man, start, min(left, squares), way)

    def along(self, man: str, ray: Ray) -> list[Move]:
        """The stretches of one direction, up to the first man or loose ball."""
        ours, theirs, air, loose = self.ours, self.theirs, self.position.air, self.position.loose
        found: list[Move] = []
        for move in ray.moves:
            place = move.to
            if place in theirs:
                return [*found, move] if self._may_meet(man, place) else found
            if place in ours:
                return found
            if place != air or may_stand(self.rules, self.position, self.mover, man, place):
                found.append(move)
            if place == loose:
                return found
        return found

    def _may_meet(self, label: str, place: Square) -> bool:
        """Whether a stretch may end on a square where somebody stands."""
        rules, position, man = self.rules, self.position, Man(self.mover, label)
        if place in self.ours and not second_half_beside(rules, position, man, place):
            return False
        opponent = Man(opposite(self.mover), self.theirs[place])
        return (
            meeting_allowed(rules, position, place)
            and may_tackle(rules, position, man, opponent)
            and may_stand(rules, position, self.mover, label, place)
        )


def may_stand(rules: Rules, position: Position, mover: Role, man: str, place: Square) -> bool:
    """Under CF-A45 `entry-forbidden` an offensive man who cannot catch keeps off the square of a thrown ball."""
    return not (
        place == position.air
        and mover == "offense"
        and rules.reading["CF-A45"] == "entry-forbidden"
        and not can_catch(rules, man)
    )


def second_half_beside(rules: Rules, position: Position, man: Man, place: Square) -> bool:
    """Whether the square is that of a marked opponent beside whom a first half waits (CF-A53 `waits-beside`)."""
    if rules.reading["CF-A53"] != "waits-beside" or position.air is not None or position.carrier == man:
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
