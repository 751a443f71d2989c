"""The sentences that every ruleset has: readings and positions, questions, refusals, chances, views and odds."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.table import GAME, Table
from scrimmage_rules.kit.vocabulary import Sentences, Vocabulary, vocabulary

SHARED = Sentences()
given, when, then = SHARED.given, SHARED.when, SHARED.then


def _of(table: Table) -> Vocabulary:
    """The vocabulary of the ruleset that is being played."""
    return vocabulary(table.ruleset)


def set_up(table: Table) -> None:
    """Put the first request, if it has not been put yet."""
    _of(table).set_up(table)


def do(table: Table, seat: str, action: dict[str, Any], *chance: dict[str, Any]) -> None:
    """Ask for an action to be done with the chance it meets."""
    set_up(table)
    table.ask(op="apply", game=GAME, seat=seat, action=action, chance=list(chance))


def names(text: str) -> list[str]:
    """A list in words, `A, B and C`, as its parts."""
    return [name.strip() for name in text.replace(" and ", ", ").split(",") if name.strip()]


# ---- Given


@given("a new game")
def _new(table: Table) -> None:
    table.given["new"] = True


@given("the position says {place:word} is {value}")
def _says(table: Table, place: str, value: str) -> None:
    """Any field, by its place and as JSON: for positions that cannot be."""
    target, *steps = _of(table).words.position(table), *place.split("/")[1:]
    for step in steps[:-1]:
        target = target[step]
    target[steps[-1]] = json.loads(value)


@given("the reading {ambiguity:word} is {key:word}")
def _reading(table: Table, ambiguity: str, key: str) -> None:
    table.given.setdefault("readings", {})[ambiguity] = key


@given("the edition is {edition:word}")
def _edition(table: Table, edition: str) -> None:
    table.given["edition"] = edition


# ---- When


@when("the game is set up")
def _is_set_up(table: Table) -> None:
    set_up(table)


@when("the position is put on the table")
def _is_loaded(table: Table) -> None:
    set_up(table)


@when("{who:seat} does {action} with {chance}")
def _does(table: Table, who: str, action: str, chance: str) -> None:
    """Any action and script as JSON: for scripts that do not fit."""
    do(table, who, json.loads(action), *json.loads(chance))


@when("{who:seat} asks whether {action} is legal")
def _check(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="check", game=GAME, seat=who, action=_of(table).words.action(action))


@when("{who:seat} looks at the table")
def _observe(table: Table, who: str) -> None:
    set_up(table)
    table.ask(op="observe", game=GAME, seat=who)


@when("a bystander looks at the table")
def _observe_public(table: Table) -> None:
    set_up(table)
    table.ask(op="observe", game=GAME, seat="public")


@when("{who:seat} asks why for {action} with {chance}")
def _explain(table: Table, who: str, action: str, chance: str) -> None:
    set_up(table)
    table.ask(
        op="explain",
        game=GAME,
        seat=who,
        action=_of(table).words.action(action),
        chance=_of(table).words.chance(chance),
    )


@when("the odds of {places} are asked for {who:seat}'s {action}")
def _odds(table: Table, places: str, who: str, action: str) -> None:
    set_up(table)
    args = {"seat": who, "action": _of(table).words.action(action), "of": names(places)}
    table.ask(op="query", game=GAME, query="odds", args=args)


@when("the sequences of {depth:n} steps are counted over {chance:word} chances")
def _perft(table: Table, depth: int, chance: str) -> None:
    set_up(table)
    table.ask(op="perft", game=GAME, depth=depth, chance=chance)


# ---- Then


@then("the phase is {phase:word}")
def _then_phase(table: Table, phase: str) -> None:
    table.expect_position("/phase", "equals", phase)


@then("the position has {value} at {place:word}")
def _then_position(table: Table, value: str, place: str) -> None:
    table.expect_position(place, "equals", json.loads(value))


@then("it is refused under {clause:word}")
def _then_refused(table: Table, clause: str) -> None:
    """The clause itself or, where several forbid it, one the reference names beside it."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)


@then("it is accepted")
def _then_accepted(table: Table) -> None:
    """The answer is ok, and says so in more than a word: a position loaded stands, an action checked is legal."""
    table.expect("/status", "equals", "ok")
    if table.last_ask["op"] == "check":
        table.expect("/legal", "equals", True)
    elif table.last_ask["op"] == "load":
        table.expect_position("", "equals", table.last_ask["position"])


@then("nothing has changed")
def _then_unchanged(table: Table) -> None:
    """The position after a refusal is the one that was put on the table."""
    table.last_ask = {}
    table.expect_position("", "equals", _of(table).words.position(table))


@then("it needs a {kind:word} for {purpose:word}")
def _then_needs(table: Table, kind: str, purpose: str) -> None:
    table.expect("/status", "equals", "need-chance")
    table.expect("/next", "covers", {"kind": kind, "for": purpose})


@then("it may be")
def _then_outcomes(table: Table, rows: list[list[str]]) -> None:
    """Rows of: value, p."""
    table.expect("/next/outcomes", "same-set", [{"value": value, "p": p} for value, p in rows[1:]])


@then("it is an error of kind {kind:word}")
def _then_error(table: Table, kind: str) -> None:
    table.expect("/status", "equals", "error")
    table.expect("/kind", "equals", kind)


@then("the game is over and {who:seat} has won under {clause:word}")
def _then_won(table: Table, who: str, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": who, "clause": clause})


@then("the game is over and drawn under {clause:word}")
def _then_drawn(table: Table, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": None, "clause": clause})


@then("the game goes on")
def _then_goes_on(table: Table) -> None:
    table.expect("/turn/over", "equals", False)


@then("these may act: {pending}")
def _then_pending(table: Table, pending: str) -> None:
    """`home (call, punt); away (call)`: every pending seat with all its types of action."""
    wanted = []
    for part in pending.split(";"):
        seat, _, kinds = part.strip().partition(" ")
        wanted.append({"seat": seat, "kinds": sorted(names(kinds.strip("()")))})
    table.expect("/turn/pending", "same-set", wanted)


@then("{who:seat} has exactly these actions")
def _then_exactly(table: Table, who: str, rows: list[list[str]]) -> None:
    """Rows of one action each, in words, under the heading action."""
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "same-set", [{"seat": who, "action": _of(table).words.action(row[0])} for row in rows[1:]])


@then("{who:seat} can {action}")
def _then_can(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "contains", [{"seat": who, "action": _of(table).words.action(action)}])


@then("{who:seat} cannot {action}")
def _then_cannot(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "lacks", [{"seat": who, "action": _of(table).words.action(action)}])


@then("the view has {value} at {place:word}")
def _then_view(table: Table, value: str, place: str) -> None:
    table.expect(f"/view{place}", "equals", json.loads(value))


@then("the explanation cites {clauses}")
def _then_cites(table: Table, clauses: str) -> None:
    table.expect("/trace", "cites", names(clauses))


@then("the answer is {value}")
def _then_answer(table: Table, value: str) -> None:
    table.expect("/value", "equals", json.loads(value))


@then("the answer has {value} at {place:word}")
def _then_answer_at(table: Table, value: str, place: str) -> None:
    table.expect(f"/value{place}", "equals", json.loads(value))


@then("the odds are")
def _then_odds(table: Table, rows: list[list[str]]) -> None:
    """Rows of: is (a JSON list of the values asked for), p."""
    table.expect("/value", "same-set", [{"is": json.loads(values), "p": p} for values, p in rows[1:]])


@then("there are {count:n}")
def _then_count(table: Table, count: int) -> None:
    table.expect("/count", "equals", count)
