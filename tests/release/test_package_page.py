"""The readmes of both packages: every link is absolute and leads to a file, or there is no link."""

from __future__ import annotations

import re

import pytest

from tests.repository.reading import ROOT, read
from tools.releases.package_page import list_addresses, read_repository, render_page

ADDRESS = "https://example.org/me/scrimmage-rules"
READMES = {"": "README.md", "javascript/engine": "javascript/engine/README.md"}


def targets(page: str) -> list[str]:
    """Return the target of every link and picture outside of code."""
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"\]\(([^)]+)\)", prose)


@pytest.mark.parametrize("folder", READMES)
def test_every_link_of_a_package_page_is_absolute_and_leads_to_a_file(folder: str) -> None:
    page = render_page(read(READMES[folder]), ADDRESS, "1.2.3", folder)
    found = [re.fullmatch(rf"{ADDRESS}/(?:blob|raw)/v1\.2\.3/([^#]+)(?:#.*)?", each) for each in targets(page)]
    assert found
    assert [each for each in found if each is None or not (ROOT / each[1]).exists()] == []


@pytest.mark.parametrize("folder", READMES)
def test_a_package_page_without_an_address_has_no_link(folder: str) -> None:
    page = render_page(read(READMES[folder]), "", "1.2.3", folder)
    assert targets(page) == []
    assert len(page) > 1000


def test_links_keep_their_words_and_code_stays_as_it_is() -> None:
    text = "See [a `b`](docs/a.md#x), ![p](p.svg)[w](https://example.org) and [here](#y).\n\n```\n[a](b.md)\n```\n"
    assert render_page(text, "", "1") == (
        "See a `b`, [w](https://example.org) and [here](#y).\n\n```\n[a](b.md)\n```\n"
    )
    assert render_page(text, ADDRESS, "1", "in") == (
        f"See [a `b`]({ADDRESS}/blob/v1/in/docs/a.md#x), ![p]({ADDRESS}/raw/v1/in/p.svg)[w](https://example.org)"
        " and [here](#y).\n\n```\n[a](b.md)\n```\n"
    )


def test_the_addresses_of_the_metadata_come_from_the_same_setting() -> None:
    assert list_addresses("", "1") == {}
    addresses = list_addresses(ADDRESS, "1")
    assert addresses["Repository"] == ADDRESS
    assert all(each.startswith(ADDRESS) for each in addresses.values())
    assert [each for each in addresses.values() if "/v1/" in each and not (ROOT / each.split("/v1/")[1]).exists()] == []


def test_the_setting_is_an_address_or_empty() -> None:
    assert re.fullmatch(r"(https://\S+[^/])?", read_repository(ROOT))
