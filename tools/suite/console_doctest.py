"""Doctest for shell sessions: `python tools/suite/console_doctest.py FILE` runs the commands in a file and compares
their output.

A command follows `$ `, and its expected output is below it; `...` matches any text. Lines that start with `#` are
comments. `sh` runs the commands in the current directory.
"""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path


def parse_commands(text: str) -> list[tuple[str, str]]:
    """Return each command with its expected output."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    ends = [*starts[1:], len(lines)]
    return [
        (lines[start][2:], "".join(f"{line}\n" for line in lines[start + 1 : end]))
        for start, end in zip(starts, ends, strict=True)
    ]


def describe_failure(command: str, wanted: str) -> str:
    """Return the difference between the expected and the actual output of a command; empty if they match."""
    ran = subprocess.run(["sh", "-c", command], check=False, capture_output=True, text=True)
    if ran.returncode == 0 and doctest.OutputChecker().check_output(wanted, ran.stdout, doctest.ELLIPSIS):
        return ""
    return f"$ {command}\nwanted:\n{wanted}exit code {ran.returncode}, printed:\n{ran.stdout}{ran.stderr}"


def main(name: str) -> int:
    """Run all commands of a file; return 1 if an output differs."""
    found = parse_commands(Path(name).read_text(encoding="utf-8"))
    faults = [fault for command, wanted in found if (fault := describe_failure(command, wanted))]
    print(*faults, f"{len(found)} commands, {len(faults)} wrong", sep="\n")
    return 1 if faults or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
