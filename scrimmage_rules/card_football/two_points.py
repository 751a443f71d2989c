"""The one play for two points: what its result comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrimmage_rules.card_football.deck import TOUCHDOWN, TURNOVER, Card, Cell
from scrimmage_rules.card_football.position import FIELD, Position, defence_of, offence_of, spot_of
from scrimmage_rules.card_football.safety import SAFETY, SAFETY_CAUSE, is_safety, on_the_line
from scrimmage_rules.card_football.touchdown import TOUCHDOWN_POINTS, owe_kick_off, score
from scrimmage_rules.card_football.turnover import turned_over
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules

TWO_POINTS_MADE = 2


def two_point_play(rules: Rules, position: Position, card: Card, result: Cell) -> Settled:
    """Into the end zone is two points; anything else ends the try; then the touchdown scorer kicks off.

    TWO.one-play, TWO.points, TWO.kick-off; for the defence's chances KF-A21 and KF-A22.
    """
    scorer = offence_of(position)
    one_play = Event("two-point-play", ("TWO.one-play",), {"result": result})
    if reaches_end_zone(position, result):
        after, events = score(rules, position, scorer, TWO_POINTS_MADE, "TWO.points")
    else:
        after, events = _defence_scores(rules, position, card, result)
    after, owed = owe_kick_off(after, scorer, "TWO.kick-off", "KICKOFF.after-score")
    return after, [one_play, *events, *owed]


def reaches_end_zone(position: Position, result: Cell) -> bool:
    """Whether a result brings the ball on or over the goal line (TD.reach)."""
    if isinstance(result, int):
        return spot_of(position) + result >= FIELD
    return result == TOUCHDOWN


def _defence_scores(rules: Rules, position: Position, card: Card, result: Cell) -> Settled:
    """The try has failed; under the live readings a ball in the offence's own end zone still counts."""
    events: list[Event] = []
    landed, cause = spot_of(position), SAFETY_CAUSE
    if isinstance(result, int) and rules.reading["KF-A21"] == "live-ball":
        landed += result
    elif result == TURNOVER and rules.reading["KF-A22"] == "apply-turnover":
        landed, cause = landed + card.turnover, "TO.offence-end-zone"
        events.append(turned_over(defence_of(position), spot_of(position), card.turnover))
    if on_the_line(rules, landed) > 0 or position.overtime:
        return position, [*events, Event("try-failed", ("TWO.one-play",), {"result": result})]
    points, clause = (SAFETY, "SAFETY.points") if is_safety(rules, cause) else (TOUCHDOWN_POINTS, "TD.six")
    after, scored = score(rules, position, defence_of(position), points, clause, cause)
    return after, [*events, *scored]
