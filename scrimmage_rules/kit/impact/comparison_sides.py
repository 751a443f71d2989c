"""The two sides of a comparison: programs that answer Protocol 1, each a version of this package under some readings.

A side is written as parts separated by commas. One part names the source of the program, the other parts its options:
`rev:HEAD~1`, `python:/opt/old/bin/python`, `tree:../other,reading:ID=KEY`, `edition:NAME`.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import scrimmage_rules
from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.errors import DuplicateValue, MalformedData, ScrimmageError, UnknownName
from scrimmage_rules.kit.impact.other_project_packages import (
    PATHS,
    ForeignPackage,
    find_foreign_packages,
    has_package,
    list_installed_package_folders,
)
from scrimmage_rules.kit.impact.rulebook_changes import ReportedRulebook
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline

HERE = Path(scrimmage_rules.__file__).resolve().parent.parent
"""Folder that contains the running package."""

SECONDS = 60.0
"""Maximum seconds for one answer of a side of the comparison."""

PARTS = {"tree": "FOLDER", "rev": "REVISION", "python": "PROGRAM", "reading": "ID=KEY", "edition": "NAME"}
"""Parts of the text that describes a side, with the names of their values after the colon; `tree` may have no value."""

SERVE = (
    PATHS + "import runpy; sys.argv[:] = ['scrimmage', 'serve']; "
    "runpy.run_module('scrimmage_rules', run_name='__main__')"
)

TELL = (
    PATHS
    + """
from pathlib import Path
import msgspec
from scrimmage_rules import __version__
try:
    from scrimmage_rules.kernel.data_folders import data_dir
except ImportError:  # versions before 0.3.0
    from scrimmage_rules._paths import data_dir
from scrimmage_rules import rulesets
from scrimmage_rules.rulesets import ruleset

def book(name):
    found = ruleset(name).rulebook
    return {"chapters": found.chapters, "ambiguities": list(found.ambiguities.values()),
            "editions": ruleset(name).editions}

try:
    from scrimmage_rules.rulesets import list_rulesets, locate_ruleset
except ImportError:  # versions up to 0.3.0
    list_rulesets = getattr(rulesets, "playable", lambda: rulesets.RULESETS)
    locate_ruleset = getattr(rulesets, "home", None)

def folder(name):
    if not locate_ruleset:  # versions before 0.3.0
        return Path(rulesets.__file__).parent / name.replace("-", "_")
    return locate_ruleset(name).folder

names = list_rulesets()
folders = {name: str(folder(name)) for name in names}
folders["kernel"] = str(Path(rulesets.__file__).parent / "kernel")

told = {"version": __version__, "conformance": str(data_dir("conformance")), "folders": folders,
        "books": {name: book(name) for name in names}}
told["suites"] = {name: str(locate_ruleset(name).data("conformance"))
                  for name in told["books"] if name not in rulesets.RULESETS}
sys.stdout.buffer.write(msgspec.json.encode(told))
"""
)
"""Python program that prints the metadata of the package of a side. It works in any version that has the reference."""


class Side(msgspec.Struct, frozen=True):
    """A side as the user wrote it: source of the program, edition and readings. `program` is the part that names the
    source, or None.
    """

    written: str
    sort: str = "tree"
    place: str = ""
    program: str | None = None
    edition: str | None = None
    readings: dict[str, str] = {}


class ProgramMetadata(msgspec.Struct, frozen=True):
    """Facts about the program of a side: its version, the folder of its suite, its rulebooks, and the folders of its
    code and of other rulesets.
    """

    version: str
    conformance: str
    books: dict[str, ReportedRulebook]
    folders: dict[str, str] = {}
    suites: dict[str, str] = {}


class Program(msgspec.Struct, frozen=True):
    """A side that can run: the command that serves it, and its metadata."""

    side: Side
    command: tuple[str, ...]
    told: ProgramMetadata

    def suite_of(self, ruleset_id: str) -> Path:
        """Return the folder of the published suite of a ruleset."""
        return Path(self.told.suites.get(ruleset_id, self.told.conformance))

    def start(self, until: Deadline = NEVER) -> AdapterProcess:
        """Start a new process of this version of the program."""
        return AdapterProcess(self.command, SECONDS, until)


def parse_side(written: str) -> Side:
    """Return the side that a text describes; raise `MalformedData` or `UnknownName` with the valid forms."""
    found = Side(written)
    for part in written.split(","):
        sort, colon, value = part.partition(":")
        if sort not in PARTS:
            raise UnknownName("version to compare", part, ["tree", *(f"{name}:{what}" for name, what in PARTS.items())])
        if sort != "tree" and not value:
            raise MalformedData(written, f"{part}: the value is missing; write {sort}:{PARTS[sort]}")
        found = _add_part_of_side(found, sort, value if colon else "")
    return found


def _add_part_of_side(found: Side, sort: str, value: str) -> Side:
    if sort == "edition":
        _require_single_value(found, sort, found.edition, value)
        return msgspec.structs.replace(found, edition=value)
    if sort == "reading":
        ambiguity, equals, key = value.partition("=")
        if not equals:
            raise MalformedData(f"reading:{value}", f"the key is missing; write reading:{value}=KEY")
        _require_single_value(found, f"reading:{ambiguity}", found.readings.get(ambiguity), key)
        return msgspec.structs.replace(found, readings={**found.readings, ambiguity: key})
    _require_single_value(found, "program", found.program, f"{sort}:{value}" if value else sort)
    return msgspec.structs.replace(found, sort=sort, place=value, program=f"{sort}:{value}" if value else sort)


def _require_single_value(found: Side, part: str, before: str | None, value: str) -> None:
    """Raise `DuplicateValue` if a side already has a value for this part."""
    if before is not None:
        raise DuplicateValue(f"{found.written}: {part}", before, value)


@contextmanager
def prepare_program(wanted: Side, rulesets: Sequence[str] = ()) -> Iterator[Program]:
    """Provide the program of a side inside this context; its temporary folder is removed at the end.

    If all `rulesets` come from packages of other projects, the folder or revision of the side may be that of such a
    package.
    """
    foreign = find_foreign_packages(rulesets)
    packages = foreign if len(foreign) == len(set(rulesets)) else ()
    with _provide_package_folders(wanted, packages) as folders:
        python = wanted.place if wanted.sort == "python" else sys.executable
        last = () if wanted.sort == "python" else list_installed_package_folders(HERE)
        paths = (*map(str, folders), "+", *last)
        told = _request_program_metadata(wanted, [python, "-I", "-c", TELL, *paths])
        yield Program(wanted, (python, "-I", "-c", SERVE, *paths), told)


@contextmanager
def _provide_package_folders(wanted: Side, packages: Sequence[ForeignPackage]) -> Iterator[tuple[Path, ...]]:
    """Provide inside this context the folders in which Python looks first for the packages of a side."""
    if wanted.sort == "rev":
        with TemporaryDirectory(prefix="scrimmage-impact-") as temporary:
            yield _unpack_revision(wanted.place, Path(temporary), packages)
    elif wanted.sort == "python":
        yield ()
    else:
        folder = Path(wanted.place).resolve() if wanted.place else HERE
        if has_package(folder, packages):
            yield (folder, HERE)
        elif (folder / "scrimmage_rules").is_dir():
            yield (folder,)
        else:
            names = " or ".join(["scrimmage_rules", *(each.path for each in packages)])
            raise MalformedData(wanted.written, f"no {names} in this folder; give the folder of a checkout")


def _unpack_revision(revision: str, folder: Path, packages: Sequence[ForeignPackage]) -> tuple[Path, ...]:
    """Unpack the files of a git revision into a folder, and return the folders to import from; the checkout does not
    change.
    """
    if not packages:
        _unpack_files(revision, folder, HERE, "scrimmage_rules", "conformance")
        return (folder,)
    for each in packages:
        _unpack_files(revision, folder, each.folder, each.path)
    return (folder, HERE)


def _unpack_files(revision: str, folder: Path, checkout: Path, *paths: str) -> None:
    packed = folder / "revision.tar"
    _run_git(checkout, "archive", "--format=tar", f"--output={packed}", revision, "--", *paths)
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    packed.unlink()


def _run_git(checkout: Path, *arguments: str) -> None:
    """Run git in the folder of a package; raise `ScrimmageError` with the first line of git's error output."""
    try:
        ran = subprocess.run(["git", *arguments], cwd=checkout, capture_output=True, check=False)
    except FileNotFoundError:
        raise ScrimmageError(
            "rev: needs git, which is not installed; install git, or give a folder with tree:"
        ) from None
    if ran.returncode:
        said = ran.stderr.decode(errors="replace").strip().splitlines() or [f"exit code {ran.returncode}"]
        raise ScrimmageError(f"git: {said[0]}; name a revision of this checkout that `git log` shows")


def _request_program_metadata(wanted: Side, command: Sequence[str]) -> ProgramMetadata:
    try:
        ran = subprocess.run(command, capture_output=True, check=False, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise ScrimmageError(
            f"{wanted.written}: {command[0]} does not run ({fault}); give a Python interpreter"
        ) from None
    if ran.returncode:
        said = ran.stderr.decode(errors="replace").strip().splitlines() or [f"exit code {ran.returncode}"]
        raise ScrimmageError(
            f"{wanted.written}: the program does not describe its rules ({said[-1]}); fix the program first"
        )
    return decode_json(ran.stdout, ProgramMetadata, f"{wanted.written}: $")
