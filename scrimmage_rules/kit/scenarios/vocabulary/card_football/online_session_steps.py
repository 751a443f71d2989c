"""Steps for the online edition of card-football: games are created, joined, synchronised, viewed and closed."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import READERS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    parse_action,
    parse_chance_outcomes,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import StepTable, ask_rule_query

given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then

DEEDS = {
    "creates": "create", "joins": "join", "synchronises": "synchronise", "plays": "play", "closes": "close",
    "takes a new game": "new",
}  # fmt: skip


def _find_path_of_online_game(table: Table, room: str) -> str:
    """Return the path of an online game in the answer to the query `session`, which lists games in the order of their
    creation.
    """
    rooms = [step["room"] for step in table.last_ask["args"]["steps"] if step["do"] == "create"]
    if room not in rooms:
        raise MisusedStep(
            f"no step of the scenario creates the online game {room!r}; "
            f"the scenario creates only these online games: {', '.join(rooms)}"
        )
    return f"/value/rooms/{rooms.index(room)}"


STEPS = StepTable(VOCABULARY, READERS, {"room": _find_path_of_online_game})


@given("the creator of the online game has played these moves")
def _add_played_moves(table: Table, rows: list[list[str]]) -> None:
    """Put the earlier steps of an online table into the scenario's data. The rows have the columns: who, action,
    chance.
    """
    table.given["so far"] = [
        {"seat": who, "action": parse_action(action), "chance": parse_chance_outcomes(chance)}
        for who, action, chance in rows[1:]
    ]


STEPS.register_queries(ask_rule_query, {
    "nothing is done at the online table": ("session", {"steps": []}),
})  # fmt: skip


@when("these steps are taken at the online table")
def _query_online_session(table: Table, rows: list[list[str]]) -> None:
    """Send a query with the steps of an online table, one for each row. The columns are who, does and the name of the
    game, and in a game also action and chance.
    """
    header, *lines = rows
    ask_rule_query(
        table, "session", steps=[_read_step_row(table, dict(zip(header, line, strict=True))) for line in lines]
    )


def _read_step_row(table: Table, row: dict[str, str]) -> dict[str, Any]:
    step: dict[str, Any] = {"do": DEEDS[row["does"]], "seat": row["who"], "room": row["room"]}
    if row.get("action"):
        step["action"] = parse_action(row["action"])
    if row.get("chance"):
        step["chance"] = parse_chance_outcomes(row["chance"])
    if step["do"] == "create" and "so far" in table.given:
        step["transcript"] = table.given["so far"]
    return step


@then("step {number:n} is refused under {clause:word}")
def _expect_refused_step(table: Table, number: int, clause: str) -> None:
    """Expect that this step of the online table is the first one that is rejected, under this clause. Steps are counted
    from 1.
    """
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)
    table.expect("/data/step", "equals", number - 1)


STEPS.register_expectations({
    "there is no online game": {"/value": {"rooms": []}},
    "room {number:n} of the list is {room:word}": {"/value/rooms/{number:index}/room": "{room}"},
    "the host of {room:word} is {who:seat}": {"{room:room}/host": "{who}"},
    "the guest of {room:word} is {who:seat}": {"{room:room}/guest": "{who}"},
    "{room:word} has no guest": {"{room:room}/guest": None},
    "{room:word} is synchronised": {"{room:room}/synchronised": True},
    "{room:word} is not synchronised": {"{room:room}/synchronised": False},
    # ---- the views of the players
    "in {room:word} {who:seat} sees no game": {"{room:room}/views/{who}": None},
    "in {room:word} {who:seat} sees the phase {phase:word}": {"{room:room}/views/{who}/phase": "{phase}"},
    "in {room:word} {who:seat} sees the game from his own seat": {"{room:room}/views/{who}/seat": "{who}"},
    "in {room:word} {who:seat} sees a pile of {count:n}": {"{room:room}/views/{who}/cards_left": "{count}"},
    "in {room:word} {who:seat} sees {offence:seat} on offence": {"{room:room}/views/{who}/offence": "{offence}"},
    "in {room:word} {who:seat} sees the ball on {line}": {"{room:room}/views/{who}/spot": "{line:spot}"},
    "in {room:word} {who:seat} holds {plays}": {"{room:room}/views/{who}/hand": "{plays:list}"},
    "in {room:word} {who:seat} sees the {role:word}'s card as {what}":
        {"{room:room}/views/{who}/calls/{role}": "{what}"},
    "in {room:word} {who:seat} sees the score home {home:n}, away {away:n}":
        {"{room:room}/views/{who}/score": {"home": "{home}", "away": "{away}"}},
    "in {room:word} {who:seat} sees no used card": {"{room:room}/views/{who}/used": []},
    "in {room:word} {who:seat} sees that {kicker:seat} kicked off to open the game":
        {"{room:room}/views/{who}/opening_kicker": "{kicker}"},
    "in {room:word} {who:seat} sees that nobody has kicked off yet": {"{room:room}/views/{who}/opening_kicker": None},
})  # fmt: skip
