"""Kinds of damaged input: for each, the function that makes it from valid data, the function that tries it, and its
share.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from scrimmage_rules.rulesets import RULESETS
from tools.input_fuzzing.byte_mutations import damage_bytes
from tools.input_fuzzing.damaged_files import (
    create_archive_input,
    create_data_input,
    create_known_failures_input,
    create_moves_input,
    create_odds_input,
    create_replies_input,
    create_rulebook_input,
    create_scenario_input,
    create_transcript_input,
    create_vectors_input,
)
from tools.input_fuzzing.damaged_request_creation import (
    create_line_input,
    create_options_input,
    create_position_input,
    create_request_input,
)
from tools.input_fuzzing.oracles import (
    DamagedInput,
    InputTrial,
    check_command,
    check_conversation,
    check_features,
    check_game,
    check_process,
    check_rulebook,
)
from tools.input_fuzzing.seed_corpus import SeedMaterial


class InputKind(NamedTuple):
    """A kind of input: its share of all inputs, the function that makes one, and the function that tries it."""

    share: int
    make: Callable[[random.Random, SeedMaterial], DamagedInput]
    probe: InputTrial


WORDS = (
    "", " ", "-", "--", "-1", "0", "1", "1e9", "nan", "9" * 400, "٣", "x\ny", "\x1b[2J", "\udcff", "é",
    "x" * 5000, "--json", "--list", "--replace", "--ruleset", *RULESETS, "KF-A17=at-scrimmage",
    "=", "home", "PUNT.declare", "dice", ".", "..", "games", "game.json", "file.json", "nothing.json", "verify",
    "check",
)  # fmt: skip


def create_arguments_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with damaged command-line arguments and valid files."""
    made = rng.choice(
        (
            create_data_input,
            create_odds_input,
            create_transcript_input,
            create_archive_input,
            create_moves_input,
            create_known_failures_input,
            create_clause_input,
        )
    )(rng, material)
    words = list(made.arguments)
    number = rng.randrange(len(words))
    change = rng.choice(("other", "gone", "twice", "more", "bytes", "order"))
    if change == "other":
        words[number] = rng.choice(WORDS)
    elif change == "gone":
        del words[number]
    elif change == "twice":
        words.insert(number, rng.choice(words))
    elif change == "more":
        words.insert(number, rng.choice(WORDS))
    elif change == "bytes":
        spoilt = damage_bytes(rng, words[number].encode("utf-8", "surrogateescape"))[0]
        words[number] = spoilt.replace(b"\0", b"").decode("utf-8", "surrogateescape")[:5000]
    else:
        rng.shuffle(words)
    return replace(made, damage=f"{change}; {made.damage}", arguments=tuple(map(_replace_harmful_word, words)))


def create_clause_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a fuzzing input without a file: random arguments of a command such as `clause`."""
    del material
    asked = (
        ("clause", "PUNT.declare"), ("clause", "KF-A17", "--ruleset", RULESETS[0]), ("--version",), ("--help",),
        ("coverage", "--ruleset", RULESETS[0]), ("check", "--help"),
    )  # fmt: skip
    return DamagedInput("", arguments=rng.choice(asked))


def _replace_harmful_word(word: str) -> str:
    """Return the word unchanged, unless it can do harm outside the folder of the input. A path outside this folder, or
    a verb that reads or writes elsewhere, is replaced by a harmless word.
    """
    plain = word.replace("..", ".").lstrip("/").replace("=/", "=")
    return "check" if plain in ("export", "serve") else plain


ENVIRONMENTS: tuple[dict[str, str], ...] = (
    {}, {"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
)  # fmt: skip


def create_process_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return an input of one of seven kinds, such as lines or arguments, to be tried in a separate process."""
    environment = rng.choice(ENVIRONMENTS)
    if rng.random() < 0.4:
        made = create_line_input(rng, material)
        return replace(made, arguments=("serve",), environment=environment)
    made = rng.choice(
        (create_data_input, create_odds_input, create_transcript_input, create_archive_input, create_moves_input)
    )(rng, material)
    if rng.random() < 0.5:
        made = create_arguments_input(rng, material)
        while "verify" in made.arguments:  # it would run the whole published suite
            made = create_arguments_input(rng, material)
    return replace(made, environment=environment)


KINDS: dict[str, InputKind] = {
    "requests": InputKind(300, create_request_input, check_conversation),
    "lines": InputKind(130, create_line_input, check_conversation),
    "positions": InputKind(320, create_position_input, check_game),
    "options": InputKind(90, create_options_input, check_game),
    "data": InputKind(25, create_data_input, check_command),
    "odds": InputKind(20, create_odds_input, check_command),
    "transcripts": InputKind(30, create_transcript_input, check_command),
    "archives": InputKind(15, create_archive_input, check_command),
    "moves": InputKind(8, create_moves_input, check_command),
    "vectors": InputKind(15, create_vectors_input, check_command),
    "known": InputKind(6, create_known_failures_input, check_command),
    "replies": InputKind(15, create_replies_input, check_command),
    "features": InputKind(4, create_scenario_input, check_features),
    "rulebooks": InputKind(4, create_rulebook_input, check_rulebook),
    "arguments": InputKind(16, create_arguments_input, check_command),
    "processes": InputKind(2, create_process_input, check_process),
}
