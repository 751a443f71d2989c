"""`Given` steps of tactical-soccer for a pitch as data, based on the bundled small pitch, and for changed tables of
skills.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import REMOVED, ask_rule_query, copy_data, get_drafted_settings
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import STEPS, VOCABULARY

given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then

SMALL: dict[str, Any] = {
    "id": "own", "invented": True, "orientation": "flat", "centre": [0, 0],
    "columns": [[-3, -9, 9], [-2, -10, 10], [-1, -9, 9], [0, -10, 10], [1, -9, 9], [2, -10, 10], [3, -9, 9]],
    "goals": {
        "red": {"Left": [1, -11], "Center": [0, -12], "Right": [-1, -11]},
        "blue": {"Left": [-1, 11], "Center": [0, 12], "Right": [1, 11]},
    },
    "boxes": {
        "three-by-two": {
            "red": [[1, -9], [0, -10], [-1, -9], [1, -7], [0, -8], [-1, -7]],
            "blue": [[-1, 9], [0, 10], [1, 9], [-1, 7], [0, 8], [1, 7]],
        },
        "arc-of-six": {
            "red": [[2, -10], [1, -9], [0, -10], [-1, -9], [-2, -10], [0, -8]],
            "blue": [[-2, 10], [-1, 9], [0, 10], [1, 9], [2, 10], [0, 8]],
        },
    },
}  # fmt: skip
"""The small pitch under a different name."""


def _find_drafted_pitch(table: Table) -> dict[str, Any]:
    pitch: dict[str, Any] = table.given["settings"]["pitch"]
    return pitch


@given("a pitch of one's own, laid out like the small one")
def _set_own_pitch(table: Table) -> None:
    get_drafted_settings(table)["pitch"] = copy_data(SMALL)


@given("its columns are {columns}")
def _set_all_columns(table: Table, columns: str) -> None:
    """Set the columns of the drafted pitch, `-1 from -9 to 9, 0 from -10 to 10`, or `none`."""
    rows = [] if columns == "none" else columns.split(", ")
    _find_drafted_pitch(table)["columns"] = [
        [int(word) for word in row.split() if word not in ("from", "to")] for row in rows
    ]


@given("its columns {first:n} to {last:n} go from {low:n} to {high:n}, one half step less where that is no hex")
def _set_even_columns(table: Table, first: int, last: int, low: int, high: int) -> None:
    """Give the drafted pitch a field with straight ends; `low` and `high` are the end rows of the even columns."""
    rows = [[x, low, high] if x % 2 == 0 else [x, low + 1, high - 1] for x in range(first, last + 1)]
    _find_drafted_pitch(table)["columns"] = rows


@given("its column {x:n} goes from {low:n} to {high:n}")
def _set_ends_of_column(table: Table, x: int, low: int, high: int) -> None:
    columns = _find_drafted_pitch(table)["columns"]
    _find_drafted_pitch(table)["columns"] = [[x, low, high] if column[0] == x else column for column in columns]


STEPS.register_drafts({
    "its centre hex lies on {place:word}": {"/centre": "{place:hex}"},
    "{who:seat}'s goal hex {name:word} lies on {place:word}": {"/goals/{who}/{name}": "{place:hex}"},
    "{who:seat}'s {box:word} box lies on {places}": {"/boxes/{box}/{who}": "{places:hexes}"},
    "it has no {box:word} box": {"/boxes/{box}": REMOVED},
}, draft=_find_drafted_pitch)  # fmt: skip

# After a step that names the skills of the class.
STEPS.register_drafts(
    {"the class {sort:word} is left out of the table of skills": {"/skills/{sort}": REMOVED}},
    draft=get_drafted_settings,
)

STEPS.register_expectations({"the pitch is valid": {"/value": {"faults": []}}})


@when("this pitch is checked")
def _query_pitch_check(table: Table) -> None:
    pitch = table.given["settings"].pop("pitch")
    ask_rule_query(table, "check-pitch", pitch=pitch)


@then("its faults are")
def _expect_faults(table: Table, rows: list[list[str]]) -> None:
    """Expect exactly these errors in order, given as rows of a part, such as `the columns` or `red's goal`, and the
    violated clause.
    """
    faults = [{"clause": clause, "path": _build_pointer(part)} for part, clause in rows]
    table.expect("/value", "equals", {"faults": faults})


def _build_pointer(part: str) -> str:
    whose, _, rest = part.rpartition("'s ")
    name = (rest or part).removeprefix("the ")
    if name.endswith(" box"):
        return f"/boxes/{name.removesuffix(' box')}" + (f"/{whose}" if whose else "")
    return f"/goals/{whose}" if name == "goal" else f"/{name}"
