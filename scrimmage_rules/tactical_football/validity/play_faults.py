"""Faults of a play: the ball, the markers, the roles of the snap, and the Game-Turn."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.passing.eligibility import has_uncommitted_lateral_phase
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import LINE_MARKERS
from scrimmage_rules.tactical_football.play_selection.play_markers import (
    NO_SUCH_LINE_MARKER,
    NO_SUCH_PLAY_MARKER,
    PLAY_MARKERS,
)
from scrimmage_rules.tactical_football.position import (
    Ball,
    Carried,
    Down,
    Loose,
    OnTheGround,
    Position,
    Unplaced,
)
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import is_several_play_game_over
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import MOST_PRE_CONTACT_TURNS
from scrimmage_rules.tactical_football.set_up.placement import may_ball_start_in_hex
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Call,
    CoinToss,
    Commitment,
    Huddle,
    Interception,
    Label,
    LineUp,
    LongPass,
    Movement,
    Objective,
    Over,
    PassiveContact,
    PassTargets,
    PickUp,
    PlaySelection,
    Positioning,
    Recovery,
    ReturnOfInjuredMan,
    SetUp,
    ShortPass,
    Sides,
    Snap,
)
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import is_carrier_down
from scrimmage_rules.tactical_football.validity.ball_transfer_faults import (
    find_dummy_faults,
    find_loose_ball_faults,
    find_missed_touchdown_faults,
    may_ball_be_loose,
)
from scrimmage_rules.tactical_football.validity.pass_faults import find_pass_faults
from scrimmage_rules.tactical_football.validity.play_history_faults import find_play_history_faults

SETTING_UP = (CoinToss, Sides, Objective, ReturnOfInjuredMan, LineUp, SetUp, Huddle)
PRE_CONTACT = (PlaySelection, Positioning)
AFTER_THE_SNAP = (
    Movement,
    Recovery,
    Commitment,
    PassiveContact,
    PickUp,
    PassTargets,
    ShortPass,
    LongPass,
    Interception,
)


def find_play_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of the play."""
    yield from _find_game_turn_faults(rules, position)
    yield from _find_snap_record_faults(rules, position)
    yield from _find_marker_faults(position)
    yield from _find_ball_faults(rules, position)
    yield from _find_target_faults(rules, position)
    yield from find_play_history_faults(rules, position)


# ---- the Game-Turn


def _find_game_turn_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault for a type of Game-Turn that the stage excludes (3.32.6, 4.2, 5.12.3)."""
    turn, stage = position.turn, position.stage
    if turn.type not in _list_possible_game_turn_types(rules, position):
        yield Fault("3.32.6", "not-at-this-stage", "/turn/type")
    if (turn.number == 0) != _is_between_plays(position):
        yield Fault("5.11.3.1", "no-such-game-turn", "/turn/number")
    most = MOST_PRE_CONTACT_TURNS + isinstance(stage, Call | Snap | Over)
    if position.snap is None and turn.number > most and rules.reading["TF-A10"] != "extra-turns":
        yield Fault("4.2.5", "four-have-been", "/turn/number")
    yield from find_pass_faults(rules, position)


def _is_between_plays(position: Position) -> bool:
    """Return whether no Game-Turn is in progress: during set-up, or after the game of several plays."""
    return isinstance(position.stage, SETTING_UP) or is_several_play_game_over(position)


def _list_possible_game_turn_types(rules: Rules, position: Position) -> tuple[str, ...]:
    """Return the types that the Game-Turn can have."""
    stage = position.stage
    if _is_between_plays(position):
        return ("set-up",)
    if isinstance(stage, PRE_CONTACT):
        return ("pre-contact",)
    if isinstance(stage, Call | Commitment) or (isinstance(stage, Recovery) and stage.side == "offense"):
        return ("undecided",)
    if isinstance(stage, Snap | PassTargets):
        return ("snap",)
    if isinstance(stage, PassiveContact):
        return ("contact", "pass")
    if isinstance(stage, LongPass):
        return ("pass",)
    if isinstance(stage, ShortPass | Interception):
        return ("pass", *(each for each in ("contact", "snap") if has_uncommitted_lateral_phase(rules, each)))
    return ("snap", "contact", "pass", "undecided") if isinstance(stage, Over) else ("snap", "contact", "pass")


# ---- the snap


def _find_snap_record_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    snap, stage = position.snap, position.stage
    after = isinstance(stage, AFTER_THE_SNAP)
    if (snap is None) == after and not isinstance(stage, Over):
        yield Fault("9.2.D.2", "snap", "/snap")
    if snap is None:
        return
    if not 2 <= snap.turn <= position.turn.number:
        yield Fault("5.11.3.2", "no-such-game-turn", "/snap/turn")
    if (snap.turn == position.turn.number) != (position.turn.type == "snap"):
        yield Fault("5.12.3.2", "snap-game-turn", "/turn/type")
    if not may_ball_start_in_hex(rules.field, position.line, snap.at):
        yield Fault("4.1.5", "not-next-to-the-line", "/snap/at")
    if snap.snapper == snap.recipient or snap.recipient not in snap.passers:
        yield Fault("9.4.X.2", "recipient", "/snap/recipient")
    if set(snap.linemen) & set(snap.receivers):
        yield Fault("13.1.A.linemen", "eligible-lineman", "/snap/linemen")
    offense = (snap.snapper, snap.recipient, *snap.passers, *snap.receivers, *snap.linemen)
    for role, labels in (("offense", offense), ("defense", snap.charging)):
        yield from _find_unknown_men_faults(position, role, labels)  # type: ignore[arg-type]


def _find_unknown_men_faults(position: Position, role: Role, labels: tuple[Label, ...]) -> Iterator[Fault]:
    team = position.men.of(role)
    known = {*team.on, *team.off, *team.injured}
    if not set(labels) <= known:
        yield Fault("4.1.1", "no-such-man", "/snap")


# ---- the markers


def _find_marker_faults(position: Position) -> Iterator[Fault]:
    for role in ROLES:
        plan, path = position.plans.of(role), f"/plans/{role}"
        if (plan is not None) != _has_chosen_markers(position, role):
            yield Fault("4.1.6" if role == "offense" else "13.PROC.1", "markers", path)
        if plan is None:
            continue
        if plan.line not in LINE_MARKERS[role]:
            yield Fault(NO_SUCH_LINE_MARKER[role], "no-such-marker", f"{path}/line")
        if plan.play not in PLAY_MARKERS[role]:
            yield Fault(NO_SUCH_PLAY_MARKER[role], "no-such-marker", f"{path}/play")
        if plan.shown and position.snap is None:
            yield Fault("13.E.1", "shown-before-the-snap", f"{path}/shown")


def _has_chosen_markers(position: Position, role: Role) -> bool:
    """Return whether a side has chosen its markers."""
    stage, number = position.stage, position.turn.number
    if role == "offense":
        before = isinstance(stage, CoinToss | Sides | Objective | Huddle)
        early = isinstance(stage, ReturnOfInjuredMan | LineUp | SetUp) and stage.side == "offense"
        return not (before or early or is_several_play_game_over(position))
    return number > 1 or (number == 1 and not _is_defense_still_to_choose(position))


def _is_defense_still_to_choose(position: Position) -> bool:
    """Return whether the defense must still choose its markers in this Pre-Contact Game-Turn."""
    stage = position.stage
    return isinstance(stage, Call | Snap | PlaySelection) or (
        isinstance(stage, Positioning) and stage.side == "offense"
    )


# ---- the ball


def _find_ball_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    ball, stage = position.ball, position.stage
    if isinstance(stage, Over):
        if not isinstance(ball, Down):
            yield Fault("5.2.1", "ball-not-down", "/ball")
        return
    if not _is_ball_possible_at_stage(position, ball):
        yield Fault("4.3.1", "ball", "/ball")
    elif isinstance(ball, OnTheGround) and not may_ball_start_in_hex(rules.field, position.line, ball.at):
        yield Fault("4.1.5", "not-next-to-the-line", "/ball/at")
    elif isinstance(ball, Carried):
        yield from _find_carried_ball_faults(rules, position, ball)
        yield from find_dummy_faults(position, ball)
    elif isinstance(ball, Loose):
        yield from find_loose_ball_faults(position, ball)
    yield from find_missed_touchdown_faults(rules, position)
    unplaced = isinstance(stage, _list_stages_without_ball(position)) or (
        position.game is None and stage == LineUp("offense")
    )
    if isinstance(ball, Unplaced) and (not unplaced or (isinstance(stage, SetUp) and stage.side == "defense")):
        yield Fault("4.1.5", "not-placed", "/ball")
    if isinstance(ball, OnTheGround) and unplaced and not isinstance(stage, SetUp):
        yield Fault("4.1.2", "placed-too-early", "/ball")


def _is_ball_possible_at_stage(position: Position, ball: Ball) -> bool:
    """Return whether the kind of ball fits the stage: carried after the snap, or loose after a fumble."""
    if not isinstance(position.stage, AFTER_THE_SNAP):
        return isinstance(ball, OnTheGround | Unplaced)
    if isinstance(ball, Loose):
        return may_ball_be_loose(position)
    return isinstance(ball, Carried) and not isinstance(position.stage, PickUp)


def _list_stages_without_ball(position: Position) -> tuple[type, ...]:
    """Return the stages in which the ball may not be placed yet."""
    return (CoinToss, Sides, Objective, SetUp) if position.game is None else (CoinToss, Sides)


def _find_carried_ball_faults(rules: Rules, position: Position, ball: Carried) -> Iterator[Fault]:
    men = position.men.offense.on
    if len(set(ball.carriers)) < len(ball.carriers):
        yield Fault("9.1.C.1", "two-markers", "/ball/dummies")
    for label in ball.carriers:
        if label not in men:
            yield Fault("9.1.C.1", "carrier-not-there", "/ball")
        elif men[label].neutralized:
            clause = "5.2.2" if label == ball.by else "T.contact.Dn"
            yield Fault(clause, "carrier-neutralized", f"/men/offense/on/{label}/neutralized")
        elif is_carrier_down(rules, position, label):
            yield Fault("9.4.T.2", "carrier-hit", f"/men/offense/on/{label}/hit")


def _find_target_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    targets, stage = position.targets, position.stage
    if any(each not in rules.field.row for each in targets):
        yield Fault("3.1.1", "no-such-hex", "/targets")
    if len(set(targets)) < len(targets):
        yield Fault("5.12.2.D", "the-same-hex", "/targets")
    later = position.snap is not None and position.turn.number > position.snap.turn
    due = (2,) if later else (0, 1) if isinstance(stage, PassTargets) else (0,)
    if len(targets) not in due:
        yield Fault("5.12.2.D", "targets", "/targets")
