"""An archive: a folder of named games, one file each, in which one damaged file never costs another game.

Names are unique, and a used one is taken only by who says so. A file holds the whole transcript, so that a replay needs
nothing else, and a digest of it, so that damage is seen even where the game would still replay.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from scrimmage_rules.kernel.codec import canonical, decode_json
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, UnknownName, Unreadable, Unwritable
from scrimmage_rules.kernel.files import clear_parts, read_file, visible_files, write_atomically
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.kernel.transcript import Transcript, check_transcript, format_of, replay
from scrimmage_rules.kernel.transcript import read as read_transcript

FORMAT = "scrimmage-archive-1"
LONGEST_NAME = 80
PUT_BACK = "restore a copy of this file, or move the file away (no other game is affected)"
FILE_NAMES = r"[a-z0-9-]+-[0-9a-f]{16}\.json"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in an archive: its name, whether it has come to its end, all of it, and the digest of that."""

    name: Text
    complete: bool
    transcript: Transcript
    digest: Text
    format: Literal["scrimmage-archive-1"] = "scrimmage-archive-1"


class Entry(msgspec.Struct, frozen=True):
    """A game as a list shows it."""

    name: str
    file: str
    ruleset: str
    moves: int
    complete: bool


class Unsound(MalformedData):
    """A file of an archive that holds no game which can be replayed; `place` is its name."""

    def __init__(self, file: str, problem: str, remedy: str = PUT_BACK) -> None:
        """The archive does not repair, delete or skip a file in silence: it names a remedy."""
        super().__init__(file, f"{problem}; {remedy}")


class NameTaken(ScrimmageError):
    """A game is to be saved under a name that another one has."""

    def __init__(self, name: str) -> None:
        """`name` is the name as it was given."""
        self.name = name
        super().__init__(f"a game called {name!r} already exists; choose another name, or replace the game (--replace)")


class Listing(msgspec.Struct, frozen=True):
    """Every game of an archive in the order of names, and what is wrong with each file that holds none."""

    games: tuple[Entry, ...]
    faults: tuple[Unsound, ...]


def check_name(name: object) -> str:
    """Return a valid name: 1 to 80 printable characters without blanks at the ends; raise `MalformedData` for others.

    Two ways of writing the same letters are one name (Unicode NFC).
    """
    if not isinstance(name, str):
        raise MalformedData("name", f"expected a text, got a value of type {type(name).__name__}")
    kept = unicodedata.normalize("NFC", name)
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise MalformedData("name", f"expected a name of 1 to {LONGEST_NAME} characters, got {len(kept)}")
    if not kept.isprintable() or kept != kept.strip():
        raise MalformedData(
            "name", f"{name!r} starts or ends with a blank, or contains unprintable characters; remove these"
        )
    return kept


def file_name_from_name(name: str) -> str:
    """Return the file name for a game: the plain characters of its name, and a digest that makes it unique.

    Lower case throughout, so that file systems which know no other do not mix games up.
    """
    kept = check_name(name)
    plain = unicodedata.normalize("NFKD", kept).encode("ascii", "ignore").decode()
    readable = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40].strip("-") or "game"
    return f"{readable}-{hashlib.sha256(kept.encode()).hexdigest()[:16]}.json"


def hash_transcript(transcript: Transcript) -> str:
    """Return the SHA-256 of a transcript's one canonical form."""
    return hashlib.sha256(canonical(transcript)).hexdigest()


class Archive:
    """The games in a folder; `find` gives the ruleset of an id, or raises `UnknownName`."""

    def __init__(self, folder: Path, find: Callable[[str], Ruleset[Any, Any]]) -> None:
        """Store the folder; nothing is read, made or changed yet."""
        self.folder = folder
        self._find = find

    def record(self, name: str, transcript: Transcript) -> Record:
        """Return a game as it would be saved; one that cannot be replayed raises the error that says why."""
        kept, game = check_name(name), check_transcript(transcript)
        return Record(kept, self._complete(game), game, hash_transcript(game))

    def save(self, name: str, transcript: Transcript, *, replace: bool = False) -> Entry:
        """Keep a game; `NameTaken` if there is one of this name and `replace` does not say that it gives way.

        The folder is made if it does not exist. In any failure, an earlier game of this name is whole: the
        old one or the new one.
        """
        record = self.record(name, transcript)
        path = self.folder / file_name_from_name(record.name)
        if path.exists() and not replace:
            raise NameTaken(record.name)
        self._make_folder()
        clear_parts(self.folder, FILE_NAMES)
        try:
            write_atomically(path, msgspec.json.format(canonical(record), indent=1) + b"\n", replace)
        except FileExistsError:
            raise NameTaken(record.name) from None
        return _summary_from_record(path, record)

    def _make_folder(self) -> None:
        try:
            self.folder.mkdir(exist_ok=True)
        except (OSError, ValueError) as fault:
            raise Unwritable(str(self.folder), getattr(fault, "strerror", None) or str(fault)) from None

    def read(self, name: str) -> Record:
        """Return the game of this name; raise `UnknownName` if it does not exist, `Unsound` if its file is damaged."""
        path = self.folder / file_name_from_name(name)
        if not path.exists():
            raise UnknownName("game in this archive", name, self.names())
        return self._read_valid_record(path)

    def names(self) -> list[str]:
        """Return the names of all games that can be read, in order."""
        return [entry.name for entry in self.list().games]

    def list(self) -> Listing:
        """Return all games and all damaged files; each game is replayed, and no file changes."""
        games: list[Entry] = []
        faults: list[Unsound] = []
        for path in self._files():
            try:
                games.append(_summary_from_record(path, self._read_valid_record(path)))
            except Unsound as fault:
                faults.append(fault)
        return Listing(tuple(sorted(games, key=lambda entry: (entry.name.casefold(), entry.name))), tuple(faults))

    def _files(self) -> Iterator[Path]:
        """Yield the files that may hold games; files of an interrupted save end in `.part` and are left out."""
        if not self.folder.is_dir():
            raise MalformedData(str(self.folder), "no such folder; give the folder of an archive")
        yield from (path for path in visible_files(self.folder, "*") if path.name.lower().endswith(".json"))

    def _complete(self, transcript: Transcript) -> bool:
        ruleset = self._find(transcript.ruleset)
        played = replay(ruleset, transcript)
        return ruleset.result(played.positions[-1]) is not None

    def _read_valid_record(self, path: Path) -> Record:
        """Return the record in a file of this folder, which must have the file name of its game."""
        record = self.record_in(path)
        expected = self._expected_file_name(path, record)
        if expected != path.name:
            raise Unsound(path.name, f"this file should be called {expected}", "rename the file, or move it elsewhere")
        return record

    def _expected_file_name(self, path: Path, record: Record) -> str:
        try:
            return file_name_from_name(record.name)
        except MalformedData as fault:
            raise Unsound(path.name, str(fault)) from None

    def record_in(self, path: Path) -> Record:
        """Return the record in a file of any name; `Unsound` if the file is damaged or its game does not replay."""
        try:
            record = decode_json(read_file(path), Record)
            problem = self._find_problem(record)
        except Unreadable as fault:
            raise Unsound(path.name, fault.problem) from None
        except RecursionError:
            raise Unsound(path.name, "nested too deep") from None
        except ScrimmageError as fault:
            raise Unsound(path.name, str(fault)) from None
        if problem:
            raise Unsound(path.name, problem)
        return record

    def _find_problem(self, record: Record) -> str | None:
        if hash_transcript(record.transcript) != record.digest:
            return "the game does not match its digest: the file was changed"
        if self._complete(record.transcript) != record.complete:
            return f"the game is {'not ' if record.complete else ''}complete, but the file says the opposite"
        return None


def read_game(path: Path, find: Callable[[str], Ruleset[Any, Any]]) -> Transcript:
    """Return the game in a file, which is a transcript or an archive file of any name.

    Raises `MalformedData` for a file that is neither, and `Unsound` for a damaged file of an archive.
    """
    archived = format_of(read_file(path)) == FORMAT
    return Archive(path.parent, find).record_in(path).transcript if archived else read_transcript(path)


def _summary_from_record(path: Path, record: Record) -> Entry:
    game = record.transcript
    return Entry(record.name, path.name, game.ruleset, len(game.moves), record.complete)
