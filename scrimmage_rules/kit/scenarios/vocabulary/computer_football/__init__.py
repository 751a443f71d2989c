"""Step sentences of computer-football: men, call and ball (Given), actions (When), and results (Then)."""

# Drafts try sentences in order of import: those about rules come first.
from scrimmage_rules.kit.scenarios.vocabulary.computer_football import rule_query_steps

# isort: split
from scrimmage_rules.kit.scenarios.vocabulary.computer_football import (
    archive_steps,
    field_query_steps,
    given_archives,
    given_invalid_positions,
    given_play_states,
    given_steps,
    then_steps,
    then_views,
    when_steps,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY

__all__ = [
    "VOCABULARY",
    "archive_steps",
    "field_query_steps",
    "given_archives",
    "given_invalid_positions",
    "given_play_states",
    "given_steps",
    "rule_query_steps",
    "then_steps",
    "then_views",
    "when_steps",
]
