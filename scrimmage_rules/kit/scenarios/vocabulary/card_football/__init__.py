"""Step sentences of card-football: positions and cards (Given), actions (When), and results (Then)."""

# Drafts try sentences in order of import: those about rules come first.
from scrimmage_rules.kit.scenarios.vocabulary.card_football import rule_query_steps

# isort: split
from scrimmage_rules.kit.scenarios.vocabulary.card_football import (
    given_cards,
    given_steps,
    online_session_steps,
    then_steps,
    when_steps,
)
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY

__all__ = [
    "VOCABULARY", "given_cards", "given_steps", "online_session_steps", "rule_query_steps", "then_steps",
    "when_steps",
]  # fmt: skip
