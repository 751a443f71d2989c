"""The interception: one throw of the dice for one man of the defense near the receiver; only 7 succeeds (9.5)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Intercept
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.passing.eligibility import can_take_part_in_pass, get_announced_pass
from scrimmage_rules.tactical_football.position import Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Interception, Label, Labels

WITHIN = 3
"""Maximum number of hexes between the receiver and the man who tries to intercept (9.5.AA.2)."""

INTERCEPTS = 7
MAY_TRY = "9.5.AA.2"


def start_interception_or_end_play(deed: Deed[object], position: Position) -> Position:
    """Start the interception if a defender is near enough; otherwise end the play (9.5.AA.1, T.pass.no)."""
    if not find_possible_interceptors(deed.rules, position):
        return end_play_with_incompletion(deed, position)
    deed.say("interception-due", ("9.5.AA.1",))
    return replace(position, stage=Interception())


def end_play_with_incompletion(deed: Deed[object], position: Position) -> Position:
    """End the play: the ball is down in the hex of the snap, and the offense keeps it (9.4.V.4, 9.1.B.2, TF-E28)."""
    assert position.snap is not None
    return end_play_with_ball_down(deed, position, position.snap.at, "incomplete")


def find_possible_interceptors(rules: Rules, position: Position) -> Labels:
    """Return every man who may try to intercept (TF-A71)."""
    men = position.men.defense.on
    return tuple(
        label
        for label, man in men.items()
        if can_take_part_in_pass(rules, man) and is_near_receiver(rules, position, label)
    )


def is_near_receiver(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man of the defense is within three hexes of the receiver, regardless of his facing."""
    return rules.field.distance(position.men.defense.on[label].at, _find_receiver_hex(position)) <= WITHIN


def _find_receiver_hex(position: Position) -> Hex:
    receiver = get_announced_pass(position).receiver
    assert receiver is not None
    return position.men.offense.on[receiver].at


def _roll_for_interception(deed: Deed[Intercept]) -> Position:
    """Throw the dice for the interception: a 7 ends the play in the interceptor's hex (9.5.AA.3 to 9.5.AA.6,
    TF-A72).
    """
    rolled = deed.pick("2d6", "interception", TWO_DICE)
    intercepted = rolled == INTERCEPTS
    clauses = ("9.5.AA.1", MAY_TRY, "9.5.AA.3")
    deed.say("interception", clauses, man=deed.action.man, dice=rolled, intercepted=intercepted)
    if not intercepted:
        return end_play_with_incompletion(deed, deed.position)
    at = deed.position.men.defense.on[deed.action.man].at
    return end_play_with_ball_down(deed, deed.position, at, "interception", "defense")


def _is_seat_defense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "defense"


def _is_interceptor_on_field(at: At[Intercept]) -> bool:
    return at.action.man in at.position.men.defense.on


def _is_interceptor_able_to_intercept(at: At[Intercept]) -> bool:
    return can_take_part_in_pass(at.rules, at.position.men.defense.on[at.action.man])


def _is_interceptor_near_receiver(at: At[Intercept]) -> bool:
    return is_near_receiver(at.rules, at.position, at.action.man)


INTERCEPT = ActionRule(
    action=Intercept,
    stages=("interception",),
    candidates=lambda at: [Intercept(label) for label in find_possible_interceptors(at.rules, at.position)],
    preconditions=(
        Precondition(MAY_TRY, "defense-intercepts", _is_seat_defense, facts=SEAT),
        Precondition("4.1.1", "no-man-of-yours", _is_interceptor_on_field, gates=("defense-intercepts",)),
        *provided(
            ("defense-intercepts", "no-man-of-yours"),
            Precondition("9.4.T.2", "unfit", _is_interceptor_able_to_intercept),
            Precondition(MAY_TRY, "too-far", _is_interceptor_near_receiver),
        ),
    ),
    effect=_roll_for_interception,
    complete=True,
)

RULES = (INTERCEPT,)
