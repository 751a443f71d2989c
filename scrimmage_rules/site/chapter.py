"""The page of one chapter: every clause with its text, doubts, numbers, scenarios and code."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.rulebook import Ambiguity, Chapter, Clause
from scrimmage_rules.site.book import Book
from scrimmage_rules.site.gherkin import Group, example_row
from scrimmage_rules.site.markdown import badge, fenced, link, opens, page, plain, prose
from scrimmage_rules.site.scenes import drawn
from scrimmage_rules.site.sources import Passage, passages

STATUSES = ("implemented", "shown", "proved", "untestable", "open")
STATUS_WORDS = {"open": "not yet decided by code"}


def chapter_page(book: Book, chapter: Chapter) -> str:
    """The whole page."""
    number = len(chapter.clauses)
    clauses = f"{number} clause{'' if number == 1 else 's'}"
    lead = f"{clauses} of `{book.id}`. [How to read a page](index.md#how-to-read-a-page)."
    return page(f"# {plain(chapter.title)}", lead, *(_clause(book, clause) for clause in chapter.clauses))


def _clause(book: Book, clause: Clause) -> str:
    return page(
        f"## {clause.id} {{ #{clause.id} }}",
        _facts(book, clause),
        f"{prose(clause.text)}\n{{ .rule-text }}",
        _untestable(clause),
        "\n".join(f"- {line}" for line in _relations(book, clause)),
        *(ambiguity_block(book, each) for each in book.touching.get(clause.id, [])),
        *(_scenario(book, group) for group in book.shown.get(clause.id, []) if book.home(group) == clause.id),
        _code(book, clause),
    ).rstrip()


def _facts(book: Book, clause: Clause) -> str:
    status = " ".join(badge(STATUS_WORDS.get(word, word), word) for word in book.status(clause))
    first, _, last = clause.lines.partition("-")
    where = f"line {first}" if last in ("", first) else f"lines {first} to {last}"
    source = f"<small>source document {book.room.source}, {where}</small>"
    return f"{badge(clause.kind, 'kind')} {status} {source}\n{{ .facts }}"


def _untestable(clause: Clause) -> str:
    if clause.untestable is None:
        return ""
    return f"No program can be checked against this: {prose(clause.untestable)}"


def _relations(book: Book, clause: Clause) -> Iterator[str]:
    """The lines of links: other clauses, tables of numbers, scenarios shown elsewhere."""
    if clause.illustrates:
        yield "An example of " + ", ".join(map(book.clause_link, clause.illustrates))
    see = [each for each in clause.see if each not in clause.illustrates]
    if see:
        yield "See also " + ", ".join(map(book.clause_link, see))
    back = [each for each in book.named_by.get(clause.id, []) if each not in clause.see]
    if back:
        yield "Named by " + ", ".join(map(book.clause_link, back))
    if clause.id in book.tables:
        yield "In numbers: " + ", ".join(link(words, target) for words, target in book.tables[clause.id])
    elsewhere = [each for each in book.shown.get(clause.id, []) if book.home(each) != clause.id]
    if elsewhere:
        yield "Shown also by " + "; ".join(map(book.scenario_link, elsewhere))
    if clause.id in book.properties:
        yield "Proved by the property: " + "; ".join(map(_property, book.properties[clause.id]))


def _property(test: str) -> str:
    """The sentence that the name of a property test is."""
    return plain(test.rpartition("::")[2].removeprefix("test_").replace("_", " "))


# ---- doubts


def ambiguity_block(book: Book, ambiguity: Ambiguity) -> str:
    """An ambiguity in short: the question, every reading with a link to the register, and why the ruling."""
    readings = "\n".join(
        f"- {book.reading_link(ambiguity.id, reading.key)}"
        f"{' ' + badge('ruling', 'ruling') if reading.key == ambiguity.ruling else ''}: {prose(reading.text)}"
        for reading in ambiguity.readings
    )
    why = f"Why: {prose(ambiguity.why)} {switch(ambiguity)} {book.ambiguity_link(ambiguity.id)} in the register."
    return opens(f"{ambiguity.id}: {prose(ambiguity.question)}", f"{readings}\n\n{why}", kind="question")


def switch(ambiguity: Ambiguity) -> str:
    """Whether a game can be played in every reading."""
    if ambiguity.switchable:
        return badge("every reading can be played", "switchable")
    return badge("fixed at the ruling", "fixed")


# ---- scenarios


def _scenario(book: Book, group: Group) -> str:
    body = page(
        _claims(book, group),
        fenced(group.text, "gherkin"),
        _single(book, group) if len(group.vectors) == 1 else _rows(book, group),
    )
    number = len(group.vectors)
    cases = f' <span class="cases">{number} cases</span>' if number > 1 else ""
    refuses = " " + badge("refusal", "refused") if all(vector.refuses for vector in group.vectors) else ""
    return opens(f"{plain(group.name)}{refuses}{cases}", body.rstrip(), kind="example", anchor=group.anchor, depth=4)


def _claims(book: Book, group: Group) -> str:
    readings = [book.reading_link(*chosen, long=True) for chosen in group.readings]
    shows = f"Shows {', '.join(map(book.clause_link, group.clauses))}."
    return shows + (f" Played with {', '.join(readings)}." if readings else "")


def _single(book: Book, group: Group) -> str:
    vector = group.vectors[0]
    return page(drawn(vector), fenced(command(book.id, vector.id), "sh")).rstrip()


def _rows(book: Book, group: Group) -> str:
    """One closed block for each row of the examples."""
    blocks = []
    for vector in group.vectors:
        body = page(drawn(vector), fenced(command(book.id, vector.id), "sh")).rstrip()
        blocks.append(opens(plain(example_row(vector)), body, kind="note", searched=False, depth=3))
    return "\n\n".join(blocks)


def command(ruleset_id: str, case: str) -> str:
    """What a reader types to run one case against the bundled reference."""
    return f"scrimmage verify --ruleset {ruleset_id} --case {case}"


# ---- code


def _code(book: Book, clause: Clause) -> str:
    found = passages(book.id, book.citations.get(clause.id, []))
    if not found:
        return ""
    names = ", ".join(dict.fromkeys(f"{each.module}:{each.cited[0]}" for each in found))
    body = "\n\n".join(_passage(book, each) for each in found)
    return opens(f"Decided in {plain(names)}", body, kind="abstract", searched=False)


def _passage(book: Book, passage: Passage) -> str:
    where = f"`scrimmage_rules/{book.id.replace('-', '_')}/{passage.module}:{passage.cited[0]}`, `{passage.name}`"
    return f"{where}\n\n{fenced(passage.text, 'python', first=passage.first, marked=passage.cited)}"
