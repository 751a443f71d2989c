"""A starter adapter in a chosen language, with an engine that answers one query (`scrimmage init`)."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kernel.errors import ScrimmageError, Unwritable
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import LEVELS, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.starters.languages import LANGUAGES

TEMPLATES = Path(__file__).resolve().parent
ENDING = ".template"


class FirstQuery(NamedTuple):
    """The query that a starter adapter answers: a query without arguments, a clause whose cases need only this query,
    and its value.
    """

    query: str
    clause: str
    value: Any


PLACEHOLDER = FirstQuery("example", "", {})
"""Placeholder query for a ruleset that has no suitable query."""

WITH_A_TABLE = (
    "The engine answers the first table query correctly. The kit then lists the table queries that the engine answers "
    "with *unsupported*, with their clauses: implement these next."
)
WITHOUT_A_TABLE = (
    f"No clause of this ruleset depends on one table alone, so the table `{PLACEHOLDER.query}` of the engine is a "
    "placeholder.\nThe kit skips all cases until the adapter declares more facets: `referee` and `positions` come next."
)


@cache
def find_smallest_first_query(ruleset_id: str) -> FirstQuery | None:
    """Return the query with the smallest value that is enough to pass all cases of a clause at level *tables*, or None.

    A ruleset without queries has no such query.
    """
    asked: dict[str, set[str | None]] = {}
    for vector in read_vectors(get_vectors_file(ruleset_id)):
        if vector.level == LEVELS[0]:
            for clause in vector.clauses:
                asked.setdefault(clause, set()).update(
                    map(_get_name_of_query_without_arguments, list_own_requests(vector))
                )
    found = [
        FirstQuery(query, clause, _query_reference(ruleset_id, query))
        for clause in asked
        for query in (_find_single_query_needed_by_clause(asked, clause),)
        if query is not None
    ]
    return min(found, key=lambda each: len(json.dumps(each.value)), default=None)


def _get_name_of_query_without_arguments(request: dict[str, Any]) -> str | None:
    """Return the name of the query if a request is a query without arguments, otherwise None."""
    plain = request["op"] == "query" and not request.get("args") and not request.get("options")
    return request["query"] if plain and "game" not in request else None


def _find_single_query_needed_by_clause(asked: dict[str, set[str | None]], clause: str) -> str | None:
    """Return the only query that is needed by the cases of a clause and of the parts of this clause. Return None if
    they need several.
    """
    needed = set().union(*(queries for each, queries in asked.items() if each.startswith(clause)))
    return needed.pop() if len(needed) == 1 else None


def _query_reference(ruleset_id: str, query: str) -> Any:
    request = {"id": 1, "op": "query", "ruleset": ruleset_id, "query": query}
    return encode_reply_as_plain_data(Reference().answer(request))["value"]


class FolderNotEmpty(ScrimmageError):
    """Error: the folder for a starter adapter is not empty, and is not overwritten."""

    def __init__(self, folder: Path) -> None:
        """Compose the message with the folder."""
        self.folder = folder
        super().__init__(f"{folder}: the folder is not empty; give a new or empty folder")


class WrittenStarter(NamedTuple):
    """A starter adapter: its files, ruleset, first query and language. `folder` is its path, quoted for a shell."""

    files: tuple[Path, ...]
    ruleset: str
    table: FirstQuery | None
    language: str
    folder: str


def write_starter(language: str, ruleset_id: str, folder: Path) -> WrittenStarter:
    """Write a starter adapter into a folder that is new or empty.

    Raise `FolderNotEmpty` for a folder with files, or `Unwritable` for an unwritable folder.
    """
    require_empty_folder(folder)
    starter = WrittenStarter((), ruleset_id, find_smallest_first_query(ruleset_id), language, shlex.quote(str(folder)))
    files = dict(_render_files(TEMPLATES / language, _list_placeholder_texts(starter)))
    for name, text in files.items():
        write_file_with_folders(folder / name, text)
    return starter._replace(files=tuple(folder / name for name in files))


def list_next_commands(starter: WrittenStarter, folder: str) -> list[str]:
    """Return the next commands for the user, with the folder of the adapter quoted for a shell.

    The commands build the adapter, judge its first query, list the missing queries, and check the protocol. Without a
    first query, all cases are run and report what they need.
    """
    way, judged = LANGUAGES[starter.language], f"scrimmage verify --ruleset {starter.ruleset}"
    tables = [f"{judged} --level {LEVELS[0]}"] if starter.table else [judged]
    first = [f"{judged} --clause {starter.table.clause} --only-level {LEVELS[0]}"] if starter.table else []
    commands = [f"{each} -- {way.run}" for each in (*first, *tables, "scrimmage doctor")]
    return [each.replace("{}", folder) for each in (way.build, *commands) if each]


def require_empty_folder(folder: Path) -> None:
    """Raise `FolderNotEmpty` for a folder with files, and for anything that is not a folder."""
    if folder.is_symlink() or (folder.exists() and not _is_empty_folder(folder)):
        raise FolderNotEmpty(folder)


def _is_empty_folder(folder: Path) -> bool:
    return folder.is_dir() and not any(folder.iterdir())


def _list_placeholder_texts(starter: WrittenStarter) -> dict[str, str]:
    """Return the text for each placeholder of the templates. Commands in the README are written for the adapter's
    folder.
    """
    table = starter.table or PLACEHOLDER
    return {
        "@ruleset@": starter.ruleset, "@query@": table.query, "@table@": json.dumps(table.value),
        "@commands@": "\n".join(f"$ {command}" for command in list_next_commands(starter, ".")),
        "@next@": WITH_A_TABLE if starter.table else WITHOUT_A_TABLE,
    }  # fmt: skip


def _render_files(of_language: Path, meanings: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file of the adapter."""
    for folder in (TEMPLATES / "all", of_language):
        for path in sorted(folder.rglob(f"*{ENDING}")):
            text = path.read_text(encoding="utf-8")
            for word, meaning in meanings.items():
                text = text.replace(word, meaning)
            yield path.relative_to(folder).as_posix().removesuffix(ENDING), text


def write_file_with_folders(place: Path, text: str) -> None:
    """Write a file and the folders that it needs; raise `Unwritable`."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Unwritable(str(place.parent), fault.strerror or "it cannot be made") from None
    write_atomically(place, text.encode())
