"""Every message of Protocol 1 as a typed value; the published JSON Schemas are made from these."""

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
"""What an adapter can declare to be able to do in every game; a ruleset may name queries that are facets besides."""


class KitInfo(msgspec.Struct, frozen=True):
    """Who is asking."""

    name: Text
    version: Text


class Hello(msgspec.Struct, frozen=True, tag_field="op", tag="hello"):
    """Opens a conversation: the protocols the kit speaks."""

    id: MessageId
    protocol: Annotated[list[Number], msgspec.Meta(max_length=MOST_NAMES)]
    kit: KitInfo | None = None


class New(msgspec.Struct, frozen=True, tag_field="op", tag="new"):
    """Sets up a new game under a handle of the kit's choice."""

    id: MessageId
    game: Text
    ruleset: Text
    options: Fields | None = None


class Load(msgspec.Struct, frozen=True, tag_field="op", tag="load"):
    """Puts a position on the table under a handle."""

    id: MessageId
    game: Text
    ruleset: Text
    position: Fields
    options: Fields | None = None


class Position(msgspec.Struct, frozen=True, tag_field="op", tag="position"):
    """Asks for the complete position."""

    id: MessageId
    game: Text


class Legal(msgspec.Struct, frozen=True, tag_field="op", tag="legal"):
    """Asks for every legal action, of one seat or of all."""

    id: MessageId
    game: Text
    seat: Text | None = None


class Check(msgspec.Struct, frozen=True, tag_field="op", tag="check"):
    """Asks whether an action is legal, without doing it."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields


class Apply(msgspec.Struct, frozen=True, tag_field="op", tag="apply"):
    """Does an action with the chance it meets."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields
    chance: Script | None = None


class Observe(msgspec.Struct, frozen=True, tag_field="op", tag="observe"):
    """Asks what a seat, or `public`, may know."""

    id: MessageId
    game: Text
    seat: Text


class Query(msgspec.Struct, frozen=True, tag_field="op", tag="query"):
    """Asks about tables, distances, odds: of a game, or of a ruleset under options."""

    id: MessageId
    query: Text
    args: Fields | None = None
    game: Text | None = None
    ruleset: Text | None = None
    options: Fields | None = None


class OddsArguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of the query `odds`: an action, and the places of the position after it that are asked of."""

    seat: Text
    action: Fields
    of: Annotated[list[Text], msgspec.Meta(max_length=MOST_PLACES)]


class Explain(msgspec.Struct, frozen=True, tag_field="op", tag="explain"):
    """Asks which clauses decide an action, without doing it."""

    id: MessageId
    game: Text
    seat: Text
    action: Fields
    chance: Script | None = None


class Perft(msgspec.Struct, frozen=True, tag_field="op", tag="perft"):
    """Asks for the number of different sequences of steps."""

    id: MessageId
    game: Text
    depth: Count
    chance: Literal["all", "first"] | None = None


class Bye(msgspec.Struct, frozen=True, tag_field="op", tag="bye"):
    """Ends a conversation."""

    id: MessageId


Request = Hello | New | Load | Position | Legal | Check | Apply | Observe | Query | Explain | Perft | Bye
REQUESTS: dict[str, type[Any]] = {
    "hello": Hello, "new": New, "load": Load, "position": Position, "legal": Legal, "check": Check, "apply": Apply,
    "observe": Observe, "query": Query, "explain": Explain, "perft": Perft, "bye": Bye,
}  # fmt: skip


class Implementation(msgspec.Struct, frozen=True):
    """Who answers."""

    name: str
    version: str
    language: str


class Declared(msgspec.Struct, frozen=True):
    """What an adapter can do for one ruleset: facets, and the readings it can play (`*`: all)."""

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
    """One legal action and whose it is."""

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
    """The answer to `observe`."""

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
    """One reason why a position or setting is refused."""

    clause: str
    code: str
    path: str


class Rejected(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule forbids it: the clause blamed, and others that forbid it too."""

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
    """The chance that must come next."""

    kind: str
    purpose: str = msgspec.field(name="for")
    outcomes: tuple[Share, ...]


class NeedChance(msgspec.Struct, frozen=True, kw_only=True):
    """The script was too short; nothing has changed."""

    id: MessageId
    status: Literal["need-chance"] = "need-chance"
    next: Wanted


class Unsupported(msgspec.Struct, frozen=True, kw_only=True):
    """The implementation does not do this."""

    id: MessageId
    status: Literal["unsupported"] = "unsupported"
    feature: str


class Failed(msgspec.Struct, frozen=True, kw_only=True):
    """The request made no sense, or the implementation broke."""

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
"""What may answer each request; `unsupported` and `error` may answer all."""
