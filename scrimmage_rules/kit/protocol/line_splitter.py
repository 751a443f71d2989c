"""Splits arriving bytes into lines in linear time and bounded memory."""

from __future__ import annotations

from collections.abc import Iterator

LONGEST = 4_000_000
"""Maximum number of bytes of a reply, over a hundred times the longest reply of the reference."""


class LineSplitter:
    """The received part of a line that is not complete yet, with a maximum length."""

    def __init__(self, longest: int = LONGEST) -> None:
        """Start with an empty line. `longest` is the maximum number of bytes of a line."""
        self._longest = longest
        self._unfinished = bytearray()
        self._skipping = False

    @property
    def unfinished(self) -> bytes:
        """Return the bytes after the last line feed."""
        return bytes(self._unfinished)

    def feed(self, chunk: bytes) -> list[bytes | None]:
        """Return each complete line that is not blank. A line that is too long is skipped, and the list has None once
        for it.
        """
        *ends, rest = chunk.split(b"\n")
        lines: list[bytes | None] = []
        within = 1 if len(chunk) <= self._longest else len(ends)
        for end in ends[:within]:  # only the first line has an earlier piece, and only a long chunk has a long line
            lines += self._end_line(end)
        lines += [end for end in ends[within:] if end and not end.isspace()]
        lines += self._add(rest)
        return lines

    def _end_line(self, end: bytes) -> Iterator[bytes | None]:
        """Yield the unfinished line together with its last piece."""
        yield from self._add(end)
        line, self._unfinished = self._unfinished, bytearray()
        if not self._skipping and line and not line.isspace():
            yield bytes(line)
        self._skipping = False

    def _add(self, piece: bytes) -> Iterator[None]:
        if self._skipping:
            return
        if len(self._unfinished) + len(piece) > self._longest:
            self._skipping, self._unfinished = True, bytearray()
            yield None
        else:
            self._unfinished += piece
