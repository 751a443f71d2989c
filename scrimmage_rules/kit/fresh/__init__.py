"""Fresh cases: made on the spot by random play of the reference, never published, so that nobody can look them up."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count, islice

import msgspec

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kit.fresh.material import material
from scrimmage_rules.kit.fresh.questions import QUESTIONS, Asking, Said
from scrimmage_rules.kit.fresh.recording import recorded
from scrimmage_rules.kit.fresh.walks import Moment, moments
from scrimmage_rules.kit.table import GAME
from scrimmage_rules.kit.vectors import Vector


class Fresh(msgspec.Struct, frozen=True):
    """So many cases of each ruleset, and the seed that makes them."""

    number: int
    seed: int


def fresh_cases(ruleset_id: str, wanted: Fresh, published: Sequence[Vector]) -> list[Vector]:
    """Cases of a ruleset; the same seed makes the same ones of the same suite."""
    return list(islice(endless(ruleset_id, wanted.seed, published), wanted.number))


def endless(ruleset_id: str, seed: int, published: Sequence[Vector]) -> Iterator[Vector]:
    """Cases of a ruleset without end, the questions in turn."""
    made = material(ruleset_id, published)
    rng = random.Random(f"{ruleset_id} {seed}")  # noqa: S311
    games = moments(ruleset_id, made, rng)
    for number in count(1):
        question = QUESTIONS[number % len(QUESTIONS)]
        case = None
        while case is None:
            moment = next(games)
            said = list(question(Asking(moment, made, rng)))
            if said:
                name = f"{said[0][0]} (seed {seed}, case {number})"
                case = recorded(ruleset_id, [_opening(moment), *said], f"{seed}-{number}", name, number)
        yield case


def _opening(moment: Moment) -> Said:
    ask = {"op": "load", "game": GAME, "ruleset": moment.game.id, "options": moment.options}
    return "a position of a random game", {**ask, "position": plain(moment.position)}
