"""Service worker (script in the browser) that makes the site available offline. It has a hash of every file of one
build.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "javascript" / "offline" / "worker.js"
FILE = "worker.js"
"""Path of the service worker. It is at the root of the site, because it can serve only its own folder and those below.
"""

LEFT_OUT = (FILE, "404.html", "objects.inv", "sitemap.xml", "sitemap.xml.gz")
"""Files that no page of the site requests."""

SIGNS = 12
"""Number of hexadecimal digits of a file hash. The worker uses the same number, which is six bytes."""


def hash_site_files(site: Path) -> dict[str, tuple[str, int]]:
    """Return every file of a built site by its path, with the hash and the number of its bytes."""
    paths = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    return {name: _compute_digest_and_size(paths[name].read_bytes()) for name in sorted(paths) if name not in LEFT_OUT}


def _compute_digest_and_size(text: bytes) -> tuple[str, int]:
    return hashlib.sha256(text).hexdigest()[:SIGNS], len(text)


def render_worker(site: Path) -> str:
    """Return the text of the worker for a built site; the same files give the same text."""
    known = json.dumps(hash_site_files(site), ensure_ascii=False, separators=(",", ":"))
    build = hashlib.sha256(known.encode()).hexdigest()[:SIGNS]
    told = SOURCE.read_text(encoding="utf-8")
    return f'const BUILD = "{build}";\nconst FILES = {known};\n{told}'
