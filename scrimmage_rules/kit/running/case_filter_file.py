"""Saved selection of cases: filters in a YAML or JSON file, with the names of the options (`--selection FILE`)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json, decode_yaml
from scrimmage_rules.kernel.files import read_file

Values = str | tuple[str, ...]


class SavedSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Filters in a file; each has one value or a list of values (see `Selection`)."""

    ruleset: Values = ()
    clause: Values = ()
    level: Values = ()
    case: Values = ()
    only_level: Values = ()
    facet: Values = ()
    feature: Values = ()
    reading: Values = ()
    failed: Values = ()
    verdict: Values = ()


def read_saved_selection(path: Path) -> dict[str, tuple[str, ...]]:
    """Return the values of each filter in a file; raise `MalformedData` for an invalid file."""
    content = read_file(path)
    if path.suffix == ".json":
        saved = decode_json(content, SavedSelection, f"{path.name}: $")
    else:
        saved = decode_yaml(content, SavedSelection, path.name)
    values = ((name, getattr(saved, name)) for name in SavedSelection.__struct_fields__)
    return {name: (each,) if isinstance(each, str) else each for name, each in values}
