"""Dice throws about fumbles: whether the ball is lost, and who recovers it (12.proc.1, 12.A, 12.B)."""

from __future__ import annotations

from itertools import cycle

from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    is_carrier_down,
)

FUMBLES = 12
MISSES = 7
THROWN_FOR = "12.proc.1"


def roll_for_fumble(deed: Deed[object], label: Label) -> bool:
    """Throw the dice for a man with a real or dummy ball, and return whether he fumbles (12.proc.1, TF-A52).

    He has handed off the ball, or was contacted.
    """
    rolled = deed.pick("2d6", "fumble", TWO_DICE)
    fumbled = rolled == FUMBLES
    clauses = (THROWN_FOR, "12.general") if fumbled else (THROWN_FOR, "12.general", "9.1.A.5")
    deed.say("fumble-roll", clauses, man=label, dice=rolled, fumbled=fumbled)
    return fumbled


def may_contacted_carrier_fumble(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a contacted carrier may fumble although the contact may have neutralized him (TF-A55)."""
    reading = rules.reading["TF-A55"]
    if reading == "fumble-check-first" or not is_carrier_down(rules, position, label):
        return True
    return reading == "down-first" and not has_real_ball(position, label)


def roll_for_fumble_recovery(deed: Deed[object], position: Position, at: dict[Role, tuple[Hex, str]]) -> Position:
    """Let the sides in `at` throw the dice in turn until one side recovers the ball, which is then down (12.A, 12.B).

    `at` has, for each side that may throw, the hex where it recovers the ball, and the clause. The side that throws
    first comes first.
    """
    for side in cycle(at):
        place, clause = at[side]
        if _roll_recovery_of_side(deed, side, clause):
            return end_play_with_ball_down(deed, position, place, "fumble", side)
    raise AssertionError  # a cycle does not end


THROWS: dict[Role, str] = {"defense": "12.A.1", "offense": "12.B.1"}


def _roll_recovery_of_side(deed: Deed[object], side: Role, clause: str) -> bool:
    """Throw the dice for a side, and return whether it recovers the ball: with any throw except 7 (12.A.1, 12.B.1,
    12.B.2).
    """
    rolled = deed.pick("2d6", f"recovery-{side}", TWO_DICE, again=True)
    clauses = (THROWS[side], clause, "12.B.2")
    deed.say("fumble-recovery", clauses, side=side, dice=rolled, recovered=rolled != MISSES)
    return rolled != MISSES
