"""Fouls: a declared foul is rolled before the steal or interception it helps, and may bring a card."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import ActionOfAMan, Foul, Intercept, Steal
from scrimmage_rules.tactical_soccer.cards import show_card
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.position import Man, Position, on_the_field, other, place_of
from scrimmage_rules.tactical_soccer.rule_context import At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.tables import D6, FOUL_ROW, NEXT_TO, UNMODIFIED, Modifier
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    ON_THE_FIELD,
    able_men,
    end_of_activation,
    use_action,
)

BONUS = Modifier(1, ("FOUL.bonus",))
"""What a successful foul adds to a steal or interception roll."""

SUCCEEDS_FROM = {"text-5-6": 5, "table-4-6": 4, "mixed": 4}
CAUGHT_UP_TO = {"text-5-6": 2, "table-4-6": 1, "mixed": 2}
"""The foul die by reading of TS-A01."""

OUTCOME_CLAUSE = {"success": "FOUL.success", "failure": "FOUL.fails", "caught": "FOUL.caught"}
ENDS_IT = {"roll-goes-on": (), "caught-cancels": ("caught",), "both-cancel": ("caught", "failure")}
"""The outcomes after which the steal or interception is rolled no more, by reading of TS-A40."""


# ---- the foul die


class Attempt(msgspec.Struct, frozen=True):
    """An attempt on the ball about to be rolled: the table, what a foul adds to the die, and whether it is rolled."""

    position: Position
    bonus: Modifier = UNMODIFIED
    goes_on: bool = True


def outcome_of(rules: Rules, die: int) -> str:
    """What a foul die brings: success, failure or caught (TS-A01)."""
    reading = rules.reading["TS-A01"]
    if die >= SUCCEEDS_FROM[reading]:
        return "success"
    return "caught" if die <= CAUGHT_UP_TO[reading] else "failure"


def foul_first(deed: Deed[ActionOfAMan], position: Position, victim: Man | None) -> Attempt:
    """An attempt after the foul that was declared with it, if one was (FOUL.declare)."""
    return Attempt(position) if victim is None else _fouled(deed, position, victim)


def _fouled(deed: Deed[ActionOfAMan], position: Position, victim: Man) -> Attempt:
    """Roll a foul: its success helps, its failure does not, and who is caught is shown a card (FOUL.caught-card)."""
    man, die = deed.action.man, int(deed.pick("d6", "foul", D6))
    outcome = outcome_of(deed.rules, die)
    clauses = ("FOUL.adjacent", "FOUL.declare", "FOUL.roll", OUTCOME_CLAUSE[outcome], FOUL_ROW)
    deed.say("foul-roll", clauses, man=man, victim=victim, die=die, outcome=outcome)
    if outcome == "success":
        return Attempt(position, BONUS)
    if outcome == "caught":
        position = show_card(deed, position, man, "FOUL.caught-card")
    goes_on = outcome not in ENDS_IT[deed.rules.reading["TS-A40"]] and man not in position.sent_off
    return Attempt(position, goes_on=goes_on)


def foul_is_added(rules: Rules) -> bool:
    """Whether a foul may be declared with a steal or an interception (TS-A38)."""
    return rules.reading["TS-A38"] != "own-action"


def _may_be_added(at: At[Steal | Intercept]) -> bool:
    return not at.action.foul or foul_is_added(at.rules)


ADD_ON: Precondition[Rules, Position, Steal | Intercept] = Precondition("FOUL.declare", "no-add-on", _may_be_added)
"""What a declared foul needs."""


# ---- a foul as an action of its own


def _foul(deed: Deed[Foul]) -> Position:
    """Its success has no effect: there is no roll that it could help."""
    ready = use_action(deed.position, deed.action.man)
    return end_of_activation(deed, _fouled(deed, ready, deed.action.victim).position)


def _candidates(at: At[None]) -> Iterable[Foul]:
    if at.rules.reading["TS-A38"] == "add-on":
        return []
    victims = list(on_the_field(at.position, other(at.seat)))
    return [
        Foul(man, victim)
        for man, place in able_men(at)
        for victim, there in victims
        if at.rules.pitch.distance(place, there) == NEXT_TO
    ]


def _an_action(at: At[Foul]) -> bool:
    return at.rules.reading["TS-A38"] != "add-on"


def _opponent(at: At[Foul]) -> bool:
    return at.action.victim in at.position.squads.of(other(at.seat))


def _next_to_him(at: At[Foul]) -> bool:
    place, there = place_of(at.position, at.action.man), place_of(at.position, at.action.victim)
    return place is not None and there is not None and at.rules.pitch.distance(place, there) == NEXT_TO


VICTIM: FactsOf = {"victim": lambda at: at.action.victim}


FOUL = ActionRule(
    action=Foul,
    stages=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("FOUL.bonus", "no-action-of-its-own", _an_action, also=("FOUL.declare",)),
        *provided(
            ON_THE_FIELD,
            Precondition("FOUL.adjacent", "no-opponent", _opponent, facts=VICTIM),
            Precondition("FOUL.adjacent", "not-adjacent", _next_to_him, facts=VICTIM, gates=("no-opponent",)),
        ),
    ),
    effect=_foul,
    complete=True,
)

RULES = (FOUL,)
