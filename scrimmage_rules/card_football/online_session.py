"""Online session of the Vassal edition: two players create, join and synchronise a game, play it, and start a new one.

Only the order of the steps, the unique names and the views are rules. Menus and windows are not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.card_football.position import SIDES, Position, Seat, other_side
from scrimmage_rules.card_football.rule_context_types import Question
from scrimmage_rules.kernel.chance import Need, Script
from scrimmage_rules.kernel.codec import decode_union_or_bounded_type
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Answer, Fault, Refused, Rejection
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.size_limits import Fields, Text

CLAUSES = (
    "VASSAL.scope", "START.name-room", "START.listed", "JOIN.prerequisite", "JOIN.pick-room", "JOIN.synchronize",
    "AGAIN.close-then-new", "AGAIN.ready",
)  # fmt: skip


MOST_STEPS = 100
"""Maximum number of steps of a session."""

MOST_MOVES = 2_000
"""Maximum number of moves before the session, over all its games."""


class PlayedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Move already made in a game that is under way: the seat, its action as plain data, and the outcomes of chance."""

    seat: Text
    action: Fields
    chance: Script | None = None


class SessionStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Step of a seat at the online table; the seat `chance` can only do the step `play`."""

    do: Literal["create", "join", "synchronise", "play", "close", "new"]
    seat: Literal["home", "away", "chance"]
    room: Text
    transcript: Annotated[tuple[PlayedMove, ...], msgspec.Meta(max_length=MOST_MOVES)] | None = None
    action: Fields | None = None
    chance: Script | None = None


Steps = Annotated[tuple[SessionStep, ...], msgspec.Meta(max_length=MOST_STEPS)]


class OnlineGame(msgspec.Struct, frozen=True):
    """Online game: its host and guest, the seats that have closed it, and the seats that have asked for a new game."""

    name: str
    host: Seat
    position: Position
    guest: Seat | None = None
    synchronised: bool = False
    closed: frozenset[str] = frozenset()
    again: frozenset[str] = frozenset()


class SessionRefused(Refused):
    """Error for a step that the procedure does not allow; `step` is its index."""

    def __init__(self, clause: str, code: str, step: int) -> None:
        """Set the clause to report, the code, and the index of the step."""
        super().__init__([Fault(clause, code, f"/steps/{step}")], {"step": step})


class StepContext(msgspec.Struct, frozen=True):
    """A step of an online session with its context: the query, the index of the step, and the
    online games before it.
    """

    query: Question
    step: SessionStep
    index: int
    rooms: dict[str, OnlineGame]

    @property
    def room(self) -> OnlineGame | None:
        """Return the game that the step names, or None if it does not exist."""
        return self.rooms.get(self.step.room)

    def create_step_refusal(self, clause: str, code: str) -> SessionRefused:
        """Return the error that refuses the step under a clause."""
        return SessionRefused(clause, code, self.index)

    def start_position(self) -> Position:
        """Return the position of a game that has just begun."""
        position: Position = self.query.ruleset.start(self.query.rules).position
        return position


def play_session(query: Question) -> Answer:
    """Return all games as both seats see them after the steps, played in order from an empty server.

    Raise `SessionRefused` for a step that the procedure does not allow, `MalformedData` for a step that is incomplete,
    and `BeyondCapacity` if the games begin with too many moves.
    """
    steps: tuple[SessionStep, ...] = decode_union_or_bounded_type(query.args.get("steps"), Steps, "$.args.steps")
    if sum(len(step.transcript or ()) for step in steps) > MOST_MOVES:
        raise BeyondCapacity(
            f"the transcripts of the new games have more than {MOST_MOVES} moves in total; give shorter transcripts"
        )
    for index, step in enumerate(steps):
        if step.do != "play" and step.seat == CHANCE_SEAT:
            raise MalformedData(f"$.args.steps[{index}].seat", "expected home or away")
    if query.rules.edition != "vassal":
        raise SessionRefused("VASSAL.scope", "no-online-table", 0)
    rooms: dict[str, OnlineGame] = {}
    for index, step in enumerate(steps):
        rooms = {**rooms, step.room: _STEP_EFFECTS[step.do](StepContext(query, step, index, rooms))}
    return Answer({"rooms": [_describe_online_game(query, room) for room in rooms.values()]}, CLAUSES)


def _describe_online_game(query: Question, room: OnlineGame) -> dict[str, Any]:
    """Return an online game with the view of each seat that may see it (START.listed, JOIN.synchronize)."""
    views: dict[str, Any] = {"home": None, "away": None}
    for seat in (room.host, room.guest):
        if seat is not None and seat not in room.closed and (seat == room.host or room.synchronised):
            views[seat] = query.ruleset.view(query.rules, room.position, seat).value
    return {
        "room": room.name, "host": room.host, "guest": room.guest, "synchronised": room.synchronised, "views": views,
    }  # fmt: skip


def _create_online_game(context: StepContext) -> OnlineGame:
    """Return an online game with a unique name, new or already under way (START.name-room)."""
    step = context.step
    if not step.room or context.room is not None:
        raise context.create_step_refusal("START.name-room", "name-not-unique")
    assert step.seat != "chance"  # `play_session` rejects such a step
    room = OnlineGame(step.room, step.seat, context.start_position())
    for move in step.transcript or ():
        room = _apply_move(context, room, move)
    return room


def _join_online_game(context: StepContext) -> OnlineGame:
    """Return the online game after the other seat has joined it (JOIN.prerequisite, JOIN.pick-room)."""
    room, seat = context.room, context.step.seat
    if not context.rooms:
        raise context.create_step_refusal("JOIN.prerequisite", "nothing-created")
    if room is None:
        raise context.create_step_refusal("JOIN.pick-room", "no-such-room")
    if room.guest is not None or seat != other_side(room.host):
        raise context.create_step_refusal("JOIN.pick-room", "no-place")
    return replace(room, guest=seat)


def _synchronize_guest_with_host(context: StepContext) -> OnlineGame:
    """Return the online game after its guest has taken over the host's position (JOIN.synchronize)."""
    room = context.room
    if room is None or room.guest is None or context.step.seat != room.guest:
        raise context.create_step_refusal("JOIN.synchronize", "not-joined")
    return replace(room, synchronised=True)


def _play_move(context: StepContext) -> OnlineGame:
    """Return the online game after an action, which both seats must be able to see (JOIN.synchronize)."""
    room, step = context.room, context.step
    if room is None or not room.synchronised:
        raise context.create_step_refusal("JOIN.synchronize", "not-synchronised")
    if room.closed:
        raise context.create_step_refusal("AGAIN.close-then-new", "closed")
    return _apply_move(context, room, PlayedMove(step.seat, step.action or {}, step.chance))


def _apply_move(context: StepContext, room: OnlineGame, move: PlayedMove) -> OnlineGame:
    """Return the online game after a move."""
    ruleset, rules = context.query.ruleset, context.query.rules
    outcome = ruleset.apply(At(rules, room.position, move.seat, ruleset.action(move.action)), move.chance or ())
    if isinstance(outcome, Rejection):
        raise context.create_step_refusal(outcome.clause, outcome.code)
    if isinstance(outcome, Need):
        place = f"$.args.steps[{context.index}].chance"
        raise MalformedData(place, f"a {outcome.kind} for {outcome.purpose} is missing")
    return replace(room, position=outcome.position)


def _close_game(context: StepContext) -> OnlineGame:
    """Return the online game after a seat has closed it (AGAIN.close-then-new)."""
    room, seat = context.room, context.step.seat
    if room is None or seat not in (room.host, room.guest) or seat in room.closed:
        raise context.create_step_refusal("AGAIN.close-then-new", "not-in-the-room")
    return replace(room, closed=room.closed | {seat})


def _start_new_game(context: StepContext) -> OnlineGame:
    """Return the online game after a seat has asked for a new one, which begins when both have asked (AGAIN.ready).

    Both seats, or at least the one that asks (KF-A60), must have closed the old game.
    """
    room, seat = context.room, context.step.seat
    enough = {seat} if context.query.rules.reading["KF-A60"] == "each-in-his-time" else set(SIDES)
    if room is None or not room.closed >= enough:
        raise context.create_step_refusal("AGAIN.close-then-new", "not-closed")
    again = room.again | {seat}
    if again != {room.host, room.guest}:
        return replace(room, again=again)
    return OnlineGame(room.name, room.host, context.start_position(), room.guest, synchronised=True)


_STEP_EFFECTS: dict[str, Callable[[StepContext], OnlineGame]] = {
    "create": _create_online_game, "join": _join_online_game, "synchronise": _synchronize_guest_with_host,
    "play": _play_move, "close": _close_game, "new": _start_new_game,
}  # fmt: skip
