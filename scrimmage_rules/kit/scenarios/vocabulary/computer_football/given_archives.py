"""`Given` steps of computer-football for archived games, their transcripts and errors in them, and `When` steps that
change an archive.
"""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.shared import REMOVED, copy_data

given, when = VOCABULARY.given, VOCABULARY.when


def _read_stored_game(name: str) -> Any:
    games = {path.stem: path for path in list_visible_files(data_dir("conformance") / "archives", "*.json")}
    if name not in games:
        raise UnknownName("archived game of the suite", name, games)
    return json.loads(games[name].read_text(encoding="utf-8"))


def _copy_archive(table: Table) -> dict[str, Any]:
    """Replace the archive in the scenario's data by a copy and return it, so that a change does not affect earlier
    requests.
    """
    if "archive" not in table.given:
        raise MisusedStep("no step names an archived game; before this step, add a Given step that names one")
    archive: dict[str, Any] = copy_data(table.given["archive"])
    table.given["archive"] = archive
    return archive


@given("the archived game {name:word}")
def _add_archived_game(table: Table, name: str) -> None:
    """Put an archived game of the suite into the scenario's data as it is stored."""
    table.given["archive"] = _read_stored_game(name)


@given("the transcript of the archived game {name:word}")
def _add_transcript_of_game(table: Table, name: str) -> None:
    """Put the moves of an archived game into the scenario's data without its name, as a game that is offered for
    storage.
    """
    table.given["archive"] = _read_stored_game(name)["transcript"]


@given("the transcript of the archived game {name:word} up to move {moves:n}")
def _set_archive_to_first_moves(table: Table, name: str, moves: int) -> None:
    transcript = _read_stored_game(name)["transcript"]
    table.given["archive"] = {**transcript, "moves": transcript["moves"][:moves]}


@when("nothing but its name is left of it")
def _remove_all_archive_fields_except_name(table: Table) -> None:
    table.given["archive"] = _copy_archive(table)["name"]


@given("it was recorded with the sounds muted")
def _set_sounds_muted(table: Table) -> None:
    _copy_archive(table).setdefault("options", {}).setdefault("settings", {})["mute"] = True


@given("it was recorded under limits of {lower:n} to {upper:n}")
@when("its limits are changed to {lower:n} to {upper:n}")
def _set_limits_of_archived_game(table: Table, lower: int, upper: int) -> None:
    _copy_archive(table).setdefault("options", {}).setdefault("settings", {})["limits"] = [lower, upper]


@given("it was recorded under the reading {ambiguity:word} {key:word}")
def _set_reading_of_archived_game(table: Table, ambiguity: str, key: str) -> None:
    _copy_archive(table).setdefault("options", {}).setdefault("readings", {})[ambiguity] = key


STEPS.register_drafts({
    # a name, `nothing`, or `a name of 81 letters`
    "it is named {name}": {"/name": "{name:odd_name}"},
    "it is said to be complete": {"/complete": True},
}, draft=_copy_archive)  # fmt: skip

STEPS.register_drafts({
    "move {number:n} of it is left out": {"/moves/{number:index}": REMOVED},
    "it is a transcript of {ruleset:word}": {"/ruleset": "{ruleset}"},
    "its digest is that of another game": {"/digest": "0" * 64},
}, draft=_copy_archive, keyword="When")  # fmt: skip
