"""The command `scrimmage`, thin: arguments in, calls of the kit, text out, and an exit code that is documented.

Exit codes: 0 all is well; 1 some case failed, or something is stale; 2 wrong usage or bad input; 3 the adapter could
not be started or broke down; 4 the suite itself is broken, or no case was selected or judged; 129 interrupted by
HUP, 130 by INT, 143 by TERM, after what was started has been ended; 141 nobody reads the output any more.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, TypeAlias

from scrimmage_rules import __version__

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; every error is one line on standard error with its remedy."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments == ["--version"]:
        print(f"scrimmage {__version__}")
        return 0
    from scrimmage_rules.kernel.errors import ScrimmageError
    from scrimmage_rules.kit.interruption import Interrupted, raising_signals

    options = _parser().parse_args(*_split(arguments))
    try:
        with raising_signals():
            code: int = options.run(options)
            sys.stdout.flush()
    except ScrimmageError as fault:
        print(f"scrimmage: {fault}", file=sys.stderr)
        return _exit_code(fault)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is flushed at the end
        return 141
    except RecursionError:
        print("scrimmage: this is nested too deep; give data that is flatter", file=sys.stderr)
        return 2
    except OSError as fault:
        print(f"scrimmage: {fault.filename or ''}: {fault.strerror}; name a file that can be read", file=sys.stderr)
        return 2
    except Interrupted as interrupted:
        with contextlib.suppress(OSError):  # the terminal may be what is gone
            print("scrimmage: interrupted; nothing was reported", file=sys.stderr)
        return interrupted.exit_code
    except KeyboardInterrupt:  # in the moment before or after signals are ours
        return 130
    return code


def _split(arguments: list[str]) -> tuple[list[str], argparse.Namespace]:
    """What stands before `--`, and the command after it in a namespace to start from."""
    import argparse

    if "--" not in arguments:
        return arguments, argparse.Namespace(command=[])
    cut = arguments.index("--")
    return arguments[:cut], argparse.Namespace(command=arguments[cut + 1 :], given=True)


def _exit_code(fault: Exception) -> int:
    from scrimmage_rules.kit.adapter import CannotStart
    from scrimmage_rules.kit.verify import BROKEN, NOTHING, USAGE, NothingSelected

    if isinstance(fault, CannotStart):
        return BROKEN
    return NOTHING if isinstance(fault, NothingSelected) else USAGE


def _parser() -> argparse.ArgumentParser:
    import argparse

    from scrimmage_rules import commands
    from scrimmage_rules.rulesets import RULESETS

    parser = argparse.ArgumentParser(prog="scrimmage", description="Executable rulebooks and their conformance kit.")
    parser.add_argument("--version", action="version", version=f"scrimmage {__version__}")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    verb = verbs.add_parser("verify", help="judge an implementation (default: the bundled reference) by the suite")
    verb.add_argument("--ruleset", choices=RULESETS, help="only this ruleset (default: all)")
    verb.add_argument("--clause", metavar="ID", help="only cases that show this clause, or all that begin with it")
    verb.add_argument("--level", metavar="NAME", help="only cases up to this level")
    verb.add_argument("--case", metavar="ID", help="only this case, such as card_football/punt.feature:12")
    verb.add_argument("--jobs", type=_positive, default=1, metavar="N", help="adapter processes side by side")
    verb.add_argument("--timeout", type=_seconds, default=5.0, metavar="S", help="seconds for each answer (5)")
    verb.add_argument("--max-time", type=_seconds, default=3600.0, metavar="S", help="seconds for the whole run (3600)")
    verb.add_argument("--known", metavar="FILE", help="JSON of cases known to fail: {case id: reason}")
    verb.add_argument("--show", type=_count, default=10, metavar="N", help="print so many failures in full (10)")
    verb.add_argument("--json", metavar="FILE", help="write the report as JSON (- for standard output)")
    verb.add_argument("--junit", metavar="FILE", help="write the report as JUnit XML")
    verb.epilog = "Give the adapter's command after --, as in: scrimmage verify -- node adapter.mjs"
    verb.set_defaults(run=commands.verify)

    _suite_verbs(verbs)
    _game_verbs(verbs)
    return parser


Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  (it has no other name)


def _suite_verbs(verbs: Verbs) -> None:
    from scrimmage_rules import commands
    from scrimmage_rules.rulesets import RULESETS

    verb = verbs.add_parser("serve", help="answer Protocol 1 on standard input and output")
    verb.set_defaults(run=commands.serve)

    verb = verbs.add_parser("export", help="make the published suite from the features")
    verb.add_argument("--check", action="store_true", help="write nothing; fail if anything is stale")
    verb.set_defaults(run=commands.export)

    verb = verbs.add_parser("coverage", help="what code, scenarios and properties say of every clause")
    verb.add_argument("--ruleset", choices=RULESETS, required=True)
    verb.add_argument("--json", action="store_true", help="print it as JSON")
    verb.add_argument("--check", action="store_true", help="fail if clauses, code and scenarios do not agree")
    verb.set_defaults(run=commands.coverage)

    verb = verbs.add_parser("clause", help="show a clause: text, place, readings, code, scenarios")
    verb.add_argument("id", metavar="ID")
    verb.add_argument("--ruleset", choices=RULESETS)
    verb.set_defaults(run=commands.clause)


def _game_verbs(verbs: Verbs) -> None:
    from scrimmage_rules import commands, replaying
    from scrimmage_rules.rulesets import RULESETS

    verb = verbs.add_parser("odds", help="exact odds of what an action leads to")
    _position_arguments(verb, RULESETS)
    verb.add_argument("--seat", required=True)
    verb.add_argument("--action", required=True, metavar="JSON", help='such as {"type": "punt"}')
    verb.add_argument("--of", required=True, metavar="PLACES", help="such as /offence,/spot")
    verb.set_defaults(run=commands.odds)

    verb = verbs.add_parser("replay", help="play a recorded game through and show where it stands")
    replaying.add_arguments(verb)
    verb.set_defaults(run=replaying.replay)

    verb = verbs.add_parser("check", help="is this file sound: options, a position, a deck, a transcript, features")
    verb.add_argument("sort", choices=("options", "position", "deck", "transcript", "features", "vectors"))
    verb.add_argument("file", metavar="FILE", help="the file (for features: the folder)")
    verb.add_argument("--ruleset", choices=RULESETS, default=RULESETS[0])
    _variant_arguments(verb)
    verb.set_defaults(run=commands.check)


def _position_arguments(verb: argparse.ArgumentParser, rulesets: Sequence[str]) -> None:
    verb.add_argument("--ruleset", choices=rulesets, required=True)
    verb.add_argument("--position", required=True, metavar="FILE", help="a position as JSON")
    _variant_arguments(verb)


def _variant_arguments(verb: argparse.ArgumentParser) -> None:
    """Which edition and which readings of the rules are meant."""
    verb.add_argument("--edition", help="play it in this edition, such as classic")
    verb.add_argument("--reading", action="append", default=[], metavar="ID=KEY", help="play it under this reading")


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise _wrong(f"a whole number, 1 or more, is needed, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise _wrong(f"a whole number, 0 or more, is needed, not {text!r}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise _wrong(f"a number of seconds above 0 is needed, not {text!r}")
    return number


def _wrong(problem: str) -> Exception:
    import argparse

    return argparse.ArgumentTypeError(problem)
