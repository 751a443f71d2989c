"""The list of rulesets. All other packages find a game here; each game is imported at its first use.

A game has one name: `card-football` in the protocol, `card_football` as a package, a folder of features, a vocabulary
and a page. Code that needs a part of a game calls this module, and knows no game by name. A ruleset of another package
has all its parts in that package, under the same names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scrimmage_rules import __version__
from scrimmage_rules.archives.recorded_games_divided_into_plays import ReplaySupport
from scrimmage_rules.kernel.data_folders import PACKAGE, data_dir
from scrimmage_rules.kernel.errors import UnknownName, Unusable
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.transcript import Origin
from scrimmage_rules.ruleset_plugins import entry_points

if TYPE_CHECKING:
    from scrimmage_rules.kernel.feature_encoding import GameEncoding
    from scrimmage_rules.kernel.heuristics import GameHeuristics

# Functions import what draws and encodes rulesets without own modules: few commands need it, and it is slow to import.

RULESETS = ("card-football", "tactical-soccer", "computer-football", "tactical-football")
"""The ids of the rulesets of this project."""

LONGEST_HEAD = 1_000
"""Number of bytes to read from the start of a file of line numbers. They contain the hash of the vectors."""


def get_folder_name(ruleset_id: str) -> str:
    """Return the name of a ruleset with underscores instead of hyphens, as its package and folders have it."""
    return ruleset_id.replace("-", "_")


def get_ruleset_id(folder: str) -> str:
    """Return the id of the ruleset whose folder has this name."""
    return folder.replace("_", "-")


def has_ruleset_id_format(name: str) -> bool:
    """Return whether a text has the form of an id: lower-case letters, digits and single hyphens."""
    return entry_points.ID.fullmatch(name) is not None


# ---- which there are


@cache
def _find_installed_rulesets() -> Mapping[str, entry_points.InstalledRuleset | Unusable]:
    return entry_points.find_installed_rulesets(RULESETS)


def list_rulesets() -> tuple[str, ...]:
    """Return the ids of all rulesets that can be played: those of this project, then those of installed packages."""
    return (
        *RULESETS,
        *(name for name, each in _find_installed_rulesets().items() if isinstance(each, entry_points.InstalledRuleset)),
    )


def list_unusable_rulesets(*, in_command: bool = False) -> list[str]:
    """Return one line for each installed ruleset that is unusable, with the reason.

    The first call in a command imports them with protection, so that no package ends it or prints for it.
    """
    with entry_points.protect_imports() if in_command else nullcontext():
        _find_installed_rulesets()
    return [str(each) for each in _find_installed_rulesets().values() if isinstance(each, Unusable)]


def _get_installed_ruleset(ruleset_id: str) -> entry_points.InstalledRuleset:
    found = _find_installed_rulesets().get(ruleset_id)
    if found is None:
        raise UnknownName("ruleset", ruleset_id, list_rulesets())
    if isinstance(found, Unusable):
        raise found
    return found


# ---- where their parts are


class RulesetPlaces(NamedTuple):
    """The places of the parts of a ruleset, such as its package and its features.

    `package` and `folder` are the package with its rules and the folder of this package. `vocabulary` is the module
    with its sentences, and `room` is the module with its pages on the site. `data` returns the path of its folder
    `features` or `conformance`. `version` is the version of its suite.
    """

    package: str
    folder: Path
    vocabulary: str
    room: str
    data: Callable[[str], Path]
    version: str


def locate_ruleset(ruleset_id: str) -> RulesetPlaces:
    """Return the places of the parts of a ruleset; raise the same errors as `ruleset`."""
    if ruleset_id in RULESETS:
        return _get_own_places(ruleset_id)
    other = _get_installed_ruleset(ruleset_id)
    words, room = f"{other.package}.vocabulary", f"{other.package}.room"
    return RulesetPlaces(other.package, other.folder, words, room, other.folder.joinpath, other.version)


@cache
def _get_own_places(ruleset_id: str) -> RulesetPlaces:
    name = get_folder_name(ruleset_id)
    words, room = f"scrimmage_rules.kit.scenarios.vocabulary.{name}", f"scrimmage_rules.site.{name}"
    return RulesetPlaces(f"scrimmage_rules.{name}", PACKAGE / name, words, room, data_dir, __version__)


def get_suite_version(ruleset_id: str) -> str:
    """Return the version of the suite of a ruleset. It is the version of the package that provides the ruleset, or of
    this project.
    """
    other = _find_installed_rulesets().get(ruleset_id)
    return other.version if isinstance(other, entry_points.InstalledRuleset) else __version__


def find_declared_version(ruleset_id: str) -> str | None:
    """Return the version in the pyproject.toml of a ruleset that is installed from its folder; None for any other
    ruleset.
    """
    return entry_points.find_declared_version(ruleset_id, locate_ruleset(ruleset_id).folder)


@cache
def get_origin(ruleset_id: str) -> Origin:
    """Return the present version of a ruleset and of its suite, as transcripts record them. The version of the suite is
    empty if its vectors are not installed.
    """
    version = get_suite_version(ruleset_id)
    lines = locate_ruleset(ruleset_id).data("conformance") / "vectors" / f"{ruleset_id}.lines.json"
    try:
        with lines.open("rb") as file:
            found = re.search(rb'"vectors": ?"([0-9a-f]{64})"', file.read(LONGEST_HEAD))
    except OSError:
        found = None
    if found is None:
        return Origin(version)
    digest = sha256(bytes.fromhex(found[1].decode())).hexdigest()  # as `conformance_run.hash_suite` does
    return Origin(version, f"{version}+{digest[:12]}")


# ---- the parts


@cache
def ruleset(ruleset_id: str) -> Ruleset[Any, Any]:
    """Return the ruleset of this id; raises `UnknownName`, or `Unusable` for an installed ruleset with an error."""
    if ruleset_id not in RULESETS:
        return _get_installed_ruleset(ruleset_id).ruleset
    found: Ruleset[Any, Any] = import_module(locate_ruleset(ruleset_id).package).RULESET
    return found


def load_part(ruleset_id: str, module: str, name: str) -> Any:
    """Return a value from a module of a ruleset by name; raises `Unusable` if the module or the name is missing."""
    try:
        return getattr(import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as fault:
        if fault.name not in (module, name):
            raise
        raise Unusable(f"ruleset {ruleset_id!r} has no {name} in {module}; add it") from None


def has_module(module: str) -> bool:
    """Return whether a module exists, without importing it; its package is imported."""
    return find_spec(module) is not None


def has_pictures(ruleset_id: str) -> bool:
    """Return whether a ruleset can be drawn. The result is false only if the ruleset has a module `pictures` without
    `PICTURES`.
    """
    module = f"{locate_ruleset(ruleset_id).package}.pictures"
    return not has_module(module) or hasattr(import_module(module), "PICTURES")


@cache
def load_pictures(ruleset_id: str) -> Mapping[str, Callable[..., str]]:
    """Return the pictures of a ruleset as SVG functions: `board(rules, position)`, and other components.

    The board of a ruleset without pictures is a table of the fields of the position.
    """
    from scrimmage_rules.drawing.default_board import create_default_pictures  # noqa: PLC0415

    module = f"{locate_ruleset(ruleset_id).package}.pictures"
    if not has_module(module):
        return create_default_pictures(ruleset(ruleset_id).title)
    drawn: Mapping[str, Callable[..., str]] = load_part(ruleset_id, module, "PICTURES")
    return drawn


@cache
def load_text_board(ruleset_id: str) -> Callable[..., str]:
    """Return a ruleset's function `board(rules, position, colours=...)` that writes a position as text.

    A ruleset without a `TEXT_BOARD` in its package `pictures` gets a list of the fields of the position.
    """
    from scrimmage_rules.drawing.text_board_parts import write_default_board  # noqa: PLC0415

    module = f"{locate_ruleset(ruleset_id).package}.pictures"
    own: Callable[..., str] | None = getattr(import_module(module), "TEXT_BOARD", None) if has_module(module) else None
    return own or write_default_board


@cache
def load_heuristics(ruleset_id: str) -> GameHeuristics[Any, Any]:
    """Return the heuristics of a ruleset for computer players; raise `Unusable` if it has none."""
    found: GameHeuristics[Any, Any] = load_part(
        ruleset_id, f"{locate_ruleset(ruleset_id).package}.heuristics", "JUDGEMENT"
    )
    return found


@cache
def load_feature_encoding(ruleset_id: str) -> GameEncoding[Any, Any]:
    """Return the encoding of a ruleset's views and actions as numbers. If the ruleset defines no encoding, it is made
    from the types of the ruleset.

    Raises `Unusable` for a type of action that has no list of values.
    """
    from scrimmage_rules.kernel.default_feature_encoding import create_default_encoding  # noqa: PLC0415

    module = f"{locate_ruleset(ruleset_id).package}.feature_encoding"
    if not has_module(module):
        return create_default_encoding(ruleset(ruleset_id))
    found: GameEncoding[Any, Any] = load_part(ruleset_id, module, "LEARNING")
    return found


@cache
def find_replay_support(ruleset_id: str) -> ReplaySupport | None:
    """Return a ruleset's support for replays by plays, or None if it has no plays."""
    module = f"{locate_ruleset(ruleset_id).package}.replays"
    if not has_module(module):
        return None
    offered: ReplaySupport = import_module(module).REPLAYS
    return offered
