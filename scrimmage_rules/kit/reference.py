"""The former module of the reference adapter, kept for programs that import it.

Deprecated: import `scrimmage_rules.kit.protocol.reference`.
"""

from scrimmage_rules.kit.protocol.reference import Reference, as_data

__all__ = ["Reference", "as_data"]
