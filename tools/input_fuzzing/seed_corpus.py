"""Valid data of all kinds (the published suite and a few games), from which damaged inputs are made."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.archives.archive import create_file_name, hash_transcript
from scrimmage_rules.campaigns.varied_random_games import play_game_under_options
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.library.random_play import play_out
from scrimmage_rules.rulesets import RULESETS, ruleset
from tools.input_fuzzing.json_mutations import encode_json

PACKAGE = Path(__file__).resolve().parents[2] / "scrimmage_rules"
MOVES = (3, 30, 90)
"""Number of moves in each of the games that are played for the corpus."""


class SeedMaterial(NamedTuple):
    """Valid data of each kind, as bytes."""

    vectors: dict[str, list[bytes]]
    conversations: dict[str, list[list[bytes]]]
    requests: dict[tuple[str, str], list[bytes]]
    """Published requests, grouped by ruleset and operation."""
    transcripts: dict[str, list[bytes]]
    data: dict[str, dict[str, list[bytes]]]
    """Data that users can write, such as a deck, by ruleset and by name."""
    features: dict[str, bytes]
    clauses: list[bytes]
    """Rulebooks with one chapter each, which does not refer to other chapters."""
    ambiguities: list[bytes]

    @property
    def written(self) -> list[tuple[str, str, list[bytes]]]:
        """Return the data that users can write: the ruleset, the name, and the published data."""
        return [(each, name, listed) for each, data in self.data.items() for name, listed in data.items()]


def collect_material() -> SeedMaterial:
    """Return all valid data, which is the same on every machine."""
    suite = data_dir("conformance")
    vectors = {each: (suite / "vectors" / f"{each}.jsonl").read_bytes().splitlines() for each in RULESETS}
    conversations = {each: [_list_requests(line) for line in vectors[each]] for each in RULESETS}
    requests: dict[tuple[str, str], list[bytes]] = defaultdict(list)
    for each, talks in conversations.items():
        for request in (request for talk in talks for request in talk):
            requests[each, msgspec.json.decode(request)["op"]].append(request)
    features = data_dir("features")
    return SeedMaterial(
        vectors, conversations, dict(requests), {each: _record_transcripts(each, suite) for each in RULESETS},
        {each: _read_data_files(each) for each in RULESETS},
        {path.relative_to(features).as_posix(): path.read_bytes() for path in sorted(features.rglob("*.feature"))},
        [text for path in _list_rulebook_files("clauses") for text in _read_chapters(path)],
        [text for path in _list_rulebook_files("ambiguities") for text in _read_ambiguities(path)],
    )  # fmt: skip


def _list_requests(line: bytes) -> list[bytes]:
    deeds = (deed for step in msgspec.json.decode(line)["steps"] for deed in step["do"])
    return [msgspec.json.encode(deed["ask"]) for deed in deeds if deed.get("ask")]


def _read_data_files(ruleset_id: str) -> dict[str, list[bytes]]:
    game = ruleset(ruleset_id)
    listed = game.published().values()
    return {
        name: [canonical(each) for each in listed if isinstance(each, type_)] for name, type_ in game.data_types.items()
    }


def _list_rulebook_files(kind: str) -> list[Path]:
    return sorted([*PACKAGE.glob(f"*/rulebook/{kind}.yaml"), *PACKAGE.glob(f"*/rulebook/{kind}/*.yaml")])


def _read_chapters(path: Path) -> Iterator[bytes]:
    for chapter in msgspec.yaml.decode(path.read_bytes())["chapters"]:
        for each in chapter["clauses"]:
            each.update({key: [] for key in ("see", "illustrates") if key in each})
        yield msgspec.json.encode({"chapters": [chapter]})


def _read_ambiguities(path: Path) -> Iterator[bytes]:
    listed = msgspec.yaml.decode(path.read_bytes())["ambiguities"]
    return (msgspec.json.encode({"ambiguities": listed[at : at + 4]}) for at in range(0, len(listed), 4))


def _record_transcripts(ruleset_id: str, suite: Path) -> list[bytes]:
    files = sorted((suite / "archives").glob("*.json"))
    archived = (msgspec.json.decode(path.read_bytes())["transcript"] for path in files)
    kept = [canonical(each) for each in archived if each["ruleset"] == ruleset_id]
    return kept + [
        canonical(play_game_under_options(ruleset_id, Options(), partial(play_out, seed=n, cap=n)).transcript)
        for n in MOVES
    ]


def create_archive_file(name: str, transcript: Any, *, complete: bool = False) -> tuple[str, bytes]:
    """Return the name and content of an archive file with a correct digest for any transcript that is complete enough
    to have one.
    """
    try:
        seal = hash_transcript(msgspec.convert(transcript, Transcript))
    except (msgspec.ValidationError, UnicodeEncodeError, OverflowError, RecursionError):
        seal = "0" * 64
    record = {"name": name, "complete": complete, "transcript": transcript, "digest": seal}
    return create_file_name(name), encode_json({**record, "format": "scrimmage-archive-1"})


def choose_decoded_item(rng: random.Random, listed: list[bytes]) -> Any:
    """Return a random item of valid data, decoded."""
    return msgspec.json.decode(rng.choice(listed))


def add_request_ids(asks: list[Any]) -> list[Any]:
    """Return requests with ids added."""
    return [{"id": number, **ask} for number, ask in enumerate(asks, 1)]
