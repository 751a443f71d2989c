"""Questions that players ask about a game, each with a short answer and the rules that give it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.site.model.markdown import slug_from_name

FILE = "questions.yaml"


class PlayerQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, one sentence of answer, and the ids of the clauses or ambiguities that answer it, the best first."""

    question: str
    answer: str
    where: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """The anchor of the question on the page of all questions of its game."""
        return slug_from_name(self.question)


def read_player_questions(file: str) -> tuple[PlayerQuestion, ...]:
    """Return the questions of a game from the list next to a module of its room."""
    listed = Path(file).with_name(FILE)
    return decode_yaml(listed.read_bytes(), tuple[PlayerQuestion, ...], listed.name)
