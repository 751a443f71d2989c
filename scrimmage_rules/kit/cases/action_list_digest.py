"""A list of legal actions as a count and a digest: the compact form in which vectors hold whole lists."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical

DIGITS = 16
"""Number of hexadecimal digits that are kept of the SHA-256 of a list."""


class ActionList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many legal actions there are, and the digest of all of them."""

    count: int
    digest: str


def digest_actions(actions: Any) -> ActionList | None:
    """Return the count and the digest of the actions of a reply to `legal`; None for what is not a list.

    Each item is written as JSON without blanks, names sorted; the texts are sorted by their bytes and joined by line
    feeds; the digest is the beginning of the SHA-256 of that text.
    """
    if not isinstance(actions, list):
        return None
    text = b"\n".join(sorted(map(canonical, actions)))
    return ActionList(len(actions), hashlib.sha256(text).hexdigest()[:DIGITS])
