"""The site built once for all tests of it, from the checkout, as strictly as for publication; and a browser for it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.site.browsing import Visit, visits

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs the built site or a browser: `make test` skips it, and `make browser` runs nothing else."""
    for item in items:
        if {"built", "chromium"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site; what `BUILT_SITE` names is taken for it."""
    if "BUILT_SITE" in os.environ:
        return ROOT / os.environ["BUILT_SITE"]
    if None in map(importlib.util.find_spec, ("mkdocs", "material", "mkdocstrings")):
        pytest.skip("what builds the site is not installed: `make browser` installs it")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet}, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


class Quiet(SimpleHTTPRequestHandler):
    """A server that does not report every request."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture(scope="session")
def served(built: Path) -> Iterator[str]:
    """The address of the built site on this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless browser, started once for all tests: each test has a context of its own in it."""
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: `make browser` installs it")
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first one in half the time
    if program is None:
        pytest.skip("chromium is not installed: on Debian and Ubuntu, apt install chromium")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any) -> Iterator[Visit]:
    """A wide window."""
    yield from visits(chromium, viewport={"width": 1280, "height": 900})


@pytest.fixture
def phone(chromium: Any) -> Iterator[Visit]:
    """A narrow one, touched."""
    yield from visits(chromium, viewport={"width": 390, "height": 844}, has_touch=True)
