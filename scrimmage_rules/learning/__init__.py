"""Learning environments: the four games in the PettingZoo interface for agents that act in turn (AEC).

They need the extra `learning`: PettingZoo, Gymnasium and NumPy. Without it this package can be imported, and
`environment` raises `ExtraMissing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Literal

from scrimmage_rules.learning.errors import ExtraMissing, NotLegal, NotReset
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.rules import open_ruleset

HAS_EXTRA = all(map(find_spec, ("pettingzoo", "gymnasium", "numpy")))

if HAS_EXTRA:
    from scrimmage_rules.learning.pettingzoo_environment import Environment

__all__ = ["Environment", "ExtraMissing", "NotLegal", "NotReset", "environment"]


REWARDS = ("result", "score")


def environment(
    ruleset_id: str,
    *,
    reward: Literal["result", "score"] = "result",
    most: int | None = None,
    edition: str | None = None,
    settings: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Environment:
    """Return a game as an environment; the options are those of `open_ruleset`.

    With `reward="result"`, the winner gets 1 and the loser -1 at the end. With `reward="score"`, each seat gets the
    points that it gains on the other. After `most` actions of the agents a game is truncated.

    Raises `ExtraMissing` if the extra is not installed, `UnknownName` for an unknown reward, `MalformedData` for fewer
    than one action, and the errors of `open_ruleset`.

    Examples:
        >>> from scrimmage_rules.learning import environment
        >>> env = environment("card-football", most=500)
        >>> env.reset(seed=1970)
        >>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum())
        ('home', 1)
    """
    if reward not in REWARDS:
        raise argument_checks.unknown_name_error("reward", reward, REWARDS)
    if most is not None:
        argument_checks.check_number(most, "$.most", 1)
    rules = open_ruleset(ruleset_id, edition=edition, settings=settings, readings=readings)
    if not HAS_EXTRA:
        raise ExtraMissing
    return Environment(rules, reward, most)


def __getattr__(name: str) -> Any:
    """Raise `ExtraMissing` when `Environment` is read and the extra `learning` is not installed."""
    if name == "Environment":
        raise ExtraMissing
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
