"""An old and a new text side by side, with the words that differ marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from scrimmage_rules.site.model.markdown import escape_text

WORDS = re.compile(r"\s+")


def render_difference(was: str, now: str) -> str:
    """Return both texts as inline HTML: removed words are marked in the old text, added words in the new text."""
    old, new = WORDS.split(was.strip()), WORDS.split(now.strip())
    blocks = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    before = _mark_words(old, [(kind != "equal", start, end) for kind, start, end, _, _ in blocks], "del")
    after = _mark_words(new, [(kind != "equal", start, end) for kind, _, _, start, end in blocks], "ins")
    return f'<span class="reworded"><span>{" ".join(before)}</span><span>{" ".join(after)}</span></span>'


def _mark_words(words: Sequence[str], parts: Sequence[tuple[bool, int, int]], mark: str) -> Iterator[str]:
    for is_changed, start, end in parts:
        text = escape_text(" ".join(words[start:end]))
        if text:
            yield f"<{mark}>{text}</{mark}>" if is_changed else text
