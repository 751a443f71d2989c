"""The one play for two points: what its result comes to."""

from __future__ import annotations

from scrimmage_rules.card_football.deck import TURNOVER, Card, Cell
from scrimmage_rules.card_football.position import Position, defence_of, offence_of, spot_of
from scrimmage_rules.card_football.rule_context import Deed
from scrimmage_rules.card_football.safety import SAFETY, SAFETY_CAUSE, is_safety, on_the_line
from scrimmage_rules.card_football.touchdown.scoring import TOUCHDOWN_POINTS, owe_kick_off, reaches_end_zone, score
from scrimmage_rules.card_football.turnover import turned_over

TWO_POINTS_MADE = 2


def two_point_play(deed: Deed[object], position: Position, card: Card, result: Cell) -> Position:
    """Into the end zone is two points; anything else ends the try; then the touchdown scorer kicks off.

    TWO.one-play, TWO.points, TWO.kick-off; for the defence's chances KF-A21 and KF-A22.
    """
    scorer = offence_of(position)
    deed.say("two-point-play", ("TWO.one-play",), result=result)
    if reaches_end_zone(position, result):
        after = score(deed, position, scorer, TWO_POINTS_MADE, "TWO.points")
    else:
        after = _defence_scores(deed, position, card, result)
    return owe_kick_off(deed, after, scorer, "TWO.kick-off", "KICKOFF.after-score")


def _defence_scores(deed: Deed[object], position: Position, card: Card, result: Cell) -> Position:
    """The try has failed; under the live readings a ball in the offence's own end zone still counts.

    In overtime the game is decided, and nothing counts for the defence (KF-A44).
    """
    landed, cause = spot_of(position), SAFETY_CAUSE
    if isinstance(result, int) and deed.rules.reading["KF-A21"] == "live-ball":
        landed += result
    elif result == TURNOVER and deed.rules.reading["KF-A22"] == "apply-turnover" and not position.overtime:
        landed, cause = landed + card.turnover, "TO.offence-end-zone"
        turned_over(deed, spot_of(position), card.turnover)
    if on_the_line(deed.rules, landed) > 0 or position.overtime:
        deed.say("try-failed", ("TWO.one-play",), result=result)
        return position
    points, clause = (SAFETY, "SAFETY.points") if is_safety(deed.rules, cause) else (TOUCHDOWN_POINTS, "TD.six")
    return score(deed, position, defence_of(position), points, clause, cause)
