"""What the command says: every line is put out here, so that nothing a line quotes can be more than text on it."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.printable_text import printable, printable_json

COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")


class NoOutput(ScrimmageError):
    """Standard output is closed."""

    def __init__(self) -> None:
        """Written to, its number could by then belong to a file."""
        super().__init__("standard output is closed; redirect it, for example to /dev/null")


def prepare_streams() -> None:
    """Make the streams fit to be used whatever the command was started with; `NoOutput` if there is none to use.

    Where standard input or standard error is closed, nothing is read and nothing is heard. What the encoding of the
    output cannot say is written out as an escape.
    """
    for number, stream in ((0, sys.stdin), (2, sys.stderr)):
        if stream is None:
            _redirect_to_null(number)
    if sys.stderr is None:
        sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)
    if sys.stdout is None:
        raise NoOutput
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def say(line: str = "") -> None:
    """One line on standard output."""
    print(printable(line))


def draw(picture: str) -> None:
    """Lines of text with the colours they have, and nothing else that is not text; seen at once."""
    for line in picture.removesuffix("\n").split("\n"):
        print("".join(each if COLOUR.fullmatch(each) else printable(each) for each in COLOUR.split(line)))
    sys.stdout.flush()


def clear_screen() -> None:
    """An empty screen."""
    print("\x1b[H\x1b[2J", end="")


def send(content: bytes) -> None:
    """Write a document to standard output; control characters in it are escaped as JSON has it."""
    sys.stdout.flush()
    sys.stdout.buffer.write(printable_json(content))


def complain(problem: str) -> None:
    """One line on standard error; where nobody can hear it, nothing."""
    with contextlib.suppress(OSError):
        print(f"scrimmage: {printable(problem)}", file=sys.stderr)


def give_up_output() -> None:
    """What is still to be flushed at the end goes nowhere."""
    _redirect_to_null(sys.stdout.fileno())


def _redirect_to_null(number: int) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    if null != number:
        os.dup2(null, number)
        os.close(null)
