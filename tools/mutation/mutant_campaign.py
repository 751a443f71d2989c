"""The campaign of `make mutants`: each seed is the number of a mutant of a game, and its record is the verdict on the
mutant.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.campaigns.seed_batches import Engine, Seen, get_or_run_seeds
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import get_folder_name, ruleset
from tools.mutation.data_operators import list_data_faults
from tools.mutation.line_coverage_by_case import LineCoverage, hash_inputs, measure_coverage
from tools.mutation.mutant_enumeration import Fault, list_code_faults, number_faults, parse_modules
from tools.mutation.mutant_trial import (
    CorrectResults,
    TrialSetup,
    Verdict,
    cache_parsed_files,
    compile_modules,
    judge_mutant,
    record_correct_results,
)

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "build" / "mutants"
SECONDS = 60.0
"""Maximum seconds of processor time for one mutant."""


class GameTrials:
    """The mutants of one game, the cases that may notice them, and the saved results of earlier runs."""

    def __init__(self, ruleset_id: str) -> None:
        """Load all data that a trial needs, so that a process forked from this one only has to try its mutant."""
        self.id = ruleset_id
        package = ROOT / "scrimmage_rules" / get_folder_name(ruleset_id)
        self.vectors = read_vectors(get_vectors_file(ruleset_id))
        cache_parsed_files()
        game = ruleset(ruleset_id)
        self.modules = parse_modules(package)
        self.faults = number_faults(chain(list_code_faults(game, self.modules), list_data_faults(package)))
        self.codes = compile_modules(self.modules)
        digest = hash_inputs(ruleset_id, package)
        self._sources = digest
        self.digest = hash_sources_and_faults(digest, self.faults)
        self.log = RESULTS / f"{ruleset_id}.records.jsonl"
        self.noticed_before: dict[str, tuple[str, ...]] = {}

    @cached_property
    def correct_results(self) -> CorrectResults:
        """Return the correct results of all cases. They are needed if all cases are run on each mutant."""
        return record_correct_results(self.vectors, ruleset(self.id).rulebook.clauses)

    @cached_property
    def executed_lines_by_case(self) -> LineCoverage:
        """Return the lines that each case executes, for runs of all cases on each mutant."""
        package = ROOT / "scrimmage_rules" / get_folder_name(self.id)
        return measure_coverage(self.id, package, self.vectors, RESULTS, self._sources, os.cpu_count() or 1)

    def cases(self, fault: Fault) -> list[Vector]:
        """Return the cases that execute the lines of a mutant, and so may notice it. First come cases that noticed it
        before, then cases that show its clauses, then all others.

        If no case executes the lines, return all cases, because such code may run when the game is imported.
        """
        shown, before = set(fault.clauses), self.noticed_before.get(fault.key, ())
        touching = self.executed_lines_by_case.cases(fault.file, fault.lines) if fault.lines else None
        listed = [each for each in self.vectors if each.id in touching] if touching else self.vectors
        return sorted(listed, key=lambda each: (each.id not in before, not shown & set(each.clauses), len(each.deeds)))

    def verdicts(self, faults: Sequence[Fault], engine: Engine, seen: Seen, *, whole: bool) -> list[Verdict]:
        """Return the verdict on each mutant, from the saved results or from a new trial. If a saved result comes from a
        trial with all cases, it is used for every kind of trial.
        """
        with CampaignLedger(self.log) as ledger:
            for known in ledger.done.values():
                for [record] in known.values():
                    if record.get("by"):
                        self.noticed_before[record["key"]] = tuple(record["by"][:1])
            wholly = ledger.done[MutantCampaign(self.id, self.digest, whole=True).name]
            rest = [each.number for each in faults if whole or each.number not in wholly]
            found = (
                get_or_run_seeds(MutantCampaign(self.id, self.digest, whole=whole), rest, ledger, engine, seen) | wholly
            )
        return [create_verdict_from_record(each, *found[each.number]) for each in faults]


def hash_sources_and_faults(sources: str, faults: Sequence[Fault]) -> str:
    """Return the digest of the sources and of their mutants, under which results are saved."""
    text = "\n".join((sources, *(each.key for each in faults)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def load_trials(ruleset_id: str) -> GameTrials:
    """Return the mutants and cases of a game, loaded once for all forked processes."""
    return GameTrials(ruleset_id)


class MutantCampaign(NamedTuple):
    """The campaign over the mutants of a game, which are numbered in the sources with this digest."""

    ruleset: str
    digest: str
    whole: bool
    together: int = 1

    @property
    def name(self) -> str:
        """Return the key of the campaign: ruleset, digest of the sources, and whether all cases are played."""
        return f"mutants {self.ruleset} {self.digest}{' whole' * self.whole}"

    def ready(self) -> None:
        """Load the game, its mutants and its cases; raise `ValueError` if the sources have changed."""
        there = load_trials(self.ruleset)
        if there.digest != self.digest:
            raise ValueError(f"the sources or cases of {self.ruleset} differ: give each worker the same commit")
        _ = there.executed_lines_by_case
        if self.whole:
            _ = there.correct_results

    def __call__(self, seed: int) -> list[Record]:
        """Return the verdict on a mutant. The mutant changes the game in this process, which cannot be used again."""
        there = load_trials(self.ruleset)
        fault, rights = there.faults[seed], there.correct_results if self.whole else CorrectResults()
        verdict = judge_mutant(fault, TrialSetup(self.ruleset, there.codes, SECONDS, rights), there.cases(fault))
        return [msgspec.to_builtins(verdict)]


def create_verdict_from_record(fault: Fault, record: Record) -> Verdict:
    """Return the verdict from a record; a mutant that ended its process without a verdict counts as noticed."""
    if "found" not in record:
        return msgspec.convert(record, Verdict)
    return Verdict(fault.key, fault.kind, fault.operator, fault.clauses, "noticed", by=("(the process ended)",))
