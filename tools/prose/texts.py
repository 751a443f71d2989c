"""Handwritten texts of the project by kind, with their places."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeGuard

from tools.prose.markdown import extract_prose

LEAST_WORDS = 3
"""Minimum number of words of a string that counts as prose; shorter strings are mostly names."""

CHANGES = ("CHANGELOG.md", "changes/")
NO_PAGES = ("tests/", "conformance/rulebooks/")
CODE = ("scrimmage_rules/", "tools/", "examples/", "conformance/")
SENTENCES_OF_STEPS = "/vocabulary/"
SITE = "scrimmage_rules/site/"
HELP = {"help", "description", "epilog", "metavar"}
TITLE = re.compile(r"^\s*(?:Feature|Rule|Scenario(?: Outline)?): (.*)$", re.MULTILINE)
SCRIPT_STRING = re.compile(
    r"^\s*(?://|/?\*).*|\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.MULTILINE
)


class Text(NamedTuple):
    """A text with its kind and its place."""

    kind: str
    file: str
    line: int
    text: str


def read_texts(root: Path) -> list[Text]:
    """Return all texts in the files that git tracks in a folder."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, check=True, capture_output=True, text=True).stdout
    return list(
        chain.from_iterable(_read_file_texts(root, name) for name in listed.splitlines() if (root / name).is_file())
    )


def _read_file_texts(root: Path, name: str) -> Iterator[Text]:
    reader = _choose_reader(name)
    return reader(name, (root / name).read_text(encoding="utf-8")) if reader else iter(())


def _choose_reader(name: str) -> Callable[[str, str], Iterator[Text]] | None:
    """Return the function that reads the texts of a file; None for a file without prose."""
    if name.endswith(".md"):
        return None if name.startswith(NO_PAGES) else read_texts_of_page
    if name.endswith(".py"):
        return read_texts_of_program if name.startswith(CODE) else None
    if name.endswith(".feature"):
        return None if name.startswith("tests/") else read_texts_of_feature
    return read_texts_of_script if re.match(r"docs/js/.*\.m?js$", name) else None


def read_texts_of_page(name: str, text: str) -> Iterator[Text]:
    """Yield the prose of a Markdown page."""
    yield Text("changelog" if name.startswith(CHANGES) else "documentation", name, 1, extract_prose(text))


def read_texts_of_feature(name: str, text: str) -> Iterator[Text]:
    """Yield the titles of the feature, of its rules and of its scenarios."""
    for match in TITLE.finditer(text):
        yield Text("titles", name, text.count("\n", 0, match.start(1)) + 1, match[1])


def read_texts_of_script(name: str, text: str) -> Iterator[Text]:
    """Yield the labels that a script writes on the site."""
    for match in SCRIPT_STRING.finditer(text):
        label = re.sub(r"\$\{[^}]*\}|<[^>]*>", " x ", next(filter(None, match.groups()), ""))
        if _is_prose_text(label):
            yield Text("site labels", name, text.count("\n", 0, match.start()) + 1, label)


def read_texts_of_program(name: str, text: str) -> Iterator[Text]:
    """Yield docstrings, help texts, messages and labels of a Python module."""
    tree = ast.parse(text)
    documented: set[int] = set()
    for node in ast.walk(tree):
        for found in _list_docstrings(node):
            documented.add(id(found))
            kind = "function docstrings" if isinstance(node, ast.FunctionDef) else "docstrings"
            yield Text(kind, name, found.lineno, str(found.value))
    if name.startswith("scrimmage_rules/") and SENTENCES_OF_STEPS not in name:
        yield from _list_strings(name, tree, documented)


def _list_docstrings(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield the strings that are statements: docstrings, and descriptions below constants."""
    body = getattr(node, "body", None)
    for statement in body if isinstance(body, list) else ():
        if isinstance(statement, ast.Expr) and _is_string_node(statement.value):
            yield statement.value


def _is_string_node(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _list_strings(name: str, tree: ast.AST, documented: set[int]) -> Iterator[Text]:
    helping = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in HELP
        for part in ast.walk(node.value)
    }
    other = "site labels" if name.startswith(SITE) else "messages"
    for node in ast.walk(tree):
        if _is_string_node(node) and id(node) not in documented and _is_prose_text(str(node.value)):
            yield Text("help" if id(node) in helping else other, name, node.lineno, str(node.value))


def _is_prose_text(text: str) -> bool:
    return len(re.findall(r"\b[a-zA-Z]{2,}\b", text)) >= LEAST_WORDS
