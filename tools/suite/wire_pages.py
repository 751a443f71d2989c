"""`python -m tools.suite.wire_pages`: updates the tables and examples of the protocol pages from the code."""

from __future__ import annotations

from pathlib import Path

from scrimmage_rules.kit.rulebook.protocol_page_tables import update_page
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.suite.replayed_protocol_page_examples import update_examples

PAGES = Path(__file__).resolve().parents[2] / "docs" / "conformance"
NEXT_FILE = "\n<!-- next file -->\n"


def list_protocol_page_files(ruleset_id: str) -> list[Path]:
    """Return the files of the protocol page of a ruleset: the page itself, and pages with its long parts."""
    return [PAGES / f"{ruleset_id}.md", *sorted(PAGES.glob(f"{ruleset_id}-*.md"))]


def read_protocol_page(ruleset_id: str) -> str:
    """Return the protocol page of a ruleset as one text, with `NEXT_FILE` between its files."""
    return NEXT_FILE.join(path.read_text(encoding="utf-8") for path in list_protocol_page_files(ruleset_id))


def main() -> None:
    """Write every file that has changed, and print its name."""
    for ruleset_id in RULESETS:
        page = read_protocol_page(ruleset_id)
        made = update_examples(update_page(page, ruleset(ruleset_id)), ruleset_id)
        for path, before, after in zip(
            list_protocol_page_files(ruleset_id), page.split(NEXT_FILE), made.split(NEXT_FILE), strict=True
        ):
            if after != before:
                path.write_text(after, encoding="utf-8")
                print(f"{path.name}: written")


if __name__ == "__main__":
    main()
