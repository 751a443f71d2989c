"""`pytest --scrimmage-adapter "node adapter.mjs"`: every case of the suite is a test of that adapter.

pytest finds this by the entry point of the package. Without the option it adds nothing and imports nothing.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from scrimmage_rules.kit.judge import CaseResult
    from scrimmage_rules.kit.selection import Chosen
    from scrimmage_rules.kit.vectors import Vector

BROKEN = 3
"""The exit code where the adapter cannot be started or is broken, as that of `scrimmage verify`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """What is judged, and by which cases; `-k` narrows them by their names."""
    group = parser.getgroup("scrimmage", "conformance to the rules of Scrimmage")
    group.addoption("--scrimmage-adapter", metavar="COMMAND", help="each published case is a test of this adapter")
    group.addoption("--scrimmage-ruleset", action="append", metavar="ID", help="only of this ruleset (repeatable)")
    group.addoption("--scrimmage-level", metavar="NAME", help="only cases up to this level")
    group.addoption("--scrimmage-timeout", type=float, default=5.0, metavar="S", help="seconds for each answer (5)")


@pytest.hookimpl(tryfirst=True)  # before others deselect by name
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the cases behind the tests that there are."""
    command = config.getoption("scrimmage_adapter")
    if not command:
        return
    from scrimmage_rules.kernel.errors import ScrimmageError

    try:
        run = AdapterRun(session, shlex.split(command), _chosen(config), config.getoption("scrimmage_timeout"))
        items += [
            Case.from_parent(session, name=vector.id, nodeid=f"scrimmage::{vector.id}", run=run, vector=vector)
            for vector in run.chosen.vectors
        ]
    except (ScrimmageError, ValueError) as fault:
        raise pytest.UsageError(f"scrimmage: {fault}") from None


def _chosen(config: pytest.Config) -> Chosen:
    from scrimmage_rules.kit.selection import Selection, chosen
    from scrimmage_rules.rulesets import RULESETS, ruleset

    wanted = config.getoption("scrimmage_ruleset") or RULESETS
    for each in wanted:
        ruleset(each)
    return chosen(Selection(tuple(wanted), level=config.getoption("scrimmage_level")))


class AdapterRun:
    """One conversation with the adapter about all the cases that are left; held when the first of them is due."""

    def __init__(self, session: pytest.Session, command: list[str], chosen: Chosen, timeout: float) -> None:
        """Nothing is started yet."""
        self.session, self.command, self.chosen, self.timeout = session, command, chosen, timeout
        self._results: dict[str, CaseResult] | None = None

    def result(self, case: str) -> CaseResult:
        """What came of a case. Ends the session where the adapter cannot be started or breaks down."""
        if self._results is None:
            self._results = {each.id: each for each in self._judged()}
        return self._results[case]

    def _judged(self) -> tuple[CaseResult, ...]:
        from scrimmage_rules.kernel.errors import ScrimmageError
        from scrimmage_rules.kit.verify import Limits, verify

        self.chosen.vectors = [item.vector for item in self.session.items if isinstance(item, Case)]
        try:
            report = verify(self.chosen, self.command, limits=Limits(self.timeout))
        except ScrimmageError as fault:
            pytest.exit(f"scrimmage: {fault}", BROKEN)
        if report.broken:
            pytest.exit(f"scrimmage: adapter broken: {report.broken}", BROKEN)
        return report.cases


class Wrong(Exception):
    """A case that was not answered as it should be; its text is what `scrimmage verify` says of it."""


class Case(pytest.Item):
    """A published case as a test."""

    def __init__(self, *, run: AdapterRun, vector: Vector, **more: Any) -> None:
        """`run` is shared by all cases."""
        super().__init__(**more)
        self.run, self.vector = run, vector

    def runtest(self) -> None:
        """Fail with the text of the report; skip what the adapter does not declare."""
        from scrimmage_rules.kit.judge import GREEN
        from scrimmage_rules.kit.report import failure

        result = self.run.result(self.vector.id)
        if result.verdict == "skipped":
            pytest.skip(result.note)
        if result.verdict not in GREEN:
            raise Wrong("\n".join(failure(result, self.vector, self.run.command)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The text alone: nobody needs to see where in this file it was raised."""
        return str(excinfo.value) if isinstance(excinfo.value, Wrong) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        return Path(self.vector.feature), self.vector.line - 1, self.vector.id
