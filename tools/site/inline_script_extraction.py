"""The script parts that the theme writes at the start of every page: stored settings, and the switch of the palette.

They are the same on every page except for the address of the site, so that one script has them. The switch does nothing
without scripts.
"""

from __future__ import annotations

import json
import re

FILE = "js/palette.js"

VALUES = re.compile(r'<script>(__md_scope=new URL\("([^"]*)",location\),.*?)</script>\n?', re.DOTALL)
"""Pattern of the script that reads and writes stored values, with the address of the site."""

PALETTE = re.compile(
    r'(<form class="md-header__option" data-md-component="palette">.*?</form>)\s*'
    r"<script>(var palette=__md_get\(.*?)</script>",
    re.DOTALL,
)
"""Pattern of the switch, and of the script that sets the chosen palette."""


def extract_inline_scripts(html: str) -> tuple[str, str]:
    """Return a page that loads these script parts from one file, and the content of this file; empty if the page has
    none.
    """
    values, palette = VALUES.search(html), PALETTE.search(html)
    if not values or not palette:
        return html, ""
    stored = values[1].replace(f'new URL("{values[2]}",location)', 'new URL("..",document.currentScript.src)')
    switch = json.dumps(palette[1], ensure_ascii=False)
    content = f'{stored};\ndocument.currentScript.insertAdjacentHTML("beforebegin",{switch});\n{palette[2]}\n'
    moved = PALETTE.sub(f'<script src="{values[2].rstrip("/")}/{FILE}"></script>', html)
    return VALUES.sub("", moved), content
