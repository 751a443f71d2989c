"""Decoder of replies, each on one line, with a check of the id and the status that Protocol 1 requires."""

from __future__ import annotations

from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import BYTE_ORDER_MARK
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.nesting_limit import TOO_DEEP, NestedTooDeep, decode_with_nesting_limit
from scrimmage_rules.kit.protocol.reply_fault_messages import STATUSES, describe_invalid_json, describe_invalid_status
from scrimmage_rules.kit.protocol.text_truncation import format_truncated_repr, quote_truncated

REMEMBERED = 3_000_000
"""Maximum number of bytes of replies that a reader remembers."""


class ReplyDecoder:
    """Reads replies, and remembers recent ones: most replies are equal to an earlier one except for the id.

    Equal replies share their values, so no caller may change a reply.
    """

    def __init__(self) -> None:
        """Start without remembered replies."""
        self._known: dict[bytes, dict[str, Any]] = {}
        self._size = 0

    def read(self, line: bytes, expected: int) -> dict[str, Any]:
        """Return the reply on a line, as `read_reply` does, but faster if the line begins with the id."""
        start = b'{"id":%d,' % expected
        if not line.startswith(start):
            return read_reply(line, expected)
        rest = line[len(start) :]
        content = self._known.get(rest)
        if content is None:
            content = _decode_content(b"{" + rest)
            if content is None:
                return read_reply(line, expected)
            self._remember(rest, content)
        return {"id": expected, **content}

    def _remember(self, rest: bytes, content: dict[str, Any]) -> None:
        self._size += len(rest)
        if self._size > REMEMBERED:
            self._known.clear()
            self._size = len(rest)
        self._known[rest] = content


def _decode_content(text: bytes) -> dict[str, Any] | None:
    """Return a reply without its id, or None if the line needs the full check (for example, if it has two ids)."""
    try:
        content = decode_with_nesting_limit(text)
    except (NestedTooDeep, msgspec.DecodeError, UnicodeDecodeError):
        return None
    regular = isinstance(content, dict) and "id" not in content and content.get("status") in STATUSES
    return content if regular else None


def read_reply(line: bytes, expected: int) -> dict[str, Any]:
    """Return the reply on a line if it answers the request with this id; raise `AdapterFailure` otherwise."""
    try:
        reply = decode_with_nesting_limit(line.removeprefix(BYTE_ORDER_MARK))
    except NestedTooDeep:
        raise AdapterFailure("protocol-error", f"a reply is {TOO_DEEP}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise AdapterFailure("protocol-error", describe_invalid_json(line, fault)) from None
    if not isinstance(reply, dict):
        raise AdapterFailure("protocol-error", f"expected a JSON object as the reply, got {quote_truncated(line)}")
    if reply.get("id") != expected or type(reply["id"]) is not int:
        raise AdapterFailure(
            "protocol-error",
            f"the reply to request {expected} has id {format_truncated_repr(reply.get('id'))}; echo the id",
        )
    if reply.get("status") not in STATUSES:
        raise AdapterFailure("protocol-error", describe_invalid_status(reply))
    return reply
