"""Printed output of the command. All lines go through this module, which escapes control characters in quoted text."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from typing import TextIO

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.printable_text import escape_json_controls, escape_unprintable

WINDOWS = os.name == "nt"
COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")


class NoOutput(ScrimmageError):
    """Error: standard output is closed."""

    def __init__(self) -> None:
        """Compose the message, but do not print it. Another file may now have the file number of the closed standard
        output.
        """
        super().__init__("standard output is closed; redirect it, for example to /dev/null")


def prepare_streams() -> None:
    """Prepare the standard streams; raise `NoOutput` if standard output is closed.

    If standard input is closed, it is replaced by an empty input. If standard error is closed, messages to it are
    discarded. Characters that the encoding of the output does not have are escaped. On Windows the output is UTF-8 with
    line feeds, as on other systems.
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
        if WINDOWS:
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def print_line(line: str = "") -> None:
    """Print one line on standard output, with control characters escaped."""
    print(escape_unprintable(line))


def print_colored_lines(picture: str) -> None:
    """Print lines with color codes on standard output at once, with all other control characters escaped."""
    for line in picture.removesuffix("\n").split("\n"):
        print("".join(each if COLOUR.fullmatch(each) else escape_unprintable(each) for each in COLOUR.split(line)))
    sys.stdout.flush()


def has_color(stream: TextIO) -> bool:
    """Return whether a stream is a terminal that shows colors. The variables NO_COLOR and TERM=dumb turn colors off."""
    return stream.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("NO_COLOR")


def clear_screen() -> None:
    """Clear the screen."""
    print("\x1b[H\x1b[2J", end="")


def print_document(content: bytes) -> None:
    """Write a JSON or text document to standard output, with control characters escaped."""
    sys.stdout.flush()
    sys.stdout.buffer.write(escape_json_controls(content))


def print_error(problem: str) -> None:
    """Print one line on standard error, with control characters escaped; do nothing if standard error is closed."""
    with contextlib.suppress(OSError):
        print(f"scrimmage: {escape_unprintable(problem)}", file=sys.stderr)


def discard_output() -> None:
    """Discard buffered output, so that the program can end after standard output has failed."""
    _redirect_to_null(sys.stdout.fileno())


def _redirect_to_null(number: int) -> None:
    null = os.open(os.devnull, os.O_RDWR)
    if null != number:
        os.dup2(null, number)
        os.close(null)
