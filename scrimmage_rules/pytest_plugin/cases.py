"""Published cases as pytest tests of an adapter: hooks, collectors and test items."""

from __future__ import annotations

import shlex
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.errors import ScrimmageError, UnknownName
from scrimmage_rules.kit.cases.judge import GREEN, CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.adapter import CannotStart
from scrimmage_rules.kit.reports.text_report import format_replay_command, render_failure
from scrimmage_rules.kit.running.case_selection import Selection, resolve_ruleset_names, select_cases
from scrimmage_rules.kit.running.single_case_runner import SingleCaseRunner

NAME = "scrimmage"
"""First part of the id of every test that runs a case. As an argument of pytest, this name selects all cases."""

BROKEN = 3
"""Exit code for an adapter that does not start or breaks down, as in `scrimmage verify`."""


class AdapterTestSession:
    """pytest hooks of a session that tests an adapter."""

    def __init__(self, config: pytest.Config) -> None:
        """Remove the names of cases from the arguments of pytest, because pytest would look for such files."""
        self._config, self._vectors = config, list[Vector]()
        self._named = [each for each in config.args if _does_argument_name_cases(each, config)]
        self._wanted = bool(self._named) or not _selects_only_own_tests(config)
        config.args = [each for each in config.args if each not in self._named]

    @pytest.hookimpl(tryfirst=True)  # before pytest-xdist starts its workers
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Read the cases. If several workers run, check first that the adapter starts, so that a failure is reported
        once.
        """
        if not self._wanted:
            return
        try:
            self._run = AdapterRun(session)
            self._vectors = list(_select_cases(self._config, self._named))
        except (ScrimmageError, ValueError) as fault:
            raise pytest.UsageError(f"scrimmage: {fault}") from None
        if self._config.pluginmanager.hasplugin("dsession"):
            self._run.ready()
            self._run.adapter.close()

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Add the published cases after the other tests of the session."""
        report = yield
        if isinstance(collector, pytest.Session) and self._vectors:
            suite = Suite.from_parent(collector, name=NAME, nodeid=NAME, run=self._run, vectors=self._vectors)
            report.result = [*(report.result or ()), suite]
        return report

    @pytest.hookimpl(wrapper=True, tryfirst=True)  # outside the time limits that other plugins set for a test
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Start the adapter before a test, so that the time of its start is not part of the test's duration."""
        if isinstance(item, Case):
            item.run.ready()
        return (yield)

    def pytest_sessionfinish(self) -> None:
        """Stop the adapter at the end of the session."""
        if self._wanted:
            self._run.adapter.close()


def _does_argument_name_cases(argument: str, config: pytest.Config) -> bool:
    if argument == NAME:
        return not (config.invocation_params.dir / NAME).exists()
    return argument.startswith(f"{NAME}::")


def _selects_only_own_tests(config: pytest.Config) -> bool:
    """Return whether the arguments of pytest name only files or tests of the user, and no folder."""
    if config.args_source is not config.ArgsSource.ARGS:
        return False
    folder = config.invocation_params.dir
    return all("::" in each or (folder / each).is_file() for each in config.args)


def _select_cases(config: pytest.Config, named: Sequence[str]) -> Iterator[Vector]:
    """Yield the cases that the options or the arguments select; raise `UnknownName` for a name that no case has."""
    rulesets = resolve_ruleset_names(config.getoption("scrimmage_ruleset") or ())
    vectors = select_cases(Selection(rulesets, level=tuple(config.getoption("scrimmage_level") or ())))
    if not named or NAME in named:
        yield from vectors
        return
    names = [each.removeprefix(f"{NAME}::").rstrip("/") for each in named]
    for name in names:
        if not any(_does_case_match_name(vector, name) for vector in vectors):
            raise UnknownName("case", name, [vector.id for vector in vectors])
    yield from (vector for vector in vectors if any(_does_case_match_name(vector, name) for name in names))


def _does_case_match_name(vector: Vector, name: str) -> bool:
    """Return whether `name` is the id of the case, or the name of its ruleset, chapter or scenario."""
    return vector.id == name or vector.id.startswith(f"{name}/")


class AdapterRun:
    """The adapter process of a session or a worker; it receives the requests of each case when the test of the case
    runs.
    """

    def __init__(self, session: pytest.Session) -> None:
        """Store the command without starting it; raise `ValueError` for a command with an unclosed quote."""
        self._session, self._broken = session, ""
        self.command = shlex.split(session.config.getoption("scrimmage_adapter"))
        self.adapter = SingleCaseRunner(self.command, session.config.getoption("scrimmage_timeout"))

    def ready(self) -> None:
        """Start the adapter if it is not running; end the pytest session if that fails."""
        if self._broken:
            return
        try:
            self.adapter.open()
        except CannotStart as fault:
            self._end_session(str(fault))
        self._check()

    def result(self, vector: Vector) -> CaseResult:
        """Return the result of a case; end the pytest session if the adapter breaks down."""
        if self._broken:
            raise CaseFailed(self._broken)
        found = self.adapter.result(vector)
        self._check()
        return found

    def _check(self) -> None:
        if self.adapter.broken and not self._broken:
            self._end_session(f"adapter broken: {self.adapter.broken}")

    def _end_session(self, problem: str) -> None:
        """Ask pytest to end the session, because a worker of pytest-xdist must not exit by itself."""
        self._broken = f"scrimmage: {problem}"
        if not hasattr(self._session.config, "workerinput"):
            pytest.exit(self._broken, BROKEN)
        self._session.shouldstop = self._broken


class CaseFailed(Exception):
    """Error: a case failed. Its text is the failure text of `scrimmage verify`."""


class Suite(pytest.Collector):
    """pytest collector of all cases of a session."""

    def __init__(self, *, run: AdapterRun, vectors: Sequence[Vector], **more: Any) -> None:
        """Store the adapter run, which all cases share."""
        super().__init__(**more)
        self._run, self._vectors = run, vectors

    def collect(self) -> Iterator[Case]:
        """Yield a test for each case."""
        for vector in self._vectors:
            yield Case.from_parent(self, name=vector.id, run=self._run, vector=vector)


class Case(pytest.Item):
    """A published case as a pytest test."""

    def __init__(self, *, run: AdapterRun, vector: Vector, **more: Any) -> None:
        """Store the run of the adapter, which all cases share, and the case."""
        super().__init__(**more)
        self.run, self.vector = run, vector

    def runtest(self) -> None:
        """Fail with the text of the report; skip a case that needs a facet or reading which the adapter does not
        declare.
        """
        result = self.run.result(self.vector)
        if result.verdict == "skipped":
            pytest.skip(result.note)
        if result.verdict not in GREEN:
            raise CaseFailed("\n".join(render_failure(result, self.vector, self.run.command)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return only the text of the failure, without a Python traceback."""
        if isinstance(excinfo.value, CaseFailed):
            return str(excinfo.value)
        if isinstance(excinfo.value, pytest.fail.Exception):
            again = format_replay_command(self.vector.id, self.vector.ruleset, self.run.command)
            return f"{excinfo.value}\n  replay: {again}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the file and line of the scenario, and its name."""
        return Path(self.vector.feature), self.vector.line - 1, self.vector.id
