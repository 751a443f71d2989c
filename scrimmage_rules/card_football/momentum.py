"""Momentum: the results that trigger it, the side that must name a play, and the duration of the ban."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import Call, Name
from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS, Card, Momentum
from scrimmage_rules.card_football.position import (
    FIELD,
    Ban,
    Position,
    Role,
    Seat,
    Yards,
    find_phase_after_naming,
    get_guaranteed_field,
    get_offence,
    get_role_of_seat,
    other_side,
)
from scrimmage_rules.card_football.rule_context_types import At, Deed, Values
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided

DEEP_PASS = "Deep Pass"
"""The only play that may be unavailable near the goal line (KF-A36)."""

EFFECT = {"defence": "MOM.offence-effect", "offence": "MOM.defence-effect"}
"""Clause under which a role must name a play: the defense because of the offense's momentum, and vice versa."""


# ---- after a card


def start_naming_if_momentum_triggers(deed: Deed[object], after: Position, card: Card, moved: Yards | None) -> Position:
    """Return the position after a play. If the yards `moved` trigger the card's momentum note and a ban would have an
    effect, a role must now name a play.

    Otherwise, return the position unchanged. A result that does not count has None for `moved` (KF-A31). The event of
    the naming follows after the end of the quarter. (MOM.some-cards, MOM.offence-trigger, MOM.defence-trigger)
    """
    if card.momentum is None:
        return after
    clauses = ("MOM.some-cards", *(_list_momentum_triggers(card.momentum) if moved is not None else ()))
    deed.say("momentum", clauses, moved=moved, note=plain(card.momentum))
    role = _find_role_that_must_name_play(card.momentum, moved)
    if role is None or not _can_ban_take_effect(deed, after):
        return after
    return replace(after, phase="name", to_name=role, named_for=deed.position.offence)


def _list_momentum_triggers(note: Momentum) -> tuple[str, ...]:
    """Return the clauses that compare the yards gained with a card's momentum note: one for each role that the note
    names.
    """
    offence = ("MOM.offence-trigger",) if note.offence is not None else ()
    defence = ("MOM.defence-trigger",) if note.defence is not None else ()
    return offence + defence


def _find_role_that_must_name_play(note: Momentum, moved: Yards | None) -> Role | None:
    if moved is None:
        return None
    if note.offence is not None and moved >= note.offence:
        return "defence"
    if note.defence is not None and moved <= note.defence:
        return "offence"
    return None


def _can_ban_take_effect(deed: Deed[object], after: Position) -> bool:
    """Return whether a ban that is named now can still have an effect (KF-A33, KF-A23)."""
    try_counts = deed.rules.reading["KF-A23"] == "normal-play"
    if after.phase == "try" and not try_counts:
        return False
    if deed.rules.reading["KF-A33"] == "next-matrix-play":
        return True
    return after.offence == deed.position.offence


def drop_expired_bans(rules: Rules, position: Position, *, played: bool = False) -> Position:
    """Return the position after an action, without the bans on plays that have expired.

    Under KF-A33 next-action-only, every ban has expired. Under other readings, only a play ends bans. It ends the bans
    that count while the side now on offense has the ball.
    """
    if not position.bans:
        return position
    if rules.reading["KF-A33"] == "next-action-only":
        return replace(position, bans=())
    kept = tuple(ban for ban in position.bans if not (played and ban.offence == position.offence))
    return replace(position, bans=kept)


# ---- bans


def is_play_banned(position: Position, role: Role, play: str) -> bool:
    """Return whether a role may not use a play during this drive (MOM.offence-effect, MOM.defence-effect)."""
    return Ban(get_offence(position), role, play) in position.bans


def is_far_enough_for_deep_pass(rules: Rules, position: Position) -> bool:
    """Return whether the ball is far enough from the goal line for a Deep Pass (KF-A36, MOM.no-empty-promise)."""
    if position.spot is None or (position.two_point and rules.reading["KF-A23"] == "no-momentum"):
        return True
    return FIELD - position.spot >= rules.deep_pass_barred_inside


def _read_yards_to_goal(at: At[Any]) -> Yards | None:
    return None if at.position.spot is None else FIELD - at.position.spot


PLAY: Values = {"play": lambda at: at.action.play}
LIMIT: Values = {
    **PLAY, "to_goal": _read_yards_to_goal, "barred_inside": lambda at: at.rules.deep_pass_barred_inside,
}  # fmt: skip
"""Facts that decide whether Deep Pass is available, each with its function (KF-A36)."""


# ---- naming


def list_play_cards_of_role(role: Role) -> tuple[str, ...]:
    """Return the five play cards of a role (FIRST.hand-cards, COMP.play-cards)."""
    return OFFENSIVE_PLAYS if role == "offence" else DEFENSIVE_PLAYS


def find_naming_side(position: Position) -> Seat:
    """Return the side that must name a play: the side in `named_for` for the role offence, otherwise its opponent."""
    named_for: Seat = get_guaranteed_field(position.named_for)
    return named_for if position.to_name == "offence" else other_side(named_for)


def _ban_named_play(deed: Deed[Name]) -> Position:
    position, play = deed.position, deed.action.play
    ban = Ban(get_guaranteed_field(position.named_for), get_guaranteed_field(position.to_name), play)
    kept = [old for old in position.bans if old.offence != ban.offence]
    bans = tuple(sorted([*kept, ban], key=lambda each: each.offence != "home"))
    deed.say("named", (EFFECT[ban.role],), play=play, by=find_naming_side(position))
    return replace(position, phase=find_phase_after_naming(position), to_name=None, named_for=None, bans=bans)


def _list_plays_to_name(at: At[None]) -> Iterable[Name]:
    return (Name(play) for play in list_play_cards_of_role(get_guaranteed_field(at.position.to_name)))


def _require_acting_side_names(role: Role) -> Precondition[Rules, Position, Name]:
    """Return the precondition that the acting side is the side that must name a play.

    It applies to a naming for `role`, and reports the clause of this role.
    """

    def is_acting_side_naming(at: At[Name]) -> bool:
        return at.position.to_name != role or at.seat == find_naming_side(at.position)

    return Precondition(
        EFFECT[role],
        "not-yours-to-name",
        is_acting_side_naming,
        facts={**SEAT, "by": lambda at: find_naming_side(at.position)},
    )


def _require_named_play_of_hand(role: Role) -> Precondition[Rules, Position, Name]:
    """Return the precondition that the named play is one of the five plays that this role can call."""

    def is_play_in_hand(at: At[Name]) -> bool:
        return at.position.to_name != role or at.action.play in list_play_cards_of_role(role)

    return Precondition(EFFECT[role], "not-in-hand", is_play_in_hand, ("FIRST.hand-cards",), PLAY)


def _may_deep_pass_be_named(at: At[Name]) -> bool:
    if at.action.play != DEEP_PASS or at.position.offence != at.position.named_for:
        return True
    return is_far_enough_for_deep_pass(at.rules, at.position)


NAME = ActionRule(
    action=Name,
    stages=("name",),
    candidates=_list_plays_to_name,
    preconditions=(
        _require_acting_side_names("defence"),
        _require_acting_side_names("offence"),
        *provided(
            ("not-yours-to-name",),
            _require_named_play_of_hand("defence"),
            _require_named_play_of_hand("offence"),
            Precondition("MOM.no-empty-promise", "deep-pass-not-available", _may_deep_pass_be_named, facts=LIMIT),
        ),
    ),
    effect=_ban_named_play,
)

RULES = (NAME,)


# ---- choosing under a ban


def _require_called_play_not_banned(role: Role) -> Precondition[Rules, Position, Call]:
    """Return the precondition that no ban forbids the called play to the role."""

    def is_called_play_allowed(at: At[Call]) -> bool:
        return not is_play_banned(at.position, role, at.action.play)

    return Precondition(EFFECT[role], "banned", is_called_play_allowed, facts={"banned": _find_banned_play})


def _find_banned_play(at: At[Call]) -> str | None:
    """Return the play that a ban forbids to this side during the drive, or None."""
    return next(iter(_list_banned_plays(at.position, get_role_of_seat(at.position, at.seat))), None)


def list_barred_plays(rules: Rules, position: Position, role: Role) -> list[str]:
    """Return the plays that a role cannot use: the banned play, and Deep Pass near the goal line."""
    banned = _list_banned_plays(position, role)
    return banned if is_far_enough_for_deep_pass(rules, position) else [*banned, DEEP_PASS]


def _list_banned_plays(position: Position, role: Role) -> list[str]:
    """Return the plays that bans forbid to a role during this drive: at most one."""
    return [ban.play for ban in position.bans if (ban.offence, ban.role) == (position.offence, role)]


def _may_deep_pass_be_called(at: At[Call]) -> bool:
    return at.action.play != DEEP_PASS or is_far_enough_for_deep_pass(at.rules, at.position)


CHOICE_IS_FREE = (
    _require_called_play_not_banned("defence"),
    _require_called_play_not_banned("offence"),
    Precondition("MOM.no-empty-promise", "deep-pass-not-available", _may_deep_pass_be_called, facts=LIMIT),
)
"""Preconditions on bans and on Deep Pass that a called play must meet."""
