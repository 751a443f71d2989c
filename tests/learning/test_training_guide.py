"""The guide to MaskablePPO runs as it is written, with a learner that has the same interface and plays few steps.

`sb3-contrib` needs PyTorch, which is too large for these checks.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
import pytest

from tests.library.guides import examples, printed
from tests.repository.reading import read

FEW_STEPS = 300
"""Steps of a training run here."""


class FewSteps:
    """A learner with the interface of MaskablePPO that the guide uses; it plays at random and learns nothing."""

    trained: ClassVar[list[tuple[int, int]]] = []
    masks_of_predictions: ClassVar[list[Any]] = []

    def __init__(self, policy: str, env: Any, *, seed: int) -> None:
        assert policy == "MlpPolicy"
        assert env.observation_space.dtype == np.float32
        self.env, self.rng = env, np.random.default_rng(seed)

    def learn(self, total_timesteps: int, *, reset_num_timesteps: bool = True) -> FewSteps:
        """Play like sb3-contrib: the mask comes from the method of the environment before each step."""
        ends = 0
        self.env.reset(seed=int(self.rng.integers(1000)))
        for _ in range(FEW_STEPS):
            mask = self.env.get_wrapper_attr("action_masks")()
            assert (mask.dtype, mask.shape) == (np.dtype(bool), (self.env.action_space.n,))
            seen, _, over, cut, _ = self.env.step(self.rng.choice(np.flatnonzero(mask)))
            assert self.env.observation_space.contains(seen)
            if over or cut:
                ends += 1
                self.env.reset()
        self.trained.append((total_timesteps, ends))
        return self

    def predict(self, observation: Any, *, action_masks: Any, deterministic: bool = False) -> tuple[Any, None]:
        assert observation.shape == (152,)
        self.masks_of_predictions.append(action_masks.any())
        return np.flatnonzero(action_masks)[0 if deterministic else -1], None

    def save(self, path: str) -> None:
        Path(f"{path}.zip").touch()

    @classmethod
    def load(cls, path: str) -> FewSteps:
        assert Path(f"{path}.zip").exists()
        return cls.__new__(cls)


def test_guide_to_maskable_ppo_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contrib: Any = ModuleType("sb3_contrib")
    contrib.MaskablePPO = FewSteps
    monkeypatch.setitem(sys.modules, "sb3_contrib", contrib)
    monkeypatch.chdir(tmp_path)
    blocks = [block.replace("games=100", "games=3") for block, _ in examples(read("docs/library/maskable-ppo.md"))]
    said = printed(blocks)
    assert [steps for steps, _ in FewSteps.trained] == [80_000, *[20_000] * 4]
    assert sum(ends for _, ends in FewSteps.trained) > 0, "episodes end within the few steps"
    assert [text.split(" ", 1)[1] for text in said if text] == [
        "of 100 against a random opponent\n",
        "of 100 against the first model\n",
    ]
    assert all(FewSteps.masks_of_predictions), "a model is asked only for a seat with a legal action"
