"""Digest of a list of legal actions, which vectors store instead of the list to stay small."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical_items

DIGITS = 16
"""Number of hexadecimal digits of a digest, which is the start of a SHA-256."""


class ActionList(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The number of legal actions, and the digest of their list."""

    count: int
    digest: str


def digest_actions(actions: Any) -> ActionList | None:
    """Return the number and the digest of the actions in a reply to `legal`, or None if the reply has no list of
    actions.

    Each action is written as JSON without blanks and with sorted names. The texts are sorted by their bytes and joined
    by line feeds. The digest is the start of the SHA-256 of the result.
    """
    if not isinstance(actions, list):
        return None
    text = b"\n".join(sorted(canonical_items(actions)))
    return ActionList(len(actions), hashlib.sha256(text).hexdigest()[:DIGITS])
