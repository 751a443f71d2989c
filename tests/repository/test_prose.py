"""Prose linter: what it reads as prose, what breaks a rule, and a baseline that may only shrink."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.prose import __main__ as prose_linter
from tools.prose import baseline, markdown
from tools.prose import texts as texts_module
from tools.prose.rules import RuleViolation, find_violations, read_word_rules
from tools.prose.texts import Text

PAGE = """\
---
title: the house
---
# A page

<!-- run: anew -->
Whatever a program prints.
<!-- /run -->

```text
whoever runs this
```

::: scrimmage_rules.Whatever

Read `whatever` and [this page](https://example.org/whoever) in the room.
<b title="whatever">Next</b>.
"""


def rules_broken(kind: str, text: str) -> list[str]:
    return [hit.rule for hit in find_violations([Text(kind, "docs/page.md", 1, text)])]


# ---- texts


def test_code_generated_blocks_and_addresses_are_not_prose() -> None:
    found = [(hit.rule, hit.line) for hit in find_violations([*texts_module.read_texts_of_page("docs/page.md", PAGE)])]
    assert found == [("W19", 16)]


def test_a_page_of_changes_is_changelog() -> None:
    names = ("CHANGELOG.md", "changes/one.added.md", "docs/page.md")
    assert [next(texts_module.read_texts_of_page(name, "")).kind for name in names] == [
        "changelog",
        "changelog",
        "documentation",
    ]


def test_a_module_has_docstrings_help_and_messages() -> None:
    module = '"""Module here."""\n\nLIMIT = 3\n"""Maximum of it."""\n\n\ndef run():\n    """Return a thing."""\n'
    module += (
        '    add("--show", help="print at most N rows")\n    raise ValueError("a message of five words", "two words")\n'
    )
    found = {
        (text.kind, text.line, text.text)
        for text in texts_module.read_texts_of_program("scrimmage_rules/kit/one.py", module)
    }
    assert found == {
        ("docstrings", 1, "Module here."),
        ("docstrings", 4, "Maximum of it."),
        ("function docstrings", 8, "Return a thing."),
        ("help", 9, "print at most N rows"),
        ("messages", 10, "a message of five words"),
    }


def test_strings_of_the_site_are_labels_and_those_of_the_steps_are_not_read() -> None:
    module = 'LABEL = "remove this saved report"\n'
    [label] = texts_module.read_texts_of_program("scrimmage_rules/site/one.py", module)
    assert label.kind == "site labels"
    assert [*texts_module.read_texts_of_program("scrimmage_rules/kit/scenarios/vocabulary/one.py", module)] == []


def test_a_script_has_labels_and_its_comments_are_not_read() -> None:
    script = (
        "// it is 'not a label' at all\nshow(`Delete ${count} saved <b>pages</b>`, 'two words', \"three words here\")\n"
    )
    found = [(text.line, text.text.split()) for text in texts_module.read_texts_of_script("docs/js/one.js", script)]
    assert found == [(2, ["Delete", "x", "saved", "x", "pages", "x"]), (2, ["three", "words", "here"])]


def test_a_feature_has_its_own_title_and_titles_of_rules_and_scenarios() -> None:
    feature = "Feature: F\n\n  Rule: R\n\n    Scenario: S\n      Given nothing\n    Scenario Outline: O\n"
    assert [(text.line, text.text) for text in texts_module.read_texts_of_feature("features/g/f.feature", feature)] == [
        (1, "F"), (3, "R"), (5, "S"), (7, "O"),
    ]  # fmt: skip


# ---- rules


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("W01", "The reader is told why."), ("W02", "Hexes that are none."), ("W03", "It is no hex."),
        ("W04", "The result that comes of it."), ("W05", "A verdict hangs on the clock."),
        ("W06", "The row stands under the table."), ("W07", "Each is held against the page."),
        ("W08", "The kit puts them to both."), ("W09", "Whoever reads this."), ("W10", "Wherever this is."),
        ("W11", "A position that cannot be."), ("W12", "All but for one."), ("W13", "It starts anew."),
        ("W14", "At most so many."), ("W15", "The rest is another."), ("W16", "Mend this."),
        ("W17", "The file beside the page."), ("W18", "The text was taken."), ("W19", "The rooms of the kit."),
        ("W20", "Seen at a glance."),
    ],
)  # fmt: skip
def test_each_word_rule_finds_its_words(rule: str, text: str) -> None:
    assert rules_broken("messages", text) == [rule]


def test_permanent_names_are_not_prose() -> None:
    assert rules_broken("titles", "Under CF-A53 waits-beside, the fault somebody-stands-there is first") == []
    assert rules_broken("titles", "Under CF-A53 waits-beside, the man beside is first") == ["W17"]


def test_every_word_rule_says_what_to_write() -> None:
    assert [rule.id for rule in read_word_rules()] == [f"W{number:02}" for number in range(1, 21)]
    assert all(rule.use for rule in read_word_rules())


def test_a_sentence_may_have_25_words() -> None:
    words = " word" * 24
    assert rules_broken("documentation", f"A{words}.\n\n- A{words}\n- A{words}\n") == []
    assert rules_broken("documentation", f"A{words} more. Next.") == ["S01"]
    assert rules_broken("messages", f"A{words} more.") == []


def test_a_cell_may_have_12_words() -> None:
    words = " word" * 11
    assert rules_broken("documentation", f"| a | b |\n| --- | --- |\n| A{words} | B |\n") == []
    assert rules_broken("documentation", f"| a | b |\n| --- | --- |\n| A{words} more | B |\n") == ["S02"]


def test_a_section_may_have_200_words() -> None:
    lines = "One word more.\n" * 66
    assert rules_broken("documentation", f"# Page\n\n{lines}Two words.\n\n## Next\n\n{lines}") == []
    assert rules_broken("documentation", f"# Page\n\n{lines}Three words here.\n") == ["S03"]


def test_a_docstring_of_a_function_starts_with_a_verb() -> None:
    assert rules_broken("function docstrings", "Which rows are empty.") == ["S06"]
    assert rules_broken("function docstrings", "Return the empty rows.") == []
    assert rules_broken("docstrings", "Which rows are empty.") == []


@pytest.mark.parametrize("title", ["He turns back", "Nor does a lineman", "And a tackle", "So does the defense"])
def test_a_title_names_its_subject(title: str) -> None:
    assert rules_broken("titles", title) == ["S07"]
    assert rules_broken("titles", "A man turns back") == []


def test_a_title_has_at_most_14_words() -> None:
    assert rules_broken("titles", "A" + " word" * 13) == []
    assert rules_broken("titles", "A" + " word" * 14) == ["S08"]


def test_a_title_is_unique_in_its_game() -> None:
    files = ("features/one/a.feature", "features/one/b.feature", "features/two/a.feature")
    found = [*find_violations([Text("titles", file, 3, "A man turns") for file in files])]
    assert [(hit.rule, hit.text.file) for hit in found] == [("S07", "features/one/b.feature")]


def test_a_hit_names_its_line() -> None:
    text = "A line.\n\nAnother.\n\n" + "A" + " word" * 25 + ".\n"
    assert [hit.line for hit in find_violations([Text("documentation", "docs/page.md", 1, text)])] == [5]


def test_sentences_end_at_blank_lines_and_items() -> None:
    assert markdown.list_sentences("# Title\n\nOne. Two\nlines.\n- an item\n- another\n\n| a | b |\n") == [
        "One.", "Two lines.", "an item", "another",
    ]  # fmt: skip


# ---- baseline


def hit(kind: str, rule: str) -> RuleViolation:
    return RuleViolation(rule, Text(kind, "docs/page.md", 1, ""), 1, "", "")


def test_hits_are_counted_by_kind_and_rule() -> None:
    found = [hit("help", "W01"), hit("help", "W01"), hit("titles", "S07")]
    assert baseline.count_hits(found) == {"help W01": 2, "titles S07": 1}


def test_a_number_over_the_baseline_has_risen() -> None:
    counts, allowed = {"help W01": 2, "help W02": 1, "help W03": 1}, {"help W01": 1, "help W02": 1}
    assert baseline.find_risen_counts(counts, allowed) == {"help W01": 2, "help W03": 1}


def test_an_update_only_lowers() -> None:
    allowed = {"help W01": 3, "help W02": 1, "help W03": 2}
    assert baseline.lower_counts({"help W01": 1, "help W02": 5, "help W04": 1}, allowed) == {
        "help W01": 1,
        "help W02": 1,
    }


def test_a_written_baseline_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "baseline.yaml"
    assert baseline.read_baseline(path) == {}
    baseline.write_baseline({"titles S07": 1, "help W01": 2}, path)
    assert path.read_text(encoding="utf-8").splitlines()[-2:] == ["help W01: 2", "titles S07: 1"]
    assert baseline.read_baseline(path) == {"help W01": 2, "titles S07": 1}


@pytest.mark.parametrize(("allowed", "code"), [(1, 1), (2, 0), (3, 0)])
def test_a_run_fails_if_a_number_has_risen(
    allowed: int, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "baseline.yaml"
    path.write_text(f"documentation W10: {allowed}\n", encoding="utf-8")
    page = Text("documentation", "docs/page.md", 1, "Whatever.\nWhatever.")
    monkeypatch.setattr(prose_linter, "read_texts", lambda _: [page])
    monkeypatch.setattr(baseline.read_baseline, "__defaults__", (path,))
    assert prose_linter.main([]) == code
    printed = capsys.readouterr().out
    assert ("docs/page.md:2: W10" in printed) == (code == 1)
    assert ("--update" in printed) == (allowed == 3)


def test_no_number_of_the_project_has_risen() -> None:
    counts = baseline.count_hits(find_violations(texts_module.read_texts(prose_linter.ROOT)))
    assert baseline.find_risen_counts(counts, baseline.read_baseline()) == {}, "python -m tools.prose lists them"
