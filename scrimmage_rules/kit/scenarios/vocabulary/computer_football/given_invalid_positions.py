"""`Given` steps of computer-football that each make the scenario's initial position invalid in one way, independent of
other steps.
"""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
    find_drafted_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position

given = VOCABULARY.given


STEPS.register_drafts({
    # ---- before the call
    "nobody was drawn to begin": {"/offense": None},
    "no goal was drawn": {"/eastward": None},
    "both a run by {man:word} and a pass to zone {zone:n} are called":
        {"/call": {"run": "{man}", "zone": "{zone}"}, "/carrier": "{man:man_of_offense}"},
    "neither a run nor a pass is called": {"/call": {"run": None, "zone": None}},
    # ---- the turn
    "the phase is {phase:word}": {"/phase": "{phase}"},
    "it is nobody's turn": {"/mover": None},
    "{who:seat} is said to be the mover": {"/mover": "{who:side}"},
    "{left:n} of {allotment:n} squares are left already": {"/allotment": "{allotment}", "/left": "{left}"},
    "no squares are drawn for the turn": {"/allotment": None},
    "a man {label:word} has used {squares:n} squares": {"/used/{label}": "{squares}"},
    "the scramble is said to have been {result:word}": {"/scramble": "{result}"},
    # ---- the ball, and who is pale
    "nobody has the ball": {"/carrier": None, "/air": None, "/loose": None},
    "{who:seat}'s {man:word} is said to have the ball": {"/carrier": "{who man:man}"},
    "another ball lies loose on {place:word}": {"/loose": "{place:square}"},
    "another ball is in the air over {place:word}": {"/air": "{place:square}"},
    "{who:seat} is said to have fumbled": {"/fumbled_by": "{who:side}"},
    "nobody has fumbled": {"/fumbled_by": None},
    # ---- the end
    "nobody has won": {"/winner": None},
    "nothing has been scored": {"/score": None},
    "{who:seat} is said to have won": {"/winner": "{who}"},
})  # fmt: skip


# ---- the ball, and who is pale


@given("{who:seat}'s {man:word} is marked by nobody")
def _set_mark_without_blocker(table: Table, who: str, man: str) -> None:
    position = get_drafted_position(table)
    position["marks"] = [*position["marks"], {**find_drafted_man(table, who, man), "by": []}]


@given("the pale men are listed backwards")
def _reverse_order_of_pale_men(table: Table) -> None:
    get_drafted_position(table)["marks"].reverse()
