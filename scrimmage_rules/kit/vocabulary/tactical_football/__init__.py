"""The sentences of tactical-football: men, markers and stages (Given), deeds (When), what comes of them (Then)."""

from scrimmage_rules.kit.vocabulary.tactical_football import (
    given_impossible,
    given_stages,
    given_steps,
    tables,
    then_stages,
    then_steps,
    when_steps,
)
from scrimmage_rules.kit.vocabulary.tactical_football.draft import VOCABULARY

__all__ = [
    "VOCABULARY",
    "given_impossible",
    "given_stages",
    "given_steps",
    "tables",
    "then_stages",
    "then_steps",
    "when_steps",
]
