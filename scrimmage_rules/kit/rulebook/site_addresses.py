"""Permanent web addresses on the site: of clauses and ambiguities by id, of cases by name.

The addresses redirect to the current page, so that they stay valid in print and in bookmarks.
"""

from __future__ import annotations

from scrimmage_rules.kit.cases.case_names import MIRRORED


def get_site_address_of_rule(clause_id: str) -> str:
    """Return the address of a clause or an ambiguity relative to the root of the site."""
    return f"c/{clause_id}.html"


def get_site_address_of_case(case_id: str) -> str:
    """Return the address of a case relative to the root of the site; a mirrored case has the
    address of its original.
    """
    return f"case.html#{case_id.removesuffix(MIRRORED)}"
