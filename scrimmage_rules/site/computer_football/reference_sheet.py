"""Reference sheet of computer-football: the men, the tackle table, blocks, passes, and a summary of the odds."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.site.computer_football.odds_of_catches_and_blocks import (
    tabulate_catches,
    tabulate_scrambles,
    tabulate_single_blocks,
    tabulate_squares_per_turns,
)
from scrimmage_rules.site.computer_football.odds_page import (
    EDITIONS,
    render_tackle_table,
    tabulate_advantages,
    tabulate_safeties,
    tabulate_tackle_results,
    tabulate_touchdowns,
)
from scrimmage_rules.site.computer_football.odds_positions import compute_fumble_distribution, run_query
from scrimmage_rules.site.model.markdown import format_odds, format_table, join_blocks
from scrimmage_rules.site.model.ruleset_site_content import SheetPart

BACKWARD = {True: "yes", False: "no"}
OWN_20 = 15
"""Line at which a game starts when the offense moves east."""

MIDDLE = 8
"""A row of the field with equally many rows on both sides."""


def build_sheet() -> tuple[SheetPart, ...]:
    """Return the parts of the reference sheet."""
    _, edition, readings, parts = EDITIONS[0]
    after = "The number next to *tackle*: how many squares forward or back the carrier goes down."
    return (
        SheetPart("The men", _tabulate_men(), ("MEN.table", "MEN.speed-limit", "M7.1", "M7.2")),
        SheetPart(
            "Squares in a turn", tabulate_squares_per_turns(), ("SETTINGS.default", "M8.2", "MOVE.diagonal-cost")
        ),
        SheetPart("Zones of a pass on the window, north above", _tabulate_zones(), ("FIELD.zones-12", "L2.3")),
        SheetPart("Blocks by one man", tabulate_single_blocks(), ("BLOCK.single", "BLOCK.double")),
        SheetPart("Power advantage (PA)", tabulate_advantages(), ("TACKLE.power-matters",)),
        SheetPart(
            "Tackle table", join_blocks(render_tackle_table(edition, readings, parts), after), ("TACKLE.table.pa-zero",)
        ),
        SheetPart("Results of a tackle", tabulate_tackle_results(), ("TACKLE.outcome-tackle",)),
        SheetPart(
            "Touchdown in a tackle, by squares to the goal line", tabulate_touchdowns(), ("OBJECTIVE.touchdown",)
        ),
        SheetPart("Safety in a tackle, by squares from the goal line", tabulate_safeties(), ("POSSESSION.b.1",)),
        SheetPart("Catches", tabulate_catches(), ("PASS.1", "PASS.2", "PASS.3", "PASS.4.2")),
        SheetPart("The scramble", tabulate_scrambles(), ("SCRAMBLE.odds",)),
        SheetPart("A fumbled ball", _describe_fumbles(), ("TACKLE.fumble-roll",)),
    )


def _tabulate_men() -> str:
    men: dict[str, dict[str, dict[str, Any]]] = run_query("men")
    rows = []
    for facts in run_query("speeds"):
        speed = facts["speed"]
        of_speed = {
            side: [label for label, man in listed.items() if man["speed"] == speed] for side, listed in men.items()
        }
        goes_back = {men[side][label]["backward"] for side, labels in of_speed.items() for label in labels}
        labels = (", ".join(of_speed[side]) for side in ("offense", "defense"))
        rows.append((str(speed), str(facts["power"]), *labels, *(BACKWARD[each] for each in goes_back)))
    return format_table(("speed", "power", "offense", "defense", "backward"), rows, (0, 1))


def _tabulate_zones() -> str:
    """Return a table of the numbers of the zones, arranged as on the window."""
    zones = run_query("zones", line=OWN_20, direction="east")
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
