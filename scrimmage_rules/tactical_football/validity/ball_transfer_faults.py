"""Faults of transfers of the ball: impossible hand-offs, or a loose ball without a fumble."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.field import ROWS
from scrimmage_rules.tactical_football.game_scenarios.touchdown import SCORED, is_end_zone_possession_enough
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import FROZEN
from scrimmage_rules.tactical_football.position import Carried, Loose, Position, Team
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Commitment,
    HandOffOf,
    Label,
    Movement,
    PassiveContact,
    PickUp,
    Recovery,
)
from scrimmage_rules.tactical_football.transferring_the_ball.hand_off_partners import MOST_HAND_OFFS

BEFORE_HAND_OFFS = (Commitment, PassiveContact)


def _is_before_hand_offs(position: Position) -> bool:
    """Return whether the Game-Turn is too new for a hand-off, and earlier hand-offs are already shown (9.3.Q.2)."""
    stage = position.stage
    return isinstance(stage, BEFORE_HAND_OFFS) or (isinstance(stage, Recovery) and stage.side == "offense")


def find_dummy_faults(position: Position, ball: Carried) -> Iterator[Fault]:
    """Yield a fault for more dummies than hand-offs, or for a dummy after its Game-Turn (9.3.N.3.1, 9.3.Q.2)."""
    if len(ball.dummies) > MOST_HAND_OFFS:
        yield Fault("9.3.N.3.1", "more-dummies-than-hand-offs", "/ball/dummies")
    if ball.dummies and _is_before_hand_offs(position):
        yield Fault("9.3.Q.2", "dummies-before-hand-offs", "/ball/dummies")


def find_loose_ball_faults(position: Position, ball: Loose) -> Iterator[Fault]:
    """Yield a fault for a loose ball away from the fumbler (12.C1.1)."""
    man = position.men.offense.on.get(ball.by)
    if man is None or man.at != ball.at:
        yield Fault("12.C1.1", "not-with-the-fumbler", "/ball/at")


def find_missed_touchdown_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault if a man has or loses the ball beyond the goal line although he has already scored there
    (TF-A91).
    """
    ball, men = position.ball, position.men.offense.on
    label = ball.by if isinstance(ball, Carried | Loose) else None
    if label not in men or not is_end_zone_possession_enough(rules, by_catch=False):
        return
    if rules.field.row[men[label].at] > ROWS:
        yield Fault(SCORED, "scored-already", "/ball")


def may_ball_be_loose(position: Position) -> bool:
    """Return whether the stage allows a loose ball: a phase of the defense, or its pick-up (12.proc.3, 12.C1.3)."""
    stage = position.stage
    return isinstance(stage, PickUp) or (isinstance(stage, Movement) and stage.side == "defense")


# ---- the stages


def find_hand_off_faults(position: Position, stage: Movement) -> Iterator[Fault]:
    """Yield every fault of the hand-offs of this phase (9.3.L, 9.3.N.2.2, 13.H.3)."""
    if not stage.hand_offs:
        return
    if stage.side == "defense":
        yield Fault("9.0.general.2", "not-in-this-phase", "/stage/hand_offs")
        return
    if len(stage.hand_offs) > MOST_HAND_OFFS:
        yield Fault("9.3.L.3", "more-than-two", "/stage/hand_offs")
    if position.turn.changed:
        yield Fault(FROZEN, "frozen", "/stage/hand_offs")
    for index, each in enumerate(stage.hand_offs):
        yield from _find_hand_off_partner_faults(position.men.offense, stage, each, f"/stage/hand_offs/{index}")


def _find_hand_off_partner_faults(team: Team, stage: Movement, each: HandOffOf, path: str) -> Iterator[Fault]:
    """Yield a fault for a hand-off without two different men of the eleven, or whose men have not paid (9.3.L.2,
    9.3.N.2.2).
    """
    known = {*team.on, *team.off, *team.injured} if each.made else set(team.on)
    if each.man == each.to or not {each.man, each.to} <= known:
        yield Fault("9.3.L.2", "no-such-men", path)
    elif each.made:
        for label in (each.man, each.to):
            if label in team.on and (label not in stage.acts or stage.acts[label].spent < 1):
                yield Fault("9.3.N.2.2", "has-not-paid", path)


def find_pick_up_faults(rules: Rules, position: Position, stage: PickUp) -> Iterator[Fault]:
    """Yield a fault if fewer than two men may take the ball, or if one of them cannot have made the contact
    (12.proc.4, TF-A57).
    """
    if len(set(stage.among)) < max(2, len(stage.among)):
        yield Fault("12.C1.3", "nothing-to-pick", "/stage/among")
    for label in stage.among:
        if not _is_active_man_facing_loose_ball(rules, position, label):
            yield Fault("12.proc.4", "not-one-of-them", "/stage/among")
            return


def _is_active_man_facing_loose_ball(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man is active and has the hex of the loose ball before him (8.1.A.1, TF-A57)."""
    ball, man = position.ball, position.men.defense.on.get(label)
    assert isinstance(ball, Loose)
    if man is None or man.neutralized:
        return False
    return rules.field.step[man.at][man.facing] == ball.at
