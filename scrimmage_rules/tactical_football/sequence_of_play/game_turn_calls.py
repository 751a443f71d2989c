"""The type of a Game-Turn: the offense calls up to four Pre-Contact Game-Turns, and then the Snap (4.2, 4.3,
5.11.3).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import CallTurn
from scrimmage_rules.tactical_football.position import Position, create_game_turn, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import MOST_PRE_CONTACT_TURNS
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import PlaySelection, Snap
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import CONDITIONS, can_call_snap

OFFENSE_CALLS = "4.2.1"
BEFORE_THE_SNAP = ("pre-contact", "snap")


def _call_game_turn(deed: Deed[CallTurn]) -> Position:
    """Call a Game-Turn: a Pre-Contact Game-Turn starts with the choice of a play, a Snap Game-Turn with the line
    markers.
    """
    position, turn = deed.position, deed.action.turn
    assert turn in ("pre-contact", "snap")
    clauses = ("4.2.4", "9.2.D.2") if turn == "snap" else ("2.0.3", "5.11.0", "4.2.3")
    deed.say("called", ("3.32.6", *clauses), turn=turn)
    position = replace(position, turn=create_game_turn(position.turn.number, turn))
    if turn == "pre-contact":
        return replace(position, stage=PlaySelection("offense"))
    offense, defense = position.plans.offense, position.plans.defense
    assert offense is not None
    assert defense is not None
    deed.say("line-markers-shown", ("13.E.1", "13.E.2"), offense=offense.line, defense=defense.line)
    return replace(position, stage=Snap())


def _is_seat_offense(at: At[CallTurn]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _is_called_turn_before_contact(at: At[CallTurn]) -> bool:
    return at.action.turn in BEFORE_THE_SNAP


def _may_call_another_pre_contact(at: At[CallTurn]) -> bool:
    """Return whether one more Pre-Contact Game-Turn may be called.

    After four of them, only TF-A10 `extra-turns` allows another, while no snap is possible.
    """
    if at.action.turn != "pre-contact" or at.position.turn.number <= MOST_PRE_CONTACT_TURNS:
        return True
    return at.rules.reading["TF-A10"] == "extra-turns" and not can_call_snap(at.rules, at.position)


def _is_snap_not_first_turn(at: At[CallTurn]) -> bool:
    return at.action.turn != "snap" or at.position.turn.number > 1


def _restrict_condition_to_snap(holds: Callable[[Rules, Position], bool]) -> Callable[[At[CallTurn]], bool]:
    return lambda at: at.action.turn != "snap" or holds(at.rules, at.position)


CALL = ActionRule(
    action=CallTurn,
    stages=("game-turn",),
    candidates=lambda _at: [CallTurn("pre-contact"), CallTurn("snap")],
    preconditions=(
        Precondition(OFFENSE_CALLS, "offense-calls", _is_seat_offense, facts=SEAT),
        *provided(
            ("offense-calls",),
            Precondition(
                "5.12.3.3", "not-before-the-snap", _is_called_turn_before_contact, also=("4.4.1", "2.0.3")
            ),
            Precondition("4.2.5", "four-have-been", _may_call_another_pre_contact, also=("5.11.3.3",)),
            Precondition("5.11.3.2", "not-the-first", _is_snap_not_first_turn, also=("4.2.4",)),
            *(
                Precondition(clause, code, _restrict_condition_to_snap(holds), also=also, gates=("not-the-first",))
                for clause, code, holds, also in CONDITIONS
            ),
        ),
    ),
    effect=_call_game_turn,
)  # fmt: skip

RULES = (CALL,)
