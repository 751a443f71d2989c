"""Tables of tactical-football as data, of which a test says what matters and leaves out what is as at the beginning."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.settings import Rules

ACT = {"entered": False, "halted": None, "joined": False, "crossing": None}
MOVING: dict[str, Any] = {"active": None, "acts": {}}
STAGES: dict[str, dict[str, Any]] = {
    "positioning": MOVING,
    "movement": {**MOVING, "contacted": [], "motion": None, "paid": {}, "hand_offs": []},
    "passive-contact": {"made": []},
}
BALLS: dict[str, dict[str, Any]] = {"carried": {"dummies": []}, "down": {"held_by": "offense"}}
THROW: dict[str, Any] = {"target": None, "length": "open", "passer": None, "receiver": None, "points": {}}
TURN = {"number": 0, "type": "set-up", "throw": None, "begun": False, "changed": False}
SO_FAR = {
    "forward_tried": False, "ineligible_across": False, "carried_across": False, "lateral_caught": False, "changes": 0,
}  # fmt: skip
GAME: dict[str, Any] = {"points": {"home": 0, "away": 0}, "possession": 1, "start": 12, "first_down": 19, "down": 1}
FIELDS: dict[str, Any] = {
    "offense": None, "objective": None, "line": 30, "ball": {"is": "unplaced"}, "targets": [], "snap": None,
    "game": None,
}  # fmt: skip


def in_full(data: dict[str, Any]) -> dict[str, Any]:
    """A table with all of its fields."""
    full = {**FIELDS, **data, "turn": {**TURN, **data.get("turn", {})}, "so_far": {**SO_FAR, **data.get("so_far", {})}}
    if full["turn"]["throw"] is not None:
        full["turn"]["throw"] = {**THROW, **full["turn"]["throw"]}
    full["stage"] = stage = {**STAGES.get(data["stage"]["phase"], {}), **data["stage"]}
    if "acts" in stage:
        stage["acts"] = {label: {**ACT, **act} for label, act in stage["acts"].items()}
    if "hand_offs" in stage:
        stage["hand_offs"] = [{"made": False, **each} for each in stage["hand_offs"]]
    full["ball"] = {**BALLS.get(full["ball"]["is"], {}), **full["ball"]}
    full["men"] = {side: _team(data.get("men", {}).get(side, {})) for side in ("offense", "defense")}
    plans = data.get("plans", {})
    full["plans"] = {side: plans.get(side) and {"shown": False, **plans[side]} for side in ("offense", "defense")}
    if full["game"] is not None:
        full["game"] = _game(full["game"])
    return full


def _team(team: dict[str, Any]) -> dict[str, Any]:
    on = {label: {"neutralized": 0, "hit": False, **man} for label, man in team.get("on", {}).items()}
    return {"off": [], "injured": [], **team, "on": on}


def _game(game: dict[str, Any]) -> dict[str, Any]:
    banned = game.get("banned", {})
    lists = {seat: {"offense": [], "defense": [], **banned.get(seat, {})} for seat in ("home", "away")}
    return {**GAME, "farthest": game.get("start", GAME["start"]), **game, "banned": lists}


def load(rules: Rules, data: dict[str, Any]) -> Position:
    """The position of a table that is said in part."""
    position: Position = RULESET.load(rules, in_full(data))
    return position
