"""`python -m tools.prose`: check all prose against the baseline; `make prose` runs it.

Exit code: 0 if no number has risen, 1 otherwise.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.prose import baseline
from tools.prose.rules import RuleViolation, find_violations
from tools.prose.texts import read_texts

ROOT = Path(__file__).resolve().parents[2]
SHOWN = 20
"""Maximum number of hits to print for each number that has risen."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Check, list or update, and return the exit code."""
    options = _create_parser().parse_args(arguments)
    found = list(find_violations(read_texts(ROOT)))
    if options.list is not None:
        return _list_hits(found, options.list, options.file)
    counts, allowed = baseline.count_hits(found), baseline.read_baseline()
    risen = baseline.find_risen_counts(counts, allowed)
    for key, number in risen.items():
        print(f"{key}: {number} hits, {allowed.get(key, 0)} allowed; list all: python -m tools.prose --list '{key}'")
        of_key = [hit for hit in found if f"{hit.text.kind} {hit.rule}" == key]
        print(*map(_format_hit, of_key[:SHOWN]), sep="\n")
    if options.update:
        baseline.write_baseline(baseline.lower_counts(counts, allowed))
    elif not risen and counts != allowed:
        print("there are fewer hits than the baseline allows; lower it: python -m tools.prose --update")
    print(f"prose: {len(found)} hits, {sum(allowed.values())} allowed")
    return 1 if risen else 0


def _create_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.prose", description="Check all prose against docs/style.md.")
    parser.add_argument(
        "--update",
        action="store_true",
        help="lower the numbers of the baseline where there are fewer hits; raise no number",
    )
    parser.add_argument("--list", metavar="RULE", help="print every hit of a rule, or of 'KIND RULE'; '' for all rules")
    parser.add_argument("--file", metavar="PATH", default="", help="with --list: only files below PATH")
    return parser


def _list_hits(found: list[RuleViolation], rule: str, path: str) -> int:
    listed = [hit for hit in found if f"{hit.text.kind} {hit.rule}".endswith(rule) and hit.text.file.startswith(path)]
    print(*map(_format_hit, listed), f"{len(listed)} hits", sep="\n")
    return 0


def _format_hit(hit: RuleViolation) -> str:
    return f"{hit.text.file}:{hit.line}: {hit.rule} {hit.found} -> {hit.use}"


if __name__ == "__main__":
    sys.exit(main())
