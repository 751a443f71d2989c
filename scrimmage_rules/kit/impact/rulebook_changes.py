"""Differences between two rulebooks: added, removed, reworded and moved clauses, and changed rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from scrimmage_rules.kernel.rulebook import Reading


class BookClause(msgspec.Struct, frozen=True):
    """The compared fields of a clause."""

    id: str
    text: str
    kind: str
    lines: str


class BookChapter(msgspec.Struct, frozen=True):
    """A chapter with its clauses."""

    chapter: str
    clauses: tuple[BookClause, ...]


class BookAmbiguity(msgspec.Struct, frozen=True):
    """The compared fields of an ambiguity."""

    id: str
    readings: tuple[Reading, ...]
    ruling: str
    switchable: bool
    clauses: tuple[str, ...] = ()


class ReportedRulebook(msgspec.Struct, frozen=True):
    """A rulebook as the program of one side reports it."""

    chapters: tuple[BookChapter, ...]
    ambiguities: tuple[BookAmbiguity, ...]
    editions: tuple[str, ...]

    def places(self) -> dict[str, tuple[str, BookClause]]:
        """Return every clause by its id, with its chapter."""
        return {each.id: (chapter.chapter, each) for chapter in self.chapters for each in chapter.clauses}


class BookChange(msgspec.Struct, frozen=True):
    """A changed clause or ambiguity. `was` and `now` are readable texts."""

    id: str
    change: str
    was: str = ""
    now: str = ""


NOTHING = ReportedRulebook((), (), ())

MOVED = "moved"
"""Name of the change of a clause that has the same text but is in a different chapter or at different lines of the
source.
"""


def find_clause_texts(ids: Iterable[str], books: Iterable[ReportedRulebook]) -> dict[str, str]:
    """Return the text of each of these clauses. If several rulebooks have it, the text of the last one counts."""
    texts = {name: clause.text for book in books for name, (_, clause) in book.places().items()}
    return {each: texts[each] for each in ids if each in texts}


def compare_rulebooks(before: ReportedRulebook, after: ReportedRulebook) -> tuple[BookChange, ...]:
    """Return all changes, clauses first, in the order of the later rulebook."""
    return (*_compare_clauses(before, after), *_compare_ambiguities(before, after))


def _compare_clauses(before: ReportedRulebook, after: ReportedRulebook) -> Iterator[BookChange]:
    old, new = before.places(), after.places()
    for name in {**new, **old}:
        if name not in old:
            yield BookChange(name, "added", now=new[name][1].text)
        elif name not in new:
            yield BookChange(name, "gone", was=old[name][1].text)
        else:
            yield from _compare_clause(name, old[name], new[name])


def _compare_clause(name: str, was: tuple[str, BookClause], now: tuple[str, BookClause]) -> Iterator[BookChange]:
    (old_chapter, old), (new_chapter, new) = was, now
    if old.text != new.text:
        yield BookChange(name, "reworded", old.text, new.text)
    if (old_chapter, old.lines) != (new_chapter, new.lines):
        yield BookChange(name, MOVED, f"{old_chapter}, lines {old.lines}", f"{new_chapter}, lines {new.lines}")
    if old.kind != new.kind:
        yield BookChange(name, "of another kind", old.kind, new.kind)


def _compare_ambiguities(before: ReportedRulebook, after: ReportedRulebook) -> Iterator[BookChange]:
    old, new = ({each.id: each for each in book.ambiguities} for book in (before, after))
    for name in {**new, **old}:
        if name not in old:
            yield BookChange(name, "added", now=f"ruling {new[name].ruling}")
        elif name not in new:
            yield BookChange(name, "gone", was=f"ruling {old[name].ruling}")
        else:
            yield from _compare_ambiguity(old[name], new[name])


def _compare_ambiguity(was: BookAmbiguity, now: BookAmbiguity) -> Iterator[BookChange]:
    if was.ruling != now.ruling:
        yield BookChange(was.id, "re-ruled", was.ruling, now.ruling)
    old, new = ({each.key: each.text for each in ambiguity.readings} for ambiguity in (was, now))
    for key in {**new, **old}:
        if old.get(key) != new.get(key):
            yield BookChange(was.id, f"reading {key}", old.get(key, "not there"), new.get(key, "not there"))
    if was.switchable != now.switchable:
        yield BookChange(was.id, "can be switched" if now.switchable else "is no longer switchable")
