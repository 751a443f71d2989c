"""Progress of a run or a search on standard error."""

from __future__ import annotations

import sys
import time

from scrimmage_rules.kit.running.case_selection import SelectedCases

TICK = 0.1
"""Minimum number of seconds between two updates of the progress line on a terminal."""


class RunProgress:
    """Progress of a run: the number of judged cases in one line of a terminal; no output if standard error is not a
    terminal.
    """

    def __init__(self, cases: SelectedCases) -> None:
        """Show nothing yet: no case has been judged."""
        self._cases, self._done, self._last = cases, 0, time.monotonic()
        self._terminal = sys.stderr.isatty()

    def step(self, _result: object) -> None:
        """Count one case."""
        self._done += 1
        now = time.monotonic()
        if self._terminal and now - self._last >= TICK:
            self._last = now
            print(f"{self._done}/{len(self._cases.vectors)} cases", end="\r", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the progress line."""
        if self._terminal:
            print(" " * 40, end="\r", file=sys.stderr, flush=True)


class SearchProgress:
    """Progress of a search: the current step in one line of a terminal; no output if standard error
    is not a terminal.
    """

    def __init__(self) -> None:
        """Show no progress line until the search reports its first step."""
        self.judged, self._last, self._terminal = 0, time.monotonic(), sys.stderr.isatty()

    def judge(self, judged: int) -> None:
        """Show the number of cases that have been judged."""
        self.judged = judged
        self._show_progress_line(f"{judged} generated cases judged")

    def show_shrinking(self, tried: int) -> None:
        """Show the number of smaller cases that have been tried."""
        self._show_progress_line(f"shrinking the difference: {tried} smaller cases tried")

    def _show_progress_line(self, line: str) -> None:
        now = time.monotonic()
        if self._terminal and now - self._last >= TICK:
            self._last = now
            print(f"{line:60}", end="\r", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the progress line."""
        if self._terminal:
            print(" " * 60, end="\r", file=sys.stderr, flush=True)
