"""Page with the register of ambiguities: unclear places of a source, the possible readings, and the recommended one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.rulebook import Ambiguity, Reading
from scrimmage_rules.site.model.markdown import (
    escape_text,
    format_element,
    format_entry_heading,
    format_game_page,
    format_prose,
    join_blocks,
)
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases
from scrimmage_rules.site.pages.chapter import format_since, list_changes, render_switch_badge
from scrimmage_rules.site.pages.scenario_lists import format_scenario_list

TITLE = "Ambiguities and readings"

ReadingKeys = tuple[str, ...]
"""Keys of readings of one ambiguity."""


def render_register_page(book: Book) -> str:
    """Return the page with all ambiguities. A script adds a filter; without the script, all entries are shown."""
    entries = list(book.rulebook.ambiguities.values())
    return format_game_page(
        TITLE,
        book.id,
        _render_lead(book, entries),
        f'<div class="register-filter" data-chapters="{_encode_chapter_titles(book)}"></div>',
        *(_render_register_entry(book, each) for each in entries),
    )


def _render_lead(book: Book, entries: list[Ambiguity]) -> str:
    playable = [each for each in entries if each.switchable]
    text = (
        f"The source of `{book.id}` is silent, or contradicts itself, in {pluralize(len(entries), 'place')}."
        " Each has named readings."
        " One of them is the ruling, which a game uses unless its options choose another reading."
        " A scenario uses the ruling unless the register lists it under another reading. "
    )
    if not playable:
        return text + "All are fixed at their ruling."
    other = next(key for key in playable[0].keys if key != playable[0].ruling)
    option = f'`"readings": {{"{playable[0].id}": "{other}"}}`'
    return (
        text + f"{len(playable)} can be played in every reading, by an option such as {option}. The others are fixed."
    )


def _encode_chapter_titles(book: Book) -> str:
    return "|".join(f"{each.chapter}={escape_text(each.title)}" for each in book.rulebook.chapters)


def _render_register_entry(book: Book, ambiguity: Ambiguity) -> str:
    touched = ", ".join(map(book.clause_link, ambiguity.clauses))
    chapters = dict.fromkeys(book.rulebook.chapter_of(each).chapter for each in ambiguity.clauses)
    groups = _group_by_readings(book, ambiguity)
    body = join_blocks(
        format_entry_heading(ambiguity.id, ambiguity.title, ambiguity.question),
        f"{format_prose(ambiguity.question)}\n{{ .rule-text }}",
        f"{render_switch_badge(ambiguity)} Touches {touched}.{format_since(book, ambiguity.id)}",
        *(_render_reading(book, ambiguity, each, groups.get((each.key,), [])) for each in ambiguity.readings),
        _list_shared_scenarios(book, ambiguity, groups),
        _render_comparison_placeholder(book, ambiguity),
        _describe_where_ruling_is_shown(book, ambiguity),
        f"Why `{ambiguity.ruling}`: {format_prose(ambiguity.why)}",
        "\n".join(f"- {line}" for line in _render_notes(book, ambiguity)),
    )
    kind = "switchable" if ambiguity.switchable else "fixed"
    attrs = {"data-chapters": " ".join(chapters), "data-kind": kind}
    return format_element("section.ambiguity", body.rstrip(), attrs, depth=5)


def _describe_where_ruling_is_shown(book: Book, ambiguity: Ambiguity) -> str:
    """Return a sentence with a link to the scenario that shows the effect of a ruling, if the ruling cannot be changed.
    If no scenario shows it, return the reason.
    """
    if ambiguity.switchable:
        return ""
    found = {group.anchor: group for each in ambiguity.clauses for group in book.groups_by_clause.get(each, [])}
    fits = sorted(found.values(), key=lambda group: -len({*group.clauses} & {*ambiguity.clauses}))
    if fits:
        return f"The effect of the ruling is shown by {book.scenario_link(fits[0])}."
    reasons = (book.rulebook.clauses[each].untestable for each in ambiguity.clauses)
    reason = next((each for each in reasons if each), None)
    return f"A scenario cannot show the difference: {format_prose(reason)}" if reason else ""


def _render_notes(book: Book, ambiguity: Ambiguity) -> Iterator[str]:
    yield from list_changes(book, ambiguity.id)
    yield from (f"In other games: {told}" for told in book.related_question_links(ambiguity.id))


def _render_comparison_placeholder(book: Book, ambiguity: Ambiguity) -> str:
    """Return the HTML element in which a script compares the readings on one position."""
    if not ambiguity.switchable:
        return ""
    return f'<div data-side-by-side="{book.id}/{ambiguity.id}"></div>'


def _render_reading(book: Book, ambiguity: Ambiguity, reading: Reading, groups: Sequence[ScenarioWithCases]) -> str:
    """Return a reading, with the scenarios that use only this reading of the ambiguity."""
    ruling = reading.key == ambiguity.ruling
    mark = ' <span class="badge ruling">ruling</span>' if ruling else ""
    body = join_blocks(
        f'<h3 id="{ambiguity.id}.{reading.key}">{escape_text(reading.key)}{mark}</h3>',
        format_prose(reading.text),
        format_scenario_list(book, "Used by", groups),
    )
    return format_element(f"div.reading{'.is-ruling' if ruling else ''}", body.rstrip(), {}, depth=4)


def _list_shared_scenarios(
    book: Book, ambiguity: Ambiguity, groups: Mapping[ReadingKeys, Sequence[ScenarioWithCases]]
) -> str:
    """Return lists of the scenarios that use several readings of an ambiguity, one list for each combination of
    readings.
    """
    return join_blocks(
        *(
            format_scenario_list(book, f"{_name_readings(ambiguity, keys)} used by", using)
            for keys, using in groups.items()
            if len(keys) > 1
        )
    ).rstrip()


def _name_readings(ambiguity: Ambiguity, keys: ReadingKeys) -> str:
    if len(keys) == len(ambiguity.readings):
        return "Both readings are" if len(keys) == 2 else "All readings are"
    *most, last = (f"`{key}`" for key in keys)
    return f"{', '.join(most)} and {last} are"


def _group_by_readings(book: Book, ambiguity: Ambiguity) -> dict[ReadingKeys, list[ScenarioWithCases]]:
    """Return the scenarios that choose a reading of an ambiguity. They are grouped by the readings of this ambiguity
    that they choose.
    """
    chosen = (book.groups_by_reading.get((ambiguity.id, key), []) for key in ambiguity.keys)
    groups = {group.anchor: group for listed in chosen for group in listed}
    found: dict[ReadingKeys, list[ScenarioWithCases]] = {}
    for group in groups.values():
        keys = tuple(key for key in ambiguity.keys if (ambiguity.id, key) in group.readings)
        found.setdefault(keys, []).append(group)
    return found
