"""The shot itself: the roll, the deviation, the saves, and the goal (chapter shooting)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import RollShot
from scrimmage_rules.tactical_soccer.goalie import Saver, blockers, keeper, saves
from scrimmage_rules.tactical_soccer.halves import clear_the_field, end_of_turn, extra_time, over
from scrimmage_rules.tactical_soccer.out_of_play import goalies_ball, lies_loose
from scrimmage_rules.tactical_soccer.position import (
    AIMS,
    NO_AIMS,
    Aim,
    Man,
    Position,
    active_seat,
    hex_of,
    other,
)
from scrimmage_rules.tactical_soccer.shooting import range_to, shooter_of
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D2, roll_on_table
from scrimmage_rules.tactical_soccer.turns import finish_activation

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules

SKILL_BONUS = 1
SHIFTS = {1: (-1, "SHOOT.deviate-left"), 2: (1, "SHOOT.deviate-right")}
"""The deviation by the d2: one hex to the left or to the right in the order Left, Center, Right."""


# ---- the roll


def _roll_shot(rules: Rules, position: Position, _action: RollShot, chance: Chance) -> Settled:
    """Blocks before the roll if they come first, the shoot roll, the deviation, then the saves (SHOOT.order)."""
    shooter, aim = shooter_of(position), cast("Aim", position.aims.attack)
    flying, events = replace(position, aims=NO_AIMS), list[Event]()
    if rules.reading["TS-A58"] == "before-roll":
        saver, events = _tries(rules, _on_the_path(rules, position, aim), chance)
        if saver is not None:
            return _saved(rules, flying, saver, events)
    bonus, why = (SKILL_BONUS, ("SKILL.shoot-plus-one",)) if has(rules, shooter, "Shoot") else (0, ())
    rolled = roll_on_table(chance, "shot", range_to(rules, position, shooter, aim), bonus, "SHOOT.roll", *why)
    events = [*events, Event("shot-roll", rolled.clauses, {"man": shooter, "aim": aim, **rolled.facts})]
    if rolled.letter == "M":
        return _missed(rules, flying, "SHOOT.failure", events)
    if rolled.letter == "S":
        through = Event("on-target", ("SHOOT.success",), {"hex": aim})
        return _at_goal(rules, flying, aim, [*events, through], chance)
    return _deviates(rules, flying, aim, events, chance)


def _deviates(rules: Rules, position: Position, aim: Aim, events: list[Event], chance: Chance) -> Settled:
    """One hex to the left or right; beside the goal it is a miss (TS-A57)."""
    face = int(chance.pick("d2", "deviation", D2))
    shift, clause = SHIFTS[face]
    number = AIMS.index(aim) + shift
    inside = 0 <= number < len(AIMS)
    strayed = AIMS[number] if inside else None
    events = [*events, Event("deviated", ("SHOOT.deviation", clause), {"d2": face, "to": strayed})]
    if strayed is None:
        return _missed(rules, position, clause, events)
    return _at_goal(rules, position, strayed, events, chance)


def _at_goal(rules: Rules, position: Position, aim: Aim, events: list[Event], chance: Chance) -> Settled:
    """The ball goes through a goal hex: whoever may save tries, the goalie last; else it is a goal."""
    before = [] if rules.reading["TS-A58"] == "before-roll" else _on_the_path(rules, position, aim)
    defender = other(active_seat(position))
    start, target = hex_of(position, shooter_of(position)), rules.pitch.goals.of(defender).at(aim)
    saver, tries = _tries(rules, [*before, *keeper(rules, position, defender, start, target)], chance)
    events = [*events, *tries]
    return _saved(rules, position, saver, events) if saver else _goal(rules, position, events)


def _on_the_path(rules: Rules, position: Position, aim: Aim) -> list[Saver]:
    defender = other(active_seat(position))
    target = rules.pitch.goals.of(defender).at(aim)
    return blockers(rules, position, defender, hex_of(position, shooter_of(position)), target)


def _tries(rules: Rules, savers: Iterable[Saver], chance: Chance) -> tuple[Man | None, list[Event]]:
    """The first of the savers whose roll is good, and what they rolled."""
    events = []
    for saver in savers:
        good, event = saves(rules, saver, chance)
        events.append(event)
        if good:
            return saver.man, events
    return None, events


# ---- where the ball is then


def _saved(rules: Rules, position: Position, saver: Man, events: list[Event]) -> Settled:
    """The saver holds the ball (TS-A61)."""
    event = Event("saved", ("SHOOT.save-roll", "COMP.ball"), {"man": saver})
    return finish_activation(rules, replace(position, holder=saver), [*events, event])


def _missed(rules: Rules, position: Position, clause: str, events: list[Event]) -> Settled:
    """A failed or wide shot; who has the ball then is TS-A62."""
    reading, defender = rules.reading["TS-A62"], other(active_seat(position))
    missed = Event("missed", (clause, "SHOOT.failure"), {"man": position.holder})
    if reading == "shooter-keeps":
        return finish_activation(rules, position, [*events, missed])
    gone = replace(position, holder=None)
    if reading == "loose-at-goal":
        return lies_loose(rules, gone, rules.pitch.before_goal(defender), "SHOOT.failure", [*events, missed])
    return goalies_ball(rules, gone, defender, "SHOOT.failure", [*events, missed])


def _goal(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """A point (TS-A22); in extra turns that is the end at once (TS-A25), else the restart is TS-A23."""
    scorer = active_seat(position)
    conceding = other(scorer)
    scored = replace(position, score=position.score.plus_one(scorer), holder=None)
    facts = {"by": scorer, "red": scored.score.red, "blue": scored.score.blue}
    events = [*events, Event("goal", ("SHOOT.success", "GAME.winner"), facts)]
    if extra_time(position):
        return over(scored, events, "GAME.tie-stop", "GAME.winner")
    reading = rules.reading["TS-A23"]
    if reading == "goalie-ball":
        return goalies_ball(rules, scored, conceding, "SETUP.second-has-ball", events)
    cleared = clear_the_field(scored, kick_off=conceding)
    if reading == "reset-new-turn":
        return end_of_turn(rules, cleared, events)
    return finish_activation(rules, cleared, events)


def _roll_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[RollShot]:
    return (RollShot(),) if seat == position.active else ()


def _rolled_by_attacker(_rules: Rules, position: Position, seat: str, _action: RollShot) -> bool:
    return seat == position.active


ROLL_SHOT = ActionRule(
    phases=frozenset({"shot"}),
    candidates=_roll_candidates,
    preconditions=(Precondition("SHOOT.roll", "not-the-attacker", _rolled_by_attacker),),
    settle=_roll_shot,
    exact=True,
)
