"""Pages as a reader meets them: what is read in a browser, with all it asks for and all that goes wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit


class Visit:
    """A page being read, with every request it made and every error it had."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def strangers(self) -> list[str]:
        """Requests to anywhere but this machine."""
        return [url for url in self.requests if urlsplit(url).hostname not in {"127.0.0.1", None}]


PLAYED = """
try {
  if (location.pathname.endsWith('/play.html')) {
    localStorage['scrimmage-rules of the play page'] ??= '{"against":"person","played":true}';
  }
} catch { /* nothing is kept */ }
"""
"""The choices of a reader who has played with another person. Without them, the page offers what is for newcomers.

On other pages, the script leaves the stored values alone: on a busy machine, Chromium may give a page that was opened
as a file a store of its own if a script asks for the store before anything of the page is read.
"""


def visits(browser: Any, *, keeps: bool = False, newcomer: bool = False, **how: Any) -> Iterator[Visit]:
    """One visit, of a browser that keeps no sites but where that is asked for: it would fetch megabytes each time."""
    context = browser.new_context(**how)
    if not keeps:
        context.add_init_script("delete Navigator.prototype.serviceWorker;")
    if not newcomer:
        context.add_init_script(PLAYED)
    context.set_default_timeout(8000)
    visit = Visit(context.new_page())
    yield visit
    context.close()
    assert visit.strangers == []
    assert visit.errors == []
