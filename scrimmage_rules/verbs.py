"""The verbs of the command with their arguments, their help, and what each of them runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import TypeAlias

from scrimmage_rules import __version__, checking, commands, impacting, replaying
from scrimmage_rules.arguments import MANY, Parser, add_rulesets
from scrimmage_rules.examples import ending
from scrimmage_rules.kernel.printable import shortened
from scrimmage_rules.kit.languages import LANGUAGES
from scrimmage_rules.rulesets import playable

LONGEST_NUMBER = 18
"""Digits of a number that is given as an argument."""

WRITTEN = "where a difference goes (RULESET-SEED.repro.jsonl); a draft goes next to it, as a new .feature and .html"

Verbs: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001  (it has no other name)


def asked(arguments: list[str]) -> argparse.Namespace:
    """The verb with its options; where they are wrong the command ends here with its usage."""
    options, unknown = parser().parse_known_args(*_split(arguments))
    if unknown:
        options.misused(f"unrecognized arguments: {' '.join(unknown)}")
    return options


def _split(arguments: list[str]) -> tuple[list[str], argparse.Namespace]:
    """What stands before `--`, and the command after it in a namespace to start from."""
    if "--" not in arguments:
        return arguments, argparse.Namespace(command=[])
    cut = arguments.index("--")
    return arguments[:cut], argparse.Namespace(command=arguments[cut + 1 :], given=True)


def parser() -> argparse.ArgumentParser:
    """The parser of the arguments of all verbs, which also prints their help."""
    made = Parser(prog="scrimmage", description="Executable rulebooks and their conformance kit.")
    made.add_argument("--version", action="version", version=f"scrimmage {__version__}")
    verbs = made.add_subparsers(dest="verb", required=True, metavar="VERB")

    _judging_verbs(verbs)
    _suite_verbs(verbs)
    _game_verbs(verbs)
    for name, verb in verbs.choices.items():
        verb.epilog, verb.formatter_class = ending(name), argparse.RawDescriptionHelpFormatter
        verb.set_defaults(misused=verb.error)
    return made


def _judging_verbs(verbs: Verbs) -> None:
    verb = verbs.add_parser("verify", help="judge an implementation (default: the bundled reference) by the suite")
    _selecting_arguments(verb)
    verb.add_argument("--fresh", type=_positive, metavar="N", help="cases made on the spot, so many for each ruleset")
    verb.add_argument("--seed", type=_count, metavar="N", help="with --fresh: make the same cases again")
    verb.add_argument(
        "--watch", nargs="?", const="", action="append", metavar="PATH",
        help="judge again whenever a file changes: in PATH (again for more), or where the command's files are",
    )  # fmt: skip
    _report_arguments(verb)
    verb.set_defaults(run=_judging("verify"))

    verb = verbs.add_parser("doctor", help="does an adapter keep to the protocol, and what to change if not")
    verb.add_argument("--ruleset", choices=playable(), help="by cases of this ruleset (default: the first it declares)")
    verb.add_argument("--timeout", type=_seconds, default=5.0, metavar="S", help="seconds for each answer (5)")
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.set_defaults(run=_judging("doctor"))

    verb = verbs.add_parser("fuzz", help="search for an answer that differs from the reference's, and make it small")
    add_rulesets(verb, playable(), "only this ruleset (default: those of this project), in equal parts of the time")
    verb.add_argument("--seconds", type=_seconds, default=60.0, metavar="S", help="time to search and make small (60)")
    verb.add_argument("--seed", type=_count, metavar="N", help="search as an earlier run did")
    verb.add_argument("--timeout", type=_seconds, default=5.0, metavar="S", help="seconds for each answer (5)")
    verb.add_argument("--write", type=_file, metavar="FILE", help=WRITTEN)
    verb.add_argument("--json", action="store_true", help="print what was found as JSON")
    verb.set_defaults(run=_judging("fuzz"))

    verb = verbs.add_parser("repro", help="judge by the cases of a file, such as fuzz writes")
    verb.add_argument("file", type=_file, metavar="FILE", help="a file of vectors")
    _report_arguments(verb)
    verb.set_defaults(run=_judging("repro"))

    verb = verbs.add_parser("list", help="list the cases, or the clauses that they show")
    verb.add_argument("what", choices=("cases", "clauses"), help="what is to be listed")
    _selecting_arguments(verb)
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.set_defaults(run=_judging("listing"))

    verb = verbs.add_parser("diff", help="what has become of each case from one report to another")
    verb.add_argument("before", type=_file, metavar="BEFORE", help="a report that --json wrote")
    verb.add_argument("after", type=_file, metavar="AFTER", help="a later one")
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.set_defaults(run=_judging("diff"))

    verb = verbs.add_parser("impact", help="what a change of a rule or of a reading does: cases, odds, recorded games")
    impacting.add_arguments(verb, _positive, _count, _file)
    verb.set_defaults(run=impacting.impact)


def _selecting_arguments(verb: argparse.ArgumentParser) -> None:
    """Which of the published cases are meant."""
    filters = verb.add_argument_group(
        "filters",
        "Each may be given several times: a case needs to match one of the values, and every filter that is given.\n"
        "`--clause PUNT --clause FG --level referee` selects the cases of either clause up to that level.",
    )
    add_rulesets(filters, playable(), "only this ruleset (default: those of this project)")
    filters.add_argument("--failed", type=_file, action=MANY, default=[], metavar="REPORT",
                         help="only cases that an earlier --json report fails")  # fmt: skip
    for name, metavar, meaning in (
        ("--clause", "ID", "only cases that show this clause, or all that begin with it"),
        ("--level", "NAME", "only cases up to this level"),
        ("--only-level", "NAME", "only cases of this very level"),
        ("--facet", "NAME", "only cases that need this facet"),
        ("--feature", "FILE", "only cases of this feature, such as tactical_soccer/shot.feature"),
        ("--reading", "ID[=KEY]", "only cases that choose a reading of this ambiguity"),
        ("--case", "NAME", "only this case, by its name or as card_football/punt.feature:12"),
        ("--verdict", "NAME", "with --failed: only those that had this verdict in it"),
    ):
        filters.add_argument(name, metavar=metavar, action=MANY, default=[], help=meaning)


def _judging(verb: str) -> Callable[[argparse.Namespace], int]:
    """What judges, imported when it is called: most of the kit hangs on it."""

    def run(options: argparse.Namespace) -> int:
        from scrimmage_rules import verifying

        code: int = getattr(verifying, verb)(options)
        return code

    return run


def _report_arguments(verb: argparse.ArgumentParser) -> None:
    """How cases are put to an adapter, and where the report goes."""
    verb.add_argument("--jobs", type=_positive, default=1, metavar="N", help="adapter processes side by side")
    verb.add_argument("--timeout", type=_seconds, default=5.0, metavar="S", help="seconds for each answer (5)")
    verb.add_argument("--max-time", type=_seconds, default=3600.0, metavar="S", help="seconds for the whole run (3600)")
    verb.add_argument("--known", type=_file, metavar="FILE", help="YAML or JSON of cases known to fail, and why")
    verb.add_argument("--fix", action="store_true", help="update the --known file after a complete run")
    verb.add_argument("--show", type=_count, default=10, metavar="N", help="print so many failures in full (10)")
    verb.add_argument("--json", type=_file, metavar="FILE", help="write the report as JSON (- for standard output)")
    verb.add_argument("--lines", type=_file, metavar="FILE", help="write it as JSON lines with header and footer")
    verb.add_argument("--junit", type=_file, metavar="FILE", help="write it as JUnit XML")
    verb.add_argument("--markdown", type=_file, metavar="FILE", help="write a summary as Markdown")
    verb.add_argument("--html", type=_file, metavar="FILE", help="write a page with the boards of what failed")
    verb.add_argument("--badge", type=_file, metavar="FILE", help="write what an endpoint of shields.io answers")


def _suite_verbs(verbs: Verbs) -> None:
    verb = verbs.add_parser("init", help="write an adapter to begin from, around an engine that knows one table")
    verb.add_argument("--language", choices=LANGUAGES, required=True)
    verb.add_argument("--ruleset", choices=playable(), required=True)
    verb.add_argument("folder", type=_file, metavar="FOLDER", help="where it goes: a folder that is new or empty")
    verb.set_defaults(run=commands.init)

    verb = verbs.add_parser("serve", help="answer Protocol 1 on standard input and output")
    verb.set_defaults(run=commands.serve)

    verb = verbs.add_parser("export", help="make the published suite from the features")
    verb.add_argument("--check", action="store_true", help="write nothing; fail if anything is stale")
    add_rulesets(verb, playable(), "only what this ruleset makes, while its features are written")
    verb.set_defaults(run=commands.export)

    verb = verbs.add_parser("coverage", help="what code, scenarios and properties say of every clause")
    add_rulesets(verb, playable(), "this ruleset", required=True)
    verb.add_argument("--json", action="store_true", help="print it as JSON, of one ruleset")
    verb.add_argument("--check", action="store_true", help="fail if clauses, code and scenarios do not agree")
    verb.set_defaults(run=commands.coverage)

    verb = verbs.add_parser("pages", help="write the pages of a ruleset, with its boards, as a folder for mkdocs")
    verb.add_argument("--ruleset", choices=playable(), required=True)
    verb.add_argument("folder", type=_file, metavar="FOLDER", help="where they go; files of the same names give way")
    verb.set_defaults(run=commands.pages)

    verb = verbs.add_parser("changes", help="what has changed since a release, and the least version that it allows")
    verb.add_argument("--since", metavar="VERSION", help="a release, such as 0.2.0 (default: the last)")
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.add_argument("--check", action="store_true", help="fail if the version is too low, or a name has vanished")
    verb.set_defaults(run=commands.changes)

    verb = verbs.add_parser("clause", help="show a clause or an ambiguity: text, readings, code, scenarios")
    verb.add_argument("id", metavar="ID", help="such as PUNT.distance or KF-A17")
    add_rulesets(verb, playable(), "only this ruleset (default: all)")
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.set_defaults(run=commands.clause)

    verb = verbs.add_parser("completion", help="print what makes a shell complete verbs, options and names")
    verb.add_argument("shell", choices=("bash", "zsh", "fish"), help="which shell is to read it")
    verb.set_defaults(run=commands.completion)


def _game_verbs(verbs: Verbs) -> None:
    verb = verbs.add_parser("odds", help="exact odds of what an action leads to, or of a throw on a table")
    verb.add_argument("--ruleset", choices=playable(), required=True)
    _variant_arguments(verb)
    action = verb.add_argument_group("an action", "all four of them")
    action.add_argument("--position", type=_file, metavar="FILE", help="a position as JSON")
    action.add_argument("--seat")
    action.add_argument("--action", metavar="JSON", help='such as {"type": "punt"}')
    action.add_argument("--of", metavar="PLACES", help="such as /offence,/spot")
    asked = verb.add_argument_group("or a question of the ruleset, that needs no position")
    asked.add_argument("--question", metavar="NAME", help="such as recovery-odds")
    asked.add_argument("--args", metavar="JSON", help='what it is asked with, such as {"marker": 3, "turns": 2}')
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.set_defaults(run=checking.odds)

    verb = verbs.add_parser("replay", help="play a recorded game through and show where it stands")
    replaying.add_arguments(verb)
    verb.set_defaults(run=replaying.replay)

    verb = verbs.add_parser("check", help="is this file sound: options, a position, a deck, a pitch, a transcript ...")
    sort = verb.add_argument("sort", choices=_Sorts(), metavar="sort", help="what the file is said to hold")
    sort.metavar = None  # only now: argparse lists the choices of what it adds, for which every game is loaded
    verb.add_argument("file", type=_file, metavar="FILE", help="the file (for features: the folder)")
    verb.add_argument("--ruleset", choices=playable(), help="default: the first one that has this sort of data")
    _variant_arguments(verb)
    verb.set_defaults(run=checking.check)


class _Sorts:
    """What can be checked; the games are asked only when a sort is given, or listed."""

    def __contains__(self, sort: object) -> bool:
        return sort in list(self)

    def __iter__(self) -> Iterator[str]:
        return iter(checking.sorts())


def _variant_arguments(verb: argparse.ArgumentParser) -> None:
    """Which edition and which readings of the rules are meant."""
    verb.add_argument("--edition", help="play it in this edition, such as classic")
    verb.add_argument("--reading", action=MANY, default=[], metavar="ID=KEY",
                      help="play it under this reading (repeatable, one reading of each ambiguity)")  # fmt: skip


def _positive(text: str) -> int:
    return _whole(text, 1)


def _count(text: str) -> int:
    return _whole(text, 0)


def _whole(text: str, least: int) -> int:
    digits = text.isascii() and text.isdigit()
    if not digits or len(text) > LONGEST_NUMBER or int(text) < least:
        raise _wrong(f"a whole number, {least} or more, is needed, not {shortened(text, LONGEST_NUMBER)!r}")
    return int(text)


def _file(text: str) -> str:
    if not text:
        raise _wrong("the name of a file is needed, not ''")
    return text


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise _wrong(f"a number of seconds above 0 is needed, not {shortened(text, LONGEST_NUMBER)!r}")
    return number


def _wrong(problem: str) -> Exception:
    return argparse.ArgumentTypeError(problem)
