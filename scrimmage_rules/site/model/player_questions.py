"""Questions of players with short answers and the rules that give them, and words that players search."""

from __future__ import annotations

from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.site.model.markdown import slug_from_name

FILE = "questions.yaml"
WORDS = "search_words.yaml"


class PlayerQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, one sentence of answer, and the ids of the clauses or ambiguities that answer it.

    The first id is the best answer.
    """

    question: str
    answer: str
    where: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """Return the anchor of the question on the page with all questions of its game."""
        return slug_from_name(self.question)


def read_player_questions(file: str) -> tuple[PlayerQuestion, ...]:
    """Return the questions of a game from the list next to one of its site modules."""
    listed = Path(file).with_name(FILE)
    return decode_yaml(listed.read_bytes(), tuple[PlayerQuestion, ...], listed.name)


def read_search_words(file: str) -> dict[str, str]:
    """Return the words by which players look for each clause or ambiguity, from the list next to a module."""
    listed = Path(file).with_name(WORDS)
    return decode_yaml(listed.read_bytes(), dict[str, str], listed.name)
