"""Stealing the ball from a neighbour who holds it or is over it, with or without a foul."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import Steal
from scrimmage_rules.tactical_soccer.fouls import ADD_ON, AttemptOnBall, may_add_foul, roll_declared_foul
from scrimmage_rules.tactical_soccer.position import Man, Position, find_man_in_hex, get_hex_on_field
from scrimmage_rules.tactical_soccer.rule_context_types import At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import D6, NEEDED, NEEDED_ROWS, NEXT_TO, UNMODIFIED, Modifier
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    ON_THE_FIELD,
    end_activation,
    list_men_who_may_be_activated,
    mark_action_used,
)

SKILL_BONUS = Modifier(1, ("SKILL.steal-plus-one",))


def _try_to_steal(deed: Deed[Steal]) -> Position:
    """Roll a declared foul, then the steal (FOUL.declare, STEAL.possession)."""
    man, holder = deed.action.man, deed.action.holder
    deed.say("tries-to-steal", ("STEAL.adjacent", "TURN.one-action"), man=man, holder=holder)
    attempt = roll_declared_foul(deed, mark_action_used(deed.position, man), holder if deed.action.foul else None)
    after = _roll_steal(deed, attempt) if attempt.goes_on else attempt.position
    return end_activation(deed, after)


def _roll_steal(deed: Deed[Steal], attempt: AttemptOnBall) -> Position:
    """Roll the steal: a 6 succeeds, and the Steal skill and a foul add 1 each (TS-A42)."""
    man = deed.action.man
    skill = SKILL_BONUS if deed.rules.skills.has(man, "Steal") else UNMODIFIED
    bonus = skill.amount + attempt.bonus.amount
    die = int(deed.pick("d6", "steal", D6))
    good = die + bonus >= NEEDED["steal"]
    clauses = ("STEAL.possession", NEEDED_ROWS["steal"], *skill.clauses, *attempt.bonus.clauses)
    deed.say("steal-roll", clauses, man=man, die=die, modifier=bonus, good=good)
    return replace(attempt.position, holder=man, loose=None) if good else attempt.position


def find_man_who_can_be_robbed(rules: Rules, position: Position) -> Man | None:
    """Return the man who can be robbed: the holder, or the man over a loose ball (TS-A84)."""
    if position.loose is None or rules.reading["TS-A84"] != "steal-from-him":
        return position.holder
    return find_man_in_hex(position, position.loose)


def _list_steal_candidates(at: At[None]) -> Iterable[Steal]:
    holder = find_man_who_can_be_robbed(at.rules, at.position)
    if holder is None or holder in at.position.squads.of(at.seat):
        return []
    around = at.rules.pitch.next_to[get_hex_on_field(at.position, holder)]
    near = [man for man, place in list_men_who_may_be_activated(at) if place in around]
    fouls = (False, True) if may_add_foul(at.rules) else (False,)
    return [Steal(man, holder, with_foul) for man in near for with_foul in fouls]


def _has_victim_ball(at: At[Steal]) -> bool:
    return at.action.holder == find_man_who_can_be_robbed(at.rules, at.position)


def _is_victim_opponent(at: At[Steal]) -> bool:
    return at.action.holder not in at.position.squads.of(at.seat)


def _is_victim_adjacent(at: At[Steal]) -> bool:
    place, there = get_hex_on_field(at.position, at.action.man), get_hex_on_field(at.position, at.action.holder)
    return at.rules.pitch.distance(place, there) == NEXT_TO


ROBBED: FactsOf = {"from": lambda at: find_man_who_can_be_robbed(at.rules, at.position)}
"""Fact: the man from whom the ball can be stolen."""


STEAL = ActionRule(
    action=Steal,
    stages=ACTIVATE,
    candidates=_list_steal_candidates,
    preconditions=(
        *ACTIVATION,
        *provided(
            ON_THE_FIELD,
            Precondition("STEAL.adjacent", "without-the-ball", _has_victim_ball, facts=ROBBED),
            Precondition("STEAL.adjacent", "no-opponent", _is_victim_opponent, facts=ROBBED),
            Precondition(
                "STEAL.adjacent", "not-adjacent", _is_victim_adjacent, facts=ROBBED, gates=("without-the-ball",)
            ),
        ),
        ADD_ON,
    ),
    effect=_try_to_steal,
    complete=True,
)

RULES = (STEAL,)
