"""Doctest for shell sessions: `python tools/suite/console_doctest.py FILE` runs commands and compares their output.

A command follows `$ `, its output below it; `...` is anything. Lines that begin with `#` are comments. Commands
run in the current directory, by `sh`.
"""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path


def parse_commands(text: str) -> list[tuple[str, str]]:
    """Return each command with the output that is wanted of it."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    ends = [*starts[1:], len(lines)]
    return [
        (lines[start][2:], "".join(f"{line}\n" for line in lines[start + 1 : end]))
        for start, end in zip(starts, ends, strict=True)
    ]


def describe_failure(command: str, wanted: str) -> str:
    """Return the difference from the expected output of a command; empty if it matches."""
    ran = subprocess.run(["sh", "-c", command], check=False, capture_output=True, text=True)
    if ran.returncode == 0 and doctest.OutputChecker().check_output(wanted, ran.stdout, doctest.ELLIPSIS):
        return ""
    return f"$ {command}\nwanted:\n{wanted}exit code {ran.returncode}, printed:\n{ran.stdout}{ran.stderr}"


def main(name: str) -> int:
    """Run them all; 1 if anything is wrong."""
    found = parse_commands(Path(name).read_text(encoding="utf-8"))
    faults = [fault for command, wanted in found if (fault := describe_failure(command, wanted))]
    print(*faults, f"{len(found)} commands, {len(faults)} wrong", sep="\n")
    return 1 if faults or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
