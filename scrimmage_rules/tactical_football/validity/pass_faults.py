"""Faults of a pass that is announced, named, lifted or thrown (5.13, 9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.passing.eligibility import (
    has_uncommitted_lateral_phase,
    is_eligible_passer,
    is_eligible_receiver,
)
from scrimmage_rules.tactical_football.passing.interception import find_possible_interceptors
from scrimmage_rules.tactical_football.passing.throwing import must_ball_be_lifted_before_long_pass
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import (
    FROZEN,
    are_passes_forbidden_after_change,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    NO_FORWARD_PASS,
    WAIT,
    must_option_play_wait,
)
from scrimmage_rules.tactical_football.position import Carried, Loose, Plan, Position, Throw
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Interception,
    Label,
    LongPass,
    Over,
    PassTargets,
    ShortPass,
)

PATH = "/turn/throw"


def find_pass_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of the pass, or of a missing pass, in this Game-Turn."""
    throw, turn, asked = position.turn.throw, position.turn, isinstance(position.stage, ShortPass | Interception)
    due = turn.type == "pass" or asked
    if (throw is None and due) or (
        throw is not None and not due and not has_uncommitted_lateral_phase(rules, turn.type)
    ):
        yield Fault("5.13.1.B.1", "pass", PATH)
    elif throw is not None:
        yield from _find_pass_announcement_faults(rules, position, throw)
        yield from _find_named_men_faults(rules, position, throw)
        yield from _find_kept_points_faults(rules, position, throw)


# ---- what was announced


def _find_pass_announcement_faults(rules: Rules, position: Position, throw: Throw) -> Iterator[Fault]:
    aimed = throw.target in position.targets if throw.kind == "forward" else throw.target is None
    if not aimed:
        yield Fault("5.13.1.B.2", "not-one-of-the-two", f"{PATH}/target")
    if throw.length not in _list_possible_pass_lengths(position):
        yield Fault("5.13.2.D", "length", f"{PATH}/length")
    if throw.kind == "forward":
        yield from _find_forward_pass_faults(rules, position)
    if are_passes_forbidden_after_change(rules, position) and (
        position.turn.type == "pass" or throw.length == "thrown"
    ):
        yield Fault(FROZEN, "frozen", "/turn/changed")


def _list_possible_pass_lengths(position: Position) -> tuple[str, ...]:
    """Return the possible lengths of the pass at this stage; an unannounced lateral is open or thrown."""
    stage, committed = position.stage, position.turn.type == "pass"
    if _is_pass_outcome_open(position):
        return ("open", "long", "thrown")
    if isinstance(stage, LongPass):
        return ("long",)
    if isinstance(stage, Interception | PassTargets):
        return ("thrown",)
    if getattr(stage, "side", None) == "defense":
        return ("long", "thrown") if committed else ("thrown",)
    return ("open",) if committed or isinstance(stage, ShortPass) else ()


def _is_pass_outcome_open(position: Position) -> bool:
    """Return whether the pass may have any result: after the play, or while the ball is loose."""
    return isinstance(position.stage, Over) or isinstance(position.ball, Loose)


def _find_forward_pass_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault for a forward pass outside a Pass Game-Turn, against the ball-play marker, or after an earlier
    forward pass.
    """
    if position.turn.type != "pass":
        yield Fault("9.4.R.1", "not-announced", f"{PATH}/kind")
    if position.plans.offense is not None and position.snap is not None:
        yield from _find_ball_marker_faults(rules, position, position.plans.offense)
    if position.so_far.forward_tried and _get_announced_pass(position).length != "thrown":
        yield Fault("9.4.S.3", "second-forward-pass", f"{PATH}/kind")


def _find_ball_marker_faults(rules: Rules, position: Position, plan: Plan) -> Iterator[Fault]:
    """Yield a fault for a ball-play marker that is hidden or allows no forward pass now."""
    if not plan.shown:
        yield Fault("13.F.1", "marker-not-shown", "/plans/offense/shown")
    if plan.play in NO_FORWARD_PASS:
        yield Fault("13.1.C.nopass", "no-forward-pass", f"{PATH}/kind")
    if must_option_play_wait(rules, position):
        yield Fault(WAIT, "before-the-third-turn", f"{PATH}/kind")


def _get_announced_pass(position: Position) -> Throw:
    assert position.turn.throw is not None
    return position.turn.throw


# ---- who throws to whom


def _find_named_men_faults(rules: Rules, position: Position, throw: Throw) -> Iterator[Fault]:
    """Yield a fault for a passer or receiver who is named too early, may not take part, or lacks the ball (TF-A64,
    9.4.X).
    """
    if (throw.passer is not None, throw.receiver is not None) != _are_men_to_be_named(rules, position):
        yield Fault("9.4.R.2", "named", f"{PATH}/passer")
    if throw.passer is not None and not is_eligible_passer(position, throw.passer):
        yield Fault("9.4.X.1", "no-passer", f"{PATH}/passer")
    if throw.receiver is not None and (
        throw.receiver == throw.passer or not is_eligible_receiver(position, throw.receiver)
    ):
        yield Fault("9.4.X.1", "no-receiver", f"{PATH}/receiver")
    yield from _find_ball_location_faults(rules, position, throw)
    if isinstance(position.stage, Interception):
        there = throw.receiver in position.men.offense.on
        if not there or not find_possible_interceptors(rules, position):
            yield Fault("9.5.AA.2", "nobody-near", "/stage")


def _are_men_to_be_named(rules: Rules, position: Position) -> tuple[bool, bool]:
    """Return whether the passer must be named at this stage, and whether the receiver must be."""
    throw = _get_announced_pass(position)
    at_commitment = rules.reading["TF-A64"] == "name-at-commitment" and position.turn.type == "pass"
    both = at_commitment or throw.length == "thrown"
    return (both or _is_ball_lifted(rules, throw), both)


def _is_ball_lifted(rules: Rules, throw: Throw) -> bool:
    return throw.length == "long" and must_ball_be_lifted_before_long_pass(rules)


def _find_ball_location_faults(rules: Rules, position: Position, throw: Throw) -> Iterator[Fault]:
    """Yield a fault if a lifted or thrown ball is with another man, or a dummy is still on the map."""
    ball = position.ball
    if not isinstance(ball, Carried) or not (_is_ball_lifted(rules, throw) or throw.length == "thrown"):
        return
    caught = throw.length == "thrown" and not isinstance(position.stage, Interception)
    if ball.by != (throw.receiver if caught else throw.passer):
        yield Fault("9.4.V.0.2" if caught else "9.0.proc.3.4", "ball-elsewhere", "/ball/by")
    if ball.dummies:
        yield Fault("9.3.Q.0", "dummies-left", "/ball/dummies")


# ---- what they have kept for it


def _find_kept_points_faults(rules: Rules, position: Position, throw: Throw) -> Iterator[Fault]:
    """Yield a fault for points kept before the offense's movement has ended, or missing after it."""
    team, men = position.men.offense, rules.men["offense"]
    if not _is_pass_outcome_open(position) and set(throw.points) != _list_men_who_kept_points(position):
        yield Fault("7.1.C.2", "points", f"{PATH}/points")
    known = {*team.on, *team.off, *team.injured} & men.keys()
    for label, points in sorted(throw.points.items()):
        if label not in known:
            yield Fault("4.1.1", "no-such-man", f"{PATH}/points/{label}")
        elif not 0 <= points <= men[label].allowance:
            yield Fault("7.1.C.1", "overspent", f"{PATH}/points/{label}")


def _list_men_who_kept_points(position: Position) -> set[Label]:
    before = _get_announced_pass(position).length == "open" and not isinstance(position.stage, ShortPass)
    return set() if before else set(position.men.offense.on)
