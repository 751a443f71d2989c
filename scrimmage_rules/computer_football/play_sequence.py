"""The play sequence: the offense lines up and calls in secret, the defense lines up, and the play begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import CallPlay, Done
from scrimmage_rules.computer_football.field import ZONES
from scrimmage_rules.computer_football.line_ups import eligible
from scrimmage_rules.computer_football.men import BACKS, next_man
from scrimmage_rules.computer_football.position import Call, Man, Position, role_of
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, alone

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

ZONE_CALLS = tuple(CallPlay(zone=zone) for zone in ZONES)


# ---- the call


def _call(_rules: Rules, position: Position, action: CallPlay, _chance: Chance) -> Settled:
    """The call is written down in secret, and somebody has the ball from now on (PLAY.7.1, CF-A31)."""
    back = next((back for back in BACKS if back == action.run), None)
    call = Call(back, action.zone)
    kind = ("PLAY.2.1", "L4.2") if back else ("PLAY.2.2", "FIELD.zones-use")
    event = Event("called", ("INTRO.run-or-pass", "PLAY.1.2", "PLAY.2.3", *kind), {"by": position.offense})
    return replace(position, phase="defend", call=call, carrier=Man("offense", back or "Q")), [event]


def _call_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[CallPlay]:
    if role_of(position, seat) != "offense" or next_man(position, "offense") is not None:
        return ()
    return (*(CallPlay(run=back) for back in BACKS if eligible(position.men, back)), *ZONE_CALLS)


def _by_the_offense(_rules: Rules, position: Position, seat: str, _action: CallPlay) -> bool:
    return role_of(position, seat) == "offense"


def _no_kick(_rules: Rules, _position: Position, _seat: str, action: CallPlay) -> bool:
    return action.kick is None


def _run_or_pass(_rules: Rules, _position: Position, _seat: str, action: CallPlay) -> bool:
    return (action.run is None) != (action.zone is None) or action.kick is not None


def _all_placed(_rules: Rules, position: Position, _seat: str, _action: CallPlay) -> bool:
    return next_man(position, "offense") is None


def _a_back(_rules: Rules, _position: Position, _seat: str, action: CallPlay) -> bool:
    return action.run is None or action.run in BACKS


def _an_eligible_back(_rules: Rules, position: Position, _seat: str, action: CallPlay) -> bool:
    placed = action.run in BACKS and next_man(position, "offense") is None
    return action.run is None or not placed or eligible(position.men, action.run)


def _a_zone(_rules: Rules, _position: Position, _seat: str, action: CallPlay) -> bool:
    return action.zone is None or action.zone in ZONES


CALL = ActionRule(
    phases=frozenset({"line-up"}),
    candidates=_call_candidates,
    preconditions=(
        Precondition("PLAY.1.1", "offense-calls", _by_the_offense),
        Precondition("INTRO.no-kicks", "kick", _no_kick, also=("INTRO.run-or-pass",)),
        Precondition("INTRO.run-or-pass", "neither-or-both", _run_or_pass),
        Precondition(
            "PLAY.1.2", "line-up-not-complete", _all_placed, also=("OBJECTIVE.eleven-men", "INTRO.enforced.1")
        ),
        Precondition("PLAY.2.1", "no-back", _a_back),
        Precondition("L4.2", "too-far-from-the-quarterback", _an_eligible_back, also=("PLAY.2.1",)),
        Precondition("PLAY.2.2", "no-such-zone", _a_zone, also=("FIELD.zones-12",)),
    ),
    settle=_call,
    exact=True,
)


# ---- the defense is done


def _done(_rules: Rules, position: Position, _action: Done, _chance: Chance) -> Settled:
    """The offense has the first turn (PLAY.4.1), and nothing of the call is known (PLAY.4.4, PLAY.5.3)."""
    clauses = ("PLAY.3.2", "PLAY.4.1", "PLAY.4.4", "PLAY.5.3", "OBJECTIVE.eleven-men")
    return replace(position, phase="allot", mover="offense"), [Event("play-begins", clauses, {"play": position.play})]


def _by_the_defense(_rules: Rules, position: Position, seat: str, _action: Done) -> bool:
    return role_of(position, seat) == "defense"


def _defense_placed(_rules: Rules, position: Position, _seat: str, _action: Done) -> bool:
    return next_man(position, "defense") is None


DONE = ActionRule(
    phases=frozenset({"defend"}),
    candidates=alone(Done()),
    preconditions=(
        Precondition("PLAY.3.1", "defense-is-to-line-up", _by_the_defense),
        Precondition(
            "PLAY.3.2", "line-up-not-complete", _defense_placed, also=("OBJECTIVE.eleven-men", "INTRO.enforced.1")
        ),
    ),
    settle=_done,
)
