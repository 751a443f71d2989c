"""Data of the page of changes: for each case that changed after a release, the differences between its old and its new
version.

A release stores only hashes of its cases. Each file in the folder `earlier_cases` therefore contains the cases of one
release that changed later, as compressed text. `tools.releases.record_changed_cases` writes these files.
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from collections.abc import Mapping
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kit.cases.vectors import VectorStep
from scrimmage_rules.kit.rulebook.release_records import parse_version
from scrimmage_rules.site.data.scenario_boards import render_data_script
from scrimmage_rules.site.model.case_version_differences import ChangedPlace, list_places_that_differ_between_versions

FILE = "js/changed-cases.js"
RECORDS, SUFFIX = Path(__file__).with_name("earlier_cases"), ".b85"
WIDTH = 120
"""Number of characters in a line of a record."""

Cases = Mapping[str, tuple[VectorStep, ...]]
"""The steps of cases by the names of the cases."""


def encode_cases(cases: Cases) -> str:
    """Return cases as compressed text. Equal cases give equal text."""
    packed = b85encode(zlib.compress(msgspec.json.encode(dict(sorted(cases.items()))), 9)).decode()
    return "".join(f"{packed[start : start + WIDTH]}\n" for start in range(0, len(packed), WIDTH))


def decode_cases(text: str, name: str) -> dict[str, tuple[VectorStep, ...]]:
    """Return the cases of a compressed text; error messages name `name` as its file."""
    content = zlib.decompress(b85decode("".join(text.split())))
    return decode_json(content, dict[str, tuple[VectorStep, ...]], name)


def read_earlier_cases(folder: Path = RECORDS) -> dict[str, Cases]:
    """Return the recorded cases of each release by its version, the oldest release first."""
    paths = sorted(folder.glob(f"*{SUFFIX}"), key=lambda each: parse_version(each.stem))
    return {path.stem: decode_cases(path.read_text(encoding="ascii"), path.name) for path in paths}


def compare_with_next_versions(
    recorded: Mapping[str, Cases], current: Cases
) -> dict[str, dict[str, list[ChangedPlace]]]:
    """Return for each release the cases that changed after it, with the differences between each case and its next
    version.

    The next version of a case is in the record of the next release. A case that this record lacks has its current
    form.
    """
    found: dict[str, dict[str, list[ChangedPlace]]] = {}
    later = dict(current)
    for version, cases in reversed(list(recorded.items())):
        both = {name: (steps, later[name]) for name, steps in cases.items() if name in later}
        places = {name: list(list_places_that_differ_between_versions(*pair)) for name, pair in both.items()}
        found[version] = {name: each for name, each in places.items() if each}
        later.update(cases)
    return found


def render_changed_cases_script(recorded: Mapping[str, Cases], current: Cases) -> str:
    """Return the data file that the page of changes loads when a reader opens the list of changed cases."""
    return render_data_script("changedCases", compare_with_next_versions(recorded, current))
