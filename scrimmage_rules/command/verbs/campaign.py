"""Verb `scrimmage campaign`: random games for thousands of seeds on all cores or a cluster, with results saved in a
file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.campaigns.campaign_command import (
    add_seed_engine_options,
    open_local_or_cluster_seed_runner,
    run_campaigns,
)
from scrimmage_rules.campaigns.campaign_task_kinds import WORKS, BaseCampaignTask, create_campaign_task
from scrimmage_rules.campaigns.dask_cluster import ClusterUnreachable
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser, add_rulesets
from scrimmage_rules.command.shared_options import parse_count, parse_filename, parse_positive
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.running.case_selection import resolve_ruleset_names
from scrimmage_rules.rulesets import list_rulesets


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `campaign`."""
    verb.description = "Works:\n" + "\n".join(f"  {name:9} {_describe_campaign(kind)}" for name, kind in WORKS.items())
    verb.add_argument("work", choices=WORKS, metavar="WORK", help="the task that runs for each seed")
    add_rulesets(verb, list_rulesets(), "only this ruleset (default: those of this project)")
    verb.add_argument("--seeds", type=parse_positive, default=100, metavar="N", help="number of seeds (default: 100)")
    verb.add_argument("--first", type=parse_count, default=0, metavar="SEED", help="the first seed (default: 0)")
    verb.add_argument(
        "--size",
        type=parse_positive,
        metavar="N",
        help="size of the task for one seed; the list of tasks has its unit and default",
    )
    verb.add_argument("--file", type=parse_filename, metavar="FILE", help="file for the results (default: WORK.jsonl)")
    add_seed_engine_options(verb)


def _describe_campaign(kind: type[BaseCampaignTask]) -> str:
    summary = (kind.__doc__ or "").partition("\n")[0]
    return f"{summary} --size: {kind.unit} ({kind.usual_size})" if kind.unit else summary


def run(options: argparse.Namespace) -> int:
    """Run the campaign for each seed that has no result in the file yet; return the exit code."""
    kind = WORKS[options.work]
    if options.size and not kind.unit:
        raise MalformedData("--size", f"the task {options.work} has no size; remove this option")
    if options.command and not kind.needs_adapter:
        raise MalformedData("--", f"the task {options.work} uses no adapter; remove the command")
    works = [
        create_campaign_task(options.work, each, options.size, options.command)
        for each in resolve_ruleset_names(options.ruleset)
    ]
    file = Path(options.file or f"{options.work}.jsonl")
    seeds = range(options.first, options.first + options.seeds)
    try:
        with open_local_or_cluster_seed_runner(options) as carried:
            return 0 if run_campaigns(works, seeds, file, carried, terminal_output.print_line) else 1
    except ClusterUnreachable as fault:
        terminal_output.print_error(str(fault))
        return 3
    except KeyboardInterrupt as interrupted:
        terminal_output.print_error("interrupted; the records are saved, and the same command continues the campaign")
        return getattr(interrupted, "exit_code", 130)
