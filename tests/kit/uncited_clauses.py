"""The clauses that sample games never cite, from the records of a campaign, compared with the reviewed list.

    scrimmage campaign games --ruleset ID --seeds 250 --file games.jsonl
    python -m tests.kit.uncited_clauses ID games.jsonl

Clauses that such games never cite are in tests/kit/uncited_clauses/<ruleset>.yaml, each with its reason. The exit
code is 1 where the list does not fit, which takes some hundred games.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.campaigns.ledger import LedgerLine
from scrimmage_rules.rulesets import ruleset

LISTS = Path(__file__).with_suffix("")


def read_reasons(ruleset_id: str) -> dict[str, str]:
    """Return why some clauses are never cited, by clause; nothing for a ruleset without a list."""
    path = LISTS / f"{ruleset_id}.yaml"
    entries = msgspec.yaml.decode(path.read_bytes()) if path.exists() else []
    return {clause: entry["because"] for entry in entries for clause in map(str, entry["clauses"])}


def compare_citations(ruleset_id: str, cited: Collection[str]) -> list[str]:
    """Return a line for each clause at which citations and list disagree.

    An example is left out: it is decided where the clauses are that it illustrates.
    """
    clauses = ruleset(ruleset_id).rulebook.clauses.values()
    reasons = read_reasons(ruleset_id)
    never = {each.id for each in clauses if not (each.untestable or each.illustrates or each.id in cited)}
    missing = [f"{clause}: never cited; list it with a reason" for clause in never - reasons.keys()]
    return sorted([*missing, *(f"{clause}: listed, but cited or unknown" for clause in reasons.keys() - never)])


def main(arguments: Sequence[str]) -> int:
    """Print the clauses at which the records and the list disagree."""
    ruleset_id, file = arguments
    lines = msgspec.json.Decoder(LedgerLine).decode_lines(Path(file).read_bytes())
    records = [record for line in lines if line.campaign == f"games {ruleset_id}" for record in line.records]
    faults = compare_citations(ruleset_id, {clause for record in records for clause in record.get("cited", ())})
    for fault in faults:
        print(fault)  # noqa: T201
    print(f"{len(records)} games, {len(faults)} faults")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
