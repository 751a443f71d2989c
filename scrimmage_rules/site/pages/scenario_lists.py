"""Lists of links to scenarios: a few as a sentence, and many as a list that a reader opens."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.site.model.markdown import format_details
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases

LISTED_IN_SENTENCE = 3
"""Maximum number of scenarios in a sentence. A larger number is shown as a list, which is closed at first."""


def format_scenario_list(book: Book, words: str, groups: Sequence[ScenarioWithCases]) -> str:
    """Return the links to scenarios, introduced by `words`. Without scenarios, return an empty text."""
    links = [book.scenario_link(group) for group in groups]
    if len(links) > LISTED_IN_SENTENCE:
        return format_details(f"{words} {len(links)} scenarios", "\n".join(f"- {link}" for link in links), kind="more")
    return f"{words} {'; '.join(links)}." if links else ""
