"""The kit: author, tokens, dice and charts."""

from __future__ import annotations

from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.tactical_soccer.position import FIELDERS, GOALIES, MEN, SEATS, Man
from scrimmage_rules.tactical_soccer.skills import CLASS_NAMES

TITLE = "Scrimmage, A Tactical Soccer Game"
AUTHOR = "Daelphinux"
BALLS = 1
YELLOW_CARDS = 10
"""Number of yellow card markers in the box, which does not limit the cards shown (TS-A69)."""

DICE = 2
CHARTS = ("position", "action", "shoot", "success")
RECORDS = ("score", "shot choices", "turns")

TWO_COACHES = "INTRO.two-coaches"
EVERYTHING_IN_THE_BOX = (
    "COMP.token-count", "COMP.goalie-tokens", "COMP.colour-pairs", "COMP.class-counts", "COMP.ball",
    "COMP.card-tokens", "COMP.charts", "COMP.dice", "COMP.record-sheet", "INTRO.kit-complete", "POOL.twelve",
    "POOL.class-counts", "POOL.two-tokens",
)  # fmt: skip


def name_token(colour: str, man: Man) -> str:
    """Return the name of a token: its colour and its player."""
    return f"{colour} {man}"


def list_tokens() -> list[str]:
    """Return all tokens: each fielder in red and blue, each goalie in his owner's colour only (TS-A03)."""
    pairs = [name_token(colour, man) for colour in SEATS for man in FIELDERS]
    return pairs + [name_token(colour, man) for colour, man in zip(SEATS, GOALIES, strict=True)]


def count_players_by_class(men: tuple[Man, ...]) -> dict[str, int]:
    """Return the number of players of each class among some men."""
    return {name: sum(man[0] == position_class for man in men) for position_class, name in CLASS_NAMES.items()}


def describe_game() -> Answer:
    """Return the title and the author of the game, and its coaches."""
    value = {"title": TITLE, "author": AUTHOR, "coaches": list(SEATS)}
    return Answer(value, ("TITLE.name", TWO_COACHES))


def describe_kit() -> Answer:
    """Return the contents of the box: players, tokens, ball, cards, dice, charts and records."""
    value = {
        "players": list(MEN), "classes": count_players_by_class(FIELDERS), "goalies": list(GOALIES),
        "tokens": list_tokens(), "balls": BALLS, "yellow cards": YELLOW_CARDS, "dice": DICE, "charts": list(CHARTS),
        "records": list(RECORDS),
    }  # fmt: skip
    return Answer(value, EVERYTHING_IN_THE_BOX)
