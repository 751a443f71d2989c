"""The public function that simulates games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os import PathLike
from typing import Any

from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.players import Player
from scrimmage_rules.players.hidden_state_sampling import require_rules
from scrimmage_rules.simulation.game_batches import (
    choose_cluster_engine,
    choose_local_engine,
    play_games_in_order,
    play_missing_games,
)
from scrimmage_rules.simulation.game_row import GameRow
from scrimmage_rules.simulation.game_task import MOST_MOVES, create_game_task


def simulate(  # noqa: PLR0913  (each option of a simulation has a name)
    rules: Rules,
    players: Mapping[str, Player | str],
    games: int,
    *,
    first: int = 0,
    most: int = MOST_MOVES,
    jobs: int | None = None,
    client: Any = None,
    file: str | PathLike[str] | None = None,
) -> Iterator[GameRow]:
    """Yield the results of games between computer players, in the order of their seeds.

    `players` has a player for each seat except `chance`: a function, or a name such as `"random"`, `"greedy"`,
    `"search"`, `"search:8:2"` (playouts and depth) or `"module:function"`. The seeds are `first`, `first + 1` and so
    on. The game of a seed is the game that `play` plays from this seed. A game of more than `most` actions is
    unfinished.

    The games run in `jobs` processes (default: one for each core), or on the workers of `client`, a
    `dask.distributed.Client`. The rows do not depend on this choice. With `file`, each game is saved in this file of
    records, a saved game is not played again, and the first row comes after the last game.

    Raises `MalformedData` for a wrong argument, `UnknownPlayer` for an unknown player, `GameFailed` if a player raises
    an error, and `OtherSettings` if the file has games of other settings.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.simulation import simulate
        >>> rows = list(simulate(open_ruleset("card-football"), {"home": "greedy", "away": "random"}, 2, jobs=1))
        >>> [(row.seed, row.winner) for row in rows]
        [(0, 'home'), (1, 'home')]
    """
    task = create_game_task(require_rules(rules), players, most)
    number = argument_checks.check_number(games, "$.games", 1)
    begin = argument_checks.check_number(first, "$.first", 0)
    if jobs is not None:
        argument_checks.check_number(jobs, "$.jobs", 1)
    engine = choose_local_engine(jobs) if client is None else choose_cluster_engine(client)
    seeds = range(begin, begin + number)
    if file is None:
        return play_games_in_order(task, seeds, engine)
    path = argument_checks.check_file_path(file, "$.file")
    return iter(play_missing_games(task, seeds, engine, path, lambda _number: None))
