"""Questions about the men, the field, the tables and the archives, answered without a game; each by its chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrimmage_rules.computer_football import (
    archive,
    blocking,
    catching,
    field,
    introduction,
    line_ups,
    men,
    movement,
    scramble,
    settings,
    tackling,
)
from scrimmage_rules.computer_football.rule_context import Question
from scrimmage_rules.kernel.contract import Answer

QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "men": men.roster,
    "speeds": men.speeds,
    "field": introduction.the_field,
    "settings": settings.the_settings,
    "window": line_ups.the_window,
    "zones": field.zones,
    "zone": field.zone,
    "cost": movement.cost_of_a_stretch,
    "block": blocking.of_powers,
    "power-advantage": tackling.of_an_advantage,
    "tackle": tackling.of_a_row,
    "printed-tackle": tackling.as_printed,
    "catch": catching.of_those_there,
    "scramble": scramble.odds,
    "squares": settings.squares_of_a_turn,
    "spot": tackling.spot,
    "archived": archive.archived,
    "replayed": archive.replayed,
    "extended": archive.extended,
}
