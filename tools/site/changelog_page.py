"""Page of the changelog: CHANGELOG.md, with the unreleased changes of all files in changes/."""

from __future__ import annotations

import re
from pathlib import Path

FILE = "conformance/changelog.md"
UNRELEASED = "## Unreleased"
HEADINGS = {
    "expected": "Expected results",
    "added": "Added",
    "changed": "Changed",
    "fixed": "Fixed",
    "removed": "Removed",
}
"""The heading of each kind of change, in the order of the changelog."""

FRAGMENT = re.compile(r".+\.([a-z]+)\.md")
OTHERS = re.compile(
    r"\[([^\]]+)\]\((?!\w+://|[\w./-]*\.md(?:#[\w-]+)?\))[^)]*\)|\[([^\]]+)\]\((?:[A-Z]+\.md|changes/)[^)]*\)"
)


def render_changelog_page(root: Path) -> str:
    """Return the page: the newest version first, with the unreleased changes of all files."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8").replace("# Changes\n", "# Changelog\n", 1)
    head, _, rest = text.partition(f"{UNRELEASED}\n")
    section, _, older = rest.partition("\n## ")
    joined = f"{head}{UNRELEASED}\n{_add_changes(section, _read_changes(root / 'changes'))}\n## {older}"
    return OTHERS.sub(lambda found: found[1] or found[2], _link_pages(joined))


def _link_pages(text: str) -> str:
    """Return the text with links to pages of the site relative to this page."""
    return re.sub(r"\]\(docs/(?!conformance/)", "](../", text.replace("](docs/conformance/", "]("))


def _read_changes(folder: Path) -> dict[str, list[str]]:
    """Return the changes of the files in a folder by kind."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.md")):
        named = FRAGMENT.fullmatch(path.name)
        if named and named[1] in HEADINGS:
            lines = " ".join(path.read_text(encoding="utf-8").split())
            found.setdefault(named[1], []).append(f"- {lines}")
    return found


def _add_changes(section: str, changes: dict[str, list[str]]) -> str:
    """Return a section of the changelog with more changes below its headings."""
    lead, *parts = section.split("\n### ")
    texts = {title: below.strip("\n") for title, _, below in (part.partition("\n") for part in parts)}
    for kind, title in HEADINGS.items():
        texts[title] = "\n".join(filter(None, [texts.get(title, ""), *changes.get(kind, [])]))
    return "\n".join([lead.rstrip(), *(f"\n### {title}\n\n{text}" for title, text in texts.items() if text), ""])
