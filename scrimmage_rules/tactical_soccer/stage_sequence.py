"""The sequence of play: the draft, then two halves of ten turns, interrupted by passes and shots."""

from __future__ import annotations

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage
from scrimmage_rules.tactical_soccer.actions import (
    AimAt,
    Guard,
    Intercept,
    Leave,
    LetBy,
    Pick,
    Receive,
    RollOff,
    RollShot,
)
from scrimmage_rules.tactical_soccer.failed_pass import RECEIVE_ATTEMPT
from scrimmage_rules.tactical_soccer.halves import LAST_HALF, PHASE_ORDER, SAME_TEAMS, TEN_TURNS, is_extra_turn
from scrimmage_rules.tactical_soccer.position import (
    Position,
    Seat,
    find_coach_of_man,
    get_active_seat,
    get_catch,
    other_seat,
)
from scrimmage_rules.tactical_soccer.rule_context_types import At
from scrimmage_rules.tactical_soccer.set_up import find_placing_coach
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.shooting import select_coaches_to_write

# ---- seats


def _list_chance_seat(_position: Position) -> tuple[str, ...]:
    return (CHANCE_SEAT,)


def _list_active_coach(position: Position) -> tuple[Seat, ...]:
    return () if position.active is None else (position.active,)


def _list_inactive_coach(position: Position) -> tuple[Seat, ...]:
    return (other_seat(get_active_seat(position)),)


def _list_seat_of_kick_off_coach(position: Position) -> tuple[Seat, ...]:
    return () if position.kick_off is None else (position.kick_off,)


def _select_coach_of_man_under_ball(position: Position) -> tuple[Seat, ...]:
    return (find_coach_of_man(position, get_catch(position).man),)


# ---- clauses of actions that are not expected


def _is_interception_or_let_by(at: At[object]) -> bool:
    return isinstance(at.action, Intercept | LetBy)


def _is_draft_action(at: At[object]) -> bool:
    return isinstance(at.action, Pick | RollOff)


def _is_draft_action_in_half_2(at: At[object]) -> bool:
    return _is_draft_action(at) and at.position.half == LAST_HALF


def _is_answer_to_pass_or_shot(at: At[object]) -> bool:
    return isinstance(at.action, Receive | Leave | AimAt | Guard | RollShot)


def _is_roll_of_shot(at: At[object]) -> bool:
    return isinstance(at.action, RollShot)


def _is_in_extra_turn(at: At[object]) -> bool:
    return is_extra_turn(at.position)


ONLY_PASSES = Due[Rules, Position](
    "INTERCEPT.passes-only", "the action intercepts a pass or lets it by", _is_interception_or_let_by
)
NO_NEW_TEAMS = Due[Rules, Position](SAME_TEAMS, "the action is the draft roll or a pick", _is_draft_action)
NO_NEW_TEAMS_LATER = Due[Rules, Position](
    SAME_TEAMS, "in half 2, the action is the draft roll or a pick", _is_draft_action_in_half_2
)


# ---- the stages

AFTER_AN_ACTIVATION = {
    "activate": "TURN.alternate", "set-up": "SETUP.place", "kick-off": "SETUP.second-has-ball", "over": "GAME.end",
}  # fmt: skip
"""The phases that can follow an activation, each with its clause: the next activation, a set-up, a kick-off, or the
end.
"""

DRAFT = (
    Stage[Rules, Position](
        name="roll-off",
        waits_for="the dice decide who picks first",
        acts="chance",
        seats=_list_chance_seat,
        due=(ONLY_PASSES, Due("DRAFT.roll-first")),
        then={"roll-off": "DRAFT.roll-first", "draft": "DRAFT.roll-first"},
    ),
    Stage[Rules, Position](
        name="draft",
        waits_for="a coach picks a fielder",
        acts="the coach whose pick it is",
        seats=_list_active_coach,
        due=(ONLY_PASSES, Due(PHASE_ORDER)),
        then={"draft": "DRAFT.alternate", "set-up": PHASE_ORDER},
    ),
)

SET_UP = (
    Stage[Rules, Position](
        name="set-up",
        waits_for="a coach places the next man",
        acts="the coach whose man is next",
        seats=find_placing_coach,
        due=(ONLY_PASSES, NO_NEW_TEAMS_LATER, Due(PHASE_ORDER)),
        then={"set-up": "SETUP.place", "kick-off": "SETUP.second-has-ball", "activate": "SETUP.second-has-ball"},
    ),
    Stage[Rules, Position](
        name="kick-off",
        waits_for="a coach names the man who starts with the ball",
        acts="the coach with the ball",
        seats=_list_seat_of_kick_off_coach,
        due=(ONLY_PASSES, NO_NEW_TEAMS, Due("SETUP.second-has-ball")),
        then={"activate": "SETUP.second-has-ball"},
    ),
)

TURN = (
    Stage[Rules, Position](
        name="activate",
        waits_for="a coach activates or skips a man",
        acts="the active coach",
        seats=_list_active_coach,
        due=(ONLY_PASSES, NO_NEW_TEAMS,
             Due("ACT.list", "the action answers a pass or a shot", _is_answer_to_pass_or_shot), Due(PHASE_ORDER)),
        then={**AFTER_AN_ACTIVATION, "intercept": "INTERCEPT.path", "receive": RECEIVE_ATTEMPT,
              "aim": "SHOOT.secret-write"},
    ),
    Stage[Rules, Position](
        name="intercept",
        waits_for="a coach decides whether a man tries to intercept",
        acts="the other coach",
        seats=_list_inactive_coach,
        due=(NO_NEW_TEAMS, Due("INTERCEPT.path")),
        then={**AFTER_AN_ACTIVATION, "intercept": "INTERCEPT.path", "receive": RECEIVE_ATTEMPT},
        interrupts=("pass",),
    ),
    Stage[Rules, Position](
        name="receive",
        waits_for="a coach decides whether a man tries to receive the ball",
        acts="the coach of that man",
        seats=_select_coach_of_man_under_ball,
        due=(ONLY_PASSES, NO_NEW_TEAMS, Due(RECEIVE_ATTEMPT)),
        then={**AFTER_AN_ACTIVATION, "receive": RECEIVE_ATTEMPT},
        interrupts=("pass", "move"),
    ),
    Stage[Rules, Position](
        name="aim",
        waits_for="both coaches write the name of a goal hex in secret",
        acts="both coaches",
        seats=select_coaches_to_write,
        due=(ONLY_PASSES, NO_NEW_TEAMS, Due("SHOOT.reveal", "the action rolls the shot", _is_roll_of_shot),
             Due("SHOOT.secret-write")),
        then={"aim": "SHOOT.secret-write", "shot": "SHOOT.reveal"},
        interrupts=("shoot",),
    ),
    Stage[Rules, Position](
        name="shot",
        waits_for="the active coach rolls the shot",
        acts="the active coach",
        seats=_list_active_coach,
        due=(ONLY_PASSES, NO_NEW_TEAMS, Due("SHOOT.order")),
        then=AFTER_AN_ACTIVATION,
    ),
)  # fmt: skip

OVER = Stage[Rules, Position](
    name="over",
    waits_for="nothing",
    acts="nobody",
    seats=_list_active_coach,
    due=(Due("GAME.tie-stop", "after extra turns", _is_in_extra_turn), Due("GAME.end")),
    then={},
)

SEQUENCE = SequenceOfPlay(
    Span(
        name="match",
        lasts="two halves, then more turns while the score is level",
        clause="GAME.two-halves",
        parts=(
            *DRAFT,
            Span(
                name="half",
                lasts="ten turns",
                clause=TEN_TURNS,
                parts=(
                    *SET_UP,
                    Span(
                        name="turn",
                        lasts="until every man of both coaches has been activated or skipped",
                        clause="TURN.complete",
                        parts=TURN,
                    ),
                ),
            ),
            OVER,
        ),
    )
)
