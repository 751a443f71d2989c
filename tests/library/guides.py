"""The Python examples of a document: each block is run after those before it, and prints what stands below it."""

from __future__ import annotations

import contextlib
import io
import re
from typing import Any

BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def examples(text: str) -> list[tuple[str, str]]:
    """Each block of Python in a document, with the text that it should print."""
    return [(found.group(1), found.group(2) or "") for found in BLOCK.finditer(text)]


def printed(blocks: list[str]) -> list[str]:
    """What each block prints, run one after the other as one program."""
    names: dict[str, Any] = {"__name__": "guide"}
    said = []
    for number, block in enumerate(blocks, 1):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(block, f"block {number}", "exec"), names)  # noqa: S102  (our own documents)
        said.append(out.getvalue())
    return said
