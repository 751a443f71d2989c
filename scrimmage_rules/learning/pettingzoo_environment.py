"""A game as a PettingZoo environment: agents act in turn, and each observes only what its seat may know."""

from __future__ import annotations

from array import array
from functools import lru_cache
from operator import index
from random import Random
from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.feature_encoding import ActionNumbers, tree_from_layout
from scrimmage_rules.learning.errors import NotLegal, NotReset
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.choices_and_odds import Choice
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.listed_action import apply_listed
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.library.rules import Rules
from scrimmage_rules.rulesets import learning

Observation = dict[str, Any]


def _read_action_number(number: object) -> int:
    """Return the number of an action as an int, or -1 for a value that is not a number; NumPy integers are numbers."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        return -1


OF_AN_EPISODE = {"game", "acted", "agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
"""Attributes of an environment that exist only after the first `reset`."""

MADE_ANEW = ("_encoding", "_numbers", "_parts", "_nothing_seen", "_seen", "_listed")
"""Attributes that are computed again in another process and so are not sent to it."""


class Listed(NamedTuple):
    """The legal actions of a game by seat, and the numbers of those whose numbers were needed."""

    game: Game | None
    actions: dict[str, list[Any]]
    numbers: dict[str, list[int]]


@lru_cache(maxsize=8)
def _number_actions(rules: Rules) -> ActionNumbers[Any, Any]:
    """Return the numbers of the actions under some rules, kept for all environments of a process."""
    return ActionNumbers(learning(rules.ruleset), rules.resolved)


class Environment(AECEnv):
    """An environment of one game after another between two agents, named like the seats.

    `rules`, `reward` and `most` are the arguments of `environment`. `names` has the meaning of each entry of an
    observation. `number_of` and `choice_of` convert between an action and its number. Chance is drawn between the
    actions, from the seed of `reset`. After `reset`, `game` is the present game, secrets included, and `acted` the
    number of actions of the agents. Before it, these and all other attributes of an episode raise `NotReset`.
    """

    rules: Rules
    reward: str
    most: int | None
    names: list[str]
    game: Game
    acted: int

    def __init__(self, rules: Rules, reward: str, most: int | None) -> None:
        """Store the arguments; no episode starts yet. `learning.environment` calls this."""
        super().__init__()
        self.metadata = {
            "name": f"{rules.ruleset.replace('-', '_')}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.rules, self.reward, self.most = rules, reward, most
        self._seeds = Random()  # noqa: S311
        self._make_anew()
        self.names = self._encoding.layout(rules.resolved).names()
        self.possible_agents = [seat for seat in rules.seats if seat != CHANCE_SEAT]
        seen = Box(-1.0, 1.0, (len(self.names),), np.float32)
        mask = Box(0, 1, (self._numbers.many,), np.int8)
        self.observation_spaces = {a: Dict({"observation": seen, "action_mask": mask}) for a in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._numbers.many) for agent in self.possible_agents}

    def _make_anew(self) -> None:
        """Set what follows from the rules, and forget what was seen and listed."""
        self._encoding, self._numbers = learning(self.rules.ruleset), _number_actions(self.rules)
        layout = self._encoding.layout(self.rules.resolved)
        self._parts = tree_from_layout(layout)
        self._nothing_seen = array("f", [entry for field in layout.fields for entry in field.entries(None)])
        self._seen: dict[str, tuple[Any, array[float]]] = {}
        self._listed = Listed(None, {}, {})

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
            raise argument_checks.unknown_name_error("agent", name, self.possible_agents)
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
        self._make_anew()

    # ---- an episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed and the same actions give the same game."""
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
        self._advance_to_agent()

    def observe(self, agent: str) -> Observation:
        """Return the current view of an agent's seat, and the mask of its legal actions."""
        entries: Any = self._encode_view(self._check_agent_name(agent))
        mask = bytearray(self._numbers.many)
        for number in self._list_numbers(agent):
            mask[number] = 1
        return {"observation": entries, "action_mask": np.frombuffer(mask, np.int8)}

    def _encode_view(self, agent: str) -> Any:
        """Return the view of a seat as numbers; only what has changed since its last view is encoded."""
        view = self.rules.engine.view(self.rules.resolved, self.game.position, agent).value
        before, entries = self._seen.get(agent) or (None, self._nothing_seen[:])
        for first, changed in self._parts.changes(before, view):
            if len(changed) == 1:
                entries[first] = changed[0]
            else:
                entries[first : first + len(changed)] = array("f", changed)
        self._seen[agent] = view, entries
        return np.array(entries, np.float32)

    def step(self, action: Any) -> None:
        """Perform an action of the current agent and all chance that follows; the next agent is the next seat that may
        act.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, chosen = self.choice_of(agent, action)
        before = self._compute_lead()
        self._cumulative_rewards[agent] = 0.0
        self.game, self.acted = apply_listed(self.game, seat, chosen, self._dice), self.acted + 1
        self._advance_to_agent()
        self._reward(before)
        self._accumulate_rewards()

    def close(self) -> None:
        """Do nothing, because an environment has no resources to release."""

    # ---- between the actions of agents

    def _advance_to_agent(self) -> None:
        """Perform pending actions of chance, then select the first seat that may act as the next agent."""
        while (seat := next(iter(self._list_actions()), None)) == CHANCE_SEAT:
            drawn = draw_one(self._dice, self._list_actions()[CHANCE_SEAT])
            self.game = apply_listed(self.game, CHANCE_SEAT, drawn, self._dice)
        over, cut = seat is None, self.most is not None and self.acted >= self.most
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut and not over)
        self.agent_selection = seat or self.agents[0]

    def _compute_lead(self) -> float:
        """Return the lead of the first agent in points; negative if the first agent is behind."""
        first, second = self.possible_agents
        return self._encoding.score(self.game.position, first) - self._encoding.score(self.game.position, second)

    def _reward(self, before: float) -> None:
        """Set the rewards of both agents: the points that the first agent gained on the second, or the final result."""
        gained = self._compute_lead() - before
        if self.reward == "result":
            result = self.game.result()
            winner = None if result is None else result.winner
            gained = 0.0 if winner is None else 1.0 if winner == self.possible_agents[0] else -1.0
        self.rewards = dict(zip(self.possible_agents, (gained, -gained), strict=True))

    # ---- actions and their numbers

    def number_of(self, choice: Choice) -> int:
        """Return the number of a legal action; raise `MalformedData` for an action of another ruleset."""
        action = getattr(choice, "action", None)
        if type(action) not in self._numbers:
            raise MalformedData("$.choice", f"expected a `Choice` with an action of the game {self.rules.ruleset}")
        return self._numbers.list_numbers(self.game.position, [action])[0]

    def choice_of(self, agent: str, number: int) -> Choice:
        """Return the action with a number; raise `NotLegal` if the agent may not perform it now."""
        numbers, read = self._list_numbers(self._check_agent_name(agent)), _read_action_number(number)
        if read not in numbers:
            raise NotLegal(agent, number)
        return Choice(agent, self._list_actions()[agent][numbers.index(read)])

    def _list_actions(self) -> dict[str, list[Any]]:
        """Return the legal actions of each seat that may act, kept because masks and steps need them too."""
        if self._listed.game is not self.game:
            listed = self.rules.engine.actions_by_seat(self.rules.resolved, self.game.position)
            self._listed = Listed(self.game, {seat: actions for seat, actions in listed.items() if actions}, {})
        return self._listed.actions

    def _list_numbers(self, agent: str) -> list[int]:
        """Return the numbers of the legal actions of a seat, in their order."""
        actions = self._list_actions().get(agent, [])
        if agent not in self._listed.numbers:
            self._listed.numbers[agent] = self._numbers.list_numbers(self.game.position, actions)
        return self._listed.numbers[agent]
