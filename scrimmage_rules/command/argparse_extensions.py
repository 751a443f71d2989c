"""Extensions of `argparse`: errors with suggestions, options that may occur only once, and the option `--ruleset`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from scrimmage_rules.kernel.errors import DuplicateValue, UnknownName
from scrimmage_rules.kernel.printable_text import escape_unprintable
from scrimmage_rules.rulesets import locate_ruleset

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MANY = "append"
"""Value of the argparse parameter `action` for an option that the user may repeat."""

GIVEN = "given_options"
"""Name of the attribute of a parsed namespace that lists the options which the user gave on the command line."""

SORTS = {"sort": "kind of file", "what": "list"}
"""Nouns for error messages, by the name of an argument with fixed choices. An argument that is not listed has its own
name as the noun, such as `ruleset`.
"""


class StoreSingleValue(argparse._StoreAction):  # noqa: SLF001  (argparse has no public class to extend for this)
    """An argparse action that stores the value of an option. A second value for the same option is an error, because it
    would replace the first value.
    """

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Store the value; raise `DuplicateValue` if the option already has one."""
        given: dict[str, Any] = namespace.__dict__.setdefault(GIVEN, {})
        if option_string is not None and self.dest in given:
            raise DuplicateValue(
                self.option_strings[-1], _format_argument_value(given[self.dest]), _format_argument_value(values)
            )
        given[self.dest] = values
        super().__call__(parser, namespace, values, option_string)


def _format_argument_value(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


class Parser(argparse.ArgumentParser):
    """A parser whose errors quote the user's arguments safely and suggest the nearest valid name."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Make every option accept a value only once, unless the option sets its own `action`."""
        super().__init__(*arguments, **named)
        for name in (None, "store"):
            self.register("action", name, StoreSingleValue)

    def error(self, message: str) -> NoReturn:
        """Print the usage and the message, and end with exit code 2."""
        super().error(escape_unprintable(message))

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Raise `UnknownName`, with the nearest valid name, for a value that is not among the choices of an argument,
        such as a misspelt verb.
        """
        if action.choices is None or value in action.choices or not isinstance(value, str):
            super()._check_value(action, value)
            return
        if action.dest == "ruleset":
            locate_ruleset(value)  # the error describes an installed ruleset that is unusable
        raise UnknownName(SORTS.get(action.dest, action.dest), value, action.choices)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)  # the inherited method prints nothing if the output is full


def add_rulesets(
    verb: argparse._ActionsContainer, choices: Sequence[str], what: str, *, required: bool = False
) -> None:
    """Add the filter `--ruleset` to a verb that accepts several rulesets."""
    verb.add_argument(
        "--ruleset", choices=choices, action=MANY, default=[], required=required, help=f"{what} (repeatable)"
    )
