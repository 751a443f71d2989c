"""The adapter without a fault, which every faulty one changes in one thing."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.protocol.reference import Reference, plain_reply

Message = dict[str, Any]


class Honest:
    """The reference without a fault; every fault changes one thing in it."""

    def __init__(self) -> None:
        self.reference = Reference()

    def ask(self, request: Message, **changed: Any) -> Message:
        reply: Message = plain_reply(self.reference.answer({**request, **changed}))
        return reply

    def reply(self, request: Message) -> Any:
        return self.ask(request)

    def line(self, request: Message) -> bytes:
        return json.dumps(self.reply(request)).encode() + b"\n"

    def before(self) -> bytes:
        """Return the text that it writes before any request."""
        return b""

    def after(self) -> None:
        """Act at the end of the input."""
