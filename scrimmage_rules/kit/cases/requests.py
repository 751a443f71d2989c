"""The requests of a case in order: its own requests, and extra requests by which the kit checks complete answers.

The own requests are about the topic of the scenario. The vector also has complete answers of the reference, such as the
position after an action, or the final list of legal actions. If the adapter declares the facet, the kit requests these
answers directly before or after an own request. Expectations of the case are never about replies to extra requests.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.position_delta_encoding import PositionChange, apply_position_change
from scrimmage_rules.kit.cases.reply_requirements import Owed
from scrimmage_rules.kit.cases.vectors import Deed, Vector

FACET_OF = {"check": "legal", "position": "positions", "legal": "legal", "perft": "perft"}
"""For each operation of an extra request, the facet that an adapter must declare to get this request."""


class _RepeatedFields(msgspec.Struct, gc=False):
    """The fields of a request that the kit repeats in its extra requests, kept as raw JSON."""

    op: str = ""
    game: msgspec.Raw = msgspec.Raw()
    seat: msgspec.Raw = msgspec.Raw()
    action: msgspec.Raw = msgspec.Raw()


_ASK = msgspec.json.Decoder(_RepeatedFields)


class RequestToSend(msgspec.Struct, frozen=True, gc=False):
    """A request that the kit sends: its bytes without the id, the index of its step, and its entry (`Deed`) in the
    vector.

    `added` is the operation of an extra request of the kit; it is empty for a request of the case itself. `number` is
    the index of the entry in the case.
    """

    request: bytes
    step: int
    deed: Deed
    added: str = ""
    number: int = 0


class ReplyToCheck(msgspec.Struct, frozen=True, gc=False):
    """A reply together with the requirements or the expectation that it must meet. `reply` is the reply to `request`.

    For an extra request `position`, `position` is the expected position. For an extra request `check`, `blames` are the
    clauses that a rejection may report; it is empty if the case names no clause.
    """

    request: bytes
    step: int
    deed: Deed
    reply: Any
    added: str = ""
    position: Any = None
    blames: Sequence[str] = ()


# ---- requests


def list_case_requests(vector: Vector, facets: Collection[str]) -> list[RequestToSend]:
    """Return the requests of a case in the order in which an adapter with these facets gets them."""
    found: list[RequestToSend] = []
    for number, (step, deed) in enumerate(_list_numbered_requests(vector)):
        if deed.request is not None:
            own = RequestToSend(bytes(deed.request), step, deed, "", number)
            due = [op for op in _list_extra_operations(deed) if FACET_OF[op] in facets] if deed.owed else ()
            if due:
                found += _add_extra_requests_around(own, due)
            else:
                found.append(own)
    return found


def _list_numbered_requests(vector: Vector) -> list[tuple[int, Deed]]:
    """Return the entries of a case (requests and expectations) in order, each with the index of its step."""
    return [(step, deed) for step, each in enumerate(vector.steps) for deed in each.do]


def _add_extra_requests_around(own: RequestToSend, due: Sequence[str]) -> list[RequestToSend]:
    """Return a request of the case together with the extra requests that the kit sends before and after it."""
    ask, step, deed, number = _ASK.decode(own.request), own.step, own.deed, own.number
    game, found = _get_field_for_extra_request(ask, "game", due[0]), list[RequestToSend]()
    if "check" in due:
        seat, action = (
            _get_field_for_extra_request(ask, "seat", "check"),
            _get_field_for_extra_request(ask, "action", "check"),
        )
        check = b'{"action":%b,"game":%b,"op":"check","seat":%b}' % (action, game, seat)
        found.append(RequestToSend(check, step, deed, "check", number))
    found.append(own)
    if "position" in due:
        found.append(RequestToSend(b'{"game":%b,"op":"position"}' % game, step, deed, "position", number))
    if "legal" in due:
        found.append(RequestToSend(b'{"game":%b,"op":"legal"}' % game, step, deed, "legal", number))
    for depth, _ in enumerate(deed.owed.perft if deed.owed and "perft" in due else (), 1):
        perft = b'{"chance":"first","depth":%d,"game":%b,"op":"perft"}' % (depth, game)
        found.append(RequestToSend(perft, step, deed, "perft", number))
    return found


def _list_extra_operations(deed: Deed) -> tuple[str, ...]:
    """Return the operations that the kit adds before and after a request, if the adapter declares all facets."""
    owed = deed.owed
    if owed is None:
        return ()
    return _list_added_operations(owed.check, owed.after is not None, owed.legal is not None, bool(owed.perft))


@cache
def _list_added_operations(*due: bool) -> tuple[str, ...]:
    """Return the names of the operations that are due. `due` has a flag for each operation of `FACET_OF`, in that
    order.
    """
    return tuple(op for op, is_due in zip(FACET_OF, due, strict=True) if is_due)


def list_facets_of_extra_requests(deed: Deed) -> set[str]:
    """Return the facets that the kit checks with requests of its own before and after a request of the case."""
    return {FACET_OF[op] for op in _list_extra_operations(deed)}


def _get_field_for_extra_request(ask: _RepeatedFields, name: str, op: str) -> bytes:
    """Return a field that an extra request of the kit copies from the original request; raise `MalformedData` if it is
    missing.
    """
    value = bytes(getattr(ask, name))
    if not value:
        raise MalformedData("owed", f"{op} cannot be added to {ask.op}, whose field {name} is missing")
    return value


def list_requests_of_case_as_data(vector: Vector, facets: Collection[str]) -> list[dict[str, Any]]:
    """Return as plain data all requests that an adapter gets for a case: its own requests, and the extra requests of
    the kit.
    """
    return [msgspec.json.decode(asked.request) for asked in list_case_requests(vector, facets)]


def drop_whole_answers(vector: Vector) -> Vector:
    """Return the vector without the stored whole replies of the reference."""
    steps = (replace(step, do=tuple(deed.own for deed in step.do)) for step in vector.steps)
    return replace(vector, steps=tuple(steps))


def list_own_requests(vector: Vector) -> list[dict[str, Any]]:
    """Return the requests that a case itself contains, in order, without ids and without the kit's extra requests."""
    return [ask for deed in vector.deeds if (ask := deed.ask) is not None]


# ---- answers


def pair_replies_with_requirements(
    vector: Vector, replies: Iterable[Any], facets: Collection[str], sent: Sequence[RequestToSend] | None = None
) -> Iterator[ReplyToCheck]:
    """Yield each reply with its requirements, and each expectation with the reply that it is about.

    A caller that has computed the requests of the case passes them as `sent`.
    """
    coming, known = iter(replies), _ExpectedPositions()
    requests = iter(sent or list_case_requests(vector, facets))
    asked = next(requests, None)
    own = ReplyToCheck(b"", 0, Deed(), None)
    deeds = _list_numbered_requests(vector)
    for at, (number, deed) in enumerate(deeds):
        if deed.request is None:
            yield ReplyToCheck(own.request, number, deed, own.reply)
            continue
        while asked is not None and asked.number == at:
            added = asked.added
            position = known.find_last_changed_position() if added == "position" else None
            blames = _list_accepted_rejecting_clauses(deeds, at + 1) if added == "check" else ()
            answer = ReplyToCheck(asked.request, number, deed, next(coming), added, position, blames)
            yield answer
            if not added:
                own = answer
                known.note(deed)
            asked = next(requests, None)


def _list_accepted_rejecting_clauses(deeds: Sequence[tuple[int, Deed]], first: int) -> Sequence[str]:
    """Return the clauses that a case accepts as the reason of a refused request. The expectations about this request
    start at index `first`.
    """
    for _, deed in islice(deeds, first, None):
        if deed.expect is None:
            break
        if deed.expect.relation == "blames":
            clauses: Sequence[str] = deed.expect.value
            return clauses
    return ()


class _PositionRequest(msgspec.Struct, frozen=True):
    """The fields of a request that change a position; decoding only these fields is faster."""

    op: str
    game: Any = None
    position: Any = None


_CHANGE = msgspec.json.Decoder(_PositionRequest)


class _ExpectedPositions:
    """The expected positions of all games of a case. `last` is the game that changed last. Positions are computed only
    when they are needed.
    """

    def __init__(self) -> None:
        """Start without positions, because the case has not begun a game yet."""
        self._noted: list[tuple[bytes, Owed]] = []
        self._last: Any = None
        self._positions: dict[str, Any] = {}

    def note(self, deed: Deed) -> None:
        """Remember a request of the case that may change the position of its game."""
        if deed.request is not None and deed.owed is not None and deed.owed.turn is not None:
            self._noted.append((bytes(deed.request), deed.owed))

    def find_last_changed_position(self) -> Any:
        """Return the position of the game that changed last."""
        for request, owed in self._noted:
            self._apply(_CHANGE.decode(request), owed.after)
        self._noted.clear()
        return self._last

    def _apply(self, ask: _PositionRequest, after: PositionChange | None) -> None:
        if ask.op == "load":
            self._last = self._positions[ask.game] = ask.position
        elif after is not None:
            self._last = self._positions[ask.game] = apply_position_change(self._positions.get(ask.game), after)
