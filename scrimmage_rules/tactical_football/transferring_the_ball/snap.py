"""The snap, and the roles that it fixes for the play (9.2, 9.4.X, 13.1)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only
from scrimmage_rules.tactical_football.actions import SnapBall
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.fumbling.fumble_dice import FUMBLES
from scrimmage_rules.tactical_football.fumbling.loose_ball import start_loose_ball_phase
from scrimmage_rules.tactical_football.position import Carried, OnTheGround, Position, Snapped, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import create_movement_stage
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import (
    find_nearest_man_behind_snapper,
    list_men_on_line,
)

MORE_THAN_TWO = 2
"""Distance from the line: a man who is farther from it at the snap is an eligible passer (9.4.X.2)."""

AFTER_THE_SNAP = ("5.12.1.0", "5.12.1.A.1", "9.1.A.5", "9.2.D.1", "9.2.D.2", "9.2.F.2")
"""Clauses about the phase after the snap, and about what is no longer possible in this play."""


# ---- what it fixes


def fix_roles_at_snap(rules: Rules, position: Position) -> Snapped:
    """Return the snapper, the recipient, eligible passers and receivers, and the linemen (9.4.X, 13.1.A, 13.1.B)."""
    line, ball = find_nearest_man_behind_snapper(rules, position), position.ball
    assert isinstance(ball, OnTheGround)
    assert line.snapper is not None
    assert line.nearest is not None
    field, men = rules.field, dict(sorted(position.men.offense.on.items()))
    row = list_men_on_line(rules, position)
    at_each = 2 if rules.reading["TF-A69"] == "two-per-end" else 1
    ends = {*row[:at_each], *row[-at_each:]}
    deep = [label for label, man in men.items() if field.depth(position.line, man.at) > MORE_THAN_TWO]
    defense = dict(sorted(position.men.defense.on.items()))
    return Snapped(
        turn=position.turn.number, at=ball.at, snapper=line.snapper, recipient=line.nearest,
        passers=tuple(label for label in men if label == line.nearest or label in deep),
        receivers=tuple(label for label in men if label not in row or label in ends),
        linemen=tuple(label for label in men if label in row and label not in ends),
        charging=tuple(label for label, man in defense.items() if field.touches_line(position.line, man.at)),
    )  # fmt: skip


# ---- snapping it


def _snap_ball(deed: Deed[SnapBall]) -> Position:
    """Snap the ball to the nearest man behind; both pay for each hex, and a long snap can be fumbled (9.2.J)."""
    position, snap = deed.position, fix_roles_at_snap(deed.rules, deed.position)
    as_usual = ("14.11.C",) if deed.rules.men["offense"][snap.snapper].position == "C" else ()
    deed.say(
        "eligible", ("9.4.X.0", "9.4.X.2", "9.4.X.3", "13.1.A.linemen", "13.1.B.linemen", *as_usual),
        passers=list(snap.passers), receivers=list(snap.receivers), linemen=list(snap.linemen),
        charging=list(snap.charging),
    )  # fmt: skip
    hexes = find_nearest_man_behind_snapper(deed.rules, position).hexes
    price = hexes * deed.rules.chart.snapping
    adjacent = ("9.2.J.2",) if hexes == 1 else ()
    deed.say("snap-paid", ("7.4.L", "9.0.proc.2", "9.2.J.1", *adjacent, "T.mp-chart.3.1"), points=price)
    fumbled = hexes > 1 and _throw_for_snap_fumble(deed)
    through = () if fumbled else ("9.0.proc.3.2", "9.1.A.3", "9.1.C.1")
    clauses = ("9.0.general.2", "9.0.proc.1", "9.2.E.2", "9.2.F.1", "9.2.H", *through)
    deed.say("snapped", clauses, snapper=snap.snapper, to=snap.recipient, hexes=hexes, points=price)
    if fumbled:
        return start_loose_ball_phase(deed, replace(position, snap=snap), snap.snapper)
    deed.say("movement", AFTER_THE_SNAP, side="offense")
    stage = create_movement_stage("offense", {snap.snapper: price, snap.recipient: price})
    return replace(position, ball=Carried(snap.recipient, ()), snap=snap, stage=stage)


def _throw_for_snap_fumble(deed: Deed[SnapBall]) -> bool:
    """Throw the dice for a snap of more than one hex, and return whether the ball is fumbled (9.2.J.3, 9.2.J.4)."""
    rolled = deed.pick("2d6", "snap", TWO_DICE)
    fumbled = rolled == FUMBLES
    deed.say("snap-rolled", ("9.2.J.3", "12.proc.1", *(() if fumbled else ("9.2.J.4",))), dice=rolled, fumbled=fumbled)
    return fumbled


def _is_seat_offense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


SNAP = ActionRule(
    action=SnapBall,
    stages=("snap",),
    candidates=only(SnapBall()),
    preconditions=(Precondition("5.12.1.A.2", "offense-snaps", _is_seat_offense, facts=SEAT, also=("9.0.general.0",)),),
    effect=_snap_ball,
)

RULES = (SNAP,)
