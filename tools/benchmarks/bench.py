"""`make bench`: the speed of the project as ratios to public projects that run in the same benchmark.

This is not a test. Every figure is the median of several rounds. In each round, both sides of a ratio run one after the
other. Times are processor times of all processes involved, which depend least on other load of the machine.
"""

from __future__ import annotations

import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.running.runner import adapter_starter, run_cases
from scrimmage_rules.library.random_play import play_game_after_game, start
from scrimmage_rules.rulesets import RULESETS, get_folder_name, ruleset
from tools.benchmarks import environment_episodes
from tools.benchmarks.playouts import (
    measure_chess_playouts,
    measure_library_playouts,
    measure_node_playouts,
    measure_open_spiel_playouts,
    measure_playouts,
)
from tools.benchmarks.processor_time import read_children_processor_time, read_processor_time
from tools.benchmarks.suite_speed import DRIVER, VERIFY, record_requests, run_and_time_command

ROUNDS = 3
SECONDS = 0.6
TRIES, LISTS = 20, 60
KEPT = 1_000
CASES = 3_000
"""Number of cases sent through pipes, drawn from the whole suite."""
ROOT = Path(__file__).resolve().parents[2]
IN_THE_OPEN = ROOT / "tools" / "benchmarks" / "open_field"
"""Folder with one module for each of two games; each module has a position."""
PURE_PYTHON_GAMES = ("python_tic_tac_toe", "python_block_dominoes")
"""The games of OpenSpiel that are written in Python, have a board or hands, and let players act in turn."""
ECHO = "process.stdin.pipe(process.stdout)"
WINDOW = 32_000


def measure_rounds(*sides: Callable[[], float], number: int = ROUNDS) -> list[list[float]]:
    """Run each function once per round, in turn; return a list of figures for each function."""
    figures: list[list[float]] = [[] for _ in sides]
    for _ in range(number):
        for which, side in enumerate(sides):
            figures[which].append(side())
    return figures


def print_ratio(what: str, ours: list[float], theirs: list[float], goal: str, unit: str) -> None:
    """Print a line with both medians, the median of the ratios, and the smallest and the largest ratio."""
    ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
    mine, other, ratio = map(statistics.median, (ours, theirs, ratios))
    spread = f"{min(ratios):.2f}-{max(ratios):.2f}"
    print(f"{what:66} {mine:10.4g} {other:10.4g} {unit:9}  {ratio:6.2f} x  {spread:>11}   goal {goal}", flush=True)


# ---- 1. the kit against the bare pipe


def time_stepwise_driver(command: list[str], lines: list[bytes]) -> float:
    """Return the seconds of a driver that writes a line, reads a line, and decodes nothing."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        _exchange_line(child, lines[0])
        begun = read_processor_time(child.pid)
        for line in lines:
            _exchange_line(child, line)
        taken = read_processor_time(child.pid) - begun
        child.stdin.close()
    return taken


def _exchange_line(child: subprocess.Popen[bytes], line: bytes) -> None:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(line)
    child.stdin.flush()
    child.stdout.readline()


def time_windowed_driver(command: list[str], cases: list[list[bytes]]) -> float:
    """Return the seconds of a driver that decodes nothing and sends requests ahead, up to as many bytes as the kit."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        _exchange_line(child, cases[0][0])
        begun = read_processor_time(child.pid)
        flying: list[tuple[int, int]] = []
        for case in cases:
            size = sum(map(len, case))
            while flying and sum(s for _, s in flying) + size > WINDOW:
                for _ in range(flying.pop(0)[0]):
                    child.stdout.readline()
            child.stdin.write(b"".join(case))
            child.stdin.flush()
            flying.append((len(case), size))
        for count, _ in flying:
            for _ in range(count):
                child.stdout.readline()
        taken = read_processor_time(child.pid) - begun
        child.stdin.close()
    return taken


class TimedProcess(AdapterProcess):
    """An adapter process that measures its own and the kit's processor time, from the first request after `hello` to
    the end.
    """

    begun = taken = 0.0

    def send(self, requests: Sequence[bytes]) -> None:
        """Send requests; the second call is the start of the measurement."""
        if self._next_id == 1:
            TimedProcess.begun = read_processor_time(self._child.pid)
        super().send(requests)

    def close(self) -> None:
        """Close the process; all verdicts are known at this point, so the measurement ends."""
        TimedProcess.taken = read_processor_time(self._child.pid) - TimedProcess.begun
        super().close()


def time_kit_on_cases(command: list[str], vectors: list[Vector]) -> float:
    """Return the seconds that the kit needs for these cases, from the first request after `hello`
    to the last verdict.
    """
    found = run_cases(lambda: TimedProcess(command, 20.0), vectors, 1, lambda _result: None)
    assert not found.broken, found.broken
    return TimedProcess.taken


RECORDED = """
const replies = require('fs').readFileSync(process.argv[1]);
let next = 0;
process.stdin.on('data', (chunk) => {
  const first = next;
  for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, end + 1)) next = replies.indexOf(10, next) + 1;
  process.stdout.write(replies.subarray(first, next));
});
"""
"""A Node program that answers line n with recorded reply n. Its time is that of the pipe and the kit, without an
engine.
"""


def record_replies(vectors: list[Vector], folder: Path) -> Path:
    """Write the reference's replies to `hello` and to the whole suite to a file, with ids as in a run of the kit;
    return its path.
    """
    asks = [
        {"op": "hello", "protocol": [1]},
        *(ask for vector in vectors for ask in list_requests_of_case_as_data(vector, FACETS)),
    ]
    reference = Reference()
    replies = [msgspec.json.encode(reference.answer({"id": number, **ask})) for number, ask in enumerate(asks, 1)]
    path = folder / "replies.jsonl"
    path.write_bytes(b"".join(reply + b"\n" for reply in replies))
    return path


def benchmark_pipes(folder: Path) -> None:
    """Compare cases through pipes: recorded replies with an echo program, real adapters with a bare driver."""
    vectors = [vector for each in RULESETS for vector in read_vectors(get_vectors_file(each))]
    drawn = random.Random(1).choices(vectors, k=CASES)  # noqa: S311
    repeated = [msgspec.structs.replace(vector, id=f"{vector.id}#{number}") for number, vector in enumerate(drawn)]
    cases = [
        [b'{"id":1,%b\n' % msgspec.json.encode(ask)[1:] for ask in list_requests_of_case_as_data(vector, FACETS)]
        for vector in repeated
    ]
    lines = [line for case in cases for line in case]
    print(f"\n1. the suite, {len(repeated)} cases, {len(lines)} messages, through a pipe (seconds)")
    node = shutil.which("node")
    if node is None:
        print("node is not installed: left out")
        return
    recorded = [node, "-e", RECORDED, str(record_replies(repeated, folder))]
    ours, floor = measure_rounds(
        lambda: time_kit_on_cases(recorded, repeated), lambda: time_stepwise_driver([node, "-e", ECHO], lines)
    )
    print_ratio("verify, recorded replies from Node / bare echo of the same messages", ours, floor, "<= 1.3", "s")
    adapters = {
        "Node": [node, str(ROOT / "conformance/adapters/javascript/adapter.mjs")],
        "Python": [str(Path(sys.executable).with_name("scrimmage")), "serve"],
    }
    for name, command in adapters.items():
        ours, same = measure_rounds(
            lambda command=command: time_kit_on_cases(command, repeated),  # type: ignore[misc]
            lambda command=command: time_windowed_driver(command, cases),  # type: ignore[misc]
        )
        print_ratio(f"verify, {name} engine / bare driver, same engine, same window", ours, same, "<= 1.3", "s")
    benchmark_whole_runs(folder, adapters)


def benchmark_whole_runs(folder: Path, adapters: dict[str, list[str]]) -> None:
    """Compare the time of whole runs: of the kit and a bare driver on one engine, and of the kit on both engines."""
    for each in RULESETS:
        record_requests(each, folder / each)
        verify = [*VERIFY, "--ruleset", each, "--"]
        node, python, bare = measure_rounds(
            lambda command=verify: run_and_time_command([*command, *adapters["Node"]]).processor,  # type: ignore[misc]
            lambda command=verify: run_and_time_command([*command, *adapters["Python"]]).processor,  # type: ignore[misc]
            lambda file=folder / each: run_and_time_command([*DRIVER, str(file), *adapters["Node"]]).processor,  # type: ignore[misc]
        )
        print_ratio(f"{each}, whole run through Node / bare driver", node, bare, "<= 1.3", "s")
        print_ratio(f"{each}, whole run through Node / through Python", node, python, "<= 1", "s")


# ---- 2. vectors compared with pytest-bdd


def benchmark_scenarios() -> None:
    """Compare cases per second: vectors on the reference in this process, and the same scenarios in pytest-bdd."""
    print("\n2. the same scenarios (cases a second)")
    vectors = [vector for each in RULESETS for vector in read_vectors(get_vectors_file(each))]

    def in_process() -> float:
        begun = read_processor_time()
        run_cases(adapter_starter([], 5.0), vectors, 1, lambda _result: None)
        return len(vectors) / (read_processor_time() - begun)

    def under_pytest() -> float:
        begun = read_children_processor_time()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/bdd/test_scenarios.py"]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return len(vectors) / (read_children_processor_time() - begun)

    ours, theirs = measure_rounds(in_process, under_pytest, number=1)  # half a minute is long enough for one round
    print_ratio("vectors in process / pytest-bdd", ours, theirs, ">= 10", "cases/s")


# ---- 3. random playouts compared with python-chess


def benchmark_engines() -> None:
    """Compare the Python engine of each ruleset with python-chess, and with its JavaScript engine."""
    print("\n3. random playouts (plies a second, clause tracing on)")
    for each in RULESETS:
        ours, theirs = measure_rounds(
            lambda each=each: measure_playouts(each, SECONDS),  # type: ignore[misc]
            lambda: measure_chess_playouts(SECONDS),
        )
        print_ratio(f"{each} / python-chess", ours, theirs, ">= 1", "plies/s")
    benchmark_open_spiel()
    for each in RULESETS:
        ours, theirs = measure_rounds(
            lambda each=each: measure_playouts(each, SECONDS),  # type: ignore[misc]
            lambda each=each: measure_library_playouts(each, SECONDS),  # type: ignore[misc]
        )
        print_ratio(f"{each}, engine / public interface", ours, theirs, "<= 1.3", "plies/s")
    if shutil.which("node") is None:
        print("node is not installed: left out")
        return
    for each in RULESETS:
        ours, theirs = measure_rounds(
            lambda each=each: measure_node_playouts(each, SECONDS),  # type: ignore[misc]
            lambda each=each: measure_playouts(each, SECONDS),  # type: ignore[misc]
        )
        print_ratio(f"{each}, JavaScript / reference", ours, theirs, ">= 1", "plies/s")


def benchmark_open_spiel() -> None:
    """Compare each ruleset with the games that OpenSpiel has in Python, if it is installed."""
    try:
        import_module("open_spiel.python.games")  # registers them
    except ImportError:
        print("open_spiel is not installed: left out")
        return
    for each in RULESETS:
        for peer in PURE_PYTHON_GAMES:
            ours, theirs = measure_rounds(
                lambda each=each: measure_playouts(each, SECONDS),  # type: ignore[misc]
                lambda peer=peer: measure_open_spiel_playouts(peer, SECONDS),  # type: ignore[misc]
            )
            print_ratio(f"{each} / OpenSpiel's {peer}", ours, theirs, "none", "plies/s")


# ---- 4. the legal actions of men in the open, and what a kept position takes


def create_open_field_position(ruleset_id: str) -> Any:
    """Return rules and a position in which a side may move all its men and no man is near another man."""
    return import_module(f"tools.benchmarks.open_field.{get_folder_name(ruleset_id)}").table()


def time_action_listing(ruleset_id: str, rules: Any, position: Any) -> float:
    """Return the microseconds for listing one legal action: the minimum of many short runs, because load makes runs
    longer.
    """
    game, best, number = ruleset(ruleset_id), float("inf"), 0
    for _ in range(TRIES):
        begun = time.process_time()
        for _ in range(LISTS):
            number = len(game.choices(rules, position))
        best = min(best, time.process_time() - begun)
    return best / LISTS / number * 1e6


def measure_position_size(ruleset_id: str) -> float:
    """Return the kilobytes of memory per position of random games, after the legal actions of the position have been
    listed.
    """
    game = start(ruleset_id)
    for keep in (False, True):  # warm-up, so that tables which are made once exist
        plies = play_game_after_game(game, random.Random(1))  # noqa: S311
        tracemalloc.start()
        positions = [position for _, position in islice(plies, KEPT)]
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        if keep:
            return size / len(positions) / 1_000
    raise AssertionError


def benchmark_open_field() -> None:
    """Compare the lists of legal actions of two games at positions without adjacent men, and measure memory per
    position.
    """
    before, densest = (each for each in RULESETS if (IN_THE_OPEN / f"{get_folder_name(each)}.py").exists())
    print(f"\n4. {densest}: men in the open (us an action listed), and positions kept (kB)")
    tables = {each: create_open_field_position(each) for each in (densest, before)}
    sides = (lambda each=each, table=table: time_action_listing(each, *table) for each, table in tables.items())
    ours, theirs = measure_rounds(*sides)
    print_ratio(f"list of the open, {densest} / {before}", ours, theirs, "<= 1", "us")
    ours, goal = measure_rounds(lambda: measure_position_size(densest), lambda: 2.0, number=1)
    print_ratio("a position kept / 2 kB", ours, goal, "<= 1", "kB")


# ---- 5. starting


def benchmark_startup() -> None:
    """Compare the time of `scrimmage --version` with that of an empty Python program."""
    print("\n5. start (seconds)")
    command = str(Path(sys.executable).with_name("scrimmage"))

    def measure_command(arguments: list[str]) -> float:
        begun = read_children_processor_time()
        for _ in range(10):
            subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
        return (read_children_processor_time() - begun) / 10

    ours, theirs = measure_rounds(
        lambda: measure_command([command, "--version"]), lambda: measure_command([sys.executable, "-c", "pass"])
    )
    print_ratio("scrimmage --version / python -c pass", ours, theirs, "<= 3", "s")


# ---- 6. learning environments


def benchmark_environments() -> None:
    """Compare each game as a learning environment with the classic games of PettingZoo, in turn."""
    print("\n6. learning environments (steps a second, all observed)")
    mine = [lambda each=each: environment_episodes.measure_own_environment(each, SECONDS) for each in RULESETS]
    others = [
        lambda classic=classic: environment_episodes.measure_classic_environment(classic, SECONDS)
        for classic in environment_episodes.CLASSIC
    ]
    figures = measure_rounds(*mine, *others)
    for each, ours in zip(RULESETS, figures, strict=False):
        for classic, theirs in zip(environment_episodes.CLASSIC, figures[len(RULESETS) :], strict=True):
            print_ratio(f"{each} / {classic}", ours, theirs, "none", "steps/s")


def main() -> None:
    """Run all six benchmarks on one processor, if the system allows that choice."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'':66} {'ours':>10} {'peer':>10} {'':9}  {'ratio':>8}  {'spread':>11}")
    with tempfile.TemporaryDirectory() as folder:
        benchmark_pipes(Path(folder))
    benchmark_scenarios()
    benchmark_engines()
    benchmark_open_field()
    benchmark_startup()
    benchmark_environments()


if __name__ == "__main__":
    main()
