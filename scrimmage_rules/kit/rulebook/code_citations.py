"""Citations of clauses in code: in rule decisions, docstrings and property tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path, PurePath

import msgspec

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.rulesets import locate_ruleset, ruleset

ID = re.compile(r"[A-Z0-9]+(\.[A-Za-z0-9-]+)+")
TOLD = re.compile(r"[A-Z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)*")


class Citation(msgspec.Struct, frozen=True):
    """A place in code that names a clause: the file, the line, and the function or constant around it.

    `told` is true if the place is a docstring that says that its function implements the clause. `above` is the number
    of folders that the file name has before the path inside the ruleset's package.
    """

    file: str
    line: int
    function: str
    told: bool = False
    above: int = 2

    @property
    def place(self) -> str:
        """Return `FILE:LINE`, the form that editors accept."""
        return f"{self.file}:{self.line}"

    @property
    def module(self) -> str:
        """Return the path of the file relative to the package of the ruleset."""
        return PurePath(*PurePath(self.file).parts[self.above :]).as_posix()

    @property
    def main_module(self) -> str:
        """Return the name of the top module or folder in the ruleset's package that contains this place."""
        return PurePath(self.module).with_suffix("").parts[0]


def find_package_folder(ruleset_id: str) -> Path:
    """Return the folder with the code of a ruleset."""
    return locate_ruleset(ruleset_id).folder


# ---- clauses in code


@cache
def find_clause_strings(ruleset_id: str) -> tuple[tuple[str, Citation], ...]:
    """Return every string in the code of a ruleset that may be a clause id, with its place."""
    found: list[tuple[str, Citation]] = []
    clauses, above = ruleset(ruleset_id).rulebook.clauses, locate_ruleset(ruleset_id).package.split(".")
    for path in list_visible_files(find_package_folder(ruleset_id), "**/*.py"):
        name = PurePath(*above, path.relative_to(find_package_folder(ruleset_id))).as_posix()
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            cited = [
                *_find_strings_in_statement(statement, name, len(above)),
                *_find_strings_in_docstring(statement, name, len(above)),
            ]
            found += [
                (text, place) for text, place in cited if text in clauses or (not place.told and ID.fullmatch(text))
            ]
    return tuple(found)


def _find_strings_in_statement(statement: ast.stmt, file: str, above: int) -> Iterator[tuple[str, Citation]]:
    for node in ast.walk(statement):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, Citation(file, node.lineno, _find_defined_name(statement), above=above)


def _find_strings_in_docstring(statement: ast.stmt, file: str, above: int) -> Iterator[tuple[str, Citation]]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        for text in dict.fromkeys(TOLD.findall(ast.get_docstring(statement) or "")):
            yield text, Citation(file, statement.lineno, statement.name, told=True, above=above)


def _find_defined_name(statement: ast.stmt) -> str:
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    return str(getattr(statement, "name", ""))


def find_code_citations(ruleset_id: str) -> dict[str, list[Citation]]:
    """Return the places in code that name each clause.

    Places in the module of the clause's chapter come first, and among these, docstrings come first. For an example
    clause, the places of the clauses that it illustrates count too.
    """
    book, modules = ruleset(ruleset_id).rulebook, find_chapter_modules(ruleset_id)
    found: dict[str, list[Citation]] = {clause: [] for clause in book.clauses}
    for text, citation in find_clause_strings(ruleset_id):
        if text in found:
            found[text].append(citation)
    for clause in book.clauses.values():
        for other in clause.illustrates:
            found[clause.id] += found[other]
    return {
        clause: sorted(places, key=_create_nearness_key(modules.get(book.chapter_of(clause).chapter)))
        for clause, places in found.items()
    }


def _create_nearness_key(module: str | None) -> Callable[[Citation], tuple[bool, bool, str, int]]:
    return lambda each: (each.main_module != module, not each.told, each.file, each.line)


def find_chapter_modules(ruleset_id: str) -> dict[str, str]:
    """Return for each chapter with clauses in code the module or folder that implements it.

    It is the module with the name of the chapter. If there is no such module, it is the module that names the clauses
    of the chapter most often.
    """
    book = ruleset(ruleset_id).rulebook
    names: dict[str, Counter[str]] = {}
    for text, citation in find_clause_strings(ruleset_id):
        if text in book.clauses:
            names.setdefault(book.chapter_of(text).chapter, Counter())[citation.main_module] += 1
    return {chapter: chapter if chapter in counts else counts.most_common(1)[0][0] for chapter, counts in names.items()}


# ---- clauses in properties


def find_clauses_in_property_tests(ruleset_id: str) -> dict[str, list[str]]:
    """Return for each clause the property tests that name it. The tests are in a folder next to the ruleset's package;
    without this folder, the result is empty.
    """
    above = len(locate_ruleset(ruleset_id).package.split("."))
    return find_property_tests(locate_ruleset(ruleset_id).folder.parents[above - 1] / "tests" / "properties")


@cache
def find_property_tests(folder: Path) -> dict[str, list[str]]:
    """Return for each clause the property tests in a folder that name the clause in `@proves(...)`."""
    found: dict[str, list[str]] = {}
    for path in list_visible_files(folder, "**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                place = f"tests/properties/{path.relative_to(folder).as_posix()}::{node.name}"
                for clause in _find_proved_clauses(node):
                    found.setdefault(clause, []).append(place)
    return found


def _find_proved_clauses(node: ast.FunctionDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "proves":
            yield from (str(ast.literal_eval(argument)) for argument in decorator.args)
