"""State of a scenario while it runs: its steps send requests to the reference and compare values of the replies.

Requests and expectations are recorded. pytest-bdd only plays scenarios; the export writes the record as a vector.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Self

import msgspec

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.matchers import Relation, matches_relation, value_at
from scrimmage_rules.kit.cases.reply_requirements import derive_requirements
from scrimmage_rules.kit.cases.vectors import Deed, Expect
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.library.game import Game
from scrimmage_rules.rulesets import ruleset

GAME = "g"


class UnmetExpectation(ScrimmageError):
    """Error: the reference does not meet an expectation."""


class MisusedStep(ScrimmageError):
    """Error: a step is in a wrong place, such as an expectation before any request."""


class Table:
    """The state of a scenario that runs on the reference.

    `Given` steps fill the draft `given`, and `send_first_request` of the ruleset's vocabulary turns it into the first
    request. The record has the requests and expectations since the last call of `take`. `cited` are the clauses in all
    replies and the clauses that allow the accepted actions.
    """

    def __init__(self, ruleset_id: str) -> None:
        """Start a new reference, so that a scenario is independent of earlier scenarios."""
        self.ruleset = ruleset_id
        self.given: dict[str, Any] = {}
        self.cited: set[str] = set()
        self.reply: Any = None
        self.last_ask: dict[str, Any] = {}
        self._reference = Reference()
        self._record: list[Deed] = []
        self._position: Any = None
        self._looked_at = False
        self._begun = False

    def ask(self, **request: Any) -> Any:
        """Send a request (without id) to the reference and return the reply. Later expectations compare this reply.

        Raise `UnmetExpectation` if the reference fails, or if its turn and its list of legal actions disagree.
        """
        if request["op"] not in ("new", "load") and "game" in request and not self._begun:
            raise UnmetExpectation(f"no game was set up before this step: {self.reply}")
        before = self._find_game(request) if request["op"] == "apply" else None
        self.reply = encode_reply_as_plain_data(self._reference.answer({"id": 1, **request}))
        if self.reply["status"] == "error" and self.reply["kind"] == "internal":
            raise UnmetExpectation(f"the reference fails: {self.reply['message']}")
        if "turn" in self.reply:
            self._compare_turn(request["game"])
        self._record.append(Deed.create_request_entry(request, derive_requirements(self.ruleset, request, self.reply)))
        self.last_ask = request
        self._looked_at = False
        self._begun |= request["op"] in ("new", "load") and self.reply["status"] == "ok"
        self._position = None  # later expectations are about this reply
        self.cited |= set(list_clauses_cited_in_reply(self.reply))
        if before is not None and self.reply["status"] in ("ok", "need-chance"):
            self.cited |= _find_clauses_of_permission(before, request)
        return self.reply

    def _find_game(self, request: dict[str, Any]) -> Game | None:
        """Return the game that a request is about, if it exists."""
        try:
            return self._reference.game(request["game"])
        except ScrimmageError:
            return None

    def _compare_turn(self, handle: str) -> None:
        """Raise `UnmetExpectation` if the seats and types of actions in `turn` differ from those in the list of legal
        actions.
        """
        turn, game = self.reply["turn"], self._reference.game(handle)
        rules = game.rules.engine.action_rules
        legal = {(choice.seat, rules[type(choice.action)].tag) for choice in game.legal()}
        pending = {(each["seat"], kind) for each in turn["pending"] for kind in each["kinds"]}
        if pending != legal:
            wrong = ", ".join(f"{seat} {kind}" for seat, kind in sorted(pending ^ legal))
            raise UnmetExpectation(
                f"in the stage {turn['phase']!r} the turn and the legal actions disagree on: {wrong}"
            )

    def expect(self, at: str, relation: Relation, value: Any) -> None:
        """Check that a value of the last reply has this relation to `value`; raise `UnmetExpectation` otherwise."""
        if self.reply is None:
            raise MisusedStep("no request yet: add a When step before this Then step")
        if not matches_relation(self.reply, at, relation, value):
            raise UnmetExpectation(
                f"expected {at or 'the reply'} {relation} {value!r}, got {value_at(self.reply, at)!r}"
            )
        self._record.append(Deed(expect=Expect(at, relation, value)))
        self._looked_at = True

    def expect_blame(self, clause: str, others: Sequence[str] = ()) -> None:
        """Expect that the last reply rejects the action under this clause. The recorded expectation also accepts the
        clauses in `others`.
        """
        self.expect("", "blames", [clause])
        for each in others:
            if each not in ruleset(self.ruleset).rulebook.clauses:
                raise MisusedStep(f"{each} is not a clause of {self.ruleset}")
        self._record[-1] = Deed(expect=Expect("", "blames", list(dict.fromkeys((clause, *others)))))

    def position(self) -> dict[str, Any]:
        """Return the current position; it is requested once after each change. Later expectations compare this
        position.
        """
        if self._position is None:
            refused = self.last_ask.get("op") in ("apply", "new", "load") and self.reply.get("status") != "ok"
            if refused and not self._looked_at:
                raise UnmetExpectation(f"there is no position, because the last request got the reply {self.reply}")
            self._position = self.ask(op="position", game=GAME)
        self.reply = self._position
        position: dict[str, Any] = self._position["position"]
        return position

    def expect_position(self, at: str, relation: Relation, value: Any) -> None:
        """Check that a value of the current position has this relation to an expected value; raise `UnmetExpectation`
        if not.
        """
        self.position()
        self.expect(f"/position{at}", relation, value)

    def twin(self) -> Self:
        """Return a copy of the state, in which a sentence can be tried without an effect on the original.

        The copy uses the same games as the original, so a tried sentence must not change a game.
        """
        other = copy.copy(self)
        other.given = msgspec.msgpack.decode(msgspec.msgpack.encode(self.given))
        other.cited = set(self.cited)
        other.take()
        return other

    def take(self) -> tuple[Deed, ...]:
        """Return the recorded requests and expectations of the last sentence, and start an empty record."""
        record, self._record = self._record, []
        return tuple(record)


def _find_clauses_of_permission(game: Game, request: dict[str, Any]) -> set[str]:
    """Return the clauses that permit an accepted action. The events of the reply do not cite these clauses."""
    engine = game.rules.engine
    at = At(game.rules.resolved, game.position, request["seat"], engine.action(request["action"]))
    return set(engine.clauses_of_permission(at))


def list_clauses_cited_in_reply(reply: Any) -> list[str]:
    """Return every clause that a reply cites, at any depth."""
    found: list[str] = []
    if isinstance(reply, dict):
        for key, value in reply.items():
            if key == "clause" and isinstance(value, str):
                found.append(value)
            elif key in ("clauses", "also") and isinstance(value, list):
                found.extend(each for each in value if isinstance(each, str))
            else:
                found.extend(list_clauses_cited_in_reply(value))
    elif isinstance(reply, list):
        for item in reply:
            found.extend(list_clauses_cited_in_reply(item))
    return found
