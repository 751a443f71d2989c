"""Reference sheet of computer-football: the men, the tackle table, blocks, passes, and a summary of the odds."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.site.computer_football.odds_of_catches_and_blocks import (
    render_catch_odds_table,
    render_scramble_odds_table,
    render_single_block_odds_table,
    render_squares_per_turn_table,
)
from scrimmage_rules.site.computer_football.odds_page import (
    EDITIONS,
    render_power_advantage_table,
    render_safety_odds_table,
    render_tackle_odds_table,
    render_tackle_table,
    render_touchdown_odds_table,
)
from scrimmage_rules.site.computer_football.odds_positions import compute_fumble_distribution, get_query_value
from scrimmage_rules.site.model.markdown import format_odds, format_table, join_blocks
from scrimmage_rules.site.model.ruleset_site_content import SheetPart

BACKWARD = {True: "yes", False: "no"}
OWN_20 = 15
"""Number of the line where a game starts if the offense moves east: the offense's own 20-yard line."""

MIDDLE = 8
"""A row of the field with equally many rows on both sides."""


def build_sheet() -> tuple[SheetPart, ...]:
    """Return the parts of the reference sheet."""
    _, edition, readings, parts = EDITIONS[0]
    after = "The number next to *tackle*: how many squares forward or back the carrier goes down."
    return (
        SheetPart("The men", _render_men_table(), ("MEN.table", "MEN.speed-limit", "M7.1", "M7.2")),
        SheetPart(
            "Squares in a turn", render_squares_per_turn_table(), ("SETTINGS.default", "M8.2", "MOVE.diagonal-cost")
        ),
        SheetPart("Zones of a pass on the window, north above", _render_zone_table(), ("FIELD.zones-12", "L2.3")),
        SheetPart("Blocks by one man", render_single_block_odds_table(), ("BLOCK.single", "BLOCK.double")),
        SheetPart("Power advantage (PA)", render_power_advantage_table(), ("TACKLE.power-matters",)),
        SheetPart(
            "Tackle table", join_blocks(render_tackle_table(edition, readings, parts), after), ("TACKLE.table.pa-zero",)
        ),
        SheetPart("Results of a tackle", render_tackle_odds_table(), ("TACKLE.outcome-tackle",)),
        SheetPart(
            "Touchdown in a tackle, by squares to the goal line",
            render_touchdown_odds_table(),
            ("OBJECTIVE.touchdown",),
        ),
        SheetPart("Safety in a tackle, by squares from the goal line", render_safety_odds_table(), ("POSSESSION.b.1",)),
        SheetPart("Catches", render_catch_odds_table(), ("PASS.1", "PASS.2", "PASS.3", "PASS.4.2")),
        SheetPart("The scramble", render_scramble_odds_table(), ("SCRAMBLE.odds",)),
        SheetPart("A fumbled ball", _describe_fumbles(), ("TACKLE.fumble-roll",)),
    )


def _render_men_table() -> str:
    men: dict[str, dict[str, dict[str, Any]]] = get_query_value("men")
    rows = []
    for facts in get_query_value("speeds"):
        speed = facts["speed"]
        of_speed = {
            side: [label for label, man in listed.items() if man["speed"] == speed] for side, listed in men.items()
        }
        goes_back = {men[side][label]["backward"] for side, labels in of_speed.items() for label in labels}
        labels = (", ".join(of_speed[side]) for side in ("offense", "defense"))
        rows.append((str(speed), str(facts["power"]), *labels, *(BACKWARD[each] for each in goes_back)))
    return format_table(("speed", "power", "offense", "defense", "backward"), rows, (0, 1))


def _render_zone_table() -> str:
    """Return a table of the zone numbers, arranged as the zones lie on the displayed part of the field."""
    zones = get_query_value("zones", line=OWN_20, direction="east")
    columns = sorted({tuple(zone["columns"]) for zone in zones.values()})
    rows = sorted({tuple(zone["rows"]) for zone in zones.values()})
    west = columns[0][0] - 1
    listed = [
        (f"rows {low} to {high}", *(name for name, zone in zones.items() if tuple(zone["rows"]) == (low, high)))
        for low, high in rows
    ]
    return format_table(("columns", *(f"{first - west} to {last - west}" for first, last in columns)), listed)


def _describe_fumbles() -> str:
    """Return a sentence about the roll of a fumbled ball and the probability that either side gets it."""
    spread = compute_fumble_distribution(MIDDLE)
    (share,), (squares,) = set(spread.values()), {abs(int(row) - MIDDLE) for row in spread}
    return f"The ball rolls {squares} squares north or south. Each direction has {format_odds(share)}."
