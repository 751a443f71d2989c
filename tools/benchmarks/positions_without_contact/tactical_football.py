"""Position of tactical-football for benchmarks: a Contact Game-Turn in which no man is near another man."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import (
    Carried,
    Man,
    Men,
    Plan,
    Plans,
    Position,
    Snapped,
    Team,
    create_empty_table,
    create_game_turn,
)
from scrimmage_rules.tactical_football.stages import create_movement_stage

FACED: tuple[tuple[Role, Facing], ...] = (("offense", "N"), ("defense", "S"))


def create_position_without_contact() -> tuple[Any, Position]:
    """Return the rules, and a position in which the defense may move eleven men."""
    rules = ruleset("tactical-football").rules(Options())
    hexes = iter([column + row for row in ("20", "26", "33", "39") for column in ("05", "10", "15", "20", "25", "30")])
    teams = {
        role: Team({label: Man(next(hexes), facing, 0, hit=False) for label in list(rules.men[role])[:11]}, (), ())
        for role, facing in FACED
    }
    labels = tuple(teams["offense"].on)
    return rules, replace(
        create_empty_table(create_movement_stage("defense", {}), "home", 30, Carried(labels[0], ()), None), objective=4,
        men=Men(**teams),
        plans=Plans(Plan("pass-blocking", "run-right", shown=False), Plan("reaction-charge", "zone", shown=False)),
        snap=Snapped(2, "1930", labels[1], labels[0], labels[:1], labels[5:], labels[1:5], ()),
        turn=create_game_turn(3, "contact"),
    )  # fmt: skip
