"""Verb `scrimmage simulate`: games between computer players on all cores or a cluster, with a file of results, a
summary and a chart.
"""

from __future__ import annotations

import argparse
import sys

from scrimmage_rules.campaigns.campaign_command import add_seed_engine_options, open_local_or_cluster_seed_runner
from scrimmage_rules.campaigns.dask_cluster import ClusterUnreachable
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import MANY, Parser
from scrimmage_rules.command.rule_options import collect_rule_options, read_json
from scrimmage_rules.command.shared_options import add_variant_options, parse_count, parse_filename, parse_positive
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import DuplicateValue, MalformedData
from scrimmage_rules.kernel.files import require_distinct_outputs
from scrimmage_rules.rulesets import list_rulesets, ruleset
from scrimmage_rules.simulation.game_task import MOST_MOVES
from scrimmage_rules.simulation.player_names import FORMS
from scrimmage_rules.simulation.simulation_command import (
    SimulationFiles,
    SimulationRequest,
    plan_simulation,
    run_simulation,
)

USUAL = "random"
"""Name of the player for a seat without the option `--player`."""


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `simulate`."""
    verb.description = (
        f"Players: {', '.join(FORMS)}.\n"
        "A function of a module gets a view, the legal choices and a generator, and returns one of the choices.\n"
        "A class of a module is called with the rules. The game of a seed is always the same.\n"
        "The games are saved next to the results, in FILE with the ending .ledger.jsonl. After an interruption, the\n"
        "same command continues with the missing games. A higher number of games adds games."
    )
    verb.add_argument("--ruleset", choices=list_rulesets(), required=True, help="the ruleset of the games")
    verb.add_argument("--player", action=MANY, default=[], metavar="SEAT=PLAYER",
                      help=f"the player of a seat (default: {USUAL}; repeatable: one for each seat)")  # fmt: skip
    add_variant_options(verb)
    verb.add_argument("--settings", type=parse_filename, metavar="FILE", help="JSON file with settings of the ruleset")
    verb.add_argument("--games", type=parse_positive, default=1000, metavar="N", help="number of games (default: 1000)")
    verb.add_argument(
        "--first", type=parse_count, default=0, metavar="SEED", help="seed of the first game (default: 0)"
    )
    verb.add_argument("--moves", type=parse_positive, default=MOST_MOVES, metavar="N",
                      help=f"end a game as unfinished after N actions (default: {MOST_MOVES})")  # fmt: skip
    verb.add_argument("--file", type=parse_filename, metavar="FILE",
                      help="file for the results: .csv, .jsonl or .parquet (default: RULESET.csv)")  # fmt: skip
    verb.add_argument("--compare", type=parse_filename, metavar="FILE",
                      help="compare with the games of equal seeds in this earlier file of results")  # fmt: skip
    verb.add_argument("--chart", type=parse_filename, metavar="FILE", help="write a chart as SVG")
    verb.add_argument("--json", type=parse_filename, metavar="FILE",
                      help="write the summary as JSON (- for standard output)")  # fmt: skip
    add_seed_engine_options(verb)


def run(options: argparse.Namespace) -> int:
    """Play the games that the file does not have yet, and write the results; return the exit code."""
    for name, least in (("jobs", 1), ("workers", 0)):
        if getattr(options, name) < least:
            problem = f"expected a whole number of at least {least}, got {getattr(options, name)}"
            raise MalformedData(f"--{name}", problem)
    files = SimulationFiles(options.file or f"{options.ruleset}.csv", options.chart, options.json, options.compare)
    require_distinct_outputs({"--file": files.results, "--chart": files.chart, "--json": files.summary})
    rules = collect_rule_options(
        ruleset(options.ruleset), options, read_json(options.settings) if options.settings else {}
    )
    wish = SimulationRequest(
        options.ruleset, rules, _collect_players(options.ruleset, options.player), options.games, options.first,
        options.moves,
    )  # fmt: skip
    if "" not in sys.path:  # a module of the user is in the current folder
        sys.path.insert(0, "")
    planned = plan_simulation(wish, files)
    try:
        with open_local_or_cluster_seed_runner(options) as engine:
            run_simulation(planned, engine, terminal_output.print_line, terminal_output.print_document)
    except ClusterUnreachable as fault:
        terminal_output.print_error(str(fault))
        return 3
    except KeyboardInterrupt as interrupted:
        terminal_output.print_error(
            "interrupted; the played games are saved, and the same command plays the missing games"
        )
        return getattr(interrupted, "exit_code", 130)
    return 0


def _collect_players(ruleset_id: str, given: list[str]) -> dict[str, str]:
    """Return the player of each seat: those of the options --player, and the random player."""
    players = {seat: USUAL for seat in ruleset(ruleset_id).seats if seat != CHANCE_SEAT}
    chosen: dict[str, str] = {}
    for text in given:
        seat, equals, player = text.partition("=")
        if not equals or not player:
            raise MalformedData("--player", f"expected SEAT=PLAYER, such as {next(iter(players))}=greedy, got {text!r}")
        if seat in chosen:
            raise DuplicateValue(f"--player {seat}", chosen[seat], player)
        chosen[seat] = player
    return {**players, **chosen}
