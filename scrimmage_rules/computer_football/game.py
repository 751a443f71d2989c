"""The computer game as a ruleset: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from scrimmage_rules.computer_football import archive, new_game, objective, options, validity
from scrimmage_rules.computer_football.actions import (
    Action,
    Allot,
    CallPlay,
    Done,
    Draw,
    Move,
    Place,
    Scramble,
    Start,
    Throw,
)
from scrimmage_rules.computer_football.line_ups import PLACE
from scrimmage_rules.computer_football.men import in_order
from scrimmage_rules.computer_football.moving import MOVE
from scrimmage_rules.computer_football.new_game import DRAW, START
from scrimmage_rules.computer_football.options import Rules
from scrimmage_rules.computer_football.pass_play import THROW
from scrimmage_rules.computer_football.play_sequence import CALL, DONE
from scrimmage_rules.computer_football.position import Position
from scrimmage_rules.computer_football.queries import QUERIES
from scrimmage_rules.computer_football.scramble import SCRAMBLE
from scrimmage_rules.computer_football.turns import ALLOT
from scrimmage_rules.computer_football.view import view
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Answer, Applied, Event, Fault, Options, Result, Ruleset

WHAT_IS_DUE = {
    "draw": "INTRO.random-start", "start": "NEWGAME.start-button", "line-up": "PLAY.1.1", "defend": "PLAY.3.1",
    "allot": "SETTINGS.draw-each-turn", "move": "M8.1", "throw": "SCRAMBLE.any-zone",
    "over": "OBJECTIVE.sudden-death",
}  # fmt: skip
"""The clause that says what a phase waits for."""


class ComputerFootball(Ruleset[Rules, Position]):
    """The SCRIMMAGE computer game of the 1970 board game."""

    id = "computer-football"
    title = "SCRIMMAGE, the computer game"
    editions = options.EDITIONS
    seats = ("red", "yellow", CHANCE_SEAT)
    position_type = Position
    action_type = Action
    rulebook = options.RULEBOOK
    queries = QUERIES
    action_rules: ClassVar = {
        Draw: DRAW,
        Start: START,
        Place: PLACE,
        CallPlay: CALL,
        Done: DONE,
        Allot: ALLOT,
        Move: MOVE,
        Throw: THROW,
        Scramble: SCRAMBLE,
    }

    def rules(self, options_: Options) -> Rules:
        """See `options.resolve`."""
        return options.resolve(options_)

    def agreed(self, rules: Rules) -> tuple[Event, ...]:
        """See `options.agreed`."""
        return options.agreed(rules)

    def start(self, rules: Rules) -> Applied[Position]:
        """See `new_game.begin`."""
        return new_game.begin(rules)

    def load(self, rules: Rules, data: Any) -> Position:
        """A position from plain data, its men in their own order, so that equal tables list actions alike."""
        position = super().load(rules, data)
        return replace(position, men=in_order(position.men))

    def faults(self, rules: Rules, position: Position) -> Iterator[Fault]:
        """See `validity.faults`."""
        return validity.faults(rules, position)

    def result(self, rules: Rules, position: Position) -> Result | None:
        """See `objective.result`."""
        return objective.result(rules, position)

    def view(self, rules: Rules, position: Position, seat: str) -> Answer:
        """See `view.view`."""
        return view(rules, position, seat)

    def for_replay(self, options: Options) -> Options:
        """See `archive.for_replay`."""
        return archive.for_replay(options)

    def published(self) -> dict[str, Any]:
        """Nothing that the queries do not tell."""
        return {}

    def not_due(self, _rules: Rules, position: Position, _seat: str, _action: Any) -> str:
        """The clause that says what the table is waiting for."""
        return WHAT_IS_DUE[position.phase]
