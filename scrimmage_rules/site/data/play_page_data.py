"""Data of the page for playing: words of a game, clauses, readings, recorded games, and cases with positions.

Each kind of data is a file, which the page loads when a reader first needs it. Only readers need this data; the rules
do not need it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.kernel.rulebook import Chapter
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from scrimmage_rules.kit.search.drafting.placeholder_values import SentenceLexicon
from scrimmage_rules.site.data.action_phrases import ActionSentencePattern, find_action_sentence_patterns
from scrimmage_rules.site.data.quiz_questions import Question, create_questions
from scrimmage_rules.site.data.recorded_games import list_watchable_games
from scrimmage_rules.site.model.distinguishing_cases import (
    DistinguishingCase,
    find_distinguishing_cases,
    find_setup_request,
)
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.model.ruleset_site_content import StartableGame
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases

FOLDER = "trial"


class PlayableAmbiguity(msgspec.Struct, frozen=True):
    """An ambiguity that can be played in every reading, with the texts of its readings."""

    id: str
    question: str
    ruling: str
    readings: dict[str, str]
    clauses: tuple[str, ...]


class StartableGameData(msgspec.Struct, frozen=True):
    """A game that a reader can start: its title, its options, and its first position. A new game has None as its first
    position.
    """

    title: str
    options: dict[str, Any]
    position: dict[str, Any] | None


class GameWords(msgspec.Struct, frozen=True):
    """Texts of a game: sentences for actions, values whose odds can be requested, and the pages with the clauses.

    `clauses` has the page, the text and the title of each clause. `secret` has the actions that set hidden values, and
    for each action the paths of these values.
    """

    title: str
    seats: tuple[str, ...]
    starts: tuple[StartableGameData, ...]
    actions: tuple[ActionSentencePattern, ...]
    places: dict[str, str]
    secret: dict[str, tuple[str, ...]]
    clauses: dict[str, tuple[str, str, str]]
    doubts: tuple[PlayableAmbiguity, ...]


Sentence = tuple[int, tuple[tuple[str, Any, Any], ...]] | int
"""A sentence of a case, as its index in the chapter's list of sentences. If the sentence tries actions, they follow the
index.
"""


class PlayPageCase(msgspec.Struct, frozen=True, array_like=True):
    """A case of a chapter.

    `options` is the index of the case's options in the chapter's list of options. `position` is the difference from the
    position of the previous case. A case that starts a new game has no position.
    """

    options: int
    position: dict[str, Any] | None
    sentences: tuple[Sentence, ...]


class ChapterCases(msgspec.Struct, frozen=True):
    """The cases of a chapter by name, a list of options, and a list of sentences. A case refers to its options and
    sentences by their indexes in these lists.

    Each entry of `options` is stored as the difference from the entry before it.
    """

    options: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]
    cases: dict[str, PlayPageCase]


class ChapterQuestions(msgspec.Struct, frozen=True):
    """Questions of a chapter about what happens next; `file` is the file with its cases."""

    title: str
    file: str
    questions: tuple[Question, ...]


def get_case_file_path(book: Book, chapter: Chapter) -> str:
    """Return the path of the file with the cases of a chapter, relative to the page of the chapter."""
    return f"{FOLDER}/{book.file_of(chapter).removesuffix('.md')}.js"


def render_play_page_files(book: Book) -> dict[str, str]:
    """Return all data files of the play page, by their paths relative to the pages of the ruleset."""
    found: dict[str, Any] = {
        f"{FOLDER}/game.js": _collect_words(book),
        f"{FOLDER}/readings.js": _find_distinguishing_cases(book),
    }
    asked: list[ChapterQuestions] = []
    for chapter in book.rulebook.chapters:
        file, groups = get_case_file_path(book, chapter), book.groups_by_chapter[chapter.chapter]
        cases = _collect_cases([vector for group in groups for vector in group.vectors])
        found[file] = cases
        asked.append(ChapterQuestions(chapter.title, file, _create_questions(book, groups, cases)))
    found[f"{FOLDER}/recorded.js"] = list_watchable_games(book.id)
    found[f"{FOLDER}/quiz.js"] = [each for each in asked if each.questions]
    return {file: _render_script(f"{book.id}/{file}", data) for file, data in found.items()}


def _render_script(name: str, data: object) -> str:
    """Return data as a JavaScript file, because a page that is opened from a local file can load scripts but no other
    data.
    """
    return f'(globalThis.trialData ??= {{}})["{name}"] = {msgspec.json.encode(data).decode()};\n'


# ---- a game in words


def _collect_words(book: Book) -> GameWords:
    words, vectors = get_step_vocabulary(book.id).words, _list_vectors(book)
    game, clauses = book.game, book.rulebook.clauses
    return GameWords(
        title=game.title,
        seats=game.seats,
        starts=tuple(_create_startable_game(start, vectors) for start in book.room.starts),
        actions=find_action_sentence_patterns(words, vectors, SentenceLexicon(book.id, vectors).said),
        places=words.places,
        secret={
            _get_action_type_name(action): rule.secret for action, rule in game.action_rules.items() if rule.secret
        },
        clauses={
            each: (book.clause_address(each).partition(".md")[0], clauses[each].text, clauses[each].title)
            for each in clauses
        },
        doubts=tuple(_list_playable_ambiguities(book)),
    )


def _create_startable_game(game: StartableGame, vectors: list[Vector]) -> StartableGameData:
    if game.case is None:
        return StartableGameData(game.title, game.options, None)
    request = find_setup_request(next(vector for vector in vectors if vector.id == game.case))
    assert request is not None, game.case
    return StartableGameData(game.title, request["options"], request["position"])


def _get_action_type_name(action: type[msgspec.Struct]) -> str:
    return str(action.__struct_config__.tag)


def _list_vectors(book: Book) -> list[Vector]:
    return [vector for group in book.scenario_groups for vector in group.vectors]


def _list_playable_ambiguities(book: Book) -> Iterator[PlayableAmbiguity]:
    for each in book.rulebook.ambiguities.values():
        if each.switchable:
            readings = {reading.key: reading.text for reading in each.readings}
            yield PlayableAmbiguity(each.id, each.question, each.ruling, readings, tuple(each.clauses))


def _find_distinguishing_cases(book: Book) -> dict[str, tuple[DistinguishingCase, ...]]:
    return find_distinguishing_cases(book.rulebook.ambiguities.values(), _list_vectors(book))


# ---- cases


def _create_questions(book: Book, groups: list[ScenarioWithCases], cases: ChapterCases) -> tuple[Question, ...]:
    numbers = {f"{book.id}/{name}": number for number, name in enumerate(cases.cases)}
    return create_questions(book.rulebook, groups, numbers, {text: number for number, text in enumerate(cases.texts)})


def _collect_cases(vectors: list[Vector]) -> ChapterCases:
    """Return the cases that start from a position; each position is stored as a difference from the previous one."""
    texts: dict[str, int] = {}
    options: list[Any] = []
    others: list[dict[str, Any]] = []
    found: dict[str, PlayPageCase] = {}
    before: Any = None
    for vector in vectors:
        begin = find_setup_request(vector)
        if begin is None:
            continue
        position, played_by = begin.get("position"), begin.get("options") or {}
        if played_by not in options:
            others.append(list_changed_fields(options[-1] if options else None, played_by))
            options.append(played_by)
        sentences = tuple(_encode_sentence(step.text, step.do, texts) for step in vector.steps)
        changed = None if position is None else list_changed_fields(before, position)
        found[vector.id.partition("/")[2]] = PlayPageCase(options.index(played_by), changed, sentences)
        before = position or before
    return ChapterCases(tuple(others), tuple(texts), found)


def _encode_sentence(text: str, deeds: Any, texts: dict[str, int]) -> Sentence:
    asks = (deed.ask for deed in deeds)
    tried = tuple(
        (str(ask["seat"]), ask["action"], ask.get("chance") or []) for ask in asks if ask and ask["op"] == "apply"
    )
    number = texts.setdefault(text, len(texts))
    return (number, tried) if tried else number


def list_changed_fields(before: Any, now: Any) -> dict[str, Any]:
    """Return the fields in which a value differs from an earlier one, recursively.

    Lists of equal length are compared item by item.
    """
    old, new = _make_fields_comparable(before), _make_fields_comparable(now)
    if old is None or new is None or old.keys() != new.keys():
        return {"=": now}
    return {name: list_changed_fields(old[name], value) for name, value in new.items() if old[name] != value}


def _make_fields_comparable(value: Any) -> dict[str, Any] | None:
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        return {str(number): each for number, each in enumerate(value)}
    return value if isinstance(value, dict) else None
