"""Faulty adapters that know every rule, but write values in a form that the protocol does not allow."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from honest import Honest, Message


class DecimalUsed(Honest):
    """An adapter that writes the number of used entries of chance as 1.0."""

    def reply(self, request: Message) -> Any:
        reply = self.ask(request)
        if "used" in reply:
            reply["used"] = float(reply["used"])
        return reply


class Unreduced(Honest):
    """An adapter that writes probabilities as fractions that are not reduced, such as 2/4."""

    def reply(self, request: Message) -> Any:
        return _double_fractions(self.ask(request))


def _double_fractions(value: Any) -> Any:
    """Return a reply in which the numerator and the denominator of every probability are doubled."""
    if isinstance(value, list):
        return [_double_fractions(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: _double_fraction(each) if name == "p" else _double_fractions(each) for name, each in value.items()}


def _double_fraction(share: str) -> str:
    fraction = Fraction(share)
    return f"{2 * fraction.numerator}/{2 * fraction.denominator}"


class OmitsEmpty(Honest):
    """An adapter that leaves out every field that is null or an empty list."""

    def reply(self, request: Message) -> Any:
        return _without_empty(self.ask(request))


def _without_empty(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_empty(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: _without_empty(each) for name, each in value.items() if each is not None and each != []}
