"""Queries about men, field, tables and archives, which need no game; each has a function in its chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrimmage_rules.computer_football import (
    blocking,
    field,
    introduction,
    line_ups,
    men,
    movement,
    pass_catch,
    recorded_game_replay,
    scramble,
    settings,
    tackling,
)
from scrimmage_rules.computer_football.rule_context_types import Question
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import drop_first_argument

QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "men": drop_first_argument(men.answer_men),
    "speeds": drop_first_argument(men.answer_speeds),
    "field": drop_first_argument(introduction.answer_field),
    "settings": settings.answer_settings,
    "window": line_ups.answer_window,
    "zones": field.answer_zones,
    "zone": field.answer_zone,
    "cost": movement.answer_cost,
    "block": blocking.answer_block,
    "power-advantage": tackling.answer_power_advantage,
    "tackle": tackling.answer_tackle,
    "printed-tackle": tackling.answer_printed_tackle_table_row,
    "catch": pass_catch.answer_pass_result_chances,
    "scramble": drop_first_argument(scramble.answer_scramble_chances),
    "squares": settings.answer_squares_per_turn_chances,
    "spot": tackling.answer_tackled_carrier_spot,
    "archived": recorded_game_replay.answer_archived_game,
    "replayed": recorded_game_replay.answer_replay_frames,
    "extended": recorded_game_replay.answer_continuation_of_incomplete_game,
}
