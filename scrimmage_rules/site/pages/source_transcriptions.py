"""Source documents: their list, the lines of each clause, and differences between two transcriptions.

The text of the documents is not included. A page shows lines only from the reader's own copy, which it recognizes by
its hash.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml

FILE = "js/source-documents.js"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source document: its number, its game, its number of lines, and the hash of its text.

    The hash is the SHA-256 of the text in UTF-8, in which each line ends with a line feed.
    """

    number: str
    game: str
    lines: int
    sha256: str


class _PageLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of the first transcription, and the line of the second transcription that corresponds to them."""

    lines: str
    line: int


class TextDifference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of the first transcription at which the second one differs, and a description of the difference."""

    lines: str
    told: str


class Transcription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A second transcription of a source rulebook. The clauses of the game cite lines of the first one."""

    document: str
    pages: tuple[_PageLines, ...]
    partings: tuple[TextDifference, ...]

    def lines_of(self, cited: str) -> str:
        """Return the lines of this transcription, such as `206-208`, that correspond to the cited lines of the first
        one. If no line corresponds, return an empty text.
        """
        found = [each.line for each in self.pages if are_line_ranges_overlapping(each.lines, cited)]
        return f"{found[0]}-{found[-1]}" if found else ""

    def find_differences_in(self, cited: str) -> Iterator[str]:
        """Yield a description of each difference between the two transcriptions in the cited lines."""
        return (each.told for each in self.partings if are_line_ranges_overlapping(each.lines, cited))


class _DocumentList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    documents: tuple[Document, ...]


def read_documents() -> tuple[Document, ...]:
    """Return every source document that a rulebook cites."""
    file = Path(__file__).with_suffix(".yaml")
    return decode_yaml(file.read_bytes(), _DocumentList, file.name).documents


def render_source_documents_script() -> str:
    """Return a script by which a page recognizes a reader's copy of a document. A page can define other documents
    before it.
    """
    return f"globalThis.sourceDocuments ??= {msgspec.json.encode(read_documents()).decode()};\n"


def read_transcription(file: str) -> Transcription:
    """Read the second transcription of a rulebook, with its pages and its differences from the first transcription,
    from `transcriptions.yaml` next to the module `file`.
    """
    listed = Path(file).with_name("transcriptions.yaml")
    return decode_yaml(listed.read_bytes(), Transcription, listed.name)


def are_line_ranges_overlapping(one: str, other: str) -> bool:
    """Return whether two ranges of lines such as `27-29` have a line in common."""
    (first, last), (start, end) = _parse_line_range(one), _parse_line_range(other)
    return first <= end and start <= last


def _parse_line_range(lines: str) -> tuple[int, int]:
    first, _, last = lines.partition("-")
    return int(first), int(last or first)
