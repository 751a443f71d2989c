"""What makes a table no position: every reason, each with the clause it breaks, in the order in which it is blamed.

Whether the cards could have brought the ball, the downs and the points to where they are is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.card_football.card_counts import STOCK
from scrimmage_rules.card_football.clock import stops, try_can_matter
from scrimmage_rules.card_football.first_and_ten import line_to_gain
from scrimmage_rules.card_football.momentum import hand
from scrimmage_rules.card_football.momentum_feasibility import NAMING, PROMISES
from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.position import DOWNS, FIELD, QUARTERS, Position, Score, offence_of, underlying_phase
from scrimmage_rules.card_football.quarters import try_for_the_record, try_is_due
from scrimmage_rules.card_football.touchdown.extra_point import TWO_POINT_LINE
from scrimmage_rules.card_football.touchdown.scoring import TOUCHDOWN_POINTS
from scrimmage_rules.kernel.position_faults import Reason, at

ON_THE_FIELD = ("choose", "turn-card")
ONE_SCORE = (2, 3, TOUCHDOWN_POINTS)
"""The leads with which sudden death ends: a safety, a field goal, a touchdown."""
WITH_ITS_TRY = (*ONE_SCORE, 7, 8)


# ---- the clock


def _quarter(_rules: Rules, position: Position) -> bool:
    return not 1 <= position.quarter <= QUARTERS or (position.phase == "over" and position.quarter < QUARTERS)


def _overtime(rules: Rules, position: Position) -> bool:
    if not position.overtime:
        return position.phase == "over" and position.score.leader is None
    tossed = position.phase == "coin" and (rules.reading["KF-A45"] == "alternate" or bool(position.used))
    return position.quarter != QUARTERS or tossed


def _sudden_death(rules: Rules, position: Position) -> bool:
    """In overtime the sides are level until one score ends it, with the try that KF-A44 allows, or one-deck does."""
    if not position.overtime:
        return False
    lead = abs(position.score.home - position.score.away)
    if position.phase == "over":
        drawn = lead == 0 and rules.reading["KF-A43"] == "one-deck"
        ends = WITH_ITS_TRY if rules.reading["KF-A44"] == "complete-try" else ONE_SCORE
        return not drawn and lead not in ends
    if try_for_the_record(rules, position):
        return lead != TOUCHDOWN_POINTS or position.score.leader != position.offence
    return lead != 0 or try_is_due(position)


def _before_the_coin(position: Position) -> bool:
    return position.phase == "deck" or (position.phase == "coin" and not position.overtime)


def _opening_kicker(_rules: Rules, position: Position) -> bool:
    return _before_the_coin(position) != (position.opening_kicker is None)


def _begun(_rules: Rules, position: Position) -> bool:
    played = position.quarter != 1 or position.score != Score(0, 0) or bool(position.used)
    return _before_the_coin(position) and played


def _untimed(rules: Rules, position: Position) -> bool:
    """Outside a quarter there are only tries and kick-offs that were due at its end, from fresh cards."""
    if not position.untimed:
        return False
    turned = position.card is not None and rules.reading["KF-A09"] == "all-consume"
    fresh = position.used == ((position.card,) if turned else ())
    return position.overtime or not fresh or not _due_outside(rules, position)


def _due_outside(rules: Rules, position: Position) -> bool:
    if rules.reading["KF-A13"] == "always-made":
        return try_is_due(position) or underlying_phase(position) == "kick-off"
    if not try_is_due(position) or not stops(position):
        return False
    reading = rules.reading["KF-A12"]
    if reading == "skip-if-decided" and position.quarter == QUARTERS and position.offence is not None:
        return try_can_matter(position, position.offence)
    return reading in ("untimed-try", "skip-if-decided")


# ---- who has the ball, and where it is


def _kicker(_rules: Rules, position: Position) -> bool:
    if position.kicker is None:
        return position.phase == "kick-off"
    return position.phase not in ("kick-off", "name")


def _redraw(rules: Rules, position: Position) -> bool:
    return position.redraw and not (position.phase == "kick-off" and rules.reading["KF-A16"] == "redraw")


def _who_has_the_ball(_rules: Rules, position: Position) -> bool:
    named = position.phase == "name" and position.kicker is None
    return (position.phase in (*ON_THE_FIELD, "try") or named) != (position.offence is not None)


def _place_of_the_ball(_rules: Rules, position: Position) -> bool:
    """In a play the ball lies on the field with its down and flags, before one to be named as well, else nowhere."""
    fields = (position.spot, position.down, position.series_start)
    nothing = all(field is None for field in fields)
    if position.phase in ON_THE_FIELD:
        return position.spot is None or (not position.two_point and None in fields)
    if position.phase == "name" and position.kicker is None:
        return not nothing and None in fields
    return not nothing


def _touchdown(_rules: Rules, position: Position) -> bool:
    """A try is made on top of six points, and one point only on top of those."""
    if position.offence is None or not try_is_due(position):
        return False
    before = position.score.of(offence_of(position)) - TOUCHDOWN_POINTS
    return before < 0 or before == 1


def _lone_point(_rules: Rules, position: Position) -> bool:
    return 1 in (position.score.home, position.score.away)


def _two_points(_rules: Rules, position: Position) -> bool:
    played = position.spot == FIELD - TWO_POINT_LINE and position.down is None and position.series_start is None
    return position.two_point and not played


def _down(_rules: Rules, position: Position) -> bool:
    return position.down not in (None, *range(1, DOWNS + 1))


def _flags(_rules: Rules, position: Position) -> bool:
    start = position.series_start
    if start is None:
        return False
    return not 1 <= start < FIELD or (position.down == 1 and position.spot not in (None, start))


def _renewed(_rules: Rules, position: Position) -> bool:
    spot, target = position.spot, line_to_gain(position)
    return spot is not None and target is not None and spot >= target


# ---- play cards


def _calls(_rules: Rules, position: Position) -> bool:
    made = [call for call in (position.calls.offence, position.calls.defence) if call is not None]
    return len(made) not in {"choose": (0, 1), "turn-card": (2,)}.get(position.phase, (0,))


def _not_in_hand(_rules: Rules, position: Position) -> Iterator[str]:
    if position.calls.offence not in (None, *hand("offence")):
        yield "/calls/offence"
    if position.calls.defence not in (None, *hand("defence")):
        yield "/calls/defence"


REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("END.fourth", "quarter", "a quarter that is not 1 to 4; the game over before the fourth",
           at("/quarter", _quarter)),
    Reason("END.tie-kickoff", "overtime",
           "overtime before quarter 4; over while level without overtime; the coin of overtime after cards have been "
           "used, or under KF-A45 `alternate`", at("/overtime", _overtime)),
    Reason("END.sudden-death", "sudden-death",
           "in overtime: the game goes on although the sides are not level, or a try is due (but under KF-A44 "
           "`complete-try` the try of a scorer who leads by six); over while level (but under KF-A43 `one-deck`), or "
           "with a lead other than 2, 3 or 6 (7 and 8 under `complete-try`)", at("/score", _sudden_death)),
    Reason("PREP.coin", "opening-kicker", "`opening_kicker` missing after the coin, or set before it",
           at("/opening_kicker", _opening_kicker)),
    Reason("PREP.next-is-kickoff", "already-begun",
           "before the coin: a quarter other than the first, points, or cards used", at("/phase", _begun)),
    Reason("KICKOFF.roles", "kicker",
           "phase `kick-off` without a kicker, or a kicker in another phase than `kick-off` and `name`",
           at("/kicker", _kicker)),
    Reason("KICKOFF.turnover", "redraw", "`redraw` outside `kick-off` or its reading", at("/redraw", _redraw)),
    Reason("FIRST.roles", "who-has-the-ball",
           "nobody has the ball in `choose`, `turn-card`, `name` (without kicker), `try`; somebody has it in another "
           "phase", at("/offence", _who_has_the_ball)),
    Reason("KICKOFF.place-ball", "ball",
           "ball, down or flags set in `deck`, `coin`, `kick-off`, `try`, `over`, and in `name` with a kicker; one of "
           "them missing in `choose` and `turn-card` (down and flags but for a two-point play); only some of them set "
           "in `name`", at("/spot", _place_of_the_ball)),
    Reason("XP.one-point", "lone-point", "a side with one point", at("/score", _lone_point)),
    Reason("TD.six", "no-touchdown", "a try, or the play of one, whose scorer has fewer than 6 points, or 7",
           at("/score", _touchdown)),
    Reason("TWO.spot", "two-point-play",
           "a two-point play not on the 20 (spot 80), as in another phase than `choose` and `turn-card`; or with down "
           "or flags", at("/two_point", _two_points)),
    Reason("TD.reach", "ball-in-end-zone", "spot of 100 or more",
           at("/spot", lambda _, position: position.spot is not None and position.spot >= FIELD)),
    Reason("SAFETY.when", "ball-in-end-zone", "spot of 0 or less",
           at("/spot", lambda _, position: position.spot is not None and position.spot <= 0)),
    Reason("FIRST.four-chances", "no-such-down", "a down that is not 1 to 4",
           at("/down", _down)),
    Reason("FIRST.flags-track", "flags",
           "flags that do not begin on 1 to 99, or on first down not at the ball",
           at("/series_start", _flags)),
    Reason("FIRST.renewal", "first-down-made", "the ball on or past the line to gain",
           at("/spot", _renewed)),
    Reason("PLAY.reveal", "calls",
           "a call in a phase other than `choose` and `turn-card`; both calls in `choose`; one missing in `turn-card`",
           at("/calls", _calls)),
    Reason("FIRST.hand-cards", "not-in-hand", "a call not in that role's hand", _not_in_hand),
    *PROMISES,
    *NAMING,
    *STOCK,
    Reason("QTR.last-card", "untimed",
           "`untimed` but for a try after quarter 2 or 4 that KF-A12 has played, and under KF-A13 `always-made` a try "
           "or kick-off after any quarter; or with cards used (but for the one turned before the try)",
           at("/untimed", _untimed)),
)  # fmt: skip
"""In the order of blame: of several the first."""
