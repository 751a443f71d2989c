"""Compression of data scripts: JSON as compressed text in base64, which docs/js/packed_data.js unpacks."""

from __future__ import annotations

import base64
import zlib
from fnmatch import fnmatch

PATTERNS = ("rules/*/panels/*.js", "rules/*/trial/*.js", "js/search-*.js")
"""Patterns of data scripts: positions, texts of the page to play, and the search index."""


def is_packable(path: str) -> bool:
    """Return whether a file of the site is a data script."""
    return any(fnmatch(path, pattern) for pattern in PATTERNS)


def pack_script(text: str) -> str:
    """Return a script whose lines assign JSON, so that each line assigns the promise of the unpacked value."""
    return "".join(f"{_pack_assignment(line)}\n" for line in text.splitlines())


def _pack_assignment(line: str) -> str:
    target, _, value = line.partition(" = ")
    packed = base64.b64encode(zlib.compress(value.removesuffix(";").encode(), 9)).decode()
    return f'{target} = unpack("{packed}");'
