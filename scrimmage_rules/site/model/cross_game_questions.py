"""Questions that several games answer: the ambiguities and clauses of different rulebooks about the same topic."""

from __future__ import annotations

from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml

FILE = "same-questions.md"
"""Page with all shared questions, next to the folders of the games."""


class CrossGameQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and the ambiguities or clauses of several games that are about it."""

    question: str
    where: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """Return the anchor of the question on the page of shared questions."""
        return f"question-{self.where[0]}"


class _CrossGameQuestionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    questions: tuple[CrossGameQuestion, ...]


def read_cross_game_questions() -> tuple[CrossGameQuestion, ...]:
    """Return all shared questions, in the order of the list."""
    file = Path(__file__).with_suffix(".yaml")
    return decode_yaml(file.read_bytes(), _CrossGameQuestionFile, file.name).questions
