"""Fumbling: the throw as a ball is snapped far or its carrier is contacted, and who recovers it (chapter 12)."""

from __future__ import annotations

from itertools import cycle

from scrimmage_rules.tactical_football.deeds import Deed
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.position import Position, opposite
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import ball_down
from scrimmage_rules.tactical_football.stages import Label, Labels

FUMBLES = 12
MISSES = 7
THROWN_FOR = "12.proc.1"


def is_fumbled(deed: Deed[object], label: Label) -> bool:
    """The throw for a man who has a ball, real or dummy, and is contacted (12.proc.1)."""
    rolled = deed.pick("2d6", "fumble", TWO_DICE)
    fumbled = rolled == FUMBLES
    clauses = (THROWN_FOR, "12.general") if fumbled else (THROWN_FOR, "12.general", "9.1.A.5")
    deed.say("fumble-roll", clauses, man=label, dice=rolled, fumbled=fumbled)
    return fumbled


def taken_from(deed: Deed[object], position: Position, fumbler: Label, contactors: Labels) -> Position:
    """After an active contact the ball goes to a contacting man who is fit; with none the offense throws first.

    Both sides throw in turn until one of them recovers it (12.proc.4, 12.B.2, TF-A57).
    """
    defense = position.men.defense.on
    fit = [label for label in contactors if not defense[label].neutralized]
    at = position.men.offense.on[fumbler].at
    if not fit:
        return _settled(deed, position, at, at, "offense")
    deed.say("loose-ball-taken", ("12.proc.4", "12.C1.3"), man=fit[0])
    return _settled(deed, position, at, defense[fit[0]].at, "defense")


def lost(deed: Deed[object], position: Position, at: Hex) -> Position:
    """After a snap or a passive contact the ball lies with the man who had it, and the defense throws first."""
    deed.say("loose-ball", ("12.C1.1",), at=at)
    return _settled(deed, position, at, at, "defense")


def _settled(deed: Deed[object], position: Position, with_offense: Hex, with_defense: Hex, first: Role) -> Position:
    """The ball is down where the side that recovers it has it (12.A.2, 12.B.1, 12.B.3)."""
    side = _recovers(deed, first)
    return ball_down(deed, position, with_defense if side == "defense" else with_offense, "fumble", side)


def _recovers(deed: Deed[object], first: Role) -> Role:
    """The side that recovers: anything but 7 does (12.A.1, 12.B.1, 12.B.2)."""
    for side in cycle((first, opposite(first))):
        rolled = deed.pick("2d6", f"recovery-{side}", TWO_DICE)
        clauses = ("12.A.1", "12.C1.3") if side == "defense" else ("12.B.1", "12.C1.4")
        deed.say("fumble-recovery", (*clauses, "12.B.2"), side=side, dice=rolled, recovered=rolled != MISSES)
        if rolled != MISSES:
            return side
    raise AssertionError  # a cycle does not end
