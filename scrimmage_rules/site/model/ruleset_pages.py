"""The old name of the module `ruleset_site_content`, for rulesets of other packages that still import it."""

from __future__ import annotations

import warnings
from typing import Any

from scrimmage_rules.site.model import ruleset_site_content

RENAMED = {"Room": "RulesetSiteContent"}
"""New names of the classes that were renamed."""


def __getattr__(name: str) -> Any:
    """Return a class of `ruleset_site_content`, with a warning."""
    new = RENAMED.get(name, name)
    try:
        found = getattr(ruleset_site_content, new)
    except AttributeError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    warnings.warn(f"{__name__}.{name} is deprecated: use {ruleset_site_content.__name__}.{new}", DeprecationWarning, 2)
    return found
