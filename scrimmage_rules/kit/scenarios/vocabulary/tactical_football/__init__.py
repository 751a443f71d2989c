"""Step sentences of tactical-football: men, markers and stages (Given), actions (When), and results (Then)."""

from scrimmage_rules.kit.scenarios.vocabulary.tactical_football import (
    given_games,
    given_invalid_positions,
    given_stages,
    given_steps,
    given_transfers,
    roster_steps,
    rule_query_steps,
    then_games,
    then_stages,
    then_steps,
    then_transfers,
    when_steps,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY

__all__ = [
    "VOCABULARY",
    "given_games",
    "given_invalid_positions",
    "given_stages",
    "given_steps",
    "given_transfers",
    "roster_steps",
    "rule_query_steps",
    "then_games",
    "then_stages",
    "then_steps",
    "then_transfers",
    "when_steps",
]
