"""Steps of the online table of one edition: rooms are created, joined, synchronised and closed, and viewed."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    parse_action,
    parse_chance,
    parse_list,
    parse_spot,
)

given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then

DEEDS = {
    "creates": "create", "joins": "join", "synchronises": "synchronise", "plays": "play", "closes": "close",
    "takes a new game": "new",
}  # fmt: skip


@given("whoever creates the room has a game that went so far")
def _draft_played_game(table: Table, rows: list[list[str]]) -> None:
    """Draft the steps so far, from rows of: who, action, chance."""
    table.given["so far"] = [
        {"seat": who, "action": parse_action(action), "chance": parse_chance(chance)}
        for who, action, chance in rows[1:]
    ]


STEPS.ask(look_up, {
    "nothing is done at the online table": ("session", {"steps": []}),
})  # fmt: skip


@when("these steps are taken at the online table")
def _query_steps(table: Table, rows: list[list[str]]) -> None:
    """Send the steps, from rows of: who, does, room; and for a step in a game, action and chance."""
    header, *lines = rows
    look_up(table, "session", steps=[_read_step_row(table, dict(zip(header, line, strict=True))) for line in lines])


def _read_step_row(table: Table, row: dict[str, str]) -> dict[str, Any]:
    step: dict[str, Any] = {"do": DEEDS[row["does"]], "seat": row["who"], "room": row["room"]}
    if row.get("action"):
        step["action"] = parse_action(row["action"])
    if row.get("chance"):
        step["chance"] = parse_chance(row["chance"])
    if step["do"] == "create" and "so far" in table.given:
        step["transcript"] = table.given["so far"]
    return step


@then("step {number:n} is refused under {clause:word}")
def _expect_refused_step(table: Table, number: int, clause: str) -> None:
    """Expect the first refused step of the online table; the first step is number 1."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)
    table.expect("/data/step", "equals", number - 1)


# ---- rooms


def _find_room_place(table: Table, room: str) -> str:
    """Return the place of a room in the answer, which lists rooms in the order of their creation."""
    rooms = [step["room"] for step in table.last_ask["args"]["steps"] if step["do"] == "create"]
    if room not in rooms:
        raise Misused(f"nobody creates the room {room!r}; there are {', '.join(rooms)}")
    return f"/value/rooms/{rooms.index(room)}"


STEPS.expect({
    "there is no room": {"/value": {"rooms": []}},
    "room {number:n} of the list is {room:word}": {"/value/rooms/{number:index}/room": "{room}"},
})  # fmt: skip


@then("the host of {room:word} is {who:seat}")
def _expect_host(table: Table, room: str, who: str) -> None:
    table.expect(f"{_find_room_place(table, room)}/host", "equals", who)


@then("the guest of {room:word} is {who:seat}")
def _expect_guest(table: Table, room: str, who: str) -> None:
    table.expect(f"{_find_room_place(table, room)}/guest", "equals", who)


@then("{room:word} has no guest")
def _expect_no_guest(table: Table, room: str) -> None:
    table.expect(f"{_find_room_place(table, room)}/guest", "equals", None)


@then("{room:word} is synchronised")
def _expect_synchronised(table: Table, room: str) -> None:
    table.expect(f"{_find_room_place(table, room)}/synchronised", "equals", True)


@then("{room:word} is not synchronised")
def _expect_not_synchronised(table: Table, room: str) -> None:
    table.expect(f"{_find_room_place(table, room)}/synchronised", "equals", False)


# ---- what the players see there


def _expect_view(table: Table, room: str, who: str, place: str, value: Any) -> None:
    table.expect(f"{_find_room_place(table, room)}/views/{who}{place}", "equals", value)


@then("in {room:word} {who:seat} sees no game")
def _expect_no_game(table: Table, room: str, who: str) -> None:
    _expect_view(table, room, who, "", None)


@then("in {room:word} {who:seat} sees the phase {phase:word}")
def _expect_phase(table: Table, room: str, who: str, phase: str) -> None:
    _expect_view(table, room, who, "/phase", phase)


@then("in {room:word} {who:seat} sees the game from his own seat")
def _expect_own_seat(table: Table, room: str, who: str) -> None:
    _expect_view(table, room, who, "/seat", who)


@then("in {room:word} {who:seat} sees a pile of {count:n}")
def _expect_pile(table: Table, room: str, who: str, count: int) -> None:
    _expect_view(table, room, who, "/cards_left", count)


@then("in {room:word} {who:seat} sees {offence:seat} on offence")
def _expect_offence(table: Table, room: str, who: str, offence: str) -> None:
    _expect_view(table, room, who, "/offence", offence)


@then("in {room:word} {who:seat} sees the ball on {line}")
def _expect_spot(table: Table, room: str, who: str, line: str) -> None:
    _expect_view(table, room, who, "/spot", parse_spot(line))


@then("in {room:word} {who:seat} holds {plays}")
def _expect_hand(table: Table, room: str, who: str, plays: str) -> None:
    _expect_view(table, room, who, "/hand", parse_list(plays))


@then("in {room:word} {who:seat} sees the {role:word}'s card as {what}")
def _expect_card(table: Table, room: str, who: str, role: str, what: str) -> None:
    _expect_view(table, room, who, f"/calls/{role}", what)


@then("in {room:word} {who:seat} sees the score home {home:n}, away {away:n}")
def _expect_score(table: Table, room: str, who: str, home: int, away: int) -> None:
    _expect_view(table, room, who, "/score", {"home": home, "away": away})


@then("in {room:word} {who:seat} sees no used card")
def _expect_no_used_card(table: Table, room: str, who: str) -> None:
    _expect_view(table, room, who, "/used", [])


@then("in {room:word} {who:seat} sees that {kicker:seat} kicked off to open the game")
def _expect_opening_kicker(table: Table, room: str, who: str, kicker: str) -> None:
    _expect_view(table, room, who, "/opening_kicker", kicker)


@then("in {room:word} {who:seat} sees that nobody has kicked off yet")
def _expect_no_opening_kicker(table: Table, room: str, who: str) -> None:
    _expect_view(table, room, who, "/opening_kicker", None)
