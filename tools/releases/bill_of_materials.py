"""Bill of materials of a release in CycloneDX format: its files with checksums, and every library with its use.

Usage: `python -m tools.releases.bill_of_materials FILE` reads a bill and prints the number of components for each use.

The property `use` is the purpose of a library: `run` is required, `suite` is for verbs that create vectors. Libraries
for `docs`, `build` and `script` create a release and are not part of it. Libraries in the site are listed as parts of
the site.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageMetadata, distributions
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from scrimmage_rules import __version__
from tools.releases.reproducible_archive import hash_content

ROOT = Path(__file__).resolve().parents[2]
NAME, LICENCE = "scrimmage-rules", "MIT"
SCOPES = {"run": ComponentScope.REQUIRED, "suite": ComponentScope.OPTIONAL, "site": ComponentScope.REQUIRED}
"""CycloneDX scope for each use of a library. Libraries with any other use only help to create a release, and are not
part of it.
"""

LISTS = ("run", "suite", "docs", "build")
"""Names of the requirement files whose libraries the bill lists. A library that is in several files is listed under the
first of them.
"""

IN_THE_SITE = ("mkdocs-material", "minisearch")
"""Libraries that the site contains, completely or in part."""


class ExternalLibrary(NamedTuple):
    """A library from another project."""

    kind: str
    name: str
    version: str
    licence: str
    use: str


def list_libraries() -> Iterator[ExternalLibrary]:
    """Yield every library that a release needs, is built with, or contains."""
    licences = dict(_list_licences())
    seen: set[str] = set()
    for use in LISTS:
        pins = re.findall(
            r"^([\w.-]+)==(\S+)", (ROOT / f"requirements/{use}.txt").read_text(encoding="utf-8"), re.MULTILINE
        )
        for name, version in pins:
            if name not in seen:
                yield ExternalLibrary(
                    "pypi", name, version, licences.get(name, ""), "site" if name in IN_THE_SITE else use
                )
        seen |= {name for name, _ in pins}
    locked = json.loads((ROOT / "javascript/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, about in locked.items():
        if path and not about.get("optional"):
            name = path.removeprefix("node_modules/")
            yield ExternalLibrary(
                "npm", name, about["version"], about["license"], "site" if name in IN_THE_SITE else "script"
            )


def _list_licences() -> Iterator[tuple[str, str]]:
    """Yield the installed packages by their names in the requirement files, with their licences."""
    for each in distributions(path=[*sys.path, str(ROOT / ".venv/backend")]):
        about: PackageMetadata = each.metadata
        yield re.sub(r"[-_.]+", "-", about["Name"]).lower(), _find_licence(about)


def _find_licence(about: PackageMetadata) -> str:
    """Return the short name of a package's licence if it has one; some packages state the licence
    only in a classifier.
    """
    [said, *_] = about.get_all("License-Expression") or about.get_all("License") or [""]
    classified = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if "License ::" in each]
    return said if said not in ("", "UNKNOWN") and "\n" not in said else "".join(classified[:1])


def create_bill(files: Mapping[str, bytes], when: int) -> bytes:
    """Return the bill for the files of a release; `when` is the time of the bill in seconds since 1970."""
    licences = LicenseFactory()
    made = [_create_component_from_file(name, content) for name, content in files.items()]
    used = [_create_component_from_library(each, licences) for each in list_libraries()]
    root = Component(
        name=NAME, version=__version__, type=ComponentType.APPLICATION, bom_ref=NAME,
        licenses=[licences.make_from_string(LICENCE)], purl=PackageURL("pypi", None, NAME, __version__),
    )  # fmt: skip
    mark = uuid5(NAMESPACE_URL, "".join(sorted(f"{name} {hash_content(content)}\n" for name, content in files.items())))
    about = BomMetaData(component=root, timestamp=datetime.fromtimestamp(when, UTC))
    whole = Bom(components=[*made, *used], metadata=about, serial_number=mark)
    whole.register_dependency(root, [each for each in used if each.scope == ComponentScope.REQUIRED])
    return f"{JsonV1Dot6(whole).output_as_string(indent=1)}\n".encode()


def _create_component_from_file(name: str, content: bytes) -> Component:
    digest = HashType(alg=HashAlgorithm.SHA_256, content=hash_content(content))
    return Component(name=name, type=ComponentType.FILE, bom_ref=name, hashes=[digest])


def _create_component_from_library(each: ExternalLibrary, licences: LicenseFactory) -> Component:
    said: Any = [licences.make_from_string(each.licence)] if each.licence else []
    return Component(
        name=each.name, version=each.version, type=ComponentType.LIBRARY, bom_ref=f"{each.kind}:{each.name}",
        scope=SCOPES.get(each.use, ComponentScope.EXCLUDED), licenses=said,
        purl=PackageURL(each.kind, None, each.name, each.version), properties=[Property(name="use", value=each.use)],
    )  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Read a bill and print its component counts; return the exit code, 2 for invalid arguments."""
    if len(arguments) != 1:
        print("usage: python -m tools.releases.bill_of_materials FILE")
        return 2
    read = Bom.from_json(json.loads(Path(arguments[0]).read_text(encoding="utf-8")))
    uses = Counter(str(each.value) for part in read.components for each in part.properties)
    print(f"{len(read.components)} parts:", ", ".join(f"{count} {use}" for use, count in sorted(uses.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
