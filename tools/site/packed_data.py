"""Compression of data scripts: JSON as compressed text in printable letters, which docs/js/packed_data.js unpacks."""

from __future__ import annotations

import zlib
from fnmatch import fnmatch

PATTERNS = (
    "rules/*/panels/*.js",
    "rules/*/trial/*.js",
    "js/search-*.js",
    "js/known-results.js",
    "js/changed-cases.js",
)
"""Patterns of data scripts: positions, texts of the page to play, the search index, results of programs, and changed
cases.
"""


LETTERS = "".join(map(chr, range(35, 127))).replace("\\", "")
"""The 91 printable characters that encode data. The quotation mark and the backslash are not among them. Two characters
hold 13 bits.
"""

BITS = 13
"""Number of bits of a pair of letters; base64 holds 12 bits in two letters."""

SINGLE = 6
"""Maximum number of bits that a single character at the end holds."""


def is_packable(path: str) -> bool:
    """Return whether a file of the site is a data script."""
    return any(fnmatch(path, pattern) for pattern in PATTERNS)


def pack_script(text: str) -> str:
    """Compress the JSON that each line of a script assigns. In the result, each line assigns a promise of the unpacked
    value.
    """
    return "".join(f"{_pack_assignment(line)}\n" for line in text.splitlines())


def _pack_assignment(line: str) -> str:
    target, _, value = line.partition(" = ")
    packed = encode_letters(zlib.compress(value.removesuffix(";").encode(), 9))
    return f'{target} = unpack("{packed}");'


def encode_letters(content: bytes) -> str:
    """Return bytes as letters. From the first bit on, every 13 bits become a pair of letters.

    If bits are missing in the last pair, zeros are added. If at most 6 bits remain at the end, they become a single
    letter, so that no whole byte of zeros is added.
    """
    pairs = [high + low for high in LETTERS for low in LETTERS]
    found, held, number = [], 0, 0
    for byte in content:
        held, number = held << 8 | byte, number + 8
        if number >= BITS:
            number -= BITS
            found.append(pairs[held >> number])
            held &= (1 << number) - 1
    if number > SINGLE:
        found.append(pairs[held << BITS - number])
    elif number:
        found.append(LETTERS[held << SINGLE - number])
    return "".join(found)
