"""The card game as a ruleset: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from scrimmage_rules.card_football import options, quarters, validity
from scrimmage_rules.card_football.actions import (
    Action,
    Call,
    ExtraPoint,
    FieldGoal,
    KickOff,
    MakeCard,
    Name,
    Punt,
    TossCoin,
    TurnCard,
    TurnTryCard,
    TwoPoints,
)
from scrimmage_rules.card_football.deck import Deck, bundled
from scrimmage_rules.card_football.extra_point import EXTRA_POINT_KICK, TURN_TRY_CARD, TWO_POINTS
from scrimmage_rules.card_football.field_goal import FIELD_GOAL
from scrimmage_rules.card_football.kick_off import KICK_OFF
from scrimmage_rules.card_football.momentum import EFFECT, NAME
from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.play_by_play import CALL, TURN_CARD
from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.preparation import MAKE_CARD, TOSS_COIN, prepare
from scrimmage_rules.card_football.punt import PUNT
from scrimmage_rules.card_football.queries import QUERIES
from scrimmage_rules.card_football.view import view
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Answer, Applied, Event, Fault, Options, Result, Ruleset


class CardFootball(Ruleset[Rules, Position]):
    """Dan Verssen's football card game."""

    id = "card-football"
    title = "Football card game with Play by Play cards"
    editions = options.EDITIONS
    seats = ("home", "away", CHANCE_SEAT)
    position_type = Position
    action_type = Action
    rulebook = options.RULEBOOK
    queries = QUERIES
    data_types: ClassVar = {"deck": Deck}
    action_rules: ClassVar = {
        MakeCard: MAKE_CARD,
        TossCoin: TOSS_COIN,
        KickOff: KICK_OFF,
        Call: CALL,
        TurnCard: TURN_CARD,
        Punt: PUNT,
        FieldGoal: FIELD_GOAL,
        Name: NAME,
        TurnTryCard: TURN_TRY_CARD,
        ExtraPoint: EXTRA_POINT_KICK,
        TwoPoints: TWO_POINTS,
    }

    def rules(self, options_: Options) -> Rules:
        """See `options.resolve`."""
        return options.resolve(options_)

    def start(self, rules: Rules) -> Applied[Position]:
        """See `preparation.prepare`."""
        return prepare(rules)

    def faults(self, rules: Rules, position: Position) -> Iterator[Fault]:
        """See `validity.faults`."""
        return validity.faults(rules, position)

    def result(self, rules: Rules, position: Position) -> Result | None:
        """See `quarters.result`."""
        return quarters.result(rules, position)

    def view(self, rules: Rules, position: Position, seat: str) -> Answer:
        """See `view.view`."""
        return view(rules, position, seat)

    def agreed(self, rules: Rules) -> tuple[Event, ...]:
        """The edition, which changes no rule (FORMAT.two-formats)."""
        return (Event("edition", ("FORMAT.two-formats",), {"edition": rules.edition}),)

    def published(self) -> dict[str, Any]:
        """The two bundled decks."""
        return {f"decks/{name}.json": bundled(name) for name in options.BUNDLED}

    def not_due(self, _rules: Rules, position: Position, seat: str, action: Any) -> str:
        """The clause that says what the table is waiting for."""
        if position.phase == "over":
            return "END.sudden-death" if position.overtime else "END.fourth"
        if position.phase == "coin":
            return "END.tie-kickoff" if position.overtime else "PREP.coin"
        if position.two_point and isinstance(action, ExtraPoint | TwoPoints | TurnTryCard):
            return "TWO.alternative"
        if position.phase == "choose":
            return _choice_due(position, seat, action)
        if position.phase == "turn-card":
            return "PLAY.reveal" if isinstance(action, Call) else "PLAY.draw"
        if position.phase == "name":
            return EFFECT[position.to_name or "defence"]
        return {"deck": "PREP.shuffle", "kick-off": "KICKOFF.draw", "try": "XP.must-try"}[position.phase]


def _choice_due(position: Position, seat: str, action: Any) -> str:
    if isinstance(action, TurnCard):
        return "PLAY.reveal"
    return "PLAY.offence-choice" if seat == position.offence else "PLAY.defence-choice"
