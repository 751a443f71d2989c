"""`Then` steps of computer-football for the view of a seat."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
    find_drafted_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import parse_name_list

then = VOCABULARY.then

HIDDEN = "hidden"
BUTTONS = ("RULES", "Settings", "Men")
"""Buttons that every window of the computer game shows."""


STEPS.register_expectations({
    # ---- the call and the ball
    "no call is shown": {"/view/call": HIDDEN},
    "a run is shown, its runner is not": {"/view/call": {"run": HIDDEN, "zone": None}},
    "a pass is shown, its zone is not": {"/view/call": {"run": None, "zone": HIDDEN}},
    "a run by {man:word} is shown": {"/view/call": {"run": "{man}", "zone": None}},
    "a pass to zone {zone:n} is shown": {"/view/call": {"run": None, "zone": "{zone}"}},
    "no carrier is shown": {"/view/carrier": HIDDEN},
    "{who:seat}'s {man:word} is shown with the ball": {"/view/carrier": "{who man:man}"},
    "nobody is shown with the ball": {"/view/carrier": None},
    "the ball is shown in the air over {place:word}": {"/view/air": "{place:square}"},
    "type, carrier and zone are shown as unknown": {"/view/known": {"type": False, "carrier": False, "zone": False}},
    # ---- men and squares
    "{who:seat}'s {man:word} is shown on {place:word}": {"/view/men/{who:side}/{who man:label}": "{place:square}"},
    "{who:seat}'s {man:word} alone is shown pale": {"/view/pale": ["{who man:man}"]},
    "nobody is shown pale": {"/view/pale": []},
    ("{squares:n} square is shown as left", "{squares:n} squares are shown as left"):
        {"/view/squares_left": "{squares}"},
    "the phase is shown as {phase:word}": {"/view/phase": "{phase}"},
    # ---- the window
    "blue is drawn on line {blue:n} and yellow on line {yellow:n}":
        {"/view/lines": {"blue": "{blue}", "yellow": "{yellow}"}},
    "zone {zone:n} is lit": {"/view/highlighted": "{zone}"},
    "no zone is lit": {"/view/highlighted": None},
    # ---- buttons and sounds
    "only the buttons RULES, Settings and Men are offered": {"/view/offered": [*BUTTONS]},
})  # fmt: skip


# ---- men and squares


@then("{who:seat}'s {men} alone are shown pale")
def _expect_pale_men(table: Table, who: str, men: str) -> None:
    """Expect the blocked men of one side, who are drawn pale, in the order in which a position lists them."""
    table.expect("/view/pale", "equals", [find_drafted_man(table, who, man) for man in parse_name_list(men)])


@then("{men} may be picked")
def _expect_selectable_men(table: Table, men: str) -> None:
    """Expect the men whom a seat can select, or `nobody`."""
    table.expect("/view/selectable", "equals", [] if men == "nobody" else parse_name_list(men))


# ---- the window


@then("the columns {first:n} to {last:n} are on display")
def _expect_window(table: Table, first: int, last: int) -> None:
    """Expect the visible columns in a view, or in the answer to a query about the visible window."""
    if table.last_ask["op"] == "observe":
        table.expect("/view/window", "equals", {"first": first, "last": last})
    else:
        table.expect("/value/first", "equals", first)
        table.expect("/value/last", "equals", last)


@then("the yard markers are {markers}")
def _expect_yard_markers(table: Table, markers: str) -> None:
    """Expect yard markers and their lines, `20 on line 15, 30 on line 20`, or `none`."""
    pairs = [each.split(" on line ") for each in parse_name_list(markers) if markers != "none"]
    if any(len(pair) != 2 for pair in pairs):
        raise MisusedStep(
            f"not a list of yard markers: {markers!r}; write them like this: 20 on line 15, 30 on line 20"
        )
    table.expect("/view/markers", "equals", [{"line": int(line), "yards": int(yards)} for yards, line in pairs])


# ---- buttons and sounds


@then("in addition to RULES, Settings and Men these buttons are offered: {buttons}")
def _expect_buttons(table: Table, buttons: str) -> None:
    table.expect("/view/offered", "equals", [*BUTTONS, *buttons.split(", ")])


@then("{sound:word} is heard")
@then("a {sound:word} is heard")
def _expect_sound(table: Table, sound: str) -> None:
    """Expect the name of a sound, `click` or `hut-hut`, or `nothing`."""
    table.expect("/view/sounds", "equals", [] if sound == "nothing" else [sound])
