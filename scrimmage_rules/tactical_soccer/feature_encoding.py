"""The soccer game as numbers, for programs that learn: men by their names, hexes from where a man stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from scrimmage_rules.kernel.feature_encoding import Among, Layout, Learning, Number, OneOf, Part, named
from scrimmage_rules.kernel.hexes import FLAT, POINTED
from scrimmage_rules.tactical_soccer import actions as act
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import AIMS, FIELDERS, MEN, SEATS, Hex, Phase, Position, hex_of

MOST_GOALS, TURNS = 10, 20
LISTS = ("turned", "done", "barred", "booked", "spent_ahead", "offences", "sent_off")
"""The lists of men of a position."""


def layout(rules: Rules) -> Layout:
    """Everything a seat may see but the order of offences, and of those who have tried."""
    pitch = rules.pitch
    wide, long = (max(abs(place[axis]) for place in pitch.bit) for axis in (0, 1))

    def place(*path: str) -> tuple[Number, Number]:
        return Number((*path, 0), -wide, wide), Number((*path, 1), -long, long)

    return Layout((
        OneOf(("seat",), SEATS), OneOf(("phase",), get_args(Phase)), Number(("half",), 1, 2),
        Number(("turn",), 1, TURNS), *(Number(("score", seat), 0, MOST_GOALS) for seat in SEATS),
        *(OneOf((name,), SEATS) for name in ("first", "active", "kick_off")),
        *(Among(("squads", seat), MEN) for seat in SEATS), *(each for man in MEN for each in place("men", man)),
        *(Among((name,), MEN) for name in LISTS), OneOf(("holder",), MEN), *place("loose"),
        OneOf(("flight", "passer"), MEN), OneOf(("flight", "receiver"), MEN), *place("flight", "origin"),
        *place("flight", "to"), Number(("flight", "good"), 0, 1), Among(("flight", "asked"), MEN),
        OneOf(("catch", "man"), MEN), *place("catch", "origin"), Number(("catch", "row"), 1, 6),
        OneOf(("aims", "attack"), AIMS), OneOf(("aims", "defence"), AIMS),
    ))  # fmt: skip


def score(position: Position, seat: str) -> float:
    """Goals of a side."""
    return float(position.score.red if seat == "red" else position.score.blue)


# ---- the hexes of an action


@lru_cache(maxsize=4)
def _places(pitch: Pitch) -> dict[Hex, int]:
    return {place: number for number, place in enumerate(sorted(pitch.bit))}


ANYWHERE: Part[Rules, Position] = Part(
    lambda rules: len(rules.pitch.bit), lambda rules, _position, action: _places(rules.pitch)[action.to]
)
"""A hex of the pitch, column by column."""


def _within_two(flat: bool) -> dict[Hex, int]:
    grid = FLAT if flat else POINTED
    near = {(0, 0), *grid.neighbours((0, 0))}
    return {place: number for number, place in enumerate(sorted(near | {b for a in near for b in grid.neighbours(a)}))}


NEAR = {flat: _within_two(flat) for flat in (True, False)}
"""The 19 hexes within two steps of a man, his own among them."""


def _from_him(rules: Rules, position: Position, action: Any, to: Hex) -> int:
    start = hex_of(position, action.man)
    return NEAR[rules.pitch.grid.flat][to[0] - start[0], to[1] - start[1]]


WITHIN_TWO: Part[Rules, Position] = Part(
    lambda _rules: len(NEAR[True]), lambda rules, position, action: _from_him(rules, position, action, action.to)
)
STEP: Part[Rules, Position] = Part(
    lambda _rules: len(NEAR[True]),
    lambda rules, position, action: _from_him(
        rules, position, action, hex_of(position, action.man) if action.step is None else action.step
    ),
)
"""Where a man steps before he intercepts; his own hex for one who does not."""

BY_WAY_OF_THE_BALL: Part[Rules, Position] = Part(
    lambda _rules: 2, lambda _rules, _position, action: int(action.via is not None)
)
MAN, TO, FOUL = named("man", MEN), named("to", MEN), named("foul", (False, True))

LEARNING = Learning(
    layout=layout,
    kinds={
        act.Pick: (named("man", FIELDERS),), act.Place: (MAN, ANYWHERE), act.KickOff: (MAN,),
        act.Move: (MAN, WITHIN_TWO, BY_WAY_OF_THE_BALL), act.PickUp: (MAN,),
        act.Pass: (MAN, TO, named("side", (None, "left", "right"))), act.Steal: (MAN, FOUL),
        act.Foul: (MAN, named("victim", MEN)), act.Shoot: (MAN,), act.Skip: (MAN,), act.AimAt: (named("at", AIMS),),
        act.Guard: (named("at", AIMS),), act.RollShot: (), act.Intercept: (MAN, STEP, named("foul", (None, *MEN))),
        act.LetBy: (MAN,), act.Receive: (), act.Leave: (),
    },
    score=score,
)  # fmt: skip
