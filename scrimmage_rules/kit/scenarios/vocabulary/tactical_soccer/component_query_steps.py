"""Questions about the game itself, its kit and its pitches, and the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import names, whole_number
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import hex_of, hexes_of

when, then = VOCABULARY.when, VOCABULARY.then


# ---- the game and its kit


@when("the game is looked up")
def _about(table: Table) -> None:
    look_up(table, "about")


@when("the kit is looked up")
def _kit(table: Table) -> None:
    look_up(table, "kit")


@then("its title is {title}")
def _title(table: Table, title: str) -> None:
    table.expect("/value/title", "equals", title)


@then("its author is {author}")
def _author(table: Table, author: str) -> None:
    table.expect("/value/author", "equals", author)


@then("its coaches are {coaches}")
def _coaches(table: Table, coaches: str) -> None:
    table.expect("/value/coaches", "equals", names(coaches))


@then("its {what:word} have the labels {labels}")
def _labels(table: Table, what: str, labels: str) -> None:
    """The players or the goalies."""
    table.expect(f"/value/{what}", "equals", names(labels))


def _tokens_of(text: str) -> list[str]:
    coloured = [part.partition(" ") for part in text.split("; ")]
    return [f"{colour} {man}" for colour, _, men in coloured for man in names(men)]


@then("its tokens are {tokens}")
def _tokens(table: Table, tokens: str) -> None:
    """`red F1, F2; blue F1, F2`."""
    table.expect("/value/tokens", "equals", _tokens_of(tokens))


@then("token {number:n} is {colour:word} {man:word}")
def _token(table: Table, number: int, colour: str, man: str) -> None:
    """Counted from 1."""
    table.expect(f"/value/tokens/{number - 1}", "equals", f"{colour} {man}")


@then("it has {number:n} of the class {sort:word}")
def _class(table: Table, number: int, sort: str) -> None:
    table.expect(f"/value/classes/{sort}", "equals", number)


@then("it has {number:n} ball")
def _balls(table: Table, number: int) -> None:
    table.expect("/value/balls", "equals", number)


@then("it has {number:n} dice")
def _dice(table: Table, number: int) -> None:
    table.expect("/value/dice", "equals", number)


@then("its {what:word} are called {called}")
def _lists(table: Table, what: str, called: str) -> None:
    """The charts or the records."""
    table.expect(f"/value/{what}", "equals", names(called))


@then("the whole kit is")
def _whole_kit(table: Table, rows: list[list[str]]) -> None:
    """Rows of a thing and what it is: a number, a list, numbers of each class, or tokens by their colours."""
    table.expect("/value", "equals", {thing: _kit_value(thing, text) for thing, text in rows})


def _kit_value(thing: str, text: str) -> Any:
    if thing == "tokens":
        return _tokens_of(text)
    if thing == "classes":
        return {sort: int(number) for each in names(text) for number, _, sort in [each.partition(" ")]}
    return int(text) if whole_number(text) else names(text)


# ---- pitches


@when("the pitch is looked up")
def _pitch(table: Table) -> None:
    look_up(table, "pitch")


@when("the bundled {name:word} pitch is looked up")
def _bundled_pitch(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["pitch"] = name
    look_up(table, "pitch")


PITCH: dict[str, Any] = {
    "invented": True, "orientation": "flat", "centre": [0, 0],
    "columns": [[-3, -9, 9], [-2, -10, 10], [-1, -9, 9], [0, -10, 10], [1, -9, 9], [2, -10, 10], [3, -9, 9]],
    "goals": {
        "red": {"Left": [1, -11], "Center": [0, -12], "Right": [-1, -11]},
        "blue": {"Left": [-1, 11], "Center": [0, 12], "Right": [1, 11]},
    },
    "boxes": {
        "three-by-two": {"blue": [[-1, 9], [0, 10], [1, 9], [-1, 7], [0, 8], [1, 7]]},
        "arc-of-six": {
            "red": [[2, -10], [1, -9], [0, -10], [-1, -9], [-2, -10], [0, -8]],
            "blue": [[-2, 10], [-1, 9], [0, 10], [1, 9], [2, 10], [0, 8]],
        },
    },
}  # fmt: skip
"""A pitch of seven columns that lacks nothing but red's box."""


@when("a pitch of seven columns called {name:word} is checked with red's box on {hexes}")
def _check(table: Table, name: str, hexes: str) -> None:
    """The small pitch but for its name and the red box of three by two hexes."""
    boxes = PITCH["boxes"]
    boxes = {**boxes, "three-by-two": {**boxes["three-by-two"], "red": hexes_of(hexes)}}
    look_up(table, "check-pitch", pitch={**PITCH, "id": name, "boxes": boxes})


@then("it has no faults")
def _no_faults(table: Table) -> None:
    table.expect("/value", "equals", {"faults": []})


@then("its first fault is against {clause:word}")
def _fault(table: Table, clause: str) -> None:
    table.expect("/value/faults/0/clause", "equals", clause)


@then("its name is {name:word}")
def _name(table: Table, name: str) -> None:
    table.expect("/value/id", "equals", name)


@then("it says of itself that it is invented")
def _invented(table: Table) -> None:
    table.expect("/value/invented", "equals", True)


@then("its centre hex is {place:word}")
def _centre(table: Table, place: str) -> None:
    table.expect("/value/centre", "equals", hex_of(place))


@then("its circle is {hexes}")
def _circle(table: Table, hexes: str) -> None:
    table.expect("/value/circle", "equals", hexes_of(hexes))


@then("its halfway hexes are {hexes}")
def _halfway(table: Table, hexes: str) -> None:
    table.expect("/value/halfway", "equals", hexes_of(hexes))


@then("{who:seat}'s own side is {hexes}")
def _own_side(table: Table, who: str, hexes: str) -> None:
    table.expect(f"/value/own/{who}", "equals", hexes_of(hexes))


@then("{who:seat}'s box is {hexes}")
def _box(table: Table, who: str, hexes: str) -> None:
    table.expect(f"/value/boxes/{who}", "equals", hexes_of(hexes))


@then("hex {number:n} of {who:seat}'s box is {place:word}")
def _box_hex(table: Table, number: int, who: str, place: str) -> None:
    """Counted from 1."""
    table.expect(f"/value/boxes/{who}/{number - 1}", "equals", hex_of(place))


@then("{who:seat}'s goal has Left on {left:word}, Center on {center:word} and Right on {right:word}")
def _goal(table: Table, who: str, left: str, center: str, right: str) -> None:
    goal = {"Left": hex_of(left), "Center": hex_of(center), "Right": hex_of(right)}
    table.expect(f"/value/goals/{who}", "equals", goal)


@then("{who:seat}'s goal has its {name:word} on {place:word}")
def _goal_hex(table: Table, who: str, name: str, place: str) -> None:
    table.expect(f"/value/goals/{who}/{name}", "equals", hex_of(place))


@then("the hex before {who:seat}'s goal is {place:word}")
def _before_goal(table: Table, who: str, place: str) -> None:
    table.expect(f"/value/before goal/{who}", "equals", hex_of(place))


@then("its field has columns {columns}")
def _field(table: Table, columns: str) -> None:
    """`-1 from -9 to 9, 0 from -10 to 10`: every hex of them, and no other."""
    rows = [[int(word) for word in row.split() if word not in ("from", "to")] for row in columns.split(", ")]
    hexes = [[x, y] for x, first, last in rows for y in range(first, last + 1, 2)]
    table.expect("/value/hexes", "equals", hexes)
