"""Step sentences of tactical-football: men, markers and stages (Given), actions (When), and results (Then)."""

from scrimmage_rules.kit.scenarios.vocabulary.tactical_football import (
    given_ball_transfers,
    given_invalid_positions,
    given_several_plays,
    given_stages,
    given_steps,
    roster_steps,
    rule_query_steps,
    then_ball_transfers,
    then_several_plays,
    then_stages,
    then_steps,
    when_steps,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY

__all__ = [
    "VOCABULARY",
    "given_ball_transfers",
    "given_invalid_positions",
    "given_several_plays",
    "given_stages",
    "given_steps",
    "roster_steps",
    "rule_query_steps",
    "then_ball_transfers",
    "then_several_plays",
    "then_stages",
    "then_steps",
    "when_steps",
]
