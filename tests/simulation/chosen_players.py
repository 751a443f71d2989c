"""Players of the tests: a function, a class, players with a fault, and a player that kills a process once."""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path
from random import Random

from scrimmage_rules import Choice, Choices, Rules
from scrimmage_rules.kernel.heuristics import View

SPARED = "SCRIMMAGE_TEST_SPARED"
"""Environment variable with the id of a process that `killing` does not kill."""

MARK = "SCRIMMAGE_TEST_MARK"
"""Environment variable with the path of a file whose absence makes `killing` kill."""


def last(_view: View, choices: Choices, _generator: Random) -> Choice:
    return choices[-1]


class Named:
    """A player that is created from the rules."""

    def __init__(self, rules: Rules) -> None:
        self.ruleset = rules.ruleset

    def __call__(self, _view: View, choices: Choices, _generator: Random) -> Choice:
        assert self.ruleset == "card-football"
        return choices[0]


def faulty(view: View, choices: Choices, _generator: Random) -> Choice:
    """Fail at the first decision of the third quarter."""
    return choices[0 // (view["quarter"] < 3)]


def cheating(_view: View, choices: Choices, _generator: Random) -> Choice:
    return Choice("chance", choices[0].action)


def killing(_view: View, choices: Choices, generator: Random) -> Choice:
    """Kill the parent of this process once, unless it is spared, at a move that depends on the seed."""
    if generator.random() < 0.001 and os.getppid() != int(os.environ[SPARED]):
        with contextlib.suppress(FileExistsError):
            Path(os.environ[MARK]).touch(exist_ok=False)
            os.kill(os.getppid(), signal.SIGKILL)
    return choices[-1]


NUMBER = 5
