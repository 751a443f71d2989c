"""The works of campaigns: each class is one, made from a ruleset and a size, and gives the records of a seed."""

from __future__ import annotations

import hashlib
import random
import shlex
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.campaigns.ledger import Record
from scrimmage_rules.campaigns.lockstep import COMMAND, SECONDS, Difference, play_in_lockstep
from scrimmage_rules.campaigns.sample_games import check_sample_game
from scrimmage_rules.campaigns.seed_batches import Work
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.errors import TooManyOutcomes
from scrimmage_rules.kernel.odds import perft
from scrimmage_rules.kit.cases.judge import GREEN
from scrimmage_rules.kit.cases.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.kit.generated import Fresh, list_generated_cases
from scrimmage_rules.kit.generated.starting_positions import collect_openings
from scrimmage_rules.kit.protocol.adapter import Process
from scrimmage_rules.kit.running.runner import adapter_starter, run_cases
from scrimmage_rules.learning import Environment, environment
from scrimmage_rules.library import open_ruleset
from scrimmage_rules.library.random_play import (
    choose_any,
    choose_by_type,
    mix_readings,
    play_game_after_game,
    play_out,
    start,
)
from scrimmage_rules.players import BetterOdds, Searching, any_choice, play
from scrimmage_rules.rulesets import ruleset

MAX_EARLY_PLIES = 200
"""Maximum number of actions before a position whose sequences are counted."""


MAX_ACTIONS = 20_000
"""Maximum number of actions of a game of players."""


class Parameters(NamedTuple):
    """The parameters of a work: an adapter's command only where the work needs one."""

    ruleset: str
    size: int = 0
    command: tuple[str, ...] = ()


class SeedWork(Parameters):
    """The base of all works; `unit` says what the size counts, and a work without a unit has no size."""

    together = 1
    unit = ""
    usual_size = 0
    needs_adapter = False

    @property
    def name(self) -> str:
        """The work, its ruleset, its size, and the adapter where it is not the usual one."""
        parts = (type(self).__name__.lower(), self.ruleset, *([str(self.size)] if self.unit else ()))
        return " ".join((*parts, *([shlex.join(self.command)] if self.command not in ((), COMMAND) else ())))

    def ready(self) -> None:
        """Load what every seed needs."""
        read_cases(self.ruleset)


class Playouts(SeedWork):
    """Random actions, game after game; the record keeps the last position as a hash."""

    together, unit, usual_size = 4, "actions", 1_000

    def __call__(self, seed: int) -> list[Record]:
        """Return one record."""
        plies = play_game_after_game(start(self.ruleset), random.Random(seed))  # noqa: S311
        *_, (games, position) = islice(plies, self.size)
        digest = hashlib.sha256(canonical(position)).hexdigest()[:12]
        return [{"actions": self.size, "games": games, "position": digest}]


class Perft(SeedWork):
    """The number of sequences of some steps from a position of a random game."""

    together, unit, usual_size = 4, "steps", 2

    def __call__(self, seed: int) -> list[Record]:
        """Return one record; positions with too many sequences are counted."""
        game, rng = start(self.ruleset), random.Random(seed)  # noqa: S311
        *_, (_, position) = islice(play_game_after_game(game, rng), rng.randint(1, MAX_EARLY_PLIES))
        try:
            return [{"sequences": perft(*game, position, self.size)}]
        except TooManyOutcomes:
            return [{"too many": 1}]


class Lockstep(SeedWork):
    """The reference and an adapter through the same random games, until they differ."""

    unit, usual_size, needs_adapter = "actions", 500, True

    def __call__(self, seed: int) -> list[Record]:
        """Return one record, with the first difference if there is one."""
        adapter = Process(self.command, SECONDS)
        try:
            counts, games = play_in_lockstep(self.ruleset, self.size, seed, adapter)
        except Difference as found:
            return [{"found": f"{self.ruleset}, seed {seed}\n{found}"}]
        finally:
            adapter.close()
        return [{"actions": counts.total(), "games": games, **dict(sorted(counts.items()))}]


class Fuzz(SeedWork):
    """Generated cases, by which an adapter is judged."""

    unit, usual_size, needs_adapter = "cases", 200, True

    def __call__(self, seed: int) -> list[Record]:
        """Return one record, with the failed cases; `scrimmage fuzz --seed` makes the first of them small."""
        cases = list_generated_cases(self.ruleset, Fresh(self.size, seed), read_cases(self.ruleset))
        results = run_cases(
            adapter_starter(self.command, SECONDS), cases, 1, lambda _result: None, looked_into=False
        ).results
        wrong = [f"{each.verdict}: {each.id}" for each in results if each.verdict not in GREEN]
        counts = Counter(each.verdict for each in results)
        return [{"cases": len(results), **dict(sorted(counts.items()))}, *({"found": each} for each in wrong)]


class Games(SeedWork):
    """A whole sample game, archived and replayed without a difference."""

    def __call__(self, seed: int) -> list[Record]:
        """Return one record, with how often each clause was cited."""
        with tempfile.TemporaryDirectory() as folder:
            return [check_sample_game(self.ruleset, seed, list_actions(self.ruleset), Path(folder))]


class Loads(SeedWork):
    """A random game under a mixture of readings, whose every position loads again."""

    unit, usual_size = "actions", 5_000

    def __call__(self, seed: int) -> list[Record]:
        """Return one record; every second game takes each type of action as often as the others."""
        game, positions = start(self.ruleset, mix_readings(self.ruleset, seed)), 0
        for ply in play_out(game, seed, self.size, choose_by_type if seed % 2 else choose_any):
            positions, after = positions + 1, ply.applied.position
            if game.ruleset.load(game.rules, plain(after)) != after:
                return [{"found": f"after move {positions} another position loads: {canonical(after).decode()}"}]
        return [{"positions": positions}]


class Search(SeedWork):
    """A game of the searching player against one that takes any action, with sides in turn."""

    unit, usual_size = "playouts", 8

    def __call__(self, seed: int) -> list[Record]:
        """Return one record, which says whether the player has won; a game without an end is not won."""
        rules = open_ruleset(self.ruleset)
        mine, other = rules.seats[:2] if seed % 2 else reversed(rules.seats[:2])
        player = Searching(rules, playouts=self.size, depth=2) if self.size else BetterOdds(rules)
        result = play(rules.start(), {mine: player, other: any_choice}, seed, MAX_ACTIONS).result()
        return [{"games": 1, "wins": int(result is not None and result.winner == mine)}]


class Greedy(Search):
    """A game of the player that takes the better odds against one that takes any action."""

    unit, usual_size = "", 0


class Episodes(SeedWork):
    """An episode of the learning environments, in two of them side by side."""

    unit, usual_size = "actions", 500

    def ready(self) -> None:
        """Raise `ExtraMissing` where the libraries of the environments are not installed."""
        environment(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """Play one episode in two environments and return its record; raise for a difference or a wrong action mask."""
        one, other = (environment(self.ruleset, most=self.size) for _ in range(2))
        steps = sum(1 for _ in _play_both(one, other, seed))
        return [{"steps": steps, "cut off": int(one.game.result() is None)}]


def _play_both(one: Environment, other: Environment, seed: int) -> Iterator[None]:
    """Play an episode of one seed in both environments, and yield after each step."""
    rng = random.Random(seed)  # noqa: S311
    for each in (one, other):
        each.reset(seed=seed)
    for agent in one.agent_iter():
        seen, *rest, _ = one.last()
        seen_by_other, *rest_of_other, _ = other.last()
        assert rest == rest_of_other, "rewards or ends differ"
        assert all((seen[name] == seen_by_other[name]).all() for name in seen), "observations differ"
        assert one.observation_space(agent).contains(seen), "an observation is out of bounds"
        choices = one.game.legal(agent)
        legal = sorted({one.number_of(choice) for choice in choices})
        assert legal == seen["action_mask"].nonzero()[0].tolist(), "the mask differs from the legal actions"
        assert len(legal) == len(choices), "two actions have one number"
        action = None if rest[1] or rest[2] else rng.choice(legal)
        for each in (one, other):
            each.step(action)
        yield


@cache
def read_cases(ruleset_id: str) -> list[Vector]:
    """Return the published cases of a ruleset."""
    return read_vectors(vectors_file(ruleset_id))


@cache
def list_actions(ruleset_id: str) -> list[Any]:
    """Return the actions of the published cases of a ruleset."""
    return list(map(ruleset(ruleset_id).action, collect_openings(ruleset_id, read_cases(ruleset_id)).actions))


WORKS: dict[str, type[SeedWork]] = {
    each.__name__.lower(): each for each in (Playouts, Perft, Lockstep, Fuzz, Games, Loads, Greedy, Search, Episodes)
}


def make_work(name: str, ruleset_id: str, size: int | None = None, command: Sequence[str] = ()) -> Work:
    """Return a work by its name, of its usual size and with the JavaScript adapter unless others are given."""
    kind = WORKS[name]
    adapter = tuple(command) or COMMAND
    made: Any = kind(ruleset_id, size or kind.usual_size, adapter if kind.needs_adapter else ())
    work: Work = made
    return work
