"""Tables of tactical-football that differ in one secret alone, in every phase in which it is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from scrimmage_rules.campaigns.tactical_football import DEFENSE, OFFENSE
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.kit.scenarios.vocabulary.shared import copy_data
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import complete_position
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.play_selection.play_markers import PLAY_MARKERS
from scrimmage_rules.tactical_football.position import other_side

FORMATION = "the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball"

SPREAD = (
    "the offense's #12 stands on 1927", "the offense's #31 stands on 2026", "the offense's #36 stands on 1826",
    "the offense's #21 stands on 1636", "the offense's #83 stands on 2233", "the defense's #99 stands on 1928",
)  # fmt: skip
"""After the snap: the backs behind the quarterback, a receiver downfield, a tackle before the quarterback."""

DUMMIES = ("the offense's #31 has a dummy ball", "the offense's #36 has a dummy ball")

BEFORE = {
    "line-up, defense": ("the defense is to select its men",),
    "set-up, defense": ("the defense is to place its men",),
    "game-turn, the first": ("the offense is to call Game-Turn 1",),
    "game-turn": ("the offense is to call Game-Turn 3",),
    "play selection, offense": ("it is the offense's play selection",),
    "play selection, defense": ("it is the defense's play selection",),
    "positioning, offense": ("it is the offense's movement in a Pre-Contact Game-Turn",),
    "positioning, defense": ("it is the defense's movement in a Pre-Contact Game-Turn",),
}  # fmt: skip
AFTER = {
    "snap": ("it is the offense's snap",),
    "snap movement, offense": ("it is the offense's movement in the Snap Game-Turn", *SPREAD),
    "snap movement, offense, dummies": ("it is the offense's movement in the Snap Game-Turn", *SPREAD, *DUMMIES),
    "snap recovery, defense": (
        "it is the defense's neutralization recovery in the Snap Game-Turn", *SPREAD, *DUMMIES,
        "the defense's #94 is neutralized 2",
    ),
    "snap movement, defense": ("it is the defense's movement in the Snap Game-Turn", *SPREAD, *DUMMIES),
    "targets": ("the offense is to record its target hexes", *SPREAD, *DUMMIES),
    "targets, one recorded": (
        "the offense is to record its target hexes", *SPREAD, *DUMMIES, "the target hexes read 1640",
    ),
    "recovery, offense": (
        "it is the offense's neutralization recovery in a Contact Game-Turn", *SPREAD,
        "the offense's #66 is neutralized 1",
    ),
    "commitment": ("it is the offense's pass commitment", *SPREAD),
    "passive contact": (
        "it is the offense's passive contact resolution in a Contact Game-Turn", *SPREAD,
        "the defense's #99 stands on 1927",
    ),
    "movement, offense": ("it is the offense's movement in a Contact Game-Turn", *SPREAD),
    "movement, offense, dummies": ("it is the offense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES),
    "movement, offense, under way": (
        "it is the offense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES,
        "the offense's #12 has moved and has 5 points left", "the offense's #31 is moving with 5 points left",
    ),
    "at the line, dummies": (
        "it is the offense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES, "the offense's #31 stands on 2530",
        "the offense's #36 stands on 1430",
    ),
    "movement, defense": ("it is the defense's movement in a Contact Game-Turn", *SPREAD, *DUMMIES),
    "recovery, defense": (
        "it is the defense's neutralization recovery in a Contact Game-Turn", *SPREAD, *DUMMIES,
        "the defense's #94 is neutralized 2",
    ),
    "loose ball": (*SPREAD, "it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn"),
    "pick up": (
        *SPREAD, "the defense's #94 stands on 2027 facing SW",
        "the defense is to pick up the ball that #12 has fumbled, with #99 and #94",
    ),
    "lateral, movement, offense": ("it is the offense's movement in a Pass Game-Turn of a lateral", *SPREAD, *DUMMIES),
    "lateral, passive contact": (
        "it is the offense's movement in a Pass Game-Turn of a lateral", *SPREAD, "the defense's #99 stands on 1927",
    ),
    "lateral, recovery, defense": (
        "it is the defense's movement in a Pass Game-Turn of a lateral", *SPREAD, "the ball has been lifted from #12",
        "the defense's #94 is neutralized 2",
    ),
    "short lateral": ("the offense is to throw a short lateral", *SPREAD, *DUMMIES),
    "lateral, movement, defense": (
        "it is the defense's movement in a Pass Game-Turn of a lateral", *SPREAD,
        "the ball has been lifted from #12",
    ),
    "long lateral": ("the offense is to throw a long lateral", *SPREAD, "the ball has been lifted from #12"),
    "interception, lateral": ("the offense is to throw a short lateral", *SPREAD),
    "over": (*SPREAD, "the play is over, and home has won"),
}  # fmt: skip
FORWARD = {
    "forward, passive contact": (
        "it is the offense's passive contact resolution in a Pass Game-Turn", *SPREAD,
        "the defense's #99 stands on 1927",
    ),
    "forward, movement, offense": ("it is the offense's movement in a Pass Game-Turn", *SPREAD, *DUMMIES),
    "short pass": ("the offense is to throw a short pass", *SPREAD, *DUMMIES),
    "forward, recovery, defense": (
        "it is the defense's neutralization recovery in a Pass Game-Turn", *SPREAD, "the ball has been lifted from #12",
        "the defense's #94 is neutralized 2",
    ),
    "forward, movement, defense": (
        "it is the defense's movement in a Pass Game-Turn", *SPREAD, "the ball has been lifted from #12",
    ),
    "long pass": ("the offense is to throw a long pass", *SPREAD, "the ball has been lifted from #12"),
    "interception": ("the defense is to try an interception of the pass from #12 to #36", *SPREAD),
}  # fmt: skip
"""A forward pass: the ball-play marker is up from its announcement on, the coverage in the defense's half."""

SHOWN_BY_NOW = (
    "the offense has selected Aggressive Blocking and Forward Pass", "the offense has shown its ball-play marker",
)  # fmt: skip
COVERAGE_TOO = ("forward, recovery, defense", "forward, movement, defense", "long pass")

PHASES = {
    **BEFORE, **AFTER,
    **{
        name: (*SHOWN_BY_NOW, *(("the defense has shown its coverage marker",) if name in COVERAGE_TOO else ()), *words)
        for name, words in FORWARD.items()
    },
}  # fmt: skip

SEVERAL_PLAYS = (
    "the game has several plays", "all men of the defense except its eleven are out of the game for away",
    "away may no longer use the defense's #13", "the defense is to select its men",
    "a man of the defense is to be brought back",
)  # fmt: skip
"""In a game of several plays: the play is selected, and the defense has no eleven men for it."""


class Pair(NamedTuple):
    """Two tables that differ in what is hidden from a side."""

    secret: str
    from_side: str
    one: dict[str, Any]
    other: dict[str, Any]


def drafted(words: tuple[str, ...]) -> dict[str, Any]:
    """The table of some sentences."""
    table = Table("tactical-football")
    play_sentence(table, "Given", FORMATION, None, None)
    for side, men in (("offense", OFFENSE), ("defense", DEFENSE)):
        play_sentence(
            table, "Given", f"the {side}'s men stand on", [[f"#{each}" for each in men], list(men.values())], None
        )
    for sentence in words:
        play_sentence(table, "Given", sentence, None, None)
    return complete_position(table)


LATERALS: dict[str, dict[str, Any]] = {
    "lateral, passive contact": {"phase": "passive-contact", "left": ["12"], "made": []},
    "lateral, recovery, defense": {"phase": "recovery", "side": "defense", "left": ["94"]},
    "interception, lateral": {"phase": "interception"},
}
"""Stages of a lateral for which there is no sentence."""


def table_of(phase: str) -> dict[str, Any]:
    """The table of a phase."""
    data = drafted(PHASES[phase])
    if phase in LATERALS:
        data["stage"] = LATERALS[phase]
    return not_caught(data) if phase == "interception, lateral" else data


NAMING = {"TF-A64": "name-at-commitment"}
"""The reading by which passer and receiver are named in secret."""

NAMED_PHASES = [each for each in FORWARD if each not in ("long pass", "interception")]


def named_at_the_commitment(phase: str) -> dict[str, Any]:
    """The table of a phase at which passer and receiver were named when the pass was announced."""
    words = [each for each in PHASES[phase] if "lifted" not in each and each not in DUMMIES]
    if phase in COVERAGE_TOO:
        words.append("the length of the pass reads long")
    return drafted((*words, "the eligible passers of the snap were #12 and #31", "#12 is named to pass to #36"))


def not_caught(data: dict[str, Any]) -> dict[str, Any]:
    """The table on which a short lateral of #12 to #36 was not completed."""
    throw = {**data["turn"]["throw"], "length": "thrown", "passer": "12", "receiver": "36"}
    return {**data, "turn": {**data["turn"], "throw": throw}}


# ---- every secret, and what else it might be


def changed(data: dict[str, Any], *path: str, to: Any) -> dict[str, Any]:
    """The same table with something else in one place."""
    other = copy_data(data)
    place = other
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return other


def secrets(data: dict[str, Any]) -> Iterator[Pair]:
    """Every secret of a table with what else it might be."""
    yield from secret_markers(data)
    yield from secret_balls(data)
    yield from secret_targets(data)
    yield from secret_hand_offs(data)
    yield from secret_names(data)


def secret_markers(data: dict[str, Any]) -> Iterator[Pair]:
    lines: dict[Role, str] = {"offense": "pass-blocking", "defense": "aggressive-charge"}
    for side in ROLES:
        hidden_from = other_side(side)
        if data["plans"][side] is None:
            continue
        if not data["snap"] and data["turn"]["type"] != "snap":
            yield Pair(f"line marker, {side}", hidden_from, data, changed(data, "plans", side, "line", to=lines[side]))
        if not data["plans"][side]["shown"]:
            for marker in sorted(PLAY_MARKERS[side]):
                other = changed(data, "plans", side, "play", to=marker)
                yield Pair(f"play marker, {side}", hidden_from, data, other)


def secret_balls(data: dict[str, Any]) -> Iterator[Pair]:
    for label in data["ball"].get("dummies", []):
        dummies = [data["ball"]["by"] if each == label else each for each in data["ball"]["dummies"]]
        other = changed(data, "ball", to={"is": "carried", "by": label, "dummies": dummies})
        yield Pair("real ball", "defense", data, other)
    if len(data["ball"].get("dummies", [])) > 1:
        other = changed(data, "ball", "dummies", to=data["ball"]["dummies"][::-1])
        yield Pair("order of the dummies", "defense", data, other)


def secret_targets(data: dict[str, Any]) -> Iterator[Pair]:
    throw = data["turn"]["throw"]
    if data["targets"]:
        other = changed(data, "targets", to=["0101", "2545"][: len(data["targets"])])
        if throw and throw["target"]:
            other["turn"]["throw"]["target"] = "2545"
        yield Pair("targets", "defense", data, other)
    if throw and throw["target"]:
        yield Pair("true target", "defense", data, changed(data, "turn", "throw", "target", to=data["targets"][1]))


def secret_hand_offs(data: dict[str, Any]) -> Iterator[Pair]:
    if data["stage"].get("side") != "offense":
        return
    made = [each for each in data["stage"].get("hand_offs", []) if each["made"]]
    if "hand_offs" in data["stage"] and len(made) < 2:
        declared = [*made, {"man": "12", "to": "31", "made": False}]
        for hand_offs in (made, declared):
            yield Pair("declared hand-off", "defense", data, changed(data, "stage", "hand_offs", to=hand_offs))


def secret_names(data: dict[str, Any]) -> Iterator[Pair]:
    """Who is to throw, and to whom; under TF-A64 `name-at-commitment` only."""
    throw = data["turn"]["throw"]
    if throw and throw["receiver"] and throw["length"] != "thrown":
        for label in ("21", "83"):
            yield Pair("receiver", "defense", data, changed(data, "turn", "throw", "receiver", to=label))
        yield Pair("passer", "defense", data, changed(data, "turn", "throw", "passer", to="31"))


def seat_of(data: dict[str, Any], side: str) -> str:
    """The seat that plays a side of a table."""
    away = "away" if data["offense"] == "home" else "home"
    return str(data["offense"]) if side == "offense" else away
