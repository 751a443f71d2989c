"""A game as a PettingZoo environment: agents act in turn, and each observes only what its seat may know."""

from __future__ import annotations

import warnings
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.feature_encoding import ActionNumbers, ViewEncoder
from scrimmage_rules.learning.action_and_seed_arguments import read_action_number, read_seed
from scrimmage_rules.learning.errors import NotLegal, NotReset
from scrimmage_rules.learning.legal_actions import LegalActions
from scrimmage_rules.learning.rendering import FRAMES_PER_SECOND, RENDER_MODES, render_game
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.listed_action_application import apply_listed
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.library.public_types import Choice
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.rulesets import load_feature_encoding

Observation = dict[str, Any]

OF_AN_EPISODE = {"game", "acted", "agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
"""Attributes of an environment that exist only after the first `reset`."""

MADE_ANEW = ("_encoding", "_numbers", "_views", "_legal")
"""Attributes that are not sent to another process, because that process computes them again."""


@lru_cache(maxsize=8)
def _number_actions(rules: Rules) -> ActionNumbers[Any, Any]:
    """Return the numbering of all actions under some rules. It is cached for all environments of a process."""
    return ActionNumbers(load_feature_encoding(rules.ruleset), rules.resolved)


class Environment(AECEnv):
    """Environment in which agents, named like the seats, play one game after another.

    `rules`, `reward`, `max_cycles` and `render_mode` are the arguments of `environment`. `names` has the meaning of
    each entry of an observation. `number_of` and `choice_of` convert between an action and its number. Chance is drawn
    between the actions, from the seed of `reset`. After `reset`, `game` is the present game, including its secrets, and
    `acted` is the number of actions of the agents. Before the first `reset`, these and all other attributes of an
    episode raise `NotReset`.
    """

    rules: Rules
    reward: str
    max_cycles: int | None
    names: list[str]
    game: Game
    acted: int

    def __init__(
        self, rules: Rules, reward: str, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        """Store the arguments; no episode starts yet. `learning.environment` calls this."""
        super().__init__()
        self.metadata = {
            "name": f"{rules.ruleset.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.rules, self.reward, self.max_cycles = rules, reward, max_cycles
        self._seeds = Random()  # noqa: S311
        self._reset_rules_and_episode_data()
        self.names = self._encoding.layout(rules.resolved).names()
        self.possible_agents = [seat for seat in rules.seats if seat != CHANCE_SEAT]
        seen = Box(-1.0, 1.0, (len(self.names),), np.float32)
        mask = Box(0, 1, (self._numbers.many,), np.int8)
        self.observation_spaces = {a: Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._numbers.many) for agent in self.possible_agents}

    def _reset_rules_and_episode_data(self) -> None:
        """Compute everything that follows from the rules, and remove all data of earlier episodes."""
        self._encoding, self._numbers = load_feature_encoding(self.rules.ruleset), _number_actions(self.rules)
        self._views = ViewEncoder(self._encoding.layout(self.rules.resolved))
        self._legal: LegalActions | None = None

    @property
    def most(self) -> int | None:
        """The old name of `max_cycles`, which is deprecated."""
        warnings.warn("Environment.most is deprecated: read Environment.max_cycles", DeprecationWarning, stacklevel=2)
        return self.max_cycles

    def observation_space(self, agent: str) -> Dict:
        """Return the space of observations: numbers from -1 to 1 for the view of the seat, and a
        mask of legal actions.
        """
        return self.observation_spaces[self._check_agent_name(agent)]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of actions: one number for each action that can occur in the game."""
        return self.action_spaces[self._check_agent_name(agent)]

    def _check_agent_name(self, name: str) -> str:
        if name not in self.possible_agents:
            raise argument_checks.create_unknown_name_error("agent", name, self.possible_agents)
        return name

    def __getattr__(self, name: str) -> Any:
        """Raise `NotReset` for an attribute that does not exist before `reset`."""
        if name in OF_AN_EPISODE:
            raise NotReset
        raise AttributeError(f"the environment has no {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        """Return the state that `pickle` sends to other processes."""
        return {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore an environment that another process has sent."""
        self.__dict__.update(state)
        self._reset_rules_and_episode_data()

    # ---- an episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed and the same actions give the same game.

        Raises `MalformedData` for a seed that is not a whole number of at least 0.
        """
        del options
        read = read_seed(seed)
        if read is not None:
            self._seeds = Random(read)  # noqa: S311
        self._dice = Random(self._seeds.getrandbits(64))  # noqa: S311
        self.game, self.acted = self.rules.start(), 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._advance_to_agent()
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return the current view of an agent's seat, and the mask of its legal actions.

        The mask of an agent that is not selected has entries of 1 only if several agents may act now, in any order.
        """
        entries = np.frombuffer(self._views.encode(self._build_view(self._check_agent_name(agent))), np.float32)
        return {"observation": entries, "action_mask": self._list_legal().create_mask(agent)}

    def step(self, action: Any) -> None:
        """Perform an action of the current agent and all chance that follows; the next agent is the next seat that may
        act.

        If the mask forbids the action, raise `NotLegal` and change nothing.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._find_action(agent, action)
        before = self._count_points()
        self._cumulative_rewards[agent] = 0.0
        self.game, self.acted = apply_listed(self.game, agent, chosen, self._dice), self.acted + 1
        self._advance_to_agent()
        self._reward(before)
        self._show()

    def render(self) -> str | None:
        """Return the table as text (`ansi`) or as a drawing (`svg`), secrets included; `human` prints the text.

        Without a render mode, return None and print nothing.
        """
        return render_game(self.game, self.render_mode)

    def close(self) -> None:
        """Do nothing, because an environment has no resources to release."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _build_view(self, agent: str) -> Any:
        """Return the parts of an agent's view that are encoded as numbers."""
        rules, position = self.rules, self.game.position
        if self._encoding.view is not None:
            return self._encoding.view(position, agent)
        return rules.engine.view(rules.resolved, position, agent).value

    # ---- between the actions of agents

    def _advance_to_agent(self) -> None:
        """Perform pending actions of chance, then select the next agent: the first seat that may act."""
        legal = self._list_legal()
        while (seat := next(iter(legal.actions), None)) == CHANCE_SEAT:
            drawn = draw_one(self._dice, legal.actions[CHANCE_SEAT])
            self.game = apply_listed(self.game, CHANCE_SEAT, drawn, self._dice)
            legal = self._list_legal()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.acted >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = seat or self.agents[0]
        self.infos = {agent: {"action_mask": legal.create_mask(agent)} for agent in self.agents}

    def _count_points(self) -> list[float]:
        """Return the points of each agent, or an empty list if rewards do not depend on points."""
        if self.reward == "result":
            return []
        return [self._encoding.score(self.game.position, agent) for agent in self.possible_agents]

    def _reward(self, before: list[float]) -> None:
        """Set the rewards of all agents. They are the final result, or the gained points of each agent minus the mean
        of the points that the others gained.
        """
        agents = self.possible_agents
        if self.reward == "result":
            result = self.game.result() if self.terminations[agents[0]] else None
            winner = None if result is None else result.winner
            self.rewards = {agent: 0.0 if winner is None else 1.0 if winner == agent else -1.0 for agent in agents}
        else:
            gained = [now - was for was, now in zip(before, self._count_points(), strict=True)]
            others = max(1, len(agents) - 1)
            self.rewards = {
                agent: own - (sum(gained) - own) / others for agent, own in zip(agents, gained, strict=True)
            }
        if any(self.rewards.values()):
            self._accumulate_rewards()

    # ---- actions and their numbers

    def number_of(self, choice: Choice) -> int:
        """Return the number of a legal action; raise `MalformedData` for an action of another ruleset."""
        action = getattr(choice, "action", None)
        if type(action) not in self._numbers:
            raise MalformedData("$.choice", f"expected a `Choice` with an action of the game {self.rules.ruleset}")
        return self._numbers.number_actions(self.game.position, [action])[0]

    def choice_of(self, agent: str, number: int) -> Choice:
        """Return the action of an agent that has this number; raise `NotLegal` if the agent may not perform it now."""
        return Choice(agent, self._find_action(self._check_agent_name(agent), number))

    def list_numbers(self, agent: str) -> list[int]:
        """Return the numbers of the legal actions of an agent, in the order of `Game.legal`."""
        return list(self._list_legal().list_numbers(self._check_agent_name(agent)))

    def _find_action(self, agent: str, number: Any) -> Any:
        """Return the legal action of an agent that has this number."""
        legal = self._list_legal()
        found = legal.find_action(agent, read_action_number(number))
        if found is None:
            raise NotLegal(agent, number, legal.list_numbers(agent))
        return found

    def _list_legal(self) -> LegalActions:
        """Return the legal actions of the present game. They are cached, because masks and steps need them too."""
        legal = self._legal
        if legal is None or legal.game is not self.game:
            legal = self._legal = LegalActions(self.game, self._numbers)
        return legal
