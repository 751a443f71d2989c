"""Parser of the command line: the summary of every verb, and the arguments of the verb in use."""

from __future__ import annotations

import argparse

from scrimmage_rules import __version__
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.help_examples import render_help_ending
from scrimmage_rules.command.verbs import SUMMARIES, load_verb


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """Return the parsed verb and its options; for invalid arguments, print the usage and exit with code 2."""
    own, command = _split_at_separator(arguments)
    verb = _find_verb(own)
    parser = build_parser(verb, only=own[:1] == [verb] and verb in SUMMARIES)
    options, unknown = parser.parse_known_args(own, command)
    if unknown:
        options.misused(f"unrecognized arguments: {' '.join(unknown)}")
    return options


def build_parser(*verbs: str, only: bool = False) -> Parser:
    """Return a parser that knows every verb by name, and the arguments of the given verbs (default: all).

    Only the modules of the given verbs are imported, so that the command starts fast. If `only` is true, the parser
    does not know the other verbs. This is enough for a command line that begins with its verb.
    """
    parser = Parser(
        prog="scrimmage",
        description="Executable rulebooks of four games, and the conformance test suite for programs that play them.",
    )
    parser.add_argument("--version", action="version", version=f"scrimmage {__version__}")
    subparsers = parser.add_subparsers(dest="verb", required=True, metavar="VERB", prog=parser.prog)
    for name, summary in SUMMARIES.items():
        called = not verbs or name in verbs
        if only and not called:
            continue
        subparser = subparsers.add_parser(name, help=summary, add_help=called)
        if called:
            verb = load_verb(name)
            verb.add_arguments(subparser)
            subparser.set_defaults(run=verb.run, misused=subparser.error)
            subparser.epilog, subparser.formatter_class = render_help_ending(name), argparse.RawDescriptionHelpFormatter
    return parser


def _split_at_separator(arguments: list[str]) -> tuple[list[str], argparse.Namespace]:
    """Return the arguments before `--`, and a namespace that contains the command after `--`."""
    if "--" not in arguments:
        return arguments, argparse.Namespace(command=[])
    cut = arguments.index("--")
    return arguments[:cut], argparse.Namespace(command=arguments[cut + 1 :], given=True)


def _find_verb(arguments: list[str]) -> str:
    """Return the verb of a command line, which is the first argument that is not an option."""
    return next((each for each in arguments if not each.startswith("-")), "")
