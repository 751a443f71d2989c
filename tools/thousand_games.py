"""A thousand random games, archived and replayed without a difference, and how often each clause was cited in them.

Run from the checkout: `.venv/bin/python -m tools.thousand_games [--ruleset ID] [--first SEED] [--cited FILE] [GAMES
[KILLS]]`. Without a ruleset games are extended too, and an archive whose writer is killed is read again. Stops at the
first difference. Clauses that such games never cite stand in tools/suite/never_cited/<ruleset>.yaml, each with its
reason;
`--all-cited` makes the exit code 1 where that list does not fit, which takes some hundred games.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from importlib import import_module
from pathlib import Path

import yaml

from tools.batches import at_home
from tools.campaign_works import Games, checks

ROOT = Path(__file__).resolve().parent.parent
LISTS = Path(__file__).resolve().parent / "suite" / "never_cited"
KILLS = 500


def play(work: Games, seeds: range, jobs: int) -> Counter[str]:
    """So many games, each in an archive of its own; a line now and then. Gives how often which clause was cited."""
    begun, moves, plays, cited = time.monotonic(), 0, 0, Counter[str]()
    for number, (seed, [record]) in enumerate(at_home(work, seeds, jobs), 1):
        if "found" in record:
            print(f"the game of seed {seed} is the one\n{record['found']}", flush=True)
            sys.exit(1)
        moves += record["moves"]
        plays += record["plays"]
        cited.update(record["cited"])
        if number % 50 == 0 or number == len(seeds):
            taken = time.monotonic() - begun
            print(
                f"{number} of {len(seeds)} games without a difference, {plays} plays, {moves} moves, {taken:.0f} s "
                f"({moves / taken:.0f} moves/s); {record['said']}",
                flush=True,
            )
    return cited


def tell(ruleset_id: str, cited: Counter[str], file: Path | None) -> bool:
    """Every clause with how often it was cited, into a file; here, what fits the list of those that never are.

    An example is left out: it is decided where the clauses are that it illustrates.
    """
    clauses = import_module("scrimmage_rules.rulesets").ruleset(ruleset_id).rulebook.clauses
    if file is not None:
        file.write_text("".join(f"{clause}\t{cited[clause]}\n" for clause in clauses), encoding="utf-8")
    played = [clause for clause, each in clauses.items() if not (each.untestable or each.illustrates)]
    reasons = explained(ruleset_id)
    never = {clause for clause in played if not cited[clause]}
    print(f"{len(played) - len(never)} of {len(played)} clauses were cited, {len(never & reasons.keys())} cannot be")
    for clause in sorted(never - reasons.keys()):
        print(f"  never cited, and nothing says why: {clause}")
    wrong = [clause for clause in reasons if clause not in never]
    for clause in wrong:
        print(f"  listed as never cited, but it was, or there is no such clause to cite: {clause}")
    return not wrong and never <= reasons.keys()


def explained(ruleset_id: str) -> dict[str, str]:
    """Why some clauses are never cited in random games, by clause; nothing for a game without such a list."""
    path = LISTS / f"{ruleset_id}.yaml"
    entries = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else []
    return {clause: entry["because"] for entry in entries for clause in entry["clauses"]}


def kill(times: int) -> None:
    """A process that saves all the time, killed so many times."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.kit.killed_saves", folder, str(times)]
        subprocess.run(command, cwd=ROOT, check=True)


def main() -> None:
    """Play, tell, and kill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=checks())
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("--cited", type=Path, metavar="FILE", help="where to write how often each clause was cited")
    parser.add_argument("--all-cited", action="store_true", help="fail where the list of what is never cited is wrong")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("kills", type=int, nargs="?")
    given = parser.parse_args()
    ruleset_id = given.ruleset or next(iter(checks()))
    cited = play(Games(ruleset_id), range(given.first, given.first + given.games), given.jobs)
    fits = tell(ruleset_id, cited, given.cited)
    kills = given.kills if given.kills is not None else 0 if given.ruleset else KILLS
    if kills:
        kill(kills)
    if given.all_cited and not fits:
        sys.exit(1)


if __name__ == "__main__":
    main()
