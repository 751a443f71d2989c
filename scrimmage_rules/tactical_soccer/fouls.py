"""Fouls: a declared foul is rolled before the steal or interception it helps, and may bring a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Foul
from scrimmage_rules.tactical_soccer.cards import show_card
from scrimmage_rules.tactical_soccer.position import Man, Position, on_the_field, other, place_of
from scrimmage_rules.tactical_soccer.tables import D6, NEXT_TO
from scrimmage_rules.tactical_soccer.turns import ACTIVATE, ACTIVATION, able_men, finish_activation, use_action

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.tactical_soccer.options import Rules

BONUS = 1
"""What a successful foul adds to a steal or interception roll (FOUL.bonus)."""

SUCCEEDS_FROM = {"text-5-6": 5, "table-4-6": 4, "mixed": 4}
CAUGHT_UP_TO = {"text-5-6": 2, "table-4-6": 1, "mixed": 2}
"""The foul die by reading of TS-A01."""

OUTCOME_CLAUSE = {"success": "FOUL.success", "failure": "FOUL.fails", "caught": "FOUL.caught"}


# ---- the foul die


def outcome_of(rules: Rules, die: int) -> str:
    """What a foul die brings: success, failure or caught (TS-A01)."""
    reading = rules.reading["TS-A01"]
    if die >= SUCCEEDS_FROM[reading]:
        return "success"
    return "caught" if die <= CAUGHT_UP_TO[reading] else "failure"


def foul(
    rules: Rules, position: Position, man: Man, victim: Man, events: list[Event], chance: Chance
) -> tuple[Position, int, bool, list[Event]]:
    """Roll a foul: the position, the bonus it gives, whether the attempt it helps goes on (TS-A40), and the events."""
    die = int(chance.pick("d6", "foul", D6))
    outcome = outcome_of(rules, die)
    clauses = ("FOUL.adjacent", "FOUL.declare", "FOUL.roll", OUTCOME_CLAUSE[outcome], "ACTTAB.foul")
    events = [*events, Event("foul-roll", clauses, {"man": man, "victim": victim, "die": die, "outcome": outcome})]
    if outcome == "success":
        return position, BONUS, True, events
    if outcome == "caught":
        position, events = show_card(rules, position, man, events)
    return position, 0, _goes_on(rules, position, man, outcome), events


def _goes_on(rules: Rules, position: Position, man: Man, outcome: str) -> bool:
    """Whether the steal or interception is still rolled; never by a man who has just been sent off."""
    ends_it = {"roll-goes-on": (), "caught-cancels": ("caught",), "both-cancel": ("caught", "failure")}
    return outcome not in ends_it[rules.reading["TS-A40"]] and man not in position.sent_off


def foul_is_added(rules: Rules) -> bool:
    """Whether a foul may be declared with a steal or an interception (TS-A38)."""
    return rules.reading["TS-A38"] != "own-action"


def _may_be_added(rules: Rules, _position: Position, _seat: str, action: Any) -> bool:
    return not action.foul or foul_is_added(rules)


ADD_ON = Precondition("FOUL.declare", "no-add-on", _may_be_added, also=("ACT.list",))
"""What a declared foul needs."""


# ---- a foul as an action of its own


def _foul(rules: Rules, position: Position, action: Foul, chance: Chance) -> Settled:
    """Its success has no effect: there is no roll that it could help."""
    ready = use_action(position, action.man)
    after, _, _, events = foul(rules, ready, action.man, action.victim, [], chance)
    return finish_activation(rules, after, events)


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Foul]:
    if rules.reading["TS-A38"] == "add-on" or seat != position.active:
        return []
    victims = list(on_the_field(position, other(seat)))
    return [
        Foul(man, victim)
        for man, place in able_men(position, seat)
        for victim, there in victims
        if rules.pitch.distance(place, there) == NEXT_TO
    ]


def _an_action(rules: Rules, _position: Position, _seat: str, _action: Foul) -> bool:
    return rules.reading["TS-A38"] != "add-on"


def _opponent(_rules: Rules, position: Position, seat: str, action: Foul) -> bool:
    return action.victim in position.squads.of(other(seat))


def _next_to_him(rules: Rules, position: Position, _seat: str, action: Foul) -> bool:
    place, there = place_of(position, action.man), place_of(position, action.victim)
    return place is None or (there is not None and rules.pitch.distance(place, there) == NEXT_TO)


FOUL = ActionRule(
    phases=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("FOUL.bonus", "no-action-of-its-own", _an_action, also=("FOUL.declare",)),
        Precondition("FOUL.adjacent", "no-opponent", _opponent),
        Precondition("FOUL.adjacent", "not-adjacent", _next_to_him),
    ),
    settle=_foul,
    exact=True,
)
