"""Site pages that only card-football has: drawings of its cards, and the exact odds of the default deck."""

from __future__ import annotations

from functools import cache
from typing import Any

from scrimmage_rules.kernel.contract import Answer, Options
from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.card_football.odds_page import map_clauses_to_odds_tables, render_odds_page
from scrimmage_rules.site.card_football.reference_sheet import build_sheet
from scrimmage_rules.site.data.introduction_steps import read_introduction
from scrimmage_rules.site.model.glossary_terms import read_terms
from scrimmage_rules.site.model.markdown import format_details, join_blocks
from scrimmage_rules.site.model.player_questions import read_player_questions, read_search_words
from scrimmage_rules.site.model.ruleset_site_content import ExtraPage, RulesetSiteContent, SheetPart, StartableGame

ID = "card-football"
SHAPE = "../../conformance/card-football.md#options"

ABOUT = """
Two players, a field of a hundred yards, and a pile of Play by Play cards. Each play, both sides put down a play card in
secret: the offense one of five offensive plays, the defense one of five defensive ones. The next card of the pile has a
matrix of five by five. The cell of the two plays gives the result: yards won or lost, an incomplete pass, a turnover
or a touchdown. The same cards decide kick-offs, punts, field goals and extra points, and when the pile is used up, so
is the quarter. The cards are the clock of the game and, apart from the coin, its only source of chance.

The source prints one card and no list of the others. That card, and the default deck that this project invented so that
the game can be played, are drawn under [the cards](deck.md). All [odds](odds.md) are those of the invented deck.
"""

PRINTED = """
The source shows one Play by Play card, in pieces, as its examples: the matrix with the turnover number below it, a
kick-off, a punt and a field goal. We read them as one card ([KF-A02](ambiguities.md#KF-A02)) and call it P01. A dash is
an incomplete pass. On a kick-off, `r18` is the receiver's own 18, and `k` would be the kicker's half.
"""

INVENTED = """
!!! warning "Invented"

    The default deck is ours. The source does not say what is on the other cards, nor how many there are
    ([KF-A01](ambiguities.md#KF-A01), [KF-A03](ambiguities.md#KF-A03)). Every number that is computed from the default
    deck is a fact about this deck only, and not about the published game.
"""


@cache
def _load_rules(deck: str) -> Any:
    return ruleset(ID).rules(Options(settings={"deck": deck}))


def _run_query(deck: str, query: str, **args: Any) -> Answer:
    return ruleset(ID).query(_load_rules(deck), query, args)


def _build_deck_page() -> ExtraPage:
    printed = _draw_card("sample", "P01")
    deck = _run_query("default", "deck").value
    cards = [_draw_card("default", card_id) for card_id in _load_rules("default").deck_ids]
    text = join_blocks(
        "## The printed card { #printed }",
        PRINTED.strip(),
        f'<div class="cards one">{printed}</div>',
        "## The default deck { #default }",
        INVENTED.strip(),
        f"The deck `{deck['id']}` has {deck['cards']} cards, {deck['with_turnover']} with a turnover in the matrix. Any"
        f" other deck can be given as data, with the setting `deck`: see [the shape of a deck]({SHAPE}).",
        format_details(
            f"All {deck['cards']} cards",
            f'<div class="cards">{"".join(cards)}</div>',
            kind="abstract",
        ),
    )
    tables_ = tuple(
        (clause, "printed", "the printed card") for clause in _run_query("sample", "card", card="P01").clauses
    )
    return ExtraPage("deck.md", "The cards", text, tables_)


def _draw_card(deck: str, card: str) -> str:
    return f"<figure>{load_pictures(ID)['card'](_run_query(deck, 'card', card=card).value)}</figure>"


def _build_odds_page() -> ExtraPage:
    text = join_blocks(INVENTED.strip(), render_odds_page(_load_rules("default")))
    return ExtraPage("odds.md", "Exact odds", text, map_clauses_to_odds_tables(_load_rules("default")))


def _build_extra_pages() -> tuple[ExtraPage, ...]:
    return _build_deck_page(), _build_odds_page()


def _build_sheet() -> tuple[SheetPart, ...]:
    return build_sheet(_load_rules("default"), _run_query("default", "scoring").value)


STARTS = (
    StartableGame("The deck of this project"),
    StartableGame("The sample cards of the source, and cards that chance makes", {"settings": {"deck": "sample"}}),
)
"""Games that a reader can start on a page, with their options; the default game comes first."""

ROOM = RulesetSiteContent(
    source="004",
    about=ABOUT.strip(),
    extras=_build_extra_pages,
    terms=read_terms(__file__),
    questions=read_player_questions(__file__),
    search_words=read_search_words(__file__),
    starts=STARTS,
    sheet=_build_sheet,
    introduction=read_introduction(__file__),
)
"""Site content of card-football: texts, extra pages and words."""
