"""Removal of tables of contents and links to headings from pages; docs/js/contents.js adds them in the browser."""

from __future__ import annotations

import re
from html import unescape

HEADER_LINK = re.compile(
    r'<a (?:class="headerlink" href="#[^"]*"|href="#[^"]*" class="headerlink")(?: title="[^"]*")?>(?:&para;|¶)</a>'
)
"""Pattern of the link that a heading has to itself. A heading of a docstring has another order of attributes."""

HEADING = re.compile(r'<h([2-6])((?:\s[^>]*)?)\sid="([^"]*)"([^>]*)>(.*?)</h\1>', re.DOTALL)

CONTENTS = re.compile(
    r'(<nav class="md-nav md-nav--secondary".*?<ul class="md-nav__list" data-md-component="toc" data-md-scrollfix)>'
    r'(.*?)</ul></nav>(?=</div></div></div><div class="md-content"|\s*<div class="md-content")',
    re.DOTALL,
)
"""Pattern of the table of contents next to the text: its start, and its items."""

ITEM = re.compile(r'<a href="#([^"]*)" class="md-nav__link">(.*?)</a>', re.DOTALL)

UNLISTED = "unlisted"
"""Class of a heading that no table of contents lists."""


def remove_tables_of_contents(html: str) -> str:
    """Return a page without the links that headings have to themselves. If a script can make the items of a table of
    contents from the headings, these items are removed too.
    """
    start, end = html.find("<article"), html.find("</article>")
    headings = _list_headings(html[start:end])
    return HEADER_LINK.sub("", CONTENTS.sub(lambda found: _empty_table_of_contents(found, headings), html))


def _empty_table_of_contents(found: re.Match[str], headings: list[tuple[str, str]]) -> str:
    items = [(unescape(target), _read_text(label)) for target, label in ITEM.findall(found[2])]
    return f"{found[1]} data-contents></ul></nav>" if items and items == headings else found.group()


def _list_headings(html: str) -> list[tuple[str, str]]:
    """Return the id and the text of each listed heading. If a heading ends with an id in brackets, its text starts with
    this id.
    """
    listed = [found for found in HEADING.findall(html) if UNLISTED not in found[1] + found[3]]
    return [_label_heading(unescape(name), _read_text(inside)) for _, _, name, _, inside in listed]


def _label_heading(name: str, text: str) -> tuple[str, str]:
    title = text.removesuffix(f" ({name})")
    return name, text if title == text else f"{name} {title}"


def _read_text(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", HEADER_LINK.sub("", html))).split())
