"""The man of the defense who runs for a loose ball: one man who is not neutralized (12.C2, TF-A53, TF-E31)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.position import Loose, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement

ONE_MAN = "12.C2"


def is_ball_loose(position: Position) -> bool:
    """Return whether a fumbled ball is loose."""
    return isinstance(position.ball, Loose)


def is_ball_lost_by(position: Position, label: Label) -> bool:
    """Return whether the loose ball lies on this man of the offense."""
    return isinstance(position.ball, Loose) and position.ball.by == label


def blocks_hex_of_loose_ball(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man of the defense in the ball's hex keeps his teammates out (12.C2, 7.5.1, TF-E31)."""
    return not position.men.defense.on[label].neutralized or rules.reading["TF-E31"] == "any-man"


def has_ball_runner_begun(rules: Rules, position: Position) -> bool:
    """Return whether no other man may move, because one man already runs for the ball (TF-A53 `one-named-only`)."""
    if rules.reading["TF-A53"] != "one-named-only" or not is_ball_loose(position):
        return False
    stage = position.stage
    assert isinstance(stage, Movement)
    return len(stage.acts) > 0
