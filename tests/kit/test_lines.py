"""Lines out of chunks, and the reference behind a pipe: whatever arrives, little is kept and every line is answered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from scrimmage_rules.kernel.size_limits import LONGEST_LINE
from scrimmage_rules.kit.protocol.line_splitter import LONGEST, LineSplitter

SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
HELLO = b'{"id":1,"op":"hello","protocol":[1]}\n'


def fed(*chunks: bytes, longest: int = LONGEST) -> list[bytes | None]:
    """What comes of these chunks, and what is left unfinished at the end."""
    lines = LineSplitter(longest)
    return [line for chunk in chunks for line in lines.feed(chunk)] + [lines.unfinished]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 100])
def test_lines_are_the_same_however_they_arrive(size: int) -> None:
    stream = b"one\n\ntwo\r\n \t\nthree\nfour"
    chunks = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert fed(*chunks) == [b"one", b"two\r", b"three", b"four"]


def test_a_line_too_long_is_told_once_and_its_rest_is_not_kept() -> None:
    assert fed(b"12345\n123456\nabc\n", longest=5) == [b"12345", None, b"abc", b""]
    assert fed(b"123", b"456", b"789", b"012\nab", b"c\n", longest=5) == [None, b"abc", b""]
    assert fed(b"123456", b"\n", b"\n", b"abc", longest=5) == [None, b"abc"]


def test_a_line_too_long_is_told_before_it_ends() -> None:
    lines = LineSplitter()
    arrived = [line for _ in range(100) for line in lines.feed(b"x" * (LONGEST // 10))]
    assert arrived == [None]
    assert lines.unfinished == b""


def answers(requests: bytes) -> list[dict[str, object]]:
    """What `scrimmage serve` says to this input."""
    served = subprocess.run(SERVE, input=requests, check=True, capture_output=True, timeout=30)
    assert served.stderr == b""
    return [json.loads(line) for line in served.stdout.splitlines()]


def test_a_request_too_long_is_too_much_and_the_next_one_is_answered() -> None:
    first, second = answers(b"x" * 60_000_000 + b"\n" + HELLO)
    message = "the line has more than 2000000 bytes; send a shorter request"
    assert first == {"id": None, "status": "error", "kind": "capacity", "message": message}
    assert second["status"] == "ok"


def test_a_request_as_long_as_may_be_is_answered() -> None:
    padded = HELLO.rstrip().ljust(LONGEST_LINE)
    assert [each["status"] for each in answers(padded + b"\n" + padded + b" \n" + HELLO)] == ["ok", "error", "ok"]


def test_requests_without_a_last_end_of_line_are_answered_too() -> None:
    assert [each["status"] for each in answers(HELLO + HELLO.rstrip())] == ["ok", "ok"]
    assert answers(HELLO + b"x" * (LONGEST_LINE + 1))[1]["status"] == "error"
