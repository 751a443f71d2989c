"""The source documents: their list, the lines of a clause, and differences of two transcriptions.

Nothing of their text is here. A page shows lines of a document only out of a reader's own copy, which it knows by its
hash.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml

FILE = "js/source-documents.js"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source document: its number, the game that it is about, how many lines it has, and the hash of its text.

    The hash is the SHA-256 of the text in UTF-8, each line ended by a line feed and nothing else.
    """

    number: str
    game: str
    lines: int
    sha256: str


class _PageLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of the first document that stand on one line of the second."""

    lines: str
    line: int


class TextDifference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of the first document at which the second says or shows something else, and what, in our words."""

    lines: str
    told: str


class Transcription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A second transcription of a rulebook, whose clauses cite the lines of another."""

    document: str
    pages: tuple[_PageLines, ...]
    partings: tuple[TextDifference, ...]

    def lines_of(self, cited: str) -> str:
        """Return the lines of this document, as `206-208`, that match the lines of a clause; empty if none match."""
        found = [each.line for each in self.pages if is_overlapping(each.lines, cited)]
        return f"{found[0]}-{found[-1]}" if found else ""

    def find_differences_in(self, cited: str) -> Iterator[str]:
        """Yield the differences of the transcriptions in the lines that a clause cites."""
        return (each.told for each in self.partings if is_overlapping(each.lines, cited))


class _DocumentList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    documents: tuple[Document, ...]


def read_documents() -> tuple[Document, ...]:
    """Return every document that a rulebook cites."""
    file = Path(__file__).with_suffix(".yaml")
    return decode_yaml(file.read_bytes(), _DocumentList, file.name).documents


def render_documents_script() -> str:
    """Return the script by which a page recognizes a reader's copy; a page with other documents defines them before."""
    return f"globalThis.sourceDocuments ??= {msgspec.json.encode(read_documents()).decode()};\n"


def read_transcription(file: str) -> Transcription:
    """Return the second transcription of a rulebook, from the list next to a module of its room."""
    listed = Path(file).with_name("transcriptions.yaml")
    return decode_yaml(listed.read_bytes(), Transcription, listed.name)


def is_overlapping(one: str, other: str) -> bool:
    """Return whether two stretches of lines such as `27-29` have a line in common."""
    (first, last), (start, end) = _parse_line_range(one), _parse_line_range(other)
    return first <= end and start <= last


def _parse_line_range(lines: str) -> tuple[int, int]:
    first, _, last = lines.partition("-")
    return int(first), int(last or first)
