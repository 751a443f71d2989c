"""The sentences that every ruleset has: readings and positions, questions, refusals, chances, views and odds."""

from scrimmage_rules.kit.vocabulary.shared import given_steps, then_steps, when_steps
from scrimmage_rules.kit.vocabulary.shared.common import (
    SHARED,
    act,
    do,
    expect_need,
    names,
    number_or_text,
    seat_of,
    set_up,
    whole_number,
)

__all__ = [
    "SHARED", "act", "do", "expect_need", "given_steps", "names", "number_or_text", "seat_of", "set_up", "then_steps",
    "when_steps", "whole_number",
]  # fmt: skip
