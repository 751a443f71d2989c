"""Names of computer players: those of this project, and functions and classes in modules of the user."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError, Unusable
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.players import BetterOdds, Player, Searching, any_choice
from scrimmage_rules.rulesets import load_heuristics

PlayerMaker = Callable[..., Player]
"""A function that makes a player from the rules and the numbers after the name of the player."""

MAKERS: dict[str, PlayerMaker] = {"random": lambda _rules: any_choice, "greedy": BetterOdds, "search": Searching}
"""The players of this project by their names."""

FORMS = (*MAKERS, "search:PLAYOUTS", "search:PLAYOUTS:DEPTH", "module:function", "module:Class")

ADVICE = f"known: {', '.join(FORMS)}"


class UnknownPlayer(ScrimmageError):
    """Error: a name does not lead to a player. `name` is the name, `problem` says why."""

    def __init__(self, name: str, problem: str) -> None:
        """Store the name of the player and its problem, and compose the message."""
        self.name = name
        self.problem = problem
        super().__init__(f"player {name!r}: {problem}")


@lru_cache(maxsize=64)
def create_player(name: str, rules: Rules) -> Player:
    """Return the player with this name for these rules; raise `UnknownPlayer`.

    A name `module:function` gives the function itself. A name `module:Class` gives the class called with the rules.
    """
    first, *rest = argument_checks.check_text(name, "$.players").split(":")
    if first in MAKERS:
        return _create_project_player(name, first, rest, rules)
    if len(rest) != 1 or not first or not rest[0]:
        raise UnknownPlayer(name, f"this player does not exist; {ADVICE}")
    found = _import_player(name, first, rest[0])
    player: Player = found(rules) if isinstance(found, type) else found
    if not callable(player):
        raise UnknownPlayer(
            name, "expected a function of a view, choices and a generator, or a class of such functions"
        )
    return player


def _create_project_player(name: str, first: str, numbers: list[str], rules: Rules) -> Player:
    """Return a player of this project; raise `UnknownPlayer` for numbers that this player does not take."""
    most = 2 if first == "search" else 0
    if len(numbers) > most or not all(each.isascii() and each.isdigit() and len(each) < 10 for each in numbers):
        takes = "at most two whole numbers: playouts and depth" if most else "no number"
        raise UnknownPlayer(name, f"the player {first} takes {takes}; {ADVICE}")
    try:
        if first != "random":
            load_heuristics(rules.ruleset)
        return MAKERS[first](rules, *map(int, numbers))
    except MalformedData as fault:
        raise UnknownPlayer(name, fault.problem) from None
    except Unusable as fault:
        raise UnknownPlayer(name, f"{fault}, or choose the player random") from None


def _import_player(name: str, module: str, attribute: str) -> Any:
    """Return an attribute of a module; raise `UnknownPlayer` if the module or the attribute does not exist."""
    try:
        found: Any = import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except ModuleNotFoundError as fault:
        raise UnknownPlayer(
            name, f"no module called {fault.name!r}; start in the folder of the module, or install its package"
        ) from None
    except AttributeError as fault:
        raise UnknownPlayer(name, f"{fault}; give the name of a function or a class of this module") from None
    except Exception as fault:  # noqa: BLE001  (a module of the user may raise any error)
        problem = f"the import of the module failed with {type(fault).__name__}: {fault}; correct the module"
        raise UnknownPlayer(name, problem) from None
    return found


def name_player(player: Player | str) -> str:
    """Return the name under which the games of a player are saved. It is the same in every process."""
    if isinstance(player, str):
        return player
    if player is any_choice:
        return "random"
    if isinstance(player, BetterOdds):
        return "greedy"
    if isinstance(player, Searching):
        return f"search:{player.playouts}:{player.depth}"
    return f"{player.__module__}:{getattr(player, '__qualname__', type(player).__qualname__)}"
