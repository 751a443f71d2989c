"""`Then` steps of tactical-football for a game of several plays: points, possessions, downs, and unusable men."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.given_ball_transfers import SO_FAR
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import STEPS, VOCABULARY

then = VOCABULARY.then


STEPS.register_position_expectations({
    "{who:seat} has {points:n} Victory Points": {"/game/points/{who}": "{points}"},
    "it is possession {number:n}": {"/game/possession": "{number}"},
    "it is down {down:n}": {"/game/down": "{down}"},
    "the First Down marker is on line {line:n}": {"/game/first_down": "{line}"},
    "the possession began on line {line:n}": {"/game/start": "{line}"},
    "the line of scrimmage is {line:n}": {"/line": "{line}"},
    "{who:seat} may no longer use {side:seat}'s {man:word}":
        {"/game/banned/{who}/{side:side}": Expected("contains", ["{man:label}"])},
    "{who:seat} may use {side:seat}'s {man:word}":
        {"/game/banned/{who}/{side:side}": Expected("lacks", ["{man:label}"])},
    "a man of {who:seat} is to be brought back":
        {"/stage": Expected("covers", {"phase": "reactivation", "side": "{who:side}"})},
})  # fmt: skip


@then("nothing is left of the play")
def _expect_empty_field(table: Table) -> None:
    """Expect an empty field without men, where nothing is selected, recorded or snapped."""
    gone: dict[str, Any] = {"on": {}, "off": [], "injured": []}
    table.expect_position("/men", "equals", {"offense": gone, "defense": gone})
    table.expect_position("/plans", "equals", {"offense": None, "defense": None})
    table.expect_position("/targets", "equals", [])
    table.expect_position("/snap", "equals", None)
    so_far = dict.fromkeys(SO_FAR.values(), False)
    table.expect_position("/so_far", "covers", {**so_far, "changes": 0})


STEPS.register_expectations({
    # After `... looks at the table`.
    "no selection of {who:seat} is shown, not even a hidden one": {"/view/plans/{who:side}": None},
})  # fmt: skip
