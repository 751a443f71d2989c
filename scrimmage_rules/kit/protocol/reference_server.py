"""The reference on pipes: it reads requests from standard input and writes replies to standard output until the input
ends.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec

from scrimmage_rules.kernel.size_limits import LONGEST_LINE
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.line_splitter import LineSplitter
from scrimmage_rules.kit.protocol.reference import Reference

CHUNK = 1 << 16
TOO_LONG = m.Failed(
    id=None, kind="capacity", message=f"the line has more than {LONGEST_LINE} bytes; send a shorter request"
)


def answer_request_line(reference: Reference, line: bytes | None) -> bytes:
    """Return the reply to one line as bytes with a line feed; None means a line that was too long."""
    try:
        data: Any = msgspec.json.decode(line) if line is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        reply: Any = m.Failed(id=None, kind="bad-request", message=f"not JSON: {fault}")
    else:
        reply = TOO_LONG if line is None else reference.answer(data)
    return msgspec.json.encode(reply) + b"\n"


def serve(stdin: int = 0, stdout: int = 1) -> int:
    """Answer requests until the input ends, and return exit code 0. Replies to lines that arrive together are written
    at once.
    """
    reference, lines = Reference(), LineSplitter(LONGEST_LINE)
    while chunk := os.read(stdin, CHUNK):
        _write_reply_bytes(stdout, b"".join(answer_request_line(reference, line) for line in lines.feed(chunk)))
    if lines.unfinished.strip():
        _write_reply_bytes(stdout, answer_request_line(reference, lines.unfinished))
    return 0


def _write_reply_bytes(stdout: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(stdout, left) :]
