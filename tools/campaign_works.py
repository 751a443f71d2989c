"""What campaigns do for a seed. Each class is one of them: made from a ruleset and a size, it gives records."""

from __future__ import annotations

import hashlib
import random
import tempfile
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import TooManyOutcomes
from scrimmage_rules.kernel.odds import perft
from scrimmage_rules.kit.cases.judge import GREEN
from scrimmage_rules.kit.cases.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.kit.generated import Fresh, fresh_cases
from scrimmage_rules.kit.protocol.adapter import Process
from scrimmage_rules.kit.running.runner import run, starter
from scrimmage_rules.library.random_play import play_game_after_game, start
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.batches import Work
from tools.engines.lockstep import COMMAND, SECONDS, Difference, played
from tools.ledger import Record

CHECKS = ("tests.kit.archived_games", "tests.kit.archived_plays")
"""The modules whose `check_a_game` plays a game of their `GAME` by its seed and checks it in an empty folder.

Their `AIMS` are what such games hardly ever come to.
"""

EARLY = 200
"""Actions at most before a position whose sequences are counted."""


class Playouts(NamedTuple):
    """So many random actions, game after game; their last position is told by a hash."""

    ruleset: str
    size: int = 1000
    together: int = 4

    @property
    def name(self) -> str:
        """Ruleset and size."""
        return f"playouts {self.ruleset} {self.size}"

    def ready(self) -> None:
        """Its rules."""
        ruleset(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """One record."""
        played_on = play_game_after_game(start(self.ruleset), random.Random(seed))  # noqa: S311
        *_, (games, position) = islice(played_on, self.size)
        told = hashlib.sha256(canonical(position)).hexdigest()[:12]
        return [{"actions": self.size, "games": games, "position": told}]


class Perft(NamedTuple):
    """The sequences of so many steps from a position of a random game."""

    ruleset: str
    size: int = 2
    together: int = 4

    @property
    def name(self) -> str:
        """Ruleset and depth."""
        return f"perft {self.ruleset} {self.size}"

    def ready(self) -> None:
        """Its rules."""
        ruleset(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """One record; positions with too many sequences are counted."""
        game, rng = start(self.ruleset), random.Random(seed)  # noqa: S311
        *_, (_, position) = islice(play_game_after_game(game, rng), rng.randint(1, EARLY))
        try:
            return [{"sequences": perft(*game, position, self.size)}]
        except TooManyOutcomes:
            return [{"too many": 1}]


class Lockstep(NamedTuple):
    """Both engines through the same random games, for so many actions."""

    ruleset: str
    size: int = 500
    together: int = 1

    @property
    def name(self) -> str:
        """Ruleset and size."""
        return f"lockstep {self.ruleset} {self.size}"

    def ready(self) -> None:
        """Its cases."""
        _cases(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """One record, with the first difference if there is one."""
        adapter = Process(COMMAND, SECONDS)
        try:
            counts, games = played(self.ruleset, self.size, seed, adapter)
        except Difference as found:
            return [{"found": f"{self.ruleset}, seed {seed}\n{found}"}]
        finally:
            adapter.close()
        return [{"actions": counts.total(), "games": games, **dict(sorted(counts.items()))}]


class Fuzz(NamedTuple):
    """So many fresh cases, put to an adapter."""

    ruleset: str
    size: int = 200
    together: int = 1

    @property
    def name(self) -> str:
        """Ruleset and number of cases."""
        return f"fuzz {self.ruleset} {self.size}"

    def ready(self) -> None:
        """Its cases, of which fresh ones are made."""
        _cases(self.ruleset)

    def __call__(self, seed: int) -> list[Record]:
        """One record, with the cases that are failed; `scrimmage fuzz --seed` makes the first of them small."""
        cases = fresh_cases(self.ruleset, Fresh(self.size, seed), _cases(self.ruleset))
        results = run(starter(COMMAND, SECONDS), cases, 1, lambda _result: None, looked_into=False).results
        wrong = [f"{each.verdict}: {each.id}" for each in results if each.verdict not in GREEN]
        counts = Counter(each.verdict for each in results)
        return [{"cases": len(results), **dict(sorted(counts.items()))}, *({"found": each} for each in wrong)]


class Games(NamedTuple):
    """A whole random game, archived and replayed without a difference."""

    ruleset: str
    size: int = 1
    together: int = 1

    @property
    def name(self) -> str:
        """The ruleset: a game is played to its end."""
        return f"games {self.ruleset}"

    def ready(self) -> None:
        """What checks a game."""
        checks()

    def __call__(self, seed: int) -> list[Record]:
        """One record, with how often which clause was cited."""
        with tempfile.TemporaryDirectory() as folder:
            checked = checks()[self.ruleset].check_a_game(seed, Path(folder))
        cited = dict(sorted(checked.cited.items()))
        return [{"moves": checked.moves, "plays": checked.plays, "cited": cited, "said": checked.said}]


@cache
def checks() -> dict[str, Any]:
    """The modules that check a game, by its ruleset."""
    return {module.GAME: module for module in map(import_module, CHECKS)}


@cache
def _cases(ruleset_id: str) -> list[Vector]:
    return read_vectors(vectors_file(ruleset_id))


WORKS: dict[str, Any] = {"playouts": Playouts, "perft": Perft, "lockstep": Lockstep, "fuzz": Fuzz, "games": Games}


def work(what: str, ruleset_id: str, size: int | None) -> Work:
    """A campaign by its name, of the size that it has by itself unless another is wanted."""
    made: Work = WORKS[what](ruleset_id, size) if size else WORKS[what](ruleset_id)
    return made


def rulesets_of(what: str) -> list[str]:
    """The rulesets that a campaign is for: all, or those whose games there is a check of."""
    return [each for each in RULESETS if what != "games" or each in checks()]
