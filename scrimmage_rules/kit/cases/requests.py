"""What is sent for a case and in which order: its own requests, and those that the kit adds to judge whole answers.

A case asks for what its scenario is about. Beside a request its vector also says what a whole answer would be: the
position after an action, the list of legal actions at the end. The kit asks for these where the adapter declares the
facet, directly before or after the request of the case, and an expectation of the case is never about their replies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.position_changes import position_after
from scrimmage_rules.kit.cases.vectors import Deed, Vector

FACET_OF = {"check": "legal", "position": "positions", "legal": "legal", "perft": "perft"}
"""The facet without which the kit does not add a request of this op."""


class Asked(NamedTuple):
    """A request on its way: its bytes without id, the step it belongs to, its deed, and the op that the kit added.

    `added` is empty for a request of the case itself. `number` is that of the deed in the case.
    """

    request: bytes
    step: int
    deed: Deed
    added: str = ""
    number: int = 0


class Answer(NamedTuple):
    """A reply beside what is wanted of it: a request with what it owes, or an expectation of the case.

    `reply` is the one to `request`. `position` is the whole position that is wanted where the kit added `position`,
    `blames` the clauses that a refusal may blame where it added `check`: none where the case names none.
    """

    request: bytes
    step: int
    deed: Deed
    reply: Any
    added: str = ""
    position: Any = None
    blames: Sequence[str] = ()


# ---- requests


def case_requests(vector: Vector, facets: Collection[str]) -> Iterator[Asked]:
    """Yield the requests for a case in the order in which they are sent to an adapter with these facets."""
    for number, (step, deed) in enumerate(_numbered_deeds(vector)):
        if deed.request is not None:
            yield from _surround_request(Asked(bytes(deed.request), step, deed, number=number), facets)


def _numbered_deeds(vector: Vector) -> list[tuple[int, Deed]]:
    """Return the deeds of a case in order, with the number of the step that each belongs to."""
    return [(step, deed) for step, each in enumerate(vector.steps) for deed in each.do]


def _surround_request(own: Asked, facets: Collection[str]) -> Iterator[Asked]:
    """Yield the request of a case with what the kit asks before and after it."""
    deed = own.deed
    owed, due = deed.owed, [op for op in _added_ops(deed) if FACET_OF[op] in facets]
    if owed is None or not due:
        yield own
        return
    ask: dict[str, Any] = msgspec.json.decode(own.request)
    if "check" in due:
        yield own._replace(request=_encode_request(ask, "seat", "action", op="check"), added="check")
    yield own
    if "position" in due:
        yield own._replace(request=_encode_request(ask, op="position"), added="position")
    if "legal" in due:
        yield own._replace(request=_encode_request(ask, op="legal"), added="legal")
    for depth, _ in enumerate(owed.perft if "perft" in due else (), 1):
        yield own._replace(request=_encode_request(ask, op="perft", depth=depth, chance="first"), added="perft")


def _added_ops(deed: Deed) -> tuple[str, ...]:
    """Return the ops that the kit adds around the request of a deed, if the adapter declares their facets."""
    owed = deed.owed
    if owed is None or not (owed.check or owed.after or owed.legal or owed.perft):
        return ()
    due = {"check": owed.check, "position": owed.after, "legal": owed.legal, "perft": owed.perft}
    return tuple(op for op, answer in due.items() if answer)


def added_facets(deed: Deed) -> set[str]:
    """Return the facets of the requests that the kit adds around the request of a deed."""
    return {FACET_OF[op] for op in _added_ops(deed)}


def _encode_request(ask: dict[str, Any], *names: str, **request: Any) -> bytes:
    """Return a request about the game of another one, with more fields of that; raise `MalformedData` without them."""
    for name in ("game", *names):
        if name not in ask:
            raise MalformedData("owed", f"{request['op']} cannot be asked about {ask['op']}, which has no {name}")
    return canonical({**{name: ask[name] for name in ("game", *names)}, **request})


def all_requests(vector: Vector, facets: Collection[str]) -> list[dict[str, Any]]:
    """Return every request that is sent for a case, as plain data."""
    return [msgspec.json.decode(asked.request) for asked in case_requests(vector, facets)]


def without_whole_answers(vector: Vector) -> Vector:
    """Return the vector without what the kit asks in addition."""
    steps = (replace(step, do=tuple(deed.own for deed in step.do)) for step in vector.steps)
    return replace(vector, steps=tuple(steps))


def own_requests(vector: Vector) -> list[dict[str, Any]]:
    """Return the requests of a case itself in order, without ids."""
    return [ask for deed in vector.deeds if (ask := deed.ask) is not None]


# ---- answers


def pair_replies(
    vector: Vector, replies: Iterable[Any], facets: Collection[str], sent: Sequence[Asked] | None = None
) -> Iterator[Answer]:
    """Yield each reply to a conversation with what is wanted of it, and each expectation with the reply it is about.

    `sent` is the conversation, if the caller has it already.
    """
    coming, known = iter(replies), _KnownPositions()
    requests = iter(case_requests(vector, facets) if sent is None else sent)
    asked = next(requests, None)
    own = Answer(b"", 0, Deed(), None)
    deeds = _numbered_deeds(vector)
    for at, (number, deed) in enumerate(deeds):
        if deed.request is None:
            yield Answer(own.request, number, deed, own.reply)
        while asked is not None and asked.number == at:
            added = asked.added
            position = known.last if added == "position" else None
            blames = _accepted_clauses(deeds[at + 1 :]) if added == "check" else ()
            answer = Answer(asked.request, number, deed, next(coming), added, position, blames)
            yield answer
            if not added:
                own = answer
                known.note(deed)
            asked = next(requests, None)


def _accepted_clauses(later: Sequence[tuple[int, Deed]]) -> Sequence[str]:
    """Return the clauses that the case accepts for the refusal of its last request."""
    for _, deed in later:
        if deed.expect is None:
            break
        if deed.expect.relation == "blames":
            clauses: Sequence[str] = deed.expect.value
            return clauses
    return ()


class _Change(msgspec.Struct, frozen=True):
    """The fields that say what a request makes of a table; to decode the other ones would take longer."""

    op: str
    game: Any = None
    position: Any = None


class _KnownPositions:
    """The position that is wanted on each table: the one that was loaded, and what has changed since.

    `last` is the position on the table that the last change was made on.
    """

    def __init__(self) -> None:
        """Start without a table."""
        self.last: Any = None
        self._positions: dict[str, Any] = {}

    def note(self, deed: Deed) -> None:
        """Note a request of the case that changes a table."""
        owed = deed.owed
        if owed is None or owed.turn is None:
            return
        ask = msgspec.json.decode(deed.request or b"{}", type=_Change)
        if ask.op == "load":
            self.last = self._positions[ask.game] = ask.position
        elif owed.after is not None:
            self.last = self._positions[ask.game] = position_after(self._positions.get(ask.game), owed.after)
