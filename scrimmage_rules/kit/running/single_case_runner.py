"""A runner of single cases for test runners: one process answers as long as it can."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.cases.judge import CaseResult, create_result, finalize_verdict
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import greet
from scrimmage_rules.kit.protocol.adapter_processes import Fleet
from scrimmage_rules.kit.protocol.pipes import NEVER
from scrimmage_rules.kit.running.runner import SEARCHED, Worker, adapter_starter, missing_declaration


class SingleCaseRunner:
    """A runner that sends each case once to an adapter."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Start without a process; `seconds` is the limit for each answer."""
        self._fleet = Fleet(adapter_starter(command, seconds), 1)
        self._worker: Worker | None = None
        self._declared: dict[str, m.Declared] = {}

    @property
    def broken(self) -> str:
        """The reason why no further case can run; empty if one can."""
        return self._worker.broken if self._worker else ""

    def open(self) -> Worker:
        """Start and greet the adapter if it is not ready. Raises `CannotStart` if the first process does not start."""
        if self._worker is None:
            adapter = self._fleet.launch()
            greeting = greet(adapter)
            self._declared = greeting.rulesets
            self._worker = Worker(self._fleet, NEVER, greeting, adapter, SEARCHED)
        self._worker.ready()
        return self._worker

    def result(self, vector: Vector) -> CaseResult:
        """Return the result of a case; after an interruption by the caller, the next case starts a new adapter."""
        worker, declared = self.open(), self._declared.get(vector.ruleset)
        lacking = missing_declaration(vector, declared)
        if lacking:
            return create_result(vector, "skipped", lacking)
        try:
            [found] = worker.put([vector])
        except BaseException:
            worker.drop()
            raise
        return finalize_verdict(found, declared)

    def close(self) -> None:
        """End the adapter."""
        self._fleet.end()
