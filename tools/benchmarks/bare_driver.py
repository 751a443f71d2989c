"""Minimal driver of an adapter, for comparison with the kit: it sends recorded requests and reads one line for each.

Usage: `python tools/benchmarks/bare_driver.py FILE COMMAND ...`. FILE has one request per line, and an empty line after
each case. As in the kit, requests are sent ahead up to a maximum number of bytes. The driver decodes and compares
nothing.
"""

import subprocess
import sys
from collections import deque
from typing import IO

WINDOW = 32_000


def drive_adapter(cases: list[list[bytes]], command: list[str]) -> None:
    """Send all recorded requests to an adapter and read all its replies."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        flying: deque[tuple[int, int]] = deque()
        on_the_way = 0
        for case in cases:
            size = sum(map(len, case))
            while flying and on_the_way + size > WINDOW:
                on_the_way -= _read_replies_of_first_case(flying, child.stdout)
            child.stdin.write(b"".join(case))
            child.stdin.flush()
            flying.append((len(case), size))
            on_the_way += size
        while flying:
            _read_replies_of_first_case(flying, child.stdout)
        child.stdin.close()


def _read_replies_of_first_case(flying: deque[tuple[int, int]], replies: IO[bytes]) -> int:
    """Read the replies to the first case that was sent; return the size of its requests."""
    count, size = flying.popleft()
    for _ in range(count):
        replies.readline()
    return size


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:  # noqa: PTH123  (pathlib takes longer to import than the rest)
        recorded = [[line + b"\n" for line in case.splitlines()] for case in file.read().split(b"\n\n") if case]
    drive_adapter(recorded, sys.argv[2:])
