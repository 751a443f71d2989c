"""Published vectors of an exported file: the cases without steps are in memory, and the steps of a case are decoded
when it runs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import overload

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.published_file_reading import PIECES, create_damage_error, is_packed
from scrimmage_rules.kit.cases.block_compressed_vectors import (
    LineReader,
    Stamp,
    VectorIndex,
    decode_heads,
    get_file_stamp,
    index_plain_file,
    read_index,
)
from scrimmage_rules.kit.cases.deduplicated_vectors import DeduplicatedVectorFile, read_vector_lines
from scrimmage_rules.kit.cases.scenario_line_numbers import VectorLineNumbers, get_line_number_file
from scrimmage_rules.kit.cases.vectors import (
    EXPORTED,
    Vector,
    VectorStep,
    check_vectors_file_exists,
    disable_garbage_collector,
    read_vectors,
)

KEPT_CASES = 128
"""Number of cases of a file whose steps stay in memory at the same time. More cases are never sent at once."""


def open_vectors(path: Path) -> list[Vector]:
    """Return the vectors of a file like `read_vectors`, but decode the steps of a case each time that they are used.

    A run of thousands of cases thus keeps only their heads in memory. Only exported files are read in this way. All
    other files are checked line by line first.
    """
    check_vectors_file_exists(path)
    stored = _open_exported_vectors(path, get_file_stamp(path), get_file_stamp(get_line_number_file(path)))
    return read_vectors(path) if stored is None else list(stored.vectors)


def hash_vector_lines(path: Path) -> str:
    """Return the SHA-256 of the lines of a file of vectors. Two files with the same lines have the same hash, even if
    one is compressed.
    """
    stored = _open_exported_vectors(path, get_file_stamp(path), get_file_stamp(get_line_number_file(path)))
    return hashlib.sha256(read_vector_lines(path)).hexdigest() if stored is None else stored.hash


@lru_cache(maxsize=8)
def _open_exported_vectors(path: Path, _content: Stamp, _lines: Stamp) -> StoredVectors | None:
    """Return the vectors of a file that the export wrote, or None for any other file.

    The function is cached. If a file changes, its stamp changes too, and the file is read again.
    """
    with disable_garbage_collector():
        places = VectorLineNumbers(path)
        if not places.exported:
            return None
        found = _open_deduplicated_vectors(path) if path.suffix == PIECES else _open_block_compressed_vectors(path)
        if found is None or found[0].vectors != places.exported:
            return None
        return StoredVectors(path, found[0], found[1], places)


def _open_deduplicated_vectors(path: Path) -> tuple[VectorIndex, DeduplicatedVectorFile]:
    """Return the index and the reader of a `.jsonl.pieces` file; raise `MalformedData` if the file is damaged."""
    file = DeduplicatedVectorFile(path)
    try:
        return decode_heads(file.vectors, file.heads), file
    except msgspec.MsgspecError as fault:
        raise create_damage_error(path.name, str(fault)) from None


def _open_block_compressed_vectors(path: Path) -> tuple[VectorIndex, LineReader] | None:
    """Return the index and the reader of a plain or gzip file of vectors; None if it has no index or a line is
    invalid.
    """
    try:
        index = read_index(path) if is_packed(path) else index_plain_file(path)
    except msgspec.MsgspecError:  # a line without a head
        return None
    return None if index is None else (index, LineReader(path, index.blocks))


class StoredVectors:
    """The vectors of an exported file. The steps of a vector stay in the file, and its other fields are in memory."""

    def __init__(
        self, path: Path, index: VectorIndex, reader: LineReader | DeduplicatedVectorFile, lines: VectorLineNumbers
    ) -> None:
        """Assign line numbers to the cases; raise `MalformedData` if the numbers do not match the cases."""
        self.hash = index.vectors
        self._name, self._reader, self._source_lines = path.name, reader, lines
        self._places = lines.list_places([head.feature for head in index.cases])
        self.read_steps = lru_cache(maxsize=KEPT_CASES)(self._decode_steps)
        self.vectors = tuple(
            Vector(
                head.id, head.name, head.ruleset, head.feature, head.chapter, head.clauses, head.refuses,
                head.readings, head.level, head.facets, StoredSteps(self, number), place[0], head.mirror_of,
            )
            for number, (head, place) in enumerate(zip(index.cases, self._places, strict=True))
        )  # fmt: skip

    def _decode_steps(self, number: int) -> tuple[VectorStep, ...]:
        """Return the steps of a case with their line numbers; raise `MalformedData` for a damaged or changed file."""
        line = self._reader.read_line(number)
        try:
            vector = EXPORTED.decode(line)
        except msgspec.MsgspecError:
            vector = decode_json(line, Vector, f"{self._name}:{number + 1}: $")
        if vector.id != self.vectors[number].id:
            raise create_damage_error(self._name, f"case {vector.id} is not at the place that the index gives")
        self._source_lines.set_line_numbers(vector, self._places[number])
        return tuple(vector.steps)


class StoredSteps(Sequence[VectorStep]):
    """The steps of a stored vector, which are decoded when they are used."""

    __slots__ = ("_number", "_stored")

    def __init__(self, stored: StoredVectors, number: int) -> None:
        """Store where the steps of a case are. `number` is the index of the case in its file."""
        self._stored, self._number = stored, number

    def __len__(self) -> int:
        return len(self._stored.read_steps(self._number))

    def __iter__(self) -> Iterator[VectorStep]:
        return iter(self._stored.read_steps(self._number))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (tuple, StoredSteps)) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # as a list, which is equal by its items

    @overload
    def __getitem__(self, index: int) -> VectorStep: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[VectorStep, ...]: ...

    def __getitem__(self, index: int | slice) -> VectorStep | tuple[VectorStep, ...]:
        return self._stored.read_steps(self._number)[index]
