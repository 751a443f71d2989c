"""Adapters with one fault each: `python faulty.py FAULT`. README.md says which verdict the kit gives to each."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from scrimmage_rules.kit.reference import Reference, as_data

Message = dict[str, Any]
OTHER = {"home": "away", "away": "home"}
LONG = 60.0


class Honest:
    """No fault at all: the reference. Every fault below changes one thing of it."""

    def __init__(self) -> None:
        self.reference = Reference()

    def ask(self, request: Message, **changed: Any) -> Message:
        reply: Message = as_data(self.reference.answer({**request, **changed}))
        return reply

    def reply(self, request: Message) -> Any:
        return self.ask(request)

    def line(self, request: Message) -> bytes:
        return json.dumps(self.reply(request)).encode() + b"\n"

    def before(self) -> bytes:
        """What it writes before anything was asked."""
        return b""


# ---- faults that end a run before it begins


class Mute(Honest):
    """Never answers, not even hello."""

    def line(self, _request: Message) -> bytes:
        return b""


class Stillborn(Honest):
    """Ends with exit code 1 before hello."""

    def before(self) -> bytes:
        sys.exit("something it needs is missing")


class Banner(Honest):
    """Says on standard output who it is before the first reply."""

    def before(self) -> bytes:
        return b"Super Scrimmage 3000, all rights reserved\n"


class OtherProtocol(Honest):
    """Speaks protocol 2."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "protocol": 2} if "protocol" in reply else reply


class Nameless(Honest):
    """Its answer to hello lacks the rulesets."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        reply.pop("rulesets", None)
        return reply


# ---- faults of the conversation


class Silent(Honest):
    """Answers hello, and nothing after it."""

    def line(self, request: Message) -> bytes:
        return super().line(request) if request["op"] == "hello" else b""


class Late(Honest):
    """Thinks for a minute before it says what a seat may see."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            time.sleep(LONG)
        return self.ask(request)


class CrashOnLoad(Honest):
    """Raises an exception when it is given a position."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "load":
            raise NotImplementedError("positions")
        return self.ask(request)


class Exits(Honest):
    """Ends with exit code 0 when it is to say what a seat may see."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            sys.exit(0)
        return self.ask(request)


class HalfALine(Honest):
    """Ends in the middle of its answer to `observe`."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        if request["op"] == "observe":
            os.write(1, line[:20])
            sys.exit(0)
        return line


class ClosesStdout(Honest):
    """Closes its standard output when it is to say what a seat may see, and lives on."""

    def line(self, request: Message) -> bytes:
        if request["op"] != "observe":
            return super().line(request)
        os.close(1)
        time.sleep(LONG)
        return b""


class Garbage(Honest):
    """Writes something that is not JSON in the middle of the stream, in answer to `observe`."""

    def line(self, request: Message) -> bytes:
        return b"Segmentation fault {\n" if request["op"] == "observe" else super().line(request)


class NotText(Honest):
    """Answers `observe` with bytes that are not UTF-8."""

    def line(self, request: Message) -> bytes:
        return b'{"id": "\xff\xfe"}\n' if request["op"] == "observe" else super().line(request)


class Bottomless(Honest):
    """Answers `observe` with more open brackets than a decoder can follow."""

    def line(self, request: Message) -> bytes:
        return b"[" * 5_000 + b"\n" if request["op"] == "observe" else super().line(request)


class WrongId(Honest):
    """Counts ids by itself and gets them wrong after `observe`."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "id": request["id"] + 1} if request["op"] == "observe" else reply


class NoId(Honest):
    """Leaves the id out of what it says to `observe`."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "observe":
            del reply["id"]
        return reply


class Array(Honest):
    """Wraps what it says to `observe` in an array."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return [reply] if request["op"] == "observe" else reply


class OddStatus(Honest):
    """Answers `observe` with a status that is not of the protocol."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "status": "done"} if request["op"] == "observe" else reply


class Twice(Honest):
    """Says everything it says to `observe` twice."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        return line * 2 if request["op"] == "observe" else line


# ---- faults of a rule


class Yes(Honest):
    """Accepts everything: says ok to every request and has no rules at all."""

    def reply(self, request: Message) -> Any:
        return self.ask(request) if request["op"] == "hello" else {"id": request["id"], "status": "ok"}


class No(Honest):
    """Rejects everything, claims no reasons for it, and has no rules at all."""

    def reply(self, request: Message) -> Any:
        if request["op"] != "hello":
            return {"id": request["id"], "status": "rejected", "clause": "", "code": "no"}
        reply = self.ask(request)
        for declared in reply["rulesets"].values():
            declared["facets"].remove("reason")
        return reply


class Lenient(Honest):
    """Accepts what is forbidden, without doing it; everything else is right."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {"id": request["id"], "status": "ok"} if reply["status"] == "rejected" else reply


class WrongClause(Honest):
    """Refuses rightly, and always blames the same clause."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if reply["status"] != "rejected":
            return reply
        return {"id": request["id"], "status": "rejected", "clause": "FORMAT.two-formats", "code": "no"}


class Leak(Honest):
    """Shows every seat the card that the other side has chosen in secret."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "observe":
            whole = self.ask(request, op="position")
            reply["view"]["calls"] = whole["position"]["calls"]
        return reply


class OwnDice(Honest):
    """Ignores the script of chance and turns a card of its own."""

    def reply(self, request: Message) -> Any:
        if request.get("chance"):
            need = self.ask(request, chance=[])
            if need["status"] == "need-chance":
                rolled = {"kind": need["next"]["kind"], "value": need["next"]["outcomes"][-1]["value"]}
                return self.ask(request, chance=[rolled])
        return self.ask(request)


class NeverNeedsChance(Honest):
    """Turns a card of its own where the script is short."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "apply" and reply["status"] == "need-chance":
            rolled = {"kind": reply["next"]["kind"], "value": reply["next"]["outcomes"][0]["value"]}
            return self.ask(request, chance=[*request["chance"], rolled])
        return reply


class Forgets(Honest):
    """Goes back to the position it was given as soon as it is asked for the position."""

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
    """Takes home for away and away for home."""

    def reply(self, request: Message) -> Any:
        seat = request.get("seat")
        return self.ask(request, seat=OTHER[seat]) if seat in OTHER else self.ask(request)


class OffByOne(Honest):
    """Puts the ball one yard too far."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "position" and isinstance(reply["position"]["spot"], int):
            reply["position"]["spot"] += 1
        return reply


class ChangesOnRefusal(Honest):
    """Refuses rightly, and moves the ball all the same."""

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
    """Lists every legal action but the last."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "legal":
            reply["actions"].pop()
        return reply


class Floats(Honest):
    """Writes probabilities as decimal numbers."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        for outcome in reply.get("next", {}).get("outcomes", []):
            outcome["p"] = round(1 / 5, 6)
        return reply


class NotYet(Honest):
    """Declares the facet `legal` and does not have it."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "legal":
            return {"id": request["id"], "status": "unsupported", "feature": "legal"}
        return self.ask(request)


class Internal(Honest):
    """Answers `apply` with an error of its own."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "apply":
            return {"id": request["id"], "status": "error", "kind": "internal", "message": "list index out of range"}
        return self.ask(request)


class OtherReading(Honest):
    """Plays KF-A17 as at-scrimmage where nobody chose a reading."""

    def reply(self, request: Message) -> Any:
        if "ruleset" not in request:
            return self.ask(request)
        options = request.get("options", {})
        readings = {"KF-A17": "at-scrimmage", **options.get("readings", {})}
        return self.ask(request, options={**options, "readings": readings})


# ---- odd, and not faulty


class Windows(Honest):
    """Ends its lines as Windows does."""

    def line(self, request: Message) -> bytes:
        return super().line(request).rstrip() + b" \r\n"


class BlankLines(Honest):
    """Leaves blank lines around its replies."""

    def line(self, request: Message) -> bytes:
        return b"\n  \r\n" + super().line(request) + b"\n"


class Noisy(Honest):
    """Writes warnings and nonsense to standard error."""

    def line(self, request: Message) -> bytes:
        os.write(2, b"WARNING: \xff deprecated {\n" * 3)
        return super().line(request)


class Chatty(Honest):
    """Adds fields to its replies that nobody asked for."""

    def reply(self, request: Message) -> Any:
        return {**self.ask(request), "comment": "well played", "at": 3}


FAULTS: dict[str, Callable[[], Honest]] = {
    "mute": Mute, "stillborn": Stillborn, "banner": Banner, "other-protocol": OtherProtocol, "nameless": Nameless,
    "silent": Silent, "late": Late, "crash-on-load": CrashOnLoad, "exits": Exits, "half-a-line": HalfALine,
    "closes-stdout": ClosesStdout, "garbage": Garbage, "not-text": NotText, "bottomless": Bottomless,
    "wrong-id": WrongId, "no-id": NoId, "array": Array, "odd-status": OddStatus, "twice": Twice,
    "yes": Yes, "no": No, "lenient": Lenient,
    "wrong-clause": WrongClause, "leak": Leak, "own-dice": OwnDice, "never-needs-chance": NeverNeedsChance,
    "forgets": Forgets, "swaps-seats": SwapsSeats, "off-by-one": OffByOne, "changes-on-refusal": ChangesOnRefusal,
    "misses-one": MissesOne, "floats": Floats, "not-yet": NotYet, "internal": Internal, "other-reading": OtherReading,
    "honest": Honest, "windows": Windows, "blank-lines": BlankLines, "noisy": Noisy, "chatty": Chatty,
}  # fmt: skip


def main() -> int:
    """Answer line by line until the input ends, with the fault named on the command line."""
    adapter = FAULTS[sys.argv[1]]()
    os.write(1, adapter.before())
    for line in sys.stdin.buffer:
        if line.strip():
            written = adapter.line(json.loads(line))
            while written:
                written = written[os.write(1, written) :]
    return 0


if __name__ == "__main__":
    sys.exit(main())
