"""Shooting: the shot is announced, two secret words are written, and both are revealed; `shot` rolls it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import AimAt, Guard, Shoot
from scrimmage_rules.tactical_soccer.goalie import place_goalie
from scrimmage_rules.tactical_soccer.out_of_play import goalie_of
from scrimmage_rules.tactical_soccer.passing import has_the_ball
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    Aim,
    Aims,
    Man,
    Position,
    active_seat,
    hex_of,
    other,
)
from scrimmage_rules.tactical_soccer.tables import LONGEST
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    of_men_on_the_field,
    use_action,
)

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules


def shooter_of(position: Position) -> Man:
    """The man who shoots; he holds the ball until the roll."""
    assert position.holder is not None
    return position.holder


def aims_in_range(rules: Rules, position: Position, man: Man) -> list[Aim]:
    """The goal hexes within six hexes of a man (RANGE.max-six, TS-A55)."""
    return [aim for aim in AIMS if range_to(rules, position, man, aim) <= LONGEST]


def range_to(rules: Rules, position: Position, man: Man, aim: Aim) -> int:
    """How far a hex of the goal that a man attacks is from him."""
    goal = rules.pitch.goals.of(other(active_seat(position)))
    return rules.pitch.distance(hex_of(position, man), goal.at(aim))


# ---- the shot is announced


def _shoot(_rules: Rules, position: Position, action: Shoot, _chance: Chance) -> Settled:
    """Both coaches now write a word down (SHOOT.secret-write)."""
    event = Event("shoots", ("SHOOT.attempt", "TURN.one-action", "SHOOT.order"), {"man": action.man})
    return replace(use_action(position, action.man), phase="aim"), [event]


def _shoot_candidates(rules: Rules, position: Position, seat: str) -> Iterable[Shoot]:
    man = position.holder
    if man is None or seat != position.active or man in position.done or man not in position.squads.of(seat):
        return ()
    return (Shoot(man),) if aims_in_range(rules, position, man) else ()


def _goal_in_range(rules: Rules, position: Position, _seat: str, action: Shoot) -> bool:
    return bool(aims_in_range(rules, position, action.man))


SHOOT = ActionRule(
    phases=ACTIVATE,
    candidates=_shoot_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("SHOOT.attempt", "without-the-ball", has_the_ball),
        Precondition("RANGE.max-six", "too-far", of_men_on_the_field(_goal_in_range), also=("SHOOT.attempt",)),
    ),
    settle=_shoot,
    exact=True,
)


# ---- the two words


def _aim(rules: Rules, position: Position, action: AimAt, _chance: Chance) -> Settled:
    written = Event("written", ("SHOOT.secret-write",), {"by": active_seat(position)})
    return _revealed_if_both(rules, replace(position, aims=Aims(action.at, position.aims.defence)), [written])


def _guard(rules: Rules, position: Position, action: Guard, _chance: Chance) -> Settled:
    written = Event("written", ("SHOOT.secret-write",), {"by": other(active_seat(position))})
    return _revealed_if_both(rules, replace(position, aims=Aims(position.aims.attack, action.at)), [written])


def _revealed_if_both(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """With the last word both are revealed and the goalie is placed; without a goalie one is enough (TS-A64)."""
    aims, defender = position.aims, other(active_seat(position))
    if aims.attack is None or (aims.defence is None and goalie_of(position, defender) is not None):
        return position, events
    facts = {"attack": aims.attack, "defence": aims.defence}
    revealed = Event("revealed", ("SHOOT.reveal", "SHOOT.attacker-target", "COMP.record-sheet"), facts)
    if aims.defence is None:
        return replace(position, phase="shot"), [*events, revealed]
    after, placed = place_goalie(rules, position, defender, aims.defence)
    return replace(after, phase="shot"), [*events, revealed, placed]


def _by_attacker(_rules: Rules, position: Position, seat: str, _action: AimAt) -> bool:
    return seat == position.active


def _by_defender(_rules: Rules, position: Position, seat: str, _action: Guard) -> bool:
    return seat == other(active_seat(position))


def _target_not_written(_rules: Rules, position: Position, _seat: str, _action: AimAt) -> bool:
    return position.aims.attack is None


def _guard_not_written(_rules: Rules, position: Position, _seat: str, _action: Guard) -> bool:
    return position.aims.defence is None


def _target_in_range(rules: Rules, position: Position, _seat: str, action: AimAt) -> bool:
    return action.at in aims_in_range(rules, position, shooter_of(position))


def _has_a_goalie(_rules: Rules, position: Position, _seat: str, _action: Guard) -> bool:
    return goalie_of(position, other(active_seat(position))) is not None


def _aim_candidates(rules: Rules, position: Position, seat: str) -> Iterable[AimAt]:
    if seat != position.active or position.aims.attack is not None:
        return ()
    return map(AimAt, aims_in_range(rules, position, shooter_of(position)))


def _guard_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Guard]:
    defender = other(active_seat(position))
    if seat != defender or position.aims.defence is not None or goalie_of(position, defender) is None:
        return ()
    return map(Guard, AIMS)


WRITING = frozenset({"aim"})

AIM_AT = ActionRule(
    phases=WRITING,
    candidates=_aim_candidates,
    preconditions=(
        Precondition("SHOOT.attacker-target", "not-the-attacker", _by_attacker),
        Precondition("SHOOT.secret-write", "already-written", _target_not_written),
        Precondition("RANGE.max-six", "too-far", _target_in_range, also=("SHOOT.attempt",)),
    ),
    settle=_aim,
    exact=True,
)

GUARD = ActionRule(
    phases=WRITING,
    candidates=_guard_candidates,
    preconditions=(
        Precondition("SHOOT.defender-goalie", "not-the-defender", _by_defender),
        Precondition("SHOOT.secret-write", "already-written", _guard_not_written),
        Precondition("CARD.red-effect", "no-goalie", _has_a_goalie, also=("SHOOT.defender-goalie",)),
    ),
    settle=_guard,
    exact=True,
)
