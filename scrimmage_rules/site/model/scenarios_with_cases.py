"""Scenarios as written in feature files: all vectors of one scenario outline, with the text of the outline."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile
from textwrap import dedent

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kit.cases.vectors import Vector, VectorStep, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import locate_ruleset
from scrimmage_rules.site.model.scenario_titles import render_title

_HEAD = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example):\s*(.*?)\s*$")
_BREAK = re.compile(r"\s*(?:@|(?:Feature|Background|Rule|Scenario(?: Outline| Template)?|Example):)")
_STEP = re.compile(r"\s*(?:Given|When|Then|And|But|\*)\s+(.*?)\s*$")
_BAR = re.compile(r"(?<!\\)\|")


PLAIN, LIMIT, REFUSAL, REFUSAL_BY_READING, QUESTION = range(5)
"""Ranks of scenarios: the order in which the examples of a clause are listed."""

_QUESTIONS = frozenset({"explain", "odds", "chance", "perft", "observe", "session"})
"""Facets of cases in which a program answers a question, such as the odds of an action. In all other cases, a player
acts.
"""


class ScenarioWithCases(msgspec.Struct, frozen=True):
    """A scenario with its cases: one case, or one for each row of examples.

    `title` is its name in words, `text` its Gherkin, and `anchor` its place on the page of its main clause.
    `background` is the Background of its feature, or empty; a page shows it once for all scenarios.
    """

    title: str
    anchor: str
    background: str
    text: str
    vectors: tuple[Vector, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return the clauses that at least one of its cases shows, in the order of the tags."""
        return tuple(dict.fromkeys(clause for vector in self.vectors for clause in vector.clauses))

    @property
    def readings(self) -> list[tuple[str, str]]:
        """Return the readings that at least one of its cases chooses, each with its ambiguity."""
        return sorted({chosen for vector in self.vectors for chosen in vector.readings.items()})

    @property
    def is_plain(self) -> bool:
        """Return whether all cases show an accepted action, choose no readings and ask no questions."""
        return self.order == PLAIN

    @property
    def order(self) -> int:
        """Return the rank of the scenario among the examples of a clause: accepted actions come first, then limits,
        refusals, and questions.
        """
        if _QUESTIONS.intersection(*(vector.facets for vector in self.vectors)):
            return QUESTION
        refusals = [vector.refuses for vector in self.vectors]
        if any(refusals):
            return (REFUSAL_BY_READING if self.readings else REFUSAL) if all(refusals) else LIMIT
        return LIMIT if self.readings else PLAIN

    @property
    def is_about_messages(self) -> bool:
        """Return whether one or more steps of each case expect an error. Such cases are about invalid messages, which
        no player could send.
        """
        return all(map(_expects_error, self.vectors))


def _expects_error(vector: Vector) -> bool:
    wanted = (deed.expect for deed in vector.deeds if deed.expect)
    return any(each.at == "/status" and each.value == "error" for each in wanted)


def read_scenarios_with_cases(ruleset_id: str) -> list[ScenarioWithCases]:
    """Return the scenarios of a ruleset in the order of its vectors; empty if no vectors have been exported.

    Mirrored cases are left out, because a page shows their originals.
    """
    file = get_vectors_file(ruleset_id)
    together: dict[tuple[str, int | str], list[Vector]] = {}
    for vector in (each for each in (read_vectors(file) if file.is_file() else []) if not each.mirror_of):
        together.setdefault((vector.feature, vector.steps[-1].line or vector.id), []).append(vector)
    return list(_make_anchors_unique(map(_group_from_vectors, together.values())))


def _make_anchors_unique(found: Iterable[ScenarioWithCases]) -> Iterator[ScenarioWithCases]:
    """Yield scenarios with unique anchors; the second and later scenarios with an anchor get a number."""
    taken: Counter[str] = Counter()
    for group in found:
        taken[group.anchor] += 1
        number = taken[group.anchor]
        yield replace(group, anchor=f"{group.anchor}--{number}") if number > 1 else group


def _group_from_vectors(vectors: Sequence[Vector]) -> ScenarioWithCases:
    first = vectors[0]
    name, background, text = _find_scenario_text(first) or (first.name, "", _render_gherkin_of_vector(first))
    rows = [row for row in map(_find_example_row, vectors) if row]
    return ScenarioWithCases(
        render_title(name, rows),
        _create_scenario_anchor(first.id.rpartition("/")[0] if rows else first.id),
        background,
        text,
        tuple(vectors),
    )


def _create_scenario_anchor(scenario: str) -> str:
    """Return the anchor of a scenario on its page: its permanent name without ruleset and chapter."""
    return f"shown-{'-'.join(scenario.split('/')[2:])}"


# ---- the text in the feature file


@cache
def _read_feature_lines(ruleset_id: str, feature: str) -> tuple[str, ...]:
    try:
        path = locate_ruleset(ruleset_id).data("features") / feature
    except FileNotFoundError:
        return ()
    return tuple(path.read_text(encoding="utf-8").splitlines()) if path.is_file() else ()


def _find_scenario_text(vector: Vector) -> tuple[str, str, str] | None:
    """Return the name, Background and text of a vector's scenario; None if its feature is missing or outdated."""
    lines, last = _read_feature_lines(vector.ruleset, vector.feature), vector.steps[-1].line
    if not 0 < last <= len(lines) or not _is_line_of_step(lines[last - 1], vector.steps[-1]):
        return None
    head = next((number for number in range(last - 1, -1, -1) if _HEAD.match(lines[number])), None)
    if head is None:
        return None
    ends = (number for number in range(head + 1, len(lines)) if _BREAK.match(lines[number]))
    body = "\n".join(lines[head : next(ends, len(lines))]).rstrip()
    named = _HEAD.match(lines[head])
    assert named is not None
    background = [step for step in vector.steps if step.line <= head]
    return named.group(1), "\n".join(_list_background_lines(lines, background)), dedent(body)


def _is_line_of_step(line: str, step: VectorStep) -> bool:
    """Return whether a line of the feature has the text of the vector's step; placeholders match any text."""
    written = _STEP.match(line)
    if written is None:
        return False
    pattern = ".*".join(re.escape(part) for part in re.split(r"<[^>]*>", written.group(1)))
    return re.search(f"{pattern}$", step.text) is not None


def _list_background_lines(lines: Sequence[str], steps: Sequence[VectorStep]) -> list[str]:
    said = [line for step in steps for line in _format_step_with_rows(lines, step.line)]
    return ["Background:", *said] if said else []


def _format_step_with_rows(lines: Sequence[str], number: int) -> list[str]:
    """Return a step and the table rows below it."""
    rows = takewhile(lambda line: line.lstrip().startswith("|"), lines[number:])
    return [f"  {lines[number - 1].strip()}", *(f"    {row.strip()}" for row in rows)]


# ---- the rows of examples


def describe_example_row(vector: Vector) -> str:
    """Return the example row of a vector, with dots between its cells; the name of the vector if it has no row."""
    return " · ".join(_find_example_row(vector).values()) or vector.name


def _find_example_row(vector: Vector) -> dict[str, str]:
    """Return the cells of a vector's example row by column; empty for a vector without a row."""
    lines = _read_feature_lines(vector.ruleset, vector.feature)[: vector.line]
    if not lines or not lines[-1].strip().startswith("|"):
        return {}
    head = next((each for each in reversed(range(len(lines))) if lines[each].strip().startswith("Examples:")), None)
    if head is None:
        return {}
    columns = next(line for line in lines[head:] if line.strip().startswith("|"))
    return dict(zip(_split_cells(columns), _split_cells(lines[-1]), strict=False))


def _split_cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in _BAR.split(line.strip())[1:-1]]


# ---- the text where the feature is not at hand


def _render_gherkin_of_vector(vector: Vector) -> str:
    return "\n".join(
        [f"Scenario: {vector.name}", *(f"  {_get_step_keyword(step)}{step.text}" for step in vector.steps)]
    )


def _get_step_keyword(step: VectorStep) -> str:
    """Return Given, When or Then, derived from the requests and expectations of a step."""
    if step.text.split(" ", 1)[0] in ("Given", "When", "Then", "And", "But"):
        return ""
    if any(deed.expect for deed in step.do):
        return "Then "
    return "When " if step.do else "Given "
