"""Step sentences of all rulesets: readings and positions, queries, rejections, chance, views and odds."""

from scrimmage_rules.kit.scenarios.vocabulary.shared import given_steps, then_steps, when_steps
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    act,
    copy_data,
    do,
    draft_formation,
    draft_position,
    draft_settings,
    expect_need,
    find_seat,
    get_drafted_options,
    is_whole_number,
    look_up,
    names,
    number_or_text,
    set_up,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_table import REMOVED, Appended, Expected, StepTable

__all__ = [
    "REMOVED",
    "SHARED",
    "Appended",
    "Expected",
    "StepTable",
    "act",
    "copy_data",
    "do",
    "draft_formation",
    "draft_position",
    "draft_settings",
    "expect_need",
    "find_seat",
    "get_drafted_options",
    "given_steps",
    "is_whole_number",
    "look_up",
    "names",
    "number_or_text",
    "set_up",
    "then_steps",
    "when_steps",
]  # fmt: skip
