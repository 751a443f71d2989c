"""Export of the published suite (vectors, schemas, rulebooks, data), and a check whether the published files are up to
date.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.files import list_visible_files, write_atomically
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.published_file_reading import find_published_file, is_packed, remove_packed_ending
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.kit.cases.case_name_register import (
    FOLDER,
    CaseNameRegister,
    find_registry_violations,
    read_register,
    update_register,
)
from scrimmage_rules.kit.cases.deduplicated_vectors import read_vector_lines
from scrimmage_rules.kit.cases.scenario_line_numbers import (
    CaseLines,
    encode_line_numbers,
    list_line_numbers,
    remove_line_numbers,
)
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.doctor import Diagnosis
from scrimmage_rules.kit.impact.impact_report import Impact
from scrimmage_rules.kit.json_schemas import encode_reply_schema, encode_schema, encode_value_schemas
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.reports.badge import Badge
from scrimmage_rules.kit.reports.implementation_table import ImplementationTable
from scrimmage_rules.kit.reports.jsonl_report import Line
from scrimmage_rules.kit.reports.report_comparison import Comparison
from scrimmage_rules.kit.rulebook.clause_coverage import Coverage
from scrimmage_rules.kit.rulebook.clause_details import Share, Shown
from scrimmage_rules.kit.rulebook.release_records import Release
from scrimmage_rules.kit.rulebook.rulebook_json_files import (
    PublishedRulebook,
    encode_json_one_item_per_line,
    encode_published_rulebook,
    find_rulebook_path,
)
from scrimmage_rules.kit.rulebook.suite_release_comparison import Changes
from scrimmage_rules.kit.running.case_listing import ListedCase, ListedClause, ListedSentence
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.kit.scenarios.compiler import BrokenScenario, compile_features
from scrimmage_rules.kit.scenarios.mirrored_cases import MirroredAnswerDiffers, add_mirrored_cases
from scrimmage_rules.kit.search.fuzz_report import Searched
from scrimmage_rules.rulesets import RULESETS, get_folder_name, list_rulesets, locate_ruleset, ruleset

BY_HAND = frozenset({"adapters", "archives", "corpus", "faulty", "releases"})
"""Folders of the suite that the export does not write."""


class BrokenFeatures(ScrimmageError):
    """Error: scenarios do not compile, or names of cases have disappeared or are used again. `broken` lists all
    problems.
    """

    def __init__(self, broken: Sequence[ScrimmageError]) -> None:
        """Store all problems; the message is that of the first problem."""
        self.broken = broken
        super().__init__(f"{broken[0]} ({pluralize(len(broken), 'broken scenario')} in all)")


def generate_suite(features: Path, folder: Path) -> dict[str, bytes]:
    """Return every generated file of the suite by its path in `conformance/`; raise `BrokenFeatures`.

    `folder` is the present suite. Its registers list the names of cases that must not disappear.
    """
    return {**_generate_rulesets(features, folder, RULESETS), **dict(_generate_schema_files())}


def _generate_rulesets(features: Path, folder: Path, rulesets: Sequence[str]) -> dict[str, bytes]:
    """Return the vectors, register, rulebook, data and schemas of these rulesets as file contents by path."""
    files: dict[str, bytes] = {}
    broken: list[ScrimmageError] = []
    for each in rulesets:
        register = read_register(each, folder)
        vectors, faults = _compile_cases(features, register)
        cases = [vector.id for vector in vectors]
        broken += [*faults, *(() if faults else map(ScrimmageError, find_registry_violations(register, cases)))]
        exported = b"".join(canonical(remove_line_numbers(vector)) + b"\n" for vector in vectors)
        files[f"vectors/{each}.jsonl"] = exported
        files[f"vectors/{each}.lines.json"] = encode_line_numbers(list_line_numbers(each, vectors, exported))
        files[f"{FOLDER}/{each}.json"] = _encode_register(update_register(register, cases))
        files.update(_generate_ruleset_data(each))
    if broken:
        raise BrokenFeatures(broken)
    return files


def _encode_register(register: CaseNameRegister) -> bytes:
    return encode_json_one_item_per_line(msgspec.json.decode(msgspec.json.encode(register)))


def _compile_cases(features: Path, register: CaseNameRegister) -> tuple[list[Vector], list[BrokenScenario]]:
    """Return all cases of a ruleset, and the problems of its scenarios. If there are no problems, mirrored cases are
    included.
    """
    vectors, faults = compile_features(features, register.ruleset)
    if faults:
        return vectors, faults
    try:
        return add_mirrored_cases(vectors, register.cases), []
    except MirroredAnswerDiffers as fault:
        return vectors, [fault]


def find_export_faults(features: Path) -> Iterator[ScrimmageError]:
    """Yield each reason why an export of these feature files would fail.

    Names of cases that have disappeared are reported only for the complete features folder of a ruleset.
    """
    for each in list_rulesets():
        if (features / get_folder_name(each)).is_dir():
            if features.resolve() == locate_ruleset(each).data("features").resolve():
                yield from _find_all_faults(features, each)
            else:
                yield from compile_features(features, each)[1]


def _find_all_faults(features: Path, ruleset_id: str) -> Iterator[ScrimmageError]:
    """Yield each fault in the features of a ruleset; without such a fault, yield the faults in the names of its
    cases.
    """
    register = read_register(ruleset_id, locate_ruleset(ruleset_id).data("conformance"))
    vectors, faults = _compile_cases(features, register)
    yield from faults or map(ScrimmageError, find_registry_violations(register, [vector.id for vector in vectors]))


def _generate_ruleset_data(ruleset_id: str) -> Iterator[tuple[str, bytes]]:
    """Yield the rulebook, the data and the schemas of a ruleset as JSON files, with one line for each item."""
    yield find_rulebook_path(ruleset_id), encode_published_rulebook(ruleset_id)
    for name, value in ruleset(ruleset_id).published().items():
        yield name, encode_json_one_item_per_line(plain(value))
    for name, schema in encode_value_schemas(ruleset_id).items():
        yield f"schemas/{ruleset_id}.{name}.json", schema


def _generate_schema_files() -> Iterator[tuple[str, bytes]]:
    """Yield a JSON Schema for every request and its replies, and for each kind of file that the kit reads or writes."""
    for op, request in m.REQUESTS.items():
        yield f"schemas/{op}.request.json", encode_schema(request)
        yield f"schemas/{op}.reply.json", encode_reply_schema([*m.REPLIES[op], m.Unsupported, m.Failed])
    yield "schemas/vector.json", encode_schema(Vector)
    yield "schemas/lines.json", encode_schema(CaseLines)
    yield "schemas/transcript.json", encode_schema(Transcript)
    yield "schemas/report.json", encode_schema(Report)
    yield "schemas/report-line.json", encode_schema(Line)
    yield "schemas/comparison.json", encode_schema(Comparison)
    yield "schemas/implementation-table.json", encode_schema(ImplementationTable)
    yield "schemas/impact.json", encode_schema(Impact)
    yield "schemas/badge.json", encode_schema(Badge)
    yield "schemas/diagnoses.json", encode_schema(list[Diagnosis])
    yield "schemas/searched.json", encode_schema(list[Searched])
    yield "schemas/listed-cases.json", encode_schema(list[ListedCase])
    yield "schemas/listed-clauses.json", encode_schema(list[ListedClause])
    yield "schemas/listed-sentences.json", encode_schema(list[ListedSentence])
    yield "schemas/coverage.json", encode_schema(Coverage)
    yield "schemas/clause.json", encode_schema(Shown)
    yield "schemas/odds.json", encode_schema(list[Share])
    yield "schemas/release.json", encode_schema(Release)
    yield "schemas/changes.json", encode_schema(Changes)
    yield "schemas/rulebook.json", encode_schema(PublishedRulebook)


def write_suite(features: Path | None = None, folder: Path | None = None) -> int:
    """Write the suite and return the number of files; remove files that only earlier exports wrote."""
    target = folder or data_dir("conformance")
    files = generate_suite(features or data_dir("features"), target)
    for stale in _find_surplus_files(files, target):
        (target / stale).unlink()
    return _write_files(files, target)


def write_ruleset(ruleset_id: str, features: Path | None = None, folder: Path | None = None) -> int:
    """Write the files of one ruleset and return their number; remove no file."""
    target = folder or locate_ruleset(ruleset_id).data("conformance")
    return _write_files(_export_ruleset(ruleset_id, features, target), target)


def _export_ruleset(ruleset_id: str, features: Path | None, target: Path) -> dict[str, bytes]:
    return _generate_rulesets(features or locate_ruleset(ruleset_id).data("features"), target, [ruleset_id])


def _write_files(files: dict[str, bytes], target: Path) -> int:
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content)
    return len(files)


def find_stale_files(features: Path | None = None, folder: Path | None = None) -> list[str]:
    """Return the files of the published suite that are missing, outdated, or no longer part of the export."""
    target = folder or data_dir("conformance")
    return find_outdated_files(generate_suite(features or data_dir("features"), target), target)


def find_stale_files_of_ruleset(ruleset_id: str, features: Path | None = None, folder: Path | None = None) -> list[str]:
    """Return the files of one ruleset that are missing or outdated. `write_ruleset` would write these files."""
    target = folder or locate_ruleset(ruleset_id).data("conformance")
    return sorted(
        name
        for name, content in _export_ruleset(ruleset_id, features, target).items()
        if not _is_file_unchanged(target / name, content)
    )


def find_outdated_files(files: dict[str, bytes], target: Path) -> list[str]:
    """Return the paths of files that are missing from a folder, differ from `files`, or are no longer exported."""
    changed = [name for name, content in files.items() if not _is_file_unchanged(target / name, content)]
    return sorted([*changed, *_find_surplus_files(files, target)])


def _is_file_unchanged(plain: Path, content: bytes) -> bool:
    path = find_published_file(plain)
    return path.is_file() and _read_published_file(path) == content


def _read_published_file(path: Path) -> bytes:
    """Return the content of a published file as the export writes it, even if the file is stored compressed."""
    if is_packed(path) and path.parent.name == FOLDER:
        return _encode_register(read_register(remove_packed_ending(path).stem, path.parents[1]))
    return read_vector_lines(path)


def _find_surplus_files(files: dict[str, bytes], target: Path) -> list[str]:
    """Return the plain files in the exported folders of a suite that are no longer part of the export."""
    plain = [path for path in list_visible_files(target, "*/**/*.json*") if not is_packed(path)]
    made = [path for path in plain if path.relative_to(target).parts[0] not in BY_HAND]
    return sorted(name for path in made if (name := path.relative_to(target).as_posix()) not in files)
