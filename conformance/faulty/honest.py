"""The correct adapter: each faulty adapter is a subclass that changes one behavior."""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

Message = dict[str, Any]


class Honest:
    """An adapter that answers correctly; each faulty adapter changes one thing."""

    def __init__(self) -> None:
        self.reference = Reference()

    def ask(self, request: Message, **changed: Any) -> Message:
        reply: Message = encode_reply_as_plain_data(self.reference.answer({**request, **changed}))
        return reply

    def reply(self, request: Message) -> Any:
        return self.ask(request)

    def line(self, request: Message) -> bytes:
        return json.dumps(self.reply(request)).encode() + b"\n"

    def before(self) -> bytes:
        """Return the bytes that the adapter writes before the first request: none, unless a subclass adds some."""
        return b""

    def after(self) -> None:
        """Do nothing at the end of the input; a subclass may change this."""
