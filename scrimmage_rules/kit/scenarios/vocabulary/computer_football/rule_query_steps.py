"""Steps of computer-football that query rules and tables, and check the answers; probabilities are written `fumble 1/7,
miss 6/7`.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import GAME, MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import RESULTS, parse_value
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query, ensure_game_started, parse_name_list

when, then = VOCABULARY.when, VOCABULARY.then


def _query_current_position(table: Table, query: str) -> None:
    """Send a query about the current position."""
    ensure_game_started(table)
    table.ask(op="query", game=GAME, query=query, args={})


def parse_shares(text: str) -> list[tuple[Any, str]]:
    """Return the values and probabilities in a text such as `fumble 1/12, tackle 1/4, miss 2/3`."""
    pairs = [each.split() for each in parse_name_list(text)]
    if any(len(pair) != 2 for pair in pairs):
        raise MisusedStep(
            f"not a list of probabilities: {text!r}; write values with their probabilities, such as fumble 1/12, "
            f"tackle 11/12"
        )
    return [(parse_value(value), share) for value, share in pairs]


STEPS.register_queries(ask_rule_query, {
    # ---- the tables of chance
    "the shares of a tackle are looked up at power advantage {advantage:n}": ("tackle", {"advantage": "{advantage}"}),
    "the printed row of tackles is looked up at power advantage {advantage:n}":
        ("printed-tackle", {"advantage": "{advantage}"}),
    "the power advantage of a power of {tackler:n} over one of {carrier:n} is looked up":
        ("power-advantage", {"tackler": "{tackler}", "carrier": "{carrier}"}),
    "the shares of the squares are looked up": ("squares", {}),
    # ---- men and blocks
    "the men are looked up": ("men", {}),
    "the list of speeds is looked up": ("speeds", {}),
    "a block of {blockers} against {target:word} is looked up":
        ("block", {"blockers": "{blockers:names}", "target": "{target}"}),
    # ---- ways and spots
    "the stretch from {start:word} to {end:word} is measured":
        ("cost", {"from": "{start:square}", "to": "{end:square}"}),
    "the spot is looked up of a carrier going {way:word} who is met in column {contact:n}: a {result:word}":
        ("spot", {"contact": "{contact}", "result": "{result}", "direction": "{way}"}),
    # ---- settings
    "the settings are looked up": ("settings", {}),
})  # fmt: skip

STEPS.register_queries(_query_current_position, {
    "the shares of the squares are asked of the table": ("squares", {}),
    "the shares of a scramble are asked of the table": ("scramble", {}),
    "the settings are asked of the table": ("settings", {}),
})  # fmt: skip


@when("the catch is looked up for {who} at the ball")
def _query_catch(table: Table, who: str) -> None:
    """Query the probabilities of a catch by `both sides`, `a receiver alone`, `a defender alone` or `nobody`.

    `the numbers 1 and 0` are invalid input.
    """
    receiver, defender = {
        "both sides": (True, True), "a receiver alone": (True, False), "a defender alone": (False, True),
        "nobody": (False, False), "the numbers 1 and 0": (1, 0),
    }[who]  # fmt: skip
    ask_rule_query(table, "catch", receiver=receiver, defender=defender)


@then("the chances are {shares}")
def _expect_all_possible_outcomes(table: Table, shares: str) -> None:
    """Expect all possible outcomes of the needed chance, with their probabilities. An outcome that the sentence lists
    with the probability 0 is impossible.
    """
    wanted = [{"value": value, "p": share} for value, share in parse_shares(shares) if share != "0"]
    table.expect("/next/outcomes", "same-set", wanted)


@then("the shares are {shares}")
def _expect_shares(table: Table, shares: str) -> None:
    """Expect a complete row of a table, including the outcomes with probability 0."""
    table.expect("/value", "equals", {str(value): share for value, share in parse_shares(shares)})


STEPS.register_expectations({
    # ---- the tables of chance
    "the share of {result:word} is {share:word}": {"/value/{result}": "{share}"},
    "the power advantage is {advantage:n}": {"/value": "{advantage}"},
    # ---- men and blocks
    "the {side:word}'s {man:word} has the speed {speed:n}": {"/value/{side}/{man}/speed": "{speed}"},
    "the {side:word}'s {man:word} has the power {power:n}": {"/value/{side}/{man}/power": "{power}"},
    "the powers add up to {powers:n} against {against:n}": {"/value/powers": "{powers}", "/value/against": "{against}"},
    # ---- ways and spots
    ("it costs {squares:n} square", "it costs {squares:n} squares"): {"/value": "{squares}"},
    "it is no stretch": {"/value": None},
    # ---- settings
    "the limits are {lower:n} to {upper:n}": {"/value/limits": ["{lower}", "{upper}"]},
    "replays are {speed:word}": {"/value/replay_speed": "{speed}"},
    "replays may be {speeds}": {"/value/replay_speeds": "{speeds:names}"},
    "sounds are not muted": {"/value/mute": False},
})  # fmt: skip


@then("the printed cell of {result:word} is {cell:word}")
def _expect_tackle_table_cell(table: Table, result: str, cell: str) -> None:
    table.expect(f"/value/{RESULTS.index(result)}", "equals", cell)


# ---- men and blocks


@then("the {side:word}'s {man:word} has the speed {speed:n}, the power {power:n}, and moves backward: {backward:word}")
def _expect_speed_and_power_of_man(table: Table, side: str, man: str, speed: int, power: int, backward: str) -> None:
    wanted = {"speed": speed, "power": power, "backward": backward == "yes"}
    table.expect(f"/value/{side}/{man}", "equals", wanted)


def _parse_speed_row(cells: list[str]) -> dict[str, Any]:
    speed, power, men, shape = cells
    return {"speed": int(speed), "power": int(power), "men": int(men), "shape": shape}


@then("the list of speeds is")
def _expect_speeds(table: Table, rows: list[list[str]]) -> None:
    """Expect the table of speeds, given as rows of: speed, power, men, shape."""
    table.expect("/value", "equals", [_parse_speed_row(cells) for cells in rows[1:]])


@then("row {row:n} of the list has speed {speed:word}, power {power:word}, {men:word} men and {shape:word} shapes")
def _expect_speed_row(table: Table, row: int, speed: str, power: str, men: str, shape: str) -> None:
    table.expect(f"/value/{row - 1}", "equals", _parse_speed_row([speed, power, men, shape]))


@then("the block {outcome:word}")
def _expect_block_outcome(table: Table, outcome: str) -> None:
    """Expect that a block `succeeds` or `fails`."""
    table.expect("/value/succeeds", "equals", {"succeeds": True, "fails": False}[outcome])


# ---- ways and spots


@then("he is down in column {column:n}: {what}")
def _expect_spot_of_ball(table: Table, column: int, what: str) -> None:
    """Expect the spot of the ball: `the line is 18`, `a touchdown` or `a safety`."""
    line, score = what.removeprefix("the line is "), what.removeprefix("a ")
    wanted = {"score": None, "line": int(line)} if line != what else {"score": score, "line": None}
    table.expect("/value", "equals", {"column": column, **wanted})


# ---- settings


@then("the settings are")
def _expect_settings(table: Table, rows: list[list[str]]) -> None:
    """Expect the settings in one row: edition, limits, replay speed, muted, speeds of replay."""
    edition, limits, speed, muted, speeds = rows[1]
    wanted = {
        "edition": edition,
        "replay_speed": speed,
        "mute": muted == "yes",
        "replay_speeds": parse_name_list(speeds),
    }
    table.expect("/value", "equals", {**wanted, "limits": [int(each) for each in limits.split(" to ")]})
