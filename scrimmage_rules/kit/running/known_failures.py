"""The list of known failures: cases that may fail, each with a reason, and checks that the list is up to date.

The file is YAML or JSON, with a list of entries. An entry names a case, or the number of failing cases of a clause or
verdict, and the reason. `{case: reason}` is a short form for cases. The run fails if the case of an entry passes, or if
the number of failing cases differs. An entry for timeouts may pass, because timeouts depend on the machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, cast

import msgspec

from scrimmage_rules.kernel.codec import decode_json, decode_yaml
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.files import read_file
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.case_name_register import RetiredCase
from scrimmage_rules.kit.cases.judge import FAILING, CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.rulesets import list_rulesets, ruleset

NEW = "nobody has examined this failure yet"
"""Reason that `--fix` writes for a new entry in the list of known failures."""

UNTOUCHED = ("skipped", "not-run")
Failing = Literal["fail", "wrong-reason", "reading-differs", "crash", "timeout", "protocol-error"]
Why = Annotated[str, msgspec.Meta(min_length=1)]


class KnownFailure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of the list of known failures: the reason, and either one case, or the number of failing cases of a
    clause or verdict. A clause id includes all clauses whose ids start with it.
    """

    because: Why
    case: str | None = None
    clause: str | None = None
    verdict: Failing | None = None
    cases: Annotated[int, msgspec.Meta(ge=1)] | None = None

    def __str__(self) -> str:
        """Return the name that messages use for this entry."""
        named = (("case", self.case), ("clause", self.clause), ("verdict", self.verdict))
        return ", ".join(f"{field} {value}" for field, value in named if value is not None)

    def is_about_case(self, each: CaseResult) -> bool:
        """Return whether a result belongs to a case of this entry. The verdict of the result does not count."""
        clauses = self.clause is None or any(_is_clause_below_id(self.clause, clause) for clause in each.clauses)
        return self.case in (None, each.id) and clauses

    def covers_failure(self, each: CaseResult) -> bool:
        """Return whether this entry of the list of known failures allows the failure in this result."""
        return each.verdict in FAILING and self.is_about_case(each) and self.verdict in (None, each.verdict)

    @property
    def may_pass(self) -> bool:
        """Return whether a case of this entry may also pass without a message, because the entry is about timeouts."""
        return self.verdict == "timeout"


LISTED: Any = dict[str, Why] | list[KnownFailure]


class MarkedResults(NamedTuple):
    """The results with known failures marked, and a message for each outdated entry."""

    results: tuple[CaseResult, ...]
    complaints: tuple[str, ...]


def read_known_failures(path: Path) -> tuple[KnownFailure, ...]:
    """Return the entries of a file; raise `MalformedData` for an invalid file."""
    content: Any = _read_entries(path)
    if isinstance(content, dict):
        return tuple(KnownFailure(case=case, because=why) for case, why in content.items())
    for number, entry in enumerate(content):
        _check_entry(entry, f"{path.name}: $[{number}]")
    return tuple(content)


def _read_entries(path: Path) -> Any:
    if path.suffix == ".json":
        return decode_json(read_file(path), LISTED, f"{path.name}: $")
    return decode_yaml(read_file(path), LISTED, path.name)


def _check_entry(entry: KnownFailure, place: str) -> None:
    if entry.case is None and entry.clause is None and entry.verdict is None:
        raise MalformedData(place, "an entry of the list of known failures needs a case, a clause or a verdict")
    if (entry.case is None) == (entry.cases is None):
        raise MalformedData(
            f"{place}.cases", "needs `cases` (the number of failing cases), because the entry names no single case"
        )


def check_entry_names(
    known: Sequence[KnownFailure],
    rulesets: Sequence[str],
    vectors: Iterable[Vector],
    retired: Mapping[str, RetiredCase],
) -> None:
    """Raise `UnknownName` for an entry whose case or clause does not exist and is not retired.

    `vectors` are all cases of these rulesets. If there are no entries, no rulebook is read.
    """
    if not known:
        return
    names = {vector.id for vector in vectors} if any(entry.case for entry in known) else set()
    clauses = [clause for each in list_rulesets() for clause in ruleset(each).rulebook.clauses]
    for entry in known:
        elsewhere = entry.case is not None and entry.case.partition("/")[0] in set(list_rulesets()) - set(rulesets)
        if entry.case is not None and entry.case not in names | retired.keys() and not elsewhere:
            raise UnknownName("case", entry.case, sorted(names))
        if entry.clause is not None and not any(_is_clause_below_id(entry.clause, clause) for clause in clauses):
            raise UnknownName("clause", entry.clause, clauses)


def _is_clause_below_id(name: str, clause: str) -> bool:
    return clause == name or clause.startswith(f"{name}.")


def remove_retired(
    known: Sequence[KnownFailure], retired: Mapping[str, RetiredCase]
) -> tuple[tuple[KnownFailure, ...], tuple[str, ...]]:
    """Return the entries of cases that are not retired, and a message about each other entry. A renamed case gets its
    new name.
    """
    gone = [(entry, retired[entry.case]) for entry in known if entry.case is not None and entry.case in retired]
    listed = {entry.case for entry in known}
    renamed = {id(entry): case.now for entry, case in gone if case.now and case.now not in listed}
    names = {id(entry): entry.case for entry in known if entry.case not in retired} | renamed
    current = [msgspec.structs.replace(entry, case=names[id(entry)]) for entry in known if id(entry) in names]
    complaints = (
        f"known failures: {entry}: {case}; {_describe_remedy_for_retired_case(case)}, or run with --fix"
        for entry, case in gone
    )
    return tuple(current), tuple(complaints)


def _describe_remedy_for_retired_case(case: RetiredCase) -> str:
    return "rename the entry" if case.now else "remove the entry"


def apply_known_failures(results: Sequence[CaseResult], known: Sequence[KnownFailure], *, whole: bool) -> MarkedResults:
    """Return the results with known failures marked. If `whole` is true, all cases ran, so an entry with too few
    failures is out of date.
    """
    first = [next((entry for entry in known if entry.covers_failure(each)), None) for each in results]
    found = Counter(id(entry) for entry in first if entry is not None)
    held = {id(entry) for entry in known if entry.cases is None or found[id(entry)] <= entry.cases}
    passing = {entry.case for entry in known if entry.case is not None and not entry.may_pass}
    final = tuple(
        _mark_as_known_failure(each, entry)
        if entry is not None and id(entry) in held
        else _mark_unexpected_pass(each, passing)
        for each, entry in zip(results, first, strict=True)
    )
    complaints = (_describe_outdated_entry(entry, found[id(entry)], results, whole=whole) for entry in known)
    unexpected = (f"known failures: case {each.id}: {each.note}" for each in final if each.verdict == "unexpected-pass")
    return MarkedResults(final, (*filter(None, complaints), *unexpected))


def _mark_as_known_failure(each: CaseResult, entry: KnownFailure) -> CaseResult:
    return msgspec.structs.replace(each, verdict="known-failure", note=f"known: {entry.because}")


def _mark_unexpected_pass(each: CaseResult, passing: set[str]) -> CaseResult:
    if each.verdict == "pass" and each.id in passing:
        note = "the case passes; remove the entry from the list of known failures, or run with --fix"
        return msgspec.structs.replace(each, verdict="unexpected-pass", note=note)
    return each


def _describe_outdated_entry(entry: KnownFailure, found: int, results: Sequence[CaseResult], *, whole: bool) -> str:
    """Return the message about an entry with a wrong number of failing cases; empty if the number is right. If an entry
    names a single case, the verdict of this case reports the problem.
    """
    if entry.cases is None or found == entry.cases or (entry.may_pass and found < entry.cases):
        return ""
    if found > entry.cases:
        expected = pluralize(entry.cases, "failing case")
        return f"known failures: {entry}: expected {expected}, got {found}; none of them counts as known"
    judged = whole and all(each.verdict not in UNTOUCHED for each in results if entry.is_about_case(each))
    listed = f"{pluralize(entry.cases, 'listed case')} {'fails' if entry.cases == 1 else 'fail'}"
    remedy = f"change the entry to `cases: {found}`" if found else "remove the entry"
    return f"known failures: {entry}: {found} of {listed}; {remedy}" if judged else ""


# ---- the list as it should be


def update_entries(
    results: Sequence[CaseResult], known: Sequence[KnownFailure], rulesets: Sequence[str]
) -> tuple[KnownFailure, ...]:
    """Return the updated list: the entries with current numbers, and a new entry for each other failure.

    `results` are the results of a complete run of these rulesets before known failures are marked. Entries stay if they
    are for cases of other rulesets, for flaky cases, or for failures that may pass.
    """
    first = [next((entry for entry in known if entry.covers_failure(each)), None) for each in results]
    found = Counter(id(entry) for entry in first if entry is not None)
    flaky = {each.id for each in results if each.verdict == "flaky"}
    stays = (
        found[id(each)] or each.may_pass or each.case in flaky or _is_of_other_ruleset(each, rulesets) for each in known
    )
    kept = [_update_count(entry, found[id(entry)]) for entry, kept in zip(known, stays, strict=True) if kept]
    why = {entry.case: entry.because for entry in known}
    new = [
        KnownFailure(case=each.id, verdict=cast("Failing", each.verdict), because=why.get(each.id, NEW))
        for each, entry in zip(results, first, strict=True)
        if entry is None and each.verdict in FAILING
    ]
    return (*kept, *new)


def _update_count(entry: KnownFailure, found: int) -> KnownFailure:
    """Return the entry with the present number of failing cases. If the cases of the entry may pass, only a higher
    number replaces the old one.
    """
    if entry.cases is None or (entry.may_pass and found < entry.cases):
        return entry
    return msgspec.structs.replace(entry, cases=found or entry.cases)


def _is_of_other_ruleset(entry: KnownFailure, rulesets: Sequence[str]) -> bool:
    """Return whether an entry names a case of a ruleset that is not in this run."""
    return entry.case is not None and entry.case.partition("/")[0] not in rulesets


def encode_entries(known: Sequence[KnownFailure], path: Path) -> bytes:
    """Return the encoded list: JSON for a path that ends in `.json`, YAML for any other path."""
    plain = msgspec.to_builtins(known)
    if path.suffix == ".json":
        return msgspec.json.format(msgspec.json.encode(plain), indent=1) + b"\n"
    import yaml  # noqa: PLC0415  (a run without such a list needs no YAML)

    return yaml.safe_dump(list(plain), sort_keys=False, allow_unicode=True, width=120).encode()
