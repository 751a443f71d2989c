"""Step sentences of tactical-soccer: men, ball and coaches (Given), actions (When), and results (Then)."""

# Drafts try sentences in order of import: those about rules come first.
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer import rule_query_steps

# isort: split
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer import (
    component_query_steps,
    custom_pitch_steps,
    given_cards_and_facings,
    given_passes_in_flight,
    given_steps,
    then_steps,
    when_steps,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import VOCABULARY

__all__ = [
    "VOCABULARY",
    "component_query_steps",
    "custom_pitch_steps",
    "given_cards_and_facings",
    "given_passes_in_flight",
    "given_steps",
    "rule_query_steps",
    "then_steps",
    "when_steps",
]  # fmt: skip
