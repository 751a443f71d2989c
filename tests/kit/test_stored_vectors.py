"""Published vectors whose steps are read when they are used: from plain files, from compressed files, from bad ones."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel import published_file_reading
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.block_compressed_vectors import LineReader, get_index_path
from scrimmage_rules.kit.cases.deduplicated_vectors import read_vector_lines
from scrimmage_rules.kit.cases.scenario_line_numbers import get_line_number_file
from scrimmage_rules.kit.cases.stored_vectors import StoredSteps, hash_vector_lines, open_vectors
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.running.case_selection import Selection, select_cases
from scrimmage_rules.rulesets import RULESETS
from tools.releases import wheel_vector_packing
from tools.releases.npm_vector_packing import pack_folder

GAME = "card-football"
REMEDY = "; install scrimmage-rules again, or give the uncompressed file"


@pytest.fixture(scope="module")
def shared_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compressed vectors of all games."""
    folder = tmp_path_factory.mktemp("packed") / "vectors"
    folder.mkdir()
    pack_folder(get_vectors_file(GAME).parent, folder)
    return folder


@pytest.fixture
def pack(shared_pack: Path, tmp_path: Path) -> Path:
    """A compressed file of vectors that a test may damage."""
    (tmp_path / "vectors").mkdir()
    for path in shared_pack.glob(f"{GAME}.*"):
        (tmp_path / "vectors" / path.name).write_bytes(path.read_bytes())
    return get_vectors_file(GAME, tmp_path)


@pytest.fixture(scope="module")
def shared_pieces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The vectors of all games as the wheel has them."""
    folder = tmp_path_factory.mktemp("pieces") / "vectors"
    folder.mkdir()
    wheel_vector_packing.pack_folder(get_vectors_file(GAME).parent, folder)
    return folder


@pytest.fixture
def pieces(shared_pieces: Path, tmp_path: Path) -> Path:
    """A file of vectors in pieces that a test may damage."""
    shutil.copytree(shared_pieces, tmp_path / "vectors")
    return get_vectors_file(GAME, tmp_path)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The blocks that are read while the test runs."""
    found: list[int] = []
    read = LineReader._read_block

    def note(self: LineReader, at: int) -> list[bytes]:
        found.append(at)
        return read(self, at)

    monkeypatch.setattr(LineReader, "_read_block", note)
    return found


# ---- equality


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_compressed_plain_and_stored_vectors_are_equal(shared_pack: Path, ruleset_id: str) -> None:
    plain, packed = get_vectors_file(ruleset_id), get_vectors_file(ruleset_id, shared_pack.parent)
    assert packed.name == f"{ruleset_id}.jsonl.gz"
    wanted = read_vectors(plain)
    assert open_vectors(plain) == wanted
    assert open_vectors(packed) == wanted
    assert read_vectors(packed) == wanted
    assert hash_vector_lines(packed) == hash_vector_lines(plain) == hashlib.sha256(plain.read_bytes()).hexdigest()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_vectors_in_pieces_equal_plain_vectors(shared_pieces: Path, ruleset_id: str) -> None:
    plain, packed = get_vectors_file(ruleset_id), get_vectors_file(ruleset_id, shared_pieces.parent)
    assert packed.name == f"{ruleset_id}.jsonl.pieces"
    assert read_vector_lines(packed) == plain.read_bytes()
    assert open_vectors(packed) == open_vectors(plain)
    assert hash_vector_lines(packed) == hash_vector_lines(plain)


def test_vectors_in_pieces_without_lines_are_read(pieces: Path) -> None:
    get_line_number_file(pieces).unlink()
    assert {each.place for each in open_vectors(pieces)} == {
        each.feature for each in read_vectors(get_vectors_file(GAME))
    }


def test_gunzip_of_compressed_vectors_gives_the_plain_file(pack: Path) -> None:
    assert gzip.decompress(pack.read_bytes()) == get_vectors_file(GAME).read_bytes()


def test_compressed_vectors_without_index_or_lines_are_read(pack: Path) -> None:
    get_index_path(pack).unlink()
    assert open_vectors(pack) == read_vectors(get_vectors_file(GAME))
    get_line_number_file(pack).unlink()
    assert {each.place for each in open_vectors(pack)} == {
        each.feature for each in read_vectors(get_vectors_file(GAME))
    }


def test_plain_file_precedes_compressed_file(pack: Path) -> None:
    plain = pack.with_suffix("")
    plain.write_bytes(b"")
    assert get_vectors_file(GAME, pack.parents[1]) == plain


# ---- what is read


def test_filters_of_heads_read_no_block(pack: Path, reads: list[int]) -> None:
    folder, [first, *_] = pack.parents[1], open_vectors(pack)
    for selection in (
        Selection((GAME,), clause=("PUNT",)), Selection((GAME,), level=("tables",)),
        Selection((GAME,), feature=(first.feature,)), Selection((GAME,), case=(first.id,)),
    ):  # fmt: skip
        assert select_cases(selection, folder)
    assert reads == []
    assert first.steps[0].text
    assert reads == [0]


@pytest.mark.parametrize("packed", [True, False])
def test_each_block_is_read_once_when_cases_are_used_in_order(pack: Path, reads: list[int], packed: bool) -> None:
    cases = open_vectors(pack if packed else get_vectors_file(GAME))
    for case in cases:
        assert isinstance(case.steps, StoredSteps)
        assert len(case.steps) == len(list(case.steps))
        assert case.deeds
    assert reads == list(range(reads[-1] + 1))
    assert 10 < len(reads) < len(cases) / 10


# ---- damage


def open_every_step(path: Path) -> None:
    for each in open_vectors(path):
        assert each.deeds


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flip(content: bytes) -> bytes:
    half = len(content) // 2
    return content[:half] + bytes([content[half] ^ 255]) + content[half + 1 :]


def change_line(content: bytes, number: int, old: bytes, new: bytes) -> bytes:
    lines = gzip.decompress(content).split(b"\n")
    lines[number] = lines[number].replace(old, new, 1)
    return gzip.compress(b"\n".join(lines))


@pytest.mark.parametrize("read", [open_every_step, read_vectors])
@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (flip, "card-football.jsonl.gz: the compressed data after byte "),
        (cut, "card-football.jsonl.gz: "),
        (lambda _content: b"", "card-football.jsonl.gz: "),
        (lambda content: content + b"more", "card-football.jsonl.gz: "),
    ],
)
def test_damaged_compressed_vectors_are_refused_in_one_line_with_a_remedy(
    pack: Path, read: Callable[[Path], object], damage: Callable[[bytes], bytes], complaint: str
) -> None:
    pack.write_bytes(damage(pack.read_bytes()))
    with pytest.raises(MalformedData) as raised:
        read(pack)
    assert str(raised.value).startswith(complaint)
    assert str(raised.value).endswith(REMEDY)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("read", [open_every_step, read_vectors])
@pytest.mark.parametrize(
    "damage",
    [
        flip, cut, lambda _content: b"", lambda content: content + b"more",
        lambda content: change_line(content, 0, b'"cases":', b'"cases":1'),
        lambda content: change_line(content, 0, b"pieces-1", b"pieces-2"),
        lambda content: change_line(content, -1, b" ", b" 9999999 "),
        lambda content: change_line(content, -1, b" ", b" -9999999 "),
        lambda content: change_line(content, -1, b" ", b" ? "),
        lambda content: change_line(content, -1, b" ", b" n "),
    ],
)  # fmt: skip
def test_damaged_vectors_in_pieces_are_refused_in_one_line_with_a_remedy(
    pieces: Path, read: Callable[[Path], object], damage: Callable[[bytes], bytes]
) -> None:
    pieces.write_bytes(damage(pieces.read_bytes()))
    with pytest.raises(MalformedData) as raised:
        read(pieces)
    assert str(raised.value).startswith("card-football.jsonl.pieces: ")
    assert str(raised.value).endswith(REMEDY)
    assert "\n" not in str(raised.value)


def test_run_that_meets_a_damaged_block_ends_with_exit_code_4(
    pack: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("scrimmage_rules.kit.cases.vectors.find_suite_folder", lambda _ruleset: pack.parents[1])
    pack.write_bytes(flip(pack.read_bytes()))
    assert cli.main(["verify", "--ruleset", GAME]) == 4
    complaint = capsys.readouterr().err
    assert "card-football.jsonl.gz: the compressed data after byte " in complaint
    assert complaint.endswith(f"{REMEDY}\n")


@pytest.mark.parametrize("damage", [flip, cut, lambda _content: gzip.compress(b"{}")])
def test_damaged_index_is_refused_in_one_line_with_a_remedy(pack: Path, damage: Callable[[bytes], bytes]) -> None:
    get_index_path(pack).write_bytes(damage(get_index_path(pack).read_bytes()))
    with pytest.raises(MalformedData) as raised:
        open_vectors(pack)
    assert str(raised.value).startswith("card-football.index.json.gz: ")
    assert str(raised.value).endswith(REMEDY)


def test_index_that_names_the_wrong_case_is_refused(pack: Path) -> None:
    index = json.loads(gzip.decompress(get_index_path(pack).read_bytes()))
    index["cases"][0]["id"], index["cases"][1]["id"] = index["cases"][1]["id"], index["cases"][0]["id"]
    get_index_path(pack).write_bytes(gzip.compress(json.dumps(index).encode()))
    with pytest.raises(MalformedData, match="is not at the place that the index gives; install scrimmage-rules again"):
        open_every_step(pack)


def test_content_that_grows_too_large_is_refused(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(published_file_reading, "LARGEST", 1024 * 1024)
    with pytest.raises(MalformedData, match="larger than 1 MB when decompressed"):
        read_vectors(pack)


def test_file_that_changes_during_a_run_is_refused(tmp_path: Path) -> None:
    published, copy = get_vectors_file(GAME), tmp_path / f"{GAME}.jsonl"
    copy.write_bytes(published.read_bytes())
    get_line_number_file(copy).write_bytes(get_line_number_file(published).read_bytes())
    vectors: list[Vector] = open_vectors(copy)
    copy.write_bytes(published.read_bytes() + b"\n")
    with pytest.raises(MalformedData, match="the file changed while the kit was using it; run the command again"):
        assert vectors[-1].deeds
