"""The game as a ruleset: its sequence of play, the view of each side, impossible positions, and its chapters."""

from __future__ import annotations

from coin_and_yards import down, drive, start
from coin_and_yards.position import DOWNS, FIELD, MIDDLE, RULEBOOK, SIDES, Position, Rules, call_of, resolve
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, HIDDEN, Answer
from scrimmage_rules.kernel.position_faults import Reason, fault_finder, make_place_finder
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage

# ---- the sequence of play, as data

TOSS = Stage[Rules, Position](
    name="toss",
    waits_for="the toss that says who has the ball",
    acts="chance",
    seats=lambda _position: (CHANCE_SEAT,),
    due=(Due("START.toss"),),
    then={"call": "START.toss"},
)
CALL = Stage[Rules, Position](
    name="call",
    waits_for="the calls of both sides, in secret",
    acts="both sides",
    seats=lambda _position: SIDES,
    due=(Due("DOWN.calls"),),
    then={"call": "DOWN.calls", "flip": "DOWN.reveal"},
)
FLIP = Stage[Rules, Position](
    name="flip",
    waits_for="the flips for what was called",
    acts="the side with the ball",
    seats=lambda position: (str(position.offence),),
    due=(Due("DOWN.reveal"),),
    then={"call": "DRIVE.three-downs", "over": "DRIVE.goal-line"},
)
OVER = Stage[Rules, Position](
    name="over",
    waits_for="nothing: the game is over",
    acts="nobody",
    seats=lambda _position: (),
    due=(Due("DRIVE.goal-line"),),
    then={},
)

DOWN = Span(name="down", lasts="two calls and their flips", clause="DOWN.reveal", parts=(CALL, FLIP))
DRIVE = Span(name="drive", lasts="three downs", clause="DRIVE.three-downs", parts=(DOWN,))
GAME = Span(name="game", lasts="until a goal line is reached", clause="DRIVE.goal-line", parts=(TOSS, DRIVE, OVER))


# ---- what a seat may know


def view(_rules: Rules, position: Position, seat: str) -> Answer:
    """Return the position as a seat may see it; the other side's call is hidden until both have called (DOWN.calls)."""
    shown = plain(position)
    for side in SIDES:
        if position.phase == "call" and side != seat and shown[side] is not None:
            shown[side] = HIDDEN
    return Answer(shown, ("DOWN.calls", "START.field"))


# ---- impossible positions


def _calls(_rules: Rules, position: Position) -> bool:
    made = sum(call_of(position, side) is not None for side in SIDES)
    return made not in {"call": (0, 1), "flip": (2,)}.get(position.phase, (0,))


def _ball(_rules: Rules, position: Position) -> bool:
    return not 1 <= position.to_go < FIELD if position.phase != "over" else position.to_go != 0


def _down(_rules: Rules, position: Position) -> bool:
    return not 1 <= position.down <= DOWNS


def _before_the_toss(_rules: Rules, position: Position) -> bool:
    return (position.phase == "toss") == (position.offence is not None)


def _at_the_start(_rules: Rules, position: Position) -> bool:
    return position.phase == "toss" and (position.to_go, position.down) != (MIDDLE, 1)


REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("START.toss", "offence", "a side with the ball in `toss`, or none in another phase",
           make_place_finder("/offence", _before_the_toss)),
    Reason("START.field", "not-in-the-middle", "in `toss` a ball elsewhere than in the middle, or another down than 1",
           make_place_finder("/to_go", _at_the_start)),
    Reason("DRIVE.goal-line", "off-the-field", "a ball on a goal line or past it, but in `over` on the line",
           make_place_finder("/to_go", _ball)),
    Reason("DRIVE.three-downs", "no-such-down", "a down that is not 1 to 3",
           make_place_finder("/down", _down)),
    Reason("DOWN.reveal", "calls", "two calls in `call`, fewer in `flip`, any in `toss` and `over`",
           make_place_finder("/north", _calls)),
)  # fmt: skip
"""Reasons for an invalid position, in the order of blame: if several apply, the first one is reported."""


RULESET = Ruleset(
    id="coin-and-yards",
    title="Coin and Yards",
    seats=(*SIDES, CHANCE_SEAT),
    rulebook=RULEBOOK,
    position_type=Position,
    sequence=SequenceOfPlay(GAME),
    chapters=(start, down),
    queries={"gains": down.gains},
    rules=resolve,
    start=start.start,
    faults=fault_finder(REASONS),
    reasons=REASONS,
    result=drive.result,
    view=view,
)
