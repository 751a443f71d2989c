"""Exact chances as text, for the answers to queries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from scrimmage_rules.kernel.chance import Face
from scrimmage_rules.kernel.codec import format_fraction


def format_outcome_probabilities(faces: Sequence[Face]) -> dict[str, str]:
    """Return the exact probability of each different outcome, as a fraction in text, from equally likely outcomes."""
    return {str(face): format_fraction(Fraction(times, len(faces))) for face, times in Counter(faces).items()}
