"""Passing: the pass itself, its roll, and its flight to the receiver or to where it fails."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex, Side
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import ActionOfAMan, Pass
from scrimmage_rules.tactical_soccer.facing import Bearing, bearing
from scrimmage_rules.tactical_soccer.failed_pass import comes_down, misses
from scrimmage_rules.tactical_soccer.interceptors import PATH, next_to_try
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.position import (
    Catch,
    Flight,
    Man,
    Position,
    flight_of,
    hex_of,
    on_the_field,
    place_of,
)
from scrimmage_rules.tactical_soccer.receiving import receive
from scrimmage_rules.tactical_soccer.rule_context import HOLDER, TO, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.tables import (
    D6,
    LONGEST,
    SUCCESS,
    UNMODIFIED,
    Modifier,
    column,
    roll_on_table,
    within_six,
)
from scrimmage_rules.tactical_soccer.turns import ACTIVATE, ACTIVATION, ON_THE_FIELD, end_of_activation, use_action

REAR_PENALTY = Modifier(-1, ("PASS.rear-penalty",))
NO_REAR_PENALTY = Modifier(0, ("SKILL.pass-no-rear-penalty",))
"""What a pass backwards does to its roll, without and with the Pass skill."""


# ---- the pass


def _pass(deed: Deed[Pass]) -> Position:
    """The ball leaves its holder; whether the roll or the interceptors come first is TS-A32."""
    position, action = deed.position, deed.action
    origin, target = hex_of(position, action.man), hex_of(position, action.to)
    flight = Flight(action.man, origin, action.to, target, good=None, side=action.side, asked=())
    deed.say("passed", ("PASS.attempt", "TURN.one-action"), man=action.man, to=action.to)
    flying = replace(use_action(position, action.man), holder=None, flight=flight)
    if deed.rules.reading["TS-A32"] != "intercept-first":
        flying = _rolled(deed, flying)
    return end_of_activation(deed, fly_on(deed, flying))


def _rolled(deed: Deed[object], position: Position) -> Position:
    """The pass roll, unless the Pass skill makes it needless (PASS.attempt, TS-A44)."""
    flight = flight_of(position)
    target = hex_of(position, flight.receiver)
    where = bearing(deed.rules, position, flight.passer, target)
    modifier = _modifier(deed.rules, flight.passer, where)
    if modifier is None:
        deed.say("pass-good", ("PASS.attempt", "SKILL.pass-auto-ahead"), bearing=where)
        return replace(position, flight=replace(flight, good=True))
    rolled = roll_on_table(deed, "pass", deed.rules.pitch.distance(flight.origin, target), modifier)
    deed.say("pass-roll", ("PASS.attempt", *rolled.clauses), bearing=where, **rolled.facts)
    after = replace(flight, good=True) if rolled.letter == "S" else misses(deed, position, flight)
    return replace(position, flight=after)


def _modifier(rules: Rules, passer: Man, where: Bearing) -> Modifier | None:
    """What a pass to a man so placed does to its roll; None if it needs none."""
    skilled = rules.skills.has(passer, "Pass")
    if where == "ahead" and skilled:
        return None
    if where != "rear":
        return UNMODIFIED
    return NO_REAR_PENALTY if skilled else REAR_PENALTY


def pass_letters(rules: Rules, position: Position, passer: Man, target: Hex) -> str:
    """What the roll of a pass from a man to a hex can show: the letters of the success table."""
    modifier = _modifier(rules, passer, bearing(rules, position, passer, target))
    if modifier is None:
        return "S"
    row = SUCCESS[rules.pitch.distance(hex_of(position, passer), target)]
    return "".join(row[column(die + modifier.amount) - 1] for die in D6)


def fly_on(deed: Deed[object], position: Position) -> Position:
    """The ball flies on: past whoever may still intercept it, then to its end (INTERCEPT.path, TS-A32)."""
    if next_to_try(deed.rules, position):
        return replace(position, phase="intercept")
    if flight_of(position).good is None:
        position = _rolled(deed, position)
    flight, landed = flight_of(position), replace(position, flight=None)
    if not flight.good:
        return comes_down(deed, landed, flight)
    row = deed.rules.pitch.distance(flight.origin, flight.to)
    return receive(deed, landed, Catch(flight.receiver, flight.origin, row, ()))


# ---- what can be passed


def sides(rules: Rules, origin: Hex, target: Hex) -> tuple[Side | None, ...]:
    """The sides a passer must choose from where his pass runs along edges (TS-A34 passer-chooses), else only None."""
    if rules.reading["TS-A34"] != "passer-chooses":
        return (None,)
    along = any(each.edge is not None for each in rules.pitch.line(origin, target))
    return ("left", "right") if along else (None,)


def _candidates(at: At[None]) -> Iterable[Pass]:
    rules, position, man = at.rules, at.position, at.position.holder
    if man is None or man in position.done or man not in position.squads.of(at.seat):
        return ()
    origin = hex_of(position, man)
    return [
        Pass(man, mate, side)
        for mate, place in on_the_field(position, at.seat)
        if mate != man and rules.pitch.distance(origin, place) <= LONGEST
        for side in sides(rules, origin, place)
    ]


def has_the_ball(at: At[ActionOfAMan]) -> bool:
    """The man of an action holds the ball."""
    return at.action.man == at.position.holder


def _to_another(at: At[Pass]) -> bool:
    return at.action.to != at.action.man


def _to_a_team_mate(at: At[Pass]) -> bool:
    return at.action.to in at.position.squads.of(at.seat) and place_of(at.position, at.action.to) is not None


def _in_range(at: At[Pass]) -> bool:
    return _distance(at) <= LONGEST


def _side_named(at: At[Pass]) -> bool:
    origin, target = hex_of(at.position, at.action.man), hex_of(at.position, at.action.to)
    return at.action.side in sides(at.rules, origin, target)


def _distance(at: At[Pass]) -> int:
    return at.rules.pitch.distance(hex_of(at.position, at.action.man), hex_of(at.position, at.action.to))


DISTANCE: FactsOf = {"distance": _distance}
SIDE: FactsOf = {"side": lambda at: at.action.side}

PASS = ActionRule(
    action=Pass,
    stages=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        *provided(
            ON_THE_FIELD,
            Precondition("PASS.attempt", "without-the-ball", has_the_ball, facts=HOLDER),
            Precondition("PASS.attempt", "to-himself", _to_another, facts=TO),
            Precondition("PASS.attempt", "no-team-mate", _to_a_team_mate, facts=TO),
            *provided(("to-himself", "no-team-mate"), within_six(_in_range, facts=DISTANCE)),
            Precondition(PATH, "side", _side_named, facts=SIDE, gates=("to-himself", "no-team-mate", "too-far")),
        ),
    ),
    effect=_pass,
    complete=True,
)

RULES = (PASS,)
