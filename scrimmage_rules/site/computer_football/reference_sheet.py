"""The sheet of computer-football: the men, the tackle table, blocks, passes, and the odds in short."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.site.computer_football.odds import (
    EDITIONS,
    advantages,
    ends,
    safeties,
    tackle_table,
    touchdowns,
)
from scrimmage_rules.site.computer_football.odds_of_catches_and_blocks import catches, scrambles, single_blocks, squares
from scrimmage_rules.site.computer_football.odds_positions import ask, fumble_spread
from scrimmage_rules.site.model.markdown import odds, page, table
from scrimmage_rules.site.model.ruleset_pages import Part

BACKWARD = {True: "yes", False: "no"}
OWN_20 = 15
"""The line at which a game begins, going east."""

MIDDLE = 8
"""A row of the field with another far on either side."""


def sheet() -> tuple[Part, ...]:
    """The parts of the sheet."""
    _, edition, readings, parts = EDITIONS[0]
    after = "The number next to *tackle*: how many squares forward or back the carrier goes down."
    return (
        Part("The men", _men(), ("MEN.table", "MEN.speed-limit", "M7.1", "M7.2")),
        Part("Squares in a turn", squares(), ("SETTINGS.default", "M8.2", "MOVE.diagonal-cost")),
        Part("Zones of a pass on the window, north above", _zones(), ("FIELD.zones-12", "L2.3")),
        Part("Blocks by one man", single_blocks(), ("BLOCK.single", "BLOCK.double")),
        Part("Power advantage (PA)", advantages(), ("TACKLE.power-matters",)),
        Part("Tackle table", page(tackle_table(edition, readings, parts), after), ("TACKLE.table.pa-zero",)),
        Part("Results of a tackle", ends(), ("TACKLE.outcome-tackle",)),
        Part("Touchdown in a tackle, by squares to the goal line", touchdowns(), ("OBJECTIVE.touchdown",)),
        Part("Safety in a tackle, by squares from the goal line", safeties(), ("POSSESSION.b.1",)),
        Part("Catches", catches(), ("PASS.1", "PASS.2", "PASS.3", "PASS.4.2")),
        Part("The scramble", scrambles(), ("SCRAMBLE.odds",)),
        Part("A fumbled ball", _fumbles(), ("TACKLE.fumble-roll",)),
    )


def _men() -> str:
    men: dict[str, dict[str, dict[str, Any]]] = ask("men")
    rows = []
    for facts in ask("speeds"):
        speed = facts["speed"]
        of_speed = {
            side: [label for label, man in listed.items() if man["speed"] == speed] for side, listed in men.items()
        }
        goes_back = {men[side][label]["backward"] for side, labels in of_speed.items() for label in labels}
        labels = (", ".join(of_speed[side]) for side in ("offense", "defense"))
        rows.append((str(speed), str(facts["power"]), *labels, *(BACKWARD[each] for each in goes_back)))
    return table(("speed", "power", "offense", "defense", "backward"), rows, (0, 1))


def _zones() -> str:
    """The numbers of the zones as they lie on the window."""
    zones = ask("zones", line=OWN_20, direction="east")
    columns = sorted({tuple(zone["columns"]) for zone in zones.values()})
    rows = sorted({tuple(zone["rows"]) for zone in zones.values()})
    west = columns[0][0] - 1
    listed = [
        (f"rows {low} to {high}", *(name for name, zone in zones.items() if tuple(zone["rows"]) == (low, high)))
        for low, high in rows
    ]
    return table(("columns", *(f"{first - west} to {last - west}" for first, last in columns)), listed)


def _fumbles() -> str:
    """How far a fumbled ball rolls, and with what chance to either side."""
    spread = fumble_spread(MIDDLE)
    (share,), (squares,) = set(spread.values()), {abs(int(row) - MIDDLE) for row in spread}
    return f"It rolls {squares} squares to the north or to the south, each with {odds(share)}."
