"""The readme for the page of a package, where relative links do not work, and the addresses in the metadata of the
package.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)

PLACES = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
"""Pages of the package metadata, each with its file."""


def read_repository(root: Path) -> str:
    """Return the address of the repository, which is empty if it is not set."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["scrimmage"]
    return str(settings["repository"]).rstrip("/")


def render_page(text: str, address: str, version: str, folder: str = "") -> str:
    """Return a readme with absolute links to the files of a version. If `address` is empty, replace links by their text
    and leave out pictures.

    `folder` is the folder of the readme in the repository.
    """

    def replace_link(found: re.Match[str]) -> str:
        picture, words, target = found[1], found[2], found[3]
        if not address:
            return "" if picture else words
        path, mark, part = target.partition("#")
        path = posixpath.normpath(posixpath.join(folder, path))
        return f"{picture}[{words}]({address}/{'raw' if picture else 'blob'}/v{version}/{path}{mark}{part})"

    kept = FENCE.findall(text)
    pieces = [LINK.sub(replace_link, piece) for piece in FENCE.split(text)]
    return "".join(piece + fence for piece, fence in zip(pieces, [*kept, ""], strict=True))


def list_addresses(address: str, version: str) -> dict[str, str]:
    """Return the addresses of the package metadata by their label; none if the repository has no address."""
    if not address:
        return {}
    pages = {label: f"{address}/blob/v{version}/{path}" for label, path in PLACES.items()}
    return {"Repository": address, "Issues": f"{address}/issues", **pages}
