"""The reference behind a pipe: requests on standard input, replies on standard output, until the input ends."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from scrimmage_rules.kernel.bounds import LONGEST_LINE
from scrimmage_rules.kit import messages as m
from scrimmage_rules.kit.reference import Reference

CHUNK = 1 << 16


def reply_line(reference: Reference, line: bytes) -> bytes:
    """The reply to one line, with its newline."""
    if len(line) > LONGEST_LINE:
        too_long = m.Failed(id=None, kind="capacity", message=f"a line of more than {LONGEST_LINE} bytes: ask for less")
        return msgspec.json.encode(too_long) + b"\n"
    try:
        data: Any = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        reply: Any = m.Failed(id=None, kind="bad-request", message=f"not JSON: {fault}")
    else:
        reply = reference.answer(data)
    return msgspec.json.encode(reply) + b"\n"


def serve(stdin: int = 0, stdout: int = 1) -> int:
    """Answer until end of input; the replies to all lines that arrived together leave together. Returns exit code 0."""
    reference, rest = Reference(), b""
    while chunk := os.read(stdin, CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        _write(stdout, b"".join(reply_line(reference, line) for line in lines if line.strip()))
    if rest.strip():
        _write(stdout, reply_line(reference, rest))
    return 0


def _write(stdout: int, data: bytes) -> None:
    while data:
        data = data[os.write(stdout, data) :]
