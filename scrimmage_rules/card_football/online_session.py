"""The online table: creating a room, joining it, synchronising with the host, playing, and playing again.

Menus and windows are no rules; the order of the steps, the unique name and what each seat then sees are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.card_football.position import SIDES, Position, Seat, other_side
from scrimmage_rules.card_football.rule_context import Question
from scrimmage_rules.kernel.chance import Need, Script
from scrimmage_rules.kernel.codec import decode_shape
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Answer, Fault, Refused, Rejection
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.size_limits import Fields, Text

CLAUSES = (
    "VASSAL.scope", "START.name-room", "START.listed", "JOIN.prerequisite", "JOIN.pick-room", "JOIN.synchronize",
    "AGAIN.close-then-new", "AGAIN.ready",
)  # fmt: skip


MOST_STEPS = 100
MOST_MOVES = 2_000
"""Moves of all games that were under way when their rooms were opened."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of the game in a room."""

    seat: Text
    action: Fields
    chance: Script | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing somebody does at the online table; only a play may be that of the seat of chance."""

    do: Literal["create", "join", "synchronise", "play", "close", "new"]
    seat: Literal["home", "away", "chance"]
    room: Text
    transcript: Annotated[tuple[Move, ...], msgspec.Meta(max_length=MOST_MOVES)] | None = None
    action: Fields | None = None
    chance: Script | None = None


Steps = Annotated[tuple[Step, ...], msgspec.Meta(max_length=MOST_STEPS)]


class Room(msgspec.Struct, frozen=True):
    """A room: its host, the guest once he has joined, and who has left the last game and asked for a new one."""

    name: str
    host: Seat
    position: Position
    guest: Seat | None = None
    synchronised: bool = False
    closed: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()


class SessionRefused(Refused):
    """A step that the procedure does not allow; `step` is its index."""

    def __init__(self, clause: str, code: str, step: int) -> None:
        """`clause` is blamed."""
        super().__init__([Fault(clause, code, f"/steps/{step}")], {"step": step})


def play_session(asked: Question) -> Answer:
    """Play the steps in order on an empty server; the value lists the rooms as the two seats see them."""
    steps: tuple[Step, ...] = decode_shape(asked.args.get("steps"), Steps, "$.args.steps")
    if sum(len(step.transcript or ()) for step in steps) > MOST_MOVES:
        raise BeyondCapacity(f"more than {MOST_MOVES} moves already played: ask about shorter games")
    for index, step in enumerate(steps):
        if step.do != "play" and step.seat == CHANCE_SEAT:
            raise MalformedData(f"$.args.steps[{index}].seat", "home or away is needed here")
    if asked.rules.edition != "vassal":
        raise SessionRefused("VASSAL.scope", "no-online-table", 0)
    rooms: dict[str, Room] = {}
    for index, step in enumerate(steps):
        rooms = _STEP_EFFECTS[step.do](asked, rooms, step, index)
    return Answer({"rooms": [_describe_room(asked, room) for room in rooms.values()]}, CLAUSES)


def _describe_room(asked: Question, room: Room) -> dict[str, Any]:
    """A room as the lists show it (START.listed), with the view of every seat that has one (JOIN.synchronize)."""
    views: dict[str, Any] = {"home": None, "away": None}
    for seat in (room.host, room.guest):
        if seat is not None and seat not in room.closed and (seat == room.host or room.synchronised):
            views[seat] = asked.ruleset.view(asked.rules, room.position, seat).value
    return {
        "room": room.name, "host": room.host, "guest": room.guest, "synchronised": room.synchronised, "views": views,
    }  # fmt: skip


def _find_room(rooms: dict[str, Room], step: Step, index: int) -> Room:
    if not rooms:
        raise SessionRefused("JOIN.prerequisite", "nothing-created", index)
    if step.room not in rooms:
        raise SessionRefused("JOIN.pick-room", "no-such-room", index)
    return rooms[step.room]


def _create_room(asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """A room with a name of its own and a new game, or one already under way (START.name-room)."""
    if not step.room or step.room in rooms:
        raise SessionRefused("START.name-room", "name-not-unique", index)
    assert step.seat != "chance"  # which does nothing but play
    room = Room(step.room, step.seat, asked.ruleset.start(asked.rules).position)
    for move in step.transcript or ():
        room = _apply_move(asked, room, move, index)
    return {**rooms, step.room: room}


def _join_room(_asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """The other seat enters a room that exists (JOIN.prerequisite, JOIN.pick-room)."""
    room = _find_room(rooms, step, index)
    if room.guest is not None or step.seat != other_side(room.host):
        raise SessionRefused("JOIN.pick-room", "no-place", index)
    return {**rooms, step.room: replace(room, guest=step.seat)}


def _synchronise_guest(_asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """The guest takes over the host's position (JOIN.synchronize)."""
    room = rooms.get(step.room)
    if room is None or room.guest is None or step.seat != room.guest:
        raise SessionRefused("JOIN.synchronize", "not-joined", index)
    return {**rooms, step.room: replace(room, synchronised=True)}


def _play_move(asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """An action at the table, once both seats see the same position."""
    room = rooms.get(step.room)
    if room is None or not room.synchronised:
        raise SessionRefused("JOIN.synchronize", "not-synchronised", index)
    if room.closed:
        raise SessionRefused("AGAIN.close-then-new", "closed", index)
    return {**rooms, step.room: _apply_move(asked, room, Move(step.seat, step.action or {}, step.chance), index)}


def _apply_move(asked: Question, room: Room, move: Move, index: int) -> Room:
    action = asked.ruleset.action(move.action)
    outcome = asked.ruleset.apply(At(asked.rules, room.position, move.seat, action), move.chance or ())
    if isinstance(outcome, Rejection):
        raise SessionRefused(outcome.clause, outcome.code, index)
    if isinstance(outcome, Need):
        raise MalformedData(f"$.args.steps[{index}].chance", f"a {outcome.kind} for {outcome.purpose} is missing")
    return replace(room, position=outcome.position)


def _close_game(_asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """A seat leaves the game it is in (AGAIN.close-then-new)."""
    room = rooms.get(step.room)
    if room is None or step.seat not in (room.host, room.guest) or step.seat in room.closed:
        raise SessionRefused("AGAIN.close-then-new", "not-in-the-room", index)
    return {**rooms, step.room: replace(room, closed=room.closed | {step.seat})}


def _start_new_game(asked: Question, rooms: dict[str, Room], step: Step, index: int) -> dict[str, Room]:
    """Both have closed, or at least the one who asks (KF-A60), and both ask: a fresh board (AGAIN.ready)."""
    room = rooms.get(step.room)
    enough = {step.seat} if asked.rules.reading["KF-A60"] == "each-in-his-time" else set(SIDES)
    if room is None or not room.closed >= enough:
        raise SessionRefused("AGAIN.close-then-new", "not-closed", index)
    again = room.again | {step.seat}
    if again != {room.host, room.guest}:
        return {**rooms, step.room: replace(room, again=again)}
    fresh = Room(room.name, room.host, asked.ruleset.start(asked.rules).position, room.guest, synchronised=True)
    return {**rooms, step.room: fresh}


_STEP_EFFECTS = {
    "create": _create_room, "join": _join_room, "synchronise": _synchronise_guest, "play": _play_move,
    "close": _close_game, "new": _start_new_game,
}  # fmt: skip
