"""Text of Markdown pages without code, generated blocks, link addresses and HTML."""

from __future__ import annotations

import re

GENERATED = re.compile(
    r"<!-- (made from the code|run|change|step|exit codes|impact-example|failure-example)\b.*?<!-- (?:/|end).*?-->",
    re.DOTALL,
)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
FENCE = re.compile(r"^ *(```|~~~).*?^ *\1[^\S\n]*$", re.DOTALL | re.MULTILINE)
FRONT_MATTER = re.compile(r"\A---\n.*?^---\n", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")
ADDRESS = re.compile(r"(?<=\])\([^)\n]*\)")
DIRECTIVE = re.compile(r"^::: .*$|^--8<-- .*$", re.MULTILINE)
TAG = re.compile(r"</?[a-z][^>]*>")
HEADING = re.compile(r"^#+ .*$", re.MULTILINE)
TABLE_LINE = re.compile(r"^\s*\|.*$", re.MULTILINE)
MARKER = re.compile(r"^\s*(?:[-*]|\d+\.) ")
END_OF_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`*\[])|\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )")


def extract_prose(page: str) -> str:
    """Return the handwritten text of a page with unchanged line numbers.

    Inline code becomes one word, so that its words are not checked.
    """
    for pattern in (FRONT_MATTER, GENERATED, FENCE, COMMENT, DIRECTIVE, ADDRESS, TAG):
        page = pattern.sub(_keep_line_breaks, page)
    return CODE.sub("`x`", page)


def _keep_line_breaks(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def list_cells(text: str) -> list[str]:
    """Return the cells of all tables."""
    lines = (line.group().strip() for line in TABLE_LINE.finditer(text))
    return [cell.strip() for line in lines for cell in line.strip("|").split("|") if cell.strip(" -:")]


def list_sections(text: str) -> list[str]:
    """Return the text below each heading, including the text before the first heading."""
    return HEADING.split(text)


def list_sentences(text: str) -> list[str]:
    """Return the sentences outside tables and headings; the end of a list item ends a sentence."""
    plain = TABLE_LINE.sub("", HEADING.sub("\n\n", text))
    return [" ".join(MARKER.sub("", part).split()) for part in END_OF_SENTENCE.split(plain) if part.strip()]
