"""Former place of the reference adapter. Deprecated: import `scrimmage_rules.kit.protocol.reference` instead."""

from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

__all__ = ["Reference", "encode_reply_as_plain_data"]
