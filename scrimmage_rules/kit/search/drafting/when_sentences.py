"""The When sentence for a wanted request, found by recording the request that each candidate sentence makes."""

from __future__ import annotations

from typing import Any, Self

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.search.drafting.draft_sentences import WRONG, SentenceLine, find_start_request, try_sentence
from scrimmage_rules.kit.search.drafting.placeholder_values import (
    Fillers,
    SentenceLexicon,
    join_list_in_words,
    list_owned_men,
    list_texts_of_inner_values,
)

Ask = dict[str, Any]


class RecordingTable(Table):
    """A scenario state that records the requests of a sentence without sending them."""

    def __init__(self, real: Table, now: Any) -> None:
        """Copy the draft of a real scenario state; `now` is its current position."""
        super().__init__(real.ruleset)
        self.given = {**real.given, "begun": True}
        self.now = now
        self.heard: list[Ask] = []

    def twin(self) -> Self:
        """Return a new recorder without recorded requests."""
        other = super().twin()
        other.heard = []
        return other

    def position(self) -> Any:
        """Return the position of the real scenario state."""
        return self.now

    def ask(self, **request: Any) -> Any:
        """Record a request and return an empty reply."""
        self.heard.append(request)
        return {"status": "ok"}

    def expect(self, at: str, relation: str, value: Any) -> None:
        """Ignore an expectation, because there is no reply to compare with."""


def find_present_position(table: Table) -> Any:
    """Return the current position of a scenario. Before the first request, it is the drafted position."""
    if table.given.get("begun"):
        return table.twin().position()
    opening = find_start_request(table)
    return None if opening is None else opening.get("position")


def find_sentence_of_request(ask: Ask, table: Table, lexicon: SentenceLexicon) -> SentenceLine | None:
    """Return the sentence that makes a request, or None if the vocabulary has no such sentence."""
    words, known, table = (
        _list_possible_placeholder_texts(ask, lexicon),
        _list_known_values(ask, lexicon),
        RecordingTable(table, find_present_position(table)),
    )
    for step in lexicon.steps("When"):
        for text in lexicon.sentences(step.pattern, words, known):
            tried = try_sentence(table, step, text)
            if tried is not None and len(tried.heard) == 1 and _is_same_request(tried.heard[0], ask):
                return SentenceLine("When", text)
    return None


def _is_same_request(heard: Ask, wanted: Ask) -> bool:
    """Return whether two requests are equal; a sentence may omit the purpose of a chance outcome."""
    left, right = {"chance": [], **heard}, {"chance": [], **wanted}
    given, meant = left.pop("chance"), right.pop("chance")
    alike = len(given) == len(meant) and all(map(_covers_request, given, meant))
    return alike and left == right


def _covers_request(given: Ask, meant: Ask) -> bool:
    return given in (meant, {part: value for part, value in meant.items() if part != "for"})


def _list_possible_placeholder_texts(ask: Ask, lexicon: SentenceLexicon) -> list[str]:
    parts = [ask.get("action"), ask.get("chance"), ask.get("args")]
    near = list_texts_of_inner_values(*(part for part in parts if part is not None))
    return [*near, *list_owned_men(near, lexicon.seats)]


def _list_known_values(ask: Ask, lexicon: SentenceLexicon) -> Fillers:
    """Return texts for the placeholders of a request that name its action, its chance outcomes, or the paths of its
    odds.
    """
    args = ask.get("args", {})
    action = ask.get("action", args.get("action") if isinstance(args, dict) else None)
    known: Fillers = {"action": list_action_texts(action, lexicon) if action else []}
    if ask.get("chance"):
        known |= {"chance": _list_script_texts(ask["chance"]), "dice": _list_dice_texts(ask["chance"])}
    if "of" in args:
        names = {at: name for name, at in lexicon.words.words.places.items()}
        known["places"] = (
            [join_list_in_words([names[at] for at in args["of"]])] if set(args["of"]) <= names.keys() else []
        )
    return known


def list_action_texts(action: Any, lexicon: SentenceLexicon) -> list[str]:
    """Return a list with the first sentence that means this action, or an empty list if no sentence does."""
    near = list_texts_of_inner_values(action)
    for pattern in lexicon.words.words.actions:
        for text in lexicon.sentences(pattern, near):
            if _read_action(text, lexicon) == canonical(action):
                return [text]
    return []


def _read_action(words: str, lexicon: SentenceLexicon) -> bytes:
    try:
        return canonical(lexicon.words.words.action(words))
    except WRONG:
        return b""


def _list_script_texts(chance: list[Ask]) -> list[str]:
    """Return chance outcomes as text for the sentence `... is given`, each with its purpose and without."""
    return [
        join_list_in_words([way(each) for each in chance])
        for way in (_format_chance_outcome, _format_kind_with_purpose, _format_card, _format_card_with_purpose)
    ]


def _format_chance_outcome(each: Ask) -> str:
    return f"{each['kind']} {each['value']}"


def _format_kind_with_purpose(each: Ask) -> str:
    return _format_chance_outcome(each) + (f" for {each['for']}" if "for" in each else "")


def _format_card(each: Ask) -> str:
    return f"{'the coin' if each['kind'] == 'coin' else 'card'} {each['value']}"


def _format_card_with_purpose(each: Ask) -> str:
    return _format_card(each) + (f" for the {each['for'].replace('-', ' ')}" if "for" in each else "")


def _list_dice_texts(chance: list[Ask]) -> list[str]:
    """Return the text after the colon of a sentence: dice, or drawn results."""
    faces = [str(each["value"]) for each in chance]
    mixed = [
        face if each["kind"] == "d6" else f"{face} on the {each['kind']}"
        for face, each in _pair_dice_with_faces(faces, chance)
    ]
    first, *others = faces
    if not others:
        return [f"the {die} {first}" for die in ("die shows", f"{chance[0]['kind']} shows", "dice show")]
    fumbled = f"{first}, and {', then '.join([f'{others[0]} for the fumble', *others[1:]])}"
    return [
        f"the dice show {way}"
        for way in (join_list_in_words(faces), join_list_in_words(mixed), ", then ".join(faces), fumbled)
    ]


def _pair_dice_with_faces(faces: list[str], chance: list[Ask]) -> list[tuple[str, Ask]]:
    return list(zip(faces, chance, strict=True))
