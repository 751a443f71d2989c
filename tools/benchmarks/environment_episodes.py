"""Steps per second of the learning environments and of PettingZoo's classic games, measured by the same loop."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from itertools import count
from typing import Any

import numpy as np

from scrimmage_rules.learning import environment
from tools.benchmarks.playouts import BETWEEN_LOOKS
from tools.benchmarks.processor_time import read_processor_time

CLASSIC = ("chess_v6", "connect_four_v3", "tictactoe_v3")
"""Classic environments of PettingZoo that need no library except python-chess."""


def create_classic_environment(name: str) -> Any:
    """Return a classic environment of PettingZoo by its name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo calls this way deprecated
        return import_module(f"pettingzoo.classic.{name}").env()


def measure_steps_per_second(make: Callable[[], Any], seconds: float) -> float:
    """Return the steps per second of random episodes in which each agent observes and performs any legal action."""
    played, choose = make(), random.Random(1)  # noqa: S311
    steps, begun = 0, read_processor_time()
    for seed in count():
        played.reset(seed=seed)
        for _agent in played.agent_iter(1_000):
            seen, _reward, over, cut, _info = played.last()
            played.step(None if over or cut else choose.choice(_list_legal_numbers(seen["action_mask"])))
            steps += 1
            if not steps % BETWEEN_LOOKS and (took := read_processor_time() - begun) >= seconds:
                return steps / took
    raise AssertionError


def _list_legal_numbers(mask: Any) -> list[int]:
    """Return the numbers of the actions whose entry in the mask is 1. In an array of booleans, NumPy finds them twenty
    times as fast.
    """
    numbers: list[int] = np.flatnonzero(mask.view(bool)).tolist()
    return numbers


def measure_own_environment(ruleset_id: str, seconds: float) -> float:
    """Return the steps per second of the environment of a ruleset."""
    return measure_steps_per_second(lambda: environment(ruleset_id), seconds)


def measure_classic_environment(name: str, seconds: float) -> float:
    """Return the steps per second of a classic environment."""
    return measure_steps_per_second(lambda: create_classic_environment(name), seconds)
