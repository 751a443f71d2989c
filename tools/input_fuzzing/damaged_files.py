"""Damaged files as test input, with the commands that read them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.protocol.reference_server import answer_request_line
from scrimmage_rules.rulesets import RULESETS
from tools.input_fuzzing.byte_mutations import damage_bytes, damage_value_or_bytes
from tools.input_fuzzing.damaged_request_creation import merge_readings_with_data
from tools.input_fuzzing.json_mutations import damage_value, encode_json
from tools.input_fuzzing.oracles import DamagedInput
from tools.input_fuzzing.seed_corpus import SeedMaterial, add_request_ids, choose_decoded_item, create_archive_file

NAME = "A game"
SUITE = "suite/vectors"
"""Folder with the vectors of a test input. The command `verify` reads these vectors instead of the published ones."""


def _choose_data_for_check(rng: random.Random, material: SeedMaterial) -> Iterator[tuple[str, str, Any, Any]]:
    """Yield valid inputs for the verb `check`. Each has the kind of file, the ruleset, the data, and other data of the
    same kind.
    """
    each = rng.choice(RULESETS)
    loads = material.requests[each, "load"]
    yield "position", each, choose_decoded_item(rng, loads)["position"], choose_decoded_item(rng, loads)["position"]
    yield "options", each, merge_readings_with_data(rng, material, each, choose_decoded_item(rng, loads)), {}
    for home, name, listed in material.written:
        yield name, home, choose_decoded_item(rng, listed), choose_decoded_item(rng, listed)
        one, two = ({"settings": {name: choose_decoded_item(rng, listed)}} for _ in range(2))
        yield "options", home, one, two


def create_data_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input for `check`: a damaged file with options, a position or a deck."""
    sort, ruleset, value, other = rng.choice(list(_choose_data_for_check(rng, material)))
    content, damage = damage_value_or_bytes(rng, value, other)
    return DamagedInput(damage, (), {"file.json": content}, ("check", sort, "file.json", "--ruleset", ruleset))


def create_odds_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input for `odds`: a position and an action, one of which is damaged."""
    each = rng.choice(RULESETS)
    talk = [msgspec.json.decode(ask) for ask in rng.choice(material.conversations[each])]
    load = next((ask for ask in talk if ask["op"] == "load"), None) or choose_decoded_item(
        rng, material.requests[each, "load"]
    )
    applied = next((ask for ask in talk if ask["op"] == "apply"), None) or choose_decoded_item(
        rng, material.requests[each, "apply"]
    )
    content, action, damage = encode_json(load["position"]), encode_json(applied["action"]), ""
    if rng.random() < 0.5:
        content, damage = damage_value_or_bytes(rng, load["position"], {}, rough=0.2)
    else:
        action, damage = damage_value_or_bytes(
            rng, applied["action"], choose_decoded_item(rng, material.requests[each, "apply"])["action"]
        )
    words = ["odds", "--ruleset", each, "--position", "file.json", "--seat", applied["seat"], "--action"]
    words += [action.replace(b"\0", b"").decode("utf-8", "surrogateescape"), "--of", "/phase,/score/home"]
    return DamagedInput(damage, (), {"file.json": content}, tuple(words))


def _damage_transcript(rng: random.Random, material: SeedMaterial) -> tuple[bytes, str]:
    """Return a damaged transcript as bytes, and the name of the damage."""
    listed = material.transcripts[rng.choice(RULESETS)]
    game, other = choose_decoded_item(rng, listed), choose_decoded_item(rng, listed)
    if rng.random() < 0.5:
        game["moves"], damage = damage_value(rng, game["moves"], other["moves"], rough=0.2)
        return encode_json(game), damage
    return damage_value_or_bytes(rng, game, other)


SHOWN: tuple[tuple[str, ...], ...] = (
    (), ("--json",), ("--seat", "home"), ("--seat", "public", "--json"), ("--board",), ("--html", "report.html"),
    ("--plays", "1-2"), ("--last",), ("--archive", "games", "--save", "kept"),
)  # fmt: skip


def create_transcript_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with a damaged recorded game, and a command that checks, shows or saves the game."""
    content, damage = _damage_transcript(rng, material)
    asked = ("check", "transcript", "game.json") if rng.random() < 0.2 else ("replay", "game.json", *rng.choice(SHOWN))
    return DamagedInput(damage, (), {"game.json": content}, asked)


KEPT: tuple[tuple[str, ...], ...] = (
    ("--list",), ("--list", "--json"), (NAME,), (NAME, "--json"), (NAME, "--seat", "away"), (NAME, "--board"),
    (NAME, "--plays", "1"), (NAME, "--html", "report.html"),
)  # fmt: skip


def create_archive_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with an archive of two games, one of them damaged. Either the recorded game is damaged and
    its digest is computed afterwards, or the finished archive file is damaged.
    """
    listed = material.transcripts[rng.choice(RULESETS)]
    game, other, damage = choose_decoded_item(rng, listed), choose_decoded_item(rng, listed), ""
    sound = create_archive_file("Another game", other)
    if rng.random() < 0.7:
        game, damage = damage_value(rng, game, other, rough=0.2)
    name, content = create_archive_file(NAME, game)
    if not damage:
        content, damage = damage_value_or_bytes(rng, msgspec.json.decode(content), {})
    files = {f"games/{name}": content, f"games/{sound[0]}": sound[1]}
    return DamagedInput(damage, (), files, ("replay", "--archive", "games", *rng.choice(KEPT)))


def create_moves_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with damaged moves, and a command that adds them to an archived game."""
    game = choose_decoded_item(rng, material.transcripts[rng.choice(RULESETS)])
    cut = rng.randrange(len(game["moves"]) + 1)
    name, content = create_archive_file(NAME, {**game, "moves": game["moves"][:cut]})
    more, damage = damage_value_or_bytes(rng, game["moves"][cut:], game["moves"])
    asked = ("replay", "--archive", "games", NAME, "--extend", "moves.json", *rng.choice([(), ("--save", "longer")]))
    return DamagedInput(damage, (), {f"games/{name}": content, "moves.json": more}, asked)


# ---- the kit


def _choose_cases(rng: random.Random, material: SeedMaterial) -> tuple[str, list[bytes]]:
    each = rng.choice(RULESETS)
    return each, [rng.choice(material.vectors[each]) for _ in range(rng.choice((1, 3)))]


REPORTS = ("--json", "report.json", "--junit", "report.xml")


def create_vectors_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with a damaged suite. Its command either only checks the suite, or judges the reference by
    it.
    """
    each, cases = _choose_cases(rng, material)
    number = rng.randrange(len(cases))
    if rng.random() < 0.7:
        case, damage = damage_value(
            rng, msgspec.json.decode(cases[number]), choose_decoded_item(rng, material.vectors[each]), rough=0.4
        )
        content = b"\n".join([*cases[:number], encode_json(case), *cases[number + 1 :]])
    else:
        content, damage = damage_bytes(rng, b"\n".join(cases), lines=True)
    file = f"{SUITE}/{each}.jsonl"
    asked = ("check", "vectors", file) if rng.random() < 0.3 else ("verify", "--ruleset", each, *REPORTS)
    return DamagedInput(damage, (), {file: content}, asked)


def create_known_failures_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with a damaged list of known failures."""
    each, cases = _choose_cases(rng, material)
    ids = [msgspec.json.decode(case)["id"] for case in cases]
    content, damage = damage_value_or_bytes(
        rng, dict.fromkeys(ids, "for a reason"), {"format": "scrimmage-report-1", "cases": ids}
    )
    files = {f"{SUITE}/{each}.jsonl": b"\n".join(cases), "known.json": content}
    return DamagedInput(damage, (), files, ("verify", "--ruleset", each, "--known", "known.json", *REPORTS))


def create_replies_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with the replies of an adapter, one of which is damaged. The first reply answers `hello`."""
    each, cases = _choose_cases(rng, material)
    reference = Reference()
    hello = {"op": "hello", "protocol": [1]}
    asks = [deed["ask"] for case in cases for deed in _list_deeds(case)]
    said = [answer_request_line(reference, encode_json(ask)) for ask in add_request_ids([hello, *asks])]
    number = rng.choice((0, rng.randrange(len(said))))
    if rng.random() < 0.7:
        changed, damage = damage_value(
            rng, msgspec.json.decode(said[number]), choose_decoded_item(rng, said), rough=0.6
        )
        said[number] = encode_json(changed) + b"\n"
        content = b"".join(said)
    else:
        content, damage = damage_bytes(rng, b"".join(said), lines=True)
    files = {f"{SUITE}/{each}.jsonl": b"\n".join(cases), "replies.jsonl": content}
    return DamagedInput(damage, (), files, ("verify", "--ruleset", each, *REPORTS, "--", "cat", "replies.jsonl"))


def _list_deeds(case: bytes) -> Iterator[dict[str, Any]]:
    steps = msgspec.json.decode(case)["steps"]
    return (deed for step in steps for deed in step["do"] if deed.get("ask"))


# ---- text


def create_scenario_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with the first lines of a feature and a part of it."""
    name = rng.choice(list(material.features))
    whole = material.features[name].splitlines(keepends=True)
    tagged = [number for number, line in enumerate(whole) if line.lstrip().startswith(b"@")]
    head, start = tagged[0], rng.choice(tagged)
    content, damage = damage_bytes(rng, b"".join([*whole[:head], *whole[start : start + 30]]), lines=True)
    return DamagedInput(damage, (), {f"features/{name}": content}, ("check", "features", "features"))


def create_rulebook_input(rng: random.Random, material: SeedMaterial) -> DamagedInput:
    """Return a test input with a rulebook of one chapter and a few ambiguities."""
    folder, sources = "damaged_rulebook", {"clauses": material.clauses, "ambiguities": material.ambiguities}
    pieces = {name: choose_decoded_item(rng, listed) for name, listed in sources.items()}
    spoilt = rng.choice(list(sources))
    other = choose_decoded_item(rng, sources[spoilt])
    written = {name: encode_json(piece) for name, piece in pieces.items()}
    if rng.random() < 0.5:
        changed, damage = damage_value(rng, pieces[spoilt], other)
        written[spoilt] = encode_json(changed)
    else:
        written[spoilt], damage = damage_bytes(rng, msgspec.yaml.encode(pieces[spoilt]), lines=True)
    files = {f"{folder}/rulebook/{name}.yaml": content for name, content in written.items()}
    return DamagedInput(damage, (), {f"{folder}/__init__.py": b"", **files})
