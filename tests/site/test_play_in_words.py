"""The page to play on, in the words of players: events, odds, reasons, skills, marks, names, and the exercises."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.playing import set_table
from tests.site.test_board_leads import EXAMPLE, RUN, SOCCER, begin, logged, snapped
from tests.site.test_exercises import exercises, open_page
from tests.site.test_reading import faults
from tests.site.test_trial import asks

NAMES = {
    "card-football": "Card Football",
    "tactical-football": "Tactical Football",
    "computer-football": "Computer Football",
    "tactical-soccer": "Tactical Soccer",
}
STARTS = {"tactical-football": EXAMPLE, "computer-football": RUN, "tactical-soccer": SOCCER}
BRITISH = re.compile(r"\b(offence|defence)\b", re.IGNORECASE)
IN_WINDOW = "(part) => part.getBoundingClientRect().top < innerHeight - 60"
"""Whether a part begins in the first window of the page."""


def first_lesson(visit: Visit, base: str, game: str) -> Any:
    page = visit.page
    page.goto(f"{base}/play.html?game={game}")
    page.get_by_role("button", name="Your first game: a lesson").click()
    page.locator(".lesson-goal").wait_for()
    return page


def test_kick_off_has_one_kicker_and_one_receiver_in_all_words(visit: Visit, served: str) -> None:
    page = first_lesson(visit, served, "card-football")
    assert page.locator(".lesson-goal").inner_text() == "Your goal: Away kicks off: receive the kick-off."
    assert page.locator(".trial-now").inner_text() == "Next to act: home · receives the kick-off"
    assert "away kicks off" in page.locator(".trial svg.board").get_attribute("aria-label")
    page.get_by_role("button", name="receive the kick-off").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    latest = page.locator(".trial-log > .latest")
    assert latest.inner_text().startswith("home receives the kick-off (card P12). Home runs the kick")
    assert not latest.locator(".changes").is_visible()
    latest.locator("summary", has_text="Details").click()
    latest.locator(".changes").wait_for()
    assert BRITISH.findall(page.locator(".trial").inner_text()) == []


def test_game_of_several_plays_shows_down_and_score_above_the_map(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-football")
    page.get_by_label("Start with").select_option(label="One possession each")
    page.get_by_label("Opponent").select_option(value="opponent")
    page.get_by_role("button", name="New game").click()
    aim, choice = page.locator(".trial-aim"), page.get_by_role("button", name="take offense")
    aim.or_(choice).first.wait_for()
    if choice.count():  # the coin decides who chooses
        choice.click()
    aim.filter(has_text="has to gain 7 hexes beyond the blue line in 4 plays. Down 1. home 0, away 0.").wait_for()
    page.locator(".trial-log", has_text="The coin is tossed.").wait_for()


def test_set_up_of_all_men_is_ended_by_a_button_of_that_name(visit: Visit, served: str) -> None:
    case = "sequence-of-play/outside-the-huddle-one-stack-is-complete-without-a-next-man"
    placed = asks("tactical-football", case)[0]
    set_table(visit, served, {name: placed[name] for name in ("ruleset", "options", "position")})
    visit.page.get_by_role("button", name="end the set-up").wait_for()
    assert "set up: place your men" in visit.page.locator(".trial-now").inner_text()


AIMS = {
    "computer-football": "red attacks to the right and has to gain 10 yards in 4 plays. The first score wins.",
    "tactical-football": "home attacks up the map and has to gain 4 hexes beyond the blue line in this one play.",
    "tactical-soccer": "red attacks to the right, blue to the left. Most goals after two halves of ten turns win.",
}


@pytest.mark.parametrize("game", AIMS)
def test_line_above_the_board_says_what_must_be_reached(visit: Visit, served: str, game: str) -> None:
    page = begin(visit, served, game, STARTS[game])
    assert page.locator(".trial-aim").inner_text() == AIMS[game]


LAST_PLAYS = {
    ("card-football", "field-goal/a-field-goal-may-be-tried-on-any-down/fourth"): (
        "home has to gain 7 yards in this play, the last of four. Most points after four quarters win."
    ),
    ("tactical-football", "scenarios/a-fourth-down-that-ends-on-the-last-row-leaves-the-other-player-on-his-first"): (
        "home attacks up the map and has to reach the end zone in this play, the last of four. Down 4. home 0, away 0."
    ),
}


@pytest.mark.parametrize(("game", "case"), LAST_PLAYS)
def test_line_above_the_board_says_that_it_is_the_last_play(visit: Visit, served: str, game: str, case: str) -> None:
    last = asks(game, case)[0]
    set_table(visit, served, {name: last[name] for name in ("ruleset", "options", "position")})
    assert visit.page.locator(".trial-aim").inner_text() == LAST_PLAYS[game, case]


def test_result_of_a_contact_is_an_event(visit: Visit, served: str) -> None:
    page = first_lesson(visit, served, "tactical-football")
    for number in range(2, 6):
        page.get_by_role("button", name="Show me").click()
        page.locator(".lesson-at", has_text=f"Step {number} of").wait_for()
    log = page.locator(".trial-log > li")
    assert "#94 is hit: he may not move now." in log.nth(0).inner_text()
    assert "#61 goes down, with marker 1." in log.nth(1).inner_text()


def test_explained_action_is_told_in_sentences_and_done_by_a_button(visit: Visit, served: str) -> None:
    page = first_lesson(visit, served, "card-football")
    assert page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true"
    page.get_by_label("explain it").check()
    page.get_by_role("button", name="receive the kick-off").click()
    outcome = page.locator(".trial-outcome")
    outcome.wait_for()
    assert outcome.inner_text().startswith("Outcome, for example with card for the kick-off: P")
    assert "→" not in page.locator(".trial-answer").inner_text()
    outcome.locator("summary", has_text="Details").click()
    assert "→" in outcome.locator(".changes").inner_text()
    page.get_by_role("button", name="Do this action").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    assert page.locator(".card-table .counts").inner_text() == "kick-off r24"


def test_plain_reason_comes_before_the_clause(visit: Visit, served: str) -> None:
    page = first_lesson(visit, served, "tactical-soccer")
    page.locator('.trial [data-man="F3"]').click()
    page.locator(".trial-card summary", has_text="Why can he not").click()
    reason = page.locator(".trial-card .trial-why", has_text="shoot with F3").locator("p").first
    assert reason.inner_text().strip() == "Not allowed: shoot with F3. F3 does not have the ball: M3 has it."


@pytest.mark.parametrize("game", RULESETS)
def test_results_of_an_exercise_are_sentences(visit: Visit, served: str, game: str) -> None:
    numbers = [number for number, each in enumerate(exercises(game), start=1) if each["kind"] == "result"]
    assert numbers
    for number in numbers:
        page = open_page(visit, served, game, number)
        page.locator(".quiz-at", has_text=f"Exercise {number} of 20").wait_for()
        answers = page.locator(".quiz-answers button").all_inner_texts()
        assert all(each.endswith(".") and "→" not in each for each in answers), answers


def test_quiz_explains_its_marks_and_folds_the_changed_fields(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/quiz.html")
    page.get_by_role("button", name="Start a round").click()
    given = page.locator(".quiz-given").first.or_(page.get_by_text("What the board shows, in words"))
    assert not given.first.inner_text().startswith("the standard position")
    page.locator(".quiz .legend summary").click()
    assert "touchdown" in page.locator(".quiz .legend").inner_text()
    page.locator(".quiz-answers button").first.click()
    page.locator(".quiz-told strong").wait_for()
    assert "→" not in page.locator(".quiz-told").inner_text()


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_exercise_is_in_the_first_window_below_one_row_of_numbers(visit: Visit, served: str, size: Any) -> None:
    visit.page.set_viewport_size(size)
    page = open_page(visit, served, "tactical-soccer")
    numbers = [each.bounding_box() for each in page.locator(".exercise-list li").all()]
    assert len({each["y"] for each in numbers}) <= 4 < len({each["x"] for each in numbers})
    page.evaluate("scrollTo(0, 0)")
    assert page.locator(".exercise h2").evaluate(IN_WINDOW)
    assert page.locator(".exercise figure").evaluate(IN_WINDOW)


def test_exercise_about_a_call_has_the_table_of_the_cards(visit: Visit, served: str) -> None:
    page = open_page(visit, served, "card-football")
    rows = page.locator(".play-table tbody tr")
    rows.nth(3).wait_for()
    assert rows.locator("th").all_inner_texts() == ["Blitz", "Zone", "Deep", "Run"]
    # Sweep against Run, of 36 cards: 10 losses, 6 times no gain, 17 times 1 to 4 yards, 3 times 6 or 9 yards.
    assert rows.nth(3).locator("td").all_inner_texts() == ["28", "17", "47", "8", "", "", "", ""]
    assert BRITISH.findall(page.locator(".exercise").inner_text()) == []
    page.goto(f"{served}/exercises.html#tactical-soccer/1")
    page.locator(".play-table").wait_for(state="detached")
    assert page.locator(".quiz-at").inner_text() == "Exercise 1 of 20"


def test_every_button_that_picks_a_man_says_what_he_can_do(visit: Visit, served: str) -> None:
    page = begin(visit, served, "tactical-soccer", "The whole pitch")
    roll = page.get_by_role("button", name="roll for the first pick")
    for number in range(1, 20):  # equal dice are rolled again
        roll.click()
        logged(page, number)
        if not roll.count():
            break
    picks = page.locator(".trial-hand button")
    picks.nth(9).locator("text=Tackle").wait_for()
    assert picks.count() == 10
    assert all(each.endswith("Tackle") or "Tackle" in each for each in picks.all_inner_texts())
    assert picks.nth(0).inner_text() == "pick F1\nforward: Intercept, Pass, Shoot and Tackle"


MEN = {"tactical-football": "12", "computer-football": "offense H", "tactical-soccer": "F1"}


def test_man_who_has_acted_is_told_in_one_sentence(visit: Visit, served: str) -> None:
    page = begin(visit, served, "tactical-soccer", SOCCER)
    page.get_by_role("button", name="kick off with M3").click()
    page.locator('.trial [data-man="F1"]').click()
    page.locator(".trial-card").get_by_role("button", name="skip F1").click()
    logged(page, 2)
    page.locator("[data-man=F3]").click()
    page.locator(".trial-card").get_by_role("button", name="skip F3").click()
    logged(page, 3)
    page.locator('.trial [data-man="F1"]').click()
    menu = page.locator(".trial-menu")
    menu.get_by_text("F1 has had his action of this turn, so he is pale.").wait_for()
    assert menu.locator(".trial-why").count() == 0


REASONS = {
    "tactical-football": ["contact", "hand off", "move"],
    "computer-football": ["move"],
    "tactical-soccer": ["pass", "steal", "shoot"],
}


@pytest.mark.parametrize("game", STARTS)
def test_reasons_are_listed_for_a_man_and_given_for_every_place(visit: Visit, served: str, game: str) -> None:
    page = snapped(visit, served) if game == "tactical-football" else begin(visit, served, game, STARTS[game])
    if game == "tactical-soccer":
        page.locator("[data-action]").first.click()
        logged(page, 1)
    for number in (1, 2) if game == "computer-football" else ():
        page.locator("[data-action]").first.click()
        logged(page, number)
    page.locator(f'[data-man="{MEN[game]}"]').click()
    card, menu = page.locator(".trial-card"), page.locator(".trial-menu")
    card.locator("summary", has_text="Why can he not").click()
    card.get_by_text("The page names the clause that forbids the action.").wait_for()
    reasons = card.locator(".trial-why p:first-child").all_inner_texts()
    for kind, reason in zip(REASONS[game], reasons, strict=True):
        assert reason.startswith(f"Not allowed: {kind} ")
    assert faults(page) == []
    across = 450 if game == "tactical-soccer" else 250
    page.locator(".trial-board svg.board").click(position={"x": across, "y": 90})
    menu.locator("p", has_text=re.compile("Not allowed|can do nothing")).first.wait_for()


def test_no_ball_is_handed_off_to_an_opponent(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator('[data-man="12"]').click()
    page.locator('[data-man="99"]').click()
    page.locator(".trial-menu .trial-why", has_text="contact #99 with #12").wait_for()
    assert "hand off" not in page.locator(".trial-menu").inner_text()


@pytest.mark.parametrize(
    ("game", "mark"),
    [("card-football", "T/O"), ("tactical-football", "Yellow H"), ("computer-football", "White ring"),
     ("tactical-soccer", "Gray hexes")],
)  # fmt: skip
def test_marks_of_a_board_are_explained_in_a_fold(visit: Visit, served: str, game: str, mark: str) -> None:
    page = begin(visit, served, game)
    legend = page.locator(".trial .legend")
    assert not legend.locator("dt").first.is_visible()
    legend.locator("summary", has_text="What do the marks mean?").click()
    assert legend.locator("dt", has_text=mark).first.is_visible()
    assert faults(page) == []


def test_games_have_the_names_of_players(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/index.html")
    links = {each.get_attribute("href"): each.inner_text() for each in page.locator(".game-name a").all()}
    assert links == {f"rules/{game}/index.html": NAMES[game] for game in RULESETS}
    for name in ("play", "exercises", "quiz", "watch"):
        page.goto(f"{served}/{name}.html")
        games = page.locator(".trial-choice", has_text="Game").first.locator("option")
        games.first.wait_for(state="attached")
        found = {each.get_attribute("value"): each.inner_text() for each in games.all()}
        assert found == {game: NAMES[game] for game in found}
        assert set(found) == set(RULESETS)
