"""Fresh cases: made on the spot by random play of the reference, never published, so that nobody can look them up."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kit.fresh.material import Material, material
from scrimmage_rules.kit.fresh.questions import QUESTIONS, Asking, Question
from scrimmage_rules.kit.fresh.walks import Moment, moments
from scrimmage_rules.kit.table import GAME, Table
from scrimmage_rules.kit.vectors import Deed, Vector, VectorStep, facets_of, level_of

FEATURE = "fresh"
"""What stands in a fresh case in the place of a feature."""


class Fresh(msgspec.Struct, frozen=True):
    """So many cases of each ruleset, and the seed that makes them."""

    number: int
    seed: int


def fresh_cases(ruleset_id: str, wanted: Fresh, published: Sequence[Vector]) -> list[Vector]:
    """Cases of a ruleset; the same seed makes the same ones of the same suite."""
    made = material(ruleset_id, published)
    rng = random.Random(f"{ruleset_id} {wanted.seed}")  # noqa: S311
    return list(islice(_cases(made, rng, ruleset_id, wanted.seed), wanted.number))


def _cases(made: Material, rng: random.Random, ruleset_id: str, seed: int) -> Iterator[Vector]:
    found = 0
    games = moments(ruleset_id, made, rng)
    while True:
        case = _case(next(games), QUESTIONS[found % len(QUESTIONS)], made, rng)
        if case is not None:
            found += 1
            name = f"{case.steps[1].text} (seed {seed}, case {found})"
            yield msgspec.structs.replace(case, id=f"{ruleset_id}/{FEATURE}/{seed}-{found}", name=name, line=found)


def _case(moment: Moment, question: Question, made: Material, rng: random.Random) -> Vector | None:
    """A question at a moment, played once on a table and recorded; None where it makes no sense there."""
    ruleset_id, position = moment.game.id, plain(moment.position)
    table = Table(ruleset_id)
    table.ask(op="load", game=GAME, ruleset=ruleset_id, options=moment.options, position=position)
    said = [("a position of a random game", table.take())]
    table.cited.clear()
    said += [(sentence, table.take()) for sentence in question(Asking(moment, table, made, rng))]
    if len(said) == 1:
        return None
    steps = tuple(VectorStep(text, 0, tuple(msgspec.convert(deed, Deed) for deed in deeds)) for text, deeds in said)
    deeds, own = [deed for step in steps for deed in step.do], moment.game.facets
    return Vector(
        id="", name="", ruleset=ruleset_id, feature=FEATURE, line=0, chapter=FEATURE,
        clauses=tuple(sorted(table.cited)), refuses=False, readings=moment.options.get("readings") or {},
        level=level_of(deeds, own), facets=facets_of(deeds, own), steps=steps,
    )  # fmt: skip
