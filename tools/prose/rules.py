"""Rules of docs/style.md that a program can check, and their hits in texts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from tools.prose.markdown import cells, sections, sentences
from tools.prose.texts import Text

MOST_WORDS = {"sentence": 25, "cell": 12, "section": 200}
"""Maximum number of words of a sentence, of a cell of a table, and of the text under one heading."""

PAGES = ("documentation", "changelog")
QUESTION_WORD = re.compile(r"(?:What|Which|Where|Who|How)\b")
OPENS_BADLY = re.compile(
    r"(?:It|Its|He|His|They|Their|Them|These|Those|Each of|None|Such|Neither|Both|Others?|Another|And|But|Nor|So|Also)"
    r"\b"
)


class Hit(NamedTuple):
    """A place where a text breaks a rule, and what to do about it."""

    rule: str
    text: Text
    line: int
    found: str
    use: str


class WordRule(NamedTuple):
    """Words to avoid, and what to write instead."""

    id: str
    pattern: re.Pattern[str]
    use: str


def word_rules() -> list[WordRule]:
    """Return the word list."""
    listed = yaml.safe_load(Path(__file__).with_name("words.yaml").read_text(encoding="utf-8"))
    flags = re.IGNORECASE | re.MULTILINE
    return [WordRule(id_, re.compile(rule["pattern"], flags), rule["use"]) for id_, rule in listed.items()]


def hits(texts: list[Text]) -> Iterator[Hit]:
    """Yield every hit of every rule."""
    words = word_rules()
    for text in texts:
        for rule in words:
            for match in rule.pattern.finditer(text.text):
                yield Hit(rule.id, text, _line(text, match.start()), _context(text.text, match), rule.use)
        for check in STRUCTURE:
            yield from check(text)
    yield from _duplicate_titles(texts)


def _line(text: Text, position: int) -> int:
    return text.line + text.text.count("\n", 0, position)


def _context(text: str, match: re.Match[str]) -> str:
    return " ".join(text[max(0, match.start() - 40) : match.end() + 30].split())


def _long(rule: str, text: Text, parts: list[str], unit: str) -> Iterator[Hit]:
    """Yield the parts of a page that have too many words, each at the first line that holds its beginning."""
    for part in parts:
        if (number := len(part.split())) > MOST_WORDS[unit]:
            start = re.search(r"\s+".join(map(re.escape, part.split()[:6])), text.text)
            use = f"{number} words; at most {MOST_WORDS[unit]} in a {unit}"
            yield Hit(rule, text, _line(text, start.start() if start else 0), " ".join(part.split()[:10]), use)


def _long_sentences(text: Text) -> Iterator[Hit]:
    return _long("S01", text, sentences(text.text), "sentence") if text.kind in PAGES else iter(())


def _long_cells(text: Text) -> Iterator[Hit]:
    return _long("S02", text, cells(text.text), "cell") if text.kind in PAGES else iter(())


def _long_sections(text: Text) -> Iterator[Hit]:
    return _long("S03", text, sections(text.text), "section") if text.kind == "documentation" else iter(())


def _docstring_start(text: Text) -> Iterator[Hit]:
    if text.kind == "function docstrings" and QUESTION_WORD.match(text.text):
        yield Hit("S06", text, text.line, text.text[:60].splitlines()[0], "start with a verb: Return, Yield")


def _title_start(text: Text) -> Iterator[Hit]:
    if text.kind == "titles" and OPENS_BADLY.match(text.text):
        yield Hit("S07", text, text.line, text.text[:80], "name the subject: a title is read alone")


STRUCTURE: tuple[Callable[[Text], Iterator[Hit]], ...] = (
    _long_sentences, _long_cells, _long_sections, _docstring_start, _title_start,
)  # fmt: skip


def _duplicate_titles(texts: list[Text]) -> Iterator[Hit]:
    """Yield the titles of scenarios and rules that their game has already."""
    seen: Counter[tuple[str, str]] = Counter()
    for text in texts:
        if text.kind == "titles":
            key = (text.file.rsplit("/", 1)[0].split("/")[1] if text.file.count("/") > 1 else "", text.text)
            seen[key] += 1
            if seen[key] > 1:
                yield Hit("S07", text, text.line, text.text[:80], "the same title twice in a game")
