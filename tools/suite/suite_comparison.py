"""Check whether two suites have the same cases, regardless of texts, names, line numbers and ids.

Usage: `python tools/suite/suite_comparison.py OLD_VECTORS_FOLDER NEW_VECTORS_FOLDER`. Each folder contains the vectors
files `<ruleset>.jsonl`. Two cases are the same if ruleset, clauses, readings, requests and expectations are equal. The
exit code is 1 if the suites differ.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector, read_vectors

Cases = dict[bytes, list[Vector]]


def get_case_identity(vector: Vector) -> bytes:
    """Return the parts of a case that decide its result. Texts, names, line numbers and ids do not decide it."""
    asked = [deed for step in vector.steps for deed in step.do]
    case = (vector.ruleset, sorted(vector.clauses), vector.readings, asked)
    return msgspec.json.encode(case, order="deterministic")


def read_cases_by_key(folder: Path) -> Cases:
    """Return all cases in a folder of vectors by their identity; several cases can have the same identity."""
    found: Cases = defaultdict(list)
    for path in sorted(folder.glob("*.jsonl")):
        for vector in read_vectors(path):
            found[get_case_identity(vector)].append(vector)
    return found


def list_missing_cases(one: Cases, other: Cases) -> list[Vector]:
    """Return the cases of one suite that the other suite lacks. Each occurrence of a repeated case counts."""
    return [each for key, listed in one.items() for each in listed[len(other.get(key, [])) :]]


def report_differences(old: Cases, new: Cases) -> Iterator[str]:
    """Yield lines with the numbers of equal, removed and added cases of each ruleset, then with their names."""
    gone, added = list_missing_cases(old, new), list_missing_cases(new, old)
    before = Counter(each.ruleset for listed in old.values() for each in listed)
    lost, came = Counter(each.ruleset for each in gone), Counter(each.ruleset for each in added)
    for ruleset in sorted({*before, *came}):
        yield f"{ruleset}: {before[ruleset] - lost[ruleset]} the same, {lost[ruleset]} gone, {came[ruleset]} new"
    for what, cases in (("gone", gone), ("new", added)):
        yield from (f"{what}: {each.id}  {each.name}" for each in cases)


def main(arguments: Sequence[str]) -> int:
    """Compare two folders and print the report; 2 for invalid arguments."""
    folders = [Path(each) for each in arguments]
    if len(folders) != 2 or not all(any(folder.glob("*.jsonl")) for folder in folders):
        print("usage: same_cases.py OLD_VECTORS_FOLDER NEW_VECTORS_FOLDER; each holds vectors, <ruleset>.jsonl")
        return 2
    old, new = (read_cases_by_key(folder) for folder in folders)
    print("\n".join(report_differences(old, new)))
    return int(old.keys() != new.keys() or any(len(old[key]) != len(new[key]) for key in old))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
