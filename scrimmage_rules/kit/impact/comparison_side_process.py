"""Process of one side of a comparison: it gets requests in batches, and is started again after a failure."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from scrimmage_rules.kit.protocol.adapter import Adapter
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool
from scrimmage_rules.kit.running.pipelined_case_runner import WINDOW

Ask: TypeAlias = dict[str, Any]
Reply: TypeAlias = dict[str, Any]
Conversation: TypeAlias = Sequence[Ask]

NOT_OPEN: Reply = {"status": "not-open"}
"""Reply to a request about a game that this conversation has not opened. An earlier game may have
had the same handle.
"""


def request_conversations(fleet: AdapterProcessPool, conversations: Sequence[Conversation]) -> list[list[Reply]]:
    """Return the replies to each conversation. After a failure, the remaining replies of its conversation report the
    failure.
    """
    return list(_request_batch(fleet, conversations))


def _request_batch(fleet: AdapterProcessPool, conversations: Sequence[Conversation]) -> Iterator[list[Reply]]:
    waiting = deque(conversations)
    adapter: Adapter | None = None
    while waiting:
        adapter = adapter or fleet.start_process()
        batch = _take_batch(waiting)
        alone = len(batch) == 1
        if not alone:
            adapter.send([msgspec.json.encode(ask) for conversation in batch for ask in conversation])
        while batch:
            conversation = batch.popleft()
            replies = (
                _request_piece_by_piece(adapter, conversation)
                if alone
                else _receive_replies(adapter, len(conversation))
            )
            yield [*_mark_unopened_games(conversation, replies)]
            if replies and replies[-1]["status"] in TROUBLE:
                fleet.close_process(adapter)
                adapter = None
                waiting.extendleft(reversed(batch))
                break
    if adapter is not None:
        fleet.close_process(adapter)


TROUBLE = ("crash", "timeout", "protocol-error")


def _take_batch(waiting: deque[Conversation]) -> deque[Conversation]:
    """Remove and return the next conversations that fit into half of the send window; a larger conversation is returned
    alone.
    """
    batch: deque[Conversation] = deque()
    room = WINDOW // 2
    while waiting:
        room -= sum(len(msgspec.json.encode(ask)) for ask in waiting[0])
        if batch and room < 0:
            break
        batch.append(waiting.popleft())
    return batch


def _request_piece_by_piece(adapter: Adapter, conversation: Conversation) -> list[Reply]:
    """Return the replies to a conversation that may be larger than the send window, by sending it in pieces."""
    waiting: deque[Conversation] = deque([ask] for ask in conversation)
    replies: list[Reply] = []
    while waiting:
        piece = [each[0] for each in _take_batch(waiting)]
        adapter.send([msgspec.json.encode(ask) for ask in piece])
        replies += _receive_replies(adapter, len(piece))
        if replies[-1]["status"] in TROUBLE:
            return replies + [replies[-1]] * (len(conversation) - len(replies))
    return replies


def _receive_replies(adapter: Adapter, number: int) -> list[Reply]:
    """Return this number of replies of a process; after its failure, the missing replies report the failure."""
    replies: list[Reply] = []
    try:
        while len(replies) < number:
            replies.append(adapter.receive())
    except AdapterFailure as trouble:
        failure = {"status": trouble.verdict, "message": trouble.problem}
        replies += [failure] * (number - len(replies))
    return replies


def _mark_unopened_games(conversation: Conversation, replies: Sequence[Reply]) -> Iterator[Reply]:
    """Yield the replies, with `NOT_OPEN` for a request about a game that its conversation has not opened."""
    opened: set[Any] = set()
    for ask, reply in zip(conversation, replies, strict=True):
        if ask["op"] in ("new", "load"):
            if reply["status"] == "ok":
                opened.add(ask.get("game"))
            yield reply
        else:
            about_none = "game" in ask and ask["game"] not in opened and reply["status"] not in TROUBLE
            yield NOT_OPEN if about_none else reply
