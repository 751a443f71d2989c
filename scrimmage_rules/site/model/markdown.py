"""Functions that write Markdown for all pages: links, tables, badges, and collapsible blocks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from html import escape

_MARKS = re.compile(r"[\\`*_\[\]|]")

WORDS_LISTED = 7
"""Number of words of a sentence that a table of contents shows after its id."""


def escape_text(text: str) -> str:
    """Return text with all characters escaped that have a meaning in Markdown or HTML."""
    return escape_marks(" ".join(text.split()))


def escape_marks(text: str) -> str:
    """Return text with Markdown and HTML escaped and white space unchanged."""
    return _MARKS.sub(lambda mark: f"&#{ord(mark.group())};", escape(text, quote=False))


def format_prose(text: str, told: Callable[[str], str] = escape_marks) -> str:
    """Return text of a rulebook as Markdown: text between backticks is code, and the function `told` converts all other
    text.
    """
    parts = " ".join(text.split()).split("`")
    shown = "".join(f"`{part}`" if number % 2 else told(part) for number, part in enumerate(parts))
    return f"\\{shown}" if shown.startswith("#") else shown  # so that the number of a man does not start a heading


def slug_from_name(text: str) -> str:
    """Return a name as a part of an address: in lower case, with words joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def format_link(text: str, target: str, hint: str = "") -> str:
    """Return a link with its text escaped; `hint` is the tooltip."""
    told = f' "{escape_text(hint).replace(chr(34), "&quot;")}"' if hint else ""
    return f"[{escape_text(text)}]({target}{told})"


def get_built_address(address: str) -> str:
    """Return the address of a page in the built site for the path of its Markdown file."""
    return re.sub(r"\.md(?=#|$)", ".html", address)


def format_entry_heading(name: str, title: str, text: str) -> str:
    """Return the heading of a clause or an ambiguity: its title and its id.

    A table of contents lists the id and the title. Without a title, the heading is the id, and the table of contents
    lists the id and the first words of the text.
    """
    words = re.sub(r"[`\"<>&{}]", "", title or text).split()
    label = " ".join(words if title else words[:WORDS_LISTED])
    heading = f"{escape_text(title)} ({name})" if title else name
    return f'## {heading} {{ #{name} data-toc-label="{name} {label}" }}'


def format_badge(text: str, *classes: str) -> str:
    """Return a word in a small coloured box; the CSS classes give its colour."""
    return f'<span class="badge {" ".join(classes)}">{escape_text(text)}</span>'


def format_table(heads: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Return a table whose cells are Markdown; the columns with an index in `right` contain numbers and are
    right-aligned.
    """
    rule = ("---:" if number in right else "---" for number in range(len(heads)))
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, list(rule), *rows])


def format_details(title: str, body: str, *, kind: str, searched: bool = True, depth: int = 3) -> str:
    """Return a block that the reader can open; a block inside another one needs a smaller `depth`."""
    attrs = [] if searched else ["attrs: {data-search-exclude: ''}"]
    return _format_markdown_block("details", title, [f"type: {kind}", *attrs], body, depth)


def format_element(selector: str, body: str, attrs: dict[str, str], *, depth: int = 3) -> str:
    """Return an HTML element with Markdown inside; `selector` has the name of the element and its CSS classes."""
    listed = ", ".join(f"{name}: '{value}'" for name, value in attrs.items())
    return _format_markdown_block("html", selector, [f"attrs: {{{listed}}}"] if attrs else [], body, depth)


def _format_markdown_block(name: str, argument: str, options: Sequence[str], body: str, depth: int) -> str:
    fence = "/" * depth
    return "\n".join([f"{fence} {name} | {argument}", *(f"    {option}" for option in options), "", body, "", fence])


def format_percent(share: Fraction) -> str:
    """Return a number from 0 to 1 as a rounded percentage."""
    return f"{float(share) * 100:.1f} %"


def format_odds(share: Fraction) -> str:
    """Return a probability as exact fraction and rounded percentage: `5/36 (13.9 %)`."""
    return f"{share} <small>({format_percent(share)})</small>"


def format_bar(part: Fraction) -> str:
    """Return a bar; its length is given as a fraction of the longest bar."""
    return f'<span class="bar" style="width:{float(part) * 6:.2f}em"></span>'


def render_probability_table(spread: Sequence[tuple[str, Fraction]]) -> str:
    """Return a table of results with their probabilities and a bar for each."""
    most = max(share for _, share in spread)
    rows = [(f"**{result}**", format_odds(share), format_bar(share / most)) for result, share in spread]
    return format_table(("result", "share", "as a bar"), rows, right=(0, 1))


def join_blocks(*parts: str) -> str:
    """Return the parts of a page separated by blank lines, without empty parts."""
    return "\n\n".join(part for part in parts if part) + "\n"


def spell_game(ruleset_id: str) -> str:
    """Return the name of a game as its players write it: `Card Football`."""
    return ruleset_id.replace("-", " ").title()


def format_game_page(title: str, ruleset_id: str, *parts: str, searched: bool = True) -> str:
    """Return a page of one game. The game is named in its heading, its browser tab, and its search results.

    A page whose content is also elsewhere can be excluded from the search by `searched`.
    """
    left_out = "" if searched else "search: {exclude: true}\n"
    front = f"---\ntitle: {json.dumps(f'{title} · {ruleset_id}', ensure_ascii=False)}\n{left_out}---"
    return join_blocks(front, f"# {escape_text(title)} <small>[{spell_game(ruleset_id)}](index.md)</small>", *parts)
