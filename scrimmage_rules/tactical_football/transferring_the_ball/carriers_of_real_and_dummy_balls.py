"""Carriers of the real ball and of dummies, and the fate of their markers (9.1, 9.3.P, 9.3.Q)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.position import Carried, Position
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

EXPOSED = "9.3.Q.0"


def has_real_ball(position: Position, label: Label) -> bool:
    """Return whether this man of the offense has the real ball."""
    return isinstance(position.ball, Carried) and position.ball.by == label


def has_dummy_ball(position: Position, label: Label) -> bool:
    """Return whether this man of the offense has a dummy ball."""
    return isinstance(position.ball, Carried) and label in position.ball.dummies


def is_carrier_down(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a carrier's ball is down: he is neutralized, or he is Hit under TF-A27 `no-ball` (5.2.2)."""
    man = position.men.offense.on[label]
    return man.neutralized > 0 or (man.hit and rules.reading["TF-A27"] == "no-ball")


def reveal_marker_of_carrier(deed: Deed[object], position: Position, label: Label, *clauses: str) -> Position:
    """Show a carrier's marker to both sides (9.3.Q.0).

    A dummy leaves the map. If the marker is the real ball, the ball stays and all dummies leave the map.
    """
    if has_dummy_ball(position, label):
        ball = position.ball
        assert isinstance(ball, Carried)
        deed.say("ball-shown", (*clauses, EXPOSED), man=label, ball="dummy")
        dummies = tuple(each for each in ball.dummies if each != label)
        return _update_after_dummies_removed(deed.rules, position, replace(ball, dummies=dummies))
    deed.say("ball-shown", clauses, man=label, ball="real")
    return remove_all_dummies(deed, position, EXPOSED)


def remove_all_dummies(deed: Deed[object], position: Position, *clauses: str) -> Position:
    """Show the real ball to both sides; every other marker is a known dummy and leaves the map (9.3.Q.0)."""
    ball = position.ball
    if not isinstance(ball, Carried) or not ball.dummies:
        return position
    deed.say("balls-shown", clauses, man=ball.by, dummies=sorted(ball.dummies))  # not in the order of the hand-offs
    return _update_after_dummies_removed(deed.rules, position, Carried(ball.by, ()))


def _update_after_dummies_removed(rules: Rules, position: Position, ball: Carried) -> Position:
    """Return the position with this ball, from which dummies have been removed.

    If no dummy is left, an earlier crossing of the line counts only if the real ball is across (TF-E40).
    """
    so_far = position.so_far
    if so_far.carried_across and not ball.dummies:
        across = rules.field.row[position.men.offense.on[ball.by].at] > position.line
        so_far = replace(so_far, carried_across=across)
    return replace(position, ball=ball, so_far=so_far)


def settle_ball_of_lost_man(deed: Deed[object], position: Position, label: Label, at: Hex, why: str) -> Position:
    """Decide what happens to the ball of a man who is neutralized or has left the field: a real ball is down, a dummy
    is removed (5.2.2, 5.2.5, TF-A29).
    """
    if has_real_ball(position, label):
        return end_play_with_ball_down(deed, position, at, why)
    if has_dummy_ball(position, label):
        return reveal_marker_of_carrier(deed, position, label, "T.contact.Dn" if why == "neutralized" else "7.2.G.1")
    return position
