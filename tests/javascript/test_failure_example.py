"""The failure that the page shows is the one that the kit prints."""

from __future__ import annotations

import shutil

import pytest

from tools.suite.failure_example import PAGE, update_failure_example


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_failure_on_the_page_is_the_one_that_is_printed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert update_failure_example(page) == page, "make it again with: python -m tools.suite.failure_example"
