"""Unusual adapters that are nevertheless correct."""

from __future__ import annotations

import os
from typing import Any

from honest import Honest, Message

# ---- odd, and not faulty


class Windows(Honest):
    """Ends its lines with CRLF, as on Windows."""

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
    """Adds unrequested fields to its replies."""

    def reply(self, request: Message) -> Any:
        return {**self.ask(request), "comment": "well played", "at": 3}
