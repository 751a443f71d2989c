"""Generation of cases: each asks the program under test a question about a position of a random game. The reference
gives the expected answer.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from itertools import count, islice

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.generated.case_recorder import FEATURE, record_case
from scrimmage_rules.kit.generated.generated_requests import (
    QUESTIONS,
    LabeledRequest,
    RequestGenerator,
    RequestInput,
    can_start_case,
)
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import (
    InputsForRandomGames,
    collect_inputs_for_random_games,
)
from scrimmage_rules.kit.generated.random_games import (
    CountsOfMomentKinds,
    RandomGamePosition,
    count_position_kinds,
    sample_random_game_positions,
)
from scrimmage_rules.kit.scenarios.scenario_world import GAME

PATIENCE = 500
"""Maximum number of positions of random games at which the generator tries a kind of request. If none of them gives a
case, it gives up this kind for the ruleset.
"""

BLOCK = 3 * len(QUESTIONS)
"""Number of cases that are generated from one seed. To generate one case again, at most this many cases are generated.
"""


def list_generated_cases(ruleset_id: str, wanted: GenerationParameters, published: Sequence[Vector]) -> list[Vector]:
    """Return the generated cases of a ruleset. The same seed and the same suite always give the same cases."""
    return list(islice(generate_cases(ruleset_id, wanted.seed, published), wanted.number))


def find_case_number(ruleset_id: str, wanted: GenerationParameters, name: str) -> int | None:
    """Return the number of the generated case with this id or place, or None if it is not among the requested cases."""
    found = re.fullmatch(rf"(?:{re.escape(ruleset_id)}/{FEATURE}/{wanted.seed}-|{FEATURE}:)([1-9][0-9]{{0,17}})", name)
    return int(found[1]) if found and int(found[1]) <= wanted.number else None


def list_cases_by_number(
    ruleset_id: str, seed: int, numbers: Sequence[int], published: Sequence[Vector]
) -> list[Vector]:
    """Return the generated cases with these numbers. For each number, only the earlier cases of its block are generated
    too.
    """
    made = collect_inputs_for_random_games(ruleset_id, published)
    known = count_position_kinds(ruleset_id, made)
    found: list[Vector] = []
    for number in numbers:
        block, before = divmod(number - 1, BLOCK)
        found += islice(_generate_block(ruleset_id, made, known, (seed, block)), before, before + 1)
    return found


def generate_cases(ruleset_id: str, seed: int, published: Sequence[Vector]) -> Iterator[Vector]:
    """Yield generated cases of a ruleset without end, with each kind of request in turn; yield nothing if no published
    case starts a game.
    """
    made = collect_inputs_for_random_games(ruleset_id, published)
    known = count_position_kinds(ruleset_id, made)
    for block in count():
        cases = 0
        for case in _generate_block(ruleset_id, made, known, (seed, block)):
            cases += 1
            yield case
        if cases < BLOCK:
            return


def _generate_block(
    ruleset_id: str, made: InputsForRandomGames, known: CountsOfMomentKinds, place: tuple[int, int]
) -> Iterator[Vector]:
    """Yield the cases of one block, which depends on no other block. If a kind of request gives no usable case, the
    next kind is used.

    `place` is the seed and the number of the block.
    """
    seed, block = place
    rng = random.Random(f"{ruleset_id} {seed} {block}")  # noqa: S311
    games = sample_random_game_positions(ruleset_id, made, rng, known)
    first = block * BLOCK + 1
    questions, number = list(QUESTIONS), first
    while questions and number < first + BLOCK:
        question = questions[number % len(questions)]
        asked = _generate_request_steps(
            question, (RequestInput(moment, made, rng) for moment in islice(games, PATIENCE))
        )
        case = next((case for said in asked if (case := _record_case(ruleset_id, said, seed, number))), None)
        if case is None:
            questions = [each for each in questions if each is not question]
        else:
            number += 1
            yield case


def _generate_request_steps(
    question: RequestGenerator, askings: Iterator[RequestInput]
) -> Iterator[list[LabeledRequest]]:
    """Yield the steps of one kind of request, for one position of a random game after another."""
    for asking in askings:
        said = list(question(asking))
        if said:
            yield said if can_start_case(said[0]) else [_create_opening_sentence(asking.moment), *said]


def _record_case(ruleset_id: str, said: list[LabeledRequest], seed: int, number: int) -> Vector | None:
    text = said[0][0] if can_start_case(said[0]) else said[1][0]
    return record_case(ruleset_id, said, f"{seed}-{number}", f"{text} (seed {seed}, case {number})", number)


def _create_opening_sentence(moment: RandomGamePosition) -> LabeledRequest:
    ask = {"op": "load", "game": GAME, "ruleset": moment.game.id, "options": moment.options}
    return "the position comes from a random game", {**ask, "position": plain(moment.position)}
