"""The same question in another game: ambiguities, and clauses that answer, of several rulebooks side by side."""

from __future__ import annotations

from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml

FILE = "same-questions.md"
"""The page of all of them, next to the folders of the games."""


class SharedQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and the ambiguities or clauses of several games that it is asked in."""

    question: str
    where: tuple[str, ...]

    @property
    def anchor(self) -> str:
        """Its place on the page of all of them."""
        return f"question-{self.where[0]}"


class _QuestionList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinships: tuple[SharedQuestion, ...]


def read_shared_questions() -> tuple[SharedQuestion, ...]:
    """Return all shared questions, in the order of the list."""
    file = Path(__file__).with_suffix(".yaml")
    return decode_yaml(file.read_bytes(), _QuestionList, file.name).kinships
