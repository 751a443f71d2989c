"""Sequence of play: a draw, then plays with two line-ups, a secret call and turns, until a side scores."""

from __future__ import annotations

from scrimmage_rules.computer_football.objective import ALTERNATE, SUDDEN_DEATH
from scrimmage_rules.computer_football.position import SEATS, Position, get_mover, get_seat_of_role
from scrimmage_rules.computer_football.settings import DRAWN_EACH_TURN, Rules
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.rule_context import drop_first_argument
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage


def _list_seat_of_offense(position: Position) -> tuple[str, ...]:
    """Return the seat of the offense."""
    return (get_seat_of_role(position, "offense"),)


def _list_seat_of_defense(position: Position) -> tuple[str, ...]:
    """Return the seat of the defense."""
    return (get_seat_of_role(position, "defense"),)


def _list_seat_of_mover(position: Position) -> tuple[str, ...]:
    """Return the seat of the side whose turn it is."""
    return (get_seat_of_role(position, get_mover(position)),)


BEFORE_THE_FIRST_PLAY = (
    Stage[Rules, Position](
        name="draw",
        waits_for="chance draws the first offense and its goal",
        acts="chance",
        seats=drop_first_argument(lambda: (CHANCE_SEAT,)),
        due=(Due("INTRO.random-start"),),
        then={"start": "NEWGAME.first-series"},
    ),
    Stage[Rules, Position](
        name="start",
        waits_for="a player starts the scrimmage",
        acts="either player",
        seats=drop_first_argument(lambda: SEATS),
        due=(Due("NEWGAME.start-button"),),
        then={"line-up": "PLAY.1.1"},
    ),
)

LINE_UPS = (
    Stage[Rules, Position](
        name="line-up",
        waits_for="the offense places its men one by one, then calls the play",
        acts="the offense",
        seats=_list_seat_of_offense,
        due=(Due("PLAY.1.1"),),
        then={"line-up": "PLAY.1.1", "defend": "PLAY.3.1"},
    ),
    Stage[Rules, Position](
        name="defend",
        waits_for="the defense places its men one by one, then sends `done`",
        acts="the defense",
        seats=_list_seat_of_defense,
        due=(Due("PLAY.3.1"),),
        then={"defend": "PLAY.3.1", "allot": "PLAY.4.1"},
    ),
)

TURN = (
    Stage[Rules, Position](
        name="allot",
        waits_for="chance draws the number of squares of the turn",
        acts="chance",
        seats=drop_first_argument(lambda: (CHANCE_SEAT,)),
        due=(Due(DRAWN_EACH_TURN),),
        then={"move": "SETTINGS.allotment", "allot": ALTERNATE, "line-up": "PLAY.end", "over": SUDDEN_DEATH},
    ),
    Stage[Rules, Position](
        name="move",
        waits_for="the side to move moves a man, throws or scrambles",
        acts="the side whose turn it is",
        seats=_list_seat_of_mover,
        due=(Due("M8.1"),),
        then={"move": "M8.2", "allot": ALTERNATE, "throw": "SCRAMBLE.any-zone", "line-up": "PLAY.end",
              "over": SUDDEN_DEATH},
    ),
    Stage[Rules, Position](
        name="throw",
        waits_for="the offense makes the throw that a scramble requires",
        acts="the offense",
        seats=_list_seat_of_mover,
        due=(Due("SCRAMBLE.any-zone"),),
        then={"move": "PASS.offense-first", "allot": ALTERNATE},
    ),
)  # fmt: skip

OVER = Stage[Rules, Position](
    name="over",
    waits_for="nothing",
    acts="nobody",
    seats=drop_first_argument(lambda: ()),
    due=(Due(SUDDEN_DEATH),),
    then={},
)

SEQUENCE = SequenceOfPlay(
    Span(
        name="game",
        lasts="until the first touchdown or safety",
        clause=SUDDEN_DEATH,
        parts=(
            *BEFORE_THE_FIRST_PLAY,
            Span(
                name="play",
                lasts="until a tackle, a recovered fumble, an incomplete pass or a score",
                clause="PLAY.end",
                parts=(
                    *LINE_UPS,
                    Span(name="turn", lasts="until its squares are used up", clause="M8.2", parts=TURN),
                ),
            ),
            OVER,
        ),
    )
)
