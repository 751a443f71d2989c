"""Ruleset of the computer game, assembled from its chapters."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football import (
    calls_and_turns,
    line_ups,
    movement,
    new_game,
    objective,
    pass_play,
    recorded_game_replay,
    scramble,
    settings,
    validity,
)
from scrimmage_rules.computer_football.men import sort_men
from scrimmage_rules.computer_football.position import SEATS, Position
from scrimmage_rules.computer_football.position_fault_table import REASONS
from scrimmage_rules.computer_football.rule_queries import QUERIES
from scrimmage_rules.computer_football.side_mirroring import MIRROR
from scrimmage_rules.computer_football.stage_sequence import SEQUENCE
from scrimmage_rules.computer_football.view import build_view
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.rule_context import drop_first_argument
from scrimmage_rules.kernel.ruleset import Ruleset


def _sort_men_of_position(position: Position) -> Position:
    """Return a loaded position with its men in order, so that equal positions list actions alike."""
    return replace(position, men=sort_men(position.men))


RULESET = Ruleset(
    id="computer-football",
    title="SCRIMMAGE, the computer game",
    seats=(*SEATS, CHANCE_SEAT),
    rulebook=settings.RULEBOOK,
    editions=settings.EDITIONS,
    position_type=Position,
    sequence=SEQUENCE,
    chapters=(new_game, line_ups, calls_and_turns, movement, pass_play, scramble),
    queries=QUERIES,
    rules=settings.rules_from_options,
    start=drop_first_argument(new_game.begin_game),
    faults=validity.find_faults,
    reasons=REASONS,
    result=objective.get_result,
    view=build_view,
    arranged=_sort_men_of_position,
    agreed=settings.list_option_events,
    for_replay=recorded_game_replay.create_options_for_replay,
    mirror=MIRROR,
)
