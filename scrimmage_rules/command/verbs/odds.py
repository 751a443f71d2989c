"""Verb `scrimmage odds`: exact probabilities of the outcomes of an action, or the answer to a rule query."""

from __future__ import annotations

import argparse
import json
import re
from fractions import Fraction
from typing import Any

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.rule_options import read_json, rules_from_options
from scrimmage_rules.command.shared_options import (
    add_variant_options,
    parse_filename,
)
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.odds import odds as exact_odds
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.rulebook.clause_details import sort_outcomes_by_probability
from scrimmage_rules.rulesets import list_rulesets, ruleset


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `odds`."""
    verb.add_argument("--ruleset", choices=list_rulesets(), required=True)
    add_variant_options(verb)
    action = verb.add_argument_group("an action", "all four options are required")
    action.add_argument("--position", type=parse_filename, metavar="FILE", help="file of a position in JSON")
    action.add_argument("--seat")
    action.add_argument("--action", metavar="JSON", help='the action, such as {"type": "punt"}')
    action.add_argument(
        "--of", metavar="PLACES", help="the fields of the new position to group by, such as /offence,/spot"
    )
    asked = verb.add_argument_group("or a query of the ruleset, without a position")
    asked.add_argument("--question", metavar="NAME", help="name of the query, such as recovery-odds")
    asked.add_argument("--args", metavar="JSON", help='arguments of the query, such as {"marker": 3, "turns": 2}')
    verb.add_argument("--json", action="store_true", help="print the odds as JSON")


OF_AN_ACTION = ("position", "seat", "action", "of")


def run(options: argparse.Namespace) -> int:
    """Print the probabilities of an action at a position, or the answer to a query of the ruleset."""
    given = [f"--{name}" for name in OF_AN_ACTION if getattr(options, name) is not None]
    missing = [f"--{name}" for name in OF_AN_ACTION if getattr(options, name) is None]
    if options.question is None and (missing or options.args is not None):
        options.misused("the following arguments are required: " + (", ".join(missing) or "--question"))
    if options.question is not None and given:
        options.misused(f"--question cannot be combined with the options of an action; remove {', '.join(given)}")
    return _print_action_odds(options) if options.question is None else _print_query_odds(options)


def _print_query_odds(options: argparse.Namespace) -> int:
    """Print the answer to a query, with one line for each of its probabilities or fields."""
    game = ruleset(options.ruleset)
    args = decode_json(options.args or "{}", dict[str, Any], "--args: $")
    value = game.query(rules_from_options(game, options), options.question, args).value
    if options.json:
        terminal_output.print_document(msgspec.json.encode(value) + b"\n")
        return 0
    for name, share in _list_named_shares(value):
        terminal_output.print_line(
            f"{name:24} {share:>10}" + (f"  {float(Fraction(share)):7.2%}" if SHARE.fullmatch(share) else "")
        )
    return 0


SHARE = re.compile(r"\d+/\d+")


def _list_named_shares(value: Any) -> list[tuple[str, str]]:
    """Return the lines for the answer to a query: a name and a text for each. A list gives each result with its
    probability, and an object gives each field with its value. Any other value has an empty name.
    """
    if isinstance(value, list) and all(isinstance(each, dict) and each.keys() == {"result", "p"} for each in value):
        return [(each["result"], each["p"]) for each in value]
    if isinstance(value, dict):
        return [(name, each if isinstance(each, str) else json.dumps(each)) for name, each in value.items()]
    return [("", json.dumps(value))]


def _print_action_odds(options: argparse.Namespace) -> int:
    """Print one line for each outcome of an action: its values, exact probability, and rounded percentage."""
    game = ruleset(options.ruleset)
    rules = rules_from_options(game, options)
    position = game.load(rules, read_json(options.position))
    action = game.action(decode_json(options.action, dict[str, Any], "--action: $"))
    if options.seat not in game.seats:
        raise UnknownName("seat", options.seat, game.seats)
    spread = exact_odds(game, At(rules, position, options.seat, action), options.of.split(","))
    if options.json:
        terminal_output.print_document(msgspec.json.encode(sort_outcomes_by_probability(spread)) + b"\n")
        return 0
    for values, share in sorted(spread.items(), key=lambda each: -each[1]):
        terminal_output.print_line(f"{values.decode():24} {share!s:>10}  {float(share):7.2%}")
    return 0
