"""Archives: folders of recorded games, with one file for each game, so that a damaged file affects no other game.

Names of games are unique. A game replaces another of the same name only if the caller passes `replace=True`. A file
contains the whole transcript, so that a replay needs no other file, and a digest of the transcript, so that the archive
finds damage even if the game can still be replayed.
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
from scrimmage_rules.kernel.files import list_visible_files, read_file, remove_partial_files, write_atomically
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.kernel.transcript import Transcript, format_of, replay, require_types_of_transcript
from scrimmage_rules.kernel.transcript import read as read_transcript

FORMAT = "scrimmage-archive-1"
LONGEST_NAME = 80
PUT_BACK = "restore a copy of this file, or move the file away (no other game is affected)"
FILE_NAMES = r"[a-z0-9-]+-[0-9a-f]{16}\.json"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game as an archive stores it: its name, whether it is complete, its transcript, and the digest of the
    transcript.
    """

    name: Text
    complete: bool
    transcript: Transcript
    digest: Text
    format: Literal["scrimmage-archive-1"] = "scrimmage-archive-1"


class Entry(msgspec.Struct, frozen=True):
    """Entry of an archive's list of recorded games: the name and a summary of one game, without its moves."""

    name: str
    file: str
    ruleset: str
    moves: int
    complete: bool


class Unsound(MalformedData):
    """Error: a file of an archive contains no game that can be replayed; `place` is the name of this file."""

    def __init__(self, file: str, problem: str, remedy: str = PUT_BACK) -> None:
        """Compose a message that names the damaged file, the problem and the remedy. The archive never repairs or
        deletes a damaged file.
        """
        super().__init__(file, f"{problem}; {remedy}")


class NameTaken(ScrimmageError):
    """Error: a game cannot be saved, because another game of the archive has this name."""

    def __init__(self, name: str) -> None:
        """Compose the message for `name`, the name that the caller gave."""
        self.name = name
        super().__init__(f"a game called {name!r} already exists; choose another name, or replace the game (--replace)")


class Listing(msgspec.Struct, frozen=True):
    """All readable games of an archive, sorted by name, and the error of each file that contains no readable game."""

    games: tuple[Entry, ...]
    faults: tuple[Unsound, ...]


def require_valid_game_name(name: object) -> str:
    """Check a game's name and return it unchanged; raise `MalformedData` if the name is invalid.

    A valid name has 1 to 80 printable characters, and no blank at either end. Two Unicode spellings of the same letters
    are one name (NFC).
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


def create_file_name(name: str) -> str:
    """Return the file name for a game. It has the ASCII letters and digits of the game's name, and a digest that makes
    the file name unique.

    File names are lower case, because some file systems do not distinguish upper from lower case.
    """
    kept = require_valid_game_name(name)
    plain = unicodedata.normalize("NFKD", kept).encode("ascii", "ignore").decode()
    readable = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40].strip("-") or "game"
    return f"{readable}-{hashlib.sha256(kept.encode()).hexdigest()[:16]}.json"


def hash_transcript(transcript: Transcript) -> str:
    """Return the SHA-256 digest of the canonical JSON form of a transcript."""
    return hashlib.sha256(canonical(transcript)).hexdigest()


class Archive:
    """The recorded games in a folder. `find` returns the ruleset with a given id, or raises `UnknownName`."""

    def __init__(self, folder: Path, find: Callable[[str], Ruleset[Any, Any]]) -> None:
        """Store the path of the folder; read and create no file yet."""
        self.folder = folder
        self._find = find

    def record(self, name: str, transcript: Transcript) -> Record:
        """Return a game in the form in which `save` writes it; raise `CannotReplay` if the rules do not allow one of
        its moves.
        """
        kept, game = require_valid_game_name(name), require_types_of_transcript(transcript)
        return Record(kept, self._complete(game), game, hash_transcript(game))

    def save(self, name: str, transcript: Transcript, *, replace: bool = False) -> Entry:
        """Save a game under a name; raise `NameTaken` if another game has this name and `replace` is false.

        The folder is created if it does not exist. If saving fails, an earlier game of this name stays complete: the
        file contains either the old or the new game.
        """
        record = self.record(name, transcript)
        path = self.folder / create_file_name(record.name)
        if path.exists() and not replace:
            raise NameTaken(record.name)
        self._create_archive_folder()
        remove_partial_files(self.folder, FILE_NAMES)
        try:
            write_atomically(path, msgspec.json.format(canonical(record), indent=1) + b"\n", replace)
        except FileExistsError:
            raise NameTaken(record.name) from None
        return _summarize_record(path, record)

    def _create_archive_folder(self) -> None:
        try:
            self.folder.mkdir(exist_ok=True)
        except (OSError, ValueError) as fault:
            raise Unwritable(str(self.folder), getattr(fault, "strerror", None) or str(fault)) from None

    def read(self, name: str) -> Record:
        """Return the game with this name; raise `UnknownName` if there is no such game, and `Unsound` if its file is
        damaged.
        """
        path = self.folder / create_file_name(name)
        if not path.exists():
            raise UnknownName("game in this archive", name, self.names())
        return self._read_valid_record(path)

    def names(self) -> list[str]:
        """Return the names of all readable games, sorted."""
        return [entry.name for entry in self.list().games]

    def list(self) -> Listing:
        """Return all readable games and all damaged files, after a replay of each game; change no file."""
        games: list[Entry] = []
        faults: list[Unsound] = []
        for path in self._files():
            try:
                games.append(_summarize_record(path, self._read_valid_record(path)))
            except Unsound as fault:
                faults.append(fault)
        return Listing(tuple(sorted(games, key=lambda entry: (entry.name.casefold(), entry.name))), tuple(faults))

    def _files(self) -> Iterator[Path]:
        """Yield the files that may contain games; skip the `.part` files of interrupted saves."""
        if not self.folder.is_dir():
            raise MalformedData(str(self.folder), "no such folder; give the folder of an archive")
        yield from (path for path in list_visible_files(self.folder, "*") if path.name.lower().endswith(".json"))

    def _complete(self, transcript: Transcript) -> bool:
        ruleset = self._find(transcript.ruleset)
        played = replay(ruleset, transcript)
        return ruleset.result(played.positions[-1]) is not None

    def _read_valid_record(self, path: Path) -> Record:
        """Return the record in a file of this folder. Raise `Unsound` if the file is damaged, or if its file name does
        not match the name of its game.
        """
        record = self.record_in(path)
        expected = self._expected_file_name(path, record)
        if expected != path.name:
            raise Unsound(path.name, f"this file should be called {expected}", "rename the file, or move it elsewhere")
        return record

    def _expected_file_name(self, path: Path, record: Record) -> str:
        try:
            return create_file_name(record.name)
        except MalformedData as fault:
            raise Unsound(path.name, str(fault)) from None

    def record_in(self, path: Path) -> Record:
        """Return the record in a file, which may have any file name. Raise `Unsound` if the file is damaged or its game
        cannot be replayed.
        """
        try:
            record = decode_json(read_file(path), Record)
            problem = self._find_record_problem(record)
        except Unreadable as fault:
            raise Unsound(path.name, fault.problem) from None
        except RecursionError:
            raise Unsound(path.name, "nested too deep") from None
        except ScrimmageError as fault:
            raise Unsound(path.name, str(fault)) from None
        if problem:
            raise Unsound(path.name, problem)
        return record

    def _find_record_problem(self, record: Record) -> str | None:
        if hash_transcript(record.transcript) != record.digest:
            return "the game does not match its digest: the file was changed"
        if self._complete(record.transcript) != record.complete:
            return (
                f"the game is {'not ' if record.complete else ''}complete, but its file has the opposite value "
                f"of `complete`"
            )
        return None


def read_game(path: Path, find: Callable[[str], Ruleset[Any, Any]]) -> Transcript:
    """Return the game in a file, which is a transcript or a file of an archive, under any file name.

    Raise `MalformedData` for a file that is neither, or that is damaged.
    """
    archived = format_of(read_file(path)) == FORMAT
    return Archive(path.parent, find).record_in(path).transcript if archived else read_transcript(path)


def read_game_without_replay(path: Path) -> Record:
    """Return the game in a file without a replay, because the current rules may reject one of its moves.

    The file contains a transcript, which has no name, or is a file of an archive. Raise `MalformedData` for any other
    file.
    """
    content = read_file(path)
    if format_of(content) == FORMAT:
        return decode_json(content, Record, f"{path.name}: $")
    return Record(path.name, complete=False, transcript=read_transcript(path), digest="")


def _summarize_record(path: Path, record: Record) -> Entry:
    game = record.transcript
    return Entry(record.name, path.name, game.ruleset, len(game.moves), record.complete)
