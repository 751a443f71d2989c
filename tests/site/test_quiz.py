"""What happens next: right answers are those of the cases, wrong ones are wrong, and a round is played by keys."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kit.cases.matchers import matches_relation
from scrimmage_rules.kit.cases.vectors import Expect, Vector
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site.data.scenario_states import ActionSentence, play_scenario
from tests.site.browsing import Visit
from tests.site.generated_site import parse_script, read_scripts
from tests.site.test_reading import faults
from tests.site.test_stepping import book

OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)
WAYS = pytest.mark.parametrize("way", ["http", "file"])
LEAST, MOST_BYTES = 100, 50_000
DATA = "**/tactical-soccer/trial/*.js"


@cache
def data(game: str) -> dict[str, Any]:
    return {name: parse_script(text) for name, text in read_scripts(game, "trial").items()}


@cache
def vectors(game: str) -> dict[str, Vector]:
    return {each.id.partition("/")[2]: each for group in book(game).scenario_groups for each in group.vectors}


class Asked:
    """A question with its case, the texts of its chapter, and what the reference makes of it."""

    def __init__(self, game: str, chapter: dict[str, Any], question: list[Any]) -> None:
        number, self.right, self.wrong, self.clauses = question
        cases = data(game)[chapter["file"]]
        self.texts: list[str] = cases["texts"]
        self.chapter: str = chapter["file"]
        self.vector = vectors(game)[list(cases["cases"])[number]]
        self.act: ActionSentence = play_scenario(self.vector).acts[-1]

    @property
    def rejection(self) -> Rejection | None:
        last = self.act.came[-1] if self.act.came else None
        return last if isinstance(last, Rejection) else None

    def is_true(self, game: str, answer: int) -> bool:
        """Whether a sentence is true of the table after the action, as any case means it that has it."""
        reply = {"position": plain_lists(self.act.after.position)}
        meant = sentences(game).get(self.texts[answer], [])
        return any(all(matches_relation(reply, one.at, one.relation, one.value) for one in each) for each in meant)


def on_table(expects: list[Expect]) -> bool:
    return bool(expects) and all(each.at.startswith("/position/") for each in expects)


@cache
def sentences(game: str) -> dict[str, list[list[Expect]]]:
    """What each sentence about the table alone expects, in every case that has it."""
    found: dict[str, list[list[Expect]]] = {}
    for step in (step for vector in vectors(game).values() for step in vector.steps):
        expects = [deed.expect for deed in step.do if deed.expect]
        if on_table(expects):
            found.setdefault(step.text, []).append(expects)
    return found


@cache
def questions(game: str) -> list[Asked]:
    chapters = data(game)["trial/quiz.js"]
    return [Asked(game, chapter, question) for chapter in chapters for question in chapter["questions"]]


@OF_EACH_GAME
def test_there_are_questions_of_both_kinds_and_they_are_light(game: str) -> None:
    kinds = [isinstance(each.right, str) for each in questions(game)]
    assert kinds.count(True) > LEAST / 4
    assert kinds.count(False) > LEAST / 4
    assert len(kinds) > LEAST
    assert len(read_scripts(game, "trial")["trial/quiz.js"]) < MOST_BYTES


@OF_EACH_GAME
def test_what_is_refused_is_refused_under_the_right_clause_and_under_no_wrong_one(game: str) -> None:
    for each in questions(game):
        rejection = each.rejection
        if isinstance(each.right, str):
            assert rejection is not None, each.vector.id
            assert rejection.clause == each.right
            assert set(each.wrong).isdisjoint({rejection.clause, *rejection.also}), each.vector.id
            assert all(isinstance(wrong, str) for wrong in each.wrong)
        else:
            assert rejection is None, each.vector.id


@OF_EACH_GAME
def test_what_comes_is_true_on_the_table_and_no_other_answer_is(game: str) -> None:
    outcomes = [each for each in questions(game) if isinstance(each.right, int)]
    false_alike = [
        each.vector.id
        for each in outcomes
        for wrong in each.wrong
        if isinstance(wrong, int) and each.is_true(game, wrong)
    ]
    assert false_alike == []
    told = [each for each in outcomes if each.texts[each.right] in sentences(game)]
    assert [each.vector.id for each in told if not each.is_true(game, each.right)] == []
    assert len(told) > 0.8 * len(outcomes)


@OF_EACH_GAME
def test_a_question_is_asked_by_the_rulings_and_once_of_each_scenario(game: str) -> None:
    names = [(each.chapter, *each.vector.id.split("/")[:3]) for each in questions(game)]
    assert len(names) == len(set(names))
    assert [each.vector.id for each in questions(game) if each.vector.readings] == []
    assert all(each.clauses == list(each.vector.clauses) and each.wrong for each in questions(game))


# ---- in a browser


def begin(visit: Visit, base: str, game: str) -> None:
    page = visit.page
    page.goto(f"{base}/quiz.html")
    page.locator(".trial-begin select").first.select_option(game)
    page.wait_for_function("game => document.querySelector('.trial-begin select').value === game", arg=game)
    page.get_by_role("button", name="Start a round").click()
    page.locator(".quiz-answers button").first.wait_for()


def test_a_round_waits_for_the_game_that_was_chosen(visit: Visit, served: str) -> None:
    page = visit.page
    held: list[Any] = []
    page.goto(f"{served}/quiz.html")
    start = page.get_by_role("button", name="Start a round")
    start.wait_for()
    page.route(DATA, lambda route: held.append(route))  # noqa: PLW0108  (the browser's library marks the handler)
    with page.expect_request(DATA):
        page.locator(".trial-begin select").first.select_option("tactical-soccer")
    assert start.is_disabled()
    for route in held:
        route.continue_()
    page.unroute(DATA)
    start.click()
    page.locator(".quiz-answers button").first.wait_for()
    asked = page.locator("#quiz-asked").inner_text().removesuffix(". What happens next?").lower()
    assert asked in {action for action, _ in known("tactical-soccer")}
    assert asked not in {action for action, _ in known("card-football")}


@cache
def known(game: str) -> dict[tuple[str, frozenset[str]], list[str]]:
    """The right answers in words, by the action and all answers: which of them is right may hang on the table."""
    clauses = book(game).rulebook.clauses

    def told(each: Asked, answer: Any) -> str:
        outcome = isinstance(answer, int)
        refused = "" if outcome else f"The action is refused: {clauses[answer].text.replace('`', '')}"
        text = f"{each.texts[answer]}." if outcome else refused
        return " ".join(text.split()).lower()

    found: dict[tuple[str, frozenset[str]], list[str]] = {}
    for each in questions(game):
        answers = frozenset(told(each, one) for one in (each.right, *each.wrong))
        found.setdefault((each.act.text.lower(), answers), []).append(told(each, each.right))
    return found


def answer(visit: Visit, game: str, rightly: bool) -> bool:
    """Answer by a figure, rightly or not: whether the page says it was right. Where several may be, one is drawn."""
    page = visit.page
    asked = page.locator("#quiz-asked").inner_text().removesuffix(". What happens next?").lower()
    buttons = page.locator(".quiz-answers button").all_text_contents()
    options = [" ".join(each.split()[1:]).lower() for each in buttons]
    rights = known(game)[asked, frozenset(options) - {"the action is allowed."}]
    fit = [number for number, each in enumerate(options) if (each in rights) == rightly]
    page.keyboard.press(str(random.choice(fit) + 1))  # noqa: S311
    page.locator(".quiz-told strong").wait_for()
    return bool(page.locator(".quiz-told strong").inner_text().strip() == "Right.")


@WAYS
@pytest.mark.parametrize("game", ["card-football", "tactical-soccer"])
def test_a_round_is_played_by_keys_alone_and_what_was_wrong_comes_back(
    visit: Visit, served: str, built: Path, game: str, way: str
) -> None:
    page = visit.page
    begin(visit, served if way == "http" else built.as_uri(), game)
    assert not answer(visit, game, rightly=False)
    assert page.locator(".quiz-mark.right").count() == 1
    assert page.locator(".quiz-told blockquote a").count() > 0
    asked, again = 1, 0
    while page.evaluate("document.activeElement.textContent") == "Next question":
        page.keyboard.press("Enter")
        page.locator(".quiz-told:empty").wait_for(state="attached")
        assert page.evaluate("document.activeElement.id") == "quiz-asked"
        again += page.locator(".quiz-at", has_text="Second try").count()
        asked += 1
        answer(visit, game, rightly=True)
    assert asked >= 11
    assert again >= 1
    page.keyboard.press("Enter")
    page.locator("#round-over").wait_for()
    assert page.locator("#round-over").inner_text().startswith("Round over: ")
    kept = page.evaluate("JSON.parse(localStorage.getItem('scrimmage-rules of the quiz'))")
    assert kept[game]["all"] == 10
    assert kept[game]["right"] < 10


def test_a_score_stays_until_it_is_forgotten(visit: Visit, served: str) -> None:
    page = visit.page
    begin(visit, served, "card-football")
    answer(visit, "card-football", rightly=True)
    page.goto(f"{served}/quiz.html")
    page.locator(".quiz-kept", has_text="of 1 questions about Card Football").wait_for()
    page.get_by_role("button", name="Delete score").click()
    page.goto(f"{served}/quiz.html")
    page.locator(".trial-begin button").wait_for()
    assert page.locator(".quiz-kept").inner_text() == ""


@OF_EACH_GAME
def test_a_question_keeps_nobody_out_before_it_is_answered_and_after(phone: Visit, served: str, game: str) -> None:
    page = phone.page
    begin(phone, served, game)
    assert page.locator(".quiz svg[role=img]").first.get_attribute("aria-label")
    assert faults(page) == []
    answer(phone, game, rightly=False)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
