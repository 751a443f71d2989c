"""Queries about the kit, tables, skills, the pitch and distances, which need no position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrimmage_rules.kernel.codec import decode, decode_union_or_bounded_type, plain
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import drop_first_argument
from scrimmage_rules.tactical_soccer import components
from scrimmage_rules.tactical_soccer.ball_out_of_play import find_line_crossed
from scrimmage_rules.tactical_soccer.eligible_interceptors import PATH, find_ball_path
from scrimmage_rules.tactical_soccer.facing import list_three_hexes_ahead
from scrimmage_rules.tactical_soccer.failed_pass import LANDINGS, OFFSETS, find_landing_hex
from scrimmage_rules.tactical_soccer.fouls import OUTCOME_CLAUSE, read_foul_die
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PitchData
from scrimmage_rules.tactical_soccer.pitch_definition_faults import find_pitch_faults
from scrimmage_rules.tactical_soccer.position import ATTACKS, SEATS, Hex
from scrimmage_rules.tactical_soccer.receiving import SCATTERS
from scrimmage_rules.tactical_soccer.rule_context_types import Question
from scrimmage_rules.tactical_soccer.skills import CLASS_ALONE, CLASS_NAMES, EFFECT_OF_SKILL, ROW_OF_CLASS
from scrimmage_rules.tactical_soccer.tables import (
    FOUL_ROW,
    LETTERS,
    LONGEST,
    MEANINGS,
    NEEDED,
    NEEDED_ROWS,
    SHOOT,
    SHOOT_ROWS,
    SUCCESS,
    SUCCESS_ROWS,
    TABLE_ROWS,
    WITH_THE_SKILL,
    find_table_column,
)


def _decode_hex(asked: Question, name: str) -> Hex:
    """Return a hex argument; raise `MalformedData` unless it is two whole numbers with an even sum."""
    place: Hex = decode_union_or_bounded_type(asked.args.get(name), Hex, f"$.args.{name}")
    if sum(place) % 2:
        raise MalformedData(f"$.args.{name}", "not a hex, because x + y is odd")
    return place


def _decode_pitch_hex(asked: Question, name: str) -> Hex:
    place = _decode_hex(asked, name)
    if place not in asked.rules.pitch.bit:
        raise MalformedData(f"$.args.{name}", "not a hex of this pitch")
    return place


# ---- skills and tables


def answer_skills(asked: Question) -> Answer:
    """Return the skills of a class (F, M, D, G) in rulebook order, with the clauses of their effects."""
    position_class = asked.text("class", CLASS_NAMES)
    held = asked.rules.skills.of(position_class)
    effects = tuple(clause for skill in held for clause in EFFECT_OF_SKILL[skill])
    return Answer(
        {"class": CLASS_NAMES[position_class], "skills": held}, (ROW_OF_CLASS[position_class], *CLASS_ALONE, *effects)
    )


def answer_success_table(asked: Question) -> Answer:
    """Return a cell of the success table: row by distance, column by die and modifier."""
    return _answer_table_cell(SUCCESS, SUCCESS_ROWS, asked)


def answer_shoot_table(asked: Question) -> Answer:
    """Return a cell of the shoot table."""
    return _answer_table_cell(SHOOT, SHOOT_ROWS, asked)


def _answer_table_cell(table: Mapping[int, str], rows: Mapping[int, str], asked: Question) -> Answer:
    row, die = asked.number("distance", 1, LONGEST), asked.number("die", 1, 6)
    modifier = asked.number("modifier", -9, 9) if "modifier" in asked.args else 0
    letter = table[row][find_table_column(die + modifier) - 1]
    clauses = (rows[row], "RANGE.row-distance", "RANGE.column-die", *LETTERS[letter])
    return Answer({"letter": letter, "means": MEANINGS[letter], "column": find_table_column(die + modifier)}, clauses)


def answer_action_table() -> Answer:
    """Return the action table: the minimum die of each test, or the table to use."""
    looked_up = {"pass": "success table", "receive": "success table", "shot": "shoot table"}
    return Answer({**NEEDED, **looked_up}, (*NEEDED_ROWS.values(), *TABLE_ROWS.values(), WITH_THE_SKILL))


def answer_foul_die(asked: Question) -> Answer:
    """Return the result of a foul die under the reading of TS-A01."""
    outcome = read_foul_die(asked.rules, asked.number("die", 1, 6))
    return Answer({"outcome": outcome}, (OUTCOME_CLAUSE[outcome], FOUL_ROW))


# ---- the pitch


def answer_pitch(asked: Question) -> Answer:
    """Return the pitch in play with all its parts."""
    laid = asked.rules.pitch
    value = {
        "id": laid.data.id, "invented": laid.data.invented, "orientation": laid.data.orientation,
        "hexes": sorted(laid.field), "centre": CENTRE, "circle": sorted(laid.circle),
        "halfway": laid.halfway, "own": {seat: sorted(laid.hexes(laid.own[seat])) for seat in SEATS},
        "goals": laid.goals, "boxes": laid.boxes,
        "before goal": {seat: laid.find_hex_before_goal(seat) for seat in SEATS},
    }  # fmt: skip
    clauses = (
        "SETUP.centre-hex-mark", "SETUP.circle-minimum", "SETUP.own-side", "GOALIE.box", "GOALIE.three-goal-hexes",
        "INTRO.kit-complete",
    )  # fmt: skip
    return Answer(plain(value), clauses)


def answer_pitch_faults(asked: Question) -> Answer:
    """Return all faults of a pitch under the readings of the game."""
    data = decode(asked.args.get("pitch"), PitchData, "$.args.pitch")
    found = list(find_pitch_faults(data, asked.rules.reading))
    value = {"faults": [{"clause": each.clause, "path": each.path} for each in found]}
    return Answer(value, ("INTRO.kit-complete", *(each.clause for each in found)))


def answer_distance(asked: Question) -> Answer:
    """Return the steps between two hexes, and whether they are in range."""
    steps = asked.rules.pitch.grid.distance(_decode_hex(asked, "from"), _decode_hex(asked, "to"))
    return Answer({"steps": steps, "in range": steps <= LONGEST}, ("RANGE.max-six", "RANGE.row-distance"))


def answer_path(asked: Question) -> Answer:
    """Return the hexes on a ball's path between two hexes, both included, in order."""
    side = asked.text("side", ("left", "right")) if asked.args.get("side") is not None else None
    through = find_ball_path(asked.rules, _decode_pitch_hex(asked, "from"), _decode_pitch_hex(asked, "to"), side)
    return Answer(plain(through), (PATH,))


def answer_bearing(asked: Question) -> Answer:
    """Return whether a hex is ahead of a man in another hex, level with him, or to his rear.

    TS-A16 makes no difference to the answer.
    """
    advance = asked.rules.pitch.advance[asked.text("seat", SEATS)]
    gained = advance[_decode_pitch_hex(asked, "to")] - advance[_decode_pitch_hex(asked, "from")]
    value = "level" if gained == 0 else "ahead" if gained > 0 else "rear"
    return Answer(value, ("PASS.rear-penalty", "PASS.rear-reception-penalty"))


def answer_scatter(asked: Question) -> Answer:
    """Return the scatter hex of each D3 face, and the line that it crosses, if any."""
    start, way = _decode_pitch_hex(asked, "from"), ATTACKS[asked.text("seat", SEATS)]
    lines = [(place, find_line_crossed(asked.rules.pitch, place)) for place in list_three_hexes_ahead(start, way)]
    value = [{"hex": plain(place), "line": line} for place, line in lines]
    return Answer(value, ("SCATTER.ahead-one", *SCATTERS.values()))


def answer_failed_pass(asked: Question) -> Answer:
    """Return the landing hex of each D3 face, and the line that it crosses, if any."""
    origin, target = _decode_pitch_hex(asked, "from"), _decode_pitch_hex(asked, "to")
    if origin == target:
        raise MalformedData("$.args.to", "a pass goes to another hex")
    hexes = [find_landing_hex(asked.rules, origin, target, offset) for offset in OFFSETS.values()]
    lines = [None if place == origin else find_line_crossed(asked.rules.pitch, place) for place in hexes]
    value = [{"hex": plain(place), "line": line} for place, line in zip(hexes, lines, strict=True)]
    return Answer(value, ("FAILPASS.direction", *LANDINGS.values()))


QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "about": drop_first_argument(components.describe_game),
    "kit": drop_first_argument(components.describe_kit),
    "skills": answer_skills,
    "success": answer_success_table,
    "shoot": answer_shoot_table,
    "action-table": drop_first_argument(answer_action_table),
    "foul-die": answer_foul_die,
    "pitch": answer_pitch,
    "check-pitch": answer_pitch_faults,
    "distance": answer_distance,
    "path": answer_path,
    "bearing": answer_bearing,
    "scatter": answer_scatter,
    "failed-pass": answer_failed_pass,
}
