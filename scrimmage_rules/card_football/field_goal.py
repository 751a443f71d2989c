"""Field goals: a kick instead of a play, which is good if the card's number reaches the goal line."""

from __future__ import annotations

from scrimmage_rules.card_football.actions import FieldGoal
from scrimmage_rules.card_football.first_and_ten import count_yards_to_goal, start_series_of_downs
from scrimmage_rules.card_football.momentum import drop_expired_bans
from scrimmage_rules.card_football.position import (
    FIELD,
    MIDFIELD,
    Position,
    Possession,
    get_ball_spot,
    get_defence,
    get_offence,
)
from scrimmage_rules.card_football.preparation import turn_top_card
from scrimmage_rules.card_football.punt import (
    CHOSEN,
    OF_OFFENCE,
    TWO_POINT,
    is_by_offence,
    is_not_two_point_play,
    may_announce_kick,
    may_side_kick,
)
from scrimmage_rules.card_football.quarters import finish_action, is_turned_card_void, use_void_card
from scrimmage_rules.card_football.rule_context_types import At, Deed
from scrimmage_rules.card_football.touchdown.scoring import ScoredPoints, add_points, prepare_kick_off
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only_if, provided

FIELD_GOAL_POINTS = 3


def _kick_field_goal(deed: Deed[FieldGoal]) -> Position:
    """Return the position after a field goal: the number of the turned card is compared with the yard line
    (FG.announce-draw, FG.threshold).
    """
    card, drawn = turn_top_card(deed, "field-goal")
    clauses = ("FG.instead", "FG.any-down", "FG.announce-draw", "FG.no-play-cards")
    deed.say("field-goal-kick", clauses, card=card.id)
    if is_turned_card_void(deed.rules, drawn):
        return use_void_card(deed, drawn)
    line = count_yards_to_goal(deed.position)
    deed.say("field-goal-measured", ("FG.threshold",), number=card.field_goal, line=line)
    ready = drop_expired_bans(deed.rules, drawn)
    if card.field_goal >= line:
        after = _score_field_goal(deed, ready)
    else:
        after = start_series_of_downs(
            deed, ready, Possession(get_defence(ready), FIELD - get_ball_spot(ready)), "FG.failed"
        )
    return finish_action(deed, after)


def _score_field_goal(deed: Deed[FieldGoal], position: Position) -> Position:
    kicker = get_offence(position)
    scored = add_points(deed, position, ScoredPoints(kicker, FIELD_GOAL_POINTS), "FG.three-points")
    return prepare_kick_off(deed, scored, kicker, "FG.kick-off", "KICKOFF.after-score")


def _is_in_opponent_half(at: At[object]) -> bool:
    return get_ball_spot(at.position) > MIDFIELD


def _read_yards_to_goal(at: At[FieldGoal]) -> int | None:
    return count_yards_to_goal(at.position)


def _may_kick_field_goal(at: At[object]) -> bool:
    return may_side_kick(at) and _is_in_opponent_half(at)


TOO_LATE = ("FG.instead", "FG.no-play-cards")

FIELD_GOAL = ActionRule(
    action=FieldGoal,
    stages=("choose", "turn-card"),
    candidates=only_if(_may_kick_field_goal, FieldGoal()),
    preconditions=(
        Precondition("FG.any-down", "not-the-offence", is_by_offence, also=("FIRST.roles",), facts=SEAT),
        Precondition("TWO.one-play", "two-point-play", is_not_two_point_play, facts=TWO_POINT),
        *provided(
            OF_OFFENCE,
            Precondition("FG.announce-draw", "play-cards-chosen", may_announce_kick, TOO_LATE, CHOSEN),
            Precondition(
                "FG.opponent-half",
                "not-in-their-half",
                _is_in_opponent_half,
                facts={"yards_to_goal": _read_yards_to_goal},
            ),
        ),
    ),
    effect=_kick_field_goal,
    complete=True,
    can_act=_may_kick_field_goal,
)

RULES = (FIELD_GOAL,)
