"""Compressed data in the packages: small, the same bytes each time, and read like the plain files."""

from __future__ import annotations

import gzip
import io
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.case_name_register import read_register
from scrimmage_rules.kit.export import find_outdated_files
from scrimmage_rules.kit.impact.recorded_game_comparison import list_recorded_games
from scrimmage_rules.kit.rulebook.release_records import read_releases, read_suite_as_release
from scrimmage_rules.rulesets import RULESETS
from tools.releases import artifact_sizes, record_packing, wheel_vector_packing
from tools.releases.artifact_sizes import find_large_artifacts
from tools.releases.npm_vector_packing import BLOCK_BYTES, pack_folder, pack_vectors
from tools.releases.record_packing import PresentGame

SUITE = Path(__file__).resolve().parents[2] / "conformance"


@pytest.fixture(scope="module")
def shared_suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compressed vectors, corpus, registers and releases of the wheel, and its other recorded
    games.
    """
    folder = tmp_path_factory.mktemp("suite")
    shutil.copytree(SUITE / "archives", folder / "archives")
    (folder / "vectors").mkdir()
    wheel_vector_packing.pack_folder(SUITE / "vectors", folder / "vectors")
    record_packing.pack_records(SUITE, folder)
    return folder


@pytest.fixture
def packed_suite(shared_suite: Path, tmp_path: Path) -> Path:
    """A copy of the compressed suite that a test may change."""
    return shutil.copytree(shared_suite, tmp_path / "suite")


def test_packed_vectors_of_all_games_are_small(tmp_path: Path) -> None:
    pack_folder(SUITE / "vectors", tmp_path)
    assert {path.name.removesuffix(".jsonl.gz") for path in tmp_path.glob("*.jsonl.gz")} == set(RULESETS)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 3_000_000


def test_vectors_in_pieces_of_all_games_are_smaller_than_gzip_files(shared_suite: Path) -> None:
    packed = sorted((shared_suite / "vectors").glob("*.pieces"))
    assert [path.name for path in packed] == sorted(f"{each}.jsonl.pieces" for each in RULESETS)
    assert sum(path.stat().st_size for path in packed) < 1_300_000


def test_vectors_in_pieces_store_a_repeated_text_once() -> None:
    step = b'{"do":[{"ask":{"at":{"many":"%s"},"by":{"op":"load"}}}],"text":"%d"}'
    lines = [b'{"id":"%d","steps":[%s]}\n' % (each, step % (b"x" * 99, each)) for each in range(5)]
    content = b"".join(lines)
    packed = wheel_vector_packing.pack_vectors(content)
    assert packed == wheel_vector_packing.pack_vectors(content)
    assert gzip.decompress(packed).count(b"x" * 99) == 1


def test_packed_vectors_are_gzip_members_of_whole_lines() -> None:
    lines = [b'{"id":"%d","steps":[%s]}\n' % (number, b"1," * 1000 + b"1") for number in range(600)]
    content = b"".join(lines)
    packed, index = pack_vectors(content)
    assert (packed, index) == pack_vectors(content)
    assert gzip.decompress(packed) == content
    assert len(content) > 2 * BLOCK_BYTES
    assert packed.count(b"\x1f\x8b\x08") >= 2
    assert b"steps" not in gzip.decompress(index)


def test_registers_releases_and_games_are_read_from_compressed_files(packed_suite: Path) -> None:
    packed = [path for name in ("corpus", "register", "releases") for path in (packed_suite / name).rglob("*")]
    assert {path.suffix for path in packed} == {".gz", ".txt"}
    shutil.copytree(SUITE / "rulebooks", packed_suite / "rulebooks")
    assert read_releases(packed_suite) == read_releases(SUITE) != []
    for each in RULESETS:
        assert read_register(each, packed_suite) == read_register(each, SUITE)
        assert list_recorded_games(each, packed_suite) == list_recorded_games(each, SUITE) != []


def test_compressed_records_do_not_depend_on_plain_vectors(packed_suite: Path) -> None:
    present = read_suite_as_release(SUITE)
    for each in RULESETS:
        (packed_suite / "vectors" / f"{each}.jsonl").write_bytes(b"")
    assert read_releases(packed_suite, present) == read_releases(SUITE)
    assert read_register(RULESETS[0], packed_suite) == read_register(RULESETS[0], SUITE)


def test_register_with_names_of_other_cases_stays_complete() -> None:
    present = {"g": PresentGame({}, {"a": "1", "b": "2"})}
    other = b'{"ruleset": "g", "retired": {}, "cases": ["a", "c"]}'
    assert record_packing.shorten_register(other, present) == other
    assert b"cases" not in record_packing.shorten_register(other.replace(b'"c"', b'"b"'), present)


def test_release_keeps_only_what_the_present_suite_lacks() -> None:
    release = b'{"games": {"g": {"clauses": {"P": "new", "Q": "old"}, "cases": {"old": "1", "b": "2", "c": "3"}}}}'
    present = PresentGame({"P": "new", "Q": "now", "R": "more"}, {"a": "0", "b": "2", "c": "4"})
    short = record_packing.shorten_release(release, {"g": present})
    assert short == b'{"games":{"g":{"clauses":{"P":"=","Q":"old"},"cases":{"old":"1"},"hashes":",=,3"}}}'


def test_hashes_of_the_packed_records_are_those_of_the_kit() -> None:
    for name, game in read_suite_as_release(SUITE).games.items():
        assert record_packing.read_present_game(SUITE, name).cases == game.cases


def test_export_check_accepts_compressed_files(packed_suite: Path) -> None:
    name = f"register/{RULESETS[0]}.json"
    content = (SUITE / name).read_bytes()
    kept = [f"register/{each}.json" for each in RULESETS[1:]]
    kept += [f"vectors/{each}{ending}" for each in RULESETS for ending in (".jsonl", ".lines.json")]
    others = {each: (SUITE / each).read_bytes() for each in kept}
    assert find_outdated_files({name: content, **others}, packed_suite) == []
    assert find_outdated_files({name: content + b" ", **others}, packed_suite) == [name]


def write_wheel(path: Path, size: int) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        wheel.writestr("a", b"0" * size)


def test_limits_are_those_of_the_packages() -> None:
    assert artifact_sizes.LARGEST_PACKED == {"*.whl": 4_000_000, "scrimmage-rules-*.tgz": 4_000_000}
    assert artifact_sizes.LARGEST_INSTALLED == 12_000_000


def test_artifact_that_is_too_large_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artifact_sizes, "LARGEST_INSTALLED", 1_000_000)
    monkeypatch.setattr(artifact_sizes, "LARGEST_PACKED", {"*.whl": 500_000, "scrimmage-rules-*.tgz": 100})
    write_wheel(tmp_path / "small.whl", 1_000_000)
    assert find_large_artifacts(tmp_path) == []
    write_wheel(tmp_path / "wide.whl", 1_000_001)
    with tarfile.open(tmp_path / "scrimmage-rules-1.tgz", "w") as package:
        package.addfile(tarfile.TarInfo("a"), io.BytesIO())
    wide, packed = sorted(find_large_artifacts(tmp_path), reverse=True)
    assert wide == "wide.whl: 1.00 MB installed, more than 1 MB; pack fewer or smaller files"
    assert packed.startswith("scrimmage-rules-1.tgz: 0.01 MB packed, more than 0.0001 MB")
