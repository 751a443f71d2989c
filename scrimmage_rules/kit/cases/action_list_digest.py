"""Digest of a list of legal actions, which vectors store instead of the list to stay small."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import encode_items_canonically

DIGITS = 16
"""Number of hexadecimal digits of a digest, which is the start of a SHA-256."""


MOST_KEPT = 256
"""Maximum number of lists whose digests are kept."""


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
    text = b"\n".join(sorted(encode_items_canonically(actions)))
    return ActionList(len(actions), hashlib.sha256(text).hexdigest()[:DIGITS])


_kept: dict[int, tuple[Any, ActionList | None]] = {}
"""The lists of actions that were digested last, each with its digest. The key of a list is its identity (`id`)."""


def digest_reply_list(actions: Any) -> ActionList | None:
    """Return the number and the digest of the actions in a reply. No caller may change this list.

    The result is kept, because the reader of replies returns the same list object for all equal replies.
    """
    kept = _kept.get(id(actions))
    if kept is not None and kept[0] is actions:
        return kept[1]
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    found = digest_actions(actions)
    _kept[id(actions)] = actions, found
    return found
