"""`make bench`: the speed of this project, compared with public projects in the same benchmark.

A benchmark is not a test. Every figure is the median of several rounds. In each round, both sides of a ratio run one
after the other. Times are processor times of all processes involved, which depend least on other load of the machine.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter, run_cases
from scrimmage_rules.library.random_play import play_game_after_game, resolve_ruleset_options
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
from tools.benchmarks.ratios import measure_rounds, print_ratio
from tools.benchmarks.suite_through_pipes import benchmark_pipes

SECONDS = 0.6
TRIES, LISTS = 20, 60
KEPT = 1_000
ROOT = Path(__file__).resolve().parents[2]
POSITIONS = ROOT / "tools" / "benchmarks" / "positions_without_contact"
"""Folder with a position for each of two games, each in its own module."""
PURE_PYTHON_GAMES = ("python_tic_tac_toe", "python_block_dominoes")
"""The games of OpenSpiel that are written in Python, have a board or hands, and let players act in turn."""


# ---- 2. vectors compared with pytest-bdd


def benchmark_scenarios() -> None:
    """Compare cases per second: vectors on the reference in this process, and the same scenarios in pytest-bdd."""
    print("\n2. the same scenarios (cases a second)")
    vectors = [vector for each in RULESETS for vector in read_vectors(get_vectors_file(each))]

    def in_process() -> float:
        begun = read_processor_time()
        run_cases(create_adapter_starter([], 5.0), vectors, 1, lambda _result: None)
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


def create_position_without_contact(ruleset_id: str) -> Any:
    """Return rules, and a position in which a side may move all its men and no man is near another man."""
    return import_module(
        f"tools.benchmarks.positions_without_contact.{get_folder_name(ruleset_id)}"
    ).create_position_without_contact()


def time_action_listing(ruleset_id: str, rules: Any, position: Any) -> float:
    """Return the microseconds for listing one legal action. The result is the minimum of many short runs, because other
    load of the machine makes runs longer.
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
    game = resolve_ruleset_options(ruleset_id)
    for keep in (False, True):  # warm-up, so that tables which are made once exist
        plies = play_game_after_game(game, random.Random(1))  # noqa: S311
        tracemalloc.start()
        positions = [position for _, position in islice(plies, KEPT)]
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        if keep:
            return size / len(positions) / 1_000
    raise AssertionError


def benchmark_positions_without_contact() -> None:
    """Compare the lists of legal actions of two games at positions without adjacent men, and measure memory per
    position.
    """
    before, densest = (each for each in RULESETS if (POSITIONS / f"{get_folder_name(each)}.py").exists())
    print(f"\n4. {densest}: men in the open (us an action listed), and positions kept (kB)")
    tables = {each: create_position_without_contact(each) for each in (densest, before)}
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


# ---- 7. the site


def benchmark_site() -> None:
    """Compare building the site with judging the bundled reference: both play every case of the suite."""
    print("\n7. the site (seconds)")
    folder = tempfile.mkdtemp()

    def measure_build() -> float:
        begun = read_children_processor_time()
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return read_children_processor_time() - begun

    def measure_verdict() -> float:
        begun = read_children_processor_time()
        subprocess.run([sys.executable, "-m", "scrimmage_rules", "verify"], check=True, stdout=subprocess.DEVNULL)
        return read_children_processor_time() - begun

    ours, theirs = measure_rounds(measure_build, measure_verdict, number=1)
    print_ratio("the site built / the suite judged", ours, theirs, "<= 6", "s")


def main() -> None:
    """Run all seven benchmarks on one processor, if the system allows that choice."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{'':66} {'ours':>10} {'peer':>10} {'':9}  {'ratio':>8}  {'spread':>11}")
    with tempfile.TemporaryDirectory() as folder:
        benchmark_pipes(Path(folder))
    benchmark_scenarios()
    benchmark_engines()
    benchmark_positions_without_contact()
    benchmark_startup()
    benchmark_environments()
    benchmark_site()


if __name__ == "__main__":
    main()
