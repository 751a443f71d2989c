"""Functions that the steps of all rulesets use."""

from __future__ import annotations

import json
import re
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import GAME, MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Sentences, Vocabulary, Words, get_step_vocabulary

SHARED = Sentences()


def get_ruleset_words(table: Table) -> Words:
    """Return the words and functions of the scenario's ruleset."""
    return _get_vocabulary(table).words


def _get_vocabulary(table: Table) -> Vocabulary:
    return get_step_vocabulary(table.ruleset)


def parse_seat(table: Table, word: str) -> str:
    """Return the seat that a word in a sentence means."""
    return get_ruleset_words(table).seat(table, word)


def ensure_game_started(table: Table) -> None:
    """Send the first request of the scenario, unless it has been sent."""
    _get_vocabulary(table).send_first_request(table)


def get_drafted_options(table: Table) -> dict[str, Any]:
    """Return the drafted options of the game: edition, settings and readings."""
    return {key: table.given[key] for key in ("edition", "settings", "readings") if table.given.get(key)}


def ask_rule_query(table: Table, query: str, **args: Any) -> None:
    """Send a query about the rules, without a game, under the scenario's options."""
    table.ask(
        op="query", ruleset=table.ruleset, options=get_ruleset_words(table).options(table), query=query, args=args
    )


def send_action_with_chance(table: Table, seat: str, action: dict[str, Any], *chance: dict[str, Any]) -> None:
    """Send an action with the chance outcomes that it needs."""
    ensure_game_started(table)
    table.ask(op="apply", game=GAME, seat=parse_seat(table, seat), action=action, chance=list(chance))


def send_action_in_words(table: Table, seat: str, action: str) -> None:
    """Send an action, given in words, that needs no chance."""
    send_action_with_chance(table, seat, get_ruleset_words(table).action(action))


def get_drafted_position(table: Table) -> dict[str, Any]:
    """Return the scenario's initial position; raise `MisusedStep` if no step has chosen a formation yet."""
    if "position" not in table.given:
        raise MisusedStep("no formation: name the standard formation first, in the Background of the chapter")
    position: dict[str, Any] = table.given["position"]
    return position


def get_drafted_settings(table: Table) -> dict[str, Any]:
    """Return the settings of the scenario's options, which `Given` steps change."""
    settings: dict[str, Any] = table.given.setdefault("settings", {})
    return settings


def start_from_formation(table: Table, formation: dict[str, Any]) -> None:
    """Start the scenario's initial position from a formation without men."""
    table.given["position"] = copy_data(formation)


def copy_data(data: Any) -> Any:
    """Return a deep copy of plain data."""
    return json.loads(json.dumps(data))


def expect_need(table: Table, kind: str, purpose: str) -> None:
    """Expect that the action needs chance of this kind, for this purpose."""
    table.expect("/status", "equals", "need-chance")
    table.expect("/next", "covers", {"kind": kind, "for": purpose})


def is_whole_number(text: str) -> bool:
    """Return whether a text is a whole number of usual length; `--1` and a number of a thousand digits are not."""
    return re.fullmatch(r"[+-]?[0-9]{1,18}", text) is not None


def parse_number_or_text(text: str) -> int | str:
    """Return the number that a text contains, or the text itself if it is not a number."""
    return int(text) if is_whole_number(text) else text


def parse_name_list(text: str) -> list[str]:
    """Return the parts of a list in words, such as `A, B and C`."""
    return [name.strip() for name in text.replace(" and ", ", ").split(",") if name.strip()]


def find_paths_of_named_values(table: Table, names: list[str]) -> list[str]:
    """Return the paths of the values whose odds a sentence requests. The sentence names the values in words."""
    known = get_ruleset_words(table).places
    for name in names:
        if name not in known:
            raise MisusedStep(f"this step cannot ask for the odds of {name!r}; write one of {', '.join(known)}")
    return [known[name] for name in names]
