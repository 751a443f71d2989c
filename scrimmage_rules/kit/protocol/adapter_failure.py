"""Failure of an adapter to answer as Protocol 1 requires."""

from __future__ import annotations

from typing import Literal

Failure = Literal["crash", "timeout", "protocol-error"]
"""Verdicts of a case for which the adapter gave no valid reply."""


class AdapterFailure(Exception):
    """Error: a reply is missing or invalid. `verdict` is crash, timeout or protocol-error."""

    def __init__(self, verdict: Failure, problem: str) -> None:
        """Store the verdict, and `problem`, a line for the report."""
        self.verdict: Failure = verdict
        self.problem = problem
        super().__init__(f"{verdict}: {problem}")
