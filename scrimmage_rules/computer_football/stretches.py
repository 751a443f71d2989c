"""Every stretch that the mover's men can be sent along now, found all at once; the fast form of what `moving` refuses.

The preconditions of a move say what stops a stretch, and for any man and square alone they would do. Here all are found
together: what a man could do on an empty field is made once for his square, and only directions in which a man or a
thrown ball is are looked at more closely. A law compares the two on random men and squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import accumulate, chain
from operator import or_

import msgspec

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import comes_as_second_half, may_be_met, waiting
from scrimmage_rules.computer_football.catching import may_go_there
from scrimmage_rules.computer_football.field import COLUMNS, DIRECTIONS, ROWS, cost, on_the_field
from scrimmage_rules.computer_football.men import LINEMEN, SPEED, SPEEDS
from scrimmage_rules.computer_football.position import Man, Position, Square, ahead, mover_of, opposite, standing
from scrimmage_rules.computer_football.reach import squares_left
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.tackling import may_tackle

FASTEST = max(SPEEDS)

BIT = {
    (column, row): 1 << (column * (ROWS + 1) + row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)
}
"""Every square as one bit of a number, so that many squares can be compared at once."""


# ---- on an empty field


class Fan(msgspec.Struct, frozen=True, gc=False):
    """All stretches of a man from a square while nobody is in his way, and their squares as bits.

    `rays` has the same by direction, shortest first, and `bits_of_rays` the squares of each.
    """

    moves: tuple[Move, ...]
    bits: int
    rays: tuple[tuple[Move, ...], ...]
    bits_of_rays: tuple[int, ...]


class Line(msgspec.Struct, frozen=True, gc=False):
    """The squares in one direction from a square: the way across, a step's cost, and the bits of so many of them."""

    across: int
    step_cost: int
    places: tuple[Square, ...]
    bits: tuple[int, ...]


@lru_cache(maxsize=COLUMNS * ROWS)
def _lines(start: Square) -> tuple[Line, ...]:
    """From a square in each direction, as far as the fastest man goes."""
    found = []
    for across, down in DIRECTIONS:
        reach = ((start[0] + across * step, start[1] + down * step) for step in range(1, FASTEST + 1))
        places = tuple([place for place in reach if on_the_field(place)])
        bits = (0, *accumulate(map(BIT.__getitem__, places)))
        found.append(Line(across, cost((across, down), 1), places, bits))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _at_full_speed(label: str, start: Square, barred: int | None) -> tuple[tuple[Line, tuple[Move, ...]], ...]:
    """Each direction in which a man may go from a square, with his stretches as far as his speed goes.

    The way across that is barred is left out: that is backward for tackles and guards (M7.1, M7.2, CF-A22, CF-A23).
    """
    speed = SPEED[label]
    return tuple(
        [
            (line, tuple([Move(label, place) for place in line.places[: speed // line.step_cost]]))
            for line in _lines(start)
            if line.across != barred
        ]
    )


@lru_cache(maxsize=22_000)
def fan(label: str, start: Square, squares: int, barred: int | None) -> Fan:
    """Where a man could go with so many squares on an empty field. There are 74,000; as many are kept as 15 MB hold."""
    each = _at_full_speed(label, start, barred)
    rays = tuple([moves[: squares // line.step_cost] for line, moves in each])
    bits = tuple([line.bits[min(squares // line.step_cost, len(moves))] for line, moves in each])
    return Fan(tuple(chain.from_iterable(rays)), sum(bits), rays, bits)


# ---- among men


def stretches(rules: Rules, position: Position) -> list[Move]:
    """Every stretch that the mover's men can be sent along now."""
    mobility = _Mobility(rules, position)
    backward, watched = mobility.backward, mobility.watched
    found: list[Move] = []
    for label, start, squares in _movable(rules, position):
        barred = backward if label in LINEMEN else None
        each = fan(label, start, squares, barred)
        if not each.bits & watched:
            found += each.moves
            continue
        for near, bits in zip(each.rays, each.bits_of_rays, strict=True):
            found += mobility.along(label, near) if bits & watched else near
    return found


def any_stretch(rules: Rules, position: Position) -> bool:
    """Whether there is a stretch at all."""
    if _a_step_aside(rules, position):
        return True
    mobility = _Mobility(rules, position)
    return any(
        mobility.along(label, near)
        for label, start, squares in _movable(rules, position)
        for near in fan(label, start, squares, mobility.backward if label in LINEMEN else None).rays
    )


def _a_step_aside(rules: Rules, position: Position) -> bool:
    """The common case, seen at a glance: somebody can go one square north or south, where nobody and no ball is."""
    offense, defense = position.men.offense.values(), position.men.defense.values()
    for _, (column, row), _ in _movable(rules, position):
        for beside in ((column, row - 1), (column, row + 1)):
            if beside in BIT and beside not in offense and beside not in defense and beside != position.air:
                return True
    return False


def _movable(rules: Rules, position: Position) -> Iterator[tuple[str, Square, int]]:
    """The men who have squares left: each with where he stands, and how many they are."""
    mover, left, used = mover_of(position), position.left, position.used
    unable = waiting(rules, position)
    for label, place in position.men.of(mover).items():
        if place is None or (unable and Man(mover, label) in unable):
            continue
        squares = min(SPEED[label] - used.get(label, 0), left)
        if label == "Q":  # whom a pass may bind
            squares = squares_left(rules, position, Man(mover, label))
        if squares > 0:
            yield label, place, squares


class _Mobility:
    """A position as the mover's men see it: who stands where, and the squares that want a closer look."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules, self.position, self.mover = rules, position, mover_of(position)
        self.backward = -ahead(position, self.mover)
        self.ours, self.theirs = standing(position, self.mover), standing(position, opposite(self.mover))
        self.watched = reduce(or_, map(BIT.__getitem__, chain(self.ours, self.theirs)), 0)
        if position.air is not None:
            self.watched |= BIT[position.air]

    def along(self, label: str, near: tuple[Move, ...]) -> list[Move]:
        """The stretches of one direction, up to the first man."""
        ours, theirs, air = self.ours, self.theirs, self.position.air
        found: list[Move] = []
        for move in near:
            place = move.to
            if place in theirs:
                return [*found, move] if self._may_meet(label, place) else found
            if place in ours:
                return found
            if place != air or may_go_there(self.rules, self.position, Man(self.mover, label), place):
                found.append(move)
        return found

    def _may_meet(self, label: str, place: Square) -> bool:
        """Whether a stretch may end on a square where an opponent stands."""
        rules, position, man = self.rules, self.position, Man(self.mover, label)
        if place in self.ours and not comes_as_second_half(rules, position, man, place):
            return False
        return (
            may_be_met(rules, position, place)
            and may_tackle(rules, position, man, Man(opposite(self.mover), self.theirs[place]))
            and may_go_there(rules, position, man, place)
        )
