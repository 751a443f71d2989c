"""Recorded games that both sides replay: the games that change, and the first changed move of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from scrimmage_rules.kernel.codec import decode_json, plain_lists
from scrimmage_rules.kernel.published_file_reading import list_published_files, read_content
from scrimmage_rules.kit.impact.comparison_process_pair import SidePair
from scrimmage_rules.kit.impact.comparison_side_process import Ask, Reply
from scrimmage_rules.kit.impact.impact_report import Diverged
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.impact.reply_differences import are_compared_parts_equal, find_differences
from scrimmage_rules.library import Record

FOLDERS = ("archives", "corpus/*")
"""Folders of a suite that contain recorded games."""

PACKED_GAMES = "corpus/*.jsonl"
"""Files of an installed suite with a recorded game on each line."""

HANDLE = "recorded"


class ReplayRequests(NamedTuple):
    """A recorded game as requests to both sides: its start, each move, and the final position."""

    name: str
    sides: tuple[list[Ask], list[Ask]]


def list_recorded_games(ruleset_id: str, *suites: Path) -> list[Record]:
    """Return the recorded games of a ruleset in several suites. If two games have the same name, the one in the earlier
    suite counts.
    """
    games: dict[str, Record] = {}
    for suite in suites:
        for each in _read_games_of_suite(suite):
            if each.transcript.ruleset == ruleset_id:
                games.setdefault(each.name, each)
    return list(games.values())


def _read_games_of_suite(suite: Path) -> Iterator[Record]:
    """Yield all recorded games of a suite in the order of their files."""
    for folder in FOLDERS:
        for path in list_published_files(suite, f"{folder}/*.json"):
            yield decode_json(read_content(path), Record, f"{path.name}: $")
    for path in list_published_files(suite, PACKED_GAMES):
        for number, line in enumerate(read_content(path).splitlines(), 1):
            yield decode_json(line, Record, f"{path.name}:{number}: $")


def measure_impact_on_recorded_games(
    both: SidePair, records: Sequence[Record], switch: SwitchedOptions
) -> Iterator[Diverged]:
    """Yield every recorded game that continues differently after the change."""
    games = [_list_replay_requests(each, switch) for each in records]
    for game, before, after in zip(games, *both.request_both_sides([each.sides for each in games]), strict=True):
        found = _find_divergence(game, before, after)
        if found is not None:
            yield found


def _list_replay_requests(record: Record, switch: SwitchedOptions) -> ReplayRequests:
    game = record.transcript
    options = plain_lists(game.options)
    begun = {"op": "new", "game": HANDLE, "ruleset": game.ruleset}
    moves = [{"op": "apply", "game": HANDLE, **plain_lists(move)} for move in game.moves]
    last = {"op": "position", "game": HANDLE}
    before, after = ([{**begun, "options": switch.get_options_of_side(options, side)}, *moves, last] for side in (0, 1))
    return ReplayRequests(record.name, (before, after))


def _find_divergence(game: ReplayRequests, before: list[Reply], after: list[Reply]) -> Diverged | None:
    moves = len(before) - 2
    for number, (ask, other, was, now) in enumerate(zip(*game.sides, before, after, strict=True)):
        switched = ask != other
        if not are_compared_parts_equal(ask, was, now, switched=switched):
            seat, action = ask.get("seat", ""), ask.get("action", {})
            where = find_differences(ask, was, now, switched=switched)
            return Diverged(game.name, min(number, moves), moves, seat, action, where)
    return None
