"""Questions about the men, the field, the tables and the archives, answered without a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from scrimmage_rules.computer_football import field
from scrimmage_rules.computer_football.archive_queries import archived, extended, replayed
from scrimmage_rules.computer_football.blocking import succeeds
from scrimmage_rules.computer_football.catching import CERTAIN, CLAUSES, CONTESTED
from scrimmage_rules.computer_football.line_ups import DEEPEST_QUARTERBACK
from scrimmage_rules.computer_football.men import (
    CLAUSE_OF,
    DEFENSE,
    LABELS,
    LINEMEN,
    OFFENSE,
    POWER,
    SPEED,
    SPEEDS,
    power_of_speed,
)
from scrimmage_rules.computer_football.options import REPLAY_SPEEDS
from scrimmage_rules.computer_football.position import ROLES, SEATS, Square
from scrimmage_rules.computer_football.possession import first_down_line
from scrimmage_rules.computer_football.scramble import FACES
from scrimmage_rules.computer_football.tackling import (
    DRIVE,
    LEAST,
    MOST,
    PRINTED,
    RESULTS,
    ROW_CLAUSE,
    power_advantage,
    shares,
    went_down,
)
from scrimmage_rules.kernel import arguments
from scrimmage_rules.kernel.bounds import MOST_NAMES, Text
from scrimmage_rules.kernel.codec import decode_shape, fraction_text
from scrimmage_rules.kernel.contract import Answer, Facts, Query
from scrimmage_rules.kernel.errors import MalformedData

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

WAYS = {"east": 1, "west": -1}
MOST_POWER = 4
Blockers = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_NAMES)]


def _square(args: Facts, name: str) -> Square:
    place: Square = decode_shape(args.get(name), Square, f"$.args.{name}")
    if not field.on_the_field(place):
        raise MalformedData(f"$.args.{name}", "no square: columns are 1 to 60, rows 1 to 15")
    return place


def _line_and_way(args: Facts) -> tuple[int, int]:
    line = arguments.number(args, "line", field.WEST_GOAL_LINE, field.EAST_GOAL_LINE)
    return line, WAYS[arguments.text(args, "direction", WAYS)]


def _flag(args: Facts, name: str) -> bool:
    value = args.get(name)
    if not isinstance(value, bool):
        raise MalformedData(f"$.args.{name}", "true or false is needed here")
    return value


def _shares(faces: tuple[Any, ...]) -> dict[str, str]:
    """Equally likely faces as the exact chance of each different one."""
    return {str(face): fraction_text(Fraction(times, len(faces))) for face, times in Counter(faces).items()}


# ---- the men


def men(_rules: Rules, _args: Facts) -> Answer:
    """Speed, power and freedom of every man of both line-ups."""
    value = {
        role: {man: {"speed": SPEED[man], "power": POWER[man], "backward": man not in LINEMEN} for man in LABELS[role]}
        for role in ROLES
    }
    named = tuple(dict.fromkeys(clause for role in ROLES for clause in CLAUSE_OF[role].values()))
    rest = ("OBJECTIVE.eleven-men", "MEN.counts", "MEN.square-shapes", "MEN.def-linemen-no-backward")
    return Answer(value, (*named, *rest, "MEN.speed-limit", "MEN.blocking-power", "MEN.power-formula"))


def speeds(_rules: Rules, _args: Facts) -> Answer:
    """What the [Men] button shows: a row for each speed, with its power, its shape, and how many men a side has."""
    count = Counter(SPEED[man] for man in OFFENSE)
    assert count == Counter(SPEED[man] for man in DEFENSE)
    square = {SPEED[man] for man in LINEMEN}
    value = [
        {
            "speed": speed, "power": power_of_speed(speed), "men": count[speed],
            "shape": "square" if speed in square else "other",
        }
        for speed in SPEEDS
    ]  # fmt: skip
    clauses = (
        "MEN.table", "MEN.men-button", "MEN.shapes", "MEN.counts", "MEN.power-formula", "MEN.speed6-no-power",
        "MEN.square-shapes",
    )  # fmt: skip
    return Answer(value, clauses)


# ---- the field


def the_field(_rules: Rules, _args: Facts) -> Answer:
    """The two sides and the size of everything."""
    value = {
        "seats": list(SEATS), "men": len(OFFENSE), "columns": field.COLUMNS, "rows": field.ROWS,
        "yards_per_square": field.YARDS_PER_SQUARE, "end_zone": field.END_ZONE, "window": field.WINDOW,
    }  # fmt: skip
    clauses = (
        "INTRO.two-players", "INTRO.field-size", "INTRO.segment", "FIELD.grid", "FIELD.square-size",
        "OBJECTIVE.eleven-men",
    )  # fmt: skip
    return Answer(value, clauses)


def window(_rules: Rules, args: Facts) -> Answer:
    """The window for a line and a direction, and the columns where each kind of man may line up."""
    line, way = _line_and_way(args)
    first, last = field.window(line, way)
    inside = field.inside_the_20(line, way)
    linemen = field.linemen_column(line, way)
    bands = {
        "quarterback": (linemen - way, linemen - way * (DEEPEST_QUARTERBACK - 1)),
        "backs": (linemen - way, first if way > 0 else last),
        "defense": (linemen + way, last if way > 0 else first),
    }
    value = {
        "first": first, "last": last, "yards_to_goal": field.yards_to_goal(line, way), "inside_the_20": inside,
        "linemen": [linemen, linemen], **{name: sorted(band) for name, band in bands.items()},
        "downfield": None if inside else _columns(first, field.DOWNFIELD_ZONES[way][0]),
        "first_down": first_down_line(line, way),
    }  # fmt: skip
    clauses = (
        "FIELD.window-offset", "FIELD.window-exception", "INTRO.segment", "FIELD.compass-ew", "L1", "L2.3", "L2.4",
        "L3.3", "L4.1", "L5", "FIELD.first-down-line", "FIELD.scrimmage-line", "FIELD.square-size",
    )  # fmt: skip
    return Answer(value, clauses)


def _columns(first: int, zone: int) -> list[int]:
    squares = field.squares_of_zone(first, zone)
    return [squares[0][0], squares[-1][0]]


def zones(_rules: Rules, args: Facts) -> Answer:
    """Columns and rows of the twelve zones."""
    first, _ = field.window(*_line_and_way(args))
    value = {}
    for each in field.ZONES:
        squares = field.squares_of_zone(first, each)
        value[str(each)] = {"columns": _columns(first, each), "rows": [squares[0][1], squares[-1][1]]}
    return Answer(value, ("FIELD.zones-12", "FIELD.zones-use", "L2.3", "FIELD.compass-ns", "FIELD.compass-ew"))


def zone(_rules: Rules, args: Facts) -> Answer:
    """The zone of a square."""
    first, _ = field.window(*_line_and_way(args))
    return Answer(field.zone_at(first, _square(args, "square")), ("FIELD.zones-12", "INTRO.segment"))


def cost(_rules: Rules, args: Facts) -> Answer:
    """The squares that a stretch uses up, or null."""
    found = field.stretch(_square(args, "from"), _square(args, "to"))
    clauses = ("M1", "M2", "MOVE.diagonal-cost", "MOVE.waypoints")
    return Answer(None if found is None else field.cost(*found), clauses)


# ---- tables


def block(_rules: Rules, args: Facts) -> Answer:
    """Whether so many powers are enough against a man."""
    known = (*OFFENSE, *DEFENSE)
    names: tuple[str, ...] = decode_shape(args.get("blockers"), Blockers, "$.args.blockers")
    blockers = [arguments.text({"blockers": man}, "blockers", known) for man in names]
    target = arguments.text(args, "target", known)
    powers = sum(POWER[man] for man in blockers)
    value = {"powers": powers, "against": POWER[target], "succeeds": succeeds(powers, POWER[target])}
    double = ("BLOCK.double", "M6.1", "M6.2") if len(blockers) > 1 else ("BLOCK.single",)
    return Answer(value, (*double, "MEN.blocking-power", "MEN.power-formula", "MEN.speed6-no-power"))


def advantage(_rules: Rules, args: Facts) -> Answer:
    """The power advantage of two powers."""
    powers = [arguments.number(args, name, 0, MOST_POWER) for name in ("tackler", "carrier")]
    return Answer(power_advantage(*powers), ("TACKLE.pa-range", "TACKLE.power-matters"))


def tackle(rules: Rules, args: Facts) -> Answer:
    """The exact chances of a row of the tackle table, in this edition and under these readings."""
    row = arguments.number(args, "advantage", LEAST, MOST)
    found = shares(rules.edition, rules.reading, row)
    clause = "VERSION.no-power" if rules.edition == "classic" else "TACKLE.power-matters"
    return Answer({result: fraction_text(share) for result, share in found.items()}, (ROW_CLAUSE[row], clause))


def printed_tackle(_rules: Rules, args: Facts) -> Answer:
    """A row of the tackle table as it is printed."""
    row = arguments.number(args, "advantage", LEAST, MOST)
    return Answer([f"{cell / 1000:.3f}" for cell in PRINTED[row]], (ROW_CLAUSE[row],))


def catch(_rules: Rules, args: Facts) -> Answer:
    """What may come of a pass, by who has got to the ball."""
    there = (_flag(args, "receiver"), _flag(args, "defender"))
    certain = CERTAIN.get(there)
    return Answer(_shares(CONTESTED) if certain is None else {certain: "1"}, CLAUSES[there])


def scramble(_rules: Rules, _args: Facts) -> Answer:
    """The five results of a scramble with their chances."""
    return Answer(_shares(FACES), ("SCRAMBLE.odds",))


def squares(rules: Rules, _args: Facts) -> Answer:
    """The numbers of squares a turn may have, with their chances."""
    clauses = ("SETTINGS.uniform", "SETTINGS.default", "SETTINGS.draw-each-turn", "SETTINGS.allotment")
    return Answer(_shares(rules.squares), clauses)


def settings(rules: Rules, _args: Facts) -> Answer:
    """The edition and the settings of the game."""
    value = {
        "edition": rules.edition, "limits": list(rules.settings.limits), "mute": rules.settings.mute,
        "replay_speed": rules.settings.replay_speed, "replay_speeds": list(REPLAY_SPEEDS),
    }  # fmt: skip
    return Answer(value, ("SETTINGS.window", "SETTINGS.replay-speed", "SETTINGS.mute", "SETTINGS.default"))


def spot(rules: Rules, args: Facts) -> Answer:
    """Where a tackled carrier goes down, and what comes of it: a score, or the next line."""
    contact = arguments.number(args, "contact", 1, field.COLUMNS)
    drive = DRIVE[arguments.text(args, "result", [result for result in RESULTS if result in DRIVE])]
    way = WAYS[arguments.text(args, "direction", WAYS)]
    column, score, line, clauses = went_down(rules, contact, drive, way)
    return Answer({"column": column, "score": score, "line": line}, clauses)


QUERIES: Mapping[str, Query] = {
    "men": men, "speeds": speeds, "field": the_field, "settings": settings, "window": window, "zones": zones,
    "zone": zone, "cost": cost, "block": block, "power-advantage": advantage, "tackle": tackle,
    "printed-tackle": printed_tackle, "catch": catch, "scramble": scramble, "squares": squares, "spot": spot,
    "archived": archived, "replayed": replayed, "extended": extended,
}  # fmt: skip
