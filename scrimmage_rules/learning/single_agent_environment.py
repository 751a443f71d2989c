"""A game as a Gymnasium environment: one agent acts, and a given opponent answers within the same step."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import Env

from scrimmage_rules.learning.action_and_seed_arguments import read_seed
from scrimmage_rules.learning.errors import NotLegal, NotReset
from scrimmage_rules.learning.opponents import check_opponent, choose_for_opponent
from scrimmage_rules.learning.pettingzoo_environment import Environment
from scrimmage_rules.learning.rendering import FRAMES_PER_SECOND, RENDER_MODES, render_game
from scrimmage_rules.library import argument_checks

ON_ILLEGAL = ("end", "raise")
ILLEGAL_REWARD = -1.0
"""The reward of an illegal action that ends the episode."""

Stepped = tuple[Any, float, bool, bool, dict[str, Any]]
"""The result of a step: observation, reward, whether the game is over, whether it was truncated, and the info."""


class SingleAgentEnvironment(Env):
    """An environment of one agent against an opponent, made by `single_agent_env` or `gymnasium.make`.

    `aec` is the environment of all agents in which the game is played. `opponent` may be replaced at any time, such as
    by an older copy of the agent. `seat` is the seat of the agent in this episode, and `acted` the number of its
    actions. The mask of legal actions is in the `info` of each step as `action_mask`, and `action_masks` returns it for
    sb3-contrib.
    """

    aec: Environment
    opponent: Any
    seat: str
    on_illegal: str
    max_cycles: int | None
    acted: int

    def __init__(self, aec: Environment, opponent: Any, seat: str | None, on_illegal: str) -> None:
        """Check and store the arguments; no episode starts yet. `learning.single_agent_env` calls this."""
        if seat is not None and seat not in aec.possible_agents:
            raise argument_checks.create_unknown_name_error("seat", seat, aec.possible_agents)
        if on_illegal not in ON_ILLEGAL:
            raise argument_checks.create_unknown_name_error("on_illegal", on_illegal, ON_ILLEGAL)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_PER_SECOND}
        self.aec, self.opponent, self._wanted_seat, self.on_illegal = aec, check_opponent(opponent), seat, on_illegal
        self.render_mode, aec.render_mode = aec.render_mode, None
        self.max_cycles, aec.max_cycles = aec.max_cycles, None
        first = aec.possible_agents[0]
        self.seat = seat or first
        self.observation_space = aec.observation_space(first)["observation"]
        self.action_space = aec.action_space(first)
        self._running = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game and let the opponent act until it is the agent's turn; the same seed gives the same game.

        Points gained before the agent's first action are part of the reward of this action.
        Raises `MalformedData` for a seed that is not a whole number of at least 0.
        """
        super().reset(seed=read_seed(seed), options=options)
        drawn = [int(number) for number in self.np_random.integers(2**31, size=3)]
        self.seat = self._wanted_seat or self.aec.possible_agents[drawn[0] % len(self.aec.possible_agents)]
        self._mind = Random(drawn[1])  # noqa: S311
        self.aec.reset(seed=drawn[2])
        self._running, self.acted = True, 0
        self._owed = self._let_opponent_act()
        self._show()
        return self._observe()

    def step(self, action: Any) -> Stepped:
        """Perform an action of the agent, then those of the opponent until it is the agent's turn again.

        Raises `NotReset` after the end of an episode, and with `on_illegal="raise"` also `NotLegal`.
        """
        if not self._running:
            raise NotReset
        try:
            self.aec.step(action)
        except NotLegal as illegal:
            if self.on_illegal == "raise":
                raise
            return self._end_episode_after_illegal_action(str(illegal))
        reward = self._owed + self.aec.rewards[self.seat] + self._let_opponent_act()
        self._owed = 0.0
        self.acted += 1
        over = self.aec.terminations[self.seat]
        cut = not over and self.acted == self.max_cycles
        self._running = not over and not cut
        self._show()
        seen, info = self._observe()
        return seen, reward, over, cut, info

    def action_masks(self) -> Any:
        """Return whether each action is legal for the agent now, as sb3-contrib asks for it."""
        mask: Any = self.aec.infos[self.seat]["action_mask"].astype(bool)
        return mask

    def render(self) -> Any:
        """Return the table as text (`ansi`) or as a drawing (`svg`), secrets included; `human` prints the text."""
        return render_game(self.aec.game, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_opponent_act(self) -> float:
        """Perform actions of the opponent until it is the agent's turn or the game is over. Return the sum of the
        agent's rewards for these actions.
        """
        aec, seat, reward = self.aec, self.seat, 0.0
        while aec.agent_selection != seat and not aec.terminations[seat]:
            aec.step(choose_for_opponent(aec, self.opponent, self._mind))
            reward += aec.rewards[seat]
        return reward

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        seen = self.aec.observe(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def _end_episode_after_illegal_action(self, problem: str) -> Stepped:
        """End the episode after an illegal action, and return the last step. From then on, no action is legal."""
        self._running = False
        seen, info = self._observe()
        info |= {"action_mask": np.zeros_like(info["action_mask"]), "illegal_action": problem}
        return seen, ILLEGAL_REWARD, True, False, info
