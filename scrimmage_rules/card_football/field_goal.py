"""Field goals: a kick in place of a play, good if the card's number reaches the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import FieldGoal
from scrimmage_rules.card_football.first_and_ten import first_and_ten, yards_to_goal
from scrimmage_rules.card_football.momentum import lapse
from scrimmage_rules.card_football.position import (
    FIELD,
    MIDFIELD,
    NO_CALLS,
    Position,
    defence_of,
    offence_of,
    spot_of,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.punt import by_offence, not_yet_chosen, on_downs
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.touchdown import owe_kick_off, score
from scrimmage_rules.kernel.contract import ActionRule, Event, Facts, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

FIELD_GOAL_POINTS = 3


def _field_goal(rules: Rules, position: Position, _action: FieldGoal, chance: Chance) -> Settled:
    """Announce, turn the card, compare its number with the yard line (FG.announce-draw, FG.threshold)."""
    card, drawn = turn_top_card(rules, position, "field-goal", chance)
    clauses = ("FG.instead", "FG.any-down", "FG.announce-draw", "FG.no-play-cards", "FG.threshold")
    line = yards_to_goal(position)
    kicked = Event("field-goal-kick", clauses, {"card": card.id, "number": card.field_goal, "line": line})
    if is_cut_off(rules, drawn):
        return void(rules, position, drawn, [kicked])
    ready = replace(lapse(rules, drawn), calls=NO_CALLS)
    if card.field_goal >= line:
        after, events = _good(rules, ready)
    else:
        after, events = first_and_ten(ready, defence_of(ready), FIELD - spot_of(ready), "FG.failed")
    return finish(rules, after, [kicked, *events])


def _good(rules: Rules, position: Position) -> Settled:
    kicker = offence_of(position)
    after, scored = score(rules, position, kicker, FIELD_GOAL_POINTS, "FG.three-points")
    after, owed = owe_kick_off(after, kicker, "FG.kick-off", "KICKOFF.after-score")
    return after, [*scored, *owed]


def _in_their_half(_rules: Rules, position: Position, _seat: str, _action: FieldGoal) -> bool:
    return position.spot is None or position.spot > MIDFIELD


def _line(_rules: Rules, position: Position, _seat: str, _action: FieldGoal) -> Facts:
    return {"yards_to_goal": yards_to_goal(position)}


FIELD_GOAL = ActionRule(
    phases=frozenset({"choose", "turn-card"}),
    candidates=alone(FieldGoal()),
    preconditions=(
        Precondition("FG.any-down", "not-the-offence", by_offence, also=("FIRST.roles",)),
        Precondition("TWO.one-play", "two-point-play", on_downs),
        Precondition("FG.announce-draw", "play-cards-chosen", not_yet_chosen, also=("FG.instead", "FG.no-play-cards")),
        Precondition("FG.opponent-half", "not-in-their-half", _in_their_half, facts=_line),
    ),
    settle=_field_goal,
)
