"""The reference implementation as an adapter in this process. `serve` connects it to standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.chance import ChanceMissing, Need
from scrimmage_rules.kernel.codec import canonical, decode, format_fraction
from scrimmage_rules.kernel.contract import Options, Refused, Rejection
from scrimmage_rules.kernel.errors import BeyondCapacity, ChanceFault, RulesetFault, ScrimmageError, UnknownName
from scrimmage_rules.kernel.illegal_action_error import IllegalAction
from scrimmage_rules.kernel.printable_text import escape_unprintable
from scrimmage_rules.kernel.size_limits import LONGEST_TEXT
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.ruleset_error_location import find_error_line_in_ruleset_code
from scrimmage_rules.rulesets import list_rulesets, ruleset

if TYPE_CHECKING:
    from scrimmage_rules.library.game import Game
    from scrimmage_rules.library.opened_ruleset import Rules

K = TypeVar("K")
V = TypeVar("V")

MOST_GAMES = 1_000
"""Maximum number of games in memory."""

MOST_RULES = 64
"""Maximum number of cached sets of resolved options; the least recently used set is removed first."""

MOST_LOADED = 64
"""Maximum number of cached positions that `load` has set up, because neighboring cases often start from the same
position.
"""


Agreement: TypeAlias = tuple[str, bytes]
"""The id of a ruleset, and the encoded options of a game."""

NOTHING_CHOSEN = canonical(Options())
"""Encoded default options, which most games use."""


class _RequestId(msgspec.Struct):
    """The field `id`, which every request has."""

    id: m.MessageId


class OpenGame(msgspec.Struct, frozen=True):
    """The state of a game without its rules. The rules can be large, and are created again when needed."""

    agreement: Agreement
    position: Any


class StartedGame(msgspec.Struct, frozen=True):
    """A game at its start: its stored state, and the reply to `new` or `load`."""

    table: OpenGame
    answer: m.Turned


class Reference:
    """The reference as an adapter: it answers requests, stores games by handle, and caches options and loaded
    positions.
    """

    def __init__(self) -> None:
        """Start without stored games and without cached values."""
        self._games: dict[str, OpenGame] = {}
        self._rules: dict[Agreement, Rules] = {}
        self._loaded: dict[tuple[Agreement, bytes], StartedGame] = {}

    def answer(self, data: Any) -> Any:
        """Return the reply to a decoded request, as a value of the module `messages`. This method raises no error."""
        if not isinstance(data, dict):
            return m.Failed(id=None, kind="bad-request", message="expected a JSON object as the request")
        try:
            number = decode(data, _RequestId).id
        except ScrimmageError:
            problem = f"$.id: expected a number, or a text of at most {LONGEST_TEXT} characters"
            return m.Failed(id=None, kind="bad-request", message=problem)
        try:
            return self._answer(number, data)
        except RecursionError:
            return m.Failed(
                id=number,
                kind="capacity",
                message="the request leads to a recursion that is too deep; send a smaller request",
            )
        except Exception as fault:  # noqa: BLE001  (a fault of ours is an answer too, and the next request is served)
            line = find_error_line_in_ruleset_code(fault)
            problem = " ".join(f"{line and f'{line}: '}{type(fault).__name__}: {fault}".split())
            return m.Failed(id=number, kind="internal", message=problem)

    def game(self, handle: str) -> Game:
        """Return the game with this handle; raise `UnknownName` if there is no such game."""
        table = self._get_open_game(handle)
        return self._get_cached_rules(table.agreement).at(table.position)

    def _get_open_game(self, handle: str) -> OpenGame:
        if handle not in self._games:
            raise UnknownName("game", handle, self._games)
        return self._games[handle]

    def _answer(self, number: m.MessageId, data: dict[str, Any]) -> Any:
        op = data.get("op")
        if not isinstance(op, str) or op not in m.REQUESTS:
            name = escape_unprintable(op[:LONGEST_TEXT]) if isinstance(op, str) else "that is not a string"
            return m.Unsupported(id=number, feature=f"op {name}")
        try:
            request = decode(data, m.REQUESTS[op])
            return self._answers[op](self, request)
        except Refused as refused:
            return _create_refusal_reply(number, refused)
        except ChanceMissing as short:
            return _create_need_chance_reply(number, short.need)
        except ChanceFault as fault:
            kind: Any = fault.kind
            return m.Failed(id=number, kind=kind, message=str(fault))
        except BeyondCapacity as fault:
            return m.Failed(id=number, kind="capacity", message=str(fault))
        except RulesetFault as fault:
            return m.Failed(id=number, kind="internal", message=str(fault))
        except ScrimmageError as fault:
            return m.Failed(id=number, kind="bad-request", message=str(fault))

    # ---- one method for each op

    def _hello(self, request: m.Hello) -> Any:
        if m.PROTOCOL not in request.protocol:
            return m.Unsupported(
                id=request.id, feature=f"protocols {request.protocol}; this adapter speaks only protocol {m.PROTOCOL}"
            )
        declared = {name: m.Declared(facets=(*m.FACETS, *ruleset(name).facets)) for name in list_rulesets()}
        me = m.Implementation("scrimmage-rules reference", __version__, "Python")
        return m.Greeted(id=request.id, implementation=me, rulesets=declared)

    def _new(self, request: m.New) -> Any:
        agreement = _resolve_options(request.ruleset, request.options)
        return self._store_started_game_and_reply(
            request, _create_start_reply(agreement, self._get_cached_rules(agreement).start())
        )

    def _load(self, request: m.Load) -> Any:
        agreement = _resolve_options(request.ruleset, request.options)
        asked = agreement, msgspec.json.encode(request.position)
        begun = _get_or_create(
            self._loaded, asked, MOST_LOADED,
            lambda: _create_start_reply(agreement, self._get_cached_rules(agreement).load(request.position)),
        )  # fmt: skip
        return self._store_started_game_and_reply(request, begun)

    def _store_started_game_and_reply(self, request: m.New | m.Load, begun: StartedGame) -> Any:
        self._store_game(request.game, begun.table)
        return msgspec.structs.replace(begun.answer, id=request.id)

    def _position(self, request: m.Position) -> Any:
        return m.Positioned(id=request.id, position=self._get_open_game(request.game).position)

    def _legal(self, request: m.Legal) -> Any:
        listed = self.game(request.game).legal(request.seat)
        return m.Listed(id=request.id, actions=tuple(starmap(m.SeatAction, listed)))

    def _check(self, request: m.Check) -> Any:
        rejection = self.game(request.game).check(request.seat, request.action)
        return m.Allowed(id=request.id) if rejection is None else _create_rejection_reply(request.id, rejection)

    def _apply(self, request: m.Apply) -> Any:
        script = request.chance or ()
        after = self.game(request.game).apply(request.seat, request.action, script)
        turn = after.turn()  # raises before anything is changed
        self._games[request.game] = msgspec.structs.replace(self._games[request.game], position=after.position)
        return m.Turned(id=request.id, status="ok", turn=turn, used=len(script), events=after.events)

    def _observe(self, request: m.Observe) -> Any:
        seen = self.game(request.game).view(request.seat)
        return m.Observed(id=request.id, view=seen.value, clauses=seen.clauses)

    def _query(self, request: m.Query) -> Any:
        if request.query == "odds":
            return m.Answered(id=request.id, value=self._odds(request))
        if request.game is not None:
            asked = self.game(request.game).rules
        else:
            asked = self._get_cached_rules(_resolve_options(request.ruleset or "", request.options))
        answer = asked.query(request.query, request.args)
        return m.Answered(id=request.id, value=answer.value, clauses=answer.clauses)

    def _odds(self, request: m.Query) -> Any:
        game = self.game(request.game or "")
        asked = decode(request.args or {}, m.OddsArguments, "$.args")
        spread = game.odds(asked.seat, asked.action, asked.of)
        return [{"is": each.values, "p": format_fraction(each.probability)} for each in spread]

    def _explain(self, request: m.Explain) -> Any:
        trace = self.game(request.game).explain(request.seat, request.action, request.chance or ())
        return m.Explained(id=request.id, trace=trace)

    def _perft(self, request: m.Perft) -> Any:
        game = self.game(request.game)
        count = game.perft(request.depth, first_only=request.chance == "first")
        return m.Counted(id=request.id, count=count)

    def _bye(self, request: m.Bye) -> Any:
        return m.Goodbye(id=request.id)

    _answers: ClassVar[dict[str, Callable[[Reference, Any], Any]]] = {
        "hello": _hello, "new": _new, "load": _load, "position": _position, "legal": _legal, "check": _check,
        "apply": _apply, "observe": _observe, "query": _query, "explain": _explain, "perft": _perft, "bye": _bye,
    }  # fmt: skip

    # ---- what they share

    def _store_game(self, handle: str, table: OpenGame) -> None:
        if handle not in self._games and len(self._games) >= MOST_GAMES:
            raise BeyondCapacity(
                f"the adapter is full: it stores at most {MOST_GAMES} games; "
                "give the new game the handle of a stored game, which it replaces"
            )
        self._games[handle] = table

    def _get_cached_rules(self, agreement: Agreement) -> Rules:
        return _get_or_create(self._rules, agreement, MOST_RULES, lambda: _create_rules(*agreement))


def _get_or_create(kept: dict[K, V], key: K, most: int, make: Callable[[], V]) -> V:
    """Return the cached value of a key, or create it. At most `most` values are cached: the least recently used one is
    removed.
    """
    value = kept.pop(key, None) or make()
    kept[key] = value
    if len(kept) > most:
        del kept[next(iter(kept))]
    return value


def _create_start_reply(agreement: Agreement, game: Game) -> StartedGame:
    return StartedGame(
        OpenGame(agreement, game.position), m.Turned(id=0, status="ok", turn=game.turn(), events=game.events)
    )


def _resolve_options(ruleset_id: str, given: dict[str, Any] | None) -> Agreement:
    return ruleset_id, canonical(ruleset(ruleset_id).options(given)) if given else NOTHING_CHOSEN


def _create_rules(ruleset_id: str, options: bytes) -> Rules:
    """Return the rules under encoded options; decoding creates a copy that no other code can change."""
    from scrimmage_rules.library.opened_ruleset import Rules  # noqa: PLC0415  (a run of another program needs no library)

    rules = Rules(ruleset_id, msgspec.json.decode(options, type=Options))
    _ = rules.resolved  # invalid options raise an error here, and are not cached
    return rules


def _create_rejection_reply(number: m.MessageId, rejection: Rejection) -> m.Rejected:
    return m.Rejected(
        id=number, status="rejected", clause=rejection.clause, code=rejection.code, also=rejection.also,
        data=rejection.facts,
    )  # fmt: skip


def _create_refusal_reply(number: m.MessageId, refused: Refused) -> m.Rejected:
    if isinstance(refused, IllegalAction):
        return _create_rejection_reply(number, refused.rejection)
    first, *rest = refused.faults
    also = tuple(dict.fromkeys(fault.clause for fault in rest if fault.clause != first.clause))
    reasons = tuple(m.Reason(fault.clause, fault.code, fault.path) for fault in refused.faults)
    return m.Rejected(
        id=number, status="rejected", clause=first.clause, code=first.code, also=also, reasons=reasons,
        data=refused.facts,
    )  # fmt: skip


def _create_need_chance_reply(number: m.MessageId, need: Need) -> m.NeedChance:
    shares = tuple(m.Share(value, format_fraction(p)) for value, p in need.outcomes.items())
    return m.NeedChance(id=number, next=m.Wanted(need.kind, need.purpose, shares))


def encode_reply_as_plain_data(reply: Any) -> Any:
    """Return a reply in the form in which it is sent over the wire."""
    return msgspec.json.decode(msgspec.json.encode(reply))
