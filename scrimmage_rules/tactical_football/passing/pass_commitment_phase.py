"""The Pass Commitment Phase: the offense says whether it passes, and in secret which target counts (5.13.1.B)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Commit
from scrimmage_rules.tactical_football.passing.eligibility import (
    is_barred_by_ineligible_man,
    is_eligible_passer,
    is_eligible_receiver,
    must_option_laterals_wait,
)
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import (
    FROZEN,
    are_passes_forbidden_after_change,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    NO_FORWARD_PASS,
    WAIT,
    must_option_play_wait,
)
from scrimmage_rules.tactical_football.play_selection.revealing_markers import BALL_MARKER, reveal_marker
from scrimmage_rules.tactical_football.position import Position, Throw, get_markers_of_side, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import start_passive_contacts
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

COMMITTED = "5.13.1.B.1"
ONE_OF_THE_TWO = "5.13.1.B.2"


def _commit_to_pass_or_contact(deed: Deed[Commit]) -> Position:
    """Announce the type of the Game-Turn: Pass or Contact (TF-E06). The true target of a pass stays secret."""
    position, action = deed.position, deed.action
    deed.say("committed", ("5.13.0", "3.32.6", *_list_commitment_clauses(action.to)), to=action.to)
    if action.to == "contact":
        turn = replace(position.turn, type="contact")
    else:
        throw = Throw(action.to, action.target, "open", action.man, action.receiver, points={})
        turn = replace(position.turn, type="pass", throw=throw)
    position = replace(position, turn=turn)
    if action.to == "forward":
        position = reveal_marker(deed, position, "offense", BALL_MARKER, "9.4.R.5", "13.PROC.4")
    return start_passive_contacts(deed, position)


def _list_commitment_clauses(kind: str) -> tuple[str, ...]:
    if kind == "contact":
        return ()
    return ("9.4.R.1", "9.4.R.2", "9.4.S.1", "3.32.7", "3.32.10")


# ---- why it may not be announced


def _is_seat_offense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _create_check_for_kind_of_announcement(
    kind: str, holds: Callable[[Rules, Position], bool]
) -> Callable[[At[Commit]], bool]:
    """Return a check of a condition that applies to only one kind of announcement."""
    return lambda at: at.action.to != kind or holds(at.rules, at.position)


def _may_marker_forward_pass(_rules: Rules, position: Position) -> bool:
    return get_markers_of_side(position, "offense").play not in NO_FORWARD_PASS


def _is_forward_pass_not_delayed_by_option(rules: Rules, position: Position) -> bool:
    return not must_option_play_wait(rules, position)


def _may_laterals_be_announced(rules: Rules, position: Position) -> bool:
    return not must_option_laterals_wait(rules, position)


def _is_first_forward_pass(_rules: Rules, position: Position) -> bool:
    return not position.so_far.forward_tried


def _is_no_ineligible_man_across_line(rules: Rules, position: Position) -> bool:
    return not is_barred_by_ineligible_man(rules, position)


def _is_commitment_not_frozen(at: At[Commit]) -> bool:
    return at.action.to == "contact" or not are_passes_forbidden_after_change(at.rules, at.position)


def _is_target_named_as_required(at: At[Commit]) -> bool:
    if at.action.to == "forward":
        return at.action.target in at.position.targets
    return at.action.target is None


def _are_men_named_as_required(at: At[Commit]) -> bool:
    """Return whether the announcement names passer and receiver if and only if TF-A64 requires names."""
    due = at.rules.reading["TF-A64"] == "name-at-commitment" and at.action.to != "contact"
    return (at.action.man is not None, at.action.receiver is not None) == (due, due)


def _may_named_men_pass(at: At[Commit]) -> bool:
    man, receiver = at.action.man, at.action.receiver
    if man is None or receiver is None:
        return True
    on = at.position.men.offense.on
    return man != receiver and man in on and receiver in on and _is_eligible_pair(at.position, man, receiver)


def _is_eligible_pair(position: Position, passer: Label, receiver: Label) -> bool:
    return is_eligible_passer(position, passer) and is_eligible_receiver(position, receiver)


def _list_candidate_commitments(at: At[None]) -> Iterator[Commit]:
    """Yield each announcement: no pass, every target and lateral, with each pair of men if TF-A64 names them."""
    yield Commit("contact")
    announcements = (*(Commit("forward", place) for place in at.position.targets), Commit("lateral"))
    if at.rules.reading["TF-A64"] != "name-at-commitment":
        yield from announcements
    elif at.position.snap is not None:
        pairs = list(product(at.position.snap.passers, at.position.snap.receivers))
        for each in announcements:
            yield from (replace(each, man=man, receiver=receiver) for man, receiver in pairs)


COMMIT = ActionRule(
    action=Commit,
    stages=("commitment",),
    candidates=_list_candidate_commitments,
    preconditions=(
        Precondition(COMMITTED, "offense-commits", _is_seat_offense, facts=SEAT),
        *provided(
            ("offense-commits",),
            Precondition(FROZEN, "frozen", _is_commitment_not_frozen),
            Precondition(
                "13.1.C.nopass",
                "no-forward-pass",
                _create_check_for_kind_of_announcement("forward", _may_marker_forward_pass),
                also=("13.PROC.4",),
            ),
            Precondition(
                WAIT,
                "before-the-third-turn",
                _create_check_for_kind_of_announcement("forward", _is_forward_pass_not_delayed_by_option),
            ),
            Precondition(
                WAIT,
                "lateral-before-the-third-turn",
                _create_check_for_kind_of_announcement("lateral", _may_laterals_be_announced),
            ),
            Precondition(
                "9.4.S.3",
                "second-forward-pass",
                _create_check_for_kind_of_announcement("forward", _is_first_forward_pass),
                also=("4.4.2",),
            ),
            Precondition(
                "9.4.Y.2",
                "ineligible-man-across",
                _create_check_for_kind_of_announcement("forward", _is_no_ineligible_man_across_line),
                also=("9.4.Y.1",),
            ),
            Precondition(
                ONE_OF_THE_TWO, "not-one-of-the-two", _is_target_named_as_required, also=("9.4.Z.1", "9.4.Z.2")
            ),
            Precondition(COMMITTED, "not-as-named", _are_men_named_as_required),
            Precondition("9.4.X.1", "no-passer-or-receiver", _may_named_men_pass),
        ),
    ),
    effect=_commit_to_pass_or_contact,
    secret=("/turn/throw",),
)

RULES = (COMMIT,)
