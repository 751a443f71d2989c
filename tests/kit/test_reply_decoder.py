"""Replies that repeat an earlier one under a different id, and replies that only look as if they did."""

from __future__ import annotations

import pytest

from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.reply_decoder import REMEMBERED, ReplyDecoder, read_reply

LINES = (
    b'{"id":7,"status":"ok","value":[1,{"a":true}]}', b'{"id":7,"status":"rejected","clause":"PUNT.distance"}',
    b'{"status":"ok","id":7}', b'{"id": 7, "status": "ok"}', b'\xef\xbb\xbf{"id":7,"status":"ok"}',
    b'{"id":7,"status":"ok","deep":[[[[[[[[1]]]]]]]]}',
)  # fmt: skip
IRREGULAR = (
    b'{"id":7,}', b'{"id":7}', b'{"id":7,"status":"odd"}', b'{"id":7,"status":["ok"]}', b'{"id":7,"status":"ok"',
    b'{"id":7,"status":"ok"}]', b'{"id":7,"status":"\xff"}', b'{"id":7,"id":8,"status":"ok"}',
    b'{"id":7,"\\u0069d":8,"status":"ok"}', b'{"id":8,"status":"ok"}', b'{"id":70,"status":"ok"}',
    b'{"id":7,"status":"ok","deep":' + b"[" * 200 + b"]" * 200 + b"}",
)  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_repeated_reply_is_read_as_the_first_one(line: bytes) -> None:
    reader, later = ReplyDecoder(), line.replace(b"7", b"9", 1)
    assert list(reader.read(line, 7).items()) == list(read_reply(line, 7).items())
    assert list(reader.read(later, 9).items()) == list(read_reply(later, 9).items())


@pytest.mark.parametrize("line", IRREGULAR)
def test_irregular_reply_fails_with_the_message_of_a_single_reply(line: bytes) -> None:
    with pytest.raises(AdapterFailure) as alone:
        read_reply(line, 7)
    reader = ReplyDecoder()
    for _ in range(2):
        with pytest.raises(AdapterFailure) as raised:
            reader.read(line, 7)
        assert (raised.value.verdict, raised.value.problem) == (alone.value.verdict, alone.value.problem)


@pytest.mark.parametrize("name", [b'"id"', b'"\\u0069d"'])
def test_second_id_of_a_reply_is_compared_with_each_request(name: bytes) -> None:
    reader, line = ReplyDecoder(), b'{"id":%d,' + name + b':7,"status":"ok"}'
    assert reader.read(line % 7, 7)["id"] == 7
    with pytest.raises(AdapterFailure, match="the reply to request 8 has id 7"):
        reader.read(line % 8, 8)


def test_change_of_a_reply_does_not_change_the_next_one() -> None:
    reader, line = ReplyDecoder(), b'{"id":%d,"status":"ok"}'
    reader.read(line % 1, 1)["status"] = "error"
    assert reader.read(line % 2, 2) == {"id": 2, "status": "ok"}


def test_many_long_replies_are_read_beyond_the_memory_of_the_reader() -> None:
    reader, filler = ReplyDecoder(), b"x" * (REMEMBERED // 3)
    lines = [b'{"id":%d,"status":"ok","value":"%d%b"}' % (each, each % 5, filler) for each in range(1, 21)]
    assert [reader.read(line, each)["value"][0] for each, line in enumerate(lines, 1)] == list("12340" * 4)
