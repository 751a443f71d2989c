"""The register of ambiguities: where the source leaves a choice, the answers to it, and which one we recommend."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.rulebook import Ambiguity, Reading
from scrimmage_rules.site.model.feature_scenarios import Group
from scrimmage_rules.site.model.markdown import box, listed, of_game, page, plain, prose
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.chapter import changed, since, switch

TITLE = "Ambiguities and readings"


def register_page(book: Book) -> str:
    """The whole page; a script adds the filter, without it everything is shown."""
    entries = list(book.rulebook.ambiguities.values())
    return of_game(
        TITLE,
        book.id,
        _lead(book, entries),
        f'<div class="register-filter" data-chapters="{_chapters(book)}"></div>',
        *(_entry(book, each) for each in entries),
    )


def _lead(book: Book, entries: list[Ambiguity]) -> str:
    playable = [each for each in entries if each.switchable]
    text = (
        f"The source of `{book.id}` is silent, or contradicts itself, in {len(entries)} places. Each has named"
        " readings. One of them is the ruling, which a game uses unless its options choose another reading. "
    )
    if not playable:
        return text + "All are fixed at their ruling."
    other = next(key for key in playable[0].keys if key != playable[0].ruling)
    option = f'`"readings": {{"{playable[0].id}": "{other}"}}`'
    return (
        text + f"{len(playable)} can be played in every reading, by an option such as {option}. The others are fixed."
    )


def _chapters(book: Book) -> str:
    return "|".join(f"{each.chapter}={plain(each.title)}" for each in book.rulebook.chapters)


def _entry(book: Book, ambiguity: Ambiguity) -> str:
    touched = ", ".join(map(book.clause_link, ambiguity.clauses))
    chapters = dict.fromkeys(book.rulebook.chapter_of(each).chapter for each in ambiguity.clauses)
    body = page(
        listed(ambiguity.id, ambiguity.question),
        f"{prose(ambiguity.question)}\n{{ .rule-text }}",
        f"{switch(ambiguity)} Touches {touched}.{since(book, ambiguity.id)}",
        *(_reading(book, ambiguity, each) for each in ambiguity.readings),
        _side_by_side(book, ambiguity),
        _decided(book, ambiguity),
        f"Why `{ambiguity.ruling}`: {prose(ambiguity.why)}",
        "\n".join(f"- {line}" for line in _besides(book, ambiguity)),
    )
    kind = "switchable" if ambiguity.switchable else "fixed"
    attrs = {"data-chapters": " ".join(chapters), "data-kind": kind}
    return box("section.ambiguity", body.rstrip(), attrs, depth=5)


def _decided(book: Book, ambiguity: Ambiguity) -> str:
    """Where a scenario shows what the ruling makes of a doubt that is fixed at it."""
    if ambiguity.switchable:
        return ""
    found = {group.anchor: group for each in ambiguity.clauses for group in book.shown.get(each, [])}
    fits = sorted(found.values(), key=lambda group: -len({*group.clauses} & {*ambiguity.clauses}))
    if fits:
        return f"The effect of the ruling is shown by {book.scenario_link(fits[0])}."
    reasons = (book.rulebook.clauses[each].untestable for each in ambiguity.clauses)
    reason = next((each for each in reasons if each), None)
    return f"A scenario cannot show the difference: {prose(reason)}" if reason else ""


def _besides(book: Book, ambiguity: Ambiguity) -> Iterator[str]:
    yield from changed(book, ambiguity.id)
    yield from (f"In other games: {told}" for told in book.akin(ambiguity.id))


def _side_by_side(book: Book, ambiguity: Ambiguity) -> str:
    """Where a script shows what each reading makes of one position."""
    if not ambiguity.switchable:
        return ""
    return f'<div data-side-by-side="{book.id}/{ambiguity.id}"></div>'


def _reading(book: Book, ambiguity: Ambiguity, reading: Reading) -> str:
    ruling = reading.key == ambiguity.ruling
    mark = ' <span class="badge ruling">ruling</span>' if ruling else ""
    body = page(
        f'<h3 id="{ambiguity.id}.{reading.key}">{plain(reading.key)}{mark}</h3>',
        prose(reading.text),
        _played(book, ambiguity, reading),
    )
    return box(f"div.reading{'.is-ruling' if ruling else ''}", body.rstrip(), {}, depth=4)


def _played(book: Book, ambiguity: Ambiguity, reading: Reading) -> str:
    """The scenarios that are played in a reading."""
    shown = [book.scenario_link(group) for group in telling(book, ambiguity, reading)]
    if ambiguity.switchable and reading.key == ambiguity.ruling:
        shown.append("every scenario that does not name a different reading")
    return f"Used by {'; '.join(shown)}." if shown else ""


def telling(book: Book, ambiguity: Ambiguity, reading: Reading) -> list[Group]:
    """The scenarios played with a reading by name; those tell it from the others."""
    return book.chosen.get((ambiguity.id, reading.key), [])
