"""Interception: opponents near a pass try to intercept it or let it by, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import Intercept, LetBy, ManAction
from scrimmage_rules.tactical_soccer.cards import NO_CARD_FORBIDS
from scrimmage_rules.tactical_soccer.eligible_interceptors import (
    can_intercept_without_step,
    choose_interception_reach,
    list_hexes_where_pass_can_be_intercepted,
    list_interceptable_hexes_of_path,
    list_next_men_to_try,
    list_tackle_step_hexes,
    may_man_still_attempt_interception,
    measure_distance_to_nearest_interception_hex,
    measure_reach_with_step,
    pay_for_interception_attempt,
)
from scrimmage_rules.tactical_soccer.facing import move_man_and_facing
from scrimmage_rules.tactical_soccer.fouls import ADD_ON, AttemptOnBall, may_add_foul, roll_declared_foul
from scrimmage_rules.tactical_soccer.goalie import CONFINED
from scrimmage_rules.tactical_soccer.passing import continue_pass_flight
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Man,
    Position,
    find_coach_of_man,
    get_active_seat,
    get_flight,
    get_hex_on_field,
    other_seat,
    sort_men,
)
from scrimmage_rules.tactical_soccer.rule_context_types import MAN, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO, WITH_THE_SKILL
from scrimmage_rules.tactical_soccer.turns import end_activation

IN_FLIGHT = ("intercept",)


# ---- trying


def _attempt_interception(deed: Deed[Intercept]) -> Position:
    """Carry out an attempt: the man pays, may step, rolls a declared foul, and rolls for the ball (INTERCEPT.path,
    ACTTAB.intercept).
    """
    man, step = deed.action.man, deed.action.step
    deed.say("tries-to-intercept", tuple(_list_reasons_why_man_may_intercept(deed)), man=man)
    ready = pay_for_interception_attempt(deed.rules, _record_used_interception_chance(deed.position, man), man)
    if step is not None and _may_tackler_step_before_roll(deed.rules):
        ready = _take_tackle_step(deed, ready, step)
    attempt = roll_declared_foul(deed, ready, deed.action.foul)
    if attempt.goes_on and _roll_interception(deed, attempt):
        return end_activation(deed, _give_ball_to_interceptor(deed, attempt.position))
    return end_activation(deed, continue_pass_flight(deed, attempt.position))


def _roll_interception(deed: Deed[Intercept], attempt: AttemptOnBall) -> bool:
    """Return whether the roll succeeds: on 5 or 6, or on 4 after a successful foul."""
    die = int(deed.pick("d6", "intercept", D6))
    good = die + attempt.bonus.amount >= NEEDED["intercept"]
    clauses = (NEEDED_ROWS["intercept"], WITH_THE_SKILL, *attempt.bonus.clauses)
    deed.say("intercept-roll", clauses, man=deed.action.man, die=die, modifier=attempt.bonus.amount, good=good)
    return good


def _give_ball_to_interceptor(deed: Deed[Intercept], position: Position) -> Position:
    """Give the ball to the interceptor where he stands (TS-A37)."""
    man, step = deed.action.man, deed.action.step
    if step is not None and not _may_tackler_step_before_roll(deed.rules):
        position = _take_tackle_step(deed, position, step)
    deed.say("intercepted", ("ACTTAB.intercept", "COMP.ball"), man=man)
    return replace(position, holder=man, flight=None)


def _take_tackle_step(deed: Deed[Intercept], position: Position, step: Hex) -> Position:
    """Move the man to the hex of his tackle step; he stays there after any result (TS-A35)."""
    man = deed.action.man
    deed.say(
        "tackle-step", ("SKILL.tackle-two-hexes",), **{"man": man, "from": get_hex_on_field(position, man), "to": step}
    )
    return move_man_and_facing(deed.rules, position, man, step)


def _may_tackler_step_before_roll(rules: Rules) -> bool:
    """Return whether a tackler steps before the roll, not only after a success (TS-A35)."""
    return rules.reading["TS-A35"] != "reach-two"


def _list_reasons_why_man_may_intercept(at: At[Intercept]) -> Iterator[str]:
    """Yield the clauses that let this man try: he is near the path or the receiver, and he may have a skill for it."""
    rules, position, man = at.rules, at.position, at.action.man
    flight, stands = get_flight(position), get_hex_on_field(position, man)
    reach = NEXT_TO if at.action.step is None else measure_reach_with_step(rules, man)
    yield "INTERCEPT.passes-only"
    if (
        measure_distance_to_nearest_interception_hex(rules, stands, list_interceptable_hexes_of_path(rules, flight))
        <= reach
    ):
        yield "INTERCEPT.path"
    if flight.good is not False and rules.pitch.distance(stands, get_hex_on_field(position, flight.receiver)) <= reach:
        yield "INTERCEPT.target"
    entitled = rules.skills.has(man, "Intercept")
    if entitled:
        yield "SKILL.intercept"
    if at.action.step is not None or not entitled:
        yield "SKILL.tackle-two-hexes"


def _record_used_interception_chance(position: Position, man: Man) -> Position:
    """Return the position in which a man has had his chance at this pass."""
    flight = get_flight(position)
    return replace(position, flight=replace(flight, asked=sort_men((*flight.asked, man))))


# ---- possible attempts


def _list_men_who_may_intercept_now(at: At[Any]) -> list[Man]:
    """Return the men who may try now, or let the pass by."""
    return at.compute_once(_compute_men_who_may_intercept_now)


def _compute_men_who_may_intercept_now(at: At[Any]) -> list[Man]:
    return list_next_men_to_try(at.rules, at.position)


def _list_intercept_candidates(at: At[None]) -> Iterator[Intercept]:
    for man in _list_men_who_may_intercept_now(at):
        for step in _list_tackle_steps(at, man):
            yield Intercept(man, step)
            for victim in list_foul_victims(at, man, step):
                yield Intercept(man, step, victim)


def _list_tackle_steps(at: At[object], man: Man) -> list[Hex] | list[None]:
    """Return the tackle steps of a man, one of which he must take; [None] if he needs no step."""
    cuts = list_hexes_where_pass_can_be_intercepted(at.rules, at.position)
    if measure_distance_to_nearest_interception_hex(at.rules, get_hex_on_field(at.position, man), cuts) <= NEXT_TO:
        return [None]
    return list_tackle_step_hexes(at.rules, at.position, man, cuts)


def list_foul_victims(at: At[object], man: Man, step: Hex | None) -> list[Man]:
    """Return the men whom this man may foul: passer and receiver, if they are next to him when he rolls
    (FOUL.adjacent, TS-A38, TS-A39).
    """
    if not may_add_foul(at.rules):
        return []
    flight, position = get_flight(at.position), at.position
    place = step if step is not None and _may_tackler_step_before_roll(at.rules) else get_hex_on_field(position, man)
    duel = (flight.passer, flight.receiver)
    return [each for each in duel if at.rules.pitch.distance(place, get_hex_on_field(position, each)) == NEXT_TO]


# ---- preconditions


def _is_opponents_pass(at: At[ManAction]) -> bool:
    return at.seat == other_seat(get_active_seat(at.position)) and at.action.man in at.position.squads.of(at.seat)


def _can_interceptor_pay_for_attempt(at: At[ManAction]) -> bool:
    return may_man_still_attempt_interception(at.rules, at.position, at.action.man)


def _is_interceptor_not_asked_yet(at: At[ManAction]) -> bool:
    return at.action.man not in get_flight(at.position).asked


def _has_skill_to_intercept(at: At[ManAction]) -> bool:
    """Return whether the man's skills allow an attempt.

    Next to the pass, he must be able to intercept it without a step. From farther away, a tackle step is enough.
    """
    standing = can_intercept_without_step(at.rules, at.action.man)
    return standing or (
        _measure_distance_to_interception_hex(at) > NEXT_TO and measure_reach_with_step(at.rules, at.action.man) > 0
    )


def _is_interceptor_near_path(at: At[ManAction]) -> bool:
    return choose_interception_reach(at.rules, at.action.man, _measure_distance_to_interception_hex(at)) > 0


def _measure_distance_to_interception_hex(at: At[ManAction]) -> int:
    return measure_distance_to_nearest_interception_hex(
        at.rules,
        get_hex_on_field(at.position, at.action.man),
        list_hexes_where_pass_can_be_intercepted(at.rules, at.position),
    )


def _is_mans_turn_to_intercept(at: At[ManAction]) -> bool:
    return at.action.man in _list_men_who_may_intercept_now(at)


def _does_goalies_tackle_step_stay_in_his_area(at: At[Intercept]) -> bool:
    return at.action.man not in GOALIES or _is_tackle_step_within_area_of_man(at)


def _does_defenders_tackle_step_stay_on_own_side(at: At[Intercept]) -> bool:
    return (
        at.action.man[0] != "D" or at.action.step not in at.rules.pitch.field or _is_tackle_step_within_area_of_man(at)
    )


def _does_step_enter_goal_only_if_goalie(at: At[Intercept]) -> bool:
    return at.action.man in GOALIES or at.action.step in at.rules.pitch.field or _is_tackle_step_within_area_of_man(at)


def _is_tackle_step_within_area_of_man(at: At[Intercept]) -> bool:
    """Return whether a tackle step is absent, off the pitch, or to a hex where the man may be."""
    pitch, man, step = at.rules.pitch, at.action.man, at.action.step
    return (
        step is None
        or step not in pitch.bit
        or pitch.within(step, pitch.find_ground(find_coach_of_man(at.position, man), man))
    )


def _is_tackle_step_possible(at: At[Intercept]) -> bool:
    return at.action.step in _list_tackle_steps(at, at.action.man)


def _is_foul_on_adjacent_passer_or_receiver(at: At[Intercept]) -> bool:
    return at.action.foul is None or at.action.foul in list_foul_victims(at, at.action.man, at.action.step)


NEAREST: FactsOf = {"man": lambda at: at.action.man, "distance": _measure_distance_to_interception_hex}
STEP: FactsOf = {"step": lambda at: at.action.step}
ASKED: FactsOf = {"asked": lambda at: get_flight(at.position).asked}
WAITING: FactsOf = {"now": _list_men_who_may_intercept_now}
VICTIMS: FactsOf = {"victims": lambda at: list_foul_victims(at, at.action.man, at.action.step)}
"""Facts in the preconditions of an interception, each with its function."""

MAY_TRY: tuple[Precondition[Rules, Position, ManAction], ...] = (
    Precondition("INTERCEPT.passes-only", "not-your-opponents-pass", _is_opponents_pass, facts=SEAT),
    *NO_CARD_FORBIDS,
    *provided(
        ("not-your-opponents-pass", "sent-off"),
        Precondition("TURN.one-action", "already-done", _can_interceptor_pay_for_attempt, facts=MAN, gates=("barred",)),
        Precondition("INTERCEPT.path", "had-his-chance", _is_interceptor_not_asked_yet, facts=ASKED),
        Precondition(
            WITH_THE_SKILL, "without-the-skill", _has_skill_to_intercept, also=("SKILL.intercept",), facts=NEAREST,
        ),
        Precondition(
            "INTERCEPT.path", "too-far", _is_interceptor_near_path, also=("INTERCEPT.target",), facts=NEAREST,
            gates=("without-the-skill",),
        ),
        Precondition(
            "INTERCEPT.path", "not-his-turn", _is_mans_turn_to_intercept, facts=WAITING,
            gates=("barred", "already-done", "had-his-chance", "without-the-skill", "too-far"),
        ),
    ),
)  # fmt: skip

BARRED_GROUND = ("step-out-of-his-room", "step-across-halfway", "goal-is-for-goalies")
"""Codes of the preconditions about ground where a man may not stand. If one fails, the use of the step is not checked.
"""

INTERCEPT = ActionRule(
    action=Intercept,
    stages=IN_FLIGHT,
    candidates=_list_intercept_candidates,
    preconditions=(
        *MAY_TRY,
        *provided(
            ("not-his-turn",),
            Precondition(CONFINED, "step-out-of-his-room", _does_goalies_tackle_step_stay_in_his_area, facts=STEP),
            Precondition(
                "SIDE.defenders-own", "step-across-halfway", _does_defenders_tackle_step_stay_on_own_side, facts=STEP
            ),
            Precondition(
                "GOALIE.three-goal-hexes", "goal-is-for-goalies", _does_step_enter_goal_only_if_goalie, facts=STEP
            ),
            Precondition("SKILL.tackle-two-hexes", "step", _is_tackle_step_possible, facts=STEP, gates=BARRED_GROUND),
        ),
        ADD_ON,
        Precondition(
            "FOUL.adjacent",
            "no-victim",
            _is_foul_on_adjacent_passer_or_receiver,
            facts=VICTIMS,
            gates=("step", "no-add-on"),
        ),
    ),
    effect=_attempt_interception,
    complete=True,
)


# ---- letting the ball by


def _let_pass_by(deed: Deed[LetBy]) -> Position:
    deed.say("let-by", ("INTERCEPT.path",), man=deed.action.man)
    return end_activation(
        deed, continue_pass_flight(deed, _record_used_interception_chance(deed.position, deed.action.man))
    )


def _list_candidates_to_let_ball_by(at: At[None]) -> Iterable[LetBy]:
    return map(LetBy, _list_men_who_may_intercept_now(at))


LET_BY = ActionRule(
    action=LetBy,
    stages=IN_FLIGHT,
    candidates=_list_candidates_to_let_ball_by,
    preconditions=MAY_TRY,
    effect=_let_pass_by,
    complete=True,
)

RULES = (INTERCEPT, LET_BY)
