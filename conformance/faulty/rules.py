"""Faulty adapters, each of which breaks one rule of the game."""

from __future__ import annotations

from typing import Any

from honest import Honest, Message

OTHER = {"home": "away", "away": "home"}


def without_reasons(greeting: Message) -> Message:
    """Return an answer to `hello` that does not declare the facet `reason`."""
    for declared in greeting["rulesets"].values():
        declared["facets"].remove("reason")
    return greeting


# ---- faults of a rule


class Yes(Honest):
    """An adapter that accepts everything with status ok, and has no rules."""

    def reply(self, request: Message) -> Any:
        return self.ask(request) if request["op"] == "hello" else {"id": request["id"], "status": "ok"}


class No(Honest):
    """An adapter that has no rules, rejects everything, and does not declare the facet `reason`."""

    def reply(self, request: Message) -> Any:
        if request["op"] != "hello":
            return {"id": request["id"], "status": "rejected", "clause": "", "code": "no"}
        return without_reasons(self.ask(request))


class Lenient(Honest):
    """An adapter that answers `ok` to forbidden actions, but does not perform them."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {"id": request["id"], "status": "ok"} if reply["status"] == "rejected" else reply


class WrongClause(Honest):
    """An adapter that refuses the right actions, but always names the same clause."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if reply["status"] != "rejected":
            return reply
        return {"id": request["id"], "status": "rejected", "clause": "FORMAT.two-formats", "code": "no"}


class Leak(Honest):
    """An adapter that shows every seat the card that the other side chose secretly."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "observe":
            whole = self.ask(request, op="position")
            reply["view"]["calls"] = whole["position"]["calls"]
        return reply


class OwnDice(Honest):
    """An adapter that ignores the given chance outcomes and turns a card itself."""

    def reply(self, request: Message) -> Any:
        if request.get("chance"):
            need = self.ask(request, chance=[])
            if need["status"] == "need-chance":
                rolled = {"kind": need["next"]["kind"], "value": need["next"]["outcomes"][-1]["value"]}
                return self.ask(request, chance=[rolled])
        return self.ask(request)


class NeverNeedsChance(Honest):
    """An adapter that turns a card itself if a request gives too few outcomes."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "apply" and reply["status"] == "need-chance":
            rolled = {"kind": reply["next"]["kind"], "value": reply["next"]["outcomes"][0]["value"]}
            return self.ask(request, chance=[*request["chance"], rolled])
        return reply


class Forgets(Honest):
    """An adapter that returns to the loaded position when the kit asks for the position."""

    def __init__(self) -> None:
        super().__init__()
        self.start: Message = {}

    def reply(self, request: Message) -> Any:
        if request["op"] in ("load", "new"):
            self.start = request
        elif request["op"] == "position" and self.start:
            self.ask(self.start)
        return self.ask(request)


class SwapsSeats(Honest):
    """An adapter that exchanges home and away, and does not declare the facet `reason`."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "hello":
            return without_reasons(self.ask(request))
        seat = request.get("seat")
        return self.ask(request, seat=OTHER[seat]) if seat in OTHER else self.ask(request)


class OffByOne(Honest):
    """An adapter that puts the ball one yard too far."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "position" and isinstance(reply["position"]["spot"], int):
            reply["position"]["spot"] += 1
        return reply


class ChangesOnRefusal(Honest):
    """An adapter that refuses correctly, and moves the ball anyway."""

    def __init__(self) -> None:
        super().__init__()
        self.refused = False

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] in ("load", "new"):
            self.refused = False
        self.refused |= request["op"] == "apply" and reply["status"] == "rejected"
        if request["op"] == "position" and self.refused:
            reply["position"]["spot"] = 1
        return reply


class MissesOne(Honest):
    """An adapter that lists every legal action except the last."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "legal":
            reply["actions"].pop()
        return reply


class Miscounts(Honest):
    """An adapter that counts one more sequence of actions than exists."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "perft":
            reply["count"] += 1
        return reply


class Floats(Honest):
    """An adapter that writes probabilities as decimal numbers."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        for outcome in reply.get("next", {}).get("outcomes", []):
            outcome["p"] = round(1 / 5, 6)
        return reply


class NotYet(Honest):
    """An adapter that declares the facet `legal` but does not support it."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "legal":
            return {"id": request["id"], "status": "unsupported", "feature": "legal"}
        return self.ask(request)


class Internal(Honest):
    """An adapter that answers `apply` with an internal error."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "apply":
            return {"id": request["id"], "status": "error", "kind": "internal", "message": "list index out of range"}
        return self.ask(request)


class OtherReading(Honest):
    """An adapter that plays by the reading at-scrimmage of KF-A17 if none is chosen."""

    def reply(self, request: Message) -> Any:
        if "ruleset" not in request:
            return self.ask(request)
        options = request.get("options", {})
        readings = {"KF-A17": "at-scrimmage", **options.get("readings", {})}
        return self.ask(request, options={**options, "readings": readings})
