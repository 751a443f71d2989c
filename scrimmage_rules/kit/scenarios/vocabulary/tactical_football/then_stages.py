"""`Then` steps of tactical-football for the ball, the stage, the end of a play, and the views of seats."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import STEPS, VOCABULARY, parse_side
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import parse_labels

then = VOCABULARY.then

PHASES = {
    "movement": ["movement", "positioning"], "play selection": ["play-selection"],
    "neutralization recovery": ["recovery"], "pass commitment": ["commitment"],
    "passive contact resolution": ["passive-contact"], "snap": ["snap"],
}  # fmt: skip
"""Phases of a side by their names in sentences, with their names in positions."""

OF_THE_OFFENSE = ("pass commitment", "passive contact resolution", "snap")

TYPES = {
    "the Snap Game-Turn": "snap", "a Pre-Contact Game-Turn": "pre-contact", "a Contact Game-Turn": "contact",
    "a Pass Game-Turn": "pass",
}  # fmt: skip

HIDDEN = "hidden"


STEPS.register_position_expectations({
    # ---- the ball
    "the offense's {man:word} has the ball": {"/ball": Expected("covers", {"is": "carried", "by": "{man:label}"})},
    "the offense's {man:word} has a dummy ball": {"/ball/dummies": Expected("contains", ["{man:label}"])},
    "nobody has the ball": {"/ball/is": Expected("one-of", ["unplaced", "ground", "down"])},
    "the ball lies on {place:word}": {"/ball": Expected("covers", {"is": "ground", "at": "{place:hex}"})},
    "the ball is down on {place:word}, and the play is over":
        {"/ball": Expected("covers", {"is": "down", "at": "{place:hex}"}), "/stage/phase": "over"},
    ("the gain is {hexes:n} hex", "the gain is {hexes:n} hexes"): {"/stage/gain": "{hexes}"},
    # ---- what the table waits for
    "the offense is to call Game-Turn {number:n}":
        {"/stage": Expected("covers", {"phase": "game-turn"}), "/turn/number": "{number}"},
    "the offense is to record its target hexes": {"/stage": Expected("covers", {"phase": "pass-targets"})},
    "the offense is to throw a short pass": {"/stage": Expected("covers", {"phase": "short-pass"})},
    "the offense is to throw a long pass": {"/stage": Expected("covers", {"phase": "long-pass"})},
    "{who:seat} is to select its men": {"/stage": Expected("covers", {"phase": "line-up", "side": "{who:side}"})},
    "{who:seat} is to place its men": {"/stage": Expected("covers", {"phase": "set-up", "side": "{who:side}"})},
    "the offense is in the huddle": {"/stage": Expected("covers", {"phase": "huddle"})},
    "{who:seat} is to take a side": {"/stage": Expected("covers", {"phase": "sides", "winner": "{who}"})},
    "the objective is to be rolled": {"/stage": Expected("covers", {"phase": "objective"})},
    ("the objective is {hexes:n} hex", "the objective is {hexes:n} hexes"): {"/objective": "{hexes}"},
    "home is on offense": {"/offense": "home"},
    "away is on offense": {"/offense": "away"},
    "it is Game-Turn {number:n}": {"/turn/number": "{number}"},
    "the phase waits in this order for {men}": {"/stage/left": "{men:labels}"},
    "in this order {who:seat} has to roll for {men}":
        {"/stage/side": "{who:side}", "/stage/left": "{men:labels}"},
    # ---- what a seat is shown
    "the target hexes are still {hexes}": {"/targets": "{hexes:hexes}"},
})  # fmt: skip


# ---- what the table waits for


@then("it is {who:seat}'s {phase}")
def _expect_phase(table: Table, who: str, phase: str) -> None:
    if phase not in PHASES:
        raise MisusedStep(f"not a phase of a side: {phase!r}; write one of {', '.join(PHASES)}")
    table.expect_position("/stage/phase", "one-of", PHASES[phase])
    if phase not in OF_THE_OFFENSE:
        table.expect_position("/stage/side", "equals", parse_side(who))
    elif parse_side(who) != "offense":
        raise MisusedStep(f"the phase {phase} belongs to the offense; write the offense")


@then("the Game-Turn is {sort}")
def _expect_turn_type(table: Table, sort: str) -> None:
    if sort not in TYPES:
        raise MisusedStep(f"not a Game-Turn: {sort!r}; write one of {', '.join(TYPES)}")
    table.expect_position("/turn/type", "equals", TYPES[sort])


# ---- what a seat is shown


@then("the carriers are shown as {men}")
def _expect_carriers(table: Table, men: str) -> None:
    """Expect the possible carriers of the ball in a view: several men, `#12 and #36`, or one man who is known to have
    the ball.
    """
    labels = parse_labels(men)
    if len(labels) == 1:
        table.expect("/view/ball/by", "equals", labels[0])
        return
    table.expect("/view/ball/by", "equals", HIDDEN)
    table.expect("/view/ball/among", "same-set", labels)


STEPS.register_expectations({
    # Sorted as texts, so that the order betrays nothing.
    "the carriers are shown in the order {men}": {"/view/ball/among": "{men:labels}"},
    "no marker of {who:seat} is shown":
        {"/view/plans/{who:side}": Expected("covers", {"line": HIDDEN, "play": HIDDEN})},
    "the line marker of {who:seat} is shown as {marker}": {"/view/plans/{who:side}/line": "{marker:line_marker}"},
    "the play marker of {who:seat} is shown as {marker}": {"/view/plans/{who:side}/play": "{marker:play_marker}"},
    "the play marker of {who:seat} is not shown": {"/view/plans/{who:side}/play": HIDDEN},
    "the target hexes are not shown": {"/view/targets": [HIDDEN, HIDDEN]},
    "the target hexes are shown as {hexes}": {"/view/targets": Expected("same-set", "{hexes:hexes}")},
    "the true target hex is not shown": {"/view/turn/throw/target": HIDDEN},
    "the true target hex is shown as {place:word}": {"/view/turn/throw/target": "{place:hex}"},
    "the receiver of the pass is not shown": {"/view/turn/throw/receiver": HIDDEN},
    "the receiver of the pass is shown as {man:word}": {"/view/turn/throw/receiver": "{man:label}"},
    "the passer is shown as {man:word}": {"/view/turn/throw/passer": "{man:label}"},
    # Of a lateral.
    "no target hex of the pass is shown, not even a hidden one": {"/view/turn/throw/target": None},
    "no receiver of the pass is shown, not even a hidden one": {"/view/turn/throw/receiver": None},
})  # fmt: skip
