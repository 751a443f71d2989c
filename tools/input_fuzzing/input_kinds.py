"""The kinds of damaged input: how each is made of sound material, what it is tried on, and its share of all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from scrimmage_rules.rulesets import RULESETS
from tools.input_fuzzing.byte_mutations import damaged_bytes
from tools.input_fuzzing.file_inputs import (
    archives,
    data,
    known,
    moves,
    odds,
    replies,
    rulebooks,
    scenarios,
    transcripts,
    vectors,
)
from tools.input_fuzzing.oracles import Input, Probe, command, converse, explore, features, process, rulebook
from tools.input_fuzzing.request_inputs import lines, options, positions, requests
from tools.input_fuzzing.seed_corpus import Material


class Kind(NamedTuple):
    """A kind of input: its share, how one is made, and what is done with it."""

    share: int
    make: Callable[[random.Random, Material], Input]
    probe: Probe


WORDS = (
    "", " ", "-", "--", "-1", "0", "1", "1e9", "nan", "9" * 400, "٣", "x\ny", "\x1b[2J", "\udcff", "é",
    "x" * 5000, "--json", "--list", "--replace", "--ruleset", *RULESETS, "KF-A17=at-scrimmage",
    "=", "home", "PUNT.declare", "dice", ".", "..", "games", "game.json", "file.json", "nothing.json", "verify",
    "check",
)  # fmt: skip


def arguments(rng: random.Random, material: Material) -> Input:
    """Arguments of the command over sound files."""
    made = rng.choice((data, odds, transcripts, archives, moves, known, clause))(rng, material)
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
        spoilt = damaged_bytes(rng, words[number].encode("utf-8", "surrogateescape"))[0]
        words[number] = spoilt.replace(b"\0", b"").decode("utf-8", "surrogateescape")[:5000]
    else:
        rng.shuffle(words)
    return replace(made, damage=f"{change}; {made.damage}", arguments=tuple(map(_harmless, words)))


def clause(rng: random.Random, material: Material) -> Input:
    """Commands without a file."""
    del material
    asked = (
        ("clause", "PUNT.declare"), ("clause", "KF-A17", "--ruleset", RULESETS[0]), ("--version",), ("--help",),
        ("coverage", "--ruleset", RULESETS[0]), ("check", "--help"),
    )  # fmt: skip
    return Input("", arguments=rng.choice(asked))


def _harmless(word: str) -> str:
    """A word that names no file outside the folder of the input, and no verb that reads or writes elsewhere."""
    plain = word.replace("..", ".").lstrip("/").replace("=/", "=")
    return "check" if plain in ("export", "serve") else plain


ENVIRONMENTS: tuple[dict[str, str], ...] = (
    {}, {"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
)  # fmt: skip


def processes(rng: random.Random, material: Material) -> Input:
    """Any of the others, with a real process."""
    environment = rng.choice(ENVIRONMENTS)
    if rng.random() < 0.4:
        made = lines(rng, material)
        return replace(made, arguments=("serve",), environment=environment)
    made = rng.choice((data, odds, transcripts, archives, moves))(rng, material)
    if rng.random() < 0.5:
        made = arguments(rng, material)
        while "verify" in made.arguments:  # it would take the published suite, all of it
            made = arguments(rng, material)
    return replace(made, environment=environment)


KINDS: dict[str, Kind] = {
    "requests": Kind(300, requests, converse),
    "lines": Kind(130, lines, converse),
    "positions": Kind(320, positions, explore),
    "options": Kind(90, options, explore),
    "data": Kind(25, data, command),
    "odds": Kind(20, odds, command),
    "transcripts": Kind(30, transcripts, command),
    "archives": Kind(15, archives, command),
    "moves": Kind(8, moves, command),
    "vectors": Kind(15, vectors, command),
    "known": Kind(6, known, command),
    "replies": Kind(15, replies, command),
    "features": Kind(4, scenarios, features),
    "rulebooks": Kind(4, rulebooks, rulebook),
    "arguments": Kind(16, arguments, command),
    "processes": Kind(2, processes, process),
}
