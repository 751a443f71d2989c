"""What a side has to do before its movement is over: linemen go back, men leave a shared hex (13.1.A, 7.5.6)."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.tactical_football.contact.sharing import is_lawful, is_receiver
from scrimmage_rules.tactical_football.deeds import At
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.fumbling.who_goes import is_loose
from scrimmage_rules.tactical_football.movement.entering import may_enter_hexes, may_step
from scrimmage_rules.tactical_football.movement.movers import Mover, movers, phase_of
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import (
    PASS_BLOCKING,
    has_to_go_back,
    is_lineman,
    plays_at_the_snap,
)


def has_to_retreat(at: At[object]) -> bool:
    """Whether a lineman under Pass Blocking is on the line and can still go back (13.1.A.pass.1, TF-A81)."""
    position = at.position
    if phase_of(position).side == "defense" or not plays_at_the_snap(position, "offense", PASS_BLOCKING):
        return False
    if not has_to_go_back(at.rules):
        return False
    linemen = (each for each in movers(at) if is_lineman(position, "offense", each.label))
    return any(_is_on_the_line(each) and _can_go(each, _is_back) for each in linemen)


def has_to_leave(at: At[object]) -> bool:
    """Whether a man of the defense is in the hex of one he may not be with, and can go (7.5.6, TF-A38).

    Nobody has to while he fights for a loose ball: no turn of the offense follows in which he would be contacted.
    """
    position, men = at.position, at.position.men
    if phase_of(position).side == "offense" or is_loose(position):
        return False
    if men.offense.by_hex.keys().isdisjoint(men.defense.by_hex):
        return False
    return any(_is_unlawful(each) and _can_go(each, _is_anywhere) for each in movers(at))


def _is_on_the_line(mover: Mover) -> bool:
    return mover.rules.field.touches_line(mover.position.line, mover.man.at)


def _is_back(mover: Mover, to: Hex) -> bool:
    """Whether a hex lies farther from the line than those next to it."""
    return mover.rules.field.is_back(mover.position.line, to)


def _is_anywhere(_mover: Mover, _to: Hex) -> bool:
    return True


def _is_unlawful(mover: Mover) -> bool:
    """He shares the hex with somebody who neither carries a ball nor may receive one (TF-A38)."""
    if mover.man.at not in mover.foes:
        return False
    return any(
        not is_lawful(mover.rules, mover.position, label) and not _may_stay(mover, label)
        for label in mover.foes[mover.man.at]
    )


def _may_stay(mover: Mover, label: str) -> bool:
    """With a neutralized man he may stay, and with an eligible receiver in turns without a pass too (TF-A38)."""
    return mover.position.men.offense.on[label].neutralized > 0 or is_receiver(mover.position, label)


def _can_go(mover: Mover, may_be: Callable[[Mover, Hex], bool]) -> bool:
    """Whether he can step into a hex that will do."""
    if not may_enter_hexes(mover):
        return False
    ways = ((way, mover.rules.field.step[mover.man.at][way]) for way in FACINGS)
    return any(to is not None and may_be(mover, to) and may_step(mover, way, to) for way, to in ways)
