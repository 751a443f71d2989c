"""Cases put to an adapter one at a time, as a test runner asks for them; the same process answers as long as it can."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.cases.judge import CaseResult, create_result, finalize_verdict
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import greet
from scrimmage_rules.kit.protocol.adapter_processes import Fleet
from scrimmage_rules.kit.protocol.pipes import NEVER
from scrimmage_rules.kit.running.runner import SEARCHED, Worker, adapter_starter, missing_declaration


class OneByOne:
    """An adapter and what is put to it, each case once."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Nothing is started yet; `seconds` is the limit for each answer."""
        self._fleet = Fleet(adapter_starter(command, seconds), 1)
        self._worker: Worker | None = None
        self._declared: dict[str, m.Declared] = {}

    @property
    def broken(self) -> str:
        """Why there is no sense in another case; empty as long as there is."""
        return self._worker.broken if self._worker else ""

    def open(self) -> Worker:
        """Start and greet the adapter where none is ready. Raises `CannotStart` where the first does not start."""
        if self._worker is None:
            adapter = self._fleet.launch()
            greeting = greet(adapter)
            self._declared = greeting.rulesets
            self._worker = Worker(self._fleet, NEVER, greeting, adapter, SEARCHED)
        self._worker.ready()
        return self._worker

    def result(self, vector: Vector) -> CaseResult:
        """The result of a case. If a time limit of the caller interrupts it, the next case starts another adapter."""
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
