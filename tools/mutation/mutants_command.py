"""`make mutants`: judges mutants of the reference, each of which has one wrong rule, by the published cases alone.

A mutant changes one place in the code or the data of a game, in a forked process. The cases that execute the place are
played until one fails. If no case fails, the suite has a gap, or the change has no effect. Changes without an effect
are listed in tools/mutation/reviewed_mutants/<ruleset>.yaml with reasons. The run fails if an entry of the list is
outdated.

Usage: `.venv/bin/python -m tools.mutation.mutants_command [--ruleset ID]... [--sample N --seed N] [--jobs N] [--whole]`

`--match TEXT` tries only mutants with this text in their key. `--operator NAME` tries only mutants of one operator.
`--kind code|data` tries only mutants of code or of data. `--survivors` lists the survivors. A sample has mutants of as
many operators as possible. `--whole` plays all cases on each mutant, for the kill matrix; it also fails if no case
expects a rejection under the clause of a skipped precondition or reason. Results are saved in build/mutants/, so that
an interrupted run continues. `--scheduler` runs on a cluster (scrimmage_rules/campaigns).

The exit code is 1 if less than `--threshold` percent are noticed (in a complete run, of code or of data), or if an
entry of the list is outdated.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
import traceback
from collections.abc import Sequence

import msgspec

from scrimmage_rules.campaigns.campaign_command import (
    Progress,
    add_seed_engine_options,
    open_local_or_cluster_seed_runner,
)
from scrimmage_rules.rulesets import RULESETS
from tools.mutation.mutant_campaign import RESULTS, ROOT, load_trials
from tools.mutation.mutant_enumeration import Fault
from tools.mutation.mutant_report import (
    Reviewed,
    build_kill_matrix,
    compute_noticed_percentage,
    find_outdated_reviews,
    find_unblamed_faults,
    read_reviewed,
    render_summary,
)
from tools.mutation.operators import OPERATOR_NAMES

OPERATOR_HELP = f"only faults of this operator; can be repeated: {', '.join(OPERATOR_NAMES)}"


def _parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="mutants", description="judge mutants of the reference, each with one wrong rule, by the published cases"
    )
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--sample", type=int, help="try N faults of each game, chosen by the seed")
    parser.add_argument("--seed", type=int, default=1)
    add_seed_engine_options(parser)
    parser.add_argument(
        "--whole", action="store_true", help="play all cases against each mutant, as the kill matrix needs"
    )
    parser.add_argument("--match", default="", help="try only faults whose key contains this text")
    parser.add_argument("--operator", action="append", choices=OPERATOR_NAMES, metavar="NAME", help=OPERATOR_HELP)
    parser.add_argument("--kind", choices=("code", "data"))
    parser.add_argument("--survivors", action="store_true", help="list every fault that survived")
    parser.add_argument("--threshold", type=float, default=90.0)
    parser.add_argument("--list", action="store_true", help="list the faults without trying them")
    return parser.parse_args(arguments)


def choose_faults(faults: Sequence[Fault], args: argparse.Namespace) -> list[Fault]:
    """Return the mutants to try, in order: those that match the filters, or a sample of them."""
    found = [
        each
        for each in faults
        if args.match in each.key and args.kind in (None, each.kind)
        if not args.operator or each.operator in args.operator
    ]
    return found if not args.sample or args.sample >= len(found) else _draw_sample(found, args.sample, args.seed)


def _draw_sample(faults: Sequence[Fault], size: int, seed: int) -> list[Fault]:
    """Return mutants drawn by a seed: first one of each operator, as far as the size allows, then any.

    The draw depends only on the key of each mutant, so that changes of other code do not change a sample.
    """
    drawn = sorted(faults, key=lambda each: hashlib.sha256(f"{seed} {each.key}".encode()).digest())
    firsts = list({each.operator: each for each in reversed(drawn)}.values())[:size]
    chosen_first = {each.number for each in firsts}
    rest = [each for each in drawn if each.number not in chosen_first]
    return sorted([*firsts, *rest[: size - len(firsts)]], key=lambda each: each.number)


def run_game(ruleset_id: str, args: argparse.Namespace) -> bool:
    """Try the mutants of a game and print the report; return whether enough were noticed and the list is up to date."""
    begun = time.monotonic()
    there = load_trials(ruleset_id)
    tried = choose_faults(there.faults, args)
    if args.list:
        print("\n".join(each.key for each in tried))
        return True
    reviewed: Reviewed = read_reviewed(ruleset_id)
    with open_local_or_cluster_seed_runner(args) as carried:
        found = there.verdicts(tried, carried, Progress(len(tried)), whole=args.whole)
    everything = len(tried) == len(there.faults)
    unfit = find_outdated_reviews(reviewed, there.faults, found)
    wrong = [*unfit, *(find_unblamed_faults(found, there.vectors, reviewed) if args.whole else ())]
    for line in (*render_summary(ruleset_id, found, reviewed, survivors=args.survivors), *wrong):
        print(line)
    print(f"  {len(tried)} of {len(there.faults)} faults, {time.monotonic() - begun:.0f} s")
    if everything or args.whole:
        path = RESULTS / f"{ruleset_id}.matrix.json"
        path.write_bytes(
            msgspec.json.format(msgspec.json.encode(build_kill_matrix(found, there.vectors, reviewed)), indent=1)
        )
        print(f"  the kill matrix: {path.relative_to(ROOT)}")
    rates = [
        compute_noticed_percentage(found, reviewed, kinds)
        for kinds in ((("code",), ("data",)) if everything else (("code", "data"),))
    ]
    return not wrong and all(rate is None or rate >= args.threshold for rate in rates)


def main(arguments: Sequence[str]) -> int:
    """Try every game in turn, each in a separate process; return the exit code."""
    args = _parse_arguments(arguments)
    fine = True
    for ruleset_id in args.ruleset or RULESETS:
        child = os.fork()
        if not child:
            code = 2
            try:
                code = 0 if run_game(ruleset_id, args) else 1
                sys.stdout.flush()
            except KeyboardInterrupt:
                code = 130
            except BaseException:  # noqa: BLE001
                traceback.print_exc()
            finally:
                os._exit(code)
        fine &= os.waitpid(child, 0)[1] == 0
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
