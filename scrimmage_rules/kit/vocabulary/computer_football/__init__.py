"""The sentences of computer-football: men, call and ball (Given), what sides do (When), what comes of it (Then)."""

from scrimmage_rules.kit.vocabulary.computer_football import given_steps, then_steps, when_steps
from scrimmage_rules.kit.vocabulary.computer_football.draft import VOCABULARY

__all__ = ["VOCABULARY", "given_steps", "then_steps", "when_steps"]
