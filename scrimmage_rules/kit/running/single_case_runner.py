"""Runner of single cases for test frameworks: one adapter process answers all cases unless it fails."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result, finalize_verdict
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import send_hello
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER
from scrimmage_rules.kit.running.pipelined_case_runner import (
    SEARCHED,
    AdapterWorker,
    create_adapter_starter,
    describe_missing_declaration,
)


class SingleCaseRunner:
    """A runner that sends one case at a time to an adapter."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        """Store the command without starting it. `seconds` is the time limit for each answer."""
        self._fleet = AdapterProcessPool(create_adapter_starter(command, seconds), 1)
        self._worker: AdapterWorker | None = None
        self._declared: dict[str, m.Declared] = {}

    @property
    def broken(self) -> str:
        """Return the reason why no further case can run, or an empty string."""
        return self._worker.broken if self._worker else ""

    def open(self) -> AdapterWorker:
        """Start the adapter and send `hello` if it is not running; raise `CannotStart` if the first process does not
        start.
        """
        if self._worker is None:
            adapter = self._fleet.start_process()
            greeting = send_hello(adapter)
            self._declared = greeting.rulesets
            self._worker = AdapterWorker(self._fleet, NEVER, greeting, adapter, SEARCHED)
        self._worker.ready()
        return self._worker

    def result(self, vector: Vector) -> CaseResult:
        """Return the result of a case. If the caller interrupts this, the next case starts a new adapter process."""
        worker, declared = self.open(), self._declared.get(vector.ruleset)
        lacking = describe_missing_declaration(vector, declared)
        if lacking:
            return create_case_result(vector, "skipped", lacking)
        try:
            [found] = worker.put([vector])
        except BaseException:
            worker.drop()
            raise
        return finalize_verdict(found, declared)

    def close(self) -> None:
        """End the adapter process."""
        self._fleet.end()
