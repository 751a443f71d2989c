"""Generated tables of the protocol pages: fields of a position, sequence of play, order of blame, and reasons."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from textwrap import dedent
from typing import Any, get_args, get_origin

import msgspec

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import ActionRule
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.sequence import Span, Stage

OPEN, CLOSE = "<!-- made from the code: {} -->", "<!-- end -->"
"""Comments that mark the start and the end of a generated table in a page. `python -m tools.suite.wire_pages` writes
the table, and a test compares it with the code.
"""


def read_field_docstrings(struct: type[Any]) -> dict[str, str]:
    """Return the docstring below each field of a struct, by field name; an empty text if a field has none."""
    said: dict[str, str] = {}
    for above in reversed(struct.__mro__[: struct.__mro__.index(msgspec.Struct)]):
        body = ast.parse(dedent(inspect.getsource(above))).body[0]
        assert isinstance(body, ast.ClassDef)
        for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                said[statement.target.id] = _read_docstring_text(after)
    return said


def _read_docstring_text(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return " ".join(str(statement.value.value).split())
    return ""


def render_tables(ruleset: Ruleset[Any, Any]) -> dict[str, str]:
    """Return all generated tables of a ruleset's page by name."""
    made = {
        "position": _render_table_of_position_fields(ruleset),
        "sequence of play": _render_sequence_of_play(ruleset),
        "order of blame": _render_order_of_blame(ruleset),
    }
    return {**made, "impossible positions": _render_table_of_position_faults(ruleset)} if ruleset.reasons else made


def _render_table_of_position_faults(ruleset: Ruleset[Any, Any]) -> str:
    told = ((f"**{each}**", "") if isinstance(each, str) else (each.words, each.clause) for each in ruleset.reasons)
    rows = [f"| {words} | {clause} |" for words, clause in told]
    return "\n".join(["| fault | clause |", "| --- | --- |", *rows])


def _render_table_of_position_fields(ruleset: Ruleset[Any, Any]) -> str:
    rows = [f"| `{name}` | {said} |" for name, said in list_described_fields(ruleset.position_type)]
    return "\n".join(["| field | value |", "| --- | --- |", *rows])


def list_described_fields(struct: type[Any], above: str = "") -> Iterator[tuple[str, str]]:
    """Yield each field of a struct as its name in JSON and its description; nested fields are written with dots.

    The suffix `[]` marks a list of structs, and `{}` an object with structs as values. If structs have tags, there is a
    line for each tag, with the tag in brackets.
    """
    said = read_field_docstrings(struct)
    for field in msgspec.structs.fields(struct):
        name = f"{above}{field.encode_name}"
        yield name, said.get(field.name, "")
        for inner, held in _find_structs(field.type):
            tag = inner.__struct_config__.tag
            within = name + held if tag is None else f"{name}{held}[{tag}]"
            if tag is not None:
                yield within, " ".join(str(inner.__doc__).split())
            yield from list_described_fields(inner, f"{within}.")


def _find_structs(type_: Any, held: str = "") -> Iterator[tuple[type[Any], str]]:
    """Yield each struct in the type of a field, and the mark of its container: `[]` for a list, `{}` for an object, and
    an empty text without a container.
    """
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        yield type_, held
    for part in get_args(type_):
        yield from _find_structs(part, _HOLDS.get(get_origin(type_), held))


_HOLDS = {tuple: "[]", list: "[]", dict: "{}"}


def _render_sequence_of_play(ruleset: Ruleset[Any, Any]) -> str:
    head = ["| stage | waits for | who acts | blamed for what is not due | what may follow |", "|" + " --- |" * 5]
    return "\n".join([*head, *_render_sequence_span(ruleset.sequence.game)])


def _render_sequence_span(span: Span[Any, Any]) -> Iterator[str]:
    yield f"| **{span.name}** | {span.lasts} ({span.clause}) | | | |"
    for part in span.parts:
        if isinstance(part, Span):
            yield from _render_sequence_span(part)
        else:
            yield _render_stage(part)


def _render_stage(stage: Stage[Any, Any]) -> str:
    due = "; ".join(f"{each.words}: {each.clause}" if each.words else each.clause for each in stage.due)
    then = ", ".join(f"`{name}` ({clause})" for name, clause in stage.then.items())
    middle = f" (during {', '.join(stage.interrupts)})" if stage.interrupts else ""
    return f"| `{stage.name}` | {stage.waits_for}{middle} | {stage.acts} | {due} | {then or 'nothing'} |"


def _render_order_of_blame(ruleset: Ruleset[Any, Any]) -> str:
    head = ["| action | what is wrong (facts) | blamed (also) |", "|" + " --- |" * 3]
    return "\n".join([*head, *(row for rule in ruleset.action_rules.values() for row in _render_preconditions(rule))])


def _render_preconditions(rule: ActionRule[Any, Any, Any]) -> Iterator[str]:
    """Yield one line for each precondition of an action, in the order of blame.

    If other preconditions must hold before a precondition is checked, its line does not name them, because they have
    earlier lines.
    """
    name = f"`{rule.tag}`"
    for each in rule.preconditions:
        wrong = _add_in_brackets(each.code, [f"`{fact}`" for fact in each.facts])
        yield f"| {name} | {wrong} | {_add_in_brackets(each.clause, each.also)} |"
        name = ""


def _add_in_brackets(said: str, more: Sequence[str]) -> str:
    """Return a text, followed by more texts in brackets."""
    return f"{said} ({', '.join(more)})" if more else said


def render_table_parts(ruleset: Ruleset[Any, Any], names: Sequence[str]) -> dict[str, str]:
    """Return parts of a generated table by name, such as `order of blame: step`.

    A page contains either a complete table, or its parts under separate headings. The name of a part of `position` is
    the beginning of the names of its fields. If several names fit a field, the field belongs to the longest one.
    """
    made = {f"order of blame: {rule.tag}": _align_preconditions(rule) for rule in ruleset.action_rules.values()}
    starts = [name.removeprefix("position: ") for name in names if name.startswith("position: ")]
    return {
        **made,
        **_render_sequence_parts(ruleset),
        **_render_reason_parts(ruleset),
        **_render_position_parts(ruleset, starts),
    }


def _align_preconditions(rule: ActionRule[Any, Any, Any]) -> str:
    """Return the preconditions of an action as aligned text. A table with hundreds of cells
    would make the page slow.
    """
    rows = [("no.", "reason", "facts", "clause", "also")]
    rows += [
        (str(number), each.code, ", ".join(each.facts), each.clause, ", ".join(each.also))
        for number, each in enumerate(rule.preconditions, start=1)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(["```text", *lines, "```"])


def _quote_names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _render_sequence_parts(ruleset: Ruleset[Any, Any]) -> dict[str, str]:
    stages = [*ruleset.sequence.game.stages()]
    acts = (f"| `{each.name}` | {each.waits_for}{_describe_interruption(each)} | {each.acts} |" for each in stages)
    due = (f"| `{stage.name}` | {each.words or 'any'} | {each.clause} |" for stage in stages for each in stage.due)
    then = (f"| `{each.name}` | `{name}` | {clause} |" for each in stages for name, clause in each.then.items())
    return {
        "sequence of play: spans": "\n".join(
            ["| span | duration | clause |", "|" + " --- |" * 3, *_list_spans(ruleset)]
        ),
        "sequence of play: stages": "\n".join(["| stage | expected | actor |", "|" + " --- |" * 3, *acts]),
        "sequence of play: unexpected": "\n".join(["| stage | condition | clause |", "|" + " --- |" * 3, *due]),
        "sequence of play: next": "\n".join(["| stage | next stage | clause |", "|" + " --- |" * 3, *then]),
    }


def _describe_interruption(stage: Stage[Any, Any]) -> str:
    return f", in the middle of {_quote_names(stage.interrupts)}" if stage.interrupts else ""


def _list_spans(ruleset: Ruleset[Any, Any]) -> Iterator[str]:
    spans = [ruleset.sequence.game]
    while spans:
        span = spans.pop(0)
        yield f"| {span.name} | {span.lasts} | {span.clause} |"
        spans = [*(part for part in span.parts if isinstance(part, Span)), *spans]


def _render_reason_parts(ruleset: Ruleset[Any, Any]) -> dict[str, str]:
    """Return one table for each group of reasons, by the heading of the group."""
    groups: dict[str, list[str]] = {}
    for each in ruleset.reasons or ():
        if isinstance(each, str):
            groups[each] = []
        elif groups:
            groups[[*groups][-1]].append(f"| {each.words} | {each.clause} |")
    head = ["| fault | clause |", "| --- | --- |"]
    return {f"impossible positions: {name}": "\n".join([*head, *rows]) for name, rows in groups.items()}


def _render_position_parts(ruleset: Ruleset[Any, Any], starts: Sequence[str]) -> dict[str, str]:
    rows: dict[str, list[str]] = {start: [] for start in starts}
    for name, words in list_described_fields(ruleset.position_type):
        within = [start for start in starts if re.fullmatch(rf"{re.escape(start)}(\W.*)?", name)]
        if within:
            rows[max(within, key=len)].append(f"| `{name}` | {words} |")
    head = ["| field | value |", "| --- | --- |"]
    return {f"position: {start}": "\n".join([*head, *lines]) for start, lines in rows.items()}


BLOCK = re.compile(r"<!-- made from the code: (.+?) -->\n(.*?)<!-- end -->", re.DOTALL)


def update_page(page: str, ruleset: Ruleset[Any, Any]) -> str:
    """Return a protocol page with all tables between its marks updated.

    Raise `MalformedData` for an unknown table, and for a table that is missing: the page has neither the complete table
    nor all its parts.
    """
    names = [match[1] for match in BLOCK.finditer(page)]
    whole, part = render_tables(ruleset), render_table_parts(ruleset, names)
    for name in whole:
        if name not in names and not _are_table_rows_on_page(name, ruleset, {*names} & {*part}, part):
            raise MalformedData(
                f"{ruleset.id}.md",
                f"the table {name} is missing; "
                f"write the comments {OPEN.format(name)} and {CLOSE} where the table or each part of it belongs",
            )
    unknown = [name for name in names if name not in whole and name not in part]
    if unknown:
        raise MalformedData(f"{ruleset.id}.md", f"unknown table: {', '.join(unknown)}; correct the name in its comment")
    made = {**part, **whole}
    return BLOCK.sub(lambda match: f"{OPEN.format(match[1])}\n{made[match[1]]}\n{CLOSE}", page)


def _are_table_rows_on_page(name: str, ruleset: Ruleset[Any, Any], shown: set[str], part: dict[str, str]) -> bool:
    """Return whether the parts of a table on a page contain all rows of the table."""
    if name != "position":
        wanted = {each for each in part if each.startswith(f"{name}: ")}
        return bool(wanted) and wanted <= shown
    lines = "\n".join(part[each] for each in shown if each.startswith("position: ")).splitlines()
    return all(f"| `{field}` | {words} |" in lines for field, words in list_described_fields(ruleset.position_type))
