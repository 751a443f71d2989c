"""Validity of momentum: faults of bans, and of the naming of a play, in a position."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.card_football.fault_place_finders import Places, create_finder_of_one_fault_path
from scrimmage_rules.card_football.momentum import (
    DEEP_PASS,
    EFFECT,
    is_far_enough_for_deep_pass,
    is_play_banned,
    list_play_cards_of_role,
)
from scrimmage_rules.card_football.position import Ban, Position, Role, Seat, find_phase_after_naming
from scrimmage_rules.card_football.quarters import is_try_due
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.position_faults import Reason, make_place_finder

IN_PLAY = ("kick-off", "choose", "turn-card", "name", "try")
VALID_BAN_ORDERS: tuple[list[Seat], ...] = ([], ["home"], ["away"], ["home", "away"])


def _has_bans_out_of_order(position: Position) -> bool:
    return [ban.offence for ban in position.bans] not in VALID_BAN_ORDERS


def _create_ban_fault_finder(role: Role) -> Places:
    """Return a function that finds impossible bans on a role, and a call of this role that breaks a ban."""

    def find_fault_places(rules: Rules, position: Position) -> Iterator[str]:
        for index, ban in enumerate(position.bans):
            if ban.role == role and not (
                ban.play in list_play_cards_of_role(role) and _can_ban_be_pending(rules, position, ban)
            ):
                yield f"/bans/{index}"
        call = position.calls.offence if role == "offence" else position.calls.defence
        if call is not None and position.offence is not None and is_play_banned(position, role, call):
            yield f"/calls/{role}"

    return find_fault_places


def _can_ban_be_pending(rules: Rules, position: Position, ban: Ban) -> bool:
    """Return whether a ban can still wait in this position (KF-A33, and KF-A23 after a score)."""
    reading = rules.reading
    after_score = is_try_due(position) or find_phase_after_naming(position) == "kick-off"
    if position.phase not in IN_PLAY or (after_score and reading["KF-A23"] == "no-momentum"):
        return False
    if reading["KF-A33"] == "next-matrix-play":
        return True
    if position.phase == "name" or ban.offence != position.offence:
        return False
    return not is_try_due(position) or reading["KF-A31"] == "all"


def _find_unavailable_deep_passes(rules: Rules, position: Position) -> Iterator[str]:
    """Yield the places of a Deep Pass that is called or banned although it is not available (KF-A36)."""
    if position.offence is None or is_far_enough_for_deep_pass(rules, position):
        return
    if position.calls.offence == DEEP_PASS:
        yield "/calls/offence"
    if rules.reading["KF-A33"] == "next-action-only" and not position.two_point:
        for index, ban in enumerate(position.bans):
            if ban == Ban(position.offence, "offence", DEEP_PASS):
                yield f"/bans/{index}"


def _is_naming_in_wrong_phase(position: Position) -> bool:
    return any((value is None) == (position.phase == "name") for value in (position.to_name, position.named_for))


def _create_uncaused_naming_check(role: Role) -> Places:
    """Return a function that finds a naming of a play by `role` that no momentum can have caused."""

    def is_naming_useless(rules: Rules, position: Position) -> bool:
        return (
            position.phase == "name"
            and position.to_name == role
            and not _can_momentum_have_caused_naming(rules, position)
        )

    return make_place_finder("/named_for", is_naming_useless)


def _can_momentum_have_caused_naming(rules: Rules, position: Position) -> bool:
    """Return whether momentum can have caused the naming of a play in this position.

    KF-A33 and KF-A23 decide before a kick-off, KF-A31 and KF-A23 before a try, and KF-A33 and KF-A32 after a punt.
    """
    reading, due = rules.reading, find_phase_after_naming(position)
    waits = reading["KF-A33"] == "next-matrix-play"
    if due == "kick-off":
        after_try = waits and reading["KF-A23"] == "normal-play" and not position.overtime
        return after_try and position.named_for == position.kicker
    if due == "try":
        measured = reading["KF-A31"] == "all" and reading["KF-A23"] == "normal-play"
        return measured and position.named_for == position.offence
    after_punt = waits and reading["KF-A32"] == "any-movement" and position.down == 1
    return after_punt or position.named_for == position.offence


BAN_REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("MOM.no-empty-promise", "deep-pass-not-available",
           "Deep Pass is called or promised where it is not available (see below)", _find_unavailable_deep_passes),
    Reason("MOM.offence-effect", "bans-out-of-order",
           "`bans` has two entries with the same `offence`, or lists away before home",
           create_finder_of_one_fault_path("/bans", _has_bans_out_of_order)),
    *(Reason(EFFECT[role], "ban",
             f"a ban or a call of the role `{role}` is not possible (see below)",
             _create_ban_fault_finder(role)) for role in ("defence", "offence")),
)  # fmt: skip
NAMING_REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("MOM.offence-effect", "naming",
           "`to_name` or `named_for` is null in the phase `name`, or is set in another phase",
           create_finder_of_one_fault_path("/to_name", _is_naming_in_wrong_phase)),
    *(Reason(EFFECT[role], "named-in-vain", f"`to_name` is `{role}` where that role names no play (see below)",
             _create_uncaused_naming_check(role)) for role in ("defence", "offence")),
)  # fmt: skip
