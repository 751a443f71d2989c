"""The soccer game as its players judge it: shots and passes by their tables, men by how near they are to the ball."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import Judgement, View, shown
from scrimmage_rules.tactical_soccer.actions import (
    Foul,
    Intercept,
    KickOff,
    Leave,
    LetBy,
    Move,
    Pass,
    Pick,
    PickUp,
    Place,
    Receive,
    Shoot,
    Steal,
)
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    Hex,
    Man,
    Position,
    hex_of,
    on_the_field,
    other,
    owner,
    place_of,
)
from scrimmage_rules.tactical_soccer.tables import LONGEST, SHOOT, SUCCESS

GOAL, BALL = 30.0, 4.0
"""What a goal and the ball are worth in steps up the field."""

SAVED = 0.35
"""The share of shots that are saved, roughly."""

NEAR, STOLEN = 2, 1 / 6
"""How near an opponent is who may be at the ball in his next action, and how often he then takes it."""

PICKS = "FMD"
"""Forwards are picked first: they may go everywhere, and shoot best."""

A_GOAL_AHEAD = 0.3


def to_goal(rules: Rules, seat: str, place: Hex) -> int:
    """Steps from a hex to the middle of the goal that a coach attacks."""
    return rules.pitch.distance(place, rules.pitch.goals.of(other(seat)).Center)


def scored(rules: Rules, seat: str, place: Hex) -> float:
    """The share of shots from a hex that are goals."""
    away = to_goal(rules, seat, place)
    return SHOOT[away].count("S") / 6 * (1 - SAVED) if 1 <= away <= LONGEST else 0.0


def with_the_ball(rules: Rules, position: Position, seat: str, place: Hex) -> float:
    """What the ball in a hex is worth to a coach: nearer is better, a good shot better still, opponents a danger."""
    rivals = sum(rules.pitch.distance(there, place) <= NEAR for _, there in on_the_field(position, other(seat)))
    return GOAL * scored(rules, seat, place) - to_goal(rules, seat, place) - rivals * STOLEN * BALL


# ---- what an action promises


def prospects(rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Steps up the field that each action is worth."""
    return [_promise(rules, position, seat, action) for action in actions]


def _promise(rules: Rules, position: Position, seat: str, action: Any) -> float:
    match action:
        case Shoot(man):
            return GOAL * scored(rules, seat, hex_of(position, man)) + BALL / 2
        case Pass(man, to):
            return _pass(rules, position, seat, (man, to))
        case Move(man, to):
            return _move(rules, position, seat, man, action.via or to)
        case Steal(_, holder):
            return STOLEN * 2 * BALL + STOLEN * to_goal(rules, other(seat), hex_of(position, holder)) - action.foul
        case PickUp() | Receive():
            return BALL
        case Intercept():
            return BALL / 3 - (action.foul is not None)
        case Place(man, to):
            return _placed(rules, seat, man, to)
        case KickOff(man) | Pick(man):
            return -float(PICKS.find(man[0]))
        case Foul() | Leave() | LetBy():
            return -1.0
    return 0.0


def _pass(rules: Rules, position: Position, seat: str, men: tuple[Man, Man]) -> float:
    """What the ball gains by going to another man, as often as it gets there; else the other side has it, perhaps."""
    start, end = (hex_of(position, man) for man in men)
    away = min(rules.pitch.distance(start, end), LONGEST)
    good = (SUCCESS[away].count("S") / 6) ** 2
    here, there = (with_the_ball(rules, position, seat, place) for place in (start, end))
    return good * (there - here) - (1 - good) * BALL


def _move(rules: Rules, position: Position, seat: str, man: Man, to: Hex) -> float:
    """The holder goes where the ball is worth more; the others go to the ball, or ahead of their holder."""
    start = hex_of(position, man)
    if position.holder == man:
        here, there = (with_the_ball(rules, position, seat, place) for place in (start, to))
        return there - here + 0.1
    if position.loose is not None:
        return BALL if to == position.loose else _nearer(rules, start, to, position.loose)
    if position.holder is None:
        return 0.0
    if owner(position, position.holder) == seat:
        ahead = (to_goal(rules, seat, start) - to_goal(rules, seat, to)) / 10
        return ahead if scored(rules, seat, start) == 0 else -0.1
    return _nearer(rules, start, to, hex_of(position, position.holder))


def _nearer(rules: Rules, start: Hex, to: Hex, ball: Hex) -> float:
    """Steps nearer to the ball, the less the farther away it is; a man of the goal stays where he is."""
    before, after = (rules.pitch.distance(place, ball) for place in (start, to))
    return (before - after) / (1 + before)


def _placed(rules: Rules, seat: str, man: Man, to: Hex) -> float:
    """Defenders before their goal, all others as far ahead as they may, near the middle."""
    if man[0] == "G":
        return -float(rules.pitch.distance(to, rules.pitch.goals.of(seat).Center))
    if man[0] == "D":
        return -abs(to_goal(rules, other(seat), to) - 3) - abs(to[0]) / 2
    return -float(to_goal(rules, seat, to))


# ---- what a position is worth


def worth(rules: Rules, position: Position, seat: str) -> float:
    """By the score, and by who has the ball where."""
    red, blue = position.score.red, position.score.blue
    if position.phase == "over":
        return 0.5 if red == blue else float((red > blue) == (seat == "red"))
    lead = (red - blue) * (1 if seat == "red" else -1)
    return min(0.99, max(0.01, 0.5 + A_GOAL_AHEAD * lead + _of_the_ball(rules, position, seat) / 100))


def _of_the_ball(rules: Rules, position: Position, seat: str) -> float:
    """Steps that the ball is worth to a coach where it is; a loose one by who is nearer to it."""
    holder = position.holder
    if holder is not None and place_of(position, holder) is not None:
        has = owner(position, holder)
        far = rules.pitch.end
        value = BALL + far + with_the_ball(rules, position, has, hex_of(position, holder))
        return value if has == seat else -value
    if position.loose is None:
        return 0.0
    mine, theirs = (_nearest(rules, position, each) for each in (seat, other(seat)))
    return float(max(-BALL, min(BALL, theirs - mine)))


def _nearest(rules: Rules, position: Position, seat: str) -> int:
    ball = position.loose
    assert ball is not None
    return min((rules.pitch.distance(place, ball) for _, place in on_the_field(position, seat)), default=99)


# ---- what may lie behind a view


def behind(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """A word that is written already is any of the three; one that is out of range is drawn again."""
    del rules
    data = shown(view, Position)
    aims = {
        name: AIMS[int(generator.random() * len(AIMS))] if word == HIDDEN else word
        for name, word in data["aims"].items()
    }
    return {**data, "aims": aims}


JUDGEMENT = Judgement(behind=behind, prospects=prospects, worth=worth)
