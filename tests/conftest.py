"""What all tests share: one export of the whole suite, and laws that say how to repeat a failure."""

from __future__ import annotations

import gc
import json
import signal
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.export import generate_suite
from scrimmage_rules.kit.running.stale_vectors import find_stale_vectors
from tests.shared_results import close_run_folder, open_run_folder, share_result

pytest_plugins = ["scrimmage_rules.pytest_plugin.scenarios"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if getattr(signal, "SIGHUP", None) and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
"""A shell script starts `make test &` with SIGINT ignored, `nohup` ignores SIGHUP, and all processes of a test would
inherit that.
"""

settings.register_profile("laws", print_blob=True, deadline=None)
settings.load_profile("laws")

gc.set_threshold(100_000, 50, 100)
"""Thousands of scenarios and vectors stay to the end: to look through them again and again for garbage finds none."""


ALONE = (
    "command/test_command.py::test_output_that_nobody_reads", "command/test_command.py::test_an_interruption",
    *(f"kit/test_{name}.py" for name in (
        "damaged_inputs", "faulty_adapters", "hostile_adapters", "interruption", "running", "threaded_pipes",
    )),
)  # fmt: skip
"""Tests that watch other processes by the clock, or interrupt them: `make test` runs them after all others."""


def pytest_configure(config: pytest.Config) -> None:
    """Open the folder in which the processes of this run share results, and close it after the run."""
    folder = open_run_folder()
    if folder is not None:
        config.add_cleanup(lambda: close_run_folder(folder))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that want to be alone, and let files with many long tests come first.

    A file that begins last and takes long would keep one processor busy while the other has nothing left to do.
    """
    folder = Path(__file__).resolve().parent
    functions = {(item.path, item.name.partition("[")[0]) for item in items if item.get_closest_marker("long")}
    long = Counter(path for path, _ in functions)
    for item in items:
        if f"{item.path.relative_to(folder).as_posix()}::{item.name}".startswith(ALONE):
            item.add_marker("alone")
    items.sort(key=lambda item: -long[item.path])


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose libraries are not installed; `.ci/run` installs them and runs those again."""
    for each in item.iter_markers("library"):
        for name in each.args:
            pytest.importorskip(name)


def pytest_collection_finish() -> None:
    """What was collected is never garbage before the end."""
    gc.collect()
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where tests that want to be alone are wanted, and no others, the files of the others are not even read."""
    if config.option.markexpr != "alone" or not collection_path.name.startswith("test_"):
        return None
    file = collection_path.relative_to(Path(__file__).resolve().parent).as_posix()
    return None if any(each.startswith(file) for each in ALONE) else True


@pytest.fixture(scope="session")
def exported() -> dict[str, bytes]:
    """The published suite made anew, every file by its path; pytest-bdd apart, no scenario is played besides."""
    return generate_suite(data_dir("features"), data_dir("conformance"))


@pytest.fixture
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`scrimmage changes` judges the published suite of each ruleset; in the tests that ask for this, once in a run."""

    def judge(ruleset_id: str) -> bytes:
        return json.dumps(list(find_stale_vectors([ruleset_id]))).encode()

    def find(rulesets: Iterable[str]) -> list[str]:
        found = (share_result(f"stale-vectors-of-{each}.json", partial(judge, each)) for each in rulesets)
        return [line for lines in found for line in json.loads(lines)]

    monkeypatch.setattr("scrimmage_rules.command.verbs.changes.find_stale_vectors", find)
