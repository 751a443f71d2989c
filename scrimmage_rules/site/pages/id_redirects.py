"""Redirect pages: for every clause and ambiguity, a page with its id as address, which leads to the current page."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.kit.rulebook.site_addresses import get_site_address_of_rule
from scrimmage_rules.site.model.markdown import get_built_address
from scrimmage_rules.site.model.rulebook_model import REGISTER, Book

# Over a thousand of these pages exist, so that they leave out each sign that HTML does not need.
_HEAD = "<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
_ON = '<meta http-equiv=refresh content="0;url={to}">'
_LINK = "<p><a href={to}>{text}</a>"


def render_redirects(books: Sequence[Book]) -> dict[str, str]:
    """Return each redirect page by its path. If two games use an id, its page has links to both."""
    found: dict[str, list[tuple[str, str]]] = {}
    for book in books:
        for each in book.rulebook.clauses:
            found.setdefault(each, []).append(
                (book.id, get_built_address(f"../rules/{book.id}/{book.clause_address(each)}"))
            )
        for each in book.rulebook.ambiguities:
            found.setdefault(each, []).append((book.id, get_built_address(f"../rules/{book.id}/{REGISTER}#{each}")))
    return {get_site_address_of_rule(name): render_redirect(name, places) for name, places in found.items()}


def render_redirect(name: str, places: Sequence[tuple[str, str]]) -> str:
    """Return the redirect page of an id; `places` are pairs of a game and an address."""
    texts = [name] if len(places) == 1 else [f"{name} · {game}" for game, _ in places]
    links = "".join(_LINK.format(to=to, text=text) for text, (_, to) in zip(texts, places, strict=True))
    games = ", ".join(game for game, _ in places)
    on = _ON.format(to=places[0][1]) if len(places) == 1 else ""
    return f"{_HEAD.format(title=f'{name} · {games}')}{on}{links}\n"
