"""Fumbling: the throw as a carrier is contacted, and who recovers the ball (chapter 12)."""

from __future__ import annotations

from itertools import cycle

from scrimmage_rules.tactical_football.deeds import Deed
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Position, opposite
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import ball_down
from scrimmage_rules.tactical_football.stages import Label, Labels
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import has_the_ball

FUMBLES = 12
MISSES = 7
THROWN_FOR = "12.proc.1"


def is_fumbled(deed: Deed[object], label: Label) -> bool:
    """The throw for a man who has a ball, real or dummy, and is contacted (12.proc.1)."""
    rolled = deed.pick("2d6", "fumble", TWO_DICE)
    deed.say("fumble-roll", (THROWN_FOR, "12.general"), man=label, dice=rolled, fumbled=rolled == FUMBLES)
    return rolled == FUMBLES


def after_a_contact(deed: Deed[object], position: Position, fumbler: Label, contactors: Labels) -> Position:
    """A fumbled ball goes to a contacting man who is fit, and both sides throw in turn until one recovers it (12.B).

    With nobody fit among them the offense throws first (TF-A57). What seemed to be fumbled and was a dummy is gone.
    """
    if not has_the_ball(position, fumbler):
        return position
    defense, offense = position.men.defense.on, position.men.offense.on
    fit = [label for label in contactors if not defense[label].neutralized]
    if fit:
        deed.say("loose-ball-taken", ("12.proc.4", "12.C1.3"), man=fit[0])
    side = _recovers(deed, "defense" if fit else "offense")
    at = defense[fit[0]].at if side == "defense" else offense[fumbler].at
    return ball_down(deed, position, at, "fumble", side)


def _recovers(deed: Deed[object], first: Role) -> Role:
    """The side that recovers: anything but 7 does (12.A.1, 12.B.1, 12.B.2)."""
    for side in cycle((first, opposite(first))):
        rolled = deed.pick("2d6", f"recovery-{side}", TWO_DICE)
        clause = "12.A.1" if side == "defense" else "12.B.1"
        deed.say("fumble-recovery", (clause, "12.B.2"), side=side, dice=rolled, recovered=rolled != MISSES)
        if rolled != MISSES:
            return side
    raise AssertionError  # a cycle does not end
