"""Permanent addresses on the site: of a clause or an ambiguity by its id, of a case by its name.

They redirect to the current page, so that they can be printed, sent and kept.
"""

from __future__ import annotations

from scrimmage_rules.kit.cases.case_names import MIRRORED


def address_of(clause_id: str) -> str:
    """Return the address of a clause or an ambiguity below the site's folder."""
    return f"c/{clause_id}.html"


def case_address(case_id: str) -> str:
    """Return the address of a case below the site's folder; a mirrored case has that of its original."""
    return f"case.html#{case_id.removesuffix(MIRRORED)}"
