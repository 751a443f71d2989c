"""Random plays with passes: a quarterback who keeps his points, receivers who run, and a play that may be changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from scrimmage_rules.library.random_play import Choice, Ply, ResolvedRuleset, apply_with_drawn_chance, list_legal
from scrimmage_rules.tactical_football.actions import (
    CallTurn,
    ChangePlay,
    Commit,
    Contact,
    Done,
    Enter,
    Intercept,
    Lift,
    Pass,
    Step,
    TurnMan,
)
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.stages import Commitment, Movement, Recovery
from tests.properties.football_plays import in_formation, started
from tests.properties.tables_in_full import load

GAME = started()
WANTED = (Pass, Lift, Intercept)


def passing_formation(play: str = "forward-pass", **markers: str) -> dict[str, Any]:
    """The formation of the random plays under a ball-play marker."""
    data = in_formation(**markers)
    data["plans"]["offense"]["play"] = play
    return data


def with_passes(rng: random.Random, position: Any, choices: list[Choice], field: Any) -> Choice:
    """Passes where they can be thrown, short movements that leave points for them, and now and then a change."""
    stage, wanted = position.stage, [each for each in choices if isinstance(each[1], WANTED)]
    if isinstance(stage, Commitment | Recovery) and rng.random() < 0.8:
        wanted = [each for each in choices if not isinstance(each[1], ChangePlay)]
        announced = [each for each in wanted if isinstance(each[1], Commit) and each[1].to != "contact"]
        wanted = announced if announced and rng.random() < 0.7 else wanted
    elif isinstance(stage, Movement):
        wanted = _moving(rng, position, choices, field)
    elif any(each[1] == CallTurn("snap") for each in choices):
        wanted = [("home", CallTurn("snap"))]
    elif rng.random() < 0.2:
        wanted = []
    return rng.choice(wanted or choices)


def _moving(rng: random.Random, position: Any, choices: list[Choice], field: Any) -> list[Choice]:
    done = [each for each in choices if isinstance(each[1], Done)]
    eager = [each for each in choices if isinstance(each[1], Enter | Contact)]
    if done and rng.random() < 0.1:
        return done
    if eager and rng.random() < 0.4:
        return eager
    forward = 1 if position.stage.side == "offense" else -1
    men, row = position.men.of(position.stage.side).on, field.row
    steps = [each for each in choices if isinstance(each[1], Step) and _may_run(position, each[1].man)]
    onward = [each for each in steps if (row[each[1].to] - row[men[each[1].man].at]) * forward > 0]
    if onward and rng.random() < 0.6:
        return onward
    turns = [each for each in choices if isinstance(each[1], TurnMan) and _may_run(position, each[1].man)]
    return steps + turns or done or choices


def _may_run(position: Any, label: str) -> bool:
    """Nearly always the receivers run, and neither the linemen nor the man with the ball."""
    if position.stage.side == "defense" or label[-1] == str(len(position.stage.acts)):
        return True
    return label in position.snap.receivers and label != getattr(position.ball, "by", None)


def passing_play(game: ResolvedRuleset, data: dict[str, Any], seed: int, most: int = 400) -> list[Ply]:
    """The plies of a random play from a table on."""
    return list(islice(_plies(game, load(game.rules, data), seed), most))


def _plies(game: ResolvedRuleset, position: Any, seed: int) -> Iterator[Ply]:
    rng = random.Random(seed)  # noqa: S311
    while choices := list_legal(game, position):
        ply = apply_with_drawn_chance(game, position, with_passes(rng, position, choices, game.rules.field), rng.choice)
        yield ply
        position = ply.applied.position


DEEP = {
    "12": "1925", "71": "1728", "66": "1828", "51": "1928", "65": "2128", "77": "2228", "36": "2327", "31": "2126",
    "21": "0937", "83": "2336", "85": "2739",
}  # fmt: skip
"""Where the men of the offense are as the third example throws: the quarterback alone, receivers downfield."""

DEFENDING = {
    "89": "1926", "13": "0937", "91": "1729", "99": "1829", "94": "1929", "61": "2129", "64": "1932", "55": "2434",
    "5": "2937", "26": "1645", "11": "2445",
}  # fmt: skip
"""The defense: #89 next to the quarterback, #13 in the hex of #21."""


def deep_pattern(phase: str = "commitment", **fields: Any) -> dict[str, Any]:
    """The third example in its Pass Game-Turn, two after the snap, at the commitment or in a phase of passes."""

    def team(men: dict[str, str], facing: str) -> dict[str, Any]:
        on = {label: {"at": at, "facing": facing, "neutralized": 0, "hit": False} for label, at in men.items()}
        return {"on": on, "off": [], "injured": []}

    data = passing_formation(blocking="pass-blocking", charge="aggressive-charge")
    data["men"] = {"offense": team(DEEP, "N"), "defense": team(DEFENDING, "S")}
    data["ball"] = {"is": "carried", "by": "12", "dummies": []}
    data["targets"] = ["0939", "2536"]
    data["snap"] = {
        "turn": 2, "at": "1930", "snapper": "51", "recipient": "12", "passers": ["12"],
        "receivers": ["21", "83", "85", "12", "36", "31"], "linemen": ["71", "66", "51", "65", "77"],
        "charging": ["91", "99", "94", "61"],
    }  # fmt: skip
    data["turn"] = {"number": 4, "type": "undecided", "throw": None, "begun": False, "changed": False}
    data["stage"] = {"phase": phase}
    if phase != "commitment":
        data["plans"]["offense"]["shown"] = True
        throw = {"kind": "forward", "target": "0939", "points": dict.fromkeys(DEEP, 6)}
        data["turn"] = {"number": 4, "type": "pass", "throw": throw, "begun": False, "changed": False}
    if phase == "long-pass":
        data["plans"]["defense"]["shown"] = True
        data["turn"]["throw"] |= {"length": "long", "passer": "12"}
    return {**data, **fields}


def loaded(data: dict[str, Any], game: ResolvedRuleset = GAME) -> Position:
    position: Position = load(game.rules, data)
    return position


def moved(data: dict[str, Any], **men: str | tuple[str, str]) -> dict[str, Any]:
    """The table with men elsewhere: `o12="1925"`, `d89=("1927", "N")`."""
    for name, place in men.items():
        man = data["men"]["offense" if name[0] == "o" else "defense"]["on"][name[1:]]
        man["at"], man["facing"] = (place, man["facing"]) if isinstance(place, str) else place
    return data
