"""Random hidden state behind a view: markers, target hexes, and the carrier among several men."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import View, copy_position_fields
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import LINE_MARKERS
from scrimmage_rules.tactical_football.play_selection.play_markers import PLAY_MARKERS
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.settings import Rules


def guess_hidden_state(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """Return a position in which the hidden markers, targets and real ball are drawn at random, so that it fits the
    view.
    """
    data = copy_position_fields(view, Position)
    plans = {role: _draw_hidden_plan(role, data["plans"][role], generator) for role in ROLES}
    targets = _draw_hidden_targets(rules, data["targets"], generator)
    turn = {**data["turn"], "throw": _draw_hidden_throw(data, targets, generator)}
    return {
        **data,
        "plans": plans,
        "targets": targets,
        "turn": turn,
        "ball": _draw_real_carrier(data["ball"], generator),
    }


def _choose_random(possible: Sequence[Any], generator: Random) -> Any:
    return possible[int(generator.random() * len(possible))]


def _draw_hidden_plan(role: Role, plan: dict[str, Any] | None, generator: Random) -> dict[str, Any] | None:
    if plan is None:
        return None
    kinds = {"line": LINE_MARKERS[role], "play": PLAY_MARKERS[role]}
    return {**plan, **{name: _choose_random(kinds[name], generator) for name in kinds if plan[name] == HIDDEN}}


def _draw_hidden_targets(rules: Rules, targets: Sequence[str], generator: Random) -> list[str]:
    """Return the target hexes; if one is hidden, return as many different random hexes."""
    if HIDDEN not in targets:
        return list(targets)
    return generator.sample(rules.field.hexes, len(targets))


def _draw_hidden_throw(data: dict[str, Any], targets: list[str], generator: Random) -> dict[str, Any] | None:
    """Choose at random the hidden parts of a pass: a recorded target, and any allowed passer and receiver (TF-A64)."""
    throw = data["turn"]["throw"]
    if throw is None:
        return None
    possible = {
        "target": targets,
        "passer": (data["snap"] or {}).get("passers"),
        "receiver": _list_eligible_receivers(data),
    }
    return {
        **throw,
        **{name: _choose_random(some or [""], generator) for name, some in possible.items() if throw[name] == HIDDEN},
    }


def _list_eligible_receivers(data: dict[str, Any]) -> Any:
    return (data["snap"] or {}).get("receivers")


def _draw_real_carrier(ball: dict[str, Any], generator: Random) -> dict[str, Any]:
    """Return a ball with one of its possible carriers; the others have dummies."""
    if ball.get("by") != HIDDEN:
        return ball
    by = _choose_random(ball["among"], generator)
    return {"is": "carried", "by": by, "dummies": [each for each in ball["among"] if each != by]}
