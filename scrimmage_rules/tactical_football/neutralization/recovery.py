"""Neutralization recovery: a throw of the dice for each neutralized man at the start of his side's turn (5.13.1.A,
T.recovery).
"""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition
from scrimmage_rules.tactical_football.actions import Recover
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.neutralization.recovery_table import (
    INJURED,
    RECOVERS,
    RECOVERY_LINES,
    RECOVERY_MEANINGS,
    read_recovery_result,
)
from scrimmage_rules.tactical_football.position import Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import start_phase_after_recovery_rolls
from scrimmage_rules.tactical_football.stages import Label, Recovery

ONE_THROW_EACH = "T.recovery.use"


def _get_recovery_stage(position: Position) -> Recovery:
    assert isinstance(position.stage, Recovery)
    return position.stage


def _throw_for_neutralized_man(deed: Deed[Recover]) -> Position:
    """Throw the dice for a neutralized man: he recovers, stays neutralized, or leaves the field for the rest of the
    play.
    """
    position, stage, label = _mark_game_turn_begun(deed.position), _get_recovery_stage(deed.position), deed.action.man
    marker = position.men.of(stage.side).on[label].neutralized
    rolled = deed.pick("2d6", "recovery", TWO_DICE)
    assert isinstance(rolled, int)
    result = read_recovery_result(marker, rolled)
    deed.say(
        "recovery",
        _list_recovery_clauses(position, marker, result),
        man=label,
        of=stage.side,
        marker=marker,
        dice=rolled,
        result=result,
    )
    if result == RECOVERS:
        position = position.with_man(stage.side, label, neutralized=0)
    elif result == INJURED:
        position = _remove_man_from_play(position, stage.side, label)
    left = tuple(each for each in stage.left if each != label)
    if left:
        return replace(position, stage=Recovery(stage.side, left))
    return start_phase_after_recovery_rolls(deed, position, stage.side)


def _list_recovery_clauses(position: Position, marker: int, result: str) -> tuple[str, ...]:
    """Return the clauses of a recovery throw: the phase, the line, the result and the regained Zone of Control."""
    snap, side = position.turn.type == "snap", _get_recovery_stage(position).side
    phase = "5.12.2.A" if snap else "5.13.1.A" if side == "offense" else "5.13.2.A"
    recovers = ("T.recovery.R.2", "6.2.B.2") if result == RECOVERS else ()
    return (ONE_THROW_EACH, phase, RECOVERY_LINES[marker], RECOVERY_MEANINGS[result], *recovers)


def _mark_game_turn_begun(position: Position) -> Position:
    """Mark the start of the Game-Turn as over, after which the play may not be changed (13.H.1, TF-E43)."""
    if _get_recovery_stage(position).side == "defense" or position.turn.begun:
        return position
    return replace(position, turn=replace(position.turn, begun=True))


def _remove_man_from_play(position: Position, side: Role, label: Label) -> Position:
    """Remove an injured man from the play (T.recovery.I)."""
    team = position.men.of(side)
    on = {each: man for each, man in team.on.items() if each != label}
    return position.with_team(side, replace(team, on=on, injured=(*team.injured, label)))


def _is_seat_of_recovering_side(at: At[Recover]) -> bool:
    return get_side_of_seat(at.position, at.seat) == _get_recovery_stage(at.position).side


def _has_recovery_throw_due(at: At[Recover]) -> bool:
    return at.action.man in _get_recovery_stage(at.position).left


RECOVER = ActionRule(
    action=Recover,
    stages=("recovery",),
    candidates=lambda at: [Recover(label) for label in _get_recovery_stage(at.position).left],
    preconditions=(
        Precondition(ONE_THROW_EACH, "not-your-phase", _is_seat_of_recovering_side, facts=SEAT, also=("5.0.1",)),
        Precondition(ONE_THROW_EACH, "not-to-be-rolled-for", _has_recovery_throw_due, gates=("not-your-phase",)),
    ),
    effect=_throw_for_neutralized_man,
)

RULES = (RECOVER,)
