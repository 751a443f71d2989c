"""A game as an environment of PettingZoo: agents act in turn, each on what its seat may see."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.learning.errors import NotLegal, NotReset
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.library.rules import Rules
from scrimmage_rules.library.values import Choice
from scrimmage_rules.rulesets import learning

Observation = dict[str, Any]


def _action_index(number: object) -> int:
    """The number of an action, which may be one of NumPy; what is no whole number is that of no action."""
    return index(number) if isinstance(number, SupportsIndex) else -1


OF_AN_EPISODE = {"game", "acted", "agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
"""What an environment has from its first `reset` on."""

MADE_ANEW = ("_numbers", "_layout", "_listed")
"""What is not sent to other processes."""

NOTHING_LISTED: tuple[Game | None, str, dict[int, Choice]] = (None, "", {})


class Environment(AECEnv):
    """One game after the other between two agents, who are called as the seats are.

    `rules`, `reward` and `most` are as `environment` was given them. `names` says what each entry of an observation is.
    `number_of` and `choice_of` go from what a seat may do to the number of an action and back. Chance is drawn between
    the actions, from the seed of `reset`. From then on `game` is the game as it stands, secrets included, and `acted`
    the number of actions of the agents; before it they raise `NotReset`, as all does that tells of an episode.
    """

    rules: Rules
    reward: str
    most: int | None
    names: list[str]
    game: Game
    acted: int

    def __init__(self, rules: Rules, reward: str, most: int | None) -> None:
        """`learning.environment` makes one."""
        super().__init__()
        self.metadata = {
            "name": f"{rules.ruleset.replace('-', '_')}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.rules, self.reward, self.most = rules, reward, most
        self._numbers, self._seeds = learning(rules.ruleset), Random()  # noqa: S311
        self._listed = NOTHING_LISTED
        layout = self._layout = self._numbers.layout(rules.resolved)
        self._first, many = self._numbers.first(rules.resolved), self._numbers.many(rules.resolved)
        self.names = layout.names()
        self.possible_agents = [seat for seat in rules.seats if seat != CHANCE_SEAT]
        seen = Box(-1.0, 1.0, (len(self.names),), np.float32)
        mask = Box(0, 1, (many,), np.int8)
        self.observation_spaces = {a: Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {agent: Discrete(many) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Numbers from -1 to 1 that say what the seat may see, and a mask of what it may do."""
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> Discrete:
        """Return the number of an action among all that the game can have."""
        return self.action_spaces[self._agent(agent)]

    def _agent(self, name: str) -> str:
        if name not in self.possible_agents:
            raise argument_checks.unknown_name_error("agent", name, self.possible_agents)
        return name

    def __getattr__(self, name: str) -> Any:
        """What is not there before `reset`."""
        if name in OF_AN_EPISODE:
            raise NotReset
        raise AttributeError(f"the environment has no {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        """What other processes are sent."""
        return {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """An environment that another process has sent."""
        self.__dict__.update(state)
        self._numbers = learning(self.rules.ruleset)
        self._layout = self._numbers.layout(self.rules.resolved)
        self._listed = NOTHING_LISTED

    # ---- an episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and the same actions give the same game."""
        del options
        if seed is not None:
            self._seeds = Random(seed)  # noqa: S311
        self._dice = Random(self._seeds.getrandbits(64))  # noqa: S311
        self.game, self.acted = self.rules.start(), 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the seat may see now, and what it may do."""
        view = self.game.view(self._agent(agent)).value
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        mask[list(self._choices(agent))] = 1
        return {"observation": np.array(self._layout.entries(view), np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """The agent whose turn it is does this; chance follows, and it is the next one's turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = self.choice_of(agent, action)
        before = self._lead()
        self._cumulative_rewards[agent] = 0.0
        self.game, self.acted = self.game.apply(*choice, chance=self._dice), self.acted + 1
        self._go_on()
        self._reward(before)
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to be closed."""

    # ---- between the actions of agents

    def _go_on(self) -> None:
        """Chance does what is due to it; then the first seat that may act is the agent."""
        while (choices := self.game.legal()) and choices[0].seat == CHANCE_SEAT:
            self.game = self.game.apply(*draw_one(self._dice, choices), chance=self._dice)
        over, cut = not choices, self.most is not None and self.acted >= self.most
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut and not over)
        self.agent_selection = choices[0].seat if choices else self.agents[0]

    def _lead(self) -> float:
        """Points that the first agent is ahead."""
        first, second = self.possible_agents
        return self._numbers.score(self.game.position, first) - self._numbers.score(self.game.position, second)

    def _reward(self, before: float) -> None:
        """What the first agent has gained on the second, which has lost as much; or the result."""
        gained = self._lead() - before
        if self.reward == "result":
            result = self.game.result()
            winner = None if result is None else result.winner
            gained = 0.0 if winner is None else 1.0 if winner == self.possible_agents[0] else -1.0
        self.rewards = dict(zip(self.possible_agents, (gained, -gained), strict=True))

    # ---- actions and their numbers

    def number_of(self, choice: Choice) -> int:
        """Return the number of an action that a seat may do now; `MalformedData` for one of another ruleset."""
        action = getattr(choice, "action", None)
        if type(action) not in self._first:
            raise MalformedData("$.choice", f"expected a choice of {self.rules.ruleset}")
        return self._first[type(action)] + self._numbers.within(self.rules.resolved, self.game.position, action)

    def choice_of(self, agent: str, number: int) -> Choice:
        """What the number of an action means now; `NotLegal` for what the agent may not do."""
        may = self._choices(self._agent(agent))
        found = may.get(_action_index(number))
        if found is None:
            raise NotLegal(agent, number)
        return found

    def _choices(self, agent: str) -> dict[int, Choice]:
        """What a seat may do, by the numbers of actions; kept, since it is shown first and asked again for a step."""
        game, seat, listed = self._listed
        if game is not self.game or seat != agent:
            listed = {self.number_of(choice): choice for choice in self.game.legal(agent)}
            self._listed = (self.game, agent, listed)
        return listed
