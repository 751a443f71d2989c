"""Steps of computer-football that query an archived game: its contents, its replay move by move, and its extension."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query

then = VOCABULARY.then


def _query_archive(table: Table, query: str, **args: Any) -> None:
    if "archive" not in table.given:
        raise MisusedStep("no step names an archived game; before this step, add a Given step that names one")
    ask_rule_query(table, query, archive=table.given["archive"], **args)


STEPS.register_queries(_query_archive, {
    "the archive is looked up": ("archived", {}),
    "the archived game is replayed": ("replayed", {}),
    "the plays {first:n} to {last:n} of the archived game are replayed":
        ("replayed", {"from": "{first}", "to": "{last}"}),
    "the plays from {first:n} on of the archived game are replayed": ("replayed", {"from": "{first}"}),
    "the plays up to {last:n} of the archived game are replayed": ("replayed", {"to": "{last}"}),
    "the instant replay of the archived game is asked for": ("replayed", {"instant": True}),
    "the archived game is extended": ("extended", {}),
})  # fmt: skip


STEPS.register_expectations({
    # ---- what is stored
    "its name is {name}": {"/value/name": "{name}"},
    "it has no name": {"/value/name": None},
    "it is complete": {"/value/complete": True},
    "it is incomplete": {"/value/complete": False},
    "it was played under limits of {lower:n} to {upper:n}": {"/value/limits": ["{lower}", "{upper}"]},
    "it was played under the edition {edition:word}": {"/value/edition": "{edition}"},
    # ---- frames of a replay; frame 0 is what it starts from
    "frame {frame:n} shows move {move:n}": {"/value/frames/{frame}/move": "{move}"},
    "frame {frame:n} belongs to play {play:n}": {"/value/frames/{frame}/play": "{play}"},
    "in frame {frame:n} the phase is {phase:word}": {"/value/frames/{frame}/position/phase": "{phase}"},
    "in frame {frame:n} the winner is {who:seat}": {"/value/frames/{frame}/position/winner": "{who}"},
    "in frame {frame:n} the score is a {score:word}": {"/value/frames/{frame}/position/score": "{score}"},
    "in frame {frame:n} the {side:word}'s {man:word} stands on {place:word}":
        {"/value/frames/{frame}/position/men/{side}/{man}": "{place:square}"},
    "in frame {frame:n} the {side:word}'s {man:word} is off the field":
        {"/value/frames/{frame}/position/men/{side}/{man}": None},
    # The line or the down.
    "in frame {frame:n} the {what:word} is {number:n}": {"/value/frames/{frame}/position/{what:number}": "{number}"},
    "in frame {frame:n} offense and defense have finished {offense:n} and {defense:n} turns":
        {"/value/frames/{frame}/position/turns": {"offense": "{offense}", "defense": "{defense}"}},
    # ---- an extension
    "it goes on in the {phase:word}": {"/value/position/phase": "{phase}"},
    # `play 3`, `down 3`, `line 14`, `first-down line 20`.
    "it goes on with {what} {number:n}": {"/value/position/{what:number}": "{number}"},
    "it goes on with the {side:word}'s {man:word} off the field": {"/value/position/men/{side}/{man}": None},
    "{moves:n} moves are taken back": {"/value/dropped": "{moves}"},
    "it has no winner yet": {"/value/position/winner": None},
    "it has no score yet": {"/value/position/score": None},
})  # fmt: skip


@then("it has {count:n} {what:word}")
def _expect_number_of_plays_or_moves(table: Table, count: int, what: str) -> None:
    """Expect a number of plays or moves in the answer: `2 plays`, `1 play`, `67 moves`."""
    table.expect(f"/value/{what.removesuffix('s')}s", "equals", count)


@then("in frame {frame:n} {sound:word} is heard")
def _expect_sound(table: Table, frame: int, sound: str) -> None:
    """Expect the name of the sound at a frame of the replay, or `nothing`."""
    table.expect(f"/value/frames/{frame}/sounds", "equals", [] if sound == "nothing" else [sound])
