"""Damaged files, and the commands that read them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.protocol.serve import reply_line
from scrimmage_rules.rulesets import RULESETS
from tools.input_fuzzing.byte_mutations import damaged_bytes, either
from tools.input_fuzzing.json_mutations import damaged, text
from tools.input_fuzzing.oracles import Input
from tools.input_fuzzing.request_inputs import agreed
from tools.input_fuzzing.seed_corpus import Material, archived, numbered, some

NAME = "A game"
SUITE = "suite/vectors"
"""Where `verify` finds the vectors of an input, instead of those that are published."""


def _file(rng: random.Random, material: Material) -> Iterator[tuple[str, str, Any, Any]]:
    """Pieces of data for `check`: the sort, the ruleset, the piece, and another of its kind."""
    each = rng.choice(RULESETS)
    loads = material.requests[each, "load"]
    yield "position", each, some(rng, loads)["position"], some(rng, loads)["position"]
    yield "options", each, agreed(rng, material, each, some(rng, loads)), {}
    for home, name, listed in material.written:
        yield name, home, some(rng, listed), some(rng, listed)
        one, two = ({"settings": {name: some(rng, listed)}} for _ in range(2))
        yield "options", home, one, two


def data(rng: random.Random, material: Material) -> Input:
    """A file of options, of a position or of a deck."""
    sort, ruleset, value, other = rng.choice(list(_file(rng, material)))
    content, damage = either(rng, value, other)
    return Input(damage, (), {"file.json": content}, ("check", sort, "file.json", "--ruleset", ruleset))


def odds(rng: random.Random, material: Material) -> Input:
    """A position and an action of which the odds are asked."""
    each = rng.choice(RULESETS)
    talk = [msgspec.json.decode(ask) for ask in rng.choice(material.conversations[each])]
    load = next((ask for ask in talk if ask["op"] == "load"), None) or some(rng, material.requests[each, "load"])
    applied = next((ask for ask in talk if ask["op"] == "apply"), None) or some(rng, material.requests[each, "apply"])
    content, action, damage = text(load["position"]), text(applied["action"]), ""
    if rng.random() < 0.5:
        content, damage = either(rng, load["position"], {}, rough=0.2)
    else:
        action, damage = either(rng, applied["action"], some(rng, material.requests[each, "apply"])["action"])
    words = ["odds", "--ruleset", each, "--position", "file.json", "--seat", applied["seat"], "--action"]
    words += [action.replace(b"\0", b"").decode("utf-8", "surrogateescape"), "--of", "/phase,/score/home"]
    return Input(damage, (), {"file.json": content}, tuple(words))


def _recorded(rng: random.Random, material: Material) -> tuple[bytes, str]:
    """The text of a damaged transcript."""
    listed = material.transcripts[rng.choice(RULESETS)]
    game, other = some(rng, listed), some(rng, listed)
    if rng.random() < 0.5:
        game["moves"], damage = damaged(rng, game["moves"], other["moves"], rough=0.2)
        return text(game), damage
    return either(rng, game, other)


SHOWN: tuple[tuple[str, ...], ...] = (
    (), ("--json",), ("--seat", "home"), ("--seat", "public", "--json"), ("--board",), ("--html", "report.html"),
    ("--plays", "1-2"), ("--last",), ("--archive", "games", "--save", "kept"),
)  # fmt: skip


def transcripts(rng: random.Random, material: Material) -> Input:
    """A recorded game that is checked, shown or saved."""
    content, damage = _recorded(rng, material)
    asked = ("check", "transcript", "game.json") if rng.random() < 0.2 else ("replay", "game.json", *rng.choice(SHOWN))
    return Input(damage, (), {"game.json": content}, asked)


KEPT: tuple[tuple[str, ...], ...] = (
    ("--list",), ("--list", "--json"), (NAME,), (NAME, "--json"), (NAME, "--seat", "away"), (NAME, "--board"),
    (NAME, "--plays", "1"), (NAME, "--html", "report.html"),
)  # fmt: skip


def archives(rng: random.Random, material: Material) -> Input:
    """A game in an archive beside a sound one; its digest is right, if the damage is to the game."""
    listed = material.transcripts[rng.choice(RULESETS)]
    game, other, damage = some(rng, listed), some(rng, listed), ""
    sound = archived("Another game", other)
    if rng.random() < 0.7:
        game, damage = damaged(rng, game, other, rough=0.2)
    name, content = archived(NAME, game)
    if not damage:
        content, damage = either(rng, msgspec.json.decode(content), {})
    files = {f"games/{name}": content, f"games/{sound[0]}": sound[1]}
    return Input(damage, (), files, ("replay", "--archive", "games", *rng.choice(KEPT)))


def moves(rng: random.Random, material: Material) -> Input:
    """Moves with which an archived game is to go on."""
    game = some(rng, material.transcripts[rng.choice(RULESETS)])
    cut = rng.randrange(len(game["moves"]) + 1)
    name, content = archived(NAME, {**game, "moves": game["moves"][:cut]})
    more, damage = either(rng, game["moves"][cut:], game["moves"])
    asked = ("replay", "--archive", "games", NAME, "--extend", "moves.json", *rng.choice([(), ("--save", "longer")]))
    return Input(damage, (), {f"games/{name}": content, "moves.json": more}, asked)


# ---- the kit


def _cases(rng: random.Random, material: Material) -> tuple[str, list[bytes]]:
    each = rng.choice(RULESETS)
    return each, [rng.choice(material.vectors[each]) for _ in range(rng.choice((1, 3)))]


REPORTS = ("--json", "report.json", "--junit", "report.xml")


def vectors(rng: random.Random, material: Material) -> Input:
    """A suite, by itself or as what the reference is judged by."""
    each, cases = _cases(rng, material)
    number = rng.randrange(len(cases))
    if rng.random() < 0.7:
        case, damage = damaged(rng, msgspec.json.decode(cases[number]), some(rng, material.vectors[each]), rough=0.4)
        content = b"\n".join([*cases[:number], text(case), *cases[number + 1 :]])
    else:
        content, damage = damaged_bytes(rng, b"\n".join(cases), lines=True)
    file = f"{SUITE}/{each}.jsonl"
    asked = ("check", "vectors", file) if rng.random() < 0.3 else ("verify", "--ruleset", each, *REPORTS)
    return Input(damage, (), {file: content}, asked)


def known(rng: random.Random, material: Material) -> Input:
    """A list of known failures."""
    each, cases = _cases(rng, material)
    ids = [msgspec.json.decode(case)["id"] for case in cases]
    content, damage = either(rng, dict.fromkeys(ids, "for a reason"), {"format": "scrimmage-report-1", "cases": ids})
    files = {f"{SUITE}/{each}.jsonl": b"\n".join(cases), "known.json": content}
    return Input(damage, (), files, ("verify", "--ruleset", each, "--known", "known.json", *REPORTS))


def replies(rng: random.Random, material: Material) -> Input:
    """What an adapter answers, from `hello` on."""
    each, cases = _cases(rng, material)
    reference = Reference()
    hello = {"op": "hello", "protocol": [1]}
    asks = [deed["ask"] for case in cases for deed in _deeds(case)]
    said = [reply_line(reference, text(ask)) for ask in numbered([hello, *asks])]
    number = rng.choice((0, rng.randrange(len(said))))
    if rng.random() < 0.7:
        changed, damage = damaged(rng, msgspec.json.decode(said[number]), some(rng, said), rough=0.6)
        said[number] = text(changed) + b"\n"
        content = b"".join(said)
    else:
        content, damage = damaged_bytes(rng, b"".join(said), lines=True)
    files = {f"{SUITE}/{each}.jsonl": b"\n".join(cases), "replies.jsonl": content}
    return Input(damage, (), files, ("verify", "--ruleset", each, *REPORTS, "--", "cat", "replies.jsonl"))


def _deeds(case: bytes) -> Iterator[dict[str, Any]]:
    steps = msgspec.json.decode(case)["steps"]
    return (deed for step in steps for deed in step["do"] if deed.get("ask"))


# ---- text


def scenarios(rng: random.Random, material: Material) -> Input:
    """The head of a feature and a piece of it."""
    name = rng.choice(list(material.features))
    whole = material.features[name].splitlines(keepends=True)
    tagged = [number for number, line in enumerate(whole) if line.lstrip().startswith(b"@")]
    head, start = tagged[0], rng.choice(tagged)
    content, damage = damaged_bytes(rng, b"".join([*whole[:head], *whole[start : start + 30]]), lines=True)
    return Input(damage, (), {f"features/{name}": content}, ("check", "features", "features"))


def rulebooks(rng: random.Random, material: Material) -> Input:
    """A rulebook of one chapter and a few ambiguities."""
    folder, sources = "damaged_rulebook", {"clauses": material.clauses, "ambiguities": material.ambiguities}
    pieces = {name: some(rng, listed) for name, listed in sources.items()}
    spoilt = rng.choice(list(sources))
    other = some(rng, sources[spoilt])
    written = {name: text(piece) for name, piece in pieces.items()}
    if rng.random() < 0.5:
        changed, damage = damaged(rng, pieces[spoilt], other)
        written[spoilt] = text(changed)
    else:
        written[spoilt], damage = damaged_bytes(rng, msgspec.yaml.encode(pieces[spoilt]), lines=True)
    files = {f"{folder}/rulebook/{name}.yaml": content for name, content in written.items()}
    return Input(damage, (), {f"{folder}/__init__.py": b"", **files})
