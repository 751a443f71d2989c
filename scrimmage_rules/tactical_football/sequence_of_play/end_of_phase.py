"""A side is done with its phase: what has to be done before, and what follows (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided
from scrimmage_rules.tactical_football.actions import Done
from scrimmage_rules.tactical_football.contact.shared_hexes import who_contact_first
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.fumbling.loose_ball import fought_for
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import is_loose
from scrimmage_rules.tactical_football.movement.obligations import is_owed
from scrimmage_rules.tactical_football.passing.interception import incomplete
from scrimmage_rules.tactical_football.passing.throwing import can_throw_long, is_lifted_for_long, long_pass_due
from scrimmage_rules.tactical_football.position import Carried, Position, Unplaced, role_of
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import ball_down
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import (
    after_movement,
    defensive_half,
    end_of_game_turn,
    next_game_turn,
)
from scrimmage_rules.tactical_football.stages import (
    Huddle,
    Interception,
    LongPass,
    Movement,
    PlaySelection,
    Positioning,
    SetUp,
    ShortPass,
)

# ---- what follows each of these phases


def _done(deed: Deed[Done]) -> Position:
    """The phase is over."""
    stage = deed.position.stage
    match stage:
        case SetUp():
            return _after_set_up(deed, stage.side)
        case Positioning():
            return _after_positioning(deed, stage.side)
        case Movement() if is_loose(deed.position):
            return fought_for(deed, deed.position)
        case Movement():
            return after_movement(deed, deed.position, stage.side)
        case ShortPass():
            return _no_short_pass(deed)
        case Interception():
            return incomplete(deed, deed.position)
        case _:
            assert isinstance(stage, LongPass)
            return _no_pass(deed)


def _after_set_up(deed: Deed[Done], side: Role) -> Position:
    """The offense goes into its huddle; after the defense the first Game-Turn begins (4.1.2, 4.1.6)."""
    deed.say("set-up-over", ("4.1.2",), side=side)
    return replace(deed.position, stage=Huddle()) if side == "offense" else next_game_turn(deed, deed.position)


def _after_positioning(deed: Deed[Done], side: Role) -> Position:
    """After the offense the defense; after both the Game-Turn is over (5.11)."""
    deed.say("positioning-over", ("5.11.1.B" if side == "offense" else "5.11.2.B", "7.1.B"), side=side)
    if side == "offense":
        return replace(deed.position, stage=PlaySelection("defense"))
    return end_of_game_turn(deed, deed.position)


def _no_short_pass(deed: Deed[Done]) -> Position:
    """A long pass is due; where none could be lawful, or was to be lifted for it, the play is over (TF-E29)."""
    position = deed.position
    if position.turn.type != "pass":
        return defensive_half(deed, replace(position, turn=replace(position.turn, throw=None)))
    if not is_lifted_for_long(deed.rules) and can_throw_long(deed.rules, position):
        return long_pass_due(deed, position)
    return _no_pass(deed)


def _no_pass(deed: Deed[Done]) -> Position:
    """A pass to which the offense was committed is not made: the ball is down (9.4.R.3, TF-A70)."""
    ball = deed.position.ball
    assert isinstance(ball, Carried)
    return ball_down(deed, deed.position, deed.position.men.offense.on[ball.by].at, "no-pass")


# ---- why the phase is not over

ENDED_BY: dict[str, Role] = {"short-pass": "offense", "long-pass": "offense", "interception": "defense"}


def side_of(position: Position) -> Role:
    """The side that ends the phase."""
    stage = position.stage
    return stage.side if isinstance(stage, SetUp | Positioning | Movement) else ENDED_BY[position.phase]


def _yours(at: At[Done]) -> bool:
    return role_of(at.position, at.seat) == side_of(at.position)


def _all_placed(at: At[Done]) -> bool:
    return not (isinstance(at.position.stage, SetUp) and at.position.stage.left)


def _ball_placed(at: At[Done]) -> bool:
    return not isinstance(at.position.ball, Unplaced)


def _nobody_crosses(at: At[Done]) -> bool:
    stage = at.position.stage
    if not isinstance(stage, Positioning | Movement) or stage.active not in stage.acts:
        return True
    return stage.acts[stage.active].crossing is None


def _nobody_owes(code: str) -> Callable[[At[Done]], bool]:
    return lambda at: not is_owed(at, code)


def _nobody_to_contact(at: At[Done]) -> bool:
    return not isinstance(at.position.stage, Movement) or not who_contact_first(at.rules, at.position)


DONE = ActionRule(
    action=Done,
    stages=("set-up", "positioning", "movement", "short-pass", "long-pass", "interception"),
    candidates=only(Done()),
    preconditions=(
        Precondition("5.0.1", "not-your-phase", _yours, facts=SEAT, also=("4.1.2",)),
        *provided(
            ("not-your-phase",),
            Precondition("4.1.1", "men-to-place", _all_placed, also=("4.1.2",)),
            Precondition("4.1.5", "ball-to-place", _ball_placed, also=("4.1.2",)),
            Precondition("7.2.F.2.2", "somebody-is-passing-through", _nobody_crosses, also=("7.5.1",)),
            Precondition("13.1.A.pass.1", "linemen-to-go-back", _nobody_owes("linemen-to-go-back")),
            Precondition("7.5.5", "contacts-to-make", _nobody_to_contact),
            Precondition("7.5.6", "has-to-leave-the-hex", _nobody_owes("has-to-leave-the-hex")),
        ),
    ),
    effect=_done,
)

RULES = (DONE,)
