"""Questions about an archived game: what is stored, its replay move by move, its extension."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import man_of, square_of

when, then = VOCABULARY.when, VOCABULARY.then

NUMBERS = {"line": "line", "first-down line": "first_down", "down": "down", "play": "play"}


def _ask(table: Table, query: str, **args: Any) -> None:
    if "archive" not in table.given:
        raise Misused("no archived game: put one of them into a Given step")
    look_up(table, query, archive=table.given["archive"], **args)


@when("the archive is looked up")
def _archived(table: Table) -> None:
    _ask(table, "archived")


@when("the archived game is replayed")
def _replayed(table: Table) -> None:
    _ask(table, "replayed")


@when("the plays {first:n} to {last:n} of the archived game are replayed")
def _replayed_part(table: Table, first: int, last: int) -> None:
    _ask(table, "replayed", **{"from": first, "to": last})


@when("the plays from {first:n} on of the archived game are replayed")
def _replayed_on(table: Table, first: int) -> None:
    _ask(table, "replayed", **{"from": first})


@when("the plays up to {last:n} of the archived game are replayed")
def _replayed_up_to(table: Table, last: int) -> None:
    _ask(table, "replayed", to=last)


@when("the instant replay of the archived game is asked for")
def _instant(table: Table) -> None:
    _ask(table, "replayed", instant=True)


@when("the archived game is extended")
def _extended(table: Table) -> None:
    _ask(table, "extended")


# ---- what is stored


@then("its name is {name}")
def _name(table: Table, name: str) -> None:
    table.expect("/value/name", "equals", name)


@then("it has no name")
def _no_name(table: Table) -> None:
    table.expect("/value/name", "equals", None)


@then("it is complete")
def _complete(table: Table) -> None:
    table.expect("/value/complete", "equals", True)


@then("it is incomplete")
def _incomplete(table: Table) -> None:
    table.expect("/value/complete", "equals", False)


@then("it has {count:n} {what:word}")
def _has(table: Table, count: int, what: str) -> None:
    """`2 plays`, `1 play`, `67 moves`."""
    table.expect(f"/value/{what.removesuffix('s')}s", "equals", count)


@then("it was played under limits of {lower:n} to {upper:n}")
def _limits(table: Table, lower: int, upper: int) -> None:
    table.expect("/value/limits", "equals", [lower, upper])


@then("it was played under the edition {edition:word}")
def _edition(table: Table, edition: str) -> None:
    table.expect("/value/edition", "equals", edition)


# ---- frames of a replay; frame 0 is what it starts from


@then("frame {frame:n} shows move {move:n}")
def _move(table: Table, frame: int, move: int) -> None:
    table.expect(f"/value/frames/{frame}/move", "equals", move)


@then("frame {frame:n} belongs to play {play:n}")
def _play(table: Table, frame: int, play: int) -> None:
    table.expect(f"/value/frames/{frame}/play", "equals", play)


@then("in frame {frame:n} the phase is {phase:word}")
def _phase(table: Table, frame: int, phase: str) -> None:
    table.expect(f"/value/frames/{frame}/position/phase", "equals", phase)


@then("in frame {frame:n} the winner is {who:seat}")
def _winner(table: Table, frame: int, who: str) -> None:
    table.expect(f"/value/frames/{frame}/position/winner", "equals", who)


@then("in frame {frame:n} the score is a {score:word}")
def _score(table: Table, frame: int, score: str) -> None:
    table.expect(f"/value/frames/{frame}/position/score", "equals", score)


@then("in frame {frame:n} the {what:word} is {number:n}")
def _number(table: Table, frame: int, what: str, number: int) -> None:
    """The line or the down."""
    table.expect(f"/value/frames/{frame}/position/{NUMBERS[what]}", "equals", number)


@then("in frame {frame:n} the {side:word}'s {man:word} stands on {place:word}")
def _stands(table: Table, frame: int, side: str, man: str, place: str) -> None:
    found = man_of(side, man)
    table.expect(f"/value/frames/{frame}/position/men/{found['of']}/{man}", "equals", square_of(place))


@then("in frame {frame:n} the {side:word}'s {man:word} is off the field")
def _off(table: Table, frame: int, side: str, man: str) -> None:
    found = man_of(side, man)
    table.expect(f"/value/frames/{frame}/position/men/{found['of']}/{man}", "equals", None)


@then("in frame {frame:n} offense and defense have finished {offense:n} and {defense:n} turns")
def _turns(table: Table, frame: int, offense: int, defense: int) -> None:
    table.expect(f"/value/frames/{frame}/position/turns", "equals", {"offense": offense, "defense": defense})


@then("in frame {frame:n} {sound:word} is heard")
def _sound(table: Table, frame: int, sound: str) -> None:
    """A sound, or `nothing`."""
    table.expect(f"/value/frames/{frame}/sounds", "equals", [] if sound == "nothing" else [sound])


# ---- an extension


@then("it goes on in the {phase:word}")
def _goes_on(table: Table, phase: str) -> None:
    table.expect("/value/position/phase", "equals", phase)


@then("it goes on with {what} {number:n}")
def _goes_on_with(table: Table, what: str, number: int) -> None:
    """`play 3`, `down 3`, `line 14`, `first-down line 20`."""
    table.expect(f"/value/position/{NUMBERS[what]}", "equals", number)


@then("it goes on with the {side:word}'s {man:word} off the field")
def _goes_on_without(table: Table, side: str, man: str) -> None:
    table.expect(f"/value/position/men/{side}/{man}", "equals", None)


@then("{moves:n} moves are taken back")
def _dropped(table: Table, moves: int) -> None:
    table.expect("/value/dropped", "equals", moves)


@then("it has no winner yet")
def _no_winner(table: Table) -> None:
    table.expect("/value/position/winner", "equals", None)


@then("it has no score yet")
def _no_score(table: Table) -> None:
    table.expect("/value/position/score", "equals", None)
