"""Data of the recorded games that a page replays: the shortest complete games of each ruleset in the suite."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.archives.archive import Record
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.impact.recorded_game_comparison import list_recorded_games

MOST_GAMES, MOST_MOVES = 3, 400
"""Maximum number of games of a ruleset, and maximum number of moves of a game. They are limited because a page loads
all games at once.
"""

PLAYERS = {
    "any action": "Two computer players that choose at random",
    "any kind of action": "Two computer players that choose each kind of action equally often",
    "better odds": "Two computer players that take the better odds",
}
"""Descriptions of the players in recorded games. The key is the name of a recorded game up to its first comma."""


class RecordedGame(msgspec.Struct, frozen=True):
    """A recorded game for a page: its title, its options, and its moves as seat, action and chance."""

    title: str
    options: dict[str, Any]
    moves: tuple[tuple[str, Any, Any], ...]


def list_watchable_games(ruleset_id: str) -> tuple[RecordedGame, ...]:
    """Return the recorded games of a ruleset for its page, the shortest first; empty if the suite
    has no games of it.
    """
    whole = [each for each in list_recorded_games(ruleset_id, data_dir("conformance")) if each.complete]
    short = [each for each in whole if len(each.transcript.moves) <= MOST_MOVES]
    by_length = sorted(short, key=lambda each: len(each.transcript.moves))
    return tuple(map(_create_recorded_game_from_record, by_length[:MOST_GAMES]))


def _create_recorded_game_from_record(record: Record) -> RecordedGame:
    game = record.transcript
    options = {name: value for name, value in plain_lists(game.options).items() if value}
    moves = tuple((move["seat"], move["action"], move["chance"]) for move in map(plain_lists, game.moves))
    return RecordedGame("; ".join(_list_parts_of_game_title(record, options)), options, moves)


def _list_parts_of_game_title(record: Record, options: dict[str, Any]) -> Iterator[str]:
    """Yield the parts of a title: the players and the length, then readings that differ from the rulings, then other
    options.
    """
    who = record.name.partition(",")[0]
    yield f"{PLAYERS.get(who, record.name)}, {len(record.transcript.moves)} moves"
    yield from (f"{ambiguity} {reading}" for ambiguity, reading in options.get("readings", {}).items())
    settings = options.get("settings", {})
    yield from (f"with its own {name}" for name, value in settings.items() if isinstance(value, dict))
