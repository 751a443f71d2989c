"""Coverage of places where two items can meet, such as loops: whether a published case fails if one of the two items is
lost.

Usage: `.venv/bin/python -m tools.mutation.loop_mutant_coverage [--ruleset ID]... [--write] [--jobs N] [--seconds N]`

The tool reports the open mutants of each game, which no case notices, and problems of the game's list in
tools/mutation/reviewed_mutants/loop_coverage/. `--write` updates the list: it tries each mutant for which the list
names no case, and with `--again` every mutant. It first plays the case in the list and the case that noticed the mutant
before, then all cases that execute the place, for `--seconds` of processor time (0: none).

`make mutants` and this tool share their results. The exit code is 1 if a list does not fit the code, or has more open
mutants than it allows. `--write` may lower the allowed number but never raises it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from scrimmage_rules.campaigns.campaign_command import Progress
from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.campaigns.seed_batches import run_batches_in_children
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS
from tools.mutation.loop_mutant_coverage_list import (
    ENDED,
    EQUIVALENT,
    OPEN,
    OPERATORS,
    STILLBORN,
    LoopCoverageList,
    Notices,
    find_list_problems,
    group_by_place,
    list_file_of,
    list_mutants_at_places,
    list_open_faults,
    name_mutant_place,
    read_loop_coverage_list,
    render_list,
)
from tools.mutation.mutant_campaign import GameTrials, MutantCampaign, create_verdict_from_record, load_trials
from tools.mutation.mutant_enumeration import Fault
from tools.mutation.mutant_report import read_reviewed
from tools.mutation.mutant_trial import TrialSetup, judge_mutant


class NamedCaseTrials(NamedTuple):
    """Campaign that tries mutants. A mutant is tried on the cases that its list entry names. If it names none, the
    mutant is tried on all cases that execute its place.
    """

    ruleset: str
    cases: Mapping[int, Sequence[str]]
    seconds: float
    together: int = 1

    @property
    def name(self) -> str:
        """Return the key of the campaign: ruleset and kind of trial."""
        return f"loop_coverage {self.ruleset}"

    def ready(self) -> None:
        """Load the game, its mutants and its cases."""
        there = load_trials(self.ruleset)
        if not all(self.cases.values()):
            _ = there.executed_lines_by_case

    def __call__(self, seed: int) -> list[Record]:
        """Return the verdict on a mutant, which changes the game in this process."""
        there = load_trials(self.ruleset)
        fault, vectors = there.faults[seed], {each.id: each for each in there.vectors}
        listed = [vectors[case] for case in self.cases[seed]] or there.cases(fault)
        verdict = judge_mutant(fault, TrialSetup(self.ruleset, there.codes, self.seconds), listed)
        return [msgspec.to_builtins(verdict)]


class TrialResults:
    """Results of the mutants of one game, saved in the file that `make mutants` also uses."""

    def __init__(self, there: GameTrials, ledger: CampaignLedger, jobs: int) -> None:
        """Store the arguments; `ledger` must be open while mutants are tried."""
        self.there, self.ledger, self.jobs = there, ledger, jobs
        self.name = MutantCampaign(there.id, there.digest, whole=False).name
        self.done = ledger.done[self.name]
        for number, records in ledger.done[MutantCampaign(there.id, there.digest, whole=True).name].items():
            self.done.setdefault(number, records)

    def earlier(self) -> dict[str, str]:
        """Return the case that last noticed each mutant, by the key of the mutant. Results of all earlier versions of
        the sources count.
        """
        records = [record for done in self.ledger.done.values() for listed in done.values() for record in listed]
        return {record["key"]: record["by"][0] for record in records if record.get("by")}

    def try_faults(self, cases: Mapping[int, Sequence[str]], seconds: float) -> None:
        """Try mutants by the named cases. A mutant that survives is recorded only if no case was named, so that all
        cases were tried.
        """
        waiting = [number for number in cases if number not in self.done]
        progress = Progress(len(waiting))
        work = NamedCaseTrials(self.there.id, cases, seconds)
        for done, (number, records) in enumerate(run_batches_in_children(work, waiting, self.jobs), 1):
            progress(done)
            outcome = create_verdict_from_record(self.there.faults[number], records[0]).outcome
            if outcome in ("noticed", "stillborn") or (outcome == "survived" and not cases[number]):
                self.ledger.write(self.name, number, records)

    def create_list_entry(self, fault: Fault, cases: frozenset[str], listed: str) -> str:
        """Return the new entry of a mutant in the list: the result of its trial, or its old entry if it was not
        tried.
        """
        if listed == EQUIVALENT or fault.number not in self.done:
            return listed
        verdict = create_verdict_from_record(fault, self.done[fault.number][0])
        if verdict.outcome == "stillborn":
            return STILLBORN
        if verdict.outcome != "noticed":
            return OPEN
        return verdict.by[0] if verdict.by[0] in cases else ENDED


class TrialLimits(NamedTuple):
    """Limits of a trial: the number of processes, the seconds of processor time for each mutant, and whether mutants
    that a case already notices are tried again.
    """

    jobs: int
    seconds: float
    again: bool


def _describe_faults(
    there: GameTrials, places: Notices, reviewed: Mapping[str, str], effort: TrialLimits
) -> dict[str, str]:
    """Return the list entry of each mutant by its key, after the missing trials."""
    cases = frozenset(each.id for each in there.vectors)
    faults = [each for each in there.faults if each.operator in OPERATORS]
    known = {each.key: places.get(name_mutant_place(each), {}).get(each.operator, OPEN) for each in faults}
    listed = {
        key: create_list_entry if create_list_entry in cases | {STILLBORN, ENDED} else OPEN
        for key, create_list_entry in known.items()
    }
    with CampaignLedger(there.log) as ledger:
        results = TrialResults(there, ledger, effort.jobs)
        waiting = [each for each in faults if each.key not in reviewed and each.number not in results.done]
        waiting = [each for each in waiting if effort.again or listed[each.key] == OPEN]
        earlier = results.earlier()
        named = {each.number: sorted(cases & {listed[each.key], earlier.get(each.key, "")}) for each in waiting}
        results.try_faults({number: few for number, few in named.items() if few}, effort.seconds or 1.0)
        rest = [each for each in waiting if each.number not in results.done] if effort.seconds else []
        print(f"{there.id}: {len(rest)} of {len(faults)} faults to try by all cases that touch them", flush=True)
        results.try_faults({each.number: () for each in rest}, effort.seconds)
        listed |= dict.fromkeys((each.key for each in waiting), OPEN) | dict.fromkeys(reviewed, EQUIVALENT)
        return {each.key: results.create_list_entry(each, cases, listed[each.key]) for each in faults}


def update_list(ruleset_id: str, effort: TrialLimits) -> None:
    """Try the mutants of a game, and write the game's list of open mutants."""
    begun = time.monotonic()
    before = read_loop_coverage_list(ruleset_id)
    _, faults = list_mutants_at_places(ruleset_id)
    words = _describe_faults(
        load_trials(ruleset_id), before.places if before else {}, read_reviewed(ruleset_id), effort
    )
    places = group_by_place((each, words[each.key]) for each in faults)
    still_open = len(list_open_faults(places))
    allowed = min(before.allowed, still_open) if before else still_open
    list_file_of(ruleset_id).write_text(render_list(LoopCoverageList(allowed, places)), encoding="utf-8")
    print(f"{ruleset_id}: {len(places)} places, {still_open} faults open, {time.monotonic() - begun:.0f} s", flush=True)


def print_open_mutants(ruleset_id: str) -> bool:
    """Print the open mutants of a game; return whether the game's list of them fits the code."""
    listed = read_loop_coverage_list(ruleset_id) or LoopCoverageList(0, {})
    _, faults = list_mutants_at_places(ruleset_id)
    cases = frozenset(each.id for each in read_vectors(get_vectors_file(ruleset_id)))
    wrong = list(find_list_problems(ruleset_id, listed, faults, read_reviewed(ruleset_id), cases))
    for line in (*(f"{OPEN}: {each}" for each in list_open_faults(listed.places)), *wrong):
        print(f"{ruleset_id}: {line}")
    return not wrong


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="loop_mutant_coverage", description="report which places where two items can meet are covered by cases"
    )
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--write", action="store_true", help="try the faults and write the lists")
    parser.add_argument(
        "--again",
        action="store_true",
        help="try again also the faults for which the list already names a case that notices them",
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="number of parallel processes (default: one per core)",
    )
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="N", help="seconds of processor time for each fault (default: 2)"
    )
    args = parser.parse_args(arguments)
    chosen = args.ruleset or RULESETS
    for each in chosen if args.write else ():
        update_list(each, TrialLimits(args.jobs, args.seconds, args.again))
    return 0 if False not in [print_open_mutants(each) for each in chosen] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
