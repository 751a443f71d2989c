"""Exact chances as the answers to questions write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from scrimmage_rules.kernel.chance import Face
from scrimmage_rules.kernel.codec import fraction_text


def shares_from_faces(faces: Sequence[Face]) -> dict[str, str]:
    """Equally likely faces as the exact chance of each different one."""
    return {str(face): fraction_text(Fraction(times, len(faces))) for face, times in Counter(faces).items()}
