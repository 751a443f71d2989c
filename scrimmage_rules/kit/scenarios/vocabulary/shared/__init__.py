"""The sentences of every ruleset: readings and positions, queries, refusals, chance, views and odds."""

from scrimmage_rules.kit.scenarios.vocabulary.shared import given_steps, then_steps, when_steps
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    act,
    copied,
    do,
    draft_position,
    expect_need,
    names,
    number_or_text,
    seat_of,
    set_up,
    start_from,
    whole_number,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_table import Appended, Expected, StepTable

__all__ = [
    "SHARED", "Appended", "Expected", "StepTable", "act", "copied", "do", "draft_position", "expect_need",
    "given_steps", "names", "number_or_text", "seat_of", "set_up", "start_from", "then_steps", "when_steps",
    "whole_number",
]  # fmt: skip
