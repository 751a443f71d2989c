"""Comparison of fault localization formulas: the rank that each formula gives the broken clause of a mutant of the
reference.

Usage: `python -m tools.mutation.localization_formulas [--ruleset ID]... [--faults N] [--seed N] [--cases N] [--jobs N]`

Each mutant changes one place of a game whose code names clauses (see `tools.mutation.mutants_command`). At most
`--cases` of the cases that execute the place are played, drawn by a hash of their names. If this leaves out some of
these cases, the same proportion of all other cases is left out. The results of a mutant are saved in build/mutants/,
and every formula ranks the same results.

The table has for each formula the proportion of noticed mutants whose clause is first, the proportion whose clause is
among the first five, and the mean rank. A clause that a formula does not list counts as rank 50.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import inf, sqrt
from typing import NamedTuple

import msgspec

from scrimmage_rules.campaigns.campaign_command import Progress
from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.campaigns.seed_batches import get_or_run_seeds, run_batches_in_children
from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result
from scrimmage_rules.kit.running.clauses_cleared_by_passing_cases import list_clauses_cited_by
from scrimmage_rules.kit.running.fault_localization import rank_clauses
from scrimmage_rules.rulesets import RULESETS
from tools.mutation.mutant_campaign import RESULTS, GameTrials, load_trials
from tools.mutation.mutant_enumeration import Fault
from tools.mutation.mutant_report import PRINTED
from tools.mutation.mutant_trial import TrialSetup, run_trial

SECONDS = 30.0
"""Maximum seconds of processor time for one mutant."""

NOT_LISTED = 50
"""Rank that counts in the mean for a clause that a formula does not list."""


class MutantResults(msgspec.Struct, frozen=True):
    """The results of running cases on one mutant: the clauses of the mutant, the failing cases, and the last hash in
    the drawing order up to which cases were run.
    """

    clauses: tuple[str, ...]
    failing: tuple[CaseResult, ...]
    last: str = ""


def _hash_to_draw_order(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


class LocalizationCampaign(NamedTuple):
    """The campaign that plays cases on each mutant of a game; a seed is the number of a mutant."""

    ruleset: str
    digest: str
    cases: int
    together: int = 1

    @property
    def name(self) -> str:
        """Return the key of the campaign: ruleset, hash of the sources, and the number of cases."""
        return f"localization {self.ruleset} {self.digest} {self.cases}"

    def ready(self) -> None:
        """Load the game, its cases, and their correct results."""
        _ = load_trials(self.ruleset).correct_results

    def __call__(self, seed: int) -> list[Record]:
        """Return the results of cases on a mutant. The mutant changes the game in this process, which cannot be used
        again.
        """
        there = load_trials(self.ruleset)
        fault = there.faults[seed]
        touching = sorted(there.cases(fault), key=lambda each: _hash_to_draw_order(each.id))
        drawn = touching[: self.cases]
        setup = TrialSetup(self.ruleset, there.codes, SECONDS, there.correct_results)
        found = run_trial(fault, setup, drawn)
        failing = tuple(
            msgspec.structs.replace(each, differences=(), note="") for each in found.results if each.verdict != "pass"
        )
        last = _hash_to_draw_order(drawn[-1].id) if len(touching) > len(drawn) else ""
        return [msgspec.to_builtins(MutantResults(fault.clauses, failing, last))]


def collect_mutant_results(there: GameTrials, args: argparse.Namespace) -> list[MutantResults]:
    """Return the results of the requested number of noticed mutants, in the order that the seed draws."""
    known = [each for each in there.faults if each.plain and each.clauses]
    drawn = sorted(known, key=lambda each: _hash_to_draw_order(f"{args.seed} {each.key}"))
    found: list[MutantResults] = []
    with CampaignLedger(RESULTS / f"{there.id}.localization.jsonl") as ledger:
        while drawn and len(found) < args.faults:
            size = args.faults - len(found)
            now, drawn = drawn[:size], drawn[size:]
            found += _run_until_noticed(there, now, ledger, args)
    return found


def _run_until_noticed(
    there: GameTrials, faults: Sequence[Fault], ledger: CampaignLedger, args: argparse.Namespace
) -> Iterator[MutantResults]:
    campaign = LocalizationCampaign(there.id, there.digest, args.cases)
    engine = partial(run_batches_in_children, jobs=args.jobs)
    done = get_or_run_seeds(campaign, [each.number for each in faults], ledger, engine, Progress(len(faults)))
    for [record] in done.values():
        if record.get("failing"):
            yield msgspec.convert(record, MutantResults)


# ---- formulas


class ClauseCounts(NamedTuple):
    """The number of failing cases, and for each clause the numbers of failing and passing cases that count for it."""

    failing: int
    failed: Mapping[str, int]
    passed: Mapping[str, int]


def compute_ochiai(failed: int, missed: int, passed: int) -> float:
    """Return the Ochiai coefficient of a clause from numbers of cases."""
    return failed / sqrt((failed + missed) * (failed + passed)) if failed else 0.0


def compute_dstar(failed: int, missed: int, passed: int) -> float:
    """Return the D* coefficient of a clause, with exponent 2, from numbers of cases."""
    return failed**2 / (passed + missed) if passed + missed else inf


def count_cases_by_clause(
    results: Iterable[CaseResult], clauses: Callable[[CaseResult], Iterable[str]]
) -> ClauseCounts:
    """Return the counts of all clauses. The function `clauses` returns the clauses for which a case counts."""
    failed: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    failing = 0
    for each in results:
        failing += each.verdict != "pass"
        (passed if each.verdict == "pass" else failed).update(set(clauses(each)))
    return ClauseCounts(failing, failed, passed)


def _rank_clauses_by(
    formula: Callable[[int, int, int], float], clauses: Callable[[CaseResult], Iterable[str]],
    results: Sequence[CaseResult],
) -> list[str]:  # fmt: skip
    counts = count_cases_by_clause(results, clauses)
    score = {
        clause: formula(count, counts.failing - count, counts.passed[clause]) for clause, count in counts.failed.items()
    }
    return sorted(score, key=lambda each: (-score[each], each))


def _list_clauses_of_case(each: CaseResult) -> Iterable[str]:
    return each.clauses


def _list_clauses_of_answers(each: CaseResult) -> Iterable[str]:
    return (*each.named, *each.near)


def _list_clauses_of_case_and_answers(each: CaseResult) -> Iterable[str]:
    return (*each.clauses, *each.named, *each.near)


FORMULAS: dict[str, Callable[[Sequence[CaseResult]], list[str]]] = {
    "Ochiai, clauses of cases": partial(_rank_clauses_by, compute_ochiai, _list_clauses_of_case),
    "D*, clauses of cases": partial(_rank_clauses_by, compute_dstar, _list_clauses_of_case),
    "Ochiai, clauses of answers": partial(_rank_clauses_by, compute_ochiai, _list_clauses_of_answers),
    "D*, clauses of answers": partial(_rank_clauses_by, compute_dstar, _list_clauses_of_answers),
    "Ochiai, clauses of both": partial(_rank_clauses_by, compute_ochiai, _list_clauses_of_case_and_answers),
    "D*, clauses of both": partial(_rank_clauses_by, compute_dstar, _list_clauses_of_case_and_answers),
    "the kit": lambda results: [each.clause for each in rank_clauses(results)],
}
"""Each formula with its input: the clauses in tags of cases, those that answers name or cite, or both."""


def find_rank_of_first_clause(clauses: Iterable[str], order: Sequence[str]) -> int:
    """Return the rank, from 1, of the first of these clauses in a ranking. Return 0 if the ranking has none of these
    clauses.
    """
    wanted = set(clauses)
    return next((place for place, each in enumerate(order, 1) if each in wanted), 0)


def format_formula_row(name: str, places: Sequence[int]) -> str:
    """Return the table row of a formula."""
    first, printed = (sum(0 < place <= most for place in places) for most in (1, PRINTED))
    mean = sum(place or NOT_LISTED for place in places) / len(places)
    return f"  {name:28} {100 * first / len(places):5.1f} % {100 * printed / len(places):5.1f} % {mean:6.2f}"


def render_game_table(there: GameTrials, found: Sequence[MutantResults]) -> Iterator[str]:
    """Yield the lines of the table of a game."""
    yield f"{there.id}: {len(found)} noticed faults; first, among the first {PRINTED}, mean place"
    right = [
        create_case_result(each, "pass", near=list_clauses_cited_by(there.correct_results.answers[each.id]))
        for each in there.vectors
    ]
    draws = [_hash_to_draw_order(each.id) for each in right]
    places: dict[str, list[int]] = {name: [] for name in FORMULAS}
    for each in found:
        failing = {one.id: one for one in each.failing}
        drawn = [one for one, draw in zip(right, draws, strict=True) if not each.last or draw <= each.last]
        results = [failing.get(one.id, one) for one in drawn]
        for name, ranked in FORMULAS.items():
            places[name].append(find_rank_of_first_clause(each.clauses, ranked(results)))
    yield from (format_formula_row(name, listed) for name, listed in places.items() if listed)


def main(arguments: Sequence[str]) -> int:
    """Print the table of each game; return the exit code."""
    parser = argparse.ArgumentParser(prog="localization", description="compare formulas of fault localization")
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--faults", type=int, default=150, help="number of detected faults of each game (default: 150)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=300, help="number of cases to run for each fault (default: 300)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(arguments)
    for each in args.ruleset or RULESETS:
        there = load_trials(each)
        for line in render_game_table(there, collect_mutant_results(there, args)):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
