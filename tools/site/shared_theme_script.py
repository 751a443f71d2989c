"""The script parts that the theme writes into every page: stored settings, the switch of the palette, and options.

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


OPTIONS = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)')
"""Pattern of the options that the last script of a page reads; only the address of the site differs."""


def extract_inline_scripts(html: str) -> tuple[str, str]:
    """Return a page that loads these script parts from one file, and the content of this file. If the page lacks a
    part, return it unchanged with an empty content.
    """
    values, palette, options = VALUES.search(html), PALETTE.search(html), OPTIONS.search(html)
    if not values or not palette or not options:
        return html, ""
    stored = values[1].replace(f'new URL("{values[2]}",location)', 'new URL("..",document.currentScript.src)')
    switch = json.dumps(palette[1], ensure_ascii=False)
    content = (
        f'{stored};\ndocument.currentScript.insertAdjacentHTML("beforebegin",{switch});\n{palette[2]}\n'
        f"{_render_options(*options.groups())}\n"
    )
    moved = PALETTE.sub(f'<script src="{values[2].rstrip("/")}/{FILE}"></script>', html)
    return OPTIONS.sub("", VALUES.sub("", moved)), content


def _render_options(start: str, text: str, end: str) -> str:
    """Return the statement that writes the options next to the script, with the address of the site."""
    told = json.dumps({name: value for name, value in json.loads(text).items() if name != "base"}, ensure_ascii=False)
    shown = f"JSON.stringify({{...{told},base:__md_scope.href}})"
    return f"document.currentScript.insertAdjacentHTML('afterend',{json.dumps(start)}+{shown}+{json.dumps(end)});"
