"""Hand-written texts of the project, by kind: where each is, and what it says."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeGuard

from tools.prose.markdown import prose

LEAST_WORDS = 3
"""Minimum number of words of a string that is read as prose; shorter ones are mostly names."""

CHANGES = ("CHANGELOG.md", "changes/")
NO_PAGES = ("tests/", "conformance/rulebooks/")
CODE = ("scrimmage_rules/", "tools/", "examples/", "conformance/")
SENTENCES_OF_STEPS = "/vocabulary/"
SITE = "scrimmage_rules/site/"
HELP = {"help", "description", "epilog", "metavar"}
TITLE = re.compile(r"^\s*(?:Rule|Scenario(?: Outline)?): (.*)$", re.MULTILINE)
SCRIPT_STRING = re.compile(
    r"^\s*(?://|/?\*).*|\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.MULTILINE
)


class Text(NamedTuple):
    """A text, with its kind and its place."""

    kind: str
    file: str
    line: int
    text: str


def texts(root: Path) -> list[Text]:
    """Return all texts of the files that git knows in a folder."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, check=True, capture_output=True, text=True).stdout
    return list(chain.from_iterable(_of_file(root, name) for name in listed.splitlines() if (root / name).is_file()))


def _of_file(root: Path, name: str) -> Iterator[Text]:
    reader = _reader(name)
    return reader(name, (root / name).read_text(encoding="utf-8")) if reader else iter(())


def _reader(name: str) -> Callable[[str, str], Iterator[Text]] | None:
    """Return what reads a file, or nothing if it holds no prose."""
    if name.endswith(".md"):
        return None if name.startswith(NO_PAGES) else of_page
    if name.endswith(".py"):
        return of_program if name.startswith(CODE) else None
    if name.endswith(".feature"):
        return None if name.startswith("tests/") else of_feature
    return of_script if re.match(r"docs/js/.*\.m?js$", name) else None


def of_page(name: str, text: str) -> Iterator[Text]:
    """Yield the prose of a Markdown page."""
    yield Text("changelog" if name.startswith(CHANGES) else "documentation", name, 1, prose(text))


def of_feature(name: str, text: str) -> Iterator[Text]:
    """Yield the titles of rules and scenarios."""
    for match in TITLE.finditer(text):
        yield Text("titles", name, text.count("\n", 0, match.start(1)) + 1, match[1])


def of_script(name: str, text: str) -> Iterator[Text]:
    """Yield the labels of the site that a script writes."""
    for match in SCRIPT_STRING.finditer(text):
        label = re.sub(r"\$\{[^}]*\}|<[^>]*>", " x ", next(filter(None, match.groups()), ""))
        if _is_prose(label):
            yield Text("site labels", name, text.count("\n", 0, match.start()) + 1, label)


def of_program(name: str, text: str) -> Iterator[Text]:
    """Yield docstrings, help texts, messages and labels of a Python module."""
    tree = ast.parse(text)
    documented: set[int] = set()
    for node in ast.walk(tree):
        for found in _docstrings(node):
            documented.add(id(found))
            kind = "function docstrings" if isinstance(node, ast.FunctionDef) else "docstrings"
            yield Text(kind, name, found.lineno, str(found.value))
    if name.startswith("scrimmage_rules/") and SENTENCES_OF_STEPS not in name:
        yield from _strings(name, tree, documented)


def _docstrings(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the strings that are statements: docstrings, and the text below a constant."""
    body = getattr(node, "body", None)
    for statement in body if isinstance(body, list) else ():
        if isinstance(statement, ast.Expr) and _is_string(statement.value):
            yield statement.value


def _is_string(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _strings(name: str, tree: ast.AST, documented: set[int]) -> Iterator[Text]:
    helping = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in HELP
        for part in ast.walk(node.value)
    }
    other = "site labels" if name.startswith(SITE) else "messages"
    for node in ast.walk(tree):
        if _is_string(node) and id(node) not in documented and _is_prose(str(node.value)):
            yield Text("help" if id(node) in helping else other, name, node.lineno, str(node.value))


def _is_prose(text: str) -> bool:
    return len(re.findall(r"\b[a-zA-Z]{2,}\b", text)) >= LEAST_WORDS
