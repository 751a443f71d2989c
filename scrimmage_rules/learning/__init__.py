"""Learning environments: the four games in the interfaces of PettingZoo (agents in turn) and Gymnasium (one agent).

They need the extra `learning`: PettingZoo, Gymnasium and NumPy. Without it this package can be imported, and its
functions raise `ExtraMissing`. The import registers one Gymnasium environment for each game, such as
`scrimmage_rules/CardFootball-v0`.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Literal

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.learning.errors import ExtraMissing, NotLegal, NotReset
from scrimmage_rules.learning.opponents import Opponent
from scrimmage_rules.learning.rendering import check_render_mode
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.opened_ruleset import open_ruleset

HAS_EXTRA = all(map(find_spec, ("pettingzoo", "gymnasium", "numpy")))

if HAS_EXTRA:
    from scrimmage_rules.learning.gymnasium_registry import register_rulesets
    from scrimmage_rules.learning.pettingzoo_environment import Environment
    from scrimmage_rules.learning.single_agent_environment import SingleAgentEnvironment

    register_rulesets()

__all__ = [
    "Environment",
    "ExtraMissing",
    "NotLegal",
    "NotReset",
    "SingleAgentEnvironment",
    "env",
    "environment",
    "parallel_env",
    "raw_env",
    "single_agent_env",
]

REWARDS = ("result", "score")


def environment(  # noqa: PLR0913  (options by name)
    ruleset_id: str,
    *,
    reward: Literal["result", "score"] = "result",
    max_cycles: int | None = None,
    render_mode: Literal["human", "ansi", "svg"] | None = None,
    edition: str | None = None,
    settings: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
    most: int | None = None,
) -> Environment:
    """Return a game as a learning environment without wrappers. The options are those of `open_ruleset`.

    With `reward="result"`, the winner gets 1 and each loser -1 at the end. With `reward="score"`, each player gets the
    points gained by its action, minus the mean of the points that the other players gained. After `max_cycles` actions
    of the agents, the game is truncated (ended without a result). `most` is the old name of `max_cycles`, and is
    deprecated. `render_mode` selects what `render` does: it returns text, returns SVG, or prints text on the terminal
    after each action.

    Raises `ExtraMissing` if the extra is not installed, `UnknownName` for an unknown reward or render mode,
    `MalformedData` for fewer than one action, and the errors of `open_ruleset`.

    Examples:
        >>> from scrimmage_rules.learning import environment
        >>> env = environment("card-football", max_cycles=500)
        >>> env.reset(seed=1970)
        >>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum())
        ('home', 1)
    """
    if reward not in REWARDS:
        raise argument_checks.create_unknown_name_error("reward", reward, REWARDS)
    longest = _read_max_cycles(max_cycles, most)
    mode = check_render_mode(render_mode)
    rules = open_ruleset(ruleset_id, edition=edition, settings=settings, readings=readings)
    if not HAS_EXTRA:
        raise ExtraMissing
    return Environment(rules, reward, longest, mode)


def _read_max_cycles(max_cycles: int | None, most: int | None) -> int | None:
    """Return the maximum number of actions, given by its present or by its old name."""
    if most is not None:
        if max_cycles is not None:
            raise MalformedData("$.most", "cannot be combined with max_cycles, its new name; remove most")
        warnings.warn("most is deprecated: use max_cycles", DeprecationWarning, stacklevel=3)
        return argument_checks.check_number(most, "$.most", 1)
    return None if max_cycles is None else argument_checks.check_number(max_cycles, "$.max_cycles", 1)


raw_env = environment
"""`environment` under the name of PettingZoo: an environment without wrappers."""


def env(ruleset_id: str, **options: Any) -> Any:
    """Return a game as an environment with the wrappers of PettingZoo's classic games; `options` as for `environment`.

    An illegal action ends the game with -1 for its agent. In `environment`, it raises `NotLegal` instead.

    Examples:
        >>> from scrimmage_rules.learning import env
        >>> game = env("card-football")
        >>> game.reset(seed=1970)
        >>> game.agent_selection
        'home'
    """
    made = environment(ruleset_id, **options)
    from pettingzoo.utils import wrappers  # noqa: PLC0415  (only where the extra is installed)

    ending = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def parallel_env(ruleset_id: str, **options: Any) -> Any:
    """Return a game in PettingZoo's parallel interface; `options` as for `environment`.

    Every agent gives an action in each step, but only the action of `unwrapped.agent_selection` counts.

    Examples:
        >>> from scrimmage_rules.learning import parallel_env
        >>> game = parallel_env("card-football")
        >>> seen, infos = game.reset(seed=1970)
        >>> sorted(seen), game.unwrapped.agent_selection
        (['away', 'home'], 'home')
    """
    made = environment(ruleset_id, **options)
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: PLC0415  (as in `env`)

    return turn_based_aec_to_parallel(made)


def single_agent_env(
    ruleset_id: str,
    *,
    opponent: Opponent | None = None,
    seat: str | None = None,
    on_illegal: Literal["end", "raise"] = "end",
    **options: Any,
) -> SingleAgentEnvironment:
    """Return a game as a Gymnasium environment of one agent against a given opponent.

    `opponent` is a computer player, or an object with a method `predict` such as a trained model; None plays at random.
    `seat` is the seat of the agent; None draws it for each episode. With `on_illegal="end"` an illegal action ends the
    episode with the reward -1, and with `"raise"` it raises `NotLegal`. The other options are those of `environment`,
    but `max_cycles` counts only the actions of the agent.
    `gymnasium.make("scrimmage_rules/CardFootball-v0")` calls this function with the same options.

    Raises `UnknownName` for an unknown seat or value of `on_illegal`, `MalformedData` for an opponent that is not one,
    and the errors of `environment`.

    Examples:
        >>> from scrimmage_rules.learning import single_agent_env
        >>> env = single_agent_env("card-football", seat="home")
        >>> seen, info = env.reset(seed=1970)
        >>> seen.shape, int(info["action_mask"].sum())
        ((152,), 5)
    """
    return SingleAgentEnvironment(environment(ruleset_id, **options), opponent, seat, on_illegal)


def __getattr__(name: str) -> Any:
    """Raise `ExtraMissing` when a class is read and the extra `learning` is not installed."""
    if name in __all__:
        raise ExtraMissing
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
