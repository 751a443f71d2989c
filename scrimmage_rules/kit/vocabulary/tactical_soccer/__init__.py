"""The sentences of tactical-soccer: men, ball and coaches (Given), what coaches do (When), what comes of it (Then)."""

from scrimmage_rules.kit.vocabulary.tactical_soccer import (
    given_going_on,
    given_pitch,
    given_records,
    given_steps,
    kit_and_pitch,
    tables,
    then_steps,
    when_steps,
)
from scrimmage_rules.kit.vocabulary.tactical_soccer.draft import VOCABULARY

__all__ = [
    "VOCABULARY", "given_going_on", "given_pitch", "given_records", "given_steps", "kit_and_pitch", "tables",
    "then_steps", "when_steps",
]  # fmt: skip
