"""Values of actions and positions for computer players, from the tables and the distance to the ball."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import GameHeuristics, View, copy_position_fields
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
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    Hex,
    Man,
    Position,
    find_coach_of_man,
    find_hex_or_none,
    get_hex_on_field,
    list_men_on_field,
    other_seat,
)
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import LONGEST, SHOOT, SUCCESS

GOAL, BALL = 30.0, 4.0
"""Estimated values of a goal and of the ball, in steps up the field."""

SAVED = 0.35
"""Estimated share of shots that are saved."""

NEAR, STOLEN = 2, 1 / 6
"""The reach of an opponent's next action in hexes, and the share of steals that succeed."""

PICKS = "FMD"
"""Order in which the computer picks fielders: forwards first, because they may go everywhere and shoot best."""

A_GOAL_AHEAD = 0.3


def measure_distance_to_goal(rules: Rules, seat: str, place: Hex) -> int:
    """Return the steps from a hex to the middle of the goal that a coach attacks."""
    return rules.pitch.distance(place, rules.pitch.goals.of(other_seat(seat)).Center)


def estimate_goal_chance(rules: Rules, seat: str, place: Hex) -> float:
    """Return the share of shots from a hex that are goals, from 0 to 1."""
    away = measure_distance_to_goal(rules, seat, place)
    return SHOOT[away].count("S") / 6 * (1 - SAVED) if 1 <= away <= LONGEST else 0.0


def rate_ball_in_hex(rules: Rules, position: Position, seat: str, place: Hex) -> float:
    """Return the value of the ball in a hex to a coach, in steps: near the goal, in range, away from opponents."""
    rivals = sum(
        rules.pitch.distance(there, place) <= NEAR for _, there in list_men_on_field(position, other_seat(seat))
    )
    return (
        GOAL * estimate_goal_chance(rules, seat, place)
        - measure_distance_to_goal(rules, seat, place)
        - rivals * STOLEN * BALL
    )


# ---- the value of an action


def rate_actions(rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Return the value of each action in steps up the field."""
    return [_rate_action(rules, position, seat, action) for action in actions]


def _rate_action(rules: Rules, position: Position, seat: str, action: Any) -> float:
    match action:
        case Shoot(man):
            return GOAL * estimate_goal_chance(rules, seat, get_hex_on_field(position, man)) + BALL / 2
        case Pass(man, to):
            return _rate_pass(rules, position, seat, (man, to))
        case Move():
            return _rate_move(rules, position, seat, action)
        case Steal(_, holder):
            return (
                STOLEN * 2 * BALL
                + STOLEN * measure_distance_to_goal(rules, other_seat(seat), get_hex_on_field(position, holder))
                - action.foul
            )
        case PickUp() | Receive():
            return BALL
        case Intercept():
            return BALL / 3 - (action.foul is not None)
        case Place(man, to):
            return _rate_placement(rules, seat, man, to)
        case KickOff(man) | Pick(man):
            return -float(PICKS.find(man[0]))
        case Foul() | Leave() | LetBy():
            return -1.0
    return 0.0


def _rate_pass(rules: Rules, position: Position, seat: str, men: tuple[Man, Man]) -> float:
    """Return the expected gain of a pass: the gain of the ball if it succeeds, a loss if it fails."""
    start, end = (get_hex_on_field(position, man) for man in men)
    away = min(rules.pitch.distance(start, end), LONGEST)
    good = (SUCCESS[away].count("S") / 6) ** 2
    here, there = (rate_ball_in_hex(rules, position, seat, place) for place in (start, end))
    return good * (there - here) - (1 - good) * BALL


def _rate_move(rules: Rules, position: Position, seat: str, move: Move) -> float:
    """Return the value of a move: the holder improves the ball's hex, other men approach the ball or the goal."""
    start, to = get_hex_on_field(position, move.man), move.via or move.to
    if position.holder == move.man:
        here, there = (rate_ball_in_hex(rules, position, seat, place) for place in (start, to))
        return there - here + 0.1
    if position.loose is not None:
        return BALL if to == position.loose else _rate_approach_to_ball(rules, start, to, position.loose)
    if position.holder is None:
        return 0.0
    if find_coach_of_man(position, position.holder) == seat:
        ahead = (measure_distance_to_goal(rules, seat, start) - measure_distance_to_goal(rules, seat, to)) / 10
        return ahead if estimate_goal_chance(rules, seat, start) == 0 else -0.1
    return _rate_approach_to_ball(rules, start, to, get_hex_on_field(position, position.holder))


def _rate_approach_to_ball(rules: Rules, start: Hex, to: Hex, ball: Hex) -> float:
    """Return the number of steps gained towards the ball, divided by one plus the distance before the move."""
    before, after = (rules.pitch.distance(place, ball) for place in (start, to))
    return (before - after) / (1 + before)


def _rate_placement(rules: Rules, seat: str, man: Man, to: Hex) -> float:
    """Return the value of a set-up hex: defenders before their goal, other men ahead and near the middle."""
    if man[0] == "G":
        return -float(rules.pitch.distance(to, rules.pitch.goals.of(seat).Center))
    if man[0] == "D":
        return -abs(measure_distance_to_goal(rules, other_seat(seat), to) - 3) - abs(to[0]) / 2
    return -float(measure_distance_to_goal(rules, seat, to))


# ---- the value of a position


def rate_position(rules: Rules, position: Position, seat: str) -> float:
    """Return the value of a position to a coach, by the score and by the ball."""
    red, blue = position.score.red, position.score.blue
    if position.phase == "over":
        return 0.5 if red == blue else float((red > blue) == (seat == "red"))
    lead = (red - blue) * (1 if seat == "red" else -1)
    return min(0.99, max(0.01, 0.5 + A_GOAL_AHEAD * lead + _rate_ball(rules, position, seat) / 100))


def _rate_ball(rules: Rules, position: Position, seat: str) -> float:
    """Return the value of the ball to a coach in steps; a loose ball counts by the nearer side."""
    holder = position.holder
    if holder is not None and find_hex_or_none(position, holder) is not None:
        has = find_coach_of_man(position, holder)
        far = rules.pitch.end
        value = BALL + far + rate_ball_in_hex(rules, position, has, get_hex_on_field(position, holder))
        return value if has == seat else -value
    if position.loose is None:
        return 0.0
    mine, theirs = (_measure_nearest_man(rules, position, each) for each in (seat, other_seat(seat)))
    return float(max(-BALL, min(BALL, theirs - mine)))


def _measure_nearest_man(rules: Rules, position: Position, seat: str) -> int:
    ball = position.loose
    assert ball is not None
    return min((rules.pitch.distance(place, ball) for _, place in list_men_on_field(position, seat)), default=99)


# ---- hidden words


def draw_hidden_word(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """Return the position of a view with its hidden words drawn; the caller draws again if a word is out of range."""
    del rules
    data = copy_position_fields(view, Position)
    aims = {
        name: AIMS[int(generator.random() * len(AIMS))] if word == HIDDEN else word
        for name, word in data["aims"].items()
    }
    return {**data, "aims": aims}


JUDGEMENT = GameHeuristics(behind=draw_hidden_word, prospects=rate_actions, worth=rate_position)
