"""Passing: the pass, its roll, and its flight to the receiver or the landing hex."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex, Side
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import ManAction, Pass
from scrimmage_rules.tactical_soccer.eligible_interceptors import PATH, list_next_men_to_try
from scrimmage_rules.tactical_soccer.facing import Bearing, classify_hex_as_ahead_or_behind
from scrimmage_rules.tactical_soccer.failed_pass import resolve_landed_ball, roll_failed_pass
from scrimmage_rules.tactical_soccer.position import (
    Catch,
    Flight,
    Man,
    Position,
    find_hex_or_none,
    get_flight,
    get_hex_on_field,
    list_men_on_field,
)
from scrimmage_rules.tactical_soccer.receiving import roll_for_reception
from scrimmage_rules.tactical_soccer.rule_context_types import HOLDER, TO, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import (
    D6,
    LONGEST,
    SUCCESS,
    UNMODIFIED,
    Modifier,
    find_table_column,
    require_target_within_six_hexes,
    roll_on_table,
)
from scrimmage_rules.tactical_soccer.turns import ACTIVATE, ACTIVATION, ON_THE_FIELD, end_activation, mark_action_used

REAR_PENALTY = Modifier(-1, ("PASS.rear-penalty",))
NO_REAR_PENALTY = Modifier(0, ("SKILL.pass-no-rear-penalty",))
"""The modifiers of a pass to the rear: `REAR_PENALTY` without the Pass skill, `NO_REAR_PENALTY` with it."""


# ---- the pass


def _release_pass(deed: Deed[Pass]) -> Position:
    """Release the ball; TS-A32 decides whether the roll or the interceptors come first."""
    position, action = deed.position, deed.action
    origin, target = get_hex_on_field(position, action.man), get_hex_on_field(position, action.to)
    flight = Flight(action.man, origin, action.to, target, good=None, side=action.side, asked=())
    deed.say("passed", ("PASS.attempt", "TURN.one-action"), man=action.man, to=action.to)
    flying = replace(mark_action_used(position, action.man), holder=None, flight=flight)
    if deed.rules.reading["TS-A32"] != "intercept-first":
        flying = _roll_pass(deed, flying)
    return end_activation(deed, continue_pass_flight(deed, flying))


def _roll_pass(deed: Deed[object], position: Position) -> Position:
    """Roll for the pass, unless the Pass skill makes the roll unnecessary (PASS.attempt, TS-A44)."""
    flight = get_flight(position)
    target = get_hex_on_field(position, flight.receiver)
    where = classify_hex_as_ahead_or_behind(deed.rules, position, flight.passer, target)
    modifier = _choose_pass_modifier(deed.rules, flight.passer, where)
    if modifier is None:
        deed.say("pass-good", ("PASS.attempt", "SKILL.pass-auto-ahead"), bearing=where)
        return replace(position, flight=replace(flight, good=True))
    rolled = roll_on_table(deed, "pass", deed.rules.pitch.distance(flight.origin, target), modifier)
    deed.say("pass-roll", ("PASS.attempt", *rolled.clauses), bearing=where, **rolled.facts)
    after = replace(flight, good=True) if rolled.letter == "S" else roll_failed_pass(deed, position, flight)
    return replace(position, flight=after)


def _choose_pass_modifier(rules: Rules, passer: Man, where: Bearing) -> Modifier | None:
    """Return the modifier of a pass roll; None if the pass needs no roll."""
    skilled = rules.skills.has(passer, "Pass")
    if where == "ahead" and skilled:
        return None
    if where != "rear":
        return UNMODIFIED
    return NO_REAR_PENALTY if skilled else REAR_PENALTY


def read_pass_letters(rules: Rules, position: Position, passer: Man, target: Hex) -> str:
    """Return the letters of the success table that a pass roll can show."""
    modifier = _choose_pass_modifier(rules, passer, classify_hex_as_ahead_or_behind(rules, position, passer, target))
    if modifier is None:
        return "S"
    row = SUCCESS[rules.pitch.distance(get_hex_on_field(position, passer), target)]
    return "".join(row[find_table_column(die + modifier.amount) - 1] for die in D6)


def continue_pass_flight(deed: Deed[object], position: Position) -> Position:
    """Continue the flight: ask the interceptors, then resolve its end (INTERCEPT.path, TS-A32)."""
    if list_next_men_to_try(deed.rules, position):
        return replace(position, phase="intercept")
    if get_flight(position).good is None:
        position = _roll_pass(deed, position)
    flight, landed = get_flight(position), replace(position, flight=None)
    if not flight.good:
        return resolve_landed_ball(deed, landed, flight)
    row = deed.rules.pitch.distance(flight.origin, flight.to)
    return roll_for_reception(deed, landed, Catch(flight.receiver, flight.origin, row, ()))


# ---- possible passes


def list_sides_along_edges(rules: Rules, origin: Hex, target: Hex) -> tuple[Side | None, ...]:
    """Return the possible sides of a pass along edges; [None] if the passer has no choice (TS-A34)."""
    if rules.reading["TS-A34"] != "passer-chooses":
        return (None,)
    along = any(each.edge is not None for each in rules.pitch.line(origin, target))
    return ("left", "right") if along else (None,)


def _list_pass_candidates(at: At[None]) -> Iterator[Pass]:
    rules, position, man = at.rules, at.position, at.position.holder
    if man is None or man in position.done or man not in position.squads.of(at.seat):
        return
    origin = get_hex_on_field(position, man)
    for mate, place in list_men_on_field(position, at.seat):
        if mate != man and rules.pitch.distance(origin, place) <= LONGEST:
            for side in list_sides_along_edges(rules, origin, place):
                yield Pass(man, mate, side)


def is_ball_holder(at: At[ManAction]) -> bool:
    """Return whether the man of an action holds the ball."""
    return at.action.man == at.position.holder


def _is_to_another_man(at: At[Pass]) -> bool:
    return at.action.to != at.action.man


def _is_to_team_mate(at: At[Pass]) -> bool:
    return at.action.to in at.position.squads.of(at.seat) and find_hex_or_none(at.position, at.action.to) is not None


def _is_target_in_range(at: At[Pass]) -> bool:
    return _measure_pass_distance(at) <= LONGEST


def _is_named_edge_side_possible(at: At[Pass]) -> bool:
    origin, target = get_hex_on_field(at.position, at.action.man), get_hex_on_field(at.position, at.action.to)
    return at.action.side in list_sides_along_edges(at.rules, origin, target)


def _measure_pass_distance(at: At[Pass]) -> int:
    return at.rules.pitch.distance(
        get_hex_on_field(at.position, at.action.man), get_hex_on_field(at.position, at.action.to)
    )


DISTANCE: FactsOf = {"distance": _measure_pass_distance}
SIDE: FactsOf = {"side": lambda at: at.action.side}

PASS = ActionRule(
    action=Pass,
    stages=ACTIVATE,
    candidates=_list_pass_candidates,
    preconditions=(
        *ACTIVATION,
        *provided(
            ON_THE_FIELD,
            Precondition("PASS.attempt", "without-the-ball", is_ball_holder, facts=HOLDER),
            Precondition("PASS.attempt", "to-himself", _is_to_another_man, facts=TO),
            Precondition("PASS.attempt", "no-team-mate", _is_to_team_mate, facts=TO),
            *provided(
                ("to-himself", "no-team-mate"), require_target_within_six_hexes(_is_target_in_range, facts=DISTANCE)
            ),
            Precondition(
                PATH, "side", _is_named_edge_side_possible, facts=SIDE, gates=("to-himself", "no-team-mate", "too-far")
            ),
        ),
    ),
    effect=_release_pass,
    complete=True,
)

RULES = (PASS,)
