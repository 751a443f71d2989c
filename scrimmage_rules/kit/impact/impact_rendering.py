"""Rendering of an impact analysis: the same sections as text for a terminal and as Markdown for a review."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.impact.grouped_odds_changes import OddsChangeGroup, group_equal_odds
from scrimmage_rules.kit.impact.impact_report import (
    CaseImpact,
    CountMoved,
    Diverged,
    GameImpact,
    Impact,
    Interval,
    Measure,
    RandomGames,
)
from scrimmage_rules.kit.impact.impact_summary import summarize_impact
from scrimmage_rules.kit.impact.value_formatting import (
    describe_differences,
    format_action,
    format_json_or_text,
    shorten_text,
)

SectionRow = tuple[str, ...]

SAID = {
    "was": "was: ", "now": "now: ", "depth": "depth ", "after": "now ", "by": "by ", "difference": "by ",
    "cases": "cases: ", "first case": "first: ",
}  # fmt: skip
"""Text before the cell of each column, in output that has no column headings."""

LONGEST_COMMENT = 60_000
"""Maximum number of characters of a Markdown report; a review comment on GitHub has at most 65,536."""

HOW = (
    "value [95 % confidence interval]. No interval leaves the range of its measure. "
    "Each difference is measured between two runs of the same game. "
    "Without any change, about 5 of 100 differences still look real."
)


class ReportSection(NamedTuple):
    """A section of a report: its title, the names of its columns, and its rows."""

    title: str
    columns: SectionRow = ()
    rows: tuple[SectionRow, ...] = ()
    note: str = ""


def render_impact_summary(found: Impact) -> Iterator[str]:
    """Yield the lines of the summary as text."""
    return (f"{each.label}: {each.text}" if each.label else each.text for each in summarize_impact(found))


def render_summary_as_markdown(found: Impact) -> Iterator[str]:
    """Yield the lines of the summary as Markdown: a heading and a list."""
    for each in summarize_impact(found):
        text = _format_markdown_text(each.text)
        yield f"- **{each.label}**: {text}" if each.label else f"### {text}"


def render_impact_as_text(found: Impact, show: int) -> Iterator[str]:
    """Yield the lines of the report: the summary, then the sections of each ruleset with at most `show` rows."""
    yield f"before: {found.before.side} ({found.before.version})"
    yield f"after:  {found.after.side} ({found.after.version})"
    yield ""
    yield from render_impact_summary(found)
    for game in found.games:
        yield ""
        yield format_ruleset_headline(game)
        for section in create_report_sections(game):
            yield f"{section.title}:" if section.rows else section.title
            for row in section.rows[:show]:
                named = zip(section.columns, row, strict=True)
                yield "  " + "  ".join(f"{SAID.get(column, '')}{cell}" for column, cell in named if cell)
            if len(section.rows) > show:
                yield (
                    f"  and {len(section.rows) - show} more; --show {len(section.rows)} or --json FILE lists "
                    f"all of them"
                )
            if section.note:
                yield f"  ({section.note})"


def render_impact_as_markdown(found: Impact, show: int) -> list[str]:
    """Return the lines of the report as Markdown: the summary, then the folded tables of each ruleset.

    A table has at most `show` rows. It has fewer rows if the report would otherwise be too long for a review comment.
    """
    while True:
        lines = list(_render_markdown_with_rows(found, show))
        if not show or sum(len(line) + 1 for line in lines) <= LONGEST_COMMENT:
            return lines
        show //= 2


def _render_markdown_with_rows(found: Impact, show: int) -> Iterator[str]:
    yield from render_summary_as_markdown(found)
    for game in found.games:
        if game.moves or game.cases:
            headline = _format_markdown_cell(format_ruleset_headline(game))
            yield from ("", f"<details><summary>{headline}</summary>")
            yield from _render_markdown_sections(game, show)
            yield from ("", "</details>")
    yield from ("", f"Versions: {found.before.version} before, {found.after.version} after.")


def _render_markdown_sections(game: GameImpact, show: int) -> Iterator[str]:
    for section in create_report_sections(game):
        yield from ("", f"**{section.title}**" if section.rows else section.title)
        if section.rows[:show]:
            yield from ("", _format_text_line(section.columns), _format_text_line(["---"] * len(section.columns)))
            yield from (_format_text_line(map(_format_markdown_cell, row)) for row in section.rows[:show])
        if len(section.rows) > show:
            yield from ("", f"And {len(section.rows) - show} more.")
        if section.note:
            yield from ("", f"{section.note[0].upper()}{section.note[1:]}")


def _format_text_line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _format_markdown_text(text: str) -> str:
    """Return a text in which all characters with a meaning in Markdown are escaped."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text)


def _format_markdown_cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def format_ruleset_headline(game: GameImpact) -> str:
    """Return the headline of a ruleset: its id, its switched options, and the number of cases."""
    switched = "".join(f", {name} {was}, now {now}" for name, (was, now) in game.switched.items())
    return f"{game.ruleset}{switched}: {game.asked} case{'s'[: game.asked != 1]} sent"


def create_report_sections(game: GameImpact) -> Iterator[ReportSection]:
    """Yield a section for each kind of change in a ruleset, or a single section that says "nothing changes"."""
    if not game.moves and not game.cases:
        yield ReportSection("nothing changes")
    for title, changes in (("rulebook", game.rulebook), ("suite", game.suite)):
        if changes:
            rows = tuple((each.id, each.change, each.was, each.now) for each in changes)
            yield ReportSection(f"changes of the {title}, {len(changes)}", ("id", "change", "was", "now"), rows)
    yield from _create_case_sections(game)
    yield from _create_position_sections(game)
    if game.diverged:
        title = f"{len(game.diverged)} of {game.recorded} recorded games change"
        yield ReportSection(title, ("game", "from", "who", "what"), tuple(map(_describe_divergence, game.diverged)))
    for each in game.adapters:
        said = each.problem or f"{len(each.red)} of {each.asked} affected cases would fail"
        yield ReportSection(f"adapter {each.name}: {said}", ("case",), tuple((name,) for name in each.red))
    if game.random:
        yield from _create_random_game_sections(game.random)


def _describe_divergence(each: Diverged) -> SectionRow:
    return (
        each.game,
        f"move {each.move} of {each.moves}",
        format_action(each.seat, each.action),
        describe_differences(each.differs),
    )


# ---- cases


CASE = ("case", "expectations", "the first step at which the replies differ", "what")


def _create_case_sections(game: GameImpact) -> Iterator[ReportSection]:
    changed = sum(case.first is not None for case in game.cases)
    if game.switched:
        title = f"cases that choose one of the two values, {changed} of {len(game.cases)} with different replies"
    else:
        title = f"cases with different replies, {changed}"
    if game.cases:
        yield ReportSection(title, CASE, tuple(map(_create_case_row, game.cases)))
    if game.silent:
        title = "cases that choose neither of the two values, so that the ruling applies, and have different replies"
        yield ReportSection(f"{title}, {len(game.silent)}", CASE, tuple(map(_create_case_row, game.silent)))
    failing = [each for each in (*game.cases, *game.silent) if each.is_newly_failing]
    if failing:
        shown = tuple((each.id, ", ".join(each.clauses)) for each in failing)
        yield ReportSection(f"cases that would fail now, {len(failing)}", ("case", "clauses"), shown)
    if game.suspects:
        suspects = tuple((each,) for each in game.suspects)
        yield ReportSection("clauses that the change most likely affects", ("clause",), suspects)


def _create_case_row(each: CaseImpact) -> SectionRow:
    verdicts = f"{each.before}, now {each.after}" if each.before != each.after else each.before
    if each.first is None:
        return each.id, verdicts, "none", ""
    return each.id, verdicts, f"step {each.first.number}: {each.first.text}", describe_differences(each.first.differs)


# ---- odds, counts


def _create_position_sections(game: GameImpact) -> Iterator[ReportSection]:
    if game.odds:
        columns = ("cases", "action", "of", "outcome", "before", "after", "by", "first case")
        groups = group_equal_odds(game.odds)
        title = f"changed odds, {len(game.odds)} in {pluralize(len(groups), 'group')} with equal probabilities"
        yield ReportSection(title, columns, tuple(_create_odds_rows(groups)))
    if game.counts:
        title = f"changed counts of legal actions, {len(game.counts)}"
        yield ReportSection(
            title, ("case", "depth", "before", "after", "by"), tuple(map(_create_count_row, game.counts))
        )


def _create_count_row(each: CountMoved) -> SectionRow:
    return each.case, str(each.depth), str(each.before), str(each.after), f"{each.after - each.before:+}"


def _create_odds_rows(groups: Iterable[OddsChangeGroup]) -> Iterator[SectionRow]:
    for group in groups:
        each = group.example
        for share in each.shares:
            outcome = share.outcome if isinstance(share.outcome, list) else [share.outcome]
            says = shorten_text(", ".join(map(format_json_or_text, outcome)))
            what = str(len(group.cases)), format_action(each.seat, each.action), ", ".join(each.of), says
            yield *what, share.before, share.after, share.by, each.case


# ---- random games


def _create_random_game_sections(random: RandomGames) -> Iterator[ReportSection]:
    title = f"{random.diverged} of {random.games} random games change (seed {random.seed})"
    short = (
        f"{random.games} of {random.asked} games were played, {random.moves[0]} moves in total; --moves N allows more"
    )
    columns = ("what", "before", "after", "difference")
    rows = tuple(map(_create_measure_row, random.measures)) if random.diverged else ()
    yield ReportSection(title, columns, rows, short if random.games < random.asked else "")
    moved = [each for each in random.clauses if each.moved]
    if moved:
        title = f"clauses with changed citations per game, {len(moved)} of {len(random.clauses)}"
        yield ReportSection(title, columns, tuple(map(_create_measure_row, moved)), HOW)


def _create_measure_row(each: Measure) -> SectionRow:
    return each.what, _format_interval(each.before), _format_interval(each.after), _format_interval(each.by, "+")


def _format_interval(each: Interval, sign: str = "") -> str:
    return f"{each.value:{sign}.3g} [{each.low:{sign}.3g}, {each.high:{sign}.3g}]"
