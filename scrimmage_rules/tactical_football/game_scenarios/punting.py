"""The punt: the offense kicks the ball away in place of its fourth down (14.34.4)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only
from scrimmage_rules.tactical_football.actions import Punt
from scrimmage_rules.tactical_football.game_scenarios.downs import DOWNS
from scrimmage_rules.tactical_football.game_scenarios.end_of_possession import PossessionEnding, end_possession
from scrimmage_rules.tactical_football.game_scenarios.placing_the_ball import get_spot_on_twenty_yard_line
from scrimmage_rules.tactical_football.position import Down, Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import LineUp

DECLARED = "14.34.4.1"
FOURTH_DOWN = "14.34.4.2"
INSTEAD_OF_IT = "14.34.4.3"
NO_KICKING = "14.4.1"


def _punt_ball(deed: Deed[Punt]) -> Position:
    """Punt without a play and without dice: the opponent has the ball on his 20-yard line (14.34.4.4)."""
    position, field = deed.position, deed.rules.field
    deed.say("punted", (DECLARED, FOURTH_DOWN, INSTEAD_OF_IT, NO_KICKING))
    at = field.turned(get_spot_on_twenty_yard_line(deed.rules).at)
    position = replace(position, ball=Down(at, "punt", "defense"))
    return end_possession(deed, position, PossessionEnding("punt", position.line))


def _is_line_up_of_offense_due(at: At[object]) -> bool:
    return at.position.stage == LineUp("offense")


def _is_fourth_down(at: At[object]) -> bool:
    return at.position.game is not None and at.position.game.down == DOWNS


PUNT = ActionRule(
    action=Punt,
    stages=("line-up",),
    candidates=only(Punt()),
    preconditions=(
        Precondition(
            DECLARED, "offense-kicks", lambda at: get_side_of_seat(at.position, at.seat) == "offense", facts=SEAT
        ),
        Precondition(NO_KICKING, "no-kick-in-a-single-play", lambda at: at.position.game is not None),
        Precondition(INSTEAD_OF_IT, "play-has-begun", _is_line_up_of_offense_due, also=(FOURTH_DOWN,)),
        Precondition(FOURTH_DOWN, "not-fourth-down", _is_fourth_down, gates=("no-kick-in-a-single-play",)),
    ),
    effect=_punt_ball,
)

RULES = (PUNT,)
