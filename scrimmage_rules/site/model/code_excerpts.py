"""Excerpts of the code that decides a clause: each citation, with the function or statement around it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache

import msgspec

from scrimmage_rules.kit.rulebook.code_citations import Citation
from scrimmage_rules.rulesets import locate_ruleset


class CodeExcerpt(msgspec.Struct, frozen=True):
    """A function or statement of a ruleset that cites a clause: its module, name, first line, text and cited lines."""

    module: str
    name: str
    first: int
    text: str
    cited: tuple[int, ...]

    @property
    def place(self) -> str:
        """Return the module and the first line, separated by a colon."""
        return f"{self.module}:{self.first}"


def find_code_excerpts(ruleset_id: str, citations: Iterable[Citation]) -> list[CodeExcerpt]:
    """Return the excerpts around the citations of one clause without duplicates, in the order of files and lines."""
    cited: dict[tuple[str, int], list[int]] = {}
    for citation in citations:
        module = citation.module
        start = _find_enclosing_statement(ruleset_id, module, citation.line)[0]
        cited.setdefault((module, start), []).append(citation.line)
    return [_read_passage(ruleset_id, module, lines) for (module, _), lines in sorted(cited.items())]


def _read_passage(ruleset_id: str, module: str, cited: list[int]) -> CodeExcerpt:
    first, last, name = _find_enclosing_statement(ruleset_id, module, cited[0])
    text = "\n".join(_read_source_lines(ruleset_id, module)[first - 1 : last])
    return CodeExcerpt(module, name, first, text, tuple(sorted(set(cited))))


@cache
def _find_enclosing_statement(ruleset_id: str, module: str, line: int) -> tuple[int, int, str]:
    """Return the first line, the last line and the name of the function, method or statement around a line."""
    body = _parse_module(ruleset_id, module).body
    found: tuple[int, int, str] = (line, line, module)
    while node := next((node for node in body if _get_first_line(node) <= line <= (node.end_lineno or 0)), None):
        found = (_get_first_line(node), node.end_lineno or line, _get_statement_name(node))
        body = node.body if isinstance(node, ast.ClassDef) else []
    return found


def _get_first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def _get_statement_name(node: ast.stmt) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else str(getattr(node, "name", "the module"))


@cache
def _read_source_lines(ruleset_id: str, module: str) -> tuple[str, ...]:
    return tuple((locate_ruleset(ruleset_id).folder / module).read_text(encoding="utf-8").splitlines())


@cache
def _parse_module(ruleset_id: str, module: str) -> ast.Module:
    return ast.parse("\n".join(_read_source_lines(ruleset_id, module)))
