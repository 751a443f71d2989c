"""Unusual adapters that are nevertheless correct."""

from __future__ import annotations

import os
from typing import Any

from honest import Honest, Message

# ---- odd, and not faulty


class Windows(Honest):
    """An adapter that ends its lines with CRLF, as on Windows."""

    def line(self, request: Message) -> bytes:
        return super().line(request).rstrip() + b" \r\n"


class BlankLines(Honest):
    """An adapter that leaves blank lines around its replies."""

    def line(self, request: Message) -> bytes:
        return b"\n  \r\n" + super().line(request) + b"\n"


class Noisy(Honest):
    """An adapter that writes warnings and nonsense to standard error."""

    def line(self, request: Message) -> bytes:
        os.write(2, b"WARNING: \xff deprecated {\n" * 3)
        return super().line(request)


class UnrequestedFields(Honest):
    """An adapter that adds unrequested fields to its replies."""

    def reply(self, request: Message) -> Any:
        return {**self.ask(request), "comment": "well played", "at": 3}
