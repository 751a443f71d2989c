"""A suite of a handful of cases in place of the published one, and `scrimmage verify` run on it in this process."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.rulesets import RULESETS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


class Ran(NamedTuple):
    """What a run of the command left behind; `report` is empty where it wrote none."""

    code: int
    out: str
    err: str
    report: dict[str, Any]

    @property
    def verdicts(self) -> dict[str, str]:
        """The verdict of each case by its name."""
        return {each["name"]: each["verdict"] for each in self.report["cases"]}

    @property
    def totals(self) -> dict[str, int]:
        """How many cases got each verdict."""
        return {verdict: count for verdict, count in self.report["totals"].items() if count}


@pytest.fixture(scope="session")
def handful(tmp_path_factory: pytest.TempPathFactory) -> list[Vector]:
    """The cases of handful.feature, compiled."""
    return compiled(HERE / "handful.feature", "punt.feature", tmp_path_factory.mktemp("features"))


@pytest.fixture(scope="session")
def counting(tmp_path_factory: pytest.TempPathFactory) -> list[Vector]:
    """The case of counting.feature, compiled."""
    return compiled(HERE / "counting.feature", "kick_off.feature", tmp_path_factory.mktemp("features"))


def compiled(feature: Path, name: str, features: Path) -> list[Vector]:
    """The cases of a feature under this name."""
    (features / "card_football").mkdir()
    shutil.copy(feature, features / "card_football" / name)
    vectors, broken = compile_features(features, "card-football")
    assert broken == []
    return vectors


@pytest.fixture
def case_of(handful: list[Vector]) -> Callable[[str], Vector]:
    """The case whose name begins so."""
    return lambda start: next(vector for vector in handful if vector.name.startswith(start))


@pytest.fixture
def publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Sequence[Vector]], Path]:
    """Put vectors in the place of the published ones."""
    folder = tmp_path / "conformance"
    monkeypatch.setattr("scrimmage_rules.kit.cases.vectors.find_suite_folder", lambda _ruleset: folder)

    def write(vectors: Sequence[Vector]) -> Path:
        path = folder / "vectors" / "card-football.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        for other in RULESETS:
            (path.parent / f"{other}.jsonl").touch()
        path.write_bytes(b"".join(canonical(vector) + b"\n" for vector in vectors))
        return path

    return write


@pytest.fixture
def suite(handful: list[Vector], publish: Callable[[Sequence[Vector]], Path]) -> Path:
    """The handful in the place of the published vectors."""
    return publish(handful)


@pytest.fixture
def counted(handful: list[Vector], counting: list[Vector], publish: Callable[[Sequence[Vector]], Path]) -> Path:
    """The handful, and the case that counts, in the place of the published vectors."""
    return publish([*handful, *counting])


@pytest.fixture
def faulty() -> Callable[[str], list[str]]:
    """The command of a faulty adapter."""
    return lambda fault: [sys.executable, str(ROOT / "conformance" / "faulty" / "faulty.py"), fault]


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], list[str]]:
    """The command of an adapter written for one test."""

    def write(source: str) -> list[str]:
        path = tmp_path / "adapter.py"
        path.write_text(source, encoding="utf-8")
        return [sys.executable, str(path)]

    return write


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """`scrimmage verify` with these arguments, and with the adapter's command if there is one."""

    def run(*arguments: str, command: Sequence[str] = ()) -> Ran:
        report = tmp_path / "report.json"
        report.unlink(missing_ok=True)
        tail = ["--", *command] if command else []
        code = cli.main(["verify", "--json", str(report), *arguments, *tail])
        out, err = capsys.readouterr()
        return Ran(code, out, err, json.loads(report.read_bytes()) if report.is_file() else {})

    return run


@pytest.fixture
def no_child_is_left() -> Iterator[None]:
    """A check that every process started by a test has been waited for."""
    yield
    until = time.monotonic() + 3
    while _children() and time.monotonic() < until:
        time.sleep(0.02)
    assert _children() == []


def _children() -> list[str]:
    listed = Path("/proc/self/task").glob("*/children")
    return [child for path in listed for child in path.read_text(encoding="utf-8").split()]
