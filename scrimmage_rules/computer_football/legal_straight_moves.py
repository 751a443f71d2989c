"""All legal stretches (straight moves) of the mover's men at once, a fast form of the preconditions in `movement`.

The preconditions of a move decide about one man and one square. This module finds all stretches together. For each
square, it caches the stretches on an empty field, the shortest first. The number of squares that a man may still move
then gives the number of stretches in reach. Only directions with a man or a thrown ball are checked one by one. A test
compares both forms on random positions.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

import msgspec

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import (
    find_waiting_blockers,
    is_second_blocker,
    may_opponents_share_square,
)
from scrimmage_rules.computer_football.field import COLUMNS, DIRECTIONS, ROWS, compute_stretch_cost, is_square_on_field
from scrimmage_rules.computer_football.men import LINEMEN, SPEED, SPEEDS
from scrimmage_rules.computer_football.pass_catch import may_enter_ball_square
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    find_man_on,
    get_attack_direction,
    get_mover,
    other_side,
)
from scrimmage_rules.computer_football.remaining_movement import count_squares_left
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.tackling import may_any_two_opponents_have_contact, may_men_have_contact

FASTEST = max(SPEEDS)

BIT = {
    (column, row): 1 << (column * (ROWS + 1) + row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)
}
"""Every square as one bit of a number, so that many squares can be compared at once."""

SQUARE_OF = {bit: place for place, bit in BIT.items()}
"""Every square by its bit."""


# ---- on an empty field

WITHIN = range(FASTEST + 1)
"""Possible numbers of squares that a man has left."""


class Ray(msgspec.Struct, frozen=True, gc=False):
    """The squares in one direction from a start square: `places`.

    Each step across is `across` columns, and costs `step_cost` squares of movement. `steps[n]` is how many squares of
    the ray a man reaches with n squares of movement, and `bits[n]` is their bit set. `index_of` has the index of each
    square by its bit. In a `rising` ray the nearest square has the lowest bit.
    """

    across: int
    step_cost: int
    places: tuple[Square, ...]
    index_of: dict[int, int]
    rising: bool
    steps: tuple[int, ...]
    bits: tuple[int, ...]


class SquaresInLine(msgspec.Struct, frozen=True, gc=False):
    """The squares that a straight move from a start square can reach, numbered from the nearest: `places`.

    `within[n]` is how many of them a man reaches with n squares of movement, and `bits[n]` is their bit set. `ray_at`
    has the ray of each square, by the length of its bit, and the numbers of all squares of that ray.
    """

    places: tuple[Square, ...]
    ray_at: dict[int, tuple[Ray, tuple[int, ...]]]
    within: tuple[int, ...]
    bits: tuple[int, ...]


class StraightMoves(msgspec.Struct, frozen=True, gc=False):
    """All straight moves of a man from a square on an empty field."""

    moves: tuple[Move, ...]
    star: SquaresInLine


@lru_cache(maxsize=COLUMNS * ROWS)
def _build_rays(start: Square) -> tuple[Ray, ...]:
    """Return the ray in each direction from a square, as far as the fastest man goes."""
    return tuple([_build_ray(start, direction, compute_stretch_cost(direction, 1)) for direction in DIRECTIONS])


def _build_ray(start: Square, direction: tuple[int, int], step_cost: int) -> Ray:
    """Return the ray in a direction from a square."""
    across, down = direction
    reach = [(start[0] + across * step, start[1] + down * step) for step in range(1, FASTEST // step_cost + 1)]
    places = tuple([place for place in reach if is_square_on_field(place)])
    index_of = {BIT[place]: index for index, place in enumerate(places)}
    bits = (0, *accumulate(map(BIT.__getitem__, places)))
    steps = [min(squares // step_cost, len(places)) for squares in WITHIN]
    rising = direction > (0, 0)  # bits grow with the column, then with the row
    return Ray(across, step_cost, places, index_of, rising, tuple(steps), tuple([bits[each] for each in steps]))


@lru_cache(maxsize=3 * COLUMNS * ROWS)
def build_squares_in_line(start: Square, barred: int | None) -> SquaresInLine:
    """Return the squares in line with a square.

    `barred` is a step across (1 or -1) whose directions are left out. Tackles and guards must not move backward (M7.1,
    M7.2, CF-A22, CF-A23).
    """
    rays = [ray for ray in _build_rays(start) if ray.across != barred]
    nearest = sorted([(step * ray.step_cost, place) for ray in rays for step, place in enumerate(ray.places, 1)])
    number_of = {place: number for number, (_, place) in enumerate(nearest)}
    numbered = [(ray, tuple([number_of[place] for place in ray.places])) for ray in rays]
    within = tuple([bisect([squares for squares, _ in nearest], squares) for squares in WITHIN])
    bits = (0, *accumulate([BIT[place] for _, place in nearest]))
    return SquaresInLine(
        tuple(number_of),
        {bit.bit_length(): (ray, numbers) for ray, numbers in numbered for bit in ray.index_of},
        within,
        tuple([bits[each] for each in within]),
    )


@lru_cache(maxsize=len(SPEED))
def _build_moves_to(label: str) -> dict[Square, Move]:
    """Return the move actions of a man by destination; one action serves for every square where the move can begin."""
    return {place: Move(label, place) for place in BIT}


@lru_cache(maxsize=20_000)
def build_unobstructed_straight_moves(label: str, start: Square, barred: int | None) -> StraightMoves:
    """Return all straight moves of a man from a square, with his full speed on an empty field; the result is cached."""
    around = build_squares_in_line(start, barred)
    places = around.places[: around.within[SPEED[label]]]
    return StraightMoves(tuple(map(_build_moves_to(label).__getitem__, places)), around)


# ---- among men


def list_stretches(rules: Rules, position: Position) -> list[Move]:
    """Return every legal stretch (straight move) of the mover's men."""
    mobility = _MoverSurroundings(rules, position)
    backward, watched = mobility.backward, mobility.watched
    found: list[Move] = []
    for label, start, squares in _find_movable_men(rules, position):
        each = build_unobstructed_straight_moves(label, start, backward if label in LINEMEN else None)
        around, first = each.star, len(found)
        found += each.moves[: around.within[squares]]
        if around.bits[squares] & watched:
            for number in mobility.list_barred_square_numbers(label, around, squares):
                del found[first + number]
    return found


def has_legal_stretch(rules: Rules, position: Position) -> bool:
    """Return whether the mover has a legal stretch (straight move)."""
    return _has_step_aside(rules, position) or bool(list_stretches(rules, position))


def _has_step_aside(rules: Rules, position: Position) -> bool:
    """Return whether a man can step onto a free square north or south of him, a quick test of the common case."""
    offense, defense = position.men.offense.values(), position.men.defense.values()
    for _, (column, row), _ in _find_movable_men(rules, position):
        for beside in ((column, row - 1), (column, row + 1)):
            if beside in BIT and beside not in offense and beside not in defense and beside != position.air:
                return True
    return False


def _find_movable_men(rules: Rules, position: Position) -> Iterator[tuple[str, Square, int]]:
    """Yield each man who has squares left, with his square and the number of squares."""
    mover, left, used = get_mover(position), position.left, position.used
    unable = find_waiting_blockers(rules, position)
    for label, place in position.men.of(mover).items():
        if place is None or (unable and Man(mover, label) in unable):
            continue
        squares = min(SPEED[label] - used.get(label, 0), left)
        if label == "Q":  # a pass may limit him
            squares = count_squares_left(rules, position, Man(mover, label))
        if squares > 0:
            yield label, place, squares


def _find_area_of_men(position: Position, role: Role) -> int:
    """Return a bit set of the squares on which the men of a line-up are."""
    area = 0
    for place in position.men.of(role).values():
        if place is not None:
            area |= BIT[place]
    return area


class _MoverSurroundings:
    """The squares of all men and of a thrown ball, as bits, from the view of the side that moves."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules, self.position, self.mover = rules, position, get_mover(position)
        self.other = other_side(self.mover)
        self.backward = -get_attack_direction(position, self.mover)
        self.ours, self.theirs = _find_area_of_men(position, self.mover), _find_area_of_men(position, self.other)
        self.men, self.ball = self.ours | self.theirs, 0 if position.air is None else BIT[position.air]
        self.watched = self.men | self.ball
        self.may_meet_anyone = not self.ball and may_any_two_opponents_have_contact(rules, position)

    def list_barred_square_numbers(self, label: str, around: SquaresInLine, squares: int) -> list[int]:
        """Return the numbers of the squares in reach to which a man may not move, starting with the farthest.

        On each ray these are the squares beyond the first man, and his own square if he may not be met. If the man may
        not enter the square of a thrown ball, it is in the list too.
        """
        found: list[int] = []
        near = around.bits[squares] & self.watched
        while near:
            ray, numbers = around.ray_at[near.bit_length()]
            reach, end = ray.bits[squares], ray.steps[squares]
            near &= ~reach
            opens = self._count_open_squares(label, ray, reach & self.men) if reach & self.men else end
            found += numbers[opens:end]
            if reach & self.ball and ray.index_of[self.ball] < opens and not self._may_enter_square_of_ball(label):
                found.append(numbers[ray.index_of[self.ball]])
        found.sort(reverse=True)
        return found

    def _count_open_squares(self, label: str, ray: Ray, men: int) -> int:
        """Return how many squares of a ray are free, up to the first man on it."""
        first = men & -men if ray.rising else 1 << (men.bit_length() - 1)
        return ray.index_of[first] + self._may_end_stretch_on_occupied_square(label, first)

    def _may_end_stretch_on_occupied_square(self, label: str, square: int) -> bool:
        """Return whether a straight move may end on the square of a man."""
        if self.may_meet_anyone and not square & self.ours:
            return True
        rules, position, man, place = self.rules, self.position, Man(self.mover, label), SQUARE_OF[square]
        if square & self.ours and not is_second_blocker(rules, position, man, place):
            return False
        opponent = find_man_on(position, self.other, place)
        assert opponent is not None
        return may_opponents_share_square(rules, position, place) and may_men_have_contact(
            rules, position, man, opponent
        )

    def _may_enter_square_of_ball(self, label: str) -> bool:
        return may_enter_ball_square(self.rules, self.position, Man(self.mover, label), SQUARE_OF[self.ball])
