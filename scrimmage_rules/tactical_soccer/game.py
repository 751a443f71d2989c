"""The soccer game as a ruleset: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Answer, Applied, Fault, Options, Result, Ruleset
from scrimmage_rules.tactical_soccer import drafting, halves, options, validity
from scrimmage_rules.tactical_soccer.actions import (
    Action,
    AimAt,
    Foul,
    Guard,
    Intercept,
    KickOff,
    Leave,
    LetBy,
    Move,
    Pass,
    Pick,
    PickUp,
    Place,
    Receive,
    RollOff,
    RollShot,
    Shoot,
    Skip,
    Steal,
)
from scrimmage_rules.tactical_soccer.drafting import PICK, ROLL_OFF
from scrimmage_rules.tactical_soccer.fouls import FOUL
from scrimmage_rules.tactical_soccer.interception import INTERCEPT, LET_BY
from scrimmage_rules.tactical_soccer.moving import MOVE, PICK_UP
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.passing import PASS
from scrimmage_rules.tactical_soccer.pitch import BUNDLED, PitchData, bundled
from scrimmage_rules.tactical_soccer.position import Position
from scrimmage_rules.tactical_soccer.queries import QUERIES
from scrimmage_rules.tactical_soccer.receiving import LEAVE, RECEIVE
from scrimmage_rules.tactical_soccer.set_up import KICK_OFF, PLACE
from scrimmage_rules.tactical_soccer.shooting import AIM_AT, GUARD, SHOOT
from scrimmage_rules.tactical_soccer.shot import ROLL_SHOT
from scrimmage_rules.tactical_soccer.stealing import STEAL
from scrimmage_rules.tactical_soccer.turns import SKIP
from scrimmage_rules.tactical_soccer.view import view

ANSWERS = (Receive, Leave, Intercept, LetBy, AimAt, Guard, RollShot)
"""What is never chosen as an activation: it answers something (ACT.list)."""


class TacticalSoccer(Ruleset[Rules, Position]):
    """Daelphinux's tactical soccer game."""

    id = "tactical-soccer"
    title = "Scrimmage, A Tactical Soccer Game"
    seats = ("red", "blue", CHANCE_SEAT)
    position_type = Position
    action_type = Action
    rulebook = options.RULEBOOK
    queries = QUERIES
    data_types: ClassVar = {"pitch": PitchData}
    action_rules: ClassVar = {
        RollOff: ROLL_OFF,
        Pick: PICK,
        Place: PLACE,
        KickOff: KICK_OFF,
        Move: MOVE,
        PickUp: PICK_UP,
        Pass: PASS,
        Steal: STEAL,
        Foul: FOUL,
        Shoot: SHOOT,
        Skip: SKIP,
        Intercept: INTERCEPT,
        LetBy: LET_BY,
        Receive: RECEIVE,
        Leave: LEAVE,
        AimAt: AIM_AT,
        Guard: GUARD,
        RollShot: ROLL_SHOT,
    }

    def rules(self, options_: Options) -> Rules:
        """See `options.resolve`."""
        return options.resolve(options_)

    def start(self, rules: Rules) -> Applied[Position]:
        """See `drafting.begin`."""
        return drafting.begin(rules)

    def faults(self, rules: Rules, position: Position) -> Iterator[Fault]:
        """See `validity.faults`."""
        return validity.faults(rules, position)

    def result(self, rules: Rules, position: Position) -> Result | None:
        """See `halves.result`."""
        return halves.result(rules, position)

    def view(self, rules: Rules, position: Position, seat: str) -> Answer:
        """See `view.view`."""
        return view(rules, position, seat)

    def published(self) -> dict[str, Any]:
        """The bundled pitches."""
        return {f"pitches/{name}.json": plain(bundled(name)) for name in BUNDLED}

    def not_due(self, _rules: Rules, position: Position, _seat: str, action: Any) -> str:
        """The clause that says what the table is waiting for."""
        if position.phase == "over":
            return "GAME.tie-stop" if halves.extra_time(position) else "GAME.end"
        if isinstance(action, Intercept | LetBy):
            return "INTERCEPT.passes-only"
        if isinstance(action, Pick | RollOff) and (position.half > 1 or position.phase not in BEFORE_PLAY):
            return "GAME.half-time-same-teams"
        if position.phase == "activate":
            return "ACT.list" if isinstance(action, ANSWERS) else "GAME.phase-order"
        if position.phase == "aim":
            return "SHOOT.reveal" if isinstance(action, RollShot) else "SHOOT.secret-write"
        return {
            "roll-off": "DRAFT.roll-first", "draft": "GAME.phase-order", "set-up": "GAME.phase-order",
            "kick-off": "SETUP.second-has-ball", "intercept": "INTERCEPT.path",
            "receive": "FAILPASS.receive-attempt", "shot": "SHOOT.order",
        }[position.phase]  # fmt: skip


BEFORE_PLAY = ("roll-off", "draft", "set-up")
"""The phases of the first half before men are activated."""
