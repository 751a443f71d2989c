"""Sections of handwritten pages, which the search index has in addition to the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from typing import Any, NamedTuple

HEADS = {"h1", "h2", "h3", "h4"}
READ = {*HEADS, "dt", "dd", "p", "pre", "code", "em"}
LONGEST = 180
"""Maximum number of characters of an excerpt, which is the start of a section."""


class Section(NamedTuple):
    """A searchable part of a page: its kind (`page`, `section` or `word`), title, excerpt, address, and the names in
    it.
    """

    kind: str
    title: str
    text: str
    at: str
    names: list[str]


class _OpenSection:
    """A heading or a glossary term, and the text below it, during parsing."""

    def __init__(self, tag: str, anchor: str) -> None:
        self.kind = {"h1": "page", "dt": "word"}.get(tag, "section")
        self.anchor = anchor
        self.title: list[str] = []
        self.text: list[str] = []
        self.names: list[str] = []


class _SectionParser(HTMLParser):
    """HTML parser that collects headings, glossary terms, the first words below them, and names in
    code or bold type.
    """

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[_OpenSection] = []
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in HEADS or tag == "dt":
            above = self.parts[-1].anchor if self.parts else ""
            self.parts.append(_OpenSection(tag, above if tag == "dt" else dict(attrs).get("id") or ""))
        if tag in READ:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            del self._open[self._open.index(tag) :]

    def handle_data(self, data: str) -> None:
        if not self.parts or not self._open:
            return
        part = self.parts[-1]
        if HEADS.intersection(self._open) or "dt" in self._open:
            part.title.append(data)
        elif self._open[-1] in {"code", "em"} and "pre" not in self._open:
            part.names.append(data)
        if {"p", "dd"}.intersection(self._open):
            part.text.append(data)


def parse_sections(page: Any, html: str) -> Iterator[Section]:
    """Yield the sections of a mkdocs page in order; `html` is its content."""
    for part in _SectionParser(html).parts:
        text = _shorten_words(part.text)
        short = text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"
        title = page.title.partition(" · ")[0] if part.kind == "page" else _shorten_words(part.title)
        address = page.url if part.kind == "page" or not part.anchor else f"{page.url}#{part.anchor}"
        yield Section(part.kind, title, short, address, sorted(set(part.names)))


def _shorten_words(said: Iterable[str]) -> str:
    return " ".join("".join(said).replace("¶", "").split())
