"""The former module of the reference adapter, kept for programs that import it.

Deprecated: import `scrimmage_rules.kit.protocol.reference`.
"""

from scrimmage_rules.kit.protocol.reference import Reference, plain_reply

__all__ = ["Reference", "plain_reply"]
