"""Records of releases of the suite, with the data that later versions are compared with: texts, rulings, hashes of
cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.files import list_visible_files, read_file, write_atomically
from scrimmage_rules.kernel.published_file_reading import is_packed, list_published_files, read_content
from scrimmage_rules.kernel.rulebook import Reading
from scrimmage_rules.kit.cases.case_name_register import read_register
from scrimmage_rules.kit.cases.deduplicated_vectors import read_case_names
from scrimmage_rules.kit.cases.vectors import FOLDER as VECTORS
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import PROTOCOL
from scrimmage_rules.rulesets import get_suite_version, locate_ruleset

FOLDER = "releases"

UNCHANGED = "="
"""Marker in a shortened release. It replaces the text of a clause or the hash of a case that is equal in the present
suite.
"""


class ReleasedAmbiguity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded ambiguity: the keys of its readings, the default, and whether it can be switched."""

    readings: tuple[str, ...]
    ruling: str
    switchable: bool


class ReleasedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a release for one game: texts of clauses, ambiguities, hashes of cases by name, and names of
    removed cases.
    """

    clauses: dict[str, str]
    ambiguities: dict[str, ReleasedAmbiguity]
    cases: dict[str, str]
    retired: tuple[str, ...] = ()


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The recorded content of the suite at one version."""

    format: Literal["scrimmage-release-1"] = "scrimmage-release-1"
    version: str
    protocol: int
    games: dict[str, ReleasedGame]


class _ShortGame(ReleasedGame, frozen=True, forbid_unknown_fields=True):
    """The content of a compressed release for one game. `hashes` are the hashes of the current cases, in the order of
    the names of these cases.
    """

    hashes: str = ""


class _ShortRelease(Release, frozen=True, forbid_unknown_fields=True, kw_only=True):
    games: dict[str, _ShortGame]  # type: ignore[assignment]  # a dict of a more exact type, which nothing changes


class _AmbiguityFields(msgspec.Struct, frozen=True):
    id: str
    readings: tuple[Reading, ...]
    ruling: str
    switchable: bool


class _Clause(msgspec.Struct, frozen=True):
    id: str
    text: str


class _Book(msgspec.Struct, frozen=True):
    """The part of a published rulebook that is compared between versions."""

    ruleset: str
    clauses: tuple[_Clause, ...]
    ambiguities: tuple[_AmbiguityFields, ...]


def parse_version(version: str) -> tuple[int, ...]:
    """Return a version such as `0.2.0` as a tuple of numbers; raise `MalformedData` for any other text."""
    parts = version.split(".")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        raise MalformedData("version", f"expected three numbers such as 0.2.0, got {version!r}")
    return tuple(map(int, parts))


def read_suite_as_release(folder: Path, version: str = __version__) -> Release:
    """Return the suite in a folder such as `conformance/` as a release with this version number."""
    books = [
        decode_json(read_file(path), _Book, f"{path.name}: $")
        for path in list_visible_files(folder / "rulebooks", "*.json")
    ]
    return Release(
        version=version, protocol=PROTOCOL, games={book.ruleset: _read_released_game(book, folder) for book in books}
    )


def _read_released_game(book: _Book, folder: Path) -> ReleasedGame:
    return ReleasedGame(
        clauses={each.id: each.text for each in book.clauses},
        ambiguities={
            each.id: ReleasedAmbiguity(tuple(reading.key for reading in each.readings), each.ruling, each.switchable)
            for each in book.ambiguities
        },
        cases={each.id: each.content for each in read_vectors(get_vectors_file(book.ruleset, folder))},
        retired=tuple(sorted(read_register(book.ruleset, folder).retired)),
    )


def read_releases(folder: Path | None = None, present: Release | None = None) -> list[Release]:
    """Return all releases, the oldest first; raises `MalformedData` for an invalid file.

    An installed package has shortened releases. `present` is the suite in the folder, if it has been read already.
    """
    suite = folder or data_dir("conformance")
    short = _read_shortened_releases(suite)
    if not any(map(is_packed, _list_release_record_files(suite))):
        return short
    current = present or read_suite_as_release(suite)
    return [_restore_release(each, current) for each in short]


def read_shortened_releases(ruleset_id: str) -> list[Release]:
    """Return all releases of the suite of a ruleset; empty for an unreleased ruleset.

    Each release has the names of all its clauses and cases. In an installed package, a text or a hash may be
    `UNCHANGED`, so that the present suite need not be read.
    """
    return _read_shortened_releases(locate_ruleset(ruleset_id).data("conformance"))


def _read_shortened_releases(suite: Path) -> list[Release]:
    found = [_read_release(path, suite) for path in _list_release_record_files(suite)]
    return sorted(found, key=lambda each: parse_version(each.version))


def _list_release_record_files(suite: Path) -> list[Path]:
    return list_published_files(suite / FOLDER, "*.json")


def _read_release(path: Path, suite: Path) -> Release:
    content, place = read_content(path), f"{path.name}: $"
    if not is_packed(path):
        return decode_json(content, Release, place)
    short = decode_json(content, _ShortRelease, place)
    games = {
        name: _restore_case_names(game, read_case_names(name, suite / VECTORS)) for name, game in short.games.items()
    }
    return Release(version=short.version, protocol=short.protocol, games=games)


def _restore_case_names(game: _ShortGame, names: Sequence[str]) -> ReleasedGame:
    """Return a recorded game that has the hash of each case under the name of the case.

    The record has the hashes without names, in the order of `names`, the names of the current cases.
    """
    hashes = game.hashes.split(",")
    cases = game.cases | {name: recorded for name, recorded in zip(names, hashes, strict=True) if recorded}
    return ReleasedGame(game.clauses, game.ambiguities, cases, game.retired)


def _restore_release(short: Release, present: Release) -> Release:
    games = {name: _fill_in_unchanged_texts(game, present.games[name]) for name, game in short.games.items()}
    return msgspec.structs.replace(short, games=games)


def _fill_in_unchanged_texts(short: ReleasedGame, present: ReleasedGame) -> ReleasedGame:
    clauses = {name: present.clauses[name] if text == UNCHANGED else text for name, text in short.clauses.items()}
    cases = {name: present.cases[name] if text == UNCHANGED else text for name, text in short.cases.items()}
    return ReleasedGame(clauses, short.ambiguities, cases, short.retired)


def record_release(release: Release, suite: Path) -> Path:
    """Write the record of a release, one line for each name; raise `FileExistsError` if the record exists."""
    path = suite / FOLDER / f"{release.version}.json"
    path.parent.mkdir(exist_ok=True)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(release), indent=1) + b"\n", replace=False)
    return path


def find_release(version: str | None, known: list[Release]) -> Release:
    """Return the release with this version number, or the latest; raise `UnknownName`."""
    found = next((each for each in reversed(known) if version in (None, each.version)), None)
    if found is None:
        raise UnknownName("release", version or "at all", [each.version for each in known])
    return found


def find_first_version(ruleset_id: str, name: str, known: Iterable[Release]) -> str:
    """Return the first version that has this clause or case; the version in preparation if no release has it."""
    for each in known:
        game = each.games.get(ruleset_id)
        if game and (name in game.clauses or name in game.cases):
            return each.version
    return get_suite_version(ruleset_id)
