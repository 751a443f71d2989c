"""Removal of what no reader of a page needs: white space, a second table of contents, and texts of unused features."""

from __future__ import annotations

import re

PREFORMATTED = re.compile(r"(<(?:pre|textarea|script)\b.*?</(?:pre|textarea|script)>)", re.DOTALL)
"""Pattern of elements in which white space matters."""

INDENTATION = re.compile(r"\n\s+")

BLOCK_START = re.compile(
    r"\n+(?=</?(?:li|ul|ol|nav|div|tr|td|th|table|thead|tbody|section|article|p|h\d|details|summary|link|meta)\b)"
)
"""Pattern of line ends before tags of blocks, which no browser shows."""

FRAME = re.compile(r'<nav class="md-tabs".*?(?=<div class="md-content")|<footer class="md-footer".*', re.DOTALL)
"""Pattern of the parts around the content in which every element is a block: navigation, contents and footer."""

TAG_LINE_END = re.compile(r"(?<=>)\n+|\n+(?=<)")

LINK_TEXT = re.compile(
    r'(<a href="[^"]*" class="md-nav__link[^"]*">)<span class="md-ellipsis">\n*([^<]*?)\n*</span></a>'
)
"""Pattern of a link of the navigation whose text is in an element of its own."""

CONTENTS_IN_DRAWER = re.compile(
    r'<input class="md-nav__toggle md-toggle" type="checkbox" id="__toc">'
    r'<label class="md-nav__link md-nav__link--active" for="__toc">.*?</label>'
)
"""Pattern of the switch that opens the table of contents inside the navigation."""

UNUSED_TEXTS = re.compile(r'"search\.[^"]*": "[^"]*", ')
"""Pattern of texts for the search of the theme, which this site replaces."""


def lighten_page(html: str) -> str:
    """Return a page without its indentation, without line ends that no browser shows, and with contents only once."""
    parts = PREFORMATTED.split(html)
    light = "".join(part if number % 2 else _remove_white_space(part) for number, part in enumerate(parts))
    return UNUSED_TEXTS.sub("", FRAME.sub(lambda found: _lighten_frame(found.group()), light))


def _remove_white_space(html: str) -> str:
    return BLOCK_START.sub("", INDENTATION.sub("\n", html))


def _lighten_frame(html: str) -> str:
    short = LINK_TEXT.sub(r"\1\2</a>", TAG_LINE_END.sub("", html))
    return _list_contents_once(short)


def _list_contents_once(html: str) -> str:
    """Return the frame without the copy of the contents in the drawer, which docs/js/names.js makes for its reader."""
    start = html.rfind('<nav class="md-nav md-nav--secondary"')
    contents = html[start:].rstrip().removesuffix("</div></div></div>") if start >= 0 else ""
    if not contents or html.count(contents) != 2:
        return html
    return CONTENTS_IN_DRAWER.sub("", html.replace(contents, "", 1))
