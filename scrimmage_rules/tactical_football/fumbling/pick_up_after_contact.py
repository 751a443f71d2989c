"""The ball lost in an active contact: it goes to a man who made the contact (12.proc.4, 12.C1.3, TF-A57)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition
from scrimmage_rules.tactical_football.actions import Claim
from scrimmage_rules.tactical_football.fumbling.fumble_dice import roll_for_fumble_recovery
from scrimmage_rules.tactical_football.fumbling.loose_ball import make_ball_loose
from scrimmage_rules.tactical_football.position import Loose, Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import Label, Labels, PickUp

TO_ONE_OF_THEM, BACK = "12.C1.3", "12.C1.4"


def start_pick_up_or_recovery(deed: Deed[object], position: Position, fumbler: Label, contactors: Labels) -> Position:
    """Make the ball loose, and let the defense choose which of the contacting men takes it.

    Neutralized men cannot take the ball. If all these men are neutralized, only the offense throws for the ball.
    """
    position = make_ball_loose(deed, position, fumbler)
    fit = tuple(label for label in contactors if not position.men.defense.on[label].neutralized)
    if len(fit) > 1:
        return replace(position, stage=PickUp(fit))
    if fit:
        return _give_ball_to_man(deed, position, fit[0])
    return roll_for_fumble_recovery(deed, position, {"offense": (_get_loose_ball(position).at, BACK)})


def _give_ball_to_man(deed: Deed[object], position: Position, label: Label) -> Position:
    """Give the ball to the man, for whom the defense throws first.

    After a miss, the ball is back with the fumbler, for whom the offense throws (12.C1.4).
    """
    deed.say("loose-ball-taken", ("12.proc.4", TO_ONE_OF_THEM), man=label)
    at = position.men.defense.on[label].at
    return roll_for_fumble_recovery(
        deed, position, {"defense": (at, TO_ONE_OF_THEM), "offense": (_get_loose_ball(position).at, BACK)}
    )


def _get_loose_ball(position: Position) -> Loose:
    assert isinstance(position.ball, Loose)
    return position.ball


# ---- the defense picks


def _get_pick_up_stage(at: At[object]) -> PickUp:
    assert isinstance(at.position.stage, PickUp)
    return at.position.stage


def _is_seat_defense(at: At[Claim]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "defense"


def _is_pick_up_candidate(at: At[Claim]) -> bool:
    return at.action.man in _get_pick_up_stage(at).among


CLAIM = ActionRule(
    action=Claim,
    stages=("pick-up",),
    candidates=lambda at: [Claim(label) for label in _get_pick_up_stage(at).among],
    preconditions=(
        Precondition(TO_ONE_OF_THEM, "defense-picks", _is_seat_defense, facts=SEAT),
        Precondition("12.proc.4", "not-one-of-them", _is_pick_up_candidate, also=(TO_ONE_OF_THEM,)),
    ),
    effect=lambda deed: _give_ball_to_man(deed, deed.position, deed.action.man),
)

RULES = (CLAIM,)
