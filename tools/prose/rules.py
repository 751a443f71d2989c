"""Rules of docs/style.md that a program can check, and the places where texts violate them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from tools.prose.markdown import list_cells, list_sections, list_sentences
from tools.prose.texts import Text

MOST_WORDS = {"sentence": 25, "cell": 12, "section": 200, "title": 14}
"""Maximum number of words in a sentence, in a table cell, in the text below one heading, and in a title of a feature
file.
"""

PAGES = ("documentation", "changelog")
QUESTION_WORD = re.compile(r"(?:What|Which|Where|Who|How)\b")
OPENS_BADLY = re.compile(
    r"(?:It|Its|He|His|They|Their|Them|These|Those|Each of|None|Such|Neither|Both|Others?|Another|And|But|Nor|So|Also)"
    r"\b"
)

PERMANENT_NAME = re.compile(r"\b(?:[A-Z]{2}-[A-Z]+\d+|[Ff]ault) `?[a-z]+(?:-[a-zA-Z]+)+")
"""Pattern of the key of a reading or the code of a fault, which is a permanent name and not prose."""


class RuleViolation(NamedTuple):
    """A place where a text violates a rule, and the correction."""

    rule: str
    text: Text
    line: int
    found: str
    use: str


class WordRule(NamedTuple):
    """A pattern of words to avoid, and the words to write instead."""

    id: str
    pattern: re.Pattern[str]
    use: str


def read_word_rules() -> list[WordRule]:
    """Return the rules of the word list."""
    listed = yaml.safe_load(Path(__file__).with_name("words.yaml").read_text(encoding="utf-8"))
    flags = re.IGNORECASE | re.MULTILINE
    return [WordRule(id_, re.compile(rule["pattern"], flags), rule["use"]) for id_, rule in listed.items()]


def find_violations(texts: list[Text]) -> Iterator[RuleViolation]:
    """Yield every hit of every rule."""
    words = read_word_rules()
    for text in texts:
        prose = PERMANENT_NAME.sub(_blank_out_words, text.text)
        for rule in words:
            for match in rule.pattern.finditer(prose):
                yield RuleViolation(
                    rule.id, text, _line_number(text, match.start()), _quote_context(prose, match), rule.use
                )
        for check in STRUCTURE:
            yield from check(text)
    yield from _find_duplicate_titles(texts)


def _blank_out_words(name: re.Match[str]) -> str:
    """Replace words that are not prose by blanks of the same length, so that the positions of all other words stay the
    same.
    """
    return "-" * len(name[0])


def _line_number(text: Text, position: int) -> int:
    return text.line + text.text.count("\n", 0, position)


def _quote_context(text: str, match: re.Match[str]) -> str:
    return " ".join(text[max(0, match.start() - 40) : match.end() + 30].split())


def _find_long_parts(rule: str, text: Text, parts: list[str], unit: str) -> Iterator[RuleViolation]:
    """Yield the parts of a page that have too many words, each with the line where it starts."""
    for part in parts:
        if (number := len(part.split())) > MOST_WORDS[unit]:
            start = re.search(r"\s+".join(map(re.escape, part.split()[:6])), text.text)
            use = f"{number} words; at most {MOST_WORDS[unit]} in a {unit}"
            yield RuleViolation(
                rule, text, _line_number(text, start.start() if start else 0), " ".join(part.split()[:10]), use
            )


def _find_long_sentences(text: Text) -> Iterator[RuleViolation]:
    return _find_long_parts("S01", text, list_sentences(text.text), "sentence") if text.kind in PAGES else iter(())


def _find_long_cells(text: Text) -> Iterator[RuleViolation]:
    return _find_long_parts("S02", text, list_cells(text.text), "cell") if text.kind in PAGES else iter(())


def _find_long_sections(text: Text) -> Iterator[RuleViolation]:
    return (
        _find_long_parts("S03", text, list_sections(text.text), "section") if text.kind == "documentation" else iter(())
    )


def _check_docstring_start(text: Text) -> Iterator[RuleViolation]:
    if text.kind == "function docstrings" and QUESTION_WORD.match(text.text):
        yield RuleViolation("S06", text, text.line, text.text[:60].splitlines()[0], "start with a verb: Return, Yield")


def _check_title_start(text: Text) -> Iterator[RuleViolation]:
    if text.kind == "titles" and OPENS_BADLY.match(text.text):
        yield RuleViolation("S07", text, text.line, text.text[:80], "name the subject: a title is read alone")


def _find_long_titles(text: Text) -> Iterator[RuleViolation]:
    return _find_long_parts("S08", text, [text.text], "title") if text.kind == "titles" else iter(())


STRUCTURE: tuple[Callable[[Text], Iterator[RuleViolation]], ...] = (
    _find_long_sentences, _find_long_cells, _find_long_sections, _check_docstring_start, _check_title_start,
    _find_long_titles,
)  # fmt: skip


def _find_duplicate_titles(texts: list[Text]) -> Iterator[RuleViolation]:
    """Yield the titles of scenarios and rules that occur twice in a game."""
    seen: Counter[tuple[str, str]] = Counter()
    for text in texts:
        if text.kind == "titles":
            key = (text.file.rsplit("/", 1)[0].split("/")[1] if text.file.count("/") > 1 else "", text.text)
            seen[key] += 1
            if seen[key] > 1:
                yield RuleViolation("S07", text, text.line, text.text[:80], "the same title twice in a game")
