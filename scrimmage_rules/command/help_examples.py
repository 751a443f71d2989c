"""The last part of `scrimmage VERB --help`: examples, which a test runs, and the exit codes of the verb."""

from __future__ import annotations

USAGE = "2 wrong usage, invalid input, or a file that is not readable or writable"
JUDGED = (
    "0 all cases passed; 1 some cases failed; " + USAGE + "; 3 the adapter did not start or stopped early; "
    "4 the filters, or one value of a filter, select no case, or every selected case was skipped"
)

PUNT = """'{"type": "punt"}'"""
ODDS = (
    f"scrimmage odds --ruleset card-football --position position.json --seat home --action {PUNT} --of /offence,/spot"
)

RECOVERY = """scrimmage odds --ruleset tactical-football --question recovery-odds --args '{"marker": 3, "turns": 2}'"""

EXAMPLES: dict[str, tuple[str, ...]] = {
    "verify": (
        "scrimmage verify --ruleset card-football --level tables -- scrimmage serve",
        "scrimmage verify --ruleset card-football --clause PUNT --json report.json -- scrimmage serve",
    ),
    "doctor": ("scrimmage doctor --ruleset card-football --json -- scrimmage serve",),
    "fuzz": (
        "scrimmage fuzz --ruleset card-football --seconds 6 -- scrimmage serve",
        "scrimmage fuzz --ruleset card-football --seconds 6 --json -- scrimmage serve",
    ),
    "campaign": (
        "scrimmage campaign playouts --ruleset card-football --seeds 4",
        "scrimmage campaign lockstep --ruleset card-football --seeds 2 --size 20 -- scrimmage serve",
    ),
    "simulate": (
        "scrimmage simulate --ruleset card-football --games 200 --player home=greedy --chart games.svg",
        "scrimmage simulate --ruleset card-football --games 200 --reading KF-A17=at-scrimmage --file other.csv",
    ),
    "repro": ("scrimmage repro card-football-7.repro.jsonl -- scrimmage serve",),
    "list": (
        "scrimmage list cases --ruleset card-football --only-level dice",
        "scrimmage list cases --clause PUNT --clause FG --only-level dice",
        "scrimmage list clauses --ruleset card-football --json",
        "scrimmage list sentences --clause PUNT",
    ),
    "report": (
        "scrimmage report before.json --markdown summary.md",
        "scrimmage report before.json after.json",
    ),
    "diff": ("scrimmage diff before.json after.json",),
    "impact": (
        "scrimmage impact tree reading:KF-A17=at-scrimmage --games 20",
        "scrimmage impact tree reading:KF-A17=at-scrimmage --games 0 --json -",
    ),
    "init": ("scrimmage init --language python --ruleset card-football mine",),
    "new": ("scrimmage new ruleset last-pebble last-pebble",),
    "serve": ("""echo '{"id": 1, "op": "hello", "protocol": [1]}' | scrimmage serve""",),
    "export": ("scrimmage export --check",),
    "coverage": ("scrimmage coverage --ruleset card-football --json",),
    "pages": ("scrimmage pages --ruleset card-football pages",),
    "changes": ("scrimmage changes --since 0.2.0", "scrimmage changes --check"),
    "clause": ("scrimmage clause PUNT.distance", "scrimmage clause KF-A17 --json"),
    "odds": (ODDS, f"{ODDS} --json", RECOVERY),
    "replay": (
        "scrimmage replay game.json",
        "scrimmage replay --archive games --list",
    ),
    "completion": ("scrimmage completion bash",),
    "check": ("scrimmage check position position.json --ruleset card-football",),
}
"""Example commands of each verb. Their input files are outputs of other commands: a `--json` report, or a case from
`fuzz`.
"""

TAKING_AN_ADAPTER = ("verify", "doctor", "fuzz", "campaign", "repro")
NAMED_FIRST = {"repro": "repro FILE", "campaign": "campaign lockstep"}
ADAPTER = "Give the adapter's command after --, as in: scrimmage {verb} -- node adapter.mjs\n\n"

EXIT_CODES = {
    "verify": JUDGED.replace("some cases failed", "some cases failed, or the list of known failures is out of date"),
    "doctor": "0 every check passed; 1 a check failed; " + USAGE + "; 3 the adapter does not answer hello",
    "fuzz": "0 no difference; 1 a difference; " + USAGE + "; 3 the adapter did not start; 4 no case was judged",
    "campaign": "0 no difference found; 1 a difference found; " + USAGE + "; 3 no scheduler or worker answers",
    "simulate": "0 all games were played; " + USAGE + ", or a player raised an error; 3 no scheduler or worker answers",
    "repro": JUDGED,
    "list": "0 the list was printed; " + USAGE + "; 4 the filters, or one value of a filter, select no case",
    "report": "0 printed; " + USAGE,
    "diff": "0 no case is worse; 1 a case has regressed or is missing; " + USAGE,
    "impact": "0 the two versions were compared; 1 a recorded or random game changed (--check); "
    + USAGE
    + "; 3 one of the versions did not start; "
    "4 the filters select no case",
    "init": "0 written; " + USAGE + ", or FOLDER is not empty",
    "new": "0 written; " + USAGE + ", or FOLDER is not empty",
    "serve": "0 the input has ended; 2 wrong usage",
    "export": "0 written, or every file is up to date (--check); 1 a file is out of date (--check); "
    + USAGE
    + "; 4 a scenario has an error",
    "coverage": "0 the report was printed; 1 clauses, code and scenarios disagree (--check); " + USAGE,
    "changes": (
        "0 the list was printed; 1 the version is too low, a case name was removed, or the suite is out of "
        "date (--check); "
    )
    + USAGE,
    "pages": "0 written; " + USAGE,
    "clause": "0 the details were printed; " + USAGE,
    "odds": "0 printed; " + USAGE + ", or an illegal action",
    "replay": "0 the game was replayed; " + USAGE + ", or an invalid recorded game",
    "completion": "0 printed; " + USAGE,
    "check": "0 the file is valid; " + USAGE + ", or an invalid file",
}


def render_help_ending(verb: str) -> str:
    """Return the last lines of the help of a verb: its examples and exit codes."""
    examples = "\n".join(f"  {line}" for line in EXAMPLES[verb])
    codes = "\n".join(f"  {code}" for code in EXIT_CODES[verb].split("; "))
    adapter = ADAPTER.format(verb=NAMED_FIRST.get(verb, verb)) if verb in TAKING_AN_ADAPTER else ""
    return f"{adapter}examples:\n{examples}\n\nexit codes:\n{codes}\n  128 + N: ended by signal N"
