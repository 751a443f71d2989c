"""Functions that create the rules of a game from the options `--edition` and `--reading`, and load JSON files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import DuplicateValue, MalformedData
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kernel.ruleset import Ruleset


def rules_from_options(game: Ruleset[Any, Any], options: argparse.Namespace, **settings: Any) -> Any:
    """Return the rules of a game under the edition and the readings of the options, with these settings."""
    return game.rules(collect_rule_options(game, options, settings))


def collect_rule_options(game: Ruleset[Any, Any], options: argparse.Namespace, settings: dict[str, Any]) -> Options:
    """Return the edition and the readings of the options, together with these settings."""
    chosen: dict[str, str] = {}
    for text in options.reading:
        ambiguity, equals, key = text.partition("=")
        if not equals:
            raise MalformedData("--reading", f"expected ID=KEY, such as KF-A17=at-scrimmage, got {text!r}")
        if ambiguity in chosen:
            raise DuplicateValue(f"--reading {ambiguity}", chosen[ambiguity], key)
        chosen[ambiguity] = key
    return game.options({"edition": options.edition, "readings": chosen, "settings": settings})


def read_json(name: str) -> Any:
    """Return the JSON object in a file."""
    return decode_json(read_file(Path(name)), dict[str, Any], f"{Path(name).name}: $")
