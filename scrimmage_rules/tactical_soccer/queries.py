"""Questions about the kit, tables, skills, the pitch and distances, answered without a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from scrimmage_rules.kernel import arguments
from scrimmage_rules.kernel.codec import decode, decode_shape, plain
from scrimmage_rules.kernel.contract import Answer, Facts, Query
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.tactical_soccer import components
from scrimmage_rules.tactical_soccer.failed_pass import LANDINGS, OFFSETS, landing
from scrimmage_rules.tactical_soccer.fouls import OUTCOME_CLAUSE, outcome_of
from scrimmage_rules.tactical_soccer.interceptors import moves_through
from scrimmage_rules.tactical_soccer.out_of_play import line_crossed
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PitchData
from scrimmage_rules.tactical_soccer.pitch_check import pitch_faults
from scrimmage_rules.tactical_soccer.position import ATTACKS, FIELDERS, GOALIES, MEN, SEATS, Hex
from scrimmage_rules.tactical_soccer.receiving import SCATTERS
from scrimmage_rules.tactical_soccer.skills import CLASS_NAMES, EFFECT_OF_SKILL, ROW_OF_CLASS, SKILLS
from scrimmage_rules.tactical_soccer.tables import (
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
    column,
)

if TYPE_CHECKING:
    from scrimmage_rules.tactical_soccer.options import Rules


def _hex(args: Facts, name: str) -> Hex:
    """An argument that must be a hex: two whole numbers whose sum is even."""
    place: Hex = decode_shape(args.get(name), Hex, f"$.args.{name}")
    if sum(place) % 2:
        raise MalformedData(f"$.args.{name}", "no hex: x + y is even")
    return place


def _on_the_pitch(rules: Rules, args: Facts, name: str) -> Hex:
    place = _hex(args, name)
    if place not in rules.pitch.bit:
        raise MalformedData(f"$.args.{name}", "no hex of this pitch")
    return place


# ---- the kit


def about(_rules: Rules, _args: Facts) -> Answer:
    """The game's name, its author, and for how many coaches it is."""
    value = {"title": components.TITLE, "author": components.AUTHOR, "coaches": list(SEATS)}
    return Answer(value, ("TITLE.name", "INTRO.two-coaches"))


def kit(_rules: Rules, _args: Facts) -> Answer:
    """What is in the box: players, tokens, ball, markers, dice, charts, and what is written down."""
    value = {
        "players": list(MEN), "classes": components.class_counts(FIELDERS), "goalies": list(GOALIES),
        "tokens": components.tokens(), "balls": components.BALLS, "yellow cards": components.YELLOW_CARDS,
        "dice": components.DICE, "charts": list(components.CHARTS), "records": list(components.RECORDS),
    }  # fmt: skip
    clauses = (
        "COMP.token-count", "COMP.goalie-tokens", "COMP.colour-pairs", "COMP.class-counts", "COMP.ball",
        "COMP.card-tokens", "COMP.charts", "COMP.dice", "COMP.record-sheet", "INTRO.kit-complete", "POOL.twelve",
        "POOL.class-counts", "POOL.two-tokens",
    )  # fmt: skip
    return Answer(value, clauses)


def skills(rules: Rules, args: Facts) -> Answer:
    """The skills of a class (F, M, D, G) in the order they are explained, and the clauses of their effects."""
    sort = arguments.text(args, "class", CLASS_NAMES)
    held = [skill for skill in SKILLS if skill in rules.skills[sort]]
    effects = tuple(clause for skill in held for clause in EFFECT_OF_SKILL[skill])
    clauses = (ROW_OF_CLASS[sort], "TEAM.class-skills", "TEAM.skills-effect", *effects)
    return Answer({"class": CLASS_NAMES[sort], "skills": held}, clauses)


# ---- tables


def success(_rules: Rules, args: Facts) -> Answer:
    """A cell of the success table: the row of a distance, the column of a die with a modifier."""
    return _cell(SUCCESS, SUCCESS_ROWS, args)


def shoot(_rules: Rules, args: Facts) -> Answer:
    """A cell of the shoot table."""
    return _cell(SHOOT, SHOOT_ROWS, args)


def _cell(table: Mapping[int, str], rows: Mapping[int, str], args: Facts) -> Answer:
    row, die = arguments.number(args, "distance", 1, LONGEST), arguments.number(args, "die", 1, 6)
    modifier = arguments.number(args, "modifier", -9, 9) if "modifier" in args else 0
    letter = table[row][column(die + modifier) - 1]
    clauses = (rows[row], "RANGE.row-distance", "RANGE.column-die", *LETTERS[letter])
    return Answer({"letter": letter, "means": MEANINGS[letter], "column": column(die + modifier)}, clauses)


def action_table(_rules: Rules, _args: Facts) -> Answer:
    """The action table: the least die that is good, or the table to look in."""
    looked_up = {"pass": "success table", "receive": "success table", "shot": "shoot table"}
    clauses = (*NEEDED_ROWS.values(), *TABLE_ROWS.values(), "ACTTAB.intercept-skill")
    return Answer({**NEEDED, **looked_up}, clauses)


def foul_die(rules: Rules, args: Facts) -> Answer:
    """What a foul die brings under the reading of TS-A01."""
    outcome = outcome_of(rules, arguments.number(args, "die", 1, 6))
    return Answer({"outcome": outcome}, (OUTCOME_CLAUSE[outcome], "ACTTAB.foul"))


# ---- the pitch


def pitch(rules: Rules, _args: Facts) -> Answer:
    """The pitch in play with all its parts, hexes column by column."""
    table = rules.pitch
    listed = {seat: sorted(table.hexes(table.own[seat])) for seat in SEATS}
    value = {
        "id": table.data.id, "invented": table.data.invented, "orientation": table.data.orientation,
        "hexes": sorted(table.field), "centre": CENTRE, "circle": sorted({CENTRE, *table.circle}),
        "halfway": table.halfway, "own": listed, "goals": table.goals, "boxes": table.boxes,
        "before goal": {seat: table.before_goal(seat) for seat in SEATS},
    }  # fmt: skip
    clauses = (
        "SETUP.centre-hex-mark", "SETUP.circle-minimum", "SETUP.own-side", "GOALIE.box", "GOALIE.three-goal-hexes",
        "INTRO.kit-complete",
    )  # fmt: skip
    return Answer(plain(value), clauses)


def check_pitch(rules: Rules, args: Facts) -> Answer:
    """Everything wrong with a pitch under the readings of the game."""
    found = list(pitch_faults(decode(args.get("pitch"), PitchData, "$.args.pitch"), rules.reading))
    value = {"faults": [{"clause": each.clause, "path": each.path} for each in found]}
    return Answer(value, ("INTRO.kit-complete", *(each.clause for each in found)))


def distance(rules: Rules, args: Facts) -> Answer:
    """The number of steps between two hexes, and whether an action may be tried over it."""
    steps = rules.pitch.grid.distance(_hex(args, "from"), _hex(args, "to"))
    return Answer({"steps": steps, "in range": steps <= LONGEST}, ("RANGE.max-six", "RANGE.row-distance"))


def path(rules: Rules, args: Facts) -> Answer:
    """The hexes that a ball moves through between two hexes, both included, in the order it meets them."""
    side = arguments.text(args, "side", ("left", "right")) if args.get("side") is not None else None
    through = moves_through(rules, _on_the_pitch(rules, args, "from"), _on_the_pitch(rules, args, "to"), side)
    return Answer(plain(through), ("PATH.definition",))


def bearing(rules: Rules, args: Facts) -> Answer:
    """Whether one hex lies ahead of a man in another, level, or to his rear, before any reading of TS-A16."""
    seat = arguments.text(args, "seat", SEATS)
    advance = rules.pitch.advance[cast("Any", seat)]
    gained = advance[_on_the_pitch(rules, args, "to")] - advance[_on_the_pitch(rules, args, "from")]
    value = "level" if gained == 0 else "ahead" if gained > 0 else "rear"
    return Answer(value, ("PASS.rear-penalty", "PASS.rear-reception-penalty"))


def scatter(rules: Rules, args: Facts) -> Answer:
    """The hex of each D3 ahead of a man in a hex, and the line it lies beyond, if any."""
    (x, y), ahead = _on_the_pitch(rules, args, "from"), ATTACKS[cast("Any", arguments.text(args, "seat", SEATS))]
    hexes = ((x - ahead, y + ahead), (x + ahead, y + ahead), (x, y + 2 * ahead))
    value = [{"hex": plain(place), "line": line_crossed(rules.pitch, place)} for place in hexes]
    return Answer(value, ("SCATTER.ahead-one", *SCATTERS.values()))


def failed_pass(rules: Rules, args: Facts) -> Answer:
    """Where a failed pass is bound for under each D3, and the line it crosses, if any."""
    origin, target = _on_the_pitch(rules, args, "from"), _on_the_pitch(rules, args, "to")
    if origin == target:
        raise MalformedData("$.args.to", "a pass goes to another hex")
    hexes = [landing(rules, origin, target, offset) for offset in OFFSETS.values()]
    lines = [None if place == origin else line_crossed(rules.pitch, place) for place in hexes]
    value = [{"hex": plain(place), "line": line} for place, line in zip(hexes, lines, strict=True)]
    return Answer(value, ("FAILPASS.direction", *LANDINGS.values()))


QUERIES: Mapping[str, Query] = {
    "about": about, "kit": kit, "skills": skills, "success": success, "shoot": shoot, "action-table": action_table,
    "foul-die": foul_die, "pitch": pitch, "check-pitch": check_pitch, "distance": distance, "path": path,
    "bearing": bearing, "scatter": scatter, "failed-pass": failed_pass,
}  # fmt: skip
