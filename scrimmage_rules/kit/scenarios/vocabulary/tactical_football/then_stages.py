"""Then: the ball, what the table waits for, how a play has ended, and what a seat is shown."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY, side_of
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    LINE_MARKERS,
    PLAY_MARKERS,
    hex_of,
    hexes_of,
    label_of,
    labels_of,
    marker_of,
)

then = VOCABULARY.then

PHASES = {
    "movement": ["movement", "positioning"], "play selection": ["play-selection"],
    "neutralization recovery": ["recovery"], "pass commitment": ["commitment"],
    "passive contact resolution": ["passive-contact"], "snap": ["snap"],
}  # fmt: skip
"""The phases of a side as sentences name them, and as positions do."""

OF_THE_OFFENSE = ("pass commitment", "passive contact resolution", "snap")

TYPES = {
    "the Snap Game-Turn": "snap", "a Pre-Contact Game-Turn": "pre-contact", "a Contact Game-Turn": "contact",
    "a Pass Game-Turn": "pass",
}  # fmt: skip

HIDDEN = "hidden"


# ---- the ball


@then("the offense's {man:word} has the ball")
def _has_the_ball(table: Table, man: str) -> None:
    table.expect_position("/ball", "covers", {"is": "carried", "by": label_of(man)})


@then("the offense's {man:word} has a dummy ball")
def _has_a_dummy(table: Table, man: str) -> None:
    table.expect_position("/ball/dummies", "contains", [label_of(man)])


@then("nobody has the ball")
def _nobody(table: Table) -> None:
    table.expect_position("/ball/is", "one-of", ["unplaced", "ground", "down"])


@then("the ball lies on {place:word}")
def _lies(table: Table, place: str) -> None:
    table.expect_position("/ball", "covers", {"is": "ground", "at": hex_of(place)})


@then("the ball is down on {place:word}, and the play is over")
def _down(table: Table, place: str) -> None:
    table.expect_position("/ball", "covers", {"is": "down", "at": hex_of(place)})
    table.expect_position("/stage/phase", "equals", "over")


@then("the gain is {hexes:n} hexes")
@then("the gain is {hexes:n} hex")
def _gain(table: Table, hexes: int) -> None:
    table.expect_position("/stage/gain", "equals", hexes)


# ---- what the table waits for


@then("it is {who:seat}'s {phase}")
def _phase(table: Table, who: str, phase: str) -> None:
    if phase not in PHASES:
        raise Misused(f"no phase of a side: {phase!r}; write one of {', '.join(PHASES)}")
    table.expect_position("/stage/phase", "one-of", PHASES[phase])
    if phase not in OF_THE_OFFENSE:
        table.expect_position("/stage/side", "equals", side_of(who))
    elif side_of(who) != "offense":
        raise Misused(f"the {phase} is the offense's")


def _waits(table: Table, phase: str, **parts: Any) -> None:
    table.expect_position("/stage", "covers", {"phase": phase, **parts})


@then("the offense is to call Game-Turn {number:n}")
def _call(table: Table, number: int) -> None:
    _waits(table, "game-turn")
    table.expect_position("/turn/number", "equals", number)


@then("the offense is to record its target hexes")
def _targets(table: Table) -> None:
    _waits(table, "pass-targets")


@then("the offense is to throw a short pass")
def _short_pass(table: Table) -> None:
    _waits(table, "short-pass")


@then("the offense is to throw a long pass")
def _long_pass(table: Table) -> None:
    _waits(table, "long-pass")


@then("{who:seat} is to select its men")
def _line_up(table: Table, who: str) -> None:
    _waits(table, "line-up", side=side_of(who))


@then("{who:seat} is to place its men")
def _set_up(table: Table, who: str) -> None:
    _waits(table, "set-up", side=side_of(who))


@then("the offense is in the huddle")
def _huddle(table: Table) -> None:
    _waits(table, "huddle")


@then("{who:seat} is to take a side")
def _sides(table: Table, who: str) -> None:
    _waits(table, "sides", winner=who)


@then("the objective is to be rolled")
def _objective_due(table: Table) -> None:
    _waits(table, "objective")


@then("the objective is {hexes:n} hexes")
@then("the objective is {hexes:n} hex")
def _objective(table: Table, hexes: int) -> None:
    table.expect_position("/objective", "equals", hexes)


@then("home is on offense")
def _home(table: Table) -> None:
    table.expect_position("/offense", "equals", "home")


@then("away is on offense")
def _away(table: Table) -> None:
    table.expect_position("/offense", "equals", "away")


@then("the Game-Turn is {sort}")
def _type(table: Table, sort: str) -> None:
    if sort not in TYPES:
        raise Misused(f"no such Game-Turn: {sort!r}; write one of {', '.join(TYPES)}")
    table.expect_position("/turn/type", "equals", TYPES[sort])


@then("it is Game-Turn {number:n}")
def _number(table: Table, number: int) -> None:
    table.expect_position("/turn/number", "equals", number)


# ---- what a seat is shown


@then("the carriers are shown as {men}")
def _carriers(table: Table, men: str) -> None:
    """`#12 and #36`, of whom nobody can tell which has the ball; or the one man who has it."""
    labels = labels_of(men)
    if len(labels) == 1:
        table.expect("/view/ball/by", "equals", labels[0])
        return
    table.expect("/view/ball/by", "equals", HIDDEN)
    table.expect("/view/ball/among", "same-set", labels)


@then("the carriers are shown in the order {men}")
def _carriers_in_order(table: Table, men: str) -> None:
    """Sorted as texts, so that the order betrays nothing."""
    table.expect("/view/ball/among", "equals", labels_of(men))


@then("no marker of {who:seat} is shown")
def _no_marker(table: Table, who: str) -> None:
    table.expect(f"/view/plans/{side_of(who)}", "covers", {"line": HIDDEN, "play": HIDDEN})


@then("the line marker of {who:seat} is shown as {marker}")
def _line_marker(table: Table, who: str, marker: str) -> None:
    table.expect(f"/view/plans/{side_of(who)}/line", "equals", marker_of(LINE_MARKERS, marker))


@then("the play marker of {who:seat} is shown as {marker}")
def _play_marker(table: Table, who: str, marker: str) -> None:
    table.expect(f"/view/plans/{side_of(who)}/play", "equals", marker_of(PLAY_MARKERS, marker))


@then("the play marker of {who:seat} is not shown")
def _no_play_marker(table: Table, who: str) -> None:
    table.expect(f"/view/plans/{side_of(who)}/play", "equals", HIDDEN)


@then("the target hexes are still {hexes}")
def _targets_kept(table: Table, hexes: str) -> None:
    table.expect_position("/targets", "equals", hexes_of(hexes))


@then("the target hexes are not shown")
def _no_targets(table: Table) -> None:
    table.expect("/view/targets", "equals", [HIDDEN, HIDDEN])


@then("the target hexes are shown as {hexes}")
def _shown_targets(table: Table, hexes: str) -> None:
    table.expect("/view/targets", "same-set", hexes_of(hexes))


@then("the true target hex is not shown")
def _no_true_target(table: Table) -> None:
    table.expect("/view/turn/throw/target", "equals", HIDDEN)


@then("the true target hex is shown as {place:word}")
def _true_target(table: Table, place: str) -> None:
    table.expect("/view/turn/throw/target", "equals", hex_of(place))


@then("the receiver of the pass is not shown")
def _no_receiver(table: Table) -> None:
    table.expect("/view/turn/throw/receiver", "equals", HIDDEN)


@then("the receiver of the pass is shown as {man:word}")
def _receiver(table: Table, man: str) -> None:
    table.expect("/view/turn/throw/receiver", "equals", label_of(man))


@then("the passer is shown as {man:word}")
def _passer(table: Table, man: str) -> None:
    table.expect("/view/turn/throw/passer", "equals", label_of(man))


@then("no target hex of the pass is shown, not even a hidden one")
def _no_hidden_target(table: Table) -> None:
    """Of a lateral."""
    table.expect("/view/turn/throw/target", "equals", None)


@then("no receiver of the pass is shown, not even a hidden one")
def _no_hidden_receiver(table: Table) -> None:
    table.expect("/view/turn/throw/receiver", "equals", None)
