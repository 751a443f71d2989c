"""Former place of the reference adapter. Deprecated: import `scrimmage_rules.kit.protocol.reference` instead."""

from scrimmage_rules.kit.protocol.reference import Reference, plain_reply

__all__ = ["Reference", "plain_reply"]
