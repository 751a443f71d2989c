"""A down: two secret calls, then the coin."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from coin_and_yards.drive import forward
from coin_and_yards.position import SIDES, At, Deed, Play, Position, Rules, call_of, other
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import SEAT, Action, ActionRule, Precondition, only
from scrimmage_rules.kernel.ruleset import Question

PLAYS: tuple[Play, ...] = get_args(Play)

YARDS: dict[Play, tuple[int, ...]] = {"plunge": (1, 3), "sweep": (0, 3, 6)}
"""For each play, the yards that it gains with 0, 1, 2, ... heads."""

CLAUSE: dict[Play, str] = {"plunge": "DOWN.plunge", "sweep": "DOWN.sweep"}
"""Clause that states the gains of each play."""


class Call(Action, frozen=True):
    """A secret call: the play of the side with the ball, or the play that the other side expects."""

    play: Play


class Flip(Action, frozen=True):
    """The coin flips of the side with the ball for the play that it has called."""


def gain(rules: Rules, play: Play, heads: int, *, expected: bool) -> int:
    """Return the yards that a play gains with this number of heads. If the other side expected the play, it gains half
    the yards (DOWN.expected).
    """
    yards = YARDS[play][heads]
    if not expected:
        return yards
    return (yards + 1) // 2 if rules.reading["CY-A1"] == "up" else yards // 2


# ---- the calls


def _call(deed: Deed[Call]) -> Position:
    deed.say("called", ("DOWN.calls",), by=deed.seat)
    called = replace(deed.position, **{deed.seat: deed.action.play})
    if call_of(called, other(deed.seat)) is None:
        return called
    deed.say("shown", ("DOWN.reveal",), north=called.north, south=called.south)
    return replace(called, phase="flip")


CALL = ActionRule(
    action=Call,
    stages=("call",),
    candidates=lambda _at: map(Call, PLAYS),
    preconditions=(
        Precondition("START.sides", "no-side", lambda at: at.seat in SIDES, facts=SEAT),
        Precondition("DOWN.one-call", "has-called", lambda at: call_of(at.position, at.seat) is None, facts=SEAT,
                     gates=("no-side",)),
    ),
    effect=_call,
    secret=("/north", "/south"),
)  # fmt: skip


# ---- the coin


def _flip(deed: Deed[Flip]) -> Position:
    play, guess = call_of(deed.position, deed.seat), call_of(deed.position, other(deed.seat))
    assert play is not None  # as in every position of this stage
    flips = [deed.pick("coin", f"flip {number}", ("heads", "tails")) for number in range(1, len(YARDS[play]))]
    expected = guess == play
    yards = gain(deed.rules, play, flips.count("heads"), expected=expected)
    deed.say("gained", (CLAUSE[play], *(("DOWN.expected",) if expected else ())), play=play, flips=flips, yards=yards)
    return forward(deed, yards)


def _has_the_ball(at: At[Flip]) -> bool:
    return at.seat == at.position.offence


FLIP = ActionRule(
    action=Flip,
    stages=("flip",),
    candidates=only(Flip()),
    preconditions=(Precondition("DOWN.reveal", "not-the-offence", _has_the_ball, facts=SEAT),),
    effect=_flip,
)

RULES = (CALL, FLIP)


# ---- queries


def gains(asked: Question[Rules]) -> Answer:
    """Return two gains of each play for each number of heads: its yards, and its yards if the other side expected the
    play.
    """
    value = {
        play: [
            {"heads": heads, "yards": yards, "expected": gain(asked.rules, play, heads, expected=True)}
            for heads, yards in enumerate(YARDS[play])
        ]
        for play in PLAYS
    }
    return Answer(value, (*CLAUSE.values(), "DOWN.expected"))
