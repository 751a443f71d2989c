"""Positions during a scenario: before its first action, after each sentence with an action, and at its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import canonical, decode
from scrimmage_rules.kernel.contract import Applied, Event, Rejection
from scrimmage_rules.kernel.errors import ChanceFault, ScrimmageError
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import ruleset

MOST_RULES = 128
"""Maximum number of different options whose rules are cached. Most scenarios share options with others."""


class PositionWithRules(msgspec.Struct, frozen=True):
    """A position, with the rules of its game and the options."""

    options: dict[str, Any]
    rules: Any
    position: Any


class ActionSentence(msgspec.Struct, frozen=True):
    """A sentence with an action: its words, the position afterwards, and the result, which may be a rejection."""

    text: str
    after: PositionWithRules
    came: tuple[Event | Rejection, ...]


class ScenarioPositions(msgspec.Struct, frozen=True):
    """The positions of a scenario before its first action and after its last request, and every sentence with an
    action.
    """

    before: PositionWithRules | None
    after: PositionWithRules | None
    acts: tuple[ActionSentence, ...]


class RequestResult(msgspec.Struct, frozen=True):
    """The result of a request: the new position, if the request makes one, and the events or the rejection of its
    action.
    """

    table: PositionWithRules | None = None
    came: tuple[Event | Rejection, ...] = ()


def play_scenario(vector: Vector) -> ScenarioPositions:
    """Return the positions of a vector by sending its requests to its ruleset; rejected requests change nothing."""
    before, last, acted = None, None, False
    acts: dict[int, ActionSentence] = {}
    for number, ask, answer in _play_requests(vector):
        acted = acted or ask["op"] == "apply"
        last = answer.table or last
        before = before if acted else last
        if ask["op"] == "apply" and last is not None:
            came = acts[number].came if number in acts else ()
            acts[number] = ActionSentence(vector.steps[number].text, last, (*came, *answer.came))
    return ScenarioPositions(before, last, tuple(acts.values()))


def _play_requests(vector: Vector) -> Iterator[tuple[int, dict[str, Any], RequestResult]]:
    """Yield every request with its answer and the index of its sentence."""
    tables: dict[str, PositionWithRules] = {}
    for number, step in enumerate(vector.steps):
        for ask in (deed.ask for deed in step.do):
            if ask is None:
                continue
            handle = str(ask.get("game"))
            answer = _answer_request(ask, tables.get(handle), vector.ruleset)
            if answer.table is not None:
                tables[handle] = answer.table
            yield number, ask, answer


def _answer_request(ask: dict[str, Any], table: PositionWithRules | None, ruleset_id: str) -> RequestResult:
    try:
        if ask["op"] in ("new", "load"):
            return RequestResult(set_up_position_of_request(ask, ruleset_id))
        if ask["op"] == "apply" and table is not None:
            return apply_request(ask, table, ruleset_id)
    except (ScrimmageError, ChanceFault):
        pass  # the scenario is about this refusal
    return RequestResult()


def set_up_position_of_request(ask: dict[str, Any], ruleset_id: str) -> PositionWithRules:
    """Return the position that a request sets up; raise `ScrimmageError` for an invalid position."""
    game, options = ruleset(ruleset_id), ask.get("options", {})
    rules = _read_rules(ruleset_id, canonical(options))
    position = game.start(rules).position if ask["op"] == "new" else game.load(rules, ask["position"])
    return PositionWithRules(options, rules, position)


@lru_cache(maxsize=MOST_RULES)
def _read_rules(ruleset_id: str, options: bytes) -> Any:
    """Return the rules under encoded options."""
    game = ruleset(ruleset_id)
    return game.rules(game.options(msgspec.json.decode(options)))


def apply_request(ask: dict[str, Any], table: PositionWithRules, ruleset_id: str) -> RequestResult:
    """Return the result of an action at a position; raise `ScrimmageError` for an invalid request."""
    game = ruleset(ruleset_id)
    script = decode(ask.get("chance", []), tuple[Outcome, ...], "$.chance")
    outcome = game.apply(At(table.rules, table.position, ask["seat"], game.action(ask["action"])), script)
    if isinstance(outcome, Applied):
        return RequestResult(PositionWithRules(table.options, table.rules, outcome.position), outcome.events)
    return RequestResult(came=(outcome,) if isinstance(outcome, Rejection) else ())


# ---- the drawn tables


def list_positions_with_captions(vector: Vector) -> list[tuple[str, PositionWithRules]]:
    """Return the positions of a vector that are drawn, with their captions; empty if no position was set up."""
    shown = play_scenario(vector)
    if shown.before is None or shown.after is None:
        return []
    if not shown.acts:
        return [("The table", shown.after)]
    if shown.before.position == shown.after.position:
        return [("Before and after: nothing changes", shown.before)]
    return [("Before", shown.before), ("After", shown.after)]


def list_positions_after_each_action(vector: Vector) -> list[tuple[ActionSentence | None, PositionWithRules]]:
    """Return the position before the first action and after each sentence with an action; empty if the vector has no
    actions.
    """
    shown = play_scenario(vector)
    if shown.before is None or not shown.acts:
        return []
    return [(None, shown.before), *((act, act.after) for act in shown.acts)]
