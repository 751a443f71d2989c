"""Page with the programs that are known to play these rules, and the level that each has reached."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.reports.listed_implementations import Judged, Known
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site.model.markdown import escape_text, format_badge, format_link, format_table, join_blocks

FILE, TITLE = "conformance/implementations.md", "Known implementations"

_LEAD = """
This page lists the programs that the kit has judged, with the level and the passed cases of each game. A column is
made only from the report of a whole run.
"""

_HOW = """
## How to add a program { #how-to-enter-another }

[List your implementation](how-to/list-an-implementation.md) has the steps and the evidence, and says how results stay
up to date. A program does not have to pass everything: the column says how far it goes.

To see a report on the pages of the rules, without an entry in this list, use [my results](../results.md).
"""


def render_implementations_page(known: Sequence[Known], suite: str) -> str:
    """Return the page; `suite` is the suite of this version."""
    heads = ("game", *(escape_text(f"{each.name} {each.version}") for each in known))
    rows = (
        (
            f"**{format_link(name, f'../rules/{name}/index.md')}**",
            *(_render_level(each.games.get(name)) for each in known),
        )
        for name in RULESETS
    )
    about = "\n".join(_describe_implementation(each, suite) for each in known)
    return join_blocks(f"# {TITLE}", _LEAD.strip(), format_table(heads, rows), about, _HOW.strip())


def _describe_implementation(each: Known, suite: str) -> str:
    where = f"<{each.where}>" if each.where.startswith("https://") else f"`{each.where}`"
    which = "the suite of these pages" if each.suite == suite else "a different suite from that of these pages"
    name = escape_text(f"{each.name} {each.version}")
    day = f" on {escape_text(each.day)}" if each.day else ""
    return f"- {name}: {escape_text(each.language)}, {where}, judged{day} by {which}, `{each.suite}`"


def _render_level(found: Judged | None) -> str:
    if found is None or not found.cases:
        return "not judged"
    whole = "implemented" if found.passed == found.cases else "open"
    return f"{format_badge(found.level or 'no level', whole)} {found.passed} of {found.cases}"
