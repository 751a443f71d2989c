"""Step sentences of all rulesets: readings and positions, queries, rejections, chance, views and odds."""

from scrimmage_rules.kit.scenarios.vocabulary.shared import given_steps, then_steps, when_steps
from scrimmage_rules.kit.scenarios.vocabulary.shared.data_defined_steps import REMOVED, Appended, Expected, StepTable
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    ask_rule_query,
    copy_data,
    ensure_game_started,
    expect_need,
    get_drafted_options,
    get_drafted_position,
    get_drafted_settings,
    is_whole_number,
    parse_name_list,
    parse_number_or_text,
    parse_seat,
    send_action_in_words,
    send_action_with_chance,
    start_from_formation,
)

__all__ = [
    "REMOVED",
    "SHARED",
    "Appended",
    "Expected",
    "StepTable",
    "ask_rule_query",
    "copy_data",
    "ensure_game_started",
    "expect_need",
    "get_drafted_options",
    "get_drafted_position",
    "get_drafted_settings",
    "given_steps",
    "is_whole_number",
    "parse_name_list",
    "parse_number_or_text",
    "parse_seat",
    "send_action_in_words",
    "send_action_with_chance",
    "start_from_formation",
    "then_steps",
    "when_steps",
]  # fmt: skip
