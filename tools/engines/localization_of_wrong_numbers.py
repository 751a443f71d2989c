"""Check of fault localization. The tool changes one number at a time in the JavaScript engine, and checks whether a run
names the clause of this number.

Usage: `python -m tools.engines.localization_of_wrong_numbers [RULESET ...]`

The numbers are listed in tools/engines/reviewed_numbers/<ruleset>.yaml, some from every chapter. The tool changes each
in a copy of the engine, runs all cases of its ruleset on the copy, and reports the rank of the clause among those that
the run names. The list can have a reason why a clause is not among the first five. The tool returns 1 if a clause is
not among them without a reason, or is among them in spite of a reason.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.running.fault_localization import rank_clauses
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter, run_cases
from scrimmage_rules.rulesets import RULESETS, get_folder_name
from tools.engines.engine_copy import ENGINE, copy_engine, get_adapter_command

ROOT = Path(__file__).resolve().parents[2]
LISTS = ROOT / "tools" / "engines" / "reviewed_numbers"
SECONDS = 20.0
FIRST = 5


class WrongNumber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number in a JavaScript module, the wrong number that replaces it, and the clauses that state the right number.

    `buried` is the reason why a run names other clauses first, if there is one.
    """

    chapter: str
    module: str
    right: str
    wrong: str
    clauses: tuple[str, ...]
    buried: str = ""


def read_wrong_numbers(ruleset_id: str) -> list[WrongNumber]:
    """Return the wrong numbers of a ruleset, as its YAML file lists them."""
    return msgspec.yaml.decode((LISTS / f"{ruleset_id}.yaml").read_bytes(), type=list[WrongNumber])


def list_named_clauses(folder: Path, ruleset_id: str, number: WrongNumber, vectors: Sequence[Vector]) -> list[str]:
    """Run all cases on the copy while it contains this wrong number, and return the clauses that the run names. The
    first is the clause that is most likely broken.
    """
    module = folder / ENGINE / get_folder_name(ruleset_id) / number.module
    sound = module.read_text(encoding="utf-8")
    if sound.count(number.right) != 1:
        raise SystemExit(f"{ruleset_id} {number.module}: {number.right!r} must occur there exactly once")
    module.write_text(sound.replace(number.right, number.wrong), encoding="utf-8")
    try:
        found = run_cases(create_adapter_starter(get_adapter_command(folder), SECONDS), vectors, 1, lambda _: None)
    finally:
        module.write_text(sound, encoding="utf-8")
    return [each.clause for each in rank_clauses(found.results)]


def find_rank_of_first_right_clause(number: WrongNumber, clauses: Sequence[str]) -> int | None:
    """Return the rank, from 1, of the first of the number's clauses among the named clauses; None if none is named."""
    return next((place for place, clause in enumerate(clauses, 1) if clause in number.clauses), None)


def rank_clauses_of_wrong_numbers(
    folder: Path, ruleset_id: str, chosen: Sequence[WrongNumber]
) -> Iterator[tuple[bool, bool, str]]:
    """Yield three values for each number: whether its clause is among the five most likely broken ones, whether this
    result is expected, and a line for the report.
    """
    vectors = read_vectors(get_vectors_file(ruleset_id))
    for number in chosen:
        clauses = list_named_clauses(folder, ruleset_id, number, vectors)
        place = find_rank_of_first_right_clause(number, clauses)
        told = f"place {place}" if place else "not named" if clauses else "no case fails"
        line = f"{ruleset_id} {number.chapter}: {number.wrong!r}, {' or '.join(number.clauses)}: {told}"
        is_among = place is not None and place <= FIRST
        yield (
            is_among,
            is_among != bool(number.buried),
            line if is_among else f"{line}; {_describe_wrong_ranking(number, clauses)}",
        )


def _describe_wrong_ranking(number: WrongNumber, clauses: Sequence[str]) -> str:
    first = f"first come {', '.join(clauses[:FIRST]) or 'none'}"
    return f"{first}: {number.buried}" if number.buried else first


def main(arguments: Sequence[str]) -> int:
    """Try all numbers; return 1 if a result is unexpected, 2 for invalid arguments."""
    if set(arguments) - set(RULESETS):
        print("usage: python -m tools.engines.localization_of_wrong_numbers [RULESET ...]")
        return 2
    among = right = total = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_engine(folder)
        for ruleset_id in arguments or RULESETS:
            for is_among, is_right, line in rank_clauses_of_wrong_numbers(
                folder, ruleset_id, read_wrong_numbers(ruleset_id)
            ):
                print(line, flush=True)
                among, right, total = among + is_among, right + is_right, total + 1
    print(f"of {total} wrong numbers {among} have their clause among the first five, {right} are as their entry says")
    return 0 if right == total else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
