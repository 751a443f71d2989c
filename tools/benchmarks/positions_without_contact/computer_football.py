"""Position of computer-football for benchmarks: a turn to move in which no man is near another man."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scrimmage_rules.library.random_play import play_out, resolve_ruleset_options


def create_position_without_contact() -> tuple[Any, Any]:
    """Return the rules, and a position in which a side has three squares left for any of its eleven men."""
    game = resolve_ruleset_options("computer-football")
    positions = (ply.applied.position for ply in play_out(game, 1))
    position = next(each for each in positions if each.phase == "move")
    squares = iter([(column, row) for column in (5, 16, 27, 38, 49) for row in (2, 5, 8, 11, 14)])
    offense = {man: next(squares) for man in position.men.offense}
    defense = {man: next(squares) for man in position.men.defense}
    men = replace(position.men, offense=offense, defense=defense)
    return game.rules, replace(position, men=men, left=3, allotment=3)
