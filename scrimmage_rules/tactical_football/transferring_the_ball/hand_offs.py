"""Hand-offs: from one man to an adjacent teammate, openly or with a dummy ball (9.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import HandOff
from scrimmage_rules.tactical_football.fumbling.fumble_dice import roll_for_fumble
from scrimmage_rules.tactical_football.fumbling.loose_ball import start_loose_ball_phase
from scrimmage_rules.tactical_football.game_scenarios.touchdown import score_touchdown_if_carrier_is_over_goal_line
from scrimmage_rules.tactical_football.movement.man_in_motion import WITHOUT_THE_BALL, is_in_first_motion_half
from scrimmage_rules.tactical_football.movement.movement_point_payment import add_spent_points_to_acts
from scrimmage_rules.tactical_football.movement.movers import (
    Mover,
    create_mover,
    get_acting_mover,
    list_points_of_movers,
)
from scrimmage_rules.tactical_football.movement.obligations import DutyGuard
from scrimmage_rules.tactical_football.movement.simultaneous_movers import (
    activate_man_in_phase,
    list_hand_offs_still_valid,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    DUTIES,
    Duty,
    find_barrier_to_hand_off,
)
from scrimmage_rules.tactical_football.play_selection.line_crossing_effects import apply_hand_off_across_line
from scrimmage_rules.tactical_football.position import Carried, Position, list_possible_carriers
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import HandOffOf, HandOffs, Label, Movement
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_dummy_ball,
    reveal_marker_of_carrier,
)
from scrimmage_rules.tactical_football.transferring_the_ball.hand_off_markers import (
    has_recipient_marker_already,
    list_dummy_placements,
    place_markers_after_hand_off,
)
from scrimmage_rules.tactical_football.transferring_the_ball.hand_off_partners import (
    A_FRIEND,
    AT_MOST_TWO,
    MOST_HAND_OFFS,
    OF_TWO_MEN,
    SEEN_BEFORE,
    create_preconditions_on_both_men,
    get_hand_off_phase,
    is_offense_phase,
    is_recipient_sighted_at_start,
    is_recipient_sighted_now,
)

PAID_BY_BOTH = "9.3.N.2.2"


# ---- what it needs


def is_recipient_adjacent(giver: Mover, label: Label) -> bool:
    """Return whether the two men are in adjacent hexes (9.3.L.2, 3.32.15)."""
    return giver.position.men.offense.on[label].at in giver.rules.field.way[giver.man.at]


def may_recipient_take_ball(taker: Mover) -> bool:
    """Return whether the recipient may take the ball; a Hit man may not under TF-A27 `no-ball`."""
    return not (taker.man.hit and taker.rules.reading["TF-A27"] == "no-ball")


def add_hand_off(stage: Movement, label: Label, to: Label) -> HandOffs:
    """Return the hand-offs of the phase including this one, which may have been declared."""
    declared = HandOffOf(label, to, made=False)
    others = list(stage.hand_offs)
    if declared in others:
        others[others.index(declared)] = replace(declared, made=True)
    else:
        others.append(replace(declared, made=True))
    return list_hand_offs_still_valid(replace(stage, hand_offs=tuple(others)), label)


def is_number_of_hand_offs_within_limit(stage: Movement, label: Label, to: Label) -> bool:
    """Return whether no more than two hand-offs are made and declared, this one included (9.3.L.3)."""
    return len(add_hand_off(stage, label, to)) <= MOST_HAND_OFFS


def _list_candidate_hand_offs(at: At[None]) -> Iterable[HandOff]:
    return KEPT.only(at, _list_possible_hand_offs(at))


def _list_possible_hand_offs(at: At[None]) -> Iterator[HandOff]:
    """Yield every hand-off that may be made."""
    ball = at.position.ball
    if not is_offense_phase(at) or at.position.turn.changed or not isinstance(ball, Carried):
        return
    men, price = list_points_of_movers(at), at.rules.chart.hand_off
    for man in men:
        if man not in ball.carriers or men[man] < price:
            continue
        giver = create_mover(at.rules, at.position, man)
        for place in at.rules.field.around[giver.man.at]:
            for label in giver.friends.get(place, ()):
                if men.get(label, 0) >= price and _is_legal_hand_off(giver, label):
                    yield from (HandOff(man, label, dummy) for dummy in list_dummy_placements(ball, label))


def _is_legal_hand_off(giver: Mover, label: Label) -> bool:
    rules, position = giver.rules, giver.position
    taker = create_mover(rules, position, label)
    return (
        may_recipient_take_ball(taker)
        and not is_in_first_motion_half(taker, taker.left)
        and is_recipient_sighted_at_start(rules, position, giver.label, label)
        and is_recipient_sighted_now(rules, position, giver.label, label)
        and is_number_of_hand_offs_within_limit(get_hand_off_phase(position), giver.label, label)
        and find_barrier_to_hand_off(rules, position, giver.label, label) is None
    )


# ---- carrying it out


def _hand_off_ball(deed: Deed[HandOff]) -> Position:
    """Hand off the ball (9.3.N, 12.proc.1, TF-A52).

    Both men pay, the dice decide whether the releaser fumbles, and the markers are placed.
    """
    action, points = deed.action, deed.rules.chart.hand_off
    facts = {"man": action.man, "to": action.to, "points": points}
    deed.say("hand-off", ("9.3.L.1", "9.3.N.2.1", "T.mp-chart.3.2"), **facts)
    position = _charge_men_and_count_hand_off(deed)
    if not roll_for_fumble(deed, action.man):
        return score_touchdown_if_carrier_is_over_goal_line(
            deed, apply_hand_off_across_line(deed, _place_hand_off_markers(deed, position), action.man, action.to)
        )
    if has_dummy_ball(position, action.man):
        return reveal_marker_of_carrier(deed, position, action.man, "12.D")
    return start_loose_ball_phase(deed, position, action.man)


def _charge_men_and_count_hand_off(at: At[HandOff]) -> Position:
    """Charge both men, and count the hand-off among the two of this phase (9.0.proc.2, 9.3.L.3)."""
    position, label, to = at.position, at.action.man, at.action.to
    stage = get_hand_off_phase(position)
    both = {
        each: add_spent_points_to_acts(create_mover(at.rules, position, each), _compute_hand_off_price(at))
        for each in (label, to)
    }
    stage = replace(stage, hand_offs=add_hand_off(stage, label, to))
    return replace(position, stage=activate_man_in_phase(stage, label, {**stage.acts, **both}))


KEPT = DutyGuard[HandOff](
    _charge_men_and_count_hand_off, lambda hand_off: (hand_off.man, hand_off.to), sides=("offense",)
)


def _place_hand_off_markers(deed: Deed[HandOff], position: Position) -> Position:
    """Place the markers under both men before either moves on, hidden from the opponent (9.3.N.3.3)."""
    action, ball = deed.action, position.ball
    assert isinstance(ball, Carried)
    clauses: tuple[str, ...] = ("9.0.proc.3.1", "9.3.N.3.3", "9.1.C.1")
    if action.dummy is not None:
        clauses = (*clauses, "9.0.proc.3.3", "9.1.C.2")
    clauses = (*clauses, "9.3.P.1" if ball.dummies else "9.0.general.1")
    deed.say("handed-off", clauses, man=action.man, to=action.to, dummy=action.dummy is not None)
    return replace(position, ball=place_markers_after_hand_off(ball, action.man, action.to, action.dummy))


# ---- why it may not be made


def _get_recipient(at: At[HandOff]) -> Mover:
    return create_mover(at.rules, at.position, at.action.to)


def _is_recipient_past_first_half_of_motion(at: At[HandOff]) -> bool:
    taker = _get_recipient(at)
    return not is_in_first_motion_half(taker, taker.left)


def _has_releaser_ball(at: At[HandOff]) -> bool:
    return at.action.man in list_possible_carriers(at.position)


def _is_recipient_next_to_releaser(at: At[HandOff]) -> bool:
    return is_recipient_adjacent(get_acting_mover(at), at.action.to)


def _create_check_of_crossing_duty(duty: Duty) -> Callable[[At[HandOff]], bool]:
    """Return a check of one condition for crossing the line. The check fails if the condition forbids this hand-off
    (TF-E47, TF-A78).
    """
    return lambda at: find_barrier_to_hand_off(at.rules, at.position, at.action.man, at.action.to) != duty


def _is_recipient_sighted_before(at: At[HandOff]) -> bool:
    return is_recipient_sighted_at_start(at.rules, at.position, at.action.man, at.action.to)


def _is_recipient_sighted_now(at: At[HandOff]) -> bool:
    return is_recipient_sighted_now(at.rules, at.position, at.action.man, at.action.to)


def _may_side_hand_off_again(at: At[HandOff]) -> bool:
    return is_number_of_hand_offs_within_limit(get_hand_off_phase(at.position), at.action.man, at.action.to)


def _is_dummy_choice_given(at: At[HandOff]) -> bool:
    ball = at.position.ball
    return (
        not (isinstance(ball, Carried) and has_recipient_marker_already(ball, at.action.to))
        or at.action.dummy is not None
    )


def _is_dummy_choice_possible(at: At[HandOff]) -> bool:
    ball, dummy = at.position.ball, at.action.dummy
    return dummy is None or not isinstance(ball, Carried) or dummy in list_dummy_placements(ball, at.action.to)


def _compute_hand_off_price(at: At[HandOff]) -> int:
    return at.rules.chart.hand_off


def _can_releaser_pay(at: At[HandOff]) -> bool:
    return _compute_hand_off_price(at) <= get_acting_mover(at).left


def _can_recipient_pay(at: At[HandOff]) -> bool:
    return _compute_hand_off_price(at) <= _get_recipient(at).left


HAND_OFF = ActionRule(
    action=HandOff,
    stages=("movement",),
    candidates=_list_candidate_hand_offs,
    preconditions=KEPT.append_duty_preconditions(
        *create_preconditions_on_both_men(_has_releaser_ball),
        *provided(
            OF_TWO_MEN,
            Precondition(
                "9.4.T.2",
                "recipient-hit",
                lambda at: may_recipient_take_ball(_get_recipient(at)),
                also=("T.contact.Dh.1",),
            ),
            Precondition(WITHOUT_THE_BALL, "recipient-in-motion", _is_recipient_past_first_half_of_motion),
            Precondition(A_FRIEND, "not-next-to-him", _is_recipient_next_to_releaser, also=("3.32.15",)),
            *provided(
                ("not-next-to-him",),
                *(
                    Precondition(duty[0], duty[1], _create_check_of_crossing_duty(duty), also=("13.PROC.4",))
                    for duty in DUTIES
                ),
            ),
            Precondition(SEEN_BEFORE, "not-sighted", _is_recipient_sighted_before, also=("9.0.proc.1",)),
            Precondition("6.4.F.2", "not-in-sight-now", _is_recipient_sighted_now, also=("9.0.proc.1",)),
            Precondition(AT_MOST_TWO, "two-hand-offs", _may_side_hand_off_again),
            Precondition("9.3.N.3.2", "not-told-what-stays", _is_dummy_choice_given, also=("9.3.P.1",)),
            Precondition("9.3.N.3.1", "two-dummies", _is_dummy_choice_possible),
            Precondition(
                PAID_BY_BOTH,
                "cannot-pay",
                _can_releaser_pay,
                also=("9.0.proc.2",),
                facts={"points": _compute_hand_off_price},
            ),
            Precondition(
                PAID_BY_BOTH,
                "recipient-cannot-pay",
                _can_recipient_pay,
                also=("9.0.proc.2",),
                facts={"points": _compute_hand_off_price},
            ),
        ),
    ),
    effect=_hand_off_ball,
    secret=("/ball",),
    complete=True,
)

RULES = (HAND_OFF,)
