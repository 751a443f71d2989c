"""Then sentences that are true for the reference and false for the implementation, found by sending both the same
requests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.matchers import value_at
from scrimmage_rules.kit.cases.vectors import Deed
from scrimmage_rules.kit.scenarios.scenario_world import Table, UnmetExpectation
from scrimmage_rules.kit.scenarios.vocabulary import Step
from scrimmage_rules.kit.search.drafting.draft_sentences import WRONG, SentenceLine, play_draft_sentence, try_sentence
from scrimmage_rules.kit.search.drafting.placeholder_values import (
    SentenceLexicon,
    list_owned_men,
    list_texts_of_inner_values,
    list_texts_of_value,
)
from scrimmage_rules.kit.search.drafting.when_sentences import list_action_texts

MOST_TRIED = 300
"""Maximum number of Then sentences to try on an implementation."""


class TrueThenSentence(NamedTuple):
    """A Then sentence that is true for the reference, with its requests and the values that it expects."""

    line: SentenceLine
    deeds: tuple[Deed, ...]

    def about(self, at: str) -> bool:
        """Return whether a sentence is about the value at this path, about a value inside it, or about a value that
        contains it.
        """
        places = [deed.expect.at for deed in self.deeds if deed.expect is not None]
        return any(f"{at}/".startswith(f"{each}/") or f"{each}/".startswith(f"{at}/") for each in places)


def find_true_then_sentences(
    table: Table, wrong: Sequence[Difference], lexicon: SentenceLexicon
) -> list[TrueThenSentence]:
    """Return Then sentences that are true for the reference now; those about wrong values come first."""
    found: dict[str, TrueThenSentence] = {}
    for line in _list_sentences_of_complete_answer(table, wrong, lexicon):
        tried = table.twin()
        if play_draft_sentence(tried, line):
            found.setdefault(line.text, _create_true_then_sentence(line, tried))
    for each in wrong:
        for step, text in _list_sentences_near_difference(table, each, lexicon):
            twin = None if text in found else try_sentence(table, step, text)
            if twin is not None:
                found[text] = _create_true_then_sentence(SentenceLine("Then", text), twin)
    telling = [each for each in found.values() if any(deed.expect is not None for deed in each.deeds)]
    return sorted(telling, key=lambda each: not any(each.about(one.at) for one in wrong))[:MOST_TRIED]


def _create_true_then_sentence(line: SentenceLine, table: Table) -> TrueThenSentence:
    return TrueThenSentence(line, table.take())


def _list_sentences_of_complete_answer(
    table: Table, wrong: Sequence[Difference], lexicon: SentenceLexicon
) -> Iterator[SentenceLine]:
    """Yield sentences that state a complete answer."""
    yield from _list_action_sentences(wrong, lexicon)
    yield from _list_sentences_of_trace(wrong)
    yield from map(_create_then_line, _list_answer_sentences(table, lexicon))
    yield from list_table_sentences(table, lexicon)


PARTS = ("/position", "/view", "/next", "/value")
"""Paths of values with many parts. For such a value, sentences state each part and not the whole value."""


def _list_sentences_near_difference(
    table: Table, each: Difference, lexicon: SentenceLexicon
) -> Iterator[tuple[Step, str]]:
    """Yield sentences with words that occur near a wrong value."""
    parts = each.at.split("/")[1:]
    around = value_at(_find_reply_with_value_at(table, each.at), "/".join(each.at.split("/")[:-1]))
    beside = [value for value in around.values() if not isinstance(value, dict)] if isinstance(around, dict) else []
    near = list_texts_of_inner_values(parts, each.wanted, *beside)
    near += list_owned_men(list_texts_of_inner_values(parts, each.wanted), lexicon.seats)
    for step in lexicon.steps("Then") if each.at.startswith(PARTS) else ():
        for text in lexicon.sentences(step.pattern, near):
            yield step, text


def _find_reply_with_value_at(table: Table, at: str) -> Any:
    """Return the reply that has a value at this path. For a path of the position, the position is requested."""
    if not at.startswith("/position"):
        return table.reply
    try:
        return {"position": table.twin().position()}
    except UnmetExpectation:
        return {}


def _list_sentences_of_trace(wrong: Sequence[Difference]) -> Iterator[SentenceLine]:
    """Yield sentences about the clauses that an explanation wrongly omits or cites."""
    for each in wrong:
        if each.at.startswith("/trace") and isinstance(each.wanted, list):
            for clause in each.wanted:
                yield _create_then_line(f"the explanation cites {clause}")
                yield _create_then_line(f"the explanation does not cite {clause}")


def _create_then_line(text: str) -> SentenceLine:
    return SentenceLine("Then", text)


def _list_action_sentences(wrong: Sequence[Difference], lexicon: SentenceLexicon) -> Iterator[SentenceLine]:
    """Yield a sentence that a seat can or cannot perform an action, for each wrongly listed or missing action."""
    for each in wrong:
        if each.at == "/actions" and each.relation in ("contains", "lacks"):
            listed = each.wanted if isinstance(each.wanted, list) else []
            for entry in listed:
                for words in list_action_texts(entry["action"], lexicon):
                    yield _create_then_line(
                        f"{entry['seat']} {'can' if each.relation == 'contains' else 'cannot'} {words}"
                    )


# ---- what the last answer says


def _list_answer_sentences(table: Table, lexicon: SentenceLexicon) -> Iterator[str]:
    """Yield the sentences about an answer that the vocabulary of every game has."""
    reply = table.reply
    if reply["status"] == "rejected":
        yield f"it is refused under {reply['clause']}"
    if reply["status"] == "ok":
        yield "it is accepted"
    if reply.get("turn"):
        yield from _list_turn_sentences(reply["turn"])
    if reply.get("next"):
        near = list_texts_of_inner_values(reply["next"]["kind"], reply["next"]["for"])
        for step in lexicon.steps("Then"):
            yield from lexicon.sentences(step.pattern, near)
    for entry in reply.get("trace", []):
        yield f"the explanation cites {entry['clause']}"


def _list_turn_sentences(turn: dict[str, Any]) -> Iterator[str]:
    pending = [f"{each['seat']} ({', '.join(each['kinds'])})" for each in turn["pending"]]
    if turn["over"]:
        result = turn["result"]
        won = f"and {result['winner']} has won" if result["winner"] else "and drawn"
        yield f"the game is over {won} under {result['clause']}"
    else:
        yield "the game goes on"
    if pending:
        yield f"these may act: {'; '.join(pending)}"


# ---- tables below a sentence


def list_table_sentences(table: Table, lexicon: SentenceLexicon) -> Iterator[SentenceLine]:
    """Yield the sentences with a table that state a needed chance or odds completely."""
    reply, ask = table.reply, table.last_ask
    if reply.get("next"):
        yield SentenceLine(
            "Then",
            "these outcomes are possible",
            [
                ["value", "p"],
                *([list_texts_of_value(each["value"])[0], each["p"]] for each in reply["next"]["outcomes"]),
            ],
        )
    if ask.get("query") == "odds" and reply["status"] == "ok":
        rows = _create_odds_rows(ask["args"]["of"], reply["value"], lexicon)
        if rows is not None:
            yield SentenceLine("Then", "the odds are", rows)


def _create_odds_rows(
    places: list[str], shares: list[dict[str, Any]], lexicon: SentenceLexicon
) -> list[list[str]] | None:
    names = {at: name for name, at in lexicon.words.words.places.items()}
    if not set(places) <= names.keys():
        return None
    heading = [names[at] for at in places]
    rows = [[_find_cell_text(*each, lexicon) for each in zip(heading, share["is"], strict=True)] for share in shares]
    if any(cell is None for row in rows for cell in row):
        return None
    return [[*heading, "p"], *([*map(str, row), share["p"]] for row, share in zip(rows, shares, strict=True))]


def _find_cell_text(name: str, value: Any, lexicon: SentenceLexicon) -> str | None:
    """Return the text of a value in the words of the game, or None if no text fits."""
    read: Callable[[str, str], Any] = lexicon.words.words.value
    for text in (
        *list_texts_of_value(value),
        *list_owned_men(list_texts_of_value(value), lexicon.seats),
        *_list_score_texts(value),
    ):
        try:
            if read(name, text) == value:
                return text
        except WRONG:
            continue
    return None


def _list_score_texts(value: Any) -> list[str]:
    lines = [f"{side} {number}" for side in ("own", "opponent's") for number in range(1, 51)]
    score = isinstance(value, dict) and value.keys() == {"home", "away"}
    return [f"{value['home']}:{value['away']}"] if score else ["midfield", "the goal line", *lines]
