"""Tasks of campaigns. Each class is a task for a ruleset and a size, and returns the records of a seed."""

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
from scrimmage_rules.campaigns.lockstep_comparison import COMMAND, SECONDS, EngineDifference, play_in_lockstep
from scrimmage_rules.campaigns.seed_batches import CampaignTask
from scrimmage_rules.campaigns.varied_random_games import archive_and_replay_sample_game
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.errors import TooManyOutcomes
from scrimmage_rules.kernel.odds import perft
from scrimmage_rules.kit.cases.judge import GREEN
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_generation import list_generated_cases
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import collect_inputs_for_random_games
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter, run_cases
from scrimmage_rules.learning import Environment, environment
from scrimmage_rules.library import open_ruleset
from scrimmage_rules.library.random_play import (
    choose_any,
    choose_by_type,
    choose_readings_by_rotation,
    play_game_after_game,
    play_out,
    resolve_ruleset_options,
)
from scrimmage_rules.players import BetterOdds, Searching, any_choice, play
from scrimmage_rules.rulesets import ruleset

MAX_EARLY_PLIES = 200
"""Maximum number of random actions that are played before action sequences are counted."""


MAX_ACTIONS = 20_000
"""Maximum number of actions in a game between computer players."""


class Parameters(NamedTuple):
    """Parameters of a campaign task: ruleset, size, and the command of an adapter if the task needs one."""

    ruleset: str
    size: int = 0
    command: tuple[str, ...] = ()


class BaseCampaignTask(Parameters):
    """Base class of all campaign tasks. `unit` names the unit of the size; a task without a unit has no size."""

    together = 1
    unit = ""
    usual_size = 0
    needs_adapter = False

    @property
    def name(self) -> str:
        """Return the name of the task, followed by its ruleset and size, and by the adapter command unless it is the
        default.
        """
        parts = (type(self).__name__.lower(), self.ruleset, *([str(self.size)] if self.unit else ()))
        return " ".join((*parts, *([shlex.join(self.command)] if self.command not in ((), COMMAND) else ())))

    def ready(self) -> None:
        """Load the data that every seed needs."""
        read_published_cases(self.ruleset)


class Playouts(BaseCampaignTask):
    """Random actions in one game after another; the record has a hash of the position after the last action."""

    together, unit, usual_size = 4, "actions", 1_000

    def __call__(self, seed: int) -> list[Record]:
        """Play random games with a fixed number of actions from a seed, and return one record about them."""
        plies = play_game_after_game(resolve_ruleset_options(self.ruleset), random.Random(seed))  # noqa: S311
        *_, (games, position) = islice(plies, self.size)
        digest = hashlib.sha256(canonical(position)).hexdigest()[:12]
        return [{"actions": self.size, "games": games, "position": digest}]


class Perft(BaseCampaignTask):
    """Counts of action sequences of a given length, from a position of a random game."""

    together, unit, usual_size = 4, "steps", 2

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed. If a position has too many action sequences to count, the record says so."""
        game, rng = resolve_ruleset_options(self.ruleset), random.Random(seed)  # noqa: S311
        *_, (_, position) = islice(play_game_after_game(game, rng), rng.randint(1, MAX_EARLY_PLIES))
        try:
            return [{"sequences": perft(*game, position, self.size)}]
        except TooManyOutcomes:
            return [{"too many": 1}]


class Lockstep(BaseCampaignTask):
    """The reference and an adapter in the same random games, until their answers differ."""

    unit, usual_size, needs_adapter = "actions", 500, True

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed, with the first difference if the two engines differ."""
        adapter = AdapterProcess(self.command, SECONDS)
        try:
            counts, games = play_in_lockstep(self.ruleset, self.size, seed, adapter)
        except EngineDifference as found:
            return [{"found": f"{self.ruleset}, seed {seed}\n{found}"}]
        finally:
            adapter.close()
        return [{"actions": counts.total(), "games": games, **dict(sorted(counts.items()))}]


class Fuzz(BaseCampaignTask):
    """Test of an adapter by generated cases."""

    unit, usual_size, needs_adapter = "cases", 200, True

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed, which lists the failed cases. `scrimmage fuzz --seed` reduces the first failed
        case to a smaller one.
        """
        cases = list_generated_cases(
            self.ruleset, GenerationParameters(self.size, seed), read_published_cases(self.ruleset)
        )
        results = run_cases(
            create_adapter_starter(self.command, SECONDS), cases, 1, lambda _result: None, looked_into=False
        ).results
        wrong = [f"{each.verdict}: {each.id}" for each in results if each.verdict not in GREEN]
        counts = Counter(each.verdict for each in results)
        return [{"cases": len(results), **dict(sorted(counts.items()))}, *({"found": each} for each in wrong)]


class Games(BaseCampaignTask):
    """A sample game that is archived and then replayed; the replay must equal the game."""

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed, with the number of citations of each clause."""
        with tempfile.TemporaryDirectory() as folder:
            return [
                archive_and_replay_sample_game(self.ruleset, seed, list_published_actions(self.ruleset), Path(folder))
            ]


class Loads(BaseCampaignTask):
    """Random game under random readings, in which every position is saved and loaded again."""

    unit, usual_size = "actions", 5_000

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed. In every second game, each type of action is equally likely."""
        game, positions = resolve_ruleset_options(self.ruleset, choose_readings_by_rotation(self.ruleset, seed)), 0
        for ply in play_out(game, seed, self.size, choose_by_type if seed % 2 else choose_any):
            positions, after = positions + 1, ply.applied.position
            if game.ruleset.load(game.rules, plain(after)) != after:
                return [
                    {
                        "found": (
                            f"after move {positions}, loading the saved position gives a different position: "
                            f"{canonical(after).decode()}"
                        )
                    }
                ]
        return [{"positions": positions}]


class Search(BaseCampaignTask):
    """Game of the tree search player against a random player. The two change sides from seed to seed."""

    unit, usual_size = "playouts", 8

    def __call__(self, seed: int) -> list[Record]:
        """Return one record for a seed, which says whether the tree search player won; an
        unfinished game is not a win.
        """
        rules = open_ruleset(self.ruleset)
        mine, other = rules.seats[:2] if seed % 2 else reversed(rules.seats[:2])
        player = Searching(rules, playouts=self.size, depth=2) if self.size else BetterOdds(rules)
        result = play(rules.start(), {mine: player, other: any_choice}, seed, MAX_ACTIONS).result()
        return [{"games": 1, "wins": int(result is not None and result.winner == mine)}]


class Greedy(Search):
    """Game of the greedy player, which chooses the action with the best odds, against a random player."""

    unit, usual_size = "", 0


class Episodes(BaseCampaignTask):
    """The same episode (game for a learning program) played in two learning environments, which must agree."""

    unit, usual_size = "actions", 500

    def ready(self) -> None:
        """Raise `ExtraMissing` if the libraries of the learning environments are not installed."""
        environment(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """Play one episode in two environments, and return one record; raise an error if they differ or an action mask
        is wrong.
        """
        one, other = (environment(self.ruleset, max_cycles=self.size) for _ in range(2))
        steps = sum(1 for _ in _play_episode_in_both_environments(one, other, seed))
        return [{"steps": steps, "cut off": int(one.game.result() is None)}]


def _play_episode_in_both_environments(one: Environment, other: Environment, seed: int) -> Iterator[None]:
    """Play the episode of a seed in both environments, and yield after each step."""
    rng = random.Random(seed)  # noqa: S311
    for each in (one, other):
        each.reset(seed=seed)
    for agent in one.agent_iter():
        seen, *rest, _ = one.last()
        seen_by_other, *rest_of_other, _ = other.last()
        assert rest == rest_of_other, "the two environments differ in rewards or in the end of the episode"
        assert all((seen[name] == seen_by_other[name]).all() for name in seen), (
            "the two environments differ in an observation"
        )
        assert one.observation_space(agent).contains(seen), "an observation is outside the observation space"
        choices = one.game.legal(agent)
        legal = sorted({one.number_of(choice) for choice in choices})
        assert legal == seen["action_mask"].nonzero()[0].tolist(), "the action mask differs from the legal actions"
        assert len(legal) == len(choices), "two actions have the same number"
        action = None if rest[1] or rest[2] else rng.choice(legal)
        for each in (one, other):
            each.step(action)
        yield


@cache
def read_published_cases(ruleset_id: str) -> list[Vector]:
    """Return the published cases of a ruleset."""
    return read_vectors(get_vectors_file(ruleset_id))


@cache
def list_published_actions(ruleset_id: str) -> list[Any]:
    """Return all actions in the published cases of a ruleset."""
    return list(
        map(
            ruleset(ruleset_id).action,
            collect_inputs_for_random_games(ruleset_id, read_published_cases(ruleset_id)).actions,
        )
    )


WORKS: dict[str, type[BaseCampaignTask]] = {
    each.__name__.lower(): each for each in (Playouts, Perft, Lockstep, Fuzz, Games, Loads, Greedy, Search, Episodes)
}


def create_campaign_task(
    name: str, ruleset_id: str, size: int | None = None, command: Sequence[str] = ()
) -> CampaignTask:
    """Return the campaign task with this name. Without `size`, it has the usual size of the task. Without `command`, a
    task that needs an adapter uses the JavaScript adapter.
    """
    kind = WORKS[name]
    adapter = tuple(command) or COMMAND
    made: Any = kind(ruleset_id, size or kind.usual_size, adapter if kind.needs_adapter else ())
    work: CampaignTask = made
    return work
