"""The messages of Protocol 1 as typed values, from which the JSON Schemas are made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from scrimmage_rules.kernel.chance import Face, Script
from scrimmage_rules.kernel.contract import Event, Finding, Turn
from scrimmage_rules.kernel.size_limits import MOST_NAMES, MOST_PLACES, Count, Fields, Id, Number, Text

PROTOCOL = 1
MessageId = Id | Text
FACETS = (
    "query", "positions", "referee", "legal", "reason", "chance", "odds", "observe", "explain", "perft",
)  # fmt: skip
"""The facets (abilities) that an adapter can declare in every game. A ruleset may add facets for its own queries."""


class KitInfo(msgspec.Struct, frozen=True):
    """The name and version of the kit that sends the requests."""

    name: Text
    version: Text


class Hello(msgspec.Struct, frozen=True, tag_field="op", tag="hello"):
    """The request `hello`, which opens a conversation. It has the versions of the protocol that the kit supports."""

    id: MessageId
    protocol: Annotated[list[Number], msgspec.Meta(max_length=MOST_NAMES)]
    kit: KitInfo | None = None


class New(msgspec.Struct, frozen=True, tag_field="op", tag="new"):
    """The request `new`: start a new game, under a handle (name) that the kit chooses."""

    id: MessageId
    game: Text
    ruleset: Text
    options: Fields | None = None


class Load(msgspec.Struct, frozen=True, tag_field="op", tag="load"):
    """The request `load`: set up a position as a game under a handle."""

    id: MessageId
    game: Text
    ruleset: Text
    position: Fields
    options: Fields | None = None


class Position(msgspec.Struct, frozen=True, tag_field="op", tag="position"):
    """The request `position`: return the complete position of a game."""

    id: MessageId
    game: Text


class Legal(msgspec.Struct, frozen=True, tag_field="op", tag="legal"):
    """The request `legal`: list every legal action, of one seat or of all seats."""

    id: MessageId
    game: Text
    seat: Text | None = None


class Check(msgspec.Struct, frozen=True, tag_field="op", tag="check"):
    """The request `check`: report whether an action is legal, without performing it."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields


class Apply(msgspec.Struct, frozen=True, tag_field="op", tag="apply"):
    """The request `apply`: perform an action, with the outcomes of the dice and cards that it needs."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields
    chance: Script | None = None


class Observe(msgspec.Struct, frozen=True, tag_field="op", tag="observe"):
    """The request `observe`: return what a seat, or the public, may see."""

    id: MessageId
    game: Text
    seat: Text


class Query(msgspec.Struct, frozen=True, tag_field="op", tag="query"):
    """The request `query`: look up a table, a distance or odds, in a game or for a ruleset with options."""

    id: MessageId
    query: Text
    args: Fields | None = None
    game: Text | None = None
    ruleset: Text | None = None
    options: Fields | None = None


class OddsArguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of the query `odds`: an action, and places of the position after it."""

    seat: Text
    action: Fields
    of: Annotated[list[Text], msgspec.Meta(max_length=MOST_PLACES)]


class Explain(msgspec.Struct, frozen=True, tag_field="op", tag="explain"):
    """The request `explain`: list the clauses that decide about an action, without performing it."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields
    chance: Script | None = None


class Perft(msgspec.Struct, frozen=True, tag_field="op", tag="perft"):
    """The request `perft`: count the sequences of legal actions of a given length."""

    id: MessageId
    game: Text
    depth: Count
    chance: Literal["all", "first"] | None = None


class Bye(msgspec.Struct, frozen=True, tag_field="op", tag="bye"):
    """The request `bye`, which ends the conversation."""

    id: MessageId


Request = Hello | New | Load | Position | Legal | Check | Apply | Observe | Query | Explain | Perft | Bye
REQUESTS: dict[str, type[Any]] = {
    "hello": Hello, "new": New, "load": Load, "position": Position, "legal": Legal, "check": Check, "apply": Apply,
    "observe": Observe, "query": Query, "explain": Explain, "perft": Perft, "bye": Bye,
}  # fmt: skip


class Implementation(msgspec.Struct, frozen=True):
    """The name, version and language of the program that answers."""

    name: str
    version: str
    language: str


class Declared(msgspec.Struct, frozen=True):
    """The support that an adapter declares for one ruleset: its facets, and its readings (`*`: all)."""

    facets: tuple[str, ...]
    readings: Literal["*"] | dict[str, tuple[str, ...]] = "*"


class Greeted(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `hello`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    protocol: Literal[1] = 1
    implementation: Implementation
    rulesets: dict[str, Declared]


class Turned(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to `new`, `load` and `apply`."""

    id: MessageId
    status: Literal["ok"]
    turn: Turn
    used: int | None = None
    events: tuple[Event, ...] = ()


class Positioned(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `position`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    position: Any


class SeatAction(msgspec.Struct, frozen=True):
    """A legal action and its seat."""

    seat: str
    action: Any


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `legal`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    actions: tuple[SeatAction, ...]


class Allowed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `check` for a legal action."""

    id: MessageId
    status: Literal["ok"] = "ok"
    legal: Literal[True] = True


class Observed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `observe`: the view of a seat."""

    id: MessageId
    status: Literal["ok"] = "ok"
    view: Any
    clauses: tuple[str, ...] = ()


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `query`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    value: Any
    clauses: tuple[str, ...] = ()


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `explain`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    trace: tuple[Finding, ...]


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `perft`."""

    id: MessageId
    status: Literal["ok"] = "ok"
    count: int


class Goodbye(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to `bye`."""

    id: MessageId
    status: Literal["ok"] = "ok"


class Reason(msgspec.Struct, frozen=True):
    """One reason for the refusal of a position or a setting."""

    clause: str
    code: str
    path: str


class Rejected(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The refusal of a request under a rule: the clause that is reported, and other clauses that also forbid the
    request.
    """

    id: MessageId
    status: Literal["rejected"]
    clause: str
    code: str
    also: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    data: dict[str, Any] = {}


class Share(msgspec.Struct, frozen=True):
    """One outcome with its exact probability, written `5/36`."""

    value: Face
    p: str


class Wanted(msgspec.Struct, frozen=True):
    """The next die, card or coin that an action needs, with its outcomes."""

    kind: str
    purpose: str = msgspec.field(name="for")
    outcomes: tuple[Share, ...]


class NeedChance(msgspec.Struct, frozen=True, kw_only=True):
    """The reply to an action whose script (list of chance outcomes) is too short; the game has not changed."""

    id: MessageId
    status: Literal["need-chance"] = "need-chance"
    next: Wanted


class Unsupported(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request that the implementation does not support."""

    id: MessageId
    status: Literal["unsupported"] = "unsupported"
    feature: str


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to an invalid request, or to a request that caused an internal error."""

    id: MessageId | None
    status: Literal["error"] = "error"
    kind: Literal["bad-request", "chance-left", "chance-mismatch", "capacity", "internal"]
    message: str


REPLIES: dict[str, tuple[type[Any], ...]] = {
    "hello": (Greeted,), "new": (Turned, Rejected), "load": (Turned, Rejected), "position": (Positioned,),
    "legal": (Listed,), "check": (Allowed, Rejected), "apply": (Turned, Rejected, NeedChance), "observe": (Observed,),
    "query": (Answered, Rejected, NeedChance), "explain": (Explained, NeedChance), "perft": (Counted,),
    "bye": (Goodbye,),
}  # fmt: skip
"""The types of replies to each operation. The replies `unsupported` and `error` may answer every operation."""
