"""Changed cases on the page of changes: what each expected in the release, and what it expects in the next version."""

from __future__ import annotations

from collections import Counter

import msgspec

from scrimmage_rules.kit.cases.vectors import Deed, Expect, VectorStep, hash_value
from scrimmage_rules.kit.rulebook.release_records import Release, ReleasedGame, read_releases, read_suite_as_release
from scrimmage_rules.site.data.changed_cases import (
    FILE,
    compare_with_next_versions,
    decode_cases,
    encode_cases,
    read_earlier_cases,
)
from scrimmage_rules.site.model.case_version_differences import (
    ChangedPlace,
    list_places_that_differ_between_versions,
    mark_changed_words,
)
from tests.site.browsing import Visit
from tests.site.conftest import ROOT
from tools.releases.record_changed_cases import find_changed_names
from tools.site.packed_data import is_packable


def expectation(at: str, value: object) -> Deed:
    return Deed(expect=Expect(at, "equals", value))


def request(**answer: object) -> Deed:
    content = {"ask": {"op": "explain", "game": "g"}, "owed": {"status": "ok", **answer}}
    return msgspec.json.decode(msgspec.json.encode(content), type=Deed)


def step(text: str, *entries: Deed) -> VectorStep:
    return VectorStep(text, entries)


def release(version: str, **hashes: str) -> Release:
    return Release(version=version, protocol=1, games={"card-football": ReleasedGame({}, {}, hashes)})


# ---- differences


def test_expectation_with_another_value_shows_both_values() -> None:
    old, new = ([step("the line is 30", expectation("/position/line", value))] for value in (30, 31))
    assert list(list_places_that_differ_between_versions(old, new)) == [
        ChangedPlace("the line is 30", "/position/line", ("", "30"), ("", "31"))
    ]


def test_new_expectation_shows_nothing_for_the_release() -> None:
    same, more = expectation("/down", 1), expectation("/line", 4)
    found = list(list_places_that_differ_between_versions([step("down 1", same)], [step("down 1", more, same)]))
    assert found == [ChangedPlace("down 1", "/line", (), ("", "equals 4"))]
    assert list(list_places_that_differ_between_versions([step("down 1", more, same)], [step("down 1", same)])) == [
        ChangedPlace("down 1", "/line", ("", "equals 4"), ())
    ]


def test_answer_shows_only_places_of_the_trace_that_differ() -> None:
    old = request(trace={"order": ["A.1", "A.2"], "only": ["A.1"]})
    new = request(trace={"order": ["A.1", "B.1", "A.2"], "only": ["A.1"], "facts": {"B.1": {"left": 2}}})
    assert list(list_places_that_differ_between_versions([step("he moves", old)], [step("he moves", new)])) == [
        ChangedPlace("he moves", "trace, order of preconditions", ("A.1", "", "A.2"), ("A.1", "B.1", "A.2")),
        ChangedPlace("he moves", "trace, facts", (), ("", '{"B.1": {"left": 2}}')),
    ]


def test_long_unchanged_part_is_shortened_to_words_next_to_changes() -> None:
    assert mark_changed_words("a b c d e f x", "a b c d e f y") == (("… e f", "x"), ("… e f", "y"))
    assert mark_changed_words("x a b c d e f y", "a b c d e f") == (
        ("", "x", "a b … e f", "y"),
        ("", "", "a b … e f", ""),
    )


def test_changed_case_is_compared_with_its_form_in_the_next_release() -> None:
    first, second, third = ((step("down", expectation("/down", number)),) for number in (1, 2, 3))
    recorded = {"0.2.0": {"both": first, "once": first, "retired": first, "same": third}, "0.3.0": {"both": second}}
    found = compare_with_next_versions(recorded, {"both": third, "once": third, "same": third})
    texts = {version: {name: (each.was, each.now) for name, (each,) in of.items()} for version, of in found.items()}
    assert texts == {
        "0.2.0": {"both": (("", "1"), ("", "2")), "once": (("", "1"), ("", "3"))},
        "0.3.0": {"both": (("", "2"), ("", "3"))},
    }


# ---- records


def test_record_holds_its_cases_in_the_same_bytes_each_time() -> None:
    one, other = (step("down", expectation("/down", 1)),), (step("he moves", request(used=2)),)
    text = encode_cases({"b": one, "a": other})
    assert text == encode_cases({"a": other, "b": one})
    assert decode_cases(text, "record") == {"a": other, "b": one}


def test_changed_and_retired_cases_are_recorded_but_equal_and_new_ones_are_not() -> None:
    before = release("0.2.0", equal="1", changed="2", retired="3")
    assert find_changed_names(before, release("0.3.0", equal="1", changed="4", new="5")) == ["changed", "retired"]


def test_recorded_cases_are_those_of_their_release() -> None:
    released = {each.version: each for each in read_releases(ROOT / "conformance")}
    recorded = read_earlier_cases()
    assert recorded.keys() <= released.keys()
    for version, cases in recorded.items():
        hashes = {name: value for game in released[version].games.values() for name, value in game.cases.items()}
        entries = {name: [entry for each in steps for entry in each.do] for name, steps in cases.items()}
        own = {name: hash_value(msgspec.json.encode(each)) for name, each in entries.items()}
        assert own == {name: hashes[name] for name in cases}


def test_every_case_that_changed_since_the_last_release_is_recorded() -> None:
    known = [*read_releases(ROOT / "conformance"), read_suite_as_release(ROOT / "conformance")]
    last = [each for each in known if each.version != known[-1].version][-1]
    missing = set(find_changed_names(last, known[-1])) - read_earlier_cases().get(last.version, {}).keys()
    assert missing == set(), "record them: python -m tools.releases.record_changed_cases"


# ---- in the browser


def test_opened_case_shows_old_and_new_expectations(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/conformance/changes.html")
    assert not [each for each in visit.requests if "changed-cases" in each]
    page.get_by_text("case changed (", exact=False).first.click()
    cases = page.locator(".changed-cases[data-since='0.2.0'] > details")
    cases.first.wait_for()
    names = cases.locator("> summary").all_text_contents()
    assert max(Counter(names).values()) == 1
    assert page.get_by_text(f"case changed ({len(names)})", exact=True).count() == 1
    name = "tactical-football/worked-game/2d-two-men-catch-the-carrier-from-behind"
    case = cases.nth(names.index(name))
    case.locator("summary").click()
    shown = case.locator(".reworded").first
    shown.wait_for()
    assert case.locator("> code").all_text_contents()[0] == "/position/stage/acts/91/spent"
    assert shown.locator("> span").all_inner_texts()[0] == "was: nothing"
    assert shown.locator("ins").all_text_contents() == ["equals 7"]
    assert case.locator("a").get_attribute("href") == f"{served}/case.html#{name.replace('/', '%2F')}"


def test_data_of_changed_cases_is_published_in_packed_form() -> None:
    assert is_packable(FILE)
