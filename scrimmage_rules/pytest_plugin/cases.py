"""Published cases as tests of pytest: the hooks that `pytest_plugin` adds where an adapter is named."""

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
from scrimmage_rules.kit.reports.text_report import render_failure, replay_command
from scrimmage_rules.kit.running.selection import Selection, rulesets_named, select_cases
from scrimmage_rules.kit.running.single_case_runner import OneByOne

NAME = "scrimmage"
"""What the id of every such test begins with; as an argument it stands for all cases."""

BROKEN = 3
"""The exit code where the adapter cannot be started or is broken, as that of `scrimmage verify`."""


class Judging:
    """The hooks of a session that judges an adapter."""

    def __init__(self, config: pytest.Config) -> None:
        """Take out of the arguments those that name cases: pytest looks for files under the others."""
        self._config, self._vectors = config, list[Vector]()
        self._named = [each for each in config.args if _names_cases(each, config)]
        self._wanted = bool(self._named) or not _only_own_tests(config)
        config.args = [each for each in config.args if each not in self._named]

    @pytest.hookimpl(tryfirst=True)  # before pytest-xdist starts its workers
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Read the cases. Where workers judge them, see first that the adapter starts: then it is said once."""
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
        """Put the cases behind the tests that there are."""
        report = yield
        if isinstance(collector, pytest.Session) and self._vectors:
            suite = Suite.from_parent(collector, name=NAME, nodeid=NAME, run=self._run, vectors=self._vectors)
            report.result = [*(report.result or ()), suite]
        return report

    @pytest.hookimpl(wrapper=True, tryfirst=True)  # around the limits that others set for a test
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Yield the time that an adapter takes to start is that of no test."""
        if isinstance(item, Case):
            item.run.ready()
        return (yield)

    def pytest_sessionfinish(self) -> None:
        """End the adapter."""
        if self._wanted:
            self._run.adapter.close()


def _names_cases(argument: str, config: pytest.Config) -> bool:
    if argument == NAME:
        return not (config.invocation_params.dir / NAME).exists()
    return argument.startswith(f"{NAME}::")


def _only_own_tests(config: pytest.Config) -> bool:
    """Return whether the arguments pick out files or tests of the user, and no folder."""
    if config.args_source is not config.ArgsSource.ARGS:
        return False
    folder = config.invocation_params.dir
    return all("::" in each or (folder / each).is_file() for each in config.args)


def _select_cases(config: pytest.Config, named: Sequence[str]) -> Iterator[Vector]:
    """The cases of the options, and of these only those that are named. Raises `UnknownName`, and as `select` does."""
    rulesets = rulesets_named(config.getoption("scrimmage_ruleset") or ())
    vectors = select_cases(Selection(rulesets, level=tuple(config.getoption("scrimmage_level") or ())))
    if not named or NAME in named:
        yield from vectors
        return
    names = [each.removeprefix(f"{NAME}::").rstrip("/") for each in named]
    for name in names:
        if not any(_is_in(vector, name) for vector in vectors):
            raise UnknownName("case", name, [vector.id for vector in vectors])
    yield from (vector for vector in vectors if any(_is_in(vector, name) for name in names))


def _is_in(vector: Vector, name: str) -> bool:
    """Return whether it is the case of this id, or one of the ruleset, chapter or scenario that its id begins with."""
    return vector.id == name or vector.id.startswith(f"{name}/")


class AdapterRun:
    """The adapter of a session, or of one worker of it; each case is put to it when its test runs."""

    def __init__(self, session: pytest.Session) -> None:
        """Nothing is started yet. Raises `ValueError` for a command with a quote that does not end."""
        self._session, self._broken = session, ""
        self.command = shlex.split(session.config.getoption("scrimmage_adapter"))
        self.adapter = OneByOne(self.command, session.config.getoption("scrimmage_timeout"))

    def ready(self) -> None:
        """Start the adapter if none is ready; end the session where that fails."""
        if self._broken:
            return
        try:
            self.adapter.open()
        except CannotStart as fault:
            self._end(str(fault))
        self._check()

    def result(self, vector: Vector) -> CaseResult:
        """Return the result of a case; ends the session where the adapter breaks down."""
        if self._broken:
            raise Wrong(self._broken)
        found = self.adapter.result(vector)
        self._check()
        return found

    def _check(self) -> None:
        if self.adapter.broken and not self._broken:
            self._end(f"adapter broken: {self.adapter.broken}")

    def _end(self, problem: str) -> None:
        """A worker of pytest-xdist tells the session to stop; only the session itself may exit."""
        self._broken = f"scrimmage: {problem}"
        if not hasattr(self._session.config, "workerinput"):
            pytest.exit(self._broken, BROKEN)
        self._session.shouldstop = self._broken


class Wrong(Exception):
    """A case that was not answered as it should be; its text is what `scrimmage verify` says of it."""


class Suite(pytest.Collector):
    """All cases of a session."""

    def __init__(self, *, run: AdapterRun, vectors: Sequence[Vector], **more: Any) -> None:
        """`run` is shared by all cases."""
        super().__init__(**more)
        self._run, self._vectors = run, vectors

    def collect(self) -> Iterator[Case]:
        """Yield a test for each case."""
        for vector in self._vectors:
            yield Case.from_parent(self, name=vector.id, run=self._run, vector=vector)


class Case(pytest.Item):
    """A published case as a test."""

    def __init__(self, *, run: AdapterRun, vector: Vector, **more: Any) -> None:
        """`run` is shared by all cases."""
        super().__init__(**more)
        self.run, self.vector = run, vector

    def runtest(self) -> None:
        """Fail with the text of the report; skip what the adapter does not declare."""
        result = self.run.result(self.vector)
        if result.verdict == "skipped":
            pytest.skip(result.note)
        if result.verdict not in GREEN:
            raise Wrong("\n".join(render_failure(result, self.vector, self.run.command)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return the text alone: nobody needs to see where in the kit it was raised, or which line a time limit met."""
        if isinstance(excinfo.value, Wrong):
            return str(excinfo.value)
        if isinstance(excinfo.value, pytest.fail.Exception):
            again = replay_command(self.vector.id, self.vector.ruleset, self.run.command)
            return f"{excinfo.value}\n  replay: {again}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario stands."""
        return Path(self.vector.feature), self.vector.line - 1, self.vector.id
