"""One played game as a typed row, and as a record of a ledger."""

from __future__ import annotations

import msgspec

from scrimmage_rules.campaigns.ledger import Record
from scrimmage_rules.kernel.contract import Result

SCORE = "score_"
"""Prefix of the names of the columns with scores; a seat follows."""


class GameRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one simulated game.

    `winner` is the seat that won; None for a draw or an unfinished game. `clause` is the clause that ended the game;
    None for an unfinished game. `moves` is the number of actions, those of chance included. `scores` has the score of
    each seat; it is empty for a game without scores.

    Examples:
        >>> from scrimmage_rules.simulation import GameRow
        >>> row = GameRow(7, None, "END.fourth", 380, {"home": 10, "away": 10})
        >>> row.over, row.drawn
        (True, True)
    """

    seed: int
    winner: str | None
    clause: str | None
    moves: int
    scores: dict[str, int]

    @property
    def over(self) -> bool:
        """Whether the game ended before the maximum number of actions."""
        return self.clause is not None

    @property
    def drawn(self) -> bool:
        """Whether the game ended without a winner."""
        return self.over and self.winner is None


def record_from_game(result: Result | None, moves: int, scores: dict[str, int]) -> Record:
    """Return the record of a game. Its names are those of the columns of a results file."""
    winner, clause = (result.winner, result.clause) if result else (None, None)
    columns = {f"{SCORE}{seat}": score for seat, score in scores.items()}
    return {"winner": winner, "clause": clause, "moves": moves, **columns}


def create_row_from_record(seed: int, record: Record) -> GameRow:
    """Return the row of a record; raise an error for a record of another kind of campaign."""
    scores = {name.removeprefix(SCORE): value for name, value in record.items() if name.startswith(SCORE)}
    return GameRow(seed, record["winner"], record["clause"], record["moves"], scores)
