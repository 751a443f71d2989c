"""`When` steps of all rulesets for actions and requests."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    ensure_game_started,
    find_paths_of_named_values,
    get_ruleset_words,
    parse_name_list,
    parse_seat,
    send_action_in_words,
    send_action_with_chance,
)

when = SHARED.when


@when("the game is set up")
def _set_up_game(table: Table) -> None:
    ensure_game_started(table)


@when("the position is put on the table")
def _load_position(table: Table) -> None:
    ensure_game_started(table)


@when("{who:seat} places {man:word} on {place:word}")
def _place_man(table: Table, who: str, man: str, place: str) -> None:
    send_action_in_words(table, who, f"place {man} on {place}")


@when("{who:seat} places its men")
def _place_men(table: Table, who: str, rows: list[list[str]]) -> None:
    """Place men in this order, from a row of men and a row of places."""
    for man, place in zip(*rows, strict=True):
        send_action_in_words(table, who, f"place {man} on {place}")


@when("{who:seat}'s {man:word} moves to {place:word}")
def _move_man(table: Table, who: str, man: str, place: str) -> None:
    send_action_in_words(table, who, f"move {man} to {place}")


@when("{who:seat} tries to {action}")
def _try_action(table: Table, who: str, action: str) -> None:
    """Try any action. Scenarios use this step if each row of an outline tests the rejection of a different action."""
    send_action_in_words(table, who, action)


@when("{who:seat} is given {chance} to {action}")
def _try_action_with_any_chance(table: Table, who: str, chance: str, action: str) -> None:
    """Try any action with any outcomes of dice or cards, even if they do not fit the action."""
    send_action_with_chance(
        table, who, get_ruleset_words(table).action(action), *get_ruleset_words(table).chance(chance)
    )


@when("{who:seat} asks whether it may {action}")
def _request_action_check(table: Table, who: str, action: str) -> None:
    ensure_game_started(table)
    table.ask(op="check", game=GAME, seat=parse_seat(table, who), action=get_ruleset_words(table).action(action))


@when("{who:seat} looks at the table")
def _request_view_of_seat(table: Table, who: str) -> None:
    ensure_game_started(table)
    table.ask(op="observe", game=GAME, seat=parse_seat(table, who))


@when("a bystander looks at the table")
def _request_public_view(table: Table) -> None:
    ensure_game_started(table)
    table.ask(op="observe", game=GAME, seat="public")


@when("{who:seat} asks by which rules to {action}")
def _explain_action(table: Table, who: str, action: str) -> None:
    _request_explanation(table, who, action, [])


@when("{who:seat}, given {chance}, asks by which rules to {action}")
def _explain_action_with_chance(table: Table, who: str, chance: str, action: str) -> None:
    _request_explanation(table, who, action, get_ruleset_words(table).chance(chance))


def _request_explanation(table: Table, who: str, action: str, chance: list[dict[str, Any]]) -> None:
    ensure_game_started(table)
    table.ask(
        op="explain",
        game=GAME,
        seat=parse_seat(table, who),
        action=get_ruleset_words(table).action(action),
        chance=chance,
    )


@when("the odds of {places} are asked for {who:seat} to {action}")
def _request_odds(table: Table, places: str, who: str, action: str) -> None:
    """Request the odds of values named in words: `the odds of the holder and the loose ball are
    asked for red to ...`.
    """
    ensure_game_started(table)
    args = {
        "seat": parse_seat(table, who),
        "action": get_ruleset_words(table).action(action),
        "of": find_paths_of_named_values(table, parse_name_list(places)),
    }
    table.ask(op="query", game=GAME, query="odds", args=args)


@when("the sequences of {depth:n} steps are counted over {chance:word} chances")
def _request_perft(table: Table, depth: int, chance: str) -> None:
    ensure_game_started(table)
    table.ask(op="perft", game=GAME, depth=depth, chance=chance)
