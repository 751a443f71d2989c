"""Stealing: taking the ball from its holder next to one's man, with or without a foul."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Steal
from scrimmage_rules.tactical_soccer.fouls import ADD_ON, foul, foul_is_added
from scrimmage_rules.tactical_soccer.position import Position, hex_of, place_of
from scrimmage_rules.tactical_soccer.skills import has
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO
from scrimmage_rules.tactical_soccer.turns import ACTIVATE, ACTIVATION, able_men, finish_activation, use_action

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules

SKILL_BONUS = 1


def _steal(rules: Rules, position: Position, action: Steal, chance: Chance) -> Settled:
    """The foul first, if one was declared, then the steal roll (FOUL.declare, STEAL.possession)."""
    man = action.man
    ready, bonus, goes_on = use_action(position, man), 0, True
    events = [Event("tries-to-steal", ("STEAL.adjacent", "TURN.one-action"), {"man": man, "holder": action.holder})]
    if action.foul:
        ready, bonus, goes_on, events = foul(rules, ready, man, action.holder, events, chance)
    if goes_on:
        ready, events = _roll(rules, ready, action, bonus, events, chance)
    return finish_activation(rules, ready, events)


def _roll(
    rules: Rules, position: Position, action: Steal, foul_bonus: int, events: list[Event], chance: Chance
) -> Settled:
    """A 6, less with the Steal skill and with a foul; both together count (TS-A42)."""
    skilled = has(rules, action.man, "Steal")
    bonus = foul_bonus + (SKILL_BONUS if skilled else 0)
    die = int(chance.pick("d6", "steal", D6))
    good = die + bonus >= NEEDED["steal"]
    why = (("SKILL.steal-plus-one",) if skilled else ()) + (("FOUL.bonus",) if foul_bonus else ())
    clauses = ("STEAL.possession", NEEDED_ROWS["steal"], *why)
    events = [*events, Event("steal-roll", clauses, {"man": action.man, "die": die, "modifier": bonus, "good": good})]
    return (replace(position, holder=action.man) if good else position), events


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Steal]:
    holder = position.holder
    if holder is None or seat != position.active or holder in position.squads.of(seat):
        return []
    around = rules.pitch.next_to[hex_of(position, holder)]
    near = [man for man, place in able_men(position, seat) if place in around]
    fouls = (False, True) if foul_is_added(rules) else (False,)
    return [Steal(man, holder, with_foul) for man in near for with_foul in fouls]


def _holds_the_ball(_rules: Rules, position: Position, _seat: str, action: Steal) -> bool:
    return action.holder == position.holder


def _opponent(_rules: Rules, position: Position, seat: str, action: Steal) -> bool:
    return action.holder not in position.squads.of(seat)


def _next_to_him(rules: Rules, position: Position, _seat: str, action: Steal) -> bool:
    place, there = place_of(position, action.man), place_of(position, action.holder)
    return place is None or there is None or rules.pitch.distance(place, there) == NEXT_TO


STEAL = ActionRule(
    phases=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("STEAL.adjacent", "without-the-ball", _holds_the_ball),
        Precondition("STEAL.adjacent", "no-opponent", _opponent),
        Precondition("STEAL.adjacent", "not-adjacent", _next_to_him),
        ADD_ON,
    ),
    settle=_steal,
    exact=True,
)
