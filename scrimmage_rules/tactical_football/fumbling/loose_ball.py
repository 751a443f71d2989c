"""The ball lost in a snap, hand-off or passive contact: the defense has a phase to reach it (12.proc.3, 12.C)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.fumbling.fumble_dice import roll_for_fumble_recovery
from scrimmage_rules.tactical_football.position import Loose, Position
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import remove_hits_of_chargers
from scrimmage_rules.tactical_football.stages import Label, create_movement_stage
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    EXPOSED,
    remove_all_dummies,
)

STAYS_THERE = "12.C1.2"
"""Clause by which a loose ball stays in its hex until one side has it."""


def start_loose_ball_phase(deed: Deed[object], position: Position, fumbler: Label) -> Position:
    """End the Player-Turn, and start the phase in which the defense may move to the ball (12.proc.2, .3).

    The loose ball lies in the fumbler's hex.
    """
    deed.say("loose-ball", ("12.C1.1", "9.1.A.5"), at=position.men.offense.on[fumbler].at, man=fumbler)
    position = remove_hits_of_chargers(deed, make_ball_loose(deed, position, fumbler))
    deed.say("movement", ("12.proc.2", "12.proc.3"), side="defense")
    return replace(position, stage=create_movement_stage("defense", {}))


def make_ball_loose(deed: Deed[object], position: Position, fumbler: Label) -> Position:
    """Make the ball loose on the fumbler's hex, visible to both sides."""
    position = remove_all_dummies(deed, position, EXPOSED)
    return replace(position, ball=Loose(position.men.offense.on[fumbler].at, fumbler))


def throw_for_loose_ball(deed: Deed[object], position: Position) -> Position:
    """Throw the dice for the loose ball as the phase ends (12.C1.2, TF-A53).

    If the defense has an able man in the hex of the ball, it throws first. Without such a man, only the offense throws.
    Under TF-A53 `no-position-test`, the defense throws in any case.
    """
    ball = position.ball
    assert isinstance(ball, Loose)
    throws = deed.rules.reading["TF-A53"] == "no-position-test" or _is_able_defender_at_ball(position, ball)
    deed.say("fought-for", (STAYS_THERE, "12.C2"), at=ball.at, defense=throws)
    there = (ball.at, STAYS_THERE)
    return roll_for_fumble_recovery(
        deed, position, {"defense": there, "offense": there} if throws else {"offense": there}
    )


def _is_able_defender_at_ball(position: Position, ball: Loose) -> bool:
    defense = position.men.defense
    return any(not defense.on[label].neutralized for label in defense.by_hex.get(ball.at, ()))
