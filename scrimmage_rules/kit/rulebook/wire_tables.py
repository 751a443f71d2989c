"""The tables of the wire pages, made from the code: the fields of a position, the sequence of play, what is blamed."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from textwrap import dedent
from typing import Any, get_args, get_origin

import msgspec

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import ActionRule
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.sequence import Span, Stage

OPEN, CLOSE = "<!-- made from the code: {} -->", "<!-- end -->"
"""The marks around a table in a page: a test compares it with the code, and `tools/suite/wire_pages.py` writes it."""


def field_sentences(struct: type[Any]) -> dict[str, str]:
    """What the code says of each field of a struct: the text that stands below it; empty where there is none."""
    said: dict[str, str] = {}
    for above in reversed(struct.__mro__[: struct.__mro__.index(msgspec.Struct)]):
        body = ast.parse(dedent(inspect.getsource(above))).body[0]
        assert isinstance(body, ast.ClassDef)
        for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                said[statement.target.id] = _text(after)
    return said


def _text(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return " ".join(str(statement.value.value).split())
    return ""


def tables(ruleset: Ruleset[Any, Any]) -> dict[str, str]:
    """Every table of a ruleset's page by its name."""
    made = {"position": _position(ruleset), "sequence of play": _sequence(ruleset), "order of blame": _blame(ruleset)}
    return {**made, "impossible positions": _reasons(ruleset)} if ruleset.reasons else made


def _reasons(ruleset: Ruleset[Any, Any]) -> str:
    told = ((f"**{each}**", "") if isinstance(each, str) else (each.words, each.clause) for each in ruleset.reasons)
    rows = [f"| {words} | {clause} |" for words, clause in told]
    return "\n".join(["| fault | clause |", "| --- | --- |", *rows])


def _position(ruleset: Ruleset[Any, Any]) -> str:
    rows = [f"| `{name}` | {said} |" for name, said in fields_within(ruleset.position_type)]
    return "\n".join(["| field | value |", "| --- | --- |", *rows])


def fields_within(struct: type[Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Each field of a struct by its name on the wire, with its sentence; those of structs in it follow, dotted.

    A list of structs is marked by `[]`, an object that holds them under names by `{}`. Of structs that a tag tells
    apart, each has a line with its tag in brackets.
    """
    said = field_sentences(struct)
    for field in msgspec.structs.fields(struct):
        name = f"{above}{field.encode_name}"
        yield name, said.get(field.name, "")
        for inner, held in _structs(field.type):
            tag = inner.__struct_config__.tag
            within = name + held if tag is None else f"{name}{held}[{tag}]"
            if tag is not None:
                yield within, " ".join(str(inner.__doc__).split())
            yield from fields_within(inner, f"{within}.")


def _structs(type_: Any, held: str = "") -> Iterator[tuple[type[Any], str]]:
    """The structs in the type of a field, and how they are held in it: `[]` in a list, `{}` under names."""
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        yield type_, held
    for part in get_args(type_):
        yield from _structs(part, _HOLDS.get(get_origin(type_), held))


_HOLDS = {tuple: "[]", list: "[]", dict: "{}"}


def _sequence(ruleset: Ruleset[Any, Any]) -> str:
    head = ["| stage | waits for | who acts | blamed for what is not due | what may follow |", "|" + " --- |" * 5]
    return "\n".join([*head, *_rows(ruleset.sequence.game)])


def _rows(span: Span[Any, Any]) -> Iterator[str]:
    yield f"| **{span.name}** | {span.lasts} ({span.clause}) | | | |"
    for part in span.parts:
        if isinstance(part, Span):
            yield from _rows(part)
        else:
            yield _row(part)


def _row(stage: Stage[Any, Any]) -> str:
    due = "; ".join(f"{each.words}: {each.clause}" if each.words else each.clause for each in stage.due)
    then = ", ".join(f"`{name}` ({clause})" for name, clause in stage.then.items())
    middle = f" (in the midst of {', '.join(stage.interrupts)})" if stage.interrupts else ""
    return f"| `{stage.name}` | {stage.waits_for}{middle} | {stage.acts} | {due} | {then or 'nothing'} |"


def _blame(ruleset: Ruleset[Any, Any]) -> str:
    head = ["| action | what is wrong (facts) | blamed (also) |", "|" + " --- |" * 3]
    return "\n".join([*head, *(row for rule in ruleset.action_rules.values() for row in _needs(rule))])


def _needs(rule: ActionRule[Any, Any, Any]) -> Iterator[str]:
    """Yield one line for each precondition of an action, in the order of blame.

    Its gates are no business of the page: they are earlier rows, which are blamed before it.
    """
    name = f"`{rule.tag}`"
    for each in rule.preconditions:
        wrong = _with(each.code, [f"`{fact}`" for fact in each.facts])
        yield f"| {name} | {wrong} | {_with(each.clause, each.also)} |"
        name = ""


def _with(said: str, more: Sequence[str]) -> str:
    """What is said, and in brackets what goes with it."""
    return f"{said} ({', '.join(more)})" if more else said


def rewritten(page: str, ruleset: Ruleset[Any, Any]) -> str:
    """A wire page with every table between its marks made anew; raises `MalformedData` where a mark is missing."""
    for name, table in tables(ruleset).items():
        opened = OPEN.format(name)
        before, found, rest = page.partition(opened)
        _, closed, after = rest.partition(CLOSE)
        if not (found and closed):
            raise MalformedData(f"{ruleset.id}.md", f"the marks {opened} and {CLOSE} are missing: put them around it")
        page = f"{before}{opened}\n{table}\n{CLOSE}{after}"
    return page
