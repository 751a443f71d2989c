"""Comparison of both engines by the requests of published cases. Each request is sent under a reading that its case
does not choose.

Usage: `python -m tools.engines.comparison_under_readings RULESET CASES SEED [COMMAND ...]`

Cases contain positions that random games rarely reach. Under every reading that is not a ruling, the tool sends CASES
cases, drawn by SEED, to both engines. RULESET is a ruleset or `all`. Without COMMAND, it starts the JavaScript adapter.
For each reading with a difference, it prints the requests of the first differing case. It continues with all readings,
and then returns 1 if there was a difference.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scrimmage_rules.campaigns.lockstep_comparison import COMMAND, SECONDS, Data, EngineDifference, EnginePair
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.rulesets import RULESETS, ruleset


class ForcedReading(NamedTuple):
    """A reading of an ambiguity that is not the ruling."""

    ambiguity: str
    reading: str


def list_forced_readings(name: str) -> Iterator[ForcedReading]:
    """Yield every reading of a ruleset that can be chosen and is not the ruling."""
    for each in ruleset(name).rulebook.ambiguities.values():
        if each.switchable:
            yield from (ForcedReading(each.id, key) for key in each.keys if key != each.ruling)


def force_reading_in_request(ask: Data, forced: ForcedReading) -> Data:
    """Return a request of a case. If the request starts a game, add this reading to its options."""
    if ask["op"] not in ("new", "load"):
        return ask
    options = ask.get("options") or {}
    readings = {**(options.get("readings") or {}), forced.ambiguity: forced.reading}
    return {**ask, "options": {**options, "readings": readings}}


def find_differences(pair: EnginePair, cases: Sequence[Vector], forced: ForcedReading) -> Iterator[EngineDifference]:
    """Yield the first difference between the engines in each case."""
    for case in cases:
        pair.begin()
        try:
            for deed in case.deeds:
                if deed.ask:
                    pair.ask(**force_reading_in_request(deed.ask, forced))
            pair.check_pending_replies()
        except EngineDifference as found:
            pair.discard_replies()
            yield found


def compare_ruleset(name: str, cases: int, seed: int, adapter: AdapterProcess) -> bool:
    """Compare both engines under all readings of a ruleset, print the differences, and return whether they agree."""
    rng, pair = random.Random(seed), EnginePair(adapter)  # noqa: S311
    vectors, readings = tuple(read_vectors(get_vectors_file(name))), tuple(list_forced_readings(name))
    differing = 0
    for forced in readings:
        found = list(find_differences(pair, rng.sample(vectors, min(cases, len(vectors))), forced))
        differing += len(found)
        if found:
            print(f"{name}, {forced.ambiguity} {forced.reading}: {len(found)} cases differ, such as\n{found[0]}")
    print(f"{name}: {len(readings)} readings, {cases} cases each, seed {seed}: {differing} differences", flush=True)
    return not differing


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return 1 if answers differ, 2 for invalid arguments."""
    if len(arguments) < 3 or arguments[0] not in (*RULESETS, "all") or not all(map(str.isdecimal, arguments[1:3])):
        print(
            "usage: python -m tools.engines.comparison_under_readings RULESET CASES SEED [COMMAND ...], with a "
            "ruleset or all"
        )
        return 2
    wanted, cases, seed, *command = arguments
    alike = True
    for name in RULESETS if wanted == "all" else (wanted,):
        adapter = AdapterProcess(command or COMMAND, SECONDS)
        try:
            alike &= compare_ruleset(name, int(cases), int(seed), adapter)
        finally:
            adapter.close()
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
