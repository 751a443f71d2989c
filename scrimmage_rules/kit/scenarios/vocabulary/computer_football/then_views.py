"""Then: what a seat is shown of the table it looks at."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY, drafted_man
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import square_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import names

then = VOCABULARY.then

HIDDEN = "hidden"
BUTTONS = ("RULES", "Settings", "Men")
"""Those of every window."""


# ---- the call and the ball


@then("no call is shown")
def _no_call(table: Table) -> None:
    table.expect("/view/call", "equals", HIDDEN)


@then("a run is shown, its runner is not")
def _some_run(table: Table) -> None:
    table.expect("/view/call", "equals", {"run": HIDDEN, "zone": None})


@then("a pass is shown, its zone is not")
def _some_pass(table: Table) -> None:
    table.expect("/view/call", "equals", {"run": None, "zone": HIDDEN})


@then("a run by {man:word} is shown")
def _run(table: Table, man: str) -> None:
    table.expect("/view/call", "equals", {"run": man, "zone": None})


@then("a pass to zone {zone:n} is shown")
def _pass(table: Table, zone: int) -> None:
    table.expect("/view/call", "equals", {"run": None, "zone": zone})


@then("no carrier is shown")
def _no_carrier(table: Table) -> None:
    table.expect("/view/carrier", "equals", HIDDEN)


@then("{who:seat}'s {man:word} is shown with the ball")
def _carrier(table: Table, who: str, man: str) -> None:
    table.expect("/view/carrier", "equals", drafted_man(table, who, man))


@then("nobody is shown with the ball")
def _nobody(table: Table) -> None:
    table.expect("/view/carrier", "equals", None)


@then("the ball is shown in the air over {place:word}")
def _air(table: Table, place: str) -> None:
    table.expect("/view/air", "equals", square_of(place))


@then("type, carrier and zone are shown as unknown")
def _unknown(table: Table) -> None:
    table.expect("/view/known", "equals", {"type": False, "carrier": False, "zone": False})


# ---- men and squares


@then("{who:seat}'s {man:word} is shown on {place:word}")
def _man(table: Table, who: str, man: str, place: str) -> None:
    found = drafted_man(table, who, man)
    table.expect(f"/view/men/{found['of']}/{found['man']}", "equals", square_of(place))


@then("{who:seat}'s {man:word} alone is shown pale")
def _pale(table: Table, who: str, man: str) -> None:
    table.expect("/view/pale", "equals", [drafted_man(table, who, man)])


@then("{who:seat}'s {men} alone are shown pale")
def _several_pale(table: Table, who: str, men: str) -> None:
    """Men of one side, in the order in which positions list them."""
    table.expect("/view/pale", "equals", [drafted_man(table, who, man) for man in names(men)])


@then("nobody is shown pale")
def _nobody_pale(table: Table) -> None:
    table.expect("/view/pale", "equals", [])


@then("{men} may be picked")
def _selectable(table: Table, men: str) -> None:
    """A list of men, or `nobody`."""
    table.expect("/view/selectable", "equals", [] if men == "nobody" else names(men))


@then("{squares:n} squares are shown as left")
@then("{squares:n} square is shown as left")
def _left(table: Table, squares: int) -> None:
    table.expect("/view/squares_left", "equals", squares)


@then("the phase is shown as {phase:word}")
def _phase(table: Table, phase: str) -> None:
    table.expect("/view/phase", "equals", phase)


# ---- the window


@then("the columns {first:n} to {last:n} are on display")
def _window(table: Table, first: int, last: int) -> None:
    """Of a table that is looked at, or of a window that is asked about."""
    if table.last_ask["op"] == "observe":
        table.expect("/view/window", "equals", {"first": first, "last": last})
    else:
        table.expect("/value/first", "equals", first)
        table.expect("/value/last", "equals", last)


@then("blue is drawn on line {blue:n} and yellow on line {yellow:n}")
def _lines(table: Table, blue: int, yellow: int) -> None:
    table.expect("/view/lines", "equals", {"blue": blue, "yellow": yellow})


@then("the yard markers are {markers}")
def _markers(table: Table, markers: str) -> None:
    """`20 on line 15, 30 on line 20`: the yards and where they are drawn; or `none`."""
    pairs = [each.split(" on line ") for each in names(markers) if markers != "none"]
    if any(len(pair) != 2 for pair in pairs):
        raise Misused(f"no yard markers: {markers!r}; write them as 20 on line 15, 30 on line 20")
    table.expect("/view/markers", "equals", [{"line": int(line), "yards": int(yards)} for yards, line in pairs])


@then("zone {zone:n} is lit")
def _lit(table: Table, zone: int) -> None:
    table.expect("/view/highlighted", "equals", zone)


@then("no zone is lit")
def _not_lit(table: Table) -> None:
    table.expect("/view/highlighted", "equals", None)


# ---- buttons and sounds


@then("only the buttons RULES, Settings and Men are offered")
def _no_button(table: Table) -> None:
    table.expect("/view/offered", "equals", [*BUTTONS])


@then("beside RULES, Settings and Men these buttons are offered: {buttons}")
def _buttons(table: Table, buttons: str) -> None:
    table.expect("/view/offered", "equals", [*BUTTONS, *buttons.split(", ")])


@then("{sound:word} is heard")
@then("a {sound:word} is heard")
def _sound(table: Table, sound: str) -> None:
    """`click`, `hut-hut`, or `nothing`."""
    table.expect("/view/sounds", "equals", [] if sound == "nothing" else [sound])
