"""Change of the ball-play marker, which changes the play: the ball is frozen in that Game-Turn (13.H, TF-A79)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import ChangePlay
from scrimmage_rules.tactical_football.play_selection.play_markers import PLAY_MARKERS
from scrimmage_rules.tactical_football.play_selection.revealing_markers import turn_marker_face_up
from scrimmage_rules.tactical_football.position import (
    Position,
    get_markers_of_side,
    get_side_of_seat,
    list_possible_carriers,
)
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Recovery

AT_THE_START = "13.H.1"
ANOTHER = "13.H.2"
FROZEN = "13.H.3"
FACING_FROZEN = "13.H.4"


def is_mans_ball_frozen(position: Position, label: Label) -> bool:
    """Return whether a man of the offense has, or may have, a ball that is frozen in this Game-Turn (TF-E40)."""
    return position.turn.changed and label in list_possible_carriers(position)


def are_passes_forbidden_after_change(rules: Rules, position: Position) -> bool:
    """Return whether a change of play forbids passes this Game-Turn; never under TF-A79 `freeze-phase-only`."""
    return position.turn.changed and rules.reading["TF-A79"] != "freeze-phase-only"


# ---- changing the play


def _replace_ball_play_marker(deed: Deed[ChangePlay]) -> Position:
    """Replace the offense's ball-play marker and show the old and the new one; effects of the old one end (13.H.5)."""
    position, so_far = deed.position, deed.position.so_far
    old = get_markers_of_side(position, "offense").play
    clauses = (ANOTHER, FROZEN, FACING_FROZEN, "13.H.5", "13.1.LABELS")
    deed.say("play-changed", clauses, **{"from": old, "to": deed.action.play})
    position = turn_marker_face_up(position, "offense", deed.action.play)
    so_far = replace(so_far, carried_across=False, lateral_caught=False, changes=so_far.changes + 1)
    return replace(position, so_far=so_far, turn=replace(position.turn, changed=True))


def _is_seat_offense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _is_start_of_game_turn(at: At[object]) -> bool:
    """Return whether no dice have been thrown in the offense's Player-Turn (TF-E43)."""
    stage = at.position.stage
    return not at.position.turn.begun and not (isinstance(stage, Recovery) and stage.side == "defense")


def _is_play_unchanged_this_turn(at: At[object]) -> bool:
    return not at.position.turn.changed


def _may_offense_change_play_again(at: At[object]) -> bool:
    return at.rules.reading["TF-A79"] != "one-change" or not at.position.so_far.changes


def _is_offense_ball_marker(at: At[ChangePlay]) -> bool:
    return at.action.play in PLAY_MARKERS["offense"]


def _is_marker_different_from_current(at: At[ChangePlay]) -> bool:
    return at.action.play != get_markers_of_side(at.position, "offense").play


CHANGE_PLAY = ActionRule(
    action=ChangePlay,
    stages=("recovery", "commitment"),
    candidates=lambda _at: [ChangePlay(marker) for marker in PLAY_MARKERS["offense"]],
    preconditions=(
        Precondition(AT_THE_START, "offense-changes", _is_seat_offense, facts=SEAT),
        *provided(
            ("offense-changes",),
            Precondition(AT_THE_START, "not-the-start", _is_start_of_game_turn),
            Precondition(AT_THE_START, "changed-in-this-turn", _is_play_unchanged_this_turn),
            Precondition(AT_THE_START, "changed-before", _may_offense_change_play_again),
            Precondition("13.1.C.choice", "no-such-play-marker", _is_offense_ball_marker),
            Precondition(ANOTHER, "the-same-marker", _is_marker_different_from_current),
        ),
    ),
    effect=_replace_ball_play_marker,
)

RULES = (CHANGE_PLAY,)
