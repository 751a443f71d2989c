"""Faulty adapters that do not start or that violate the protocol."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from honest import Honest, Message

LONG = 60.0

# ---- faults that end a run before it begins


class Mute(Honest):
    """An adapter that never answers, not even hello."""

    def line(self, _request: Message) -> bytes:
        return b""


class Stillborn(Honest):
    """An adapter that ends with exit code 1 before hello."""

    def before(self) -> bytes:
        sys.exit("something it needs is missing")


class Banner(Honest):
    """An adapter that prints its name to standard output before the first reply."""

    def before(self) -> bytes:
        return b"Super Scrimmage 3000, all rights reserved\n"


class OtherProtocol(Honest):
    """An adapter that speaks protocol 2."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "protocol": 2} if "protocol" in reply else reply


class Nameless(Honest):
    """An adapter that omits the rulesets from its answer to hello."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        reply.pop("rulesets", None)
        return reply


# ---- faults of the conversation


class Silent(Honest):
    """An adapter that answers hello, but no request after it."""

    def line(self, request: Message) -> bytes:
        return super().line(request) if request["op"] == "hello" else b""


class Late(Honest):
    """An adapter that waits for a minute before it answers `observe`."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            time.sleep(LONG)
        return self.ask(request)


class CrashOnLoad(Honest):
    """An adapter that raises an exception when it loads a position."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "load":
            raise NotImplementedError("positions")
        return self.ask(request)


class Exits(Honest):
    """An adapter that ends with exit code 0 instead of answering `observe`."""

    def reply(self, request: Message) -> Any:
        if request["op"] == "observe":
            sys.exit(0)
        return self.ask(request)


class HalfALine(Honest):
    """An adapter that ends in the middle of its answer to `observe`."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        if request["op"] == "observe":
            os.write(1, line[:20])
            sys.exit(0)
        return line


class ClosesStdout(Honest):
    """An adapter that closes its standard output instead of answering `observe`, and keeps running."""

    def line(self, request: Message) -> bytes:
        if request["op"] != "observe":
            return super().line(request)
        os.close(1)
        time.sleep(LONG)
        return b""


class Garbage(Honest):
    """An adapter that answers `observe` with text that is not JSON."""

    def line(self, request: Message) -> bytes:
        return b"Segmentation fault {\n" if request["op"] == "observe" else super().line(request)


class NotText(Honest):
    """An adapter that answers `observe` with bytes that are not UTF-8."""

    def line(self, request: Message) -> bytes:
        return b'{"id": "\xff\xfe"}\n' if request["op"] == "observe" else super().line(request)


class Bottomless(Honest):
    """An adapter that answers `observe` with more open brackets than a decoder can follow."""

    def line(self, request: Message) -> bytes:
        return b"[" * 5_000 + b"\n" if request["op"] == "observe" else super().line(request)


class WrongId(Honest):
    """An adapter that adds 1 to the id in its answer to `observe`."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "id": request["id"] + 1} if request["op"] == "observe" else reply


class NoId(Honest):
    """An adapter that leaves the id out of its answer to `observe`."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if request["op"] == "observe":
            del reply["id"]
        return reply


class Array(Honest):
    """An adapter that wraps its answer to `observe` in an array."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return [reply] if request["op"] == "observe" else reply


class OddStatus(Honest):
    """An adapter that answers `observe` with a status that the protocol does not have."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "status": "done"} if request["op"] == "observe" else reply


class Twice(Honest):
    """An adapter that sends its answer to `observe` twice."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        return line * 2 if request["op"] == "observe" else line


class Chats(Honest):
    """An adapter that adds words on the same line after its answer to `observe`."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        return line.rstrip(b"\n") + b" so much for that\n" if request["op"] == "observe" else line


class FloatId(Honest):
    """An adapter that writes the id of its answer to `observe` as a decimal number."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        return {**reply, "id": float(request["id"])} if request["op"] == "observe" else reply


class Unasked(Honest):
    """An adapter that sends an extra reply with another id before its answer to `observe`."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        return b'{"id": 123456, "status": "ok"}\n' + line if request["op"] == "observe" else line


class NoLineEnd(Honest):
    """An adapter that leaves out the line end of its answer to `observe`, and waits."""

    def line(self, request: Message) -> bytes:
        line = super().line(request)
        if request["op"] != "observe":
            return line
        os.write(1, line.rstrip(b"\n"))
        time.sleep(LONG)
        return b""
