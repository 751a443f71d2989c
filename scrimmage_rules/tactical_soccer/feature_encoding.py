"""Observations and actions as numbers for learning programs: men by label, hexes relative to a man."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import groupby
from operator import attrgetter
from typing import Any, get_args

from scrimmage_rules.kernel.feature_encoding import (
    ActionPart,
    ActionRange,
    AnyOf,
    GameEncoding,
    Layout,
    Number,
    OneOf,
    create_field_part,
)
from scrimmage_rules.kernel.hexes import FLAT, POINTED
from scrimmage_rules.tactical_soccer import actions as act
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import AIMS, FIELDERS, MEN, SEATS, Hex, Phase, Position
from scrimmage_rules.tactical_soccer.settings import Rules

MOST_GOALS, TURNS = 10, 20
LISTS = ("turned", "done", "barred", "booked", "spent_ahead", "offences", "sent_off")
"""Fields of a position that are lists of men."""


def create_view_layout(rules: Rules) -> Layout:
    """Return the fields of a view that are encoded as numbers for a learning program.

    Of the offences, the encoding has only which men were caught, not their order and number. The men who failed to
    receive a ball (`tried`) have no entry.
    """
    pitch = rules.pitch
    wide, long = (max(abs(place[axis]) for place in pitch.bit) for axis in (0, 1))

    def place(*path: str) -> tuple[Number, Number]:
        return Number((*path, 0), -wide, wide), Number((*path, 1), -long, long)

    return Layout((
        OneOf(("seat",), SEATS), OneOf(("phase",), get_args(Phase)), Number(("half",), 1, 2),
        Number(("turn",), 1, TURNS), *(Number(("score", seat), 0, MOST_GOALS) for seat in SEATS),
        *(OneOf((name,), SEATS) for name in ("first", "active", "kick_off")),
        *(AnyOf(("squads", seat), MEN) for seat in SEATS), *(each for man in MEN for each in place("men", man)),
        *(AnyOf((name,), MEN) for name in LISTS), OneOf(("holder",), MEN), *place("loose"),
        OneOf(("flight", "passer"), MEN), OneOf(("flight", "receiver"), MEN), *place("flight", "origin"),
        *place("flight", "to"), Number(("flight", "good"), 0, 1), AnyOf(("flight", "asked"), MEN),
        OneOf(("catch", "man"), MEN), *place("catch", "origin"), Number(("catch", "row"), 1, 6),
        OneOf(("aims", "attack"), AIMS), OneOf(("aims", "defence"), AIMS),
    ))  # fmt: skip


def get_goals_of_side(position: Position, seat: str) -> float:
    """Return the goals of a side."""
    return float(position.score.red if seat == "red" else position.score.blue)


# ---- the hexes of an action


@lru_cache(maxsize=4)
def _number_hexes(pitch: Pitch) -> dict[Hex, int]:
    return {place: number for number, place in enumerate(sorted(pitch.bit))}


def _number_target_hex_on_pitch(rules: Rules, _origin: None, action: Any) -> int:
    return _number_hexes(rules.pitch)[action.to]


ANYWHERE: ActionPart[Rules, Position] = ActionPart(lambda rules: len(rules.pitch.bit), _number_target_hex_on_pitch)
"""Encoding of a hex of the pitch: its number, counted column by column."""


def _number_hexes_within_two(flat: bool) -> dict[Hex, int]:
    grid = FLAT if flat else POINTED
    near = {(0, 0), *grid.neighbours((0, 0))}
    return {place: number for number, place in enumerate(sorted(near | {b for a in near for b in grid.neighbours(a)}))}


NEAR = {flat: _number_hexes_within_two(flat) for flat in (True, False)}
"""The number of each of the 19 hexes within two steps of a man, including his own hex.

The outer key says whether flat sides of the hexes, not corners, face the goals.
"""


GET_MAN = attrgetter("man")


def _list_hexes_of_men_named_in_actions(position: Position, actions: Sequence[Any]) -> Iterable[Hex | None]:
    return map(partial(getattr, position.men), map(GET_MAN, actions))


def _create_part_near_man(choose_hex: Callable[[Any], Hex | None]) -> ActionPart[Rules, Position]:
    """Return a part of a man's action: a hex within two steps of him, or his own hex if the action names no hex."""

    def find_number(rules: Rules, start: Hex, action: Any) -> int:
        place = choose_hex(action) or start
        return NEAR[rules.pitch.grid.flat][place[0] - start[0], place[1] - start[1]]

    return ActionPart(lambda rules: len(NEAR[rules.pitch.grid.flat]), find_number, _list_hexes_of_men_named_in_actions)


FIRST_OF_MAN = {man: number * 2 * len(NEAR[True]) for number, man in enumerate(MEN)}
"""For each man, the number at which his moves begin. He has two numbers for each hex within two steps."""


@lru_cache(maxsize=1_024)
def _number_moves_from(start: Hex, flat: bool) -> dict[Hex, int]:
    """Return for each hex near the man the lower of the two numbers of his moves to it."""
    x, y = start
    return {(x + columns, y + rows): 2 * number for (columns, rows), number in NEAR[flat].items()}


def _number_moves(rules: Rules, position: Position, actions: Sequence[act.Move]) -> list[int]:
    """Return a number for each move: by man, direction and distance, and whether the man takes the ball on his way."""
    flat, numbers = rules.pitch.grid.flat, list[int]()
    for man, moves in groupby(actions, GET_MAN):
        first, near = FIRST_OF_MAN[man], _number_moves_from(getattr(position.men, man), flat)
        numbers += [first + near[action.to] + (action.via is not None) for action in moves]
    return numbers


MOVE: ActionRange[Rules, Position] = ActionRange(lambda _rules: 2 * len(MEN) * len(NEAR[True]), _number_moves)
STEP = _create_part_near_man(lambda action: action.step)
"""The hex of the tackle step before an interception; the man's own hex if he takes no step."""

MAN, TO, FOUL = create_field_part("man", MEN), create_field_part("to", MEN), create_field_part("foul", (False, True))

LEARNING = GameEncoding(
    layout=create_view_layout,
    kinds={
        act.Pick: (create_field_part("man", FIELDERS),),
        act.Place: (MAN, ANYWHERE),
        act.KickOff: (MAN,),
        act.Move: MOVE,
        act.PickUp: (MAN,),
        act.Pass: (MAN, TO, create_field_part("side", (None, "left", "right"))),
        act.Steal: (MAN, FOUL),
        act.Foul: (MAN, create_field_part("victim", MEN)),
        act.Shoot: (MAN,),
        act.Skip: (MAN,),
        act.AimAt: (create_field_part("at", AIMS),),
        act.Guard: (create_field_part("at", AIMS),),
        act.RollShot: (),
        act.Intercept: (MAN, STEP, create_field_part("foul", (None, *MEN))),
        act.LetBy: (MAN,),
        act.Receive: (),
        act.Leave: (),
    },
    score=get_goals_of_side,
)
