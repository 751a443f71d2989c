"""The When sentence for one wanted request, found by recording the request of each candidate."""

from __future__ import annotations

from typing import Any, Self

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.search.drafting.draft_sentences import WRONG, Line, attempt, opening_of
from scrimmage_rules.kit.search.drafting.placeholder_values import Fillers, Lexicon, joined, owned, words_near

Ask = dict[str, Any]


class Hearing(Table):
    """A table that records the requests of a sentence and performs nothing."""

    def __init__(self, real: Table, now: Any) -> None:
        """Copy the draft of a real table; `now` is its present position."""
        super().__init__(real.ruleset)
        self.given = {**real.given, "begun": True}
        self.now = now
        self.heard: list[Ask] = []

    def twin(self) -> Self:
        """Return a new table without recorded requests."""
        other = super().twin()
        other.heard = []
        return other

    def position(self) -> Any:
        """Return the position of the real table."""
        return self.now

    def ask(self, **request: Any) -> Any:
        """Record a request."""
        self.heard.append(request)
        return {"status": "ok"}

    def expect(self, at: str, relation: str, value: Any) -> None:
        """Ignore an expectation: there is no reply to compare."""


def position_now(table: Table) -> Any:
    """Return the position on a table, or the one that is drafted for it."""
    if table.given.get("begun"):
        return table.twin().position()
    opening = opening_of(table)
    return None if opening is None else opening.get("position")


def sentence(ask: Ask, table: Table, lexicon: Lexicon) -> Line | None:
    """Return the sentence for a request, or None if the vocabulary has no such sentence."""
    words, known, table = _near(ask, lexicon), _known(ask, lexicon), Hearing(table, position_now(table))
    for step in lexicon.steps("When"):
        for text in lexicon.sentences(step.pattern, words, known):
            tried = attempt(table, step, text)
            if tried is not None and len(tried.heard) == 1 and _fits(tried.heard[0], ask):
                return Line("When", text)
    return None


def _fits(heard: Ask, wanted: Ask) -> bool:
    """Return whether two requests are equal; a sentence may leave out the purpose of chance."""
    left, right = {"chance": [], **heard}, {"chance": [], **wanted}
    given, meant = left.pop("chance"), right.pop("chance")
    alike = len(given) == len(meant) and all(map(_is_said, given, meant))
    return alike and left == right


def _is_said(given: Ask, meant: Ask) -> bool:
    return given in (meant, {part: value for part, value in meant.items() if part != "for"})


def _near(ask: Ask, lexicon: Lexicon) -> list[str]:
    parts = [ask.get("action"), ask.get("chance"), ask.get("args")]
    near = words_near(*(part for part in parts if part is not None))
    return [*near, *owned(near, lexicon.seats)]


def _known(ask: Ask, lexicon: Lexicon) -> Fillers:
    """Return the values of the fields that a function of the game reads."""
    args = ask.get("args", {})
    action = ask.get("action", args.get("action") if isinstance(args, dict) else None)
    known: Fillers = {"action": in_words(action, lexicon) if action else []}
    if ask.get("chance"):
        known |= {"chance": _scripts(ask["chance"]), "dice": _dice(ask["chance"])}
    if "of" in args:
        names = {at: name for name, at in lexicon.words.words.places.items()}
        known["places"] = [joined([names[at] for at in args["of"]])] if set(args["of"]) <= names.keys() else []
    return known


def in_words(action: Any, lexicon: Lexicon) -> list[str]:
    """Return an action in the words of the game: the first matching ones."""
    near = words_near(action)
    for pattern in lexicon.words.words.actions:
        for text in lexicon.sentences(pattern, near):
            if _read(text, lexicon) == canonical(action):
                return [text]
    return []


def _read(words: str, lexicon: Lexicon) -> bytes:
    try:
        return canonical(lexicon.words.words.action(words))
    except WRONG:
        return b""


def _scripts(chance: list[Ask]) -> list[str]:
    """Return chance in the words of `is given`, with its purposes and without."""
    return [joined([way(each) for each in chance]) for way in (_kind, _kind_for, _card, _card_for)]


def _kind(each: Ask) -> str:
    return f"{each['kind']} {each['value']}"


def _kind_for(each: Ask) -> str:
    return _kind(each) + (f" for {each['for']}" if "for" in each else "")


def _card(each: Ask) -> str:
    return f"{'the coin' if each['kind'] == 'coin' else 'card'} {each['value']}"


def _card_for(each: Ask) -> str:
    return _card(each) + (f" for the {each['for'].replace('-', ' ')}" if "for" in each else "")


def _dice(chance: list[Ask]) -> list[str]:
    """Return dice as they are written after a colon, and drawn results."""
    faces = [str(each["value"]) for each in chance]
    mixed = [face if each["kind"] == "d6" else f"{face} on the {each['kind']}" for face, each in _pairs(faces, chance)]
    first, *others = faces
    if not others:
        return [f"the {die} {first}" for die in ("die shows", f"{chance[0]['kind']} shows", "dice show")]
    fumbled = f"{first}, and {', then '.join([f'{others[0]} for the fumble', *others[1:]])}"
    return [f"the dice show {way}" for way in (joined(faces), joined(mixed), ", then ".join(faces), fumbled)]


def _pairs(faces: list[str], chance: list[Ask]) -> list[tuple[str, Ask]]:
    return list(zip(faces, chance, strict=True))
