"""Removal of parts that pages do not need: white space, a second table of contents, and parts for unused features of
the theme.
"""

from __future__ import annotations

import json
import re

PREFORMATTED = re.compile(r"(<(?:pre|textarea|script)\b.*?</(?:pre|textarea|script)>)", re.DOTALL)
"""Pattern of elements in which white space matters."""

INDENTATION = re.compile(r"\n\s+")

BLOCK_START = re.compile(
    r"\n+(?=</?(?:li|ul|ol|nav|div|tr|td|th|table|thead|tbody|section|article|p|h\d|details|summary|link|meta)\b)"
)
"""Pattern of line ends before tags of blocks, which no browser shows."""

FRAME = re.compile(r'<nav class="md-tabs".*?(?=<div class="md-content")|<footer class="md-footer".*', re.DOTALL)
"""Pattern of the parts around the content of a page: navigation, contents and footer. In these parts, every element is
a block.
"""

TAG_LINE_END = re.compile(r"(?<=>)\n+|\n+(?=<)")

LINK_TEXT = re.compile(
    r'(<a href="[^"]*" class="md-nav__link[^"]*">)<span class="md-ellipsis">\n*([^<]*?)\n*</span></a>'
)
"""Pattern of a link of the navigation whose text is in an element of its own."""

SECTION_TEXT = re.compile(r'<span class="md-ellipsis">\n*([^<]*?)\n*</span>(?=<span class="md-nav__icon)')
"""Pattern of the text of a link to a section, before its icon."""

CONTENTS_IN_DRAWER = re.compile(
    r'<input class="md-nav__toggle md-toggle" type="checkbox" id="__toc">'
    r'<label class="md-nav__link md-nav__link--active" for="__toc">.*?</label>'
)
"""Pattern of the switch that opens the table of contents inside the navigation."""

SETTINGS = re.compile(r'(<script id="__config" type="application/json">)(.*?)(?=</script>)')
"""Pattern of the settings that the script of the theme reads."""

UNUSED_SETTINGS = ("search", "annotate", "tags", "version")
"""Settings of features that this site does not use; it has its own search."""

TAB_OPENER = re.compile(r'<script>var target=document\.getElementById\(location\.hash.*?"__tabbed_"\)\)</script>')
"""Pattern of the script that opens the tab which the address names. Only a page with tabs needs this script."""

TABS = 'class="tabbed-set'

UNUSED_CLASS = re.compile(r"(?<=md-nav__item) md-nav__item--pruned\b|(?<=md-nav__link) (?=\")")
"""Pattern of a class that no style and no script reads, and of the space that the theme leaves at the end."""

GENERATOR = re.compile(r'<meta name="generator" content="[^"]*">')


END_TAGS = re.compile(
    r"</li>(?=<li\b|</[uo]l>)|</t[dh]>(?=<t[dh]\b|</tr>)|</tr>(?=<tr\b|</t(?:head|body)>)|</thead>(?=<tbody>)"
    r"|</p>(?=<(?:p|div|ul|ol|details|h\d|table|pre)\b|</(?:div|details|article)>)"
)
"""Pattern of end tags that HTML lets a page leave out."""

NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
"""Attribute that a drawing inside a page does not need."""

SEARCH_MARK = ' data-search-exclude=""'
"""Attribute that only the search index of the theme reads."""

ALIGNED = ' style="text-align: right;"'
"""Attribute of each cell with a number; docs/css/rules.css has the same rule for the class `number`."""

WHITE_SPACE_TOKEN = re.compile(r'<span class="w">(\s*)</span>')
"""Pattern of an element of code that only holds white space."""

TAG_WITH_VALUES = re.compile(r'<[a-z][^<>]*="[^<>]*>')

QUOTED_VALUE = re.compile(r'( [\w-]+=)"([\w.#/:,;&?%+()-]+)"(?=[ >])')
"""Pattern of an attribute of one word or address; HTML lets a page leave out its quotation marks."""

TERM = re.compile(r'<a href="([^"]*\bglossary\.html#[^"]*)"( title="[^"]*")')
"""Pattern of a link to a term of the glossary, with its definition."""


def minify_page(html: str) -> str:
    """Return a page that looks the same, without parts that a browser does not need or that a script can add."""
    parts = PREFORMATTED.split(html)
    light = "".join(
        WHITE_SPACE_TOKEN.sub(r"\1", part) if number % 2 else _remove_white_space(part)
        for number, part in enumerate(parts)
    )
    framed = FRAME.sub(lambda found: _minify_frame(found.group()), light)
    plain = _remove_unused_features(_define_terms_once(UNUSED_CLASS.sub("", framed)))
    return plain.replace(NAMESPACE, "").replace(SEARCH_MARK, "").replace(ALIGNED, ' class="number"')


def shorten_own_links(html: str, name: str) -> str:
    """Return a page whose links to its own sections have no file name; `name` is the file name of the page."""
    return html.replace(f'href="{name}#', 'href="#')


def unquote_values(html: str) -> str:
    """Return a page without the quotation marks that HTML makes optional: around attributes of one word or address."""
    return TAG_WITH_VALUES.sub(lambda found: QUOTED_VALUE.sub(r"\1\2", found.group()), html)


def _remove_white_space(html: str) -> str:
    return END_TAGS.sub("", BLOCK_START.sub("", INDENTATION.sub("\n", html)))


def _remove_unused_features(html: str) -> str:
    """Return a page without settings and scripts of the theme that it does not need, and without its generator."""
    shown = html if TABS in html else TAB_OPENER.sub("", html)
    return GENERATOR.sub("", SETTINGS.sub(lambda found: found[1] + _shorten_settings(found[2]), shown))


def _shorten_settings(text: str) -> str:
    used = {name: value for name, value in json.loads(text).items() if name not in UNUSED_SETTINGS}
    used["translations"] = {
        name: words for name, words in used["translations"].items() if not name.startswith("search.")
    }
    return json.dumps(used, ensure_ascii=False, separators=(",", ":"))


def _define_terms_once(html: str) -> str:
    """Return a page in which only the first link to a term has its definition; names.js adds the others."""
    known: set[str] = set()

    def shorten_link(found: re.Match[str]) -> str:
        address, title = found.groups()
        is_first = address not in known
        known.add(address)
        return found.group() if is_first else found.group().removesuffix(title)

    return TERM.sub(shorten_link, html)


def _minify_frame(html: str) -> str:
    short = SECTION_TEXT.sub(r"\1", LINK_TEXT.sub(r"\1\2</a>", TAG_LINE_END.sub("", html)))
    return _list_contents_once(short)


def _list_contents_once(html: str) -> str:
    """Return the page's frame with its table of contents only once; docs/js/names.js makes the second copy (in the
    navigation drawer) in the browser.
    """
    start = html.rfind('<nav class="md-nav md-nav--secondary"')
    contents = html[start:].rstrip().removesuffix("</div></div></div>") if start >= 0 else ""
    if not contents or html.count(contents) != 2:
        return html
    return CONTENTS_IN_DRAWER.sub("", html.replace(contents, "", 1))
