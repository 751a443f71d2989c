"""Entry point of the command `scrimmage`: it parses arguments, calls the conformance kit, and returns the exit code.

Without arguments it prints its help and returns 0.

Exit codes: 0 success; 1 a case failed, or a file is outdated; 2 invalid arguments or input, or an unwritable file; 3
the adapter did not start or broke down; 4 the suite is invalid, or no case was selected or judged; 129 interrupted by
HUP, 130 by INT, 143 by TERM, after all started processes have ended; 141 the reader of the output has closed it.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading
from collections.abc import Sequence
from typing import NoReturn

from scrimmage_rules import __version__
from scrimmage_rules.command import terminal_output
from scrimmage_rules.kernel.errors import ScrimmageError

EXTRAS = {"gherkin": "suite", "parse": "suite", "argcomplete": "completion"}
"""For each optional library, the extra of this package that installs it."""

OF_UNIX = ("fcntl", "resource", "termios")
"""Modules of the standard library that Windows lacks."""


YOUNG = 10_000
"""Threshold of the garbage collector: the number of new objects after which it searches for cycles. Most objects of a
run exist for a short time and form no cycles, so that the default (700) would waste time.
"""


def run_and_exit() -> NoReturn:
    """Run the command, then end the process. If no thread and no exit handler is left, skip the slow clean-up of the
    Python interpreter.

    The clean-up frees every value of the program, which takes as long as reading the cases of a game.
    """
    gc.set_threshold(YOUNG)
    code = main()
    if threading.active_count() == 1 and not atexit._ncallbacks():  # noqa: SLF001  (there is no public way to ask)
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, and return its exit code. Print each error as one line on standard error,
    with a remedy.
    """
    arguments, unusable = list(sys.argv[1:] if argv is None else argv), list[str]()
    try:
        terminal_output.prepare_streams()
        try:
            code = _run(arguments, unusable)
        finally:
            sys.stdout.flush()
    except ScrimmageError as fault:
        if str(fault) not in unusable:  # which are already reported
            terminal_output.print_error(str(fault))
        return _find_exit_code(fault)
    except ModuleNotFoundError as fault:
        return _report_missing_library(fault, arguments)
    except BrokenPipeError:
        terminal_output.discard_output()
        return 141
    except RecursionError:
        terminal_output.print_error("the input is nested too deeply; reduce the nesting")
        return 2
    except OSError as fault:
        return _report_unusable_file(fault)
    except KeyboardInterrupt as interrupted:  # `InterruptedBySignal`, or plain if our signal handlers are not installed
        terminal_output.print_error("interrupted: no report was written")
        return getattr(interrupted, "exit_code", 130)
    return code


def _run(arguments: list[str], unusable: list[str]) -> int:
    """Run the command and return its exit code. First print a line for each installed ruleset that cannot be used, and
    add this line to `unusable`.
    """
    if arguments == ["--version"]:
        terminal_output.print_line(f"scrimmage {__version__}")
        return 0
    from scrimmage_rules.command.command_line_parser import build_parser, parse_arguments
    from scrimmage_rules.kit.protocol.termination_signals import raise_on_signals
    from scrimmage_rules.rulesets import list_unusable_rulesets

    if not arguments and "_ARGCOMPLETE" not in os.environ:
        build_parser("").print_help()
        return 0
    unusable += list_unusable_rulesets(in_command=True)
    if "_ARGCOMPLETE" in os.environ:  # a shell requests completions
        from scrimmage_rules.command.completion_values import answer_completion_request

        answer_completion_request(build_parser(*os.environ.get("COMP_LINE", "").split()[1:2]))
    for each in unusable:
        terminal_output.print_error(each)
    options = parse_arguments(arguments)
    with raise_on_signals():
        code: int = options.run(options)
    return code


def _report_missing_library(fault: ModuleNotFoundError, arguments: list[str]) -> int:
    """Print a remedy for a missing module and return 2. The remedy names the extra that installs a missing library, or
    says that only Unix systems have the module. Raise the error again for any other missing module.
    """
    extra = EXTRAS.get((fault.name or "").partition(".")[0])
    verb = " ".join(arguments[:2])
    if fault.name in OF_UNIX:
        terminal_output.print_error(
            f"`scrimmage {verb}` needs {fault.name}, which this system lacks; on Windows, run it in WSL"
        )
        return 2
    if extra is None:
        raise fault
    terminal_output.print_error(
        f"`scrimmage {verb}` needs the extra `{extra}`, which is not installed; in a clone: make {extra}; "
        f"elsewhere: pip install 'scrimmage-rules[{extra}]'"
    )
    return 2


def _report_unusable_file(fault: OSError) -> int:
    """Print that a file is unreadable. If the error names no file, print that standard output failed. Return 2."""
    if fault.filename is None:
        terminal_output.discard_output()
        terminal_output.print_error(f"standard output: {fault.strerror}; redirect standard output to a file")
    else:
        terminal_output.print_error(f"{fault.filename}: {fault.strerror}; give a readable file")
    return 2


def _find_exit_code(fault: Exception) -> int:
    from scrimmage_rules.kit.protocol.adapter import CannotStart
    from scrimmage_rules.kit.running.case_selection import BrokenSuite, NothingSelected
    from scrimmage_rules.kit.running.conformance_run import BROKEN, NOTHING, USAGE

    if isinstance(fault, CannotStart):
        return BROKEN
    return NOTHING if isinstance(fault, (NothingSelected, BrokenSuite)) else USAGE
