"""Special words of a game, and a search for them in the texts of its rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import yaml

from scrimmage_rules.site.model.markdown import escape_marks, format_prose, slug_from_name

FILE = "terms.yaml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special word, the clause that defines it, and its other forms in sentences."""

    term: str
    clause: str
    forms: tuple[str, ...] = ()

    @property
    def anchor(self) -> str:
        """Return the anchor of the word on the glossary page."""
        return slug_from_name(self.term)


def read_terms(file: str) -> tuple[Term, ...]:
    """Return the special words of a game from the list next to the module `file`."""
    listed = yaml.safe_load(Path(file).with_name(FILE).read_text(encoding="utf-8"))
    return msgspec.convert(listed, tuple[Term, ...])


NAME_GOES_ON = re.compile(r" [A-Z0-9]")


def _is_start_of_name(match: re.Match[str]) -> bool:
    """Return whether a word is the first part of a longer name, such as `Contact Results` or `Play 1`."""
    return match.group()[0].isupper() and NAME_GOES_ON.match(match.string, match.end()) is not None


class Glossary:
    """All special words of a game, and a search for them in a text. The search ignores upper and lower case, and finds
    the longest word that fits.
    """

    def __init__(self, terms: Sequence[Term]) -> None:
        """Store the words; without words the search finds nothing."""
        self.terms = tuple(terms)
        self._meant = {form.lower(): each for each in terms for form in (each.term, *each.forms)}
        longest = sorted(self._meant, key=lambda form: (-len(form), form))
        self._pattern = re.compile(rf"(?<![\w/-])(?:{'|'.join(map(re.escape, longest))})(?![\w/-])", re.IGNORECASE)

    def found(self, text: str) -> Iterator[tuple[re.Match[str], Term]]:
        """Yield each special word of the game in a text, with its place."""
        if self._meant:
            found = (match for match in self._pattern.finditer(text) if not _is_start_of_name(match))
            yield from ((match, self._meant[match.group().lower()]) for match in found)

    def link_terms(self, text: str, link_to: Callable[[str, Term], str], unlinked: Sequence[Term] = ()) -> str:
        """Return a sentence as Markdown, in which the first occurrence of each special word is a link."""
        told = set(unlinked)

        def link_match(part: str) -> str:
            pieces, end = [], 0
            for match, term in self.found(part):
                if term not in told:
                    told.add(term)
                    pieces += [escape_marks(part[end : match.start()]), link_to(match.group(), term)]
                    end = match.end()
            return "".join([*pieces, escape_marks(part[end:])])

        return format_prose(text, link_match)
