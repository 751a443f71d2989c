"""Reasons for which a position is invalid, each with its clause, in the order of blame.

No reason checks whether the cards can have led to the position.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.card_football.fault_place_finders import create_finder_of_one_fault_path, create_places_finder
from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.momentum import list_play_cards_of_role
from scrimmage_rules.card_football.plays_after_last_card import can_extra_points_change_winner, is_last_quarter_of_half
from scrimmage_rules.card_football.position import (
    DOWNS,
    FIELD,
    QUARTERS,
    Position,
    Score,
    find_phase_after_naming,
    get_offence,
)
from scrimmage_rules.card_football.quarters import is_try_due, is_try_due_after_deciding_touchdown
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.touchdown.extra_point import TWO_POINT_LINE
from scrimmage_rules.card_football.touchdown.scoring import TOUCHDOWN_POINTS
from scrimmage_rules.card_football.validity_of_cards import CARD_REASONS
from scrimmage_rules.card_football.validity_of_momentum import BAN_REASONS, NAMING_REASONS
from scrimmage_rules.kernel.position_faults import Reason, make_place_finder

ON_THE_FIELD = ("choose", "turn-card")
"""Phases with a ball on the field."""

ONE_SCORE = (2, 3, TOUCHDOWN_POINTS)
"""Leads that end sudden death without a try: a safety, a field goal, a touchdown."""
WITH_ITS_TRY = (*ONE_SCORE, 7, 8)
"""Leads that end sudden death under KF-A44 complete-try: also a touchdown with its extra points."""


# ---- the clock


def _is_quarter_invalid(position: Position) -> bool:
    return not 1 <= position.quarter <= QUARTERS or (position.phase == "over" and position.quarter < QUARTERS)


def _is_overtime_invalid(rules: Rules, position: Position) -> bool:
    if not position.overtime:
        return position.phase == "over" and position.score.leader is None
    tossed = position.phase == "coin" and (rules.reading["KF-A45"] == "alternate" or bool(position.used))
    return position.quarter != QUARTERS or tossed


def _is_overtime_score_invalid(rules: Rules, position: Position) -> bool:
    """Return whether the score is impossible in overtime.

    The score stays level until one side scores. After that, only a try (KF-A44) or the end of the game is possible.
    """
    if not position.overtime:
        return False
    lead = abs(position.score.home - position.score.away)
    if position.phase == "over":
        drawn = lead == 0 and rules.reading["KF-A43"] == "one-deck"
        ends = WITH_ITS_TRY if rules.reading["KF-A44"] == "complete-try" else ONE_SCORE
        return not drawn and lead not in ends
    if is_try_due_after_deciding_touchdown(rules, position):
        return lead != TOUCHDOWN_POINTS or position.score.leader != position.offence
    return lead != 0 or is_try_due(position)


def _is_before_coin(position: Position) -> bool:
    return position.phase == "deck" or (position.phase == "coin" and not position.overtime)


def _is_opening_kicker_invalid(position: Position) -> bool:
    return _is_before_coin(position) != (position.opening_kicker is None)


def _has_play_begun_before_coin(position: Position) -> bool:
    played = position.quarter != 1 or position.score != Score(0, 0) or bool(position.used)
    return _is_before_coin(position) and played


def _is_untimed_action_invalid(rules: Rules, position: Position) -> bool:
    """Return whether an untimed action is impossible here.

    It must be a try or a kick-off that is due at the end of a quarter, and no card may be used yet.
    """
    if not position.untimed:
        return False
    turned = position.card is not None and rules.reading["KF-A09"] == "all-consume"
    fresh = position.used == ((position.card,) if turned else ())
    return position.overtime or not fresh or not _is_try_or_kick_off_due_after_quarter(rules, position)


def _is_try_or_kick_off_due_after_quarter(rules: Rules, position: Position) -> bool:
    if rules.reading["KF-A13"] == "always-made":
        return is_try_due(position) or find_phase_after_naming(position) == "kick-off"
    if not is_try_due(position) or not is_last_quarter_of_half(position):
        return False
    reading = rules.reading["KF-A12"]
    if reading == "skip-if-decided" and position.quarter == QUARTERS and position.offence is not None:
        return can_extra_points_change_winner(position, position.offence)
    return reading in ("untimed-try", "skip-if-decided")


# ---- who has the ball, and where it is


def _is_kicker_invalid(position: Position) -> bool:
    if position.kicker is None:
        return position.phase == "kick-off"
    return position.phase not in ("kick-off", "name")


def _is_kick_off_redraw_invalid(rules: Rules, position: Position) -> bool:
    return position.redraw and not (position.phase == "kick-off" and rules.reading["KF-A16"] == "redraw")


def _is_side_with_ball_set_in_wrong_phase(position: Position) -> bool:
    named = position.phase == "name" and position.kicker is None
    return (position.phase in (*ON_THE_FIELD, "try") or named) != (position.offence is not None)


def _is_ball_place_invalid(position: Position) -> bool:
    """Return whether spot, down or start of the series contradict the phase.

    A play needs all of them; on a two-point play, the spot is enough. In the phase `name`, all or none are set. Other
    phases have none of them.
    """
    fields = (position.spot, position.down, position.series_start)
    nothing = all(field is None for field in fields)
    if position.phase in ON_THE_FIELD:
        return position.spot is None or (not position.two_point and None in fields)
    if position.phase == "name" and position.kicker is None:
        return not nothing and None in fields
    return not nothing


def _is_try_without_touchdown(position: Position) -> bool:
    """Return whether a try is due although the side cannot have scored a touchdown.

    Without the touchdown, its score would be 1 or negative.
    """
    if position.offence is None or not is_try_due(position):
        return False
    before = position.score.points_of(get_offence(position)) - TOUCHDOWN_POINTS
    return before < 0 or before == 1


def _has_side_exactly_one_point(position: Position) -> bool:
    return 1 in (position.score.home, position.score.away)


def _is_two_point_play_invalid(position: Position) -> bool:
    played = position.spot == FIELD - TWO_POINT_LINE and position.down is None and position.series_start is None
    return position.two_point and not played


def _is_spot_past_opponent_line(position: Position) -> bool:
    return position.spot is not None and position.spot >= FIELD


def _is_spot_past_own_line(position: Position) -> bool:
    return position.spot is not None and position.spot <= 0


def _is_down_invalid(position: Position) -> bool:
    return position.down not in (None, *range(1, DOWNS + 1))


def _is_series_start_invalid(position: Position) -> bool:
    start = position.series_start
    if start is None:
        return False
    return not 1 <= start < FIELD or (position.down == 1 and position.spot not in (None, start))


def _has_ball_reached_line_to_gain(position: Position) -> bool:
    spot, target = position.spot, find_line_to_gain(position)
    return spot is not None and target is not None and spot >= target


# ---- play cards


def _is_call_count_invalid(position: Position) -> bool:
    made = [call for call in (position.calls.offence, position.calls.defence) if call is not None]
    return len(made) not in {"choose": (0, 1), "turn-card": (2,)}.get(position.phase, (0,))


def _list_called_plays_not_in_hand(position: Position) -> Iterator[str]:
    if position.calls.offence not in (None, *list_play_cards_of_role("offence")):
        yield "/calls/offence"
    if position.calls.defence not in (None, *list_play_cards_of_role("defence")):
        yield "/calls/defence"


REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("END.fourth", "quarter", "`quarter` is not a number from 1 to 4, or the phase is `over` before quarter 4",
           create_finder_of_one_fault_path("/quarter", _is_quarter_invalid)),
    Reason("END.tie-kickoff", "overtime",
           "`overtime` does not fit quarter, phase, score or cards (see below)",
           make_place_finder("/overtime", _is_overtime_invalid)),
    Reason("END.sudden-death", "sudden-death",
           "in overtime: the score does not fit sudden death (see below)",
           make_place_finder("/score", _is_overtime_score_invalid)),
    Reason("PREP.coin", "opening-kicker", "`opening_kicker` is null after the coin toss, or is set before the toss",
           create_finder_of_one_fault_path("/opening_kicker", _is_opening_kicker_invalid)),
    Reason("PREP.next-is-kickoff", "already-begun",
           "before the coin toss: `quarter` is above 1, a side has points, or a card is used",
           create_finder_of_one_fault_path("/phase", _has_play_begun_before_coin)),
    Reason("KICKOFF.roles", "kicker",
           "`kicker` is null in the phase `kick-off`, or is set outside `kick-off` and `name`",
           create_finder_of_one_fault_path("/kicker", _is_kicker_invalid)),
    Reason("KICKOFF.turnover", "redraw",
           "`redraw` is true, but the phase is not `kick-off`, or the reading of KF-A16 is not `redraw`",
           make_place_finder("/redraw", _is_kick_off_redraw_invalid)),
    Reason("FIRST.roles", "who-has-the-ball",
           "`offence` is null in a phase with a ball, or is set in another phase (see below)",
           create_finder_of_one_fault_path("/offence", _is_side_with_ball_set_in_wrong_phase)),
    Reason("KICKOFF.place-ball", "ball",
           "`spot`, `down` or `series_start` is null or set in the wrong phase (see below)",
           create_finder_of_one_fault_path("/spot", _is_ball_place_invalid)),
    Reason("XP.one-point", "lone-point", "the score of a side is exactly one point",
           create_finder_of_one_fault_path("/score", _has_side_exactly_one_point)),
    Reason("TD.six", "no-touchdown", "a try is due, but the scorer has fewer than 6 points, or exactly 7",
           create_finder_of_one_fault_path("/score", _is_try_without_touchdown)),
    Reason("TWO.spot", "two-point-play",
           "`two_point` is true without a possible two-point play (see below)",
           create_finder_of_one_fault_path("/two_point", _is_two_point_play_invalid)),
    Reason("TD.reach", "ball-in-end-zone", "`spot` is a number of 100 or more",
           create_finder_of_one_fault_path("/spot", _is_spot_past_opponent_line)),
    Reason("SAFETY.when", "ball-in-end-zone", "`spot` is a number of 0 or less",
           create_finder_of_one_fault_path("/spot", _is_spot_past_own_line)),
    Reason("FIRST.four-chances", "no-such-down", "`down` is not a number from 1 to 4",
           create_finder_of_one_fault_path("/down", _is_down_invalid)),
    Reason("FIRST.flags-track", "flags",
           "`series_start` is not a number from 1 to 99, or differs from `spot` on first down",
           create_finder_of_one_fault_path("/series_start", _is_series_start_invalid)),
    Reason("FIRST.renewal", "first-down-made", "`spot` is on or past the line to gain",
           create_finder_of_one_fault_path("/spot", _has_ball_reached_line_to_gain)),
    Reason("PLAY.reveal", "calls",
           "`calls` has the wrong number of calls for the phase (see below)",
           create_finder_of_one_fault_path("/calls", _is_call_count_invalid)),
    Reason("FIRST.hand-cards", "not-in-hand", "a call is not one of the five plays of its role",
           create_places_finder(_list_called_plays_not_in_hand)),
    *BAN_REASONS,
    *NAMING_REASONS,
    *CARD_REASONS,
    Reason("QTR.last-card", "untimed",
           "`untimed` is true without a possible untimed action (see below)",
           make_place_finder("/untimed", _is_untimed_action_invalid)),
)  # fmt: skip
"""Reasons in the order of blame: the first reason that applies is reported."""
