"""Field goals: a kick in place of a play, good if the card's number reaches the goal."""

from __future__ import annotations

from scrimmage_rules.card_football.actions import FieldGoal
from scrimmage_rules.card_football.first_and_ten import first_and_ten, yards_to_goal
from scrimmage_rules.card_football.momentum import expire_bans
from scrimmage_rules.card_football.position import (
    FIELD,
    MIDFIELD,
    Position,
    defence_of,
    offence_of,
    spot_of,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.punt import CHOSEN, OF_OFFENCE, TWO_POINT, by_offence, not_a_try, not_yet_chosen
from scrimmage_rules.card_football.quarters import finish, is_cut_off, void
from scrimmage_rules.card_football.rule_context import At, Deed
from scrimmage_rules.card_football.touchdown.scoring import owe_kick_off, score
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided

FIELD_GOAL_POINTS = 3


def _field_goal(deed: Deed[FieldGoal]) -> Position:
    """Announce, turn the card, compare its number with the yard line (FG.announce-draw, FG.threshold)."""
    card, drawn = turn_top_card(deed, "field-goal")
    clauses = ("FG.instead", "FG.any-down", "FG.announce-draw", "FG.no-play-cards")
    deed.say("field-goal-kick", clauses, card=card.id)
    if is_cut_off(deed.rules, drawn):
        return void(deed, drawn)
    line = yards_to_goal(deed.position)
    deed.say("field-goal-measured", ("FG.threshold",), number=card.field_goal, line=line)
    ready = expire_bans(deed.rules, drawn)
    if card.field_goal >= line:
        after = _good(deed, ready)
    else:
        after = first_and_ten(deed, ready, defence_of(ready), FIELD - spot_of(ready), "FG.failed")
    return finish(deed, after)


def _good(deed: Deed[FieldGoal], position: Position) -> Position:
    kicker = offence_of(position)
    scored = score(deed, position, kicker, FIELD_GOAL_POINTS, "FG.three-points")
    return owe_kick_off(deed, scored, kicker, "FG.kick-off", "KICKOFF.after-score")


def _in_their_half(at: At[FieldGoal]) -> bool:
    return spot_of(at.position) > MIDFIELD


def _line(at: At[FieldGoal]) -> int | None:
    return yards_to_goal(at.position)


TOO_LATE = ("FG.instead", "FG.no-play-cards")

FIELD_GOAL = ActionRule(
    action=FieldGoal,
    stages=("choose", "turn-card"),
    candidates=only(FieldGoal()),
    preconditions=(
        Precondition("FG.any-down", "not-the-offence", by_offence, also=("FIRST.roles",), facts=SEAT),
        Precondition("TWO.one-play", "two-point-play", not_a_try, facts=TWO_POINT),
        *provided(
            OF_OFFENCE,
            Precondition("FG.announce-draw", "play-cards-chosen", not_yet_chosen, TOO_LATE, CHOSEN),
            Precondition("FG.opponent-half", "not-in-their-half", _in_their_half, facts={"yards_to_goal": _line}),
        ),
    ),
    effect=_field_goal,
)

RULES = (FIELD_GOAL,)
