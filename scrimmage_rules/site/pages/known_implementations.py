"""Page with the programs that are known to play these rules, and the level that each has reached."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.reports.listed_implementations import ListedImplementation, RulesetResult
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.data.implementation_results import ImplementationResults
from scrimmage_rules.site.model.markdown import escape_text, format_badge, format_link, format_table, join_blocks

FILE, TITLE = "conformance/implementations.md", "Known implementations"

_LEAD = """
This page lists the programs that the kit has judged, with the level and the passed cases of each game. A column is
made only from the report of a whole run.
"""

_BY_CHAPTER = """
Passed cases of each chapter. [My results](../results.md#known) shows the results of a program by clause, and on every
page of the rules.
"""

_HOW = """
## How to add a program { #how-to-enter-another }

[List your implementation](how-to/list-an-implementation.md) has the steps and the evidence, and says how results stay
up to date. A program does not have to pass everything: the column says how far it goes.

To see a report on the pages of the rules, without an entry in this list, use [my results](../results.md).
"""


def render_implementations_page(
    known: Sequence[ListedImplementation], suite: str, results: Sequence[ImplementationResults] = ()
) -> str:
    """Return the page. `suite` is the present suite, and `results` has the results of the programs that the present
    suite has judged.
    """
    heads = ("game", *(escape_text(f"{each.name} {each.version}") for each in known))
    rows = (
        (
            f"**{format_link(name, f'../rules/{name}/index.md')}**",
            *(_render_level(each.games.get(name)) for each in known),
        )
        for name in RULESETS
    )
    about = "\n".join(_describe_implementation(each, suite) for each in known)
    chapters = _render_chapters(results) if results else ""
    return join_blocks(f"# {TITLE}", _LEAD.strip(), format_table(heads, rows), about, chapters, _HOW.strip())


def _render_chapters(results: Sequence[ImplementationResults]) -> str:
    """Return the section with the number of passed cases of each chapter. All programs were judged by the same
    chapters.
    """
    heads = ("chapter", *(escape_text(each.name) for each in results))
    rows = (
        (
            _link_chapter(name),
            *(f"{each.chapters[name].get('pass', 0)} of {sum(each.chapters[name].values())}" for each in results),
        )
        for name in results[0].chapters
    )
    return join_blocks("## Results by chapter { #by-chapter }", _BY_CHAPTER.strip(), format_table(heads, rows))


def _link_chapter(name: str) -> str:
    """Return the name of a chapter of cases. The name is a link if the rulebook has this chapter; the cases that play
    whole games belong to no chapter of the rulebook.
    """
    ruleset_id, _, chapter = name.partition("/")
    pages = {each.page_name for each in ruleset(ruleset_id).rulebook.chapters}
    return format_link(name, f"../rules/{name}.md") if chapter in pages else escape_text(name)


def _describe_implementation(each: ListedImplementation, suite: str) -> str:
    where = f"<{each.where}>" if each.where.startswith("https://") else f"`{each.where}`"
    which = "the suite of these pages" if each.suite == suite else "a different suite from that of these pages"
    name = escape_text(f"{each.name} {each.version}")
    day = f" on <time>{escape_text(each.day)}</time>" if each.day else ""
    return f"- {name}: {escape_text(each.language)}, {where}, judged{day} by {which}, `{each.suite}`"


def _render_level(found: RulesetResult | None) -> str:
    if found is None or not found.cases:
        return "not judged"
    whole = "implemented" if found.passed == found.cases else "open"
    return f"{format_badge(found.level or 'no level', whole)} {found.passed} of {found.cases}"
