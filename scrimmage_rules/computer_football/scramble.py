"""Scramble of the quarterback on a pass play, with five results."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Scramble
from scrimmage_rules.computer_football.calls_and_turns import continue_or_end_turn
from scrimmage_rules.computer_football.position import Position, Scrambled
from scrimmage_rules.computer_football.probability_text import format_outcome_probabilities
from scrimmage_rules.computer_football.quarterback import (
    ON_HIS_TURN,
    SCRAMBLED,
    SQUARES,
    TURNS,
    has_not_scrambled,
    is_holding_pass,
    is_turn_unused,
    is_type_known,
    may_passer_scramble,
)
from scrimmage_rules.computer_football.rule_context_types import At, Deed
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided

TENTHS: dict[Scrambled, int] = {"run": 4, "throw": 2, "shift-4": 2, "shift-3": 1, "shift-2": 1}
"""The chances of the five results in tenths (SCRAMBLE.odds)."""

FACES = tuple(result for result, tenths in TENTHS.items() for _ in range(tenths))

CLAUSE: dict[Scrambled, str] = {
    "run": "SCRAMBLE.run", "throw": "SCRAMBLE.any-zone", "shift-4": "SCRAMBLE.shift-4", "shift-3": "SCRAMBLE.shift-3",
    "shift-2": "SCRAMBLE.shift-2",
}  # fmt: skip


def _resolve_scramble(deed: Deed[Scramble]) -> Position:
    """Return the position after the draw: the quarterback must run, must throw, or may shift (CF-A38, CF-A39)."""
    drawn = deed.pick("scramble", "scramble", FACES)
    result = next(each for each in TENTHS if each == drawn)
    deed.say("scrambled", ("SCRAMBLE.choice", "SCRAMBLE.odds", CLAUSE[result]), result=result)
    return continue_or_end_turn(
        deed, replace(deed.position, scramble=result, phase="throw" if result == "throw" else "move")
    )


def _list_candidate_scrambles(at: At[None]) -> Iterable[Scramble]:
    """Return the scramble if it is legal."""
    return (Scramble(),) if may_passer_scramble(at) else ()


SCRAMBLE = ActionRule(
    action=Scramble,
    stages=("move",),
    candidates=_list_candidate_scrambles,
    preconditions=(
        ON_HIS_TURN,
        Precondition("SCRAMBLE.choice", "without-a-pass-to-throw", is_holding_pass, gates=("not-your-turn",)),
        *provided(
            ("without-a-pass-to-throw",),
            Precondition("SCRAMBLE.choice", "once-in-a-play", has_not_scrambled, facts=SCRAMBLED),
            Precondition("PLAY.6.1", "before-the-second-turn", is_type_known, facts=TURNS),
            Precondition("SCRAMBLE.choice", "squares-used-already", is_turn_unused, facts=SQUARES),
        ),
    ),
    effect=_resolve_scramble,
    complete=True,
    can_act=may_passer_scramble,
)

RULES = (SCRAMBLE,)


def answer_scramble_chances() -> Answer:
    """Answer with the chances of the five results of a scramble."""
    return Answer(format_outcome_probabilities(FACES), ("SCRAMBLE.odds",))
