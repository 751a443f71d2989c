"""The names of the games in the registry of Gymnasium, such as `scrimmage_rules/CardFootball-v0`."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

from scrimmage_rules.rulesets import RULESETS

CONSTRUCTOR = "scrimmage_rules.learning:single_agent_env"


def name_environment(ruleset_id: str) -> str:
    """Return the name of the environment of a ruleset in the registry."""
    return f"scrimmage_rules/{ruleset_id.title().replace('-', '')}-v0"


def register_rulesets() -> None:
    """Register an environment for each game in Gymnasium; a name that is already registered stays unchanged."""
    for ruleset_id in RULESETS:
        name = name_environment(ruleset_id)
        if name not in registry:
            register(id=name, entry_point=CONSTRUCTOR, kwargs={"ruleset_id": ruleset_id})
