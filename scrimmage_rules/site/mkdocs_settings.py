"""The file `mkdocs.yml` for the pages of one ruleset. With this file, `mkdocs build` makes a site from the pages."""

from __future__ import annotations

import json
from collections.abc import Iterator

from scrimmage_rules.rulesets import ruleset

FILE = "mkdocs.yml"

SETTINGS = """\
# The site of this game: `scrimmage pages --ruleset {id} {folder}`, then `mkdocs build`.
site_name: {title}
docs_dir: {docs}
use_directory_urls: false
strict: true
theme:
  name: material
  font: false
  features:
    - navigation.footer
    - search.highlight
plugins:
  - search
  - offline
nav:
{navigation}
extra_css:
  - css/rules.css
extra_javascript:
  - js/names.js
  - js/board.js
  - js/stepping.js
  - js/panels.js
  - js/register.js
markdown_extensions:
  - admonition
  - attr_list
  - def_list
  - md_in_html
  - tables
  - toc:
      permalink: true
  - pymdownx.blocks.details
  - pymdownx.blocks.html
"""


def render_mkdocs_settings(ruleset_id: str, folder: str) -> str:
    """Return the settings of MkDocs for the pages of a ruleset, which are in a folder of this name."""
    game = ruleset(ruleset_id)
    navigation = "\n".join(_list_navigation(ruleset_id))
    return SETTINGS.format(
        id=ruleset_id, folder=folder, title=json.dumps(game.title), docs=json.dumps(folder), navigation=navigation
    )


def _list_navigation(ruleset_id: str) -> Iterator[str]:
    """Yield the lines of the navigation: the rules by chapter, then the pages about the rulebook."""
    yield from ("  - index.md", "  - Rules:", "      - All on one page: booklet.md")
    yield from (f"      - {chapter.page_name}.md" for chapter in ruleset(ruleset_id).rulebook.chapters)
    yield from ("  - Words: glossary.md", "  - Sequence of play: sequence.md")
    yield from ("  - Ambiguities and readings: ambiguities.md", "  - Coverage: coverage.md")
