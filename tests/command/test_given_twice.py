"""Options that are given twice: filters add up, and an option with one value refuses a second value."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command.argparse_extensions import MANY, StoreSingleValue
from scrimmage_rules.command.command_line_parser import build_parser
from scrimmage_rules.command.completion_values import list_verbs
from scrimmage_rules.kernel.errors import DuplicateValue

Scrimmage = Callable[..., Any]
FILTERS = {
    "ruleset", "clause", "level", "only_level", "facet", "feature", "reading", "case", "failed", "verdict",
}  # fmt: skip
SEVERAL = {
    "campaign": {"ruleset"},
    "verify": {*FILTERS, "watch", "ignore"}, "list": FILTERS,
    "impact": {"ruleset", "clause", "feature", "case", "game"},
    "fuzz": {"ruleset"}, "export": {"ruleset"}, "coverage": {"ruleset"}, "clause": {"ruleset"},
    "odds": {"reading"}, "simulate": {"player", "reading"}, "check": {"reading"},
}  # fmt: skip
"""The options of each verb that may be given several times."""


def options() -> Iterator[tuple[str, argparse.Action]]:
    for verb, its_parser in list_verbs(build_parser()):
        yield from ((verb, action) for action in its_parser._actions if action.option_strings and action.nargs != 0)


def test_every_option_with_a_value_is_a_filter_or_takes_one_value() -> None:
    several: dict[str, set[str]] = {}
    for verb, action in options():
        if isinstance(action, argparse._AppendAction):
            several.setdefault(verb, set()).add(action.dest)
        else:
            assert isinstance(action, StoreSingleValue), (verb, action.dest)
    assert several == SEVERAL
    assert MANY == "append"


@pytest.mark.parametrize(
    ("verb", "action"),
    [each for each in options() if isinstance(each[1], StoreSingleValue)],
    ids=lambda each: getattr(each, "dest", each),
)
def test_an_option_with_one_value_refuses_a_second(verb: str, action: argparse.Action) -> None:
    option = action.option_strings[-1]
    first, second = [str(each) for each in action.choices][:2] if action.choices else ("1", "2")
    with pytest.raises(DuplicateValue) as raised:
        build_parser().parse_known_args([verb, option, first, option, second])
    assert str(raised.value) == f"{option}: given twice, '{first}' and '{second}'; give it once"


def test_the_same_value_twice_and_a_shortened_option_are_refused_too(scrimmage: Scrimmage) -> None:
    ended = scrimmage("verify", "--jobs", "1", "--job", "1")
    assert (ended.code, ended.complaint) == (2, "scrimmage: --jobs: given twice, '1' and '1'; give it once")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["verify", "--json", "x", "--html", "./x"], ("--html: --json also writes to './x'; give each output a "
            "file of its own")),
        (["verify", "--lines", "x", "--known", "x"], ("--known: --lines also writes to 'x'; give each output a "
            "file of its own")),
        (["verify", "--json", "-", "--html", "/dev/stdout"], "--html: --json also writes to '/dev/stdout'; give each"),
        (["impact", "tree", "tree", "--json", "-", "--markdown", "-"], ("--markdown: --json also writes to '-'; "
            "give each")),
        (["verify", "--junit", "-"], "--junit: only --json accepts - (standard output); give a file"),
    ],
)  # fmt: skip
def test_two_outputs_to_one_file_are_refused(arguments: list[str], complaint: str, scrimmage: Scrimmage) -> None:
    ended = scrimmage(*arguments)
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


def test_two_outputs_to_a_device_and_to_a_link_and_its_target(tmp_path: Path, scrimmage: Scrimmage) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "target")
    case = ["verify", "--case", "card-football/touchdown/the-scores-are-listed", "--ruleset", "card-football"]
    assert scrimmage(*case, "--json", "/dev/null", "--html", "/dev/null").code == 0
    assert scrimmage(*case, "--json", "link", "--html", "target").code == 2


def test_two_readings_of_one_ambiguity_are_refused_and_of_two_are_not(tmp_path: Path, scrimmage: Scrimmage) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    given = [
        "odds",
        "--ruleset",
        "tactical-football",
        "--question",
        "recovery-odds",
        "--args",
        '{"marker": 3, "turns": 2}',
    ]
    twice = scrimmage(*given, "--reading", "TF-A01=a", "--reading", "TF-A01=b")
    assert twice.complaint == "scrimmage: --reading TF-A01: given twice, 'a' and 'b'; give it once"


@pytest.mark.parametrize(
    ("side", "complaint"),
    [
        ("reading:KF-A17=a,reading:KF-A17=b", "reading:KF-A17: given twice, 'a' and 'b'; give it once"),
        ("edition:a,edition:b", "edition: given twice, 'a' and 'b'; give it once"),
        ("tree,rev:HEAD", "program: given twice, 'tree' and 'rev:HEAD'; give it once"),
        ("reading:KF-A17", None),
    ],
)
def test_a_side_takes_each_part_once(side: str, complaint: str | None, scrimmage: Scrimmage) -> None:
    said = scrimmage("impact", side, "tree").complaint
    assert said == f"scrimmage: {side}: " + (complaint or "the key is missing; write reading:KF-A17=KEY")


# ---- filters add up


def names(scrimmage: Scrimmage, *filters: str) -> set[str]:
    ended = scrimmage("list", "cases", "--json", *filters)
    assert ended.err == ""
    return {each["id"] for each in json.loads(ended.out)}


CARDS, SOCCER = ("--ruleset", "card-football"), ("--ruleset", "tactical-soccer")


@pytest.mark.parametrize(
    ("first", "second", "rest"),
    [
        (CARDS, SOCCER, ("--only-level", "dice")),
        (("--clause", "PUNT"), ("--clause", "FG"), CARDS),
        (("--feature", "card_football/punt.feature"), ("--feature", "card_football/safety.feature"), CARDS),
        (("--reading", "KF-A17"), ("--reading", "KF-A36"), CARDS),
    ],
)
def test_two_values_of_a_filter_select_what_either_selects(
    first: tuple[str, str], second: tuple[str, str], rest: tuple[str, str], scrimmage: Scrimmage
) -> None:
    one, two = names(scrimmage, *first, *rest), names(scrimmage, *second, *rest)
    assert one - two
    assert two - one
    assert names(scrimmage, *first, *second, *rest) == one | two


def test_the_order_and_the_repetition_of_values_do_not_matter(scrimmage: Scrimmage) -> None:
    found = names(scrimmage, *CARDS, *SOCCER, "--only-level", "dice")
    assert names(scrimmage, *SOCCER, *CARDS, *SOCCER, "--only-level", "dice", "--only-level", "dice") == found


@pytest.mark.parametrize(
    ("filters", "code", "complaint"),
    [
        (("--clause", "PUNT.distance", "--clause", "PUNT.distanse"), 2, "no clause called 'PUNT.distanse'; did you"),
        (
            (*CARDS, *SOCCER, "--clause", "PUNT"),
            4,
            "--ruleset tactical-soccer: no case matches; remove this value, or another filter",
        ),
    ],
)
def test_a_value_that_selects_nothing_is_reported(
    filters: tuple[str, ...], code: int, complaint: str, scrimmage: Scrimmage
) -> None:
    for verb in (("verify",), ("list", "cases")):
        ended = scrimmage(*verb, *filters)
        assert (ended.code, ended.complaint.startswith(f"scrimmage: {complaint}")) == (code, True)


def test_the_coverage_of_two_rulesets_is_that_of_both(scrimmage: Scrimmage) -> None:
    both = scrimmage("coverage", *CARDS, *SOCCER)
    assert both.out == scrimmage("coverage", *CARDS).out + scrimmage("coverage", *SOCCER).out
    assert scrimmage("coverage", *CARDS, *SOCCER, "--json").complaint == (
        "scrimmage: --json: can report only one ruleset; remove --ruleset tactical-soccer"
    )


def test_a_clause_is_looked_for_in_each_ruleset_that_is_named(scrimmage: Scrimmage) -> None:
    assert scrimmage("clause", "PUNT.distance", *SOCCER, *CARDS).code == 0
    assert scrimmage("clause", "PUNT.distance", *SOCCER).code == 2


@pytest.mark.long("measures three impacts")
def test_an_impact_on_two_clauses_is_that_on_both(tmp_path: Path, scrimmage: Scrimmage) -> None:
    def touched(*clauses: str) -> set[str]:
        chosen = [part for each in clauses for part in ("--clause", each)]
        ended = scrimmage("impact", "tree", "reading:KF-A17=at-scrimmage", "--games", "0", "--json", "-", *chosen)
        [game] = json.loads(ended.out)["games"]
        return {each["id"] for each in game["cases"]}

    one, two = touched("PUNT.turnover"), touched("PUNT.td")
    assert one
    assert touched("PUNT.turnover", "PUNT.td") == one | two
    ended = scrimmage("impact", "tree", "tree", *CARDS, "--games", "0", "--clause", "PUNT", "--clause", "KICKOFF.drau")
    assert (ended.code, ended.complaint) == (
        4, "scrimmage: neither side has a case that matches --clause KICKOFF.drau; remove this filter",
    )  # fmt: skip
