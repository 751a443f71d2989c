"""Random plays of tactical-football: from the coin to the dead ball, and from a formation that can be snapped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from scrimmage_rules.campaigns.tactical_football import DEFENSE, OFFENSE
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.library.random_play import Choice, Ply, ResolvedRuleset, apply_with_drawn_chance, list_legal
from scrimmage_rules.tactical_football.actions import (
    CallTurn,
    Contact,
    Done,
    DownBall,
    Enter,
    HandOff,
    Motion,
    Place,
    PlaceBall,
    Step,
)
from scrimmage_rules.tactical_football.position import Carried, Loose, Position, Unplaced
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Call, Commitment, LineUp, Movement, Positioning, SetUp
from tests.properties.tables_in_full import load

OFTEN = 0.9
"""How often the offense does not pass, so that plays end with a tackle too."""


def started(**readings: str) -> ResolvedRuleset:
    """The game with the roster of the reference, under these readings; `A13` stands for TF-A13."""
    named = {f"TF-{name}": key for name, key in readings.items()}
    return ResolvedRuleset(RULESET, RULESET.rules(Options(None, {}, named)))


def several_plays(possessions: int = 1, **readings: str) -> ResolvedRuleset:
    """The game of several plays under these readings; `A13` stands for TF-A13."""
    named = {f"TF-{name}": key for name, key in readings.items()}
    settings = {"scenario": "multi-play", "possessions": possessions}
    return ResolvedRuleset(RULESET, RULESET.rules(Options(None, settings, named)))


def in_formation(blocking: str = "aggressive-blocking", charge: str = "reaction-charge") -> dict[str, Any]:
    """A table on which the offense is to call its second Game-Turn, as data."""

    def team(men: dict[str, str], facing: str) -> dict[str, Any]:
        on = {label: {"at": at, "facing": facing, "neutralized": 0, "hit": False} for label, at in men.items()}
        return {"on": on, "off": [], "injured": []}

    return {
        "stage": {"phase": "game-turn"}, "offense": "home", "objective": 4, "line": 30,
        "men": {"offense": team(OFFENSE, "N"), "defense": team(DEFENSE, "S")},
        "ball": {"is": "ground", "at": "1930"},
        "plans": {
            "offense": {"line": blocking, "play": "run-right", "shown": False},
            "defense": {"line": charge, "play": "zone", "shown": False},
        },
        "targets": [], "snap": None,
        "turn": {"number": 2, "type": "undecided", "throw": None, "begun": False, "changed": False},
    }  # fmt: skip


def lively(rng: random.Random, position: Any, choices: list[Choice], field: Any) -> Choice:
    """A formation that can be snapped, contacts where there are some, and defenders who run after the ball."""
    stage = position.stage
    wanted: list[Choice] = []
    if isinstance(stage, SetUp):
        wanted = _set_up(position, choices)
    elif isinstance(stage, LineUp) or (isinstance(stage, Commitment) and rng.random() < OFTEN):
        wanted = choices[:1]
    elif isinstance(stage, Call):
        wanted = [each for each in choices if each[1] == CallTurn("snap")]
    elif isinstance(stage, Positioning):
        wanted = _into_formation(position, choices, field) or [each for each in choices if isinstance(each[1], Done)]
    elif isinstance(stage, Movement):
        wanted = _in_the_play(rng, position, choices, field)
    return rng.choice(wanted or choices)


def _set_up(position: Position, choices: list[Choice]) -> list[Choice]:
    huddle = position.stage == SetUp("offense", position.stage.left) if isinstance(position.stage, SetUp) else False
    ball = [each for each in choices if each[1] == PlaceBall("1930")]
    if ball and isinstance(position.ball, Unplaced):
        return ball
    places = {**DEFENSE, **dict.fromkeys(OFFENSE, "1924")} if not huddle else dict.fromkeys(OFFENSE, "1924")
    place = [each for each in choices if isinstance(each[1], Place) and places.get(each[1].man) == each[1].at]
    return place or [each for each in choices if isinstance(each[1], Done)]


def _into_formation(position: Position, choices: list[Choice], field: Any) -> list[Choice]:
    """The step that brings the man being moved, or else the one farthest away, nearer to his place."""
    stage, men = position.stage, position.men.offense
    assert isinstance(stage, Positioning)
    best: list[tuple[bool, int, Choice]] = []
    for seat, action in choices:
        if isinstance(action, Step) and action.man in OFFENSE and stage.side == "offense":
            at, place = men.on[action.man].at, OFFENSE[action.man]
            if field.distance(action.to, place) < field.distance(at, place) and action.to not in men.by_hex:
                best.append((action.man != stage.active, -field.distance(at, place), (seat, action)))
    return [min(best, key=lambda each: each[:2])[2]] if best else []


def _in_the_play(rng: random.Random, position: Position, choices: list[Choice], field: Any) -> list[Choice]:
    stage, ball = position.stage, position.ball
    assert isinstance(stage, Movement)
    assert isinstance(ball, Carried | Loose)
    if rng.random() < 0.02:
        return [each for each in choices if isinstance(each[1], Done)]
    eager = [each for each in choices if isinstance(each[1], Contact | Enter | Motion | HandOff)]
    if eager and rng.random() < 0.7:
        return eager
    if stage.side == "defense" and rng.random() < 0.6:
        at = ball.at if isinstance(ball, Loose) else position.men.offense.on[ball.by].at
        men = position.men.defense.on
        return [
            (seat, action) for seat, action in choices
            if isinstance(action, Step) and field.distance(action.to, at) < field.distance(men[action.man].at, at)
        ]  # fmt: skip
    others = [each for each in choices if not isinstance(each[1], Done | DownBall)]
    return others or [each for each in choices if isinstance(each[1], Done) or rng.random() > OFTEN]


def play_from(game: ResolvedRuleset, position: Any, seed: int) -> Iterator[Ply]:
    """A random play from a position to its end."""
    rng = random.Random(seed)  # noqa: S311
    while choices := list_legal(game, position):
        ply = apply_with_drawn_chance(game, position, lively(rng, position, choices, game.rules.field), rng.choice)
        yield ply
        position = ply.applied.position


def whole_plays(game: ResolvedRuleset, seed: int, most: int = 1500) -> list[Ply]:
    """A play from the toss of the coin on."""
    return list(islice(play_from(game, RULESET.start(game.rules).position, seed), most))


def snapped_plays(game: ResolvedRuleset, seed: int, most: int = 400, **markers: str) -> list[Ply]:
    """A play from a formation on that can be snapped."""
    return list(islice(play_from(game, load(game.rules, in_formation(**markers)), seed), most))
