"""The throw of a pass: a short one before the defense moves, a long one after it (9.4.R to 9.4.V)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Facts
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Lift, Pass
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.game_scenarios.touchdown import score_touchdown_if_carrier_is_over_goal_line
from scrimmage_rules.tactical_football.passing.completion_table import (
    COMPLETE,
    find_completion_table_line,
    get_clause_of_completion_line,
    read_completion_table,
)
from scrimmage_rules.tactical_football.passing.eligibility import (
    Pair,
    can_take_part_in_pass,
    classify_pass_length,
    compute_cost_to_receiver,
    compute_passer_price,
    get_announced_pass,
    get_pass_length_of_phase,
    get_points_kept_for_pass,
    has_either_in_sight,
    is_barred_by_ineligible_man,
    is_eligible_passer,
    is_eligible_receiver,
    is_forward_pass,
    is_pair_as_named,
    is_receiver_on_target,
    list_legal_passes,
    may_pass_this_game_turn,
    measure_pass_in_hexes,
    must_option_laterals_wait,
)
from scrimmage_rules.tactical_football.passing.interception import start_interception_or_end_play
from scrimmage_rules.tactical_football.passing.net_passing_points import (
    LONGEST,
    compute_net_points,
    get_target_counted_for_deduction,
)
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import (
    FROZEN,
    are_passes_forbidden_after_change,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import WAIT
from scrimmage_rules.tactical_football.position import Carried, Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import (
    end_game_turn,
    start_defensive_player_turn,
)
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, ShortPass
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    EXPOSED,
    has_real_ball,
    remove_all_dummies,
)

PHASES = ("short-pass", "long-pass")
LIFTED = "9.0.proc.3.4"

# ---- the throw


def _throw_pass(deed: Deed[Pass]) -> Position:
    """Lift the ball, count the net points, and throw two dice for the catch (9.4.V)."""
    action = deed.action
    position = _charge_and_name_pair(deed, _reveal_ball_at_passer(deed, deed.position), (action.man, action.to))
    sum_ = compute_net_points(deed.rules, deed.position, action.man, action.to)
    items = {each.item: each.points for each in sum_.items}
    clauses = dict.fromkeys(("T.pass.use", "9.4.V.1", "9.4.V.2", *sum_.clauses))
    deed.say("net-points", tuple(clauses), man=action.man, to=action.to, items=items, net=sum_.total_net_points)
    if _roll_for_completion(deed, sum_.total_net_points):
        return _complete_pass(deed, position)
    return start_interception_or_end_play(deed, position)


def _reveal_ball_at_passer(deed: Deed[object], position: Position) -> Position:
    """Show the ball when it leaves the passer, and remove every dummy (9.0.proc.3.4)."""
    return remove_all_dummies(deed, position, LIFTED, EXPOSED)


def _charge_and_name_pair(deed: Deed[Pass], position: Position, pair: Pair) -> Position:
    """Deduct the points of the passer and the receiver, and record both men (9.0.proc.2, TF-A18)."""
    rules, throw = deed.rules, get_announced_pass(position)
    length, forward = classify_pass_length(rules, position, pair), throw.kind == "forward"
    points = {pair[0]: compute_passer_price(rules, length), pair[1]: compute_cost_to_receiver(rules, length)}
    facts: Facts = {
        "man": pair[0],
        "to": pair[1],
        "direction": throw.kind,
        "hexes": measure_pass_in_hexes(rules, position, pair),
    }
    facts["points"] = points
    men = position.men.offense.on
    target = get_target_counted_for_deduction(rules, position, men[pair[0]].at, men[pair[1]].at)
    if target is not None:
        facts["target"] = target
    deed.say("pass-thrown", _list_throw_clauses(length, forward=forward), **facts)
    left = {
        **throw.points,
        **{label: get_points_kept_for_pass(position, label) - paid for label, paid in points.items()},
    }
    throw = replace(throw, length="thrown", passer=pair[0], receiver=pair[1], points=left)
    so_far = replace(position.so_far, forward_tried=position.so_far.forward_tried or forward)
    return replace(position, turn=replace(position.turn, throw=throw), so_far=so_far)


def _list_throw_clauses(length: str, *, forward: bool) -> tuple[str, ...]:
    """Return the clauses of a throw: its length and its kind."""
    when = "9.4.U.2" if length == "short" else "9.4.U.3"
    kind = ("9.4.S.3", "9.4.Z.3") if forward else ("9.4.S.2", "4.4.3")
    return ("3.32.8", "9.0.general.3", when, *kind)


def _roll_for_completion(deed: Deed[Pass], net: int) -> bool:
    """Throw the dice on the line of the net points, if there is one, and return whether the pass is completed
    (TF-A46).
    """
    line = find_completion_table_line(net)
    if line is None:
        deed.say("completion", ("T.pass.use", "T.pass.no", "9.4.V.3.2"), line=None, completed=False)
        return False
    rolled = deed.pick("2d6", "completion", TWO_DICE)
    assert isinstance(rolled, int)
    completed = read_completion_table(deed.rules.reading, line, rolled) == COMPLETE
    result = ("T.pass.C",) if completed else ("T.pass.no", "9.4.V.3.2")
    clauses = ("9.4.V.0.1", "9.4.V.3.1", get_clause_of_completion_line(line), *result)
    deed.say("completion", clauses, line=line, dice=rolled, completed=completed)
    return completed


def _complete_pass(deed: Deed[Pass], position: Position) -> Position:
    """Give the receiver the ball; after a short pass the defense moves, a long one ends the Game-Turn."""
    so_far = position.so_far
    if get_announced_pass(position).kind == "lateral":
        so_far = replace(so_far, lateral_caught=True)
    deed.say("caught", ("9.4.V.0.2", "9.0.proc.3.1", "9.1.C.1"), man=deed.action.to)
    caught = replace(position, ball=Carried(deed.action.to, ()), so_far=so_far)
    position = score_touchdown_if_carrier_is_over_goal_line(deed, caught, by_catch=True)
    if position is not caught:
        return position
    short = isinstance(position.stage, ShortPass)
    return start_defensive_player_turn(deed, position) if short else end_game_turn(deed, position)


# ---- why it may not be thrown


def _is_seat_offense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _is_in_offensive_eleven(at: At[object], label: Label) -> bool:
    team = at.position.men.offense
    return label in team.on or label in team.off or label in team.injured


def _is_man_able_to_pass(at: At[object], label: Label) -> bool:
    """Return whether a man is on the field and neither neutralized nor Hit (9.4.T.2)."""
    men = at.position.men.offense.on
    return label in men and can_take_part_in_pass(at.rules, men[label])


def _is_man_not_off_field(at: At[object], label: Label) -> bool:
    return label not in at.position.men.offense.off


def _create_check_of_each_man_of_pass(holds: Callable[[At[Pass], Label], bool]) -> Callable[[At[Pass]], bool]:
    return lambda at: holds(at, at.action.man) and holds(at, at.action.to)


def _find_passer_and_receiver(at: At[Pass]) -> Pair:
    return (at.action.man, at.action.to)


def _create_check_of_passer_and_receiver(holds: Callable[[Rules, Position, Pair], bool]) -> Callable[[At[Pass]], bool]:
    return lambda at: holds(at.rules, at.position, _find_passer_and_receiver(at))


def _are_passes_allowed_after_change_of_play(at: At[object]) -> bool:
    return not are_passes_forbidden_after_change(at.rules, at.position)


def _may_pass_in_this_game_turn(at: At[object]) -> bool:
    return may_pass_this_game_turn(at.rules, at.position)


def _may_lateral_be_thrown_now(at: At[object]) -> bool:
    """Return whether the ball-play marker allows a lateral now; forward passes were checked at their announcement."""
    return not must_option_laterals_wait(at.rules, at.position)


def _is_no_ineligible_man_across_line_at_throw(at: At[object]) -> bool:
    return get_announced_pass(at.position).kind == "lateral" or not is_barred_by_ineligible_man(at.rules, at.position)


def _is_pass_of_announced_kind(rules: Rules, position: Position, pair: Pair) -> bool:
    return is_forward_pass(rules, position, pair) == (get_announced_pass(position).kind == "forward")


def _is_receiver_in_range(rules: Rules, position: Position, pair: Pair) -> bool:
    return measure_pass_in_hexes(rules, position, pair) <= LONGEST


def _may_short_pass_now(rules: Rules, position: Position, pair: Pair) -> bool:
    return get_pass_length_of_phase(position) == "short" or classify_pass_length(rules, position, pair) == "long"


def _may_long_pass_now(rules: Rules, position: Position, pair: Pair) -> bool:
    return get_pass_length_of_phase(position) == "long" or classify_pass_length(rules, position, pair) == "short"


def _can_passer_pay(at: At[Pass]) -> bool:
    return get_points_kept_for_pass(at.position, at.action.man) >= compute_passer_price(
        at.rules, get_pass_length_of_phase(at.position)
    )


def _can_receiver_pay(at: At[Pass]) -> bool:
    return get_points_kept_for_pass(at.position, at.action.to) >= compute_cost_to_receiver(
        at.rules, get_pass_length_of_phase(at.position)
    )


def _is_receiver_on_target(at: At[Pass]) -> bool:
    return is_receiver_on_target(at.rules, at.position, at.action.to)


_AT_ALL: tuple[Precondition[Rules, Position, object], ...] = (
    Precondition("9.0.general.0", "offense-passes", _is_seat_offense, facts=SEAT),
    *provided(
        ("offense-passes",),
        Precondition(FROZEN, "frozen", _are_passes_allowed_after_change_of_play),
        Precondition("9.4.S.1", "in-the-snap-game-turn", _may_pass_in_this_game_turn, also=("9.4.R.1",)),
        Precondition(WAIT, "before-the-third-turn", _may_lateral_be_thrown_now),
        Precondition("9.4.Y.2", "ineligible-man-across", _is_no_ineligible_man_across_line_at_throw),
    ),
)
"""Preconditions that every throw of a pass must meet."""

_MEN: tuple[Precondition[Rules, Position, Pass], ...] = provided(
    ("offense-passes",),
    Precondition("4.1.1", "no-man-of-yours", _create_check_of_each_man_of_pass(_is_in_offensive_eleven)),
    Precondition("9.0.general.1", "to-himself", lambda at: at.action.man != at.action.to),
    Precondition(
        "7.2.G.1",
        "has-left-the-field",
        _create_check_of_each_man_of_pass(_is_man_not_off_field),
        gates=("no-man-of-yours",),
    ),
    Precondition(
        "9.4.T.2",
        "unfit",
        _create_check_of_each_man_of_pass(_is_man_able_to_pass),
        gates=("no-man-of-yours", "has-left-the-field"),
        also=("T.contact.Dn",),
    ),
    Precondition(LIFTED, "without-the-ball", lambda at: has_real_ball(at.position, at.action.man), also=("9.1.A.5",)),
    Precondition(
        "9.4.X.1", "no-passer", lambda at: is_eligible_passer(at.position, at.action.man), also=("9.4.X.2", "9.4.T.1")
    ),
    Precondition(
        "9.4.X.1",
        "no-receiver",
        lambda at: is_eligible_receiver(at.position, at.action.to),
        also=("9.4.X.3", "9.4.T.1"),
    ),
    Precondition("9.4.R.2", "not-as-named", lambda at: is_pair_as_named(at.position, _find_passer_and_receiver(at))),
    Precondition("9.0.proc.2", "passer-cannot-pay", _can_passer_pay, also=("T.mp-chart.3.3", "7.4.L")),
    Precondition("9.0.proc.2", "receiver-cannot-pay", _can_receiver_pay, also=("T.mp-chart.3.4", "7.4.L")),
)

ON_THE_FIELD = ("offense-passes", "no-man-of-yours", "has-left-the-field", "unfit")

PASS = ActionRule(
    action=Pass,
    stages=PHASES,
    candidates=lambda at: [
        Pass(*pair) for pair in list_legal_passes(at.rules, at.position, get_pass_length_of_phase(at.position))
    ],
    preconditions=(
        *_AT_ALL,
        *_MEN,
        *provided(
            ON_THE_FIELD,
            Precondition("9.4.W", "too-far", _create_check_of_passer_and_receiver(_is_receiver_in_range)),
            Precondition(
                "9.4.U.3",
                "too-long-for-this-phase",
                _create_check_of_passer_and_receiver(_may_long_pass_now),
                also=("9.4.U.1",),
            ),
            Precondition(
                "9.4.U.2",
                "too-short-for-this-phase",
                _create_check_of_passer_and_receiver(_may_short_pass_now),
                also=("9.4.U.1",),
            ),
            Precondition(
                "9.4.R.4",
                "not-the-kind-announced",
                _create_check_of_passer_and_receiver(_is_pass_of_announced_kind),
                also=("3.32.10",),
            ),
            Precondition(
                "9.0.proc.1",
                "not-sighted",
                _create_check_of_passer_and_receiver(has_either_in_sight),
                also=("6.4.F.2",),
            ),
            Precondition("9.4.Z.3", "not-on-the-target", _is_receiver_on_target),
        ),
    ),
    effect=_throw_pass,
    complete=True,
)

# ---- lifting the ball for a long pass


def must_ball_be_lifted_before_long_pass(rules: Rules) -> bool:
    """Return whether the ball is lifted before the defense moves (TF-A64)."""
    return rules.reading["TF-A64"] in ("lifted", "target-hex-only")


def _lift_ball_for_long_pass(deed: Deed[Lift]) -> Position:
    """Lift the ball for a long pass, so that the opponent sees who the passer is. The passer still counts as a carrier
    (9.4.R.5, TF-A64).
    """
    deed.say("lifted", ("9.4.R.5", LIFTED, "5.13.1.F"), man=deed.action.man)
    position = _reveal_ball_at_passer(deed, deed.position)
    throw = replace(get_announced_pass(position), passer=deed.action.man)
    return make_long_pass_due(deed, replace(position, turn=replace(position.turn, throw=throw)))


def make_long_pass_due(deed: Deed[object], position: Position) -> Position:
    """Make a long pass due after the offense has thrown no short pass; both sides see the passer (TF-A39)."""
    deed.say("long-pass-turn", ("5.13.1.F", "5.13.2.D"))
    throw = replace(get_announced_pass(position), length="long")
    return start_defensive_player_turn(deed, replace(position, turn=replace(position.turn, throw=throw)))


def can_throw_long(rules: Rules, position: Position) -> bool:
    """Return whether a legal long pass exists in the present position of the offense (TF-E29)."""
    return position.turn.type == "pass" and any(list_legal_passes(rules, position, "long"))


def _list_candidate_lifts(at: At[None]) -> Iterator[Lift]:
    if must_ball_be_lifted_before_long_pass(at.rules) and can_throw_long(at.rules, at.position):
        throwing = dict.fromkeys(passer for passer, _to in list_legal_passes(at.rules, at.position, "long"))
        yield from map(Lift, throwing)


def _is_pass_game_turn(at: At[object]) -> bool:
    return at.position.turn.type == "pass"


def _is_ball_lifted_under_readings(at: At[object]) -> bool:
    return must_ball_be_lifted_before_long_pass(at.rules)


def _can_man_throw_long(at: At[Lift]) -> bool:
    return any(passer == at.action.man for passer, _to in list_legal_passes(at.rules, at.position, "long"))


LIFT = ActionRule(
    action=Lift,
    stages=("short-pass",),
    candidates=_list_candidate_lifts,
    preconditions=(
        *_AT_ALL,
        *provided(
            ("offense-passes",),
            Precondition("9.4.R.1", "not-announced", _is_pass_game_turn),
            Precondition("9.4.R.5", "not-lifted-before", _is_ball_lifted_under_readings),
            Precondition(LIFTED, "without-the-ball", lambda at: has_real_ball(at.position, at.action.man)),
            Precondition("9.4.R.3", "no-long-pass", _can_man_throw_long),
        ),
    ),
    effect=_lift_ball_for_long_pass,
    complete=True,
)

RULES = (PASS, LIFT)
