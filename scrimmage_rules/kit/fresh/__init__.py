"""Fresh cases: made on the spot by random play of the reference, never published, so that nobody can look them up."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kit.fresh.material import material
from scrimmage_rules.kit.fresh.questions import QUESTIONS, Asking, Question, Said, begins
from scrimmage_rules.kit.fresh.recording import recorded
from scrimmage_rules.kit.fresh.walks import Moment, moments
from scrimmage_rules.kit.table import GAME
from scrimmage_rules.kit.vectors import Vector

PATIENCE = 500
"""Moments that a question is tried at, until it is clear that it makes no sense in this game."""


class Fresh(msgspec.Struct, frozen=True):
    """So many cases of each ruleset, and the seed that makes them."""

    number: int
    seed: int


def fresh_cases(ruleset_id: str, wanted: Fresh, published: Sequence[Vector]) -> list[Vector]:
    """Cases of a ruleset; the same seed makes the same ones of the same suite."""
    return list(islice(endless(ruleset_id, wanted.seed, published), wanted.number))


def endless(ruleset_id: str, seed: int, published: Sequence[Vector]) -> Iterator[Vector]:
    """Cases of a ruleset without end, the questions in turn; none where its published cases begin no game."""
    made = material(ruleset_id, published)
    rng = random.Random(f"{ruleset_id} {seed}")  # noqa: S311
    games = moments(ruleset_id, made, rng)
    questions, number = list(QUESTIONS), 1
    while questions:
        question = questions[number % len(questions)]
        asked = _asked(question, (Asking(moment, made, rng) for moment in islice(games, PATIENCE)))
        case = next((case for said in asked if (case := _case(ruleset_id, said, seed, number))), None)
        if case is None:
            questions = [each for each in questions if each is not question]
        else:
            number += 1
            yield case


def _asked(question: Question, askings: Iterator[Asking]) -> Iterator[list[Said]]:
    """What the question asks, moment after moment, with the position before what does not begin by itself."""
    for asking in askings:
        said = list(question(asking))
        if said:
            yield said if begins(said[0]) else [_opening(asking.moment), *said]


def _case(ruleset_id: str, said: list[Said], seed: int, number: int) -> Vector | None:
    text = said[0][0] if begins(said[0]) else said[1][0]
    return recorded(ruleset_id, said, f"{seed}-{number}", f"{text} (seed {seed}, case {number})", number)


def _opening(moment: Moment) -> Said:
    ask = {"op": "load", "game": GAME, "ruleset": moment.game.id, "options": moment.options}
    return "a position of a random game", {**ask, "position": plain(moment.position)}
