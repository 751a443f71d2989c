"""Movement: up to two hexes, and a loose ball that is taken on the way."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import ManAction, Move, PickUp
from scrimmage_rules.tactical_soccer.facing import move_man_and_facing
from scrimmage_rules.tactical_soccer.failed_pass import RECEIVE_ATTEMPT
from scrimmage_rules.tactical_soccer.goalie import CONFINED, STAYS_AT_HOME
from scrimmage_rules.tactical_soccer.legal_walks import list_moves_of_men
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Catch,
    Position,
    find_coach_of_man,
    find_man_in_hex,
    get_hex_on_field,
)
from scrimmage_rules.tactical_soccer.receiving import roll_for_reception
from scrimmage_rules.tactical_soccer.rule_context_types import TO, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    ON_THE_FIELD,
    end_activation,
    list_men_who_may_be_activated,
    mark_action_used,
)

SIDE_CLAUSE = {"F": "SIDE.forwards-free", "M": "SIDE.midfielders-free", "D": "SIDE.defenders-own", "G": CONFINED}
"""For each class of men, the clause that says where on the pitch they may be."""

MOVED = {
    position_class: ("MOVE.up-to-two", "TURN.one-action", clause) for position_class, clause in SIDE_CLAUSE.items()
}


def choose_way_to_take_ball(rules: Rules) -> str:
    """Return the reading of TS-A52: enter the hex, roll there, or use an action."""
    return rules.reading["TS-A52"]


# ---- the effect of a move


def _move_man(deed: Deed[Move]) -> Position:
    """Move a man. He carries the ball if he holds it, and may take a loose ball on his way (TS-A53, TS-A52)."""
    man, to, start = deed.action.man, deed.action.to, get_hex_on_field(deed.position, deed.action.man)
    deed.say("moved", MOVED[man[0]], **{"man": man, "from": start, "to": to})
    walked = move_man_and_facing(deed.rules, mark_action_used(deed.position, man), man, to)
    if (
        walked.loose is None
        or walked.loose not in (to, deed.action.via)
        or choose_way_to_take_ball(deed.rules) == "own-action"
    ):
        return end_activation(deed, walked)
    if choose_way_to_take_ball(deed.rules) == "receive-roll":
        ball = Catch(man, origin=None, row=1, tried=())
        return end_activation(deed, roll_for_reception(deed, replace(walked, loose=None), ball))
    return end_activation(deed, _give_loose_ball_to_man(deed, walked))


def _give_loose_ball_to_man(deed: Deed[Move | PickUp], position: Position) -> Position:
    """Give the loose ball to the man."""
    deed.say("picked-up", (RECEIVE_ATTEMPT, "COMP.ball"), man=deed.action.man, hex=position.loose)
    return replace(position, holder=deed.action.man, loose=None)


# ---- reachable hexes


def can_walk_to_target(at: At[Move]) -> bool:
    """Return whether a man on the field reaches his target in two steps over free hexes (TS-A54).

    A man who enters the hex of a loose ball stops there, unless he takes it on his way (TS-A52). Only then may his
    way end where it began.
    """
    next_to, to, via = at.rules.pitch.next_to, at.action.to, at.action.via
    start, ball = get_hex_on_field(at.position, at.action.man), _find_hex_of_ball_taken_on_entry(at)
    if via is not None:
        on_his_way = via == ball and choose_way_to_take_ball(at.rules) == "enter-hex" and via in next_to[start]
        return (
            on_his_way
            and _may_man_stand_in_hex(at, via)
            and to in next_to[via]
            and (to == start or _may_man_stand_in_hex(at, to))
        )
    if to == start:
        return to == ball
    if not _may_man_stand_in_hex(at, to):
        return False
    return to in next_to[start] or any(
        step != ball and _may_man_stand_in_hex(at, step) for step in next_to[to] if step in next_to[start]
    )


def _find_hex_of_ball_taken_on_entry(at: At[Move]) -> Hex | None:
    """Return the hex of a loose ball that a man takes by entering it."""
    return None if choose_way_to_take_ball(at.rules) == "own-action" else at.position.loose


def _may_man_stand_in_hex(at: At[Move], place: Hex) -> bool:
    """Return whether a man may be in a hex, and the hex is empty."""
    return _is_hex_in_area_of_man(at, place) and find_man_in_hex(at.position, place) is None


def _is_hex_in_area_of_man(at: At[Move], place: Hex) -> bool:
    man, pitch = at.action.man, at.rules.pitch
    return pitch.within(place, pitch.find_ground(find_coach_of_man(at.position, man), man))


def _list_move_candidates(at: At[None]) -> Iterable[Move]:
    return list_moves_of_men(at, list_men_who_may_be_activated(at))


# ---- preconditions


def _is_target_on_pitch(at: At[Move]) -> bool:
    return at.action.to in at.rules.pitch.bit


def _is_defender_in_own_half(at: At[Move]) -> bool:
    to = at.action.to
    return at.action.man[0] != "D" or to not in at.rules.pitch.field or _is_hex_in_area_of_man(at, to)


def _may_man_enter_destination(at: At[Move]) -> bool:
    """Return whether a fielder stays on the field; only goalies enter goal hexes (TS-A66)."""
    return at.action.man in GOALIES or at.action.to in at.rules.pitch.field


REACH: FactsOf = {
    "distance": lambda at: at.rules.pitch.distance(get_hex_on_field(at.position, at.action.man), at.action.to),
    "occupied_by": lambda at: find_man_in_hex(at.position, at.action.to),
}
"""Facts in the preconditions of a move: the distance to the hex, and the man in it."""

BARRED_GROUND = ("no-such-hex", "goalie-outside", "defender-across-halfway", "goal-is-for-goalies")
"""Codes of the preconditions about ground where a man may not stand. If one fails, the distance is not checked."""

MOVE = ActionRule(
    action=Move,
    stages=ACTIVATE,
    candidates=_list_move_candidates,
    preconditions=(
        *ACTIVATION,
        *provided(
            ON_THE_FIELD,
            Precondition("MOVE.up-to-two", "no-such-hex", _is_target_on_pitch, facts=TO),
            *provided(("no-such-hex",), STAYS_AT_HOME),
            Precondition("SIDE.defenders-own", "defender-across-halfway", _is_defender_in_own_half, facts=TO),
            Precondition(
                "GOALIE.three-goal-hexes", "goal-is-for-goalies", _may_man_enter_destination,
                facts=TO, gates=("no-such-hex",),
            ),
            Precondition("MOVE.up-to-two", "out-of-reach", can_walk_to_target, facts=REACH, gates=BARRED_GROUND),
        ),
    ),
    effect=_move_man,
    complete=True,
)  # fmt: skip


# ---- picking the ball up as an action (TS-A52 own-action)


def _pick_up_ball(deed: Deed[PickUp]) -> Position:
    return end_activation(deed, _give_loose_ball_to_man(deed, mark_action_used(deed.position, deed.action.man)))


def _is_separate_pick_up_action_allowed(at: At[PickUp]) -> bool:
    return choose_way_to_take_ball(at.rules) == "own-action"


def _is_man_over_ball(at: At[ManAction]) -> bool:
    return at.position.loose == get_hex_on_field(at.position, at.action.man)


def _list_pick_up_candidates(at: At[None]) -> Iterable[PickUp]:
    if at.position.loose is None or choose_way_to_take_ball(at.rules) != "own-action":
        return ()
    return [PickUp(man) for man, place in list_men_who_may_be_activated(at) if place == at.position.loose]


BALL: FactsOf = {"loose": lambda at: at.position.loose}
"""Fact: the hex of the loose ball."""

PICK_UP = ActionRule(
    action=PickUp,
    stages=ACTIVATE,
    candidates=_list_pick_up_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("ACT.list", "no-such-action", _is_separate_pick_up_action_allowed),
        *provided(
            (*ON_THE_FIELD, "no-such-action"),
            Precondition(RECEIVE_ATTEMPT, "not-over-the-ball", _is_man_over_ball, facts=BALL),
        ),
    ),
    effect=_pick_up_ball,
    complete=True,
)

RULES = (MOVE, PICK_UP)
