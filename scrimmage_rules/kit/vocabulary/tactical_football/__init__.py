"""The sentences of tactical-football: men, markers and stages (Given), deeds (When), what comes of them (Then)."""

from scrimmage_rules.kit.vocabulary.tactical_football import (
    given_games,
    given_impossible,
    given_stages,
    given_steps,
    given_transfers,
    rosters,
    tables,
    then_games,
    then_stages,
    then_steps,
    then_transfers,
    when_steps,
)
from scrimmage_rules.kit.vocabulary.tactical_football.draft import VOCABULARY

__all__ = [
    "VOCABULARY",
    "given_games",
    "given_impossible",
    "given_stages",
    "given_steps",
    "given_transfers",
    "rosters",
    "tables",
    "then_games",
    "then_stages",
    "then_steps",
    "then_transfers",
    "when_steps",
]
