"""Limits for the trial of an input (processor time, memory and output), and the place in code where an error comes
from.
"""

from __future__ import annotations

import contextlib
import io
import signal
import sys
import traceback
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any, NamedTuple

SECONDS = 1.0
"""Maximum seconds of processor time for one answer; load of the machine does not count."""

PATIENCE = 60.0
"""Maximum elapsed seconds for one answer, for an operation that waits instead of computing."""

MEGABYTES = 300
"""Maximum megabytes of memory of a process in addition to that of its parent."""

PACKAGE = "scrimmage_rules"


class ForbiddenResult(Exception):
    """Error: a forbidden result. `cause` is equal for all inputs with the same problem; `detail` is specific to this
    input.
    """

    def __init__(self, cause: str, detail: str = "") -> None:
        """Store both texts; `cause` must not contain anything that is specific to this input."""
        self.cause, self.detail = cause, detail
        super().__init__(f"{cause}: {detail}" if detail else cause)


class AnswerTimeout(BaseException):
    """Error: an answer takes too long. It is not a subclass of `Exception`, so that no error handler catches it."""


class CommandOutput(NamedTuple):
    """The result of a command: its exit code, standard output and standard error."""

    code: int
    out: str
    err: str


@contextlib.contextmanager
def limit_time() -> Iterator[None]:
    """Raise `AnswerTimeout` if the block takes too long."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS, SECONDS)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)


def install_time_limit() -> None:
    """Install the signal handler of the time limit: once in a process, before the first `limit_time`."""
    signal.signal(signal.SIGPROF, _raise_answer_timeout)
    signal.signal(signal.SIGALRM, _raise_answer_timeout)


def _raise_answer_timeout(number: int, _frame: FrameType | None) -> None:
    raise AnswerTimeout("working" if number == signal.SIGPROF else "waiting")


def measure_peak_memory() -> int:
    """Return the peak memory of this process, without the memory of the process that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) // 1024


def run_with_captured_output(run: Callable[[], int]) -> CommandOutput:
    """Run a command in this process with captured output, as if it were a process of its own."""
    errors = ("strict", "backslashreplace")  # like the standard streams of Python
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", each, newline="") for each in errors)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            with limit_time():
                code = run()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else -1
    return CommandOutput(code, _read_stream(out), _read_stream(err))


def _read_stream(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8", "surrogateescape")


def check_one_line(message: str, what: str) -> None:
    """Raise `ForbiddenResult` if a message is not one line that is safe for terminals."""
    if "\n" in message:
        raise ForbiddenResult(f"{what} has several lines", repr(message[:300]))
    if raw := find_control_characters(message):
        raise ForbiddenResult(f"{what} holds raw control characters", f"{raw} in {message[:300]!r}")


def find_control_characters(message: str) -> list[str]:
    """Return the characters of a message that control a terminal or break a line, except the final line feed."""
    found = [each for each in message if not each.isprintable() and each != "\n"]
    return sorted({repr(each) for each in found if unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp", "Cs")})


def escape_bytes(content: bytes) -> str:
    """Return bytes as text, with unprintable bytes escaped."""
    decoded = content.decode("utf-8", "backslashreplace").rstrip("\n")
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in decoded)


def find_raising_place(raised: TracebackType | None) -> str:
    """Return the innermost code line of a traceback that is in the package."""
    frames = [each for each in traceback.extract_tb(raised) if PACKAGE in Path(each.filename).parts]
    if not frames:
        return "outside the package"
    last = frames[-1]
    return f"{'/'.join(Path(last.filename).parts[-2:])}:{last.lineno} in {last.name}"


@contextlib.contextmanager
def record_raised_exceptions(noted: list[str]) -> Iterator[None]:
    """Record the place where each exception is raised, including exceptions that are caught; this is slow."""
    seen: set[int] = set()
    kept: list[Any] = []  # kept alive, so that ids are unique

    def trace_exceptions(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "exception" and PACKAGE in Path(frame.f_code.co_filename).parts:
            sort, fault, _ = argument
            if id(fault) not in seen:
                seen.add(id(fault))
                kept.append(fault)
                where = "/".join(Path(frame.f_code.co_filename).parts[-2:])
                noted.append(f"{sort.__name__} at {where}:{frame.f_lineno} in {frame.f_code.co_name}")
        return trace_exceptions

    before = sys.gettrace()
    sys.settrace(trace_exceptions)
    try:
        yield
    finally:
        sys.settrace(before)
