"""Write the tables and examples of the wire pages from the code: `python -m tools.suite.wire_pages`."""

from __future__ import annotations

from pathlib import Path

from scrimmage_rules.kit.rulebook.wire_tables import rewritten
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.suite.wire_examples import with_examples

PAGES = Path(__file__).resolve().parents[2] / "docs" / "conformance"


def main() -> None:
    """Rewrite every page that differs, and name it."""
    for ruleset_id in RULESETS:
        path = PAGES / f"{ruleset_id}.md"
        page = path.read_text(encoding="utf-8")
        made = with_examples(rewritten(page, ruleset(ruleset_id)), ruleset_id)
        if made != page:
            path.write_text(made, encoding="utf-8")
            print(f"{path.name}: written")


if __name__ == "__main__":
    main()
