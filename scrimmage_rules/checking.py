"""`scrimmage check` and `scrimmage odds`: whether a file is what it is said to be, and what may come of a position."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules import terminal
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.contract import Refused
from scrimmage_rules.kernel.deeds import At
from scrimmage_rules.kernel.errors import GivenTwice, MalformedData, UnknownName
from scrimmage_rules.kernel.files import read
from scrimmage_rules.kernel.odds import odds as exact_odds
from scrimmage_rules.kernel.plural import pluralize
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.rulesets import RULESETS, playable, ruleset
from scrimmage_rules.showing.archive import read_game


def _rules(game: Ruleset[Any, Any], options: argparse.Namespace, **settings: Any) -> Any:
    chosen: dict[str, str] = {}
    for text in options.reading:
        ambiguity, equals, key = text.partition("=")
        if not equals:
            raise MalformedData("--reading", f"{text!r} is not ID=KEY, such as KF-A17=at-scrimmage")
        if ambiguity in chosen:
            raise GivenTwice(f"--reading {ambiguity}", chosen[ambiguity], key)
        chosen[ambiguity] = key
    return game.rules(game.options({"edition": options.edition, "readings": chosen, "settings": settings}))


def _json(name: str) -> Any:
    return decode_json(read(Path(name)), dict[str, Any], f"{Path(name).name}: $")


# ---- odds


OF_AN_ACTION = ("position", "seat", "action", "of")


def odds(options: argparse.Namespace) -> int:
    """The odds of an action on a position, or what a question of the ruleset is answered with."""
    given = [f"--{name}" for name in OF_AN_ACTION if getattr(options, name) is not None]
    missing = [f"--{name}" for name in OF_AN_ACTION if getattr(options, name) is None]
    if options.question is None and (missing or options.args is not None):
        options.misused("the following arguments are required: " + (", ".join(missing) or "--question"))
    if options.question is not None and given:
        options.misused(f"--question needs no position: leave out {', '.join(given)}")
    return _of_an_action(options) if options.question is None else _of_a_question(options)


def _of_a_question(options: argparse.Namespace) -> int:
    """A line for each share of the answer; what is no share stands as it is."""
    game = ruleset(options.ruleset)
    args = decode_json(options.args or "{}", dict[str, Any], "--args: $")
    value = game.query(_rules(game, options), options.question, args).value
    if options.json:
        terminal.send(msgspec.json.encode(value) + b"\n")
        return 0
    for name, share in _shares(value):
        terminal.say(f"{name:24} {share:>10}" + (f"  {float(Fraction(share)):7.2%}" if SHARE.fullmatch(share) else ""))
    return 0


SHARE = re.compile(r"\d+/\d+")


def _shares(value: Any) -> list[tuple[str, str]]:
    """What an answer tells, by name: a list of results with their shares, or the fields of one."""
    if isinstance(value, list) and all(isinstance(each, dict) and each.keys() == {"result", "p"} for each in value):
        return [(each["result"], each["p"]) for each in value]
    if isinstance(value, dict):
        return [(name, each if isinstance(each, str) else json.dumps(each)) for name, each in value.items()]
    return [("", json.dumps(value))]


def _of_an_action(options: argparse.Namespace) -> int:
    """A line for each outcome: the values, the exact probability, and roughly the per cent."""
    game = ruleset(options.ruleset)
    rules = _rules(game, options)
    position = game.load(rules, _json(options.position))
    action = game.action(decode_json(options.action, dict[str, Any], "--action: $"))
    if options.seat not in game.seats:
        raise UnknownName("seat", options.seat, game.seats)
    from scrimmage_rules.kit.shown import shares

    spread = exact_odds(game, At(rules, position, options.seat, action), options.of.split(","))
    if options.json:
        terminal.send(msgspec.json.encode(shares(spread)) + b"\n")
        return 0
    for values, share in sorted(spread.items(), key=lambda each: -each[1]):
        terminal.say(f"{values.decode():24} {share!s:>10}  {float(share):7.2%}")
    return 0


# ---- check


def check(options: argparse.Namespace) -> int:
    """Say that a file is sound, or what is wrong with it, every fault on a line."""
    try:
        if options.sort in _CHECKS:
            _CHECKS[options.sort](ruleset(options.ruleset or RULESETS[0]), options)
        else:
            _check_data(options)
    except Refused as refused:
        for fault in refused.faults:
            terminal.complain(f"{options.file}: {fault.path}: {fault.code} breaks {fault.clause}")
        return 2
    terminal.say(f"{options.file}: sound")
    return 0


def sorts() -> tuple[str, ...]:
    """What can be checked: what every game has, and the data that some games have besides."""
    return (*_CHECKS, *dict.fromkeys(sort for each in playable() for sort in ruleset(each).data_types))


def _check_features(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.export import refusals
    from scrimmage_rules.kit.lint import lint

    folder = Path(options.file)
    complaints = lint(folder) or [str(each) for each in refusals(folder)]
    if complaints:
        raise MalformedData(
            options.file, "; ".join(complaints[:1]) + f" ({pluralize(len(complaints), 'complaint')} in all)"
        )


def _check_vectors(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    from scrimmage_rules.kit.vectors import read_vectors

    if not read_vectors(Path(options.file)):
        raise MalformedData(options.file, "no vector is in it; make it anew with `scrimmage export`")


def _check_options(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.rules(game.options(_json(options.file)))


def _check_position(game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    game.load(_rules(game, options), _json(options.file))


def _check_data(options: argparse.Namespace) -> None:
    """Data that a game takes as the setting of that name, such as a deck, by the rules that bind it there."""
    having = [each for each in playable() if options.sort in ruleset(each).data_types]
    home = options.ruleset or having[0]
    if home not in having:
        raise UnknownName(f"ruleset with a {options.sort}", home, having)
    _rules(ruleset(home), options, **{options.sort: _json(options.file)})


def _check_transcript(_game: Ruleset[Any, Any], options: argparse.Namespace) -> None:
    recorded = read_game(Path(options.file), ruleset)
    transcript.replay(ruleset(recorded.ruleset), recorded)


_CHECKS: dict[str, Callable[[Ruleset[Any, Any], argparse.Namespace], None]] = {
    "options": _check_options, "position": _check_position, "transcript": _check_transcript,
    "features": _check_features, "vectors": _check_vectors,
}  # fmt: skip
