"""Random episodes of the learning environments: the checks of PettingZoo, and of each step its mask and its seed.

`python -m tools.thousand_episodes --ruleset ID --episodes 1000 --most 500` plays every episode in two environments side
by side, from one seed; what they show must be the same, and the mask must be what the rules allow.
"""

from __future__ import annotations

import argparse
import random
import warnings

import numpy as np

from scrimmage_rules.learning import Environment, environment
from scrimmage_rules.rulesets import RULESETS


def checked_by_pettingzoo(ruleset_id: str, most: int) -> None:
    """Its own tests of the interface and of the seed; they raise what is wrong."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it imports a game of its own in a way that it calls old, and gives advice
        from pettingzoo.test import api_test, seed_test  # noqa: PLC0415

        api_test(environment(ruleset_id, most=most), num_cycles=1000)
        seed_test(lambda: environment(ruleset_id, most=most))


def episode(one: Environment, other: Environment, seed: int) -> int:
    """The number of steps of an episode, in which nothing was wrong."""
    choose, steps = random.Random(seed), 0  # noqa: S311
    for each in (one, other):
        each.reset(seed=seed)
    for agent in one.agent_iter():
        seen, *told, _ = one.last()
        also, *as_well, _ = other.last()
        assert told == as_well, f"seed {seed}, step {steps}: other rewards or another end"
        assert all(np.array_equal(seen[name], also[name]) for name in seen), f"seed {seed}, step {steps}: not the same"
        assert one.observation_space(agent).contains(seen), f"seed {seed}, step {steps}: out of bounds"
        choices = one.game.legal(agent)
        legal = sorted({one.number_of(choice) for choice in choices})
        possible = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == possible, f"seed {seed}, step {steps}: the mask is not what is legal"
        assert len(legal) == len(choices), f"seed {seed}, step {steps}: two actions of one number"
        action = None if told[1] or told[2] else choose.choice(possible)
        one.step(action)
        other.step(action)
        steps += 1
    return steps


def main() -> None:
    """What was played, ruleset by ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, action="append")
    parser.add_argument("--episodes", type=int, default=1000)
    parser.add_argument("--most", type=int, default=500)
    asked = parser.parse_args()
    for ruleset_id in asked.ruleset or RULESETS:
        checked_by_pettingzoo(ruleset_id, asked.most)
        one, other = (environment(ruleset_id, most=asked.most) for _ in range(2))
        steps = cut = 0
        for seed in range(asked.episodes):
            steps += episode(one, other, seed)
            cut += one.game.result() is None
        print(f"{ruleset_id}: {asked.episodes} episodes, {steps} steps, {cut} cut off, nothing wrong", flush=True)


if __name__ == "__main__":
    main()
