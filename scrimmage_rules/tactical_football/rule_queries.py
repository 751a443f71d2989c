"""Questions about the map, the men and the tables, answered without a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import cast

from msgspec.structs import asdict

from scrimmage_rules.kernel.codec import decode, format_fraction, plain
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import drop_first_argument
from scrimmage_rules.tactical_football.contact.contact_results_table import (
    CONTACT_LINES,
    CONTACT_RESULTS,
    compute_contact_odds,
    find_automatic_contact_result,
    find_contact_table_line,
    read_contact_result,
)
from scrimmage_rules.tactical_football.facing import FACINGS, HEXSIDE, TURNS, Facing
from scrimmage_rules.tactical_football.field import ROLES, ROWS, Hex, Role, get_line_of_scrimmage_at
from scrimmage_rules.tactical_football.men import FIGURES, Roster, find_roster_faults
from scrimmage_rules.tactical_football.movement.allowances import compute_allowance, count_points_left
from scrimmage_rules.tactical_football.neutralization.recovery_table import (
    RECOVERY,
    RECOVERY_LINES,
    RECOVERY_MEANINGS,
    compute_recovery_odds,
    read_recovery_result,
)
from scrimmage_rules.tactical_football.passing import pass_queries as passes
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import Question
from scrimmage_rules.tactical_football.stages import Label, Movement
from scrimmage_rules.tactical_football.zones_of_control import (
    has_zone_of_control,
    is_before_snap,
    list_controlled_hexes,
)

FARTHEST = 200
"""Maximum differential that a query may name."""

MOST_TURNS = 20
"""Maximum number of Game-Turns of recovery that a query may name."""

_MEANING = {"An": "T.contact.An", "Dn": "T.contact.Dn", "Dh": "T.contact.Dh.1"}


def _parse_hex_argument(asked: Question, name: str) -> Hex:
    """Return an argument that must be the number of a hex of this map."""
    place = asked.args.get(name)
    if not isinstance(place, str) or place not in asked.rules.field.row:
        raise MalformedData(
            f"$.args.{name}", "not a hex of this map; write the number of a hex, four digits such as 1441"
        )
    return place


def _parse_facing_argument(asked: Question, name: str) -> Facing:
    """Return an argument that must be a facing."""
    return cast("Facing", asked.text(name, FACINGS))


def _parse_side_argument(asked: Question) -> Role:
    """Return the argument `side`."""
    return cast("Role", asked.text("side", ROLES))


# ---- the map


def answer_field(asked: Question) -> Answer:
    """Return the size of the map: columns, rows, hashmarks, and the number of hexes."""
    laid = asked.rules.field
    value = {
        "columns": laid.columns, "rows": ROWS, "end zone": len(laid.hexes) // laid.columns // 2 - ROWS // 2,
        "hexes": len(laid.hexes), "hash columns": list(laid.hash_columns), "inbounds": len(laid.inbounds),
    }  # fmt: skip
    return Answer(value, ("3.1.1", "14.38.1", "14.39.1", "14.39.3"))


def answer_hex(asked: Question) -> Answer:
    """Return the data of a hex: its column and row, its neighbours clockwise from N, and its part of the field."""
    laid, place = asked.rules.field, _parse_hex_argument(asked, "hex")
    value = {
        "column": laid.column[place], "row": laid.row[place], "neighbours": dict(laid.step[place]),
        "inbounds": place in laid.inbounds, "end zone": laid.end_zone(place),
        "nearest inbounds": laid.nearest_inbounds(place),
    }  # fmt: skip
    return Answer(value, ("3.1.1", "14.38.1", "14.38.3", "14.39.1"))


def answer_distance(asked: Question) -> Answer:
    """Return the number of hexes from one hex to another.

    The answer also has the facing in which the second hex lies straight ahead of the first, if there is one.
    """
    laid, start, end = asked.rules.field, _parse_hex_argument(asked, "from"), _parse_hex_argument(asked, "to")
    return Answer({"hexes": laid.distance(start, end), "straight": laid.facing_straight_to(start, end)}, ("3.1.1",))


def answer_hex_relation_to_line(asked: Question) -> Answer:
    """Return on which side of a Line of Scrimmage a hex lies, its distance from the line, and whether it touches the
    line.

    A hex that the line cuts has neither side nor depth (TF-A04).
    """
    laid, place, row = asked.rules.field, _parse_hex_argument(asked, "hex"), asked.number("line", 0, ROWS)
    side = laid.side_of_line(row, place)
    depth = None if side is None else laid.depth(row, place)
    value = {"side": side, "depth": depth, "touches": laid.touches_line(row, place)}
    return Answer(value, ("3.32.11", "3.32.12"))


def answer_line_of_scrimmage_at_yard_line(asked: Question) -> Answer:
    """Return the Line of Scrimmage at a yard line; the yards are counted from the offense's own goal line."""
    yards = asked.number("yards", 0, 100)
    if yards % 5:
        raise MalformedData("$.args.yards", "not a yard line; give a multiple of 5")
    return Answer(get_line_of_scrimmage_at(yards), ("3.1.1", "3.32.11", "14.3.2"))


# ---- facing


def answer_hexside(asked: Question) -> Answer:
    """Return the kind of a man's hexside in a direction, and the points to enter the hex behind it."""
    sort = HEXSIDE[_parse_facing_argument(asked, "facing")][_parse_facing_argument(asked, "way")]
    return Answer({"hexside": sort, "step": asked.rules.chart.entry_cost(sort)}, ("6.0.1", "6.1.A.1", "6.1.A.2"))


def answer_turn_cost(asked: Question) -> Answer:
    """Return the number of hexsides from one facing to another, and the points that the turn costs."""
    hexsides = TURNS[_parse_facing_argument(asked, "from")][_parse_facing_argument(asked, "to")]
    return Answer({"hexsides": hexsides, "cost": hexsides * asked.rules.chart.turn}, ("6.1.A.3",))


def answer_zone_of_control(asked: Question) -> Answer:
    """Return the hexes that a man controls."""
    zone_of = asked.rules.field.zone[_parse_hex_argument(asked, "hex")]
    return Answer(sorted(zone_of[_parse_facing_argument(asked, "facing")]), ("6.2.B.1",))


def answer_sight(asked: Question) -> Answer:
    """Return whether a man sights a hex."""
    seen = asked.rules.field.sights(
        _parse_hex_argument(asked, "hex"), _parse_facing_argument(asked, "facing"), _parse_hex_argument(asked, "target")
    )
    return Answer(seen, ("6.4.E.2", "6.4.E.3"))


# ---- a man on a table


def _parse_man_on_field(asked: Question) -> tuple[Position, Role, Label]:
    """Return the arguments `position`, `side` and `man`: a man on the field of a valid position."""
    position: Position = asked.ruleset.load(asked.rules, asked.args.get("position"))
    role = _parse_side_argument(asked)
    return position, role, asked.text("man", position.men.of(role).on)


def answer_movement_points(asked: Question) -> Answer:
    """Return the Movement Points that a man of a position may spend in its Game-Turn, and his remaining points."""
    position, role, label = _parse_man_on_field(asked)
    value = {
        "allowance": compute_allowance(asked.rules, position, role, label),
        "left": count_points_left(asked.rules, position, role, label),
    }
    return Answer(value, ("3.32.4", "4.3.3", "4.3.4", "7.1.C.1"))


def answer_controlled_hexes(asked: Question) -> Answer:
    """Return the hexes that a man on the field controls in the given game state."""
    position, role, label = _parse_man_on_field(asked)
    him = position.men.of(role).on[label]
    of_his_side = list_controlled_hexes(asked.rules, position, role) if has_zone_of_control(him) else frozenset[Hex]()
    value = sorted(of_his_side.intersection(asked.rules.field.zone[him.at][him.facing]))
    marked = (("T.contact.Dn",) if him.neutralized else ()) + (("T.contact.Dh.2",) if him.hit else ())
    early = ("4.2.3",) if is_before_snap(position) else ()
    return Answer(value, ("6.2.B.1", "6.2.B.2", *early, *marked))


def answer_sighted_men(asked: Question) -> Answer:
    """Return the men whom a man can see for a contact.

    During a movement phase of his side, his hex and his facing at the start of the phase count.
    """
    position, role, label = _parse_man_on_field(asked)
    side, him, stage = cast("Role", asked.text("of", ROLES)), position.men.of(role).on[label], position.stage
    act = stage.acts.get(label) if isinstance(stage, Movement) and stage.side == role else None
    at, facing = (him.at, him.facing) if act is None else (act.start, act.faced)
    seen = [each for each, man in position.men.of(side).on.items() if asked.rules.field.sights(at, facing, man.at)]
    return Answer(sorted(seen), ("6.4.E.2", "6.4.E.3", "6.4.F.1"))


# ---- men


def answer_roster(asked: Question) -> Answer:
    """Return the roster of the game. Each number has a word for its origin, such as `stated` or `invented`."""
    return Answer(plain(asked.rules.roster), ("3.3.1", "3.31.1", "4.1.1", "14.1.2", "14.11.utility"))


def answer_man(asked: Question) -> Answer:
    """Return the values printed on a man's counter, each with its source."""
    role = _parse_side_argument(asked)
    found = asked.rules.men[role][asked.text("man", asked.rules.men[role])]
    counter = next(each for each in asked.rules.roster.of(role) if str(each.number[0]) == found.number)
    origins = {name: getattr(counter, name)[1] for name in ("number", *FIGURES)}
    clauses = ("3.3.1", "14.1.1", "14.1.2", "3.31.1", "3.32.1", "3.32.3", "3.32.4")
    return Answer({**asdict(found), "origins": origins}, clauses)


def answer_roster_check(asked: Question) -> Answer:
    """Return all faults of a roster."""
    found = list(find_roster_faults(decode(asked.args.get("roster"), Roster, "$.args.roster")))
    value = {"faults": [{"clause": each.clause, "path": each.path} for each in found]}
    return Answer(value, ("4.1.1", *(each.clause for each in found)))


# ---- tables


def answer_expenditure_chart(asked: Question) -> Answer:
    """Return the expenditure chart under the reading of TF-A17."""
    parts = ("T.mp-chart.1", "T.mp-chart.2", "T.mp-chart.3.1", "T.mp-chart.3.2", "T.mp-chart.3.3", "T.mp-chart.3.4")
    value = {name.replace("_", " "): points for name, points in asdict(asked.rules.chart).items()}
    return Answer(value, (*parts, "T.mp-chart.4"))


def answer_contact_result(asked: Question) -> Answer:
    """Return a cell of the Contact Results Table, by differential and throw."""
    differential, dice = asked.number("differential", -FARTHEST, FARTHEST), asked.number("dice", 2, 12)
    row = find_contact_table_line(differential, asked.rules.reading)
    if row is None:
        result = find_automatic_contact_result(differential) if asked.rules.reading["TF-A30"] == "auto" else None
        return Answer({"line": None, "result": result}, ("T.contact.use",))
    result = read_contact_result(row, dice)
    return Answer({"line": row, "result": result}, (CONTACT_LINES[row], "T.contact.use", _MEANING[result[:2]]))


def answer_contact_table() -> Answer:
    """Return the whole Contact Results Table."""
    return Answer({str(row): list(cells) for row, cells in CONTACT_RESULTS.items()}, tuple(CONTACT_LINES.values()))


def answer_contact_odds(asked: Question) -> Answer:
    """Return the exact odds of each result of a contact at a differential."""
    odds = compute_contact_odds(asked.number("differential", -FARTHEST, FARTHEST), asked.rules.reading)
    return Answer(_list_result_probabilities(odds), ("T.contact.use", "8.0.P.2"))


def answer_recovery_result(asked: Question) -> Answer:
    """Return a cell of the Neutralization Recovery Table, by marker and throw."""
    marker, dice = asked.number("marker", 1, 4), asked.number("dice", 2, 12)
    result = read_recovery_result(marker, dice)
    return Answer(result, (RECOVERY_LINES[marker], "T.recovery.use", RECOVERY_MEANINGS[result]))


def answer_neutralization_recovery_table() -> Answer:
    """Return the whole Neutralization Recovery Table."""
    return Answer({str(marker): list(cells) for marker, cells in RECOVERY.items()}, tuple(RECOVERY_LINES.values()))


def answer_recovery_odds(asked: Question) -> Answer:
    """Return the exact odds of each result within a number of recovery rolls, one in each Game-Turn."""
    marker = asked.number("marker", 1, 4)
    turns = asked.number("turns", 1, MOST_TURNS) if "turns" in asked.args else 1
    return Answer(
        _list_result_probabilities(compute_recovery_odds(marker, turns)), (RECOVERY_LINES[marker], "T.recovery.use")
    )


def _list_result_probabilities(odds: Mapping[str, Fraction]) -> list[dict[str, str]]:
    return [{"result": result, "p": format_fraction(share)} for result, share in odds.items()]


QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "field": answer_field,
    "hex": answer_hex,
    "distance": answer_distance,
    "line": answer_hex_relation_to_line,
    "yard-line": answer_line_of_scrimmage_at_yard_line,
    "hexside": answer_hexside,
    "turn": answer_turn_cost,
    "zone": answer_zone_of_control,
    "sight": answer_sight,
    "roster": answer_roster,
    "man": answer_man,
    "check-roster": answer_roster_check,
    "chart": answer_expenditure_chart,
    "contact-results": answer_contact_result,
    "contact-table": drop_first_argument(answer_contact_table),
    "contact-odds": answer_contact_odds,
    "recovery": answer_recovery_result,
    "recovery-table": drop_first_argument(answer_neutralization_recovery_table),
    "recovery-odds": answer_recovery_odds,
    "completion": passes.answer_completion_cell,
    "completion-table": passes.answer_completion_table,
    "completion-odds": passes.answer_completion_odds,
    "pass-points": passes.answer_net_points,
    "fumble-odds": drop_first_argument(passes.answer_fumble_odds),
    "points": answer_movement_points,
    "controlled": answer_controlled_hexes,
    "sighted": answer_sighted_men,
}
