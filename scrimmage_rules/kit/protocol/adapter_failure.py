"""The failure of an adapter to answer as Protocol 1 requires."""

from __future__ import annotations

from typing import Literal

Failure = Literal["crash", "timeout", "protocol-error"]
"""The verdicts of a case without a valid reply."""


class AdapterFailure(Exception):
    """A missing or invalid reply; `verdict` is crash, timeout or protocol-error."""

    def __init__(self, verdict: Failure, problem: str) -> None:
        """Store the verdict and `problem`, one line for the report."""
        self.verdict: Failure = verdict
        self.problem = problem
        super().__init__(f"{verdict}: {problem}")
