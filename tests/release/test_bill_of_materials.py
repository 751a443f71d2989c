"""The bill of materials: every file with its checksum, every library with its use, and the same bytes each time."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("cyclonedx")

from tools.releases.bill_of_materials import create_bill, list_libraries

FILES = {"b.whl": b"abc", "a.tgz": b""}
WHEN = 86_400


def test_it_names_the_files_with_their_checksums_and_what_is_needed() -> None:
    made = json.loads(create_bill(FILES, WHEN))
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    assert made["metadata"]["timestamp"] == "1970-01-02T00:00:00+00:00"
    files = {each["name"]: each["hashes"][0]["content"] for each in made["components"] if each["type"] == "file"}
    assert files == {
        "a.tgz": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "b.whl": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    }
    [needs] = [each["dependsOn"] for each in made["dependencies"] if each["ref"] == "scrimmage-rules"]
    assert needs == ["npm:minisearch", "pypi:mkdocs-material", "pypi:msgspec", "pypi:pyyaml"]


def test_the_order_of_the_files_does_not_matter_and_their_content_does() -> None:
    assert create_bill(FILES, WHEN) == create_bill(dict(reversed(FILES.items())), WHEN)
    other = json.loads(create_bill(FILES | {"a.tgz": b"x"}, WHEN))
    assert other["serialNumber"] != json.loads(create_bill(FILES, WHEN))["serialNumber"]


def test_a_library_is_named_once_with_its_first_use() -> None:
    uses = {f"{each.kind}:{each.name}": each.use for each in list_libraries()}
    assert len(uses) == len(list(list_libraries()))
    wanted = {
        "pypi:msgspec": "run", "pypi:parse": "suite", "pypi:mkdocs": "docs", "pypi:mkdocs-material": "site",
        "pypi:hatchling": "build", "npm:esbuild": "script", "npm:minisearch": "site",
    }  # fmt: skip
    assert {name: uses[name] for name in wanted} == wanted


def test_what_is_in_a_release_has_a_licence() -> None:
    shipped = {each.name: each.licence for each in list_libraries() if each.use in {"run", "suite", "site"}}
    assert [name for name, licence in shipped.items() if not licence] == []
