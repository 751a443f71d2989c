"""Baseline of the prose linter: for each kind of text and each rule, the allowed number of hits,
which may only fall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import yaml

from tools.prose.rules import RuleViolation

PATH = Path(__file__).with_name("baseline.yaml")
HEAD = """\
# Hits that the prose linter allows: one line for each kind of text and each rule. A number may only fall.
# `python -m tools.prose --update` lowers the numbers; after a merge, take the smaller number of a line and run it.
"""

Counts = dict[str, int]


def count_hits(hits: Iterable[RuleViolation]) -> Counts:
    """Return the number of rule violations for each kind of text and each rule."""
    return dict(sorted(Counter(f"{hit.text.kind} {hit.rule}" for hit in hits).items()))


def read_baseline(path: Path = PATH) -> Counts:
    """Return the allowed numbers; if the file does not exist, no hit is allowed."""
    return yaml.safe_load(path.read_text(encoding="utf-8")) or {} if path.exists() else {}


def find_risen_counts(counts: Counts, allowed: Counts) -> Counts:
    """Return the numbers that are larger than the allowed numbers."""
    return {key: number for key, number in counts.items() if number > allowed.get(key, 0)}


def lower_counts(counts: Counts, allowed: Counts) -> Counts:
    """Return the allowed numbers, each lowered to the current number of hits. A number that is already lower stays
    unchanged.
    """
    lowered = {key: min(number, counts.get(key, 0)) for key, number in allowed.items()}
    return {key: number for key, number in lowered.items() if number}


def write_baseline(counts: Counts, path: Path = PATH) -> None:
    """Write the allowed numbers, sorted by name."""
    path.write_text(HEAD + "".join(f"{key}: {number}\n" for key, number in sorted(counts.items())), encoding="utf-8")
