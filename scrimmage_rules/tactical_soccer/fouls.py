"""Fouls: the foul die before a steal or an interception, and the card that may follow."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import Foul, Intercept, ManAction, Steal
from scrimmage_rules.tactical_soccer.cards import show_card_to_man
from scrimmage_rules.tactical_soccer.position import Man, Position, find_hex_or_none, list_men_on_field, other_seat
from scrimmage_rules.tactical_soccer.rule_context_types import At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.tables import D6, FOUL_ROW, NEXT_TO, UNMODIFIED, Modifier
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    ON_THE_FIELD,
    end_activation,
    list_men_who_may_be_activated,
    mark_action_used,
)

BONUS = Modifier(1, ("FOUL.bonus",))
"""Number that a successful foul adds to the roll of a steal or interception."""

SUCCEEDS_FROM = {"text-5-6": 5, "table-4-6": 4, "mixed": 4}
CAUGHT_UP_TO = {"text-5-6": 2, "table-4-6": 1, "mixed": 2}
"""Highest roll of the foul die with the result *caught*, by reading of TS-A01."""

OUTCOME_CLAUSE = {"success": "FOUL.success", "failure": "FOUL.fails", "caught": "FOUL.caught"}
ENDS_IT = {"roll-goes-on": (), "caught-cancels": ("caught",), "both-cancel": ("caught", "failure")}
"""Results of a foul that end the steal or interception, by reading of TS-A40."""


# ---- the foul die


class AttemptOnBall(msgspec.Struct, frozen=True):
    """An attempt on the ball before its roll: the position, the bonus of a foul, and whether the attempt is still
    rolled.
    """

    position: Position
    bonus: Modifier = UNMODIFIED
    goes_on: bool = True


def read_foul_die(rules: Rules, die: int) -> str:
    """Return the result of a foul die: success, failure or caught (TS-A01)."""
    reading = rules.reading["TS-A01"]
    if die >= SUCCEEDS_FROM[reading]:
        return "success"
    return "caught" if die <= CAUGHT_UP_TO[reading] else "failure"


def roll_declared_foul(deed: Deed[ManAction], position: Position, victim: Man | None) -> AttemptOnBall:
    """Roll the declared foul, if a victim is named, and return the steal or interception attempt with its effect
    (FOUL.declare).
    """
    return AttemptOnBall(position) if victim is None else _roll_foul(deed, position, victim)


def _roll_foul(deed: Deed[ManAction], position: Position, victim: Man) -> AttemptOnBall:
    """Roll a foul: a success helps, and a caught fouler is shown a card (FOUL.caught-card)."""
    man, die = deed.action.man, int(deed.pick("d6", "foul", D6))
    outcome = read_foul_die(deed.rules, die)
    clauses = ("FOUL.adjacent", "FOUL.declare", "FOUL.roll", OUTCOME_CLAUSE[outcome], FOUL_ROW)
    deed.say("foul-roll", clauses, man=man, victim=victim, die=die, outcome=outcome)
    if outcome == "success":
        return AttemptOnBall(position, BONUS)
    if outcome == "caught":
        position = show_card_to_man(deed, position, man, "FOUL.caught-card")
    goes_on = outcome not in ENDS_IT[deed.rules.reading["TS-A40"]] and man not in position.sent_off
    return AttemptOnBall(position, goes_on=goes_on)


def may_add_foul(rules: Rules) -> bool:
    """Return whether a foul may be declared with a steal or an interception (TS-A38)."""
    return rules.reading["TS-A38"] != "own-action"


def _may_foul_be_declared(at: At[Steal | Intercept]) -> bool:
    return not at.action.foul or may_add_foul(at.rules)


ADD_ON: Precondition[Rules, Position, Steal | Intercept] = Precondition(
    "FOUL.declare", "no-add-on", _may_foul_be_declared
)
"""The precondition of a foul that is declared with a steal or interception."""


# ---- a foul as a separate action


def _commit_separate_foul(deed: Deed[Foul]) -> Position:
    """Use an action for a foul; its success has no effect, because no roll follows."""
    ready = mark_action_used(deed.position, deed.action.man)
    return end_activation(deed, _roll_foul(deed, ready, deed.action.victim).position)


def _list_foul_candidates(at: At[None]) -> Iterable[Foul]:
    if at.rules.reading["TS-A38"] == "add-on":
        return []
    victims = list(list_men_on_field(at.position, other_seat(at.seat)))
    return [
        Foul(man, victim)
        for man, place in list_men_who_may_be_activated(at)
        for victim, there in victims
        if at.rules.pitch.distance(place, there) == NEXT_TO
    ]


def _is_separate_foul_action_allowed(at: At[Foul]) -> bool:
    return at.rules.reading["TS-A38"] != "add-on"


def _is_victim_opponent(at: At[Foul]) -> bool:
    return at.action.victim in at.position.squads.of(other_seat(at.seat))


def _is_victim_adjacent(at: At[Foul]) -> bool:
    place, there = find_hex_or_none(at.position, at.action.man), find_hex_or_none(at.position, at.action.victim)
    return place is not None and there is not None and at.rules.pitch.distance(place, there) == NEXT_TO


VICTIM: FactsOf = {"victim": lambda at: at.action.victim}


FOUL = ActionRule(
    action=Foul,
    stages=ACTIVATE,
    candidates=_list_foul_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("FOUL.bonus", "no-action-of-its-own", _is_separate_foul_action_allowed, also=("FOUL.declare",)),
        *provided(
            ON_THE_FIELD,
            Precondition("FOUL.adjacent", "no-opponent", _is_victim_opponent, facts=VICTIM),
            Precondition("FOUL.adjacent", "not-adjacent", _is_victim_adjacent, facts=VICTIM, gates=("no-opponent",)),
        ),
    ),
    effect=_commit_separate_foul,
    complete=True,
)

RULES = (FOUL,)
