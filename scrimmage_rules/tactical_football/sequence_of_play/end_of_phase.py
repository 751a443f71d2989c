"""The end of a phase: the acts that must come before it, and the next phase (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only_if_all_hold, provided
from scrimmage_rules.tactical_football.actions import Done
from scrimmage_rules.tactical_football.contact.shared_hexes import list_men_who_contact_first
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.fumbling.loose_ball import throw_for_loose_ball
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import is_ball_loose
from scrimmage_rules.tactical_football.movement.obligations import is_duty_outstanding
from scrimmage_rules.tactical_football.passing.interception import end_play_with_incompletion
from scrimmage_rules.tactical_football.passing.throwing import (
    can_throw_long,
    make_long_pass_due,
    must_ball_be_lifted_before_long_pass,
)
from scrimmage_rules.tactical_football.position import Carried, Position, Unplaced, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import (
    end_game_turn,
    end_movement_phase,
    start_defensive_player_turn,
    start_next_game_turn,
)
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Huddle,
    Interception,
    LongPass,
    Movement,
    MovementStage,
    PlaySelection,
    Positioning,
    SetUp,
    ShortPass,
)

# ---- what follows each of these phases


def _end_phase(deed: Deed[Done]) -> Position:
    """End the phase."""
    stage = deed.position.stage
    match stage:
        case SetUp():
            return _end_set_up(deed, stage.side)
        case Positioning():
            return _end_positioning(deed, stage.side)
        case Movement() if is_ball_loose(deed.position):
            return throw_for_loose_ball(deed, deed.position)
        case Movement():
            return end_movement_phase(deed, deed.position, stage.side)
        case ShortPass():
            return _decline_short_pass(deed)
        case Interception():
            return end_play_with_incompletion(deed, deed.position)
        case _:
            assert isinstance(stage, LongPass)
            return _end_play_without_pass(deed)


def _end_set_up(deed: Deed[Done], side: Role) -> Position:
    """End a set-up: after the offense's, the huddle follows; after the defense's, the next Game-Turn (4.1.2, 4.1.6)."""
    deed.say("set-up-over", ("4.1.2",), side=side)
    return replace(deed.position, stage=Huddle()) if side == "offense" else start_next_game_turn(deed, deed.position)


def _end_positioning(deed: Deed[Done], side: Role) -> Position:
    """End the movement of a side before the snap; after both sides, the Game-Turn is over (5.11)."""
    deed.say("positioning-over", ("5.11.1.B" if side == "offense" else "5.11.2.B", "7.1.B"), side=side)
    if side == "offense":
        return replace(deed.position, stage=PlaySelection("defense"))
    return end_game_turn(deed, deed.position)


def _decline_short_pass(deed: Deed[Done]) -> Position:
    """Let the offense decline a short pass: a long pass becomes due, or the play ends if none is possible (TF-E29)."""
    position = deed.position
    if position.turn.type != "pass":
        return start_defensive_player_turn(deed, replace(position, turn=replace(position.turn, throw=None)))
    if not must_ball_be_lifted_before_long_pass(deed.rules) and can_throw_long(deed.rules, position):
        return make_long_pass_due(deed, position)
    return _end_play_without_pass(deed)


def _end_play_without_pass(deed: Deed[Done]) -> Position:
    """Down the ball when the offense does not throw its announced pass (9.4.R.3, TF-A70)."""
    ball = deed.position.ball
    assert isinstance(ball, Carried)
    return end_play_with_ball_down(deed, deed.position, deed.position.men.offense.on[ball.by].at, "no-pass")


# ---- why the phase is not over

ENDED_BY: dict[str, Role] = {"short-pass": "offense", "long-pass": "offense", "interception": "defense"}


ENDED_BY_THEIR_SIDE = (SetUp, MovementStage)
"""The stages of one side that this side ends."""


def find_side_ending_phase(position: Position) -> Role:
    """Return the side that ends the phase."""
    stage = position.stage
    return stage.side if isinstance(stage, ENDED_BY_THEIR_SIDE) else ENDED_BY[position.phase]


def _is_seat_of_ending_side(at: At[Done]) -> bool:
    return get_side_of_seat(at.position, at.seat) == find_side_ending_phase(at.position)


def _has_placed_all_men(at: At[Done]) -> bool:
    return not (isinstance(at.position.stage, SetUp) and at.position.stage.left)


def _is_ball_placed(at: At[Done]) -> bool:
    return not isinstance(at.position.ball, Unplaced)


def _is_nobody_passing_through(at: At[Done]) -> bool:
    stage = at.position.stage
    if not isinstance(stage, MovementStage) or stage.active not in stage.acts:
        return True
    return stage.acts[stage.active].crossing is None


def _create_check_of_outstanding_duty(code: str) -> Callable[[At[Done]], bool]:
    return lambda at: not is_duty_outstanding(at, code)


def _has_side_no_contact_due(at: At[Done]) -> bool:
    return not isinstance(at.position.stage, Movement) or not list_men_who_contact_first(at.rules, at.position)


TO_END: tuple[Precondition[Rules, Position, Done], ...] = (
    Precondition("5.0.1", "not-your-phase", _is_seat_of_ending_side, facts=SEAT, also=("4.1.2",)),
    *provided(
        ("not-your-phase",),
        Precondition("4.1.1", "men-to-place", _has_placed_all_men, also=("4.1.2",)),
        Precondition("4.1.5", "ball-to-place", _is_ball_placed, also=("4.1.2",)),
        Precondition("7.2.F.2.2", "somebody-is-passing-through", _is_nobody_passing_through, also=("7.5.1",)),
        Precondition("13.1.A.pass.1", "linemen-to-go-back", _create_check_of_outstanding_duty("linemen-to-go-back")),
        Precondition("7.5.5", "contacts-to-make", _has_side_no_contact_due),
        Precondition("7.5.6", "has-to-leave-the-hex", _create_check_of_outstanding_duty("has-to-leave-the-hex")),
    ),
)
"""The preconditions of the end of a phase."""

DONE = ActionRule(
    action=Done,
    stages=("set-up", "positioning", "movement", "short-pass", "long-pass", "interception"),
    candidates=only_if_all_hold(TO_END, Done()),
    preconditions=TO_END,
    effect=_end_phase,
    complete=True,
)

RULES = (DONE,)
