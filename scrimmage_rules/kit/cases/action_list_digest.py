"""Digest of a list of legal actions: the compact form in which vectors store whole lists."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical

DIGITS = 16
"""Number of hexadecimal digits of the SHA-256 of a list in a digest."""


class ActionList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The number of legal actions, and the digest of their list."""

    count: int
    digest: str


def digest_actions(actions: Any) -> ActionList | None:
    """Return the count and the digest of the actions of a reply to `legal`, or None if they are not a list.

    Each item is written as JSON without blanks, names sorted; the texts are sorted by their bytes and joined by line
    feeds; the digest is the beginning of the SHA-256 of that text.
    """
    if not isinstance(actions, list):
        return None
    text = b"\n".join(sorted(map(canonical, actions)))
    return ActionList(len(actions), hashlib.sha256(text).hexdigest()[:DIGITS])
