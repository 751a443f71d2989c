"""Questions about the kit, tables, skills, the pitch and distances, answered without a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrimmage_rules.kernel.codec import decode, decode_shape, plain
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.tactical_soccer import components
from scrimmage_rules.tactical_soccer.facing import three_ahead
from scrimmage_rules.tactical_soccer.failed_pass import LANDINGS, OFFSETS, landing
from scrimmage_rules.tactical_soccer.fouls import OUTCOME_CLAUSE, outcome_of
from scrimmage_rules.tactical_soccer.interceptors import PATH, moves_through
from scrimmage_rules.tactical_soccer.out_of_play import line_crossed
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PitchData
from scrimmage_rules.tactical_soccer.pitch_check import pitch_faults
from scrimmage_rules.tactical_soccer.position import ATTACKS, SEATS, Hex
from scrimmage_rules.tactical_soccer.receiving import SCATTERS
from scrimmage_rules.tactical_soccer.rule_context import Question
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
    column,
)


def _hex(asked: Question, name: str) -> Hex:
    """An argument that must be a hex: two whole numbers whose sum is even."""
    place: Hex = decode_shape(asked.args.get(name), Hex, f"$.args.{name}")
    if sum(place) % 2:
        raise MalformedData(f"$.args.{name}", "no hex: x + y is even")
    return place


def _on_the_pitch(asked: Question, name: str) -> Hex:
    place = _hex(asked, name)
    if place not in asked.rules.pitch.bit:
        raise MalformedData(f"$.args.{name}", "no hex of this pitch")
    return place


# ---- skills and tables


def skills(asked: Question) -> Answer:
    """The skills of a class (F, M, D, G) in the order they are explained, and the clauses of their effects."""
    position_class = asked.text("class", CLASS_NAMES)
    held = asked.rules.skills.of(position_class)
    effects = tuple(clause for skill in held for clause in EFFECT_OF_SKILL[skill])
    return Answer(
        {"class": CLASS_NAMES[position_class], "skills": held}, (ROW_OF_CLASS[position_class], *CLASS_ALONE, *effects)
    )


def success(asked: Question) -> Answer:
    """A cell of the success table: the row of a distance, the column of a die with a modifier."""
    return _cell(SUCCESS, SUCCESS_ROWS, asked)


def shoot(asked: Question) -> Answer:
    """A cell of the shoot table."""
    return _cell(SHOOT, SHOOT_ROWS, asked)


def _cell(table: Mapping[int, str], rows: Mapping[int, str], asked: Question) -> Answer:
    row, die = asked.number("distance", 1, LONGEST), asked.number("die", 1, 6)
    modifier = asked.number("modifier", -9, 9) if "modifier" in asked.args else 0
    letter = table[row][column(die + modifier) - 1]
    clauses = (rows[row], "RANGE.row-distance", "RANGE.column-die", *LETTERS[letter])
    return Answer({"letter": letter, "means": MEANINGS[letter], "column": column(die + modifier)}, clauses)


def action_table() -> Answer:
    """The action table: the least die that is good, or the table to look in."""
    looked_up = {"pass": "success table", "receive": "success table", "shot": "shoot table"}
    return Answer({**NEEDED, **looked_up}, (*NEEDED_ROWS.values(), *TABLE_ROWS.values(), WITH_THE_SKILL))


def foul_die(asked: Question) -> Answer:
    """What a foul die brings under the reading of TS-A01."""
    outcome = outcome_of(asked.rules, asked.number("die", 1, 6))
    return Answer({"outcome": outcome}, (OUTCOME_CLAUSE[outcome], FOUL_ROW))


# ---- the pitch


def pitch(asked: Question) -> Answer:
    """The pitch in play with all its parts, hexes column by column."""
    laid = asked.rules.pitch
    value = {
        "id": laid.data.id, "invented": laid.data.invented, "orientation": laid.data.orientation,
        "hexes": sorted(laid.field), "centre": CENTRE, "circle": sorted(laid.circle),
        "halfway": laid.halfway, "own": {seat: sorted(laid.hexes(laid.own[seat])) for seat in SEATS},
        "goals": laid.goals, "boxes": laid.boxes, "before goal": {seat: laid.before_goal(seat) for seat in SEATS},
    }  # fmt: skip
    clauses = (
        "SETUP.centre-hex-mark", "SETUP.circle-minimum", "SETUP.own-side", "GOALIE.box", "GOALIE.three-goal-hexes",
        "INTRO.kit-complete",
    )  # fmt: skip
    return Answer(plain(value), clauses)


def check_pitch(asked: Question) -> Answer:
    """Everything wrong with a pitch under the readings of the game."""
    data = decode(asked.args.get("pitch"), PitchData, "$.args.pitch")
    found = list(pitch_faults(data, asked.rules.reading))
    value = {"faults": [{"clause": each.clause, "path": each.path} for each in found]}
    return Answer(value, ("INTRO.kit-complete", *(each.clause for each in found)))


def distance(asked: Question) -> Answer:
    """The number of steps between two hexes, and whether an action may be tried over it."""
    steps = asked.rules.pitch.grid.distance(_hex(asked, "from"), _hex(asked, "to"))
    return Answer({"steps": steps, "in range": steps <= LONGEST}, ("RANGE.max-six", "RANGE.row-distance"))


def path(asked: Question) -> Answer:
    """The hexes that a ball moves through between two hexes, both included, in the order it meets them."""
    side = asked.text("side", ("left", "right")) if asked.args.get("side") is not None else None
    through = moves_through(asked.rules, _on_the_pitch(asked, "from"), _on_the_pitch(asked, "to"), side)
    return Answer(plain(through), (PATH,))


def bearing(asked: Question) -> Answer:
    """Whether one hex lies ahead of a man in another, level, or to his rear, before any reading of TS-A16."""
    advance = asked.rules.pitch.advance[asked.text("seat", SEATS)]
    gained = advance[_on_the_pitch(asked, "to")] - advance[_on_the_pitch(asked, "from")]
    value = "level" if gained == 0 else "ahead" if gained > 0 else "rear"
    return Answer(value, ("PASS.rear-penalty", "PASS.rear-reception-penalty"))


def scatter(asked: Question) -> Answer:
    """The hex of each D3 ahead of a man in a hex, and the line it lies beyond, if any."""
    start, way = _on_the_pitch(asked, "from"), ATTACKS[asked.text("seat", SEATS)]
    lines = [(place, line_crossed(asked.rules.pitch, place)) for place in three_ahead(start, way)]
    value = [{"hex": plain(place), "line": line} for place, line in lines]
    return Answer(value, ("SCATTER.ahead-one", *SCATTERS.values()))


def failed_pass(asked: Question) -> Answer:
    """Where a failed pass is bound for under each D3, and the line it crosses, if any."""
    origin, target = _on_the_pitch(asked, "from"), _on_the_pitch(asked, "to")
    if origin == target:
        raise MalformedData("$.args.to", "a pass goes to another hex")
    hexes = [landing(asked.rules, origin, target, offset) for offset in OFFSETS.values()]
    lines = [None if place == origin else line_crossed(asked.rules.pitch, place) for place in hexes]
    value = [{"hex": plain(place), "line": line} for place, line in zip(hexes, lines, strict=True)]
    return Answer(value, ("FAILPASS.direction", *LANDINGS.values()))


def _always(answer: Callable[[], Answer]) -> Callable[[Question], Answer]:
    """A question whose answer is the same in every game."""
    return lambda _asked: answer()


QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "about": _always(components.about), "kit": _always(components.kit), "skills": skills, "success": success,
    "shoot": shoot, "action-table": _always(action_table), "foul-die": foul_die, "pitch": pitch,
    "check-pitch": check_pitch, "distance": distance, "path": path, "bearing": bearing, "scatter": scatter,
    "failed-pass": failed_pass,
}  # fmt: skip
