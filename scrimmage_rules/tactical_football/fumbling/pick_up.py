"""The ball lost in an active contact goes to one of the men who have made it (12.proc.4, 12.C1.3, TF-A57)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition
from scrimmage_rules.tactical_football.actions import Claim
from scrimmage_rules.tactical_football.fumbling.loose_ball import dropped
from scrimmage_rules.tactical_football.fumbling.throws import recovered
from scrimmage_rules.tactical_football.position import Loose, Position, role_of
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.stages import Label, Labels, PickUp

TO_ONE_OF_THEM, BACK = "12.C1.3", "12.C1.4"


def taken_from(deed: Deed[object], position: Position, fumbler: Label, contactors: Labels) -> Position:
    """It goes to a man of the contact who is fit, whom the defense picks; with none the offense throws alone."""
    position = dropped(deed, position, fumbler)
    fit = tuple(label for label in contactors if not position.men.defense.on[label].neutralized)
    if len(fit) > 1:
        return replace(position, stage=PickUp(fit))
    if fit:
        return _taken(deed, position, fit[0])
    return recovered(deed, position, {"offense": (_loose(position).at, BACK)})


def _taken(deed: Deed[object], position: Position, label: Label) -> Position:
    """He has it, the defense throws first, and if it misses the ball goes back to the fumbler (12.C1.4)."""
    deed.say("loose-ball-taken", ("12.proc.4", TO_ONE_OF_THEM), man=label)
    at = position.men.defense.on[label].at
    return recovered(deed, position, {"defense": (at, TO_ONE_OF_THEM), "offense": (_loose(position).at, BACK)})


def _loose(position: Position) -> Loose:
    assert isinstance(position.ball, Loose)
    return position.ball


# ---- the defense picks


def _stage(at: At[object]) -> PickUp:
    assert isinstance(at.position.stage, PickUp)
    return at.position.stage


def _by_the_defense(at: At[Claim]) -> bool:
    return role_of(at.position, at.seat) == "defense"


def _one_of_them(at: At[Claim]) -> bool:
    return at.action.man in _stage(at).among


CLAIM = ActionRule(
    action=Claim,
    stages=("pick-up",),
    candidates=lambda at: [Claim(label) for label in _stage(at).among],
    preconditions=(
        Precondition(TO_ONE_OF_THEM, "defense-picks", _by_the_defense, facts=SEAT),
        Precondition("12.proc.4", "not-one-of-them", _one_of_them, also=(TO_ONE_OF_THEM,)),
    ),
    effect=lambda deed: _taken(deed, deed.position, deed.action.man),
)

RULES = (CLAIM,)
