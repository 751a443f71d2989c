"""Bytes as they arrive, cut into lines, in time that grows with their number and memory that does not."""

from __future__ import annotations

from collections.abc import Iterator

LONGEST = 4_000_000
"""Bytes a reply may have: more than a hundred times what the longest reply of the reference has."""


class Lines:
    """What has arrived of a stream of lines: at most one unfinished line is kept, and of it no more than allowed."""

    def __init__(self, longest: int = LONGEST) -> None:
        """Nothing has arrived; `longest` is the number of bytes that a line may have."""
        self._longest = longest
        self._unfinished = bytearray()
        self._skipping = False

    @property
    def unfinished(self) -> bytes:
        """What came after the last end of a line."""
        return bytes(self._unfinished)

    def feed(self, chunk: bytes) -> Iterator[bytes | None]:
        """The lines that are whole now, without blank ones; None, once, for one too long, whose rest is skipped."""
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            if not self._unfinished and not self._skipping and len(end) <= self._longest:
                if end and not end.isspace():  # as most are: it came in one piece
                    yield end
                continue
            yield from self._add(end)
            line, self._unfinished = self._unfinished, bytearray()
            if not self._skipping and line and not line.isspace():
                yield bytes(line)
            self._skipping = False
        yield from self._add(rest)

    def _add(self, piece: bytes) -> Iterator[None]:
        if self._skipping:
            return
        if len(self._unfinished) + len(piece) > self._longest:
            self._skipping, self._unfinished = True, bytearray()
            yield None
        else:
            self._unfinished += piece
