"""Steps of tactical-soccer that query the game, its components and its pitches, and check the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query, is_whole_number, parse_name_list
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import parse_hexes

when, then = VOCABULARY.when, VOCABULARY.then


STEPS.register_queries(ask_rule_query, {
    # ---- the game and its kit
    "the game is looked up": ("about", {}),
    "the kit is looked up": ("kit", {}),
    # ---- pitches
    "the pitch is looked up": ("pitch", {}),
})  # fmt: skip


STEPS.register_expectations({
    # ---- the game and its kit
    "its title is {title}": {"/value/title": "{title}"},
    "its author is {author}": {"/value/author": "{author}"},
    "its coaches are {coaches}": {"/value/coaches": "{coaches:names}"},
    # The players or the goalies.
    "its {what:word} have the labels {labels}": {"/value/{what}": "{labels:names}"},
    # Counted from 1.
    "token {number:n} is {colour:word} {man:word}": {"/value/tokens/{number:index}": "{colour} {man}"},
    "it has {number:n} of the class {sort:word}": {"/value/classes/{sort}": "{number}"},
    "it has {number:n} ball": {"/value/balls": "{number}"},
    "it has {number:n} dice": {"/value/dice": "{number}"},
    # The charts or the records.
    "its {what:word} are called {called}": {"/value/{what}": "{called:names}"},
    # ---- pitches
    "it has no faults": {"/value": {"faults": []}},
    "its first fault is against {clause:word}": {"/value/faults/0/clause": "{clause}"},
    "its name is {name:word}": {"/value/id": "{name}"},
    "it says of itself that it is invented": {"/value/invented": True},
    "its centre hex is {place:word}": {"/value/centre": "{place:hex}"},
    "its circle is {hexes}": {"/value/circle": "{hexes:hexes}"},
    "its halfway hexes are {hexes}": {"/value/halfway": "{hexes:hexes}"},
    "{who:seat}'s own side is {hexes}": {"/value/own/{who}": "{hexes:hexes}"},
    "{who:seat}'s box is {hexes}": {"/value/boxes/{who}": "{hexes:hexes}"},
    # Counted from 1.
    "hex {number:n} of {who:seat}'s box is {place:word}": {"/value/boxes/{who}/{number:index}": "{place:hex}"},
    "{who:seat}'s goal has Left on {left:word}, Center on {center:word} and Right on {right:word}":
        {"/value/goals/{who}": {"Left": "{left:hex}", "Center": "{center:hex}", "Right": "{right:hex}"}},
    "{who:seat}'s goal has its {name:word} on {place:word}": {"/value/goals/{who}/{name}": "{place:hex}"},
    "the hex before {who:seat}'s goal is {place:word}": {"/value/before goal/{who}": "{place:hex}"},
})  # fmt: skip


def _parse_tokens(text: str) -> list[str]:
    coloured = [part.partition(" ") for part in text.split("; ")]
    return [f"{colour} {man}" for colour, _, men in coloured for man in parse_name_list(men)]


@then("its tokens are {tokens}")
def _expect_tokens(table: Table, tokens: str) -> None:
    """Expect the tokens of each colour: `red F1, F2; blue F1, F2`."""
    table.expect("/value/tokens", "equals", _parse_tokens(tokens))


@then("the whole kit is")
def _expect_components(table: Table, rows: list[list[str]]) -> None:
    """Expect all components of the game. Each row has the name of a component, and its number, its list of items, its
    numbers by class, or its tokens.
    """
    table.expect("/value", "equals", {thing: _parse_component_value(thing, text) for thing, text in rows})


def _parse_component_value(thing: str, text: str) -> Any:
    if thing == "tokens":
        return _parse_tokens(text)
    if thing == "classes":
        return {sort: int(number) for each in parse_name_list(text) for number, _, sort in [each.partition(" ")]}
    return int(text) if is_whole_number(text) else parse_name_list(text)


# ---- pitches


@when("the bundled {name:word} pitch is looked up")
def _query_bundled_pitch(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["pitch"] = name
    ask_rule_query(table, "pitch")


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
"""A small pitch of seven columns without red's penalty box."""


@when("a pitch of seven columns called {name:word} is checked with red's box on {hexes}")
def _query_pitch_check(table: Table, name: str, hexes: str) -> None:
    """Query whether a small pitch is valid. It has this name, and red's box of three by two hexes consists of these
    hexes.
    """
    boxes = PITCH["boxes"]
    boxes = {**boxes, "three-by-two": {**boxes["three-by-two"], "red": parse_hexes(hexes)}}
    ask_rule_query(table, "check-pitch", pitch={**PITCH, "id": name, "boxes": boxes})


@then("its field has columns {columns}")
def _expect_field(table: Table, columns: str) -> None:
    """Expect exactly the hexes of these columns: `-1 from -9 to 9, 0 from -10 to 10`."""
    rows = [[int(word) for word in row.split() if word not in ("from", "to")] for row in columns.split(", ")]
    hexes = [[x, y] for x, first, last in rows for y in range(first, last + 1, 2)]
    table.expect("/value/hexes", "equals", hexes)
