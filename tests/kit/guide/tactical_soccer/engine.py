"""The tables of tactical-soccer: the program that the guide for implementers arrives at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hexes import Hex, ahead, distance, neighbours, on_line, opposite, path

Fields = dict[str, Any]

SEATS = ["red", "blue"]
ATTACK = {"red": 1, "blue": -1}
MEN = ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3"]
WORDS = ["Left", "Center", "Right"]
CLASSES = {"F": "forward", "M": "midfielder", "D": "defender", "G": "goalie"}
ALL_SKILLS = ["Intercept", "Pass", "Receive", "Shoot", "Tackle", "Steal", "Save", "Goalie"]
SKILLS = {
    "F": ["Intercept", "Pass", "Shoot", "Tackle"], "M": ["Pass", "Receive", "Tackle", "Steal"],
    "D": ["Intercept", "Receive", "Tackle", "Save"], "G": ["Pass", "Receive", "Save", "Goalie"],
}  # fmt: skip
SUCCESS = ["FSSSSS", "FFSSSS", "FFFSSS", "FFFSSS", "FFFFSS", "FFFFFS"]
SHOOT = ["MDDSSS", "MDDSSS", "MMDSSS", "MMMDSS", "MMMDDS", "MMMMDS"]
MEANS = {"S": "success", "F": "failure", "M": "failure", "D": "deviation"}
FOUL = {"text-5-6": (5, 2), "table-4-6": (4, 1), "mixed": (4, 2)}
RULINGS = {
    "TS-A01": "text-5-6", "TS-A10": "parametric", "TS-A11": "flat-forward", "TS-A12": "radius-1", "TS-A13": "shared",
    "TS-A14": "three-by-two", "TS-A15": "attack-direction", "TS-A34": "edge-counts-both", "TS-A49": "stop-inside",
    "TS-A50": "goalie-ball",
}  # fmt: skip
NAMES = ["default", "small", "default-pointed", "small-pointed"]
PITCHES: Fields = {name: json.loads((Path(__file__).parent / f"{name}.json").read_text()) for name in NAMES}


class Wrong(Exception):
    """A question that makes no sense: it is answered with an error, and the program goes on."""


class Rules:
    """What the options of a question say: the readings that are played, the skills, and the pitch."""

    def __init__(self, options: Fields) -> None:
        self.reading = {**RULINGS, **options.get("readings", {})}
        settings = options.get("settings", {})
        size = "small" if self.reading["TS-A10"] == "small-73" else "default"
        usual = f"{size}-pointed" if self.reading["TS-A11"] == "point-forward" else size
        self.skills = settings.get("skills", SKILLS)
        self.lay(settings.get("pitch", usual))

    def lay(self, pitch: Any) -> None:
        """Lay out a pitch, or the one of that name."""
        if isinstance(pitch, str) and pitch not in PITCHES:
            raise Wrong(f"$.pitch: there is no pitch {pitch!r}")
        self.pitch: Fields = PITCHES[pitch] if isinstance(pitch, str) else pitch
        columns = {x: range(first, last + 1, 2) for x, first, last in self.pitch["columns"] if (x + first) % 2 == 0}
        self.field = [[x, y] for x in columns for y in columns[x]]
        self.pointed = self.pitch["orientation"] == "point"
        self.box = self.pitch["boxes"].get(self.reading["TS-A14"])
        radius = 2 if self.reading["TS-A12"] == "radius-2" else 1
        self.circle = [each for each in self.field if self.far(each, [0, 0]) <= radius]

    def far(self, one: Hex, other: Hex) -> int:
        return distance(one, other, self.pointed)

    def goal(self, seat: str) -> list[Hex]:
        return [self.pitch["goals"][seat][word] for word in WORDS]

    @property
    def hexes(self) -> list[Hex]:
        return [*self.field, *self.goal("red"), *self.goal("blue")]

    def off(self, place: Hex) -> str | None:
        """The line over which a hex lies; None for one on the field."""
        if place in self.field:
            return None
        return "end" if abs(place[1]) > max(abs(y) for _, y in self.field) else "side"

    def own(self, seat: str) -> list[Hex]:
        halfway = sorted(place for place in self.field if place[1] == 0)
        shares = {"shared": halfway, "neutral": [], "odd-split": halfway[SEATS.index(seat) :: 2]}
        return [each for each in self.field if each[1] * ATTACK[seat] < 0 or each in shares[self.reading["TS-A13"]]]


def query(name: object, asked: Fields, options: Fields) -> Any:
    """The value of a query, or None where it is not known."""
    return TABLES[name](Rules(options), asked) if isinstance(name, str) and name in TABLES else None


# ---- what is asked


def place(rules: Rules, asked: Fields, name: str) -> Hex:
    found: Hex = asked[name]
    if found not in rules.hexes:
        raise Wrong(f"$.args.{name}: there is no hex {found}")
    return found


def number(asked: Fields, name: str, least: int, most: int) -> int:
    found: int = asked[name]
    if type(found) is not int or not least <= found <= most:
        raise Wrong(f"$.args.{name}: {found!r} is not from {least} to {most}")
    return found


# ---- tables


def looked_up(table: list[str]) -> Any:
    def look_up(_rules: Rules, asked: Fields) -> Fields:
        row = table[number(asked, "distance", 1, 6) - 1]
        modifier = number(asked, "modifier", -9, 9) if "modifier" in asked else 0
        column = min(6, max(1, number(asked, "die", 1, 6) + modifier))
        return {"column": column, "letter": row[column - 1], "means": MEANS[row[column - 1]]}

    return look_up


def foul_die(rules: Rules, asked: Fields) -> Fields:
    least, caught = FOUL[rules.reading["TS-A01"]]
    die = number(asked, "die", 1, 6)
    return {"outcome": "success" if die >= least else "caught" if die <= caught else "failure"}


def skills(rules: Rules, asked: Fields) -> Fields:
    if asked["class"] not in CLASSES:
        raise Wrong(f"$.args.class: there is no class {asked['class']!r}")
    has = rules.skills[asked["class"]]
    return {"class": CLASSES[asked["class"]], "skills": [skill for skill in ALL_SKILLS if skill in has]}


def kit(_rules: Rules, _asked: Fields) -> Fields:
    tokens = [*(f"{seat} {man}" for seat in SEATS for man in MEN), "red G1", "blue G2"]
    return {
        "players": [*MEN, "G1", "G2"], "classes": {"forward": 3, "midfielder": 4, "defender": 3, "goalie": 0},
        "goalies": ["G1", "G2"], "tokens": tokens, "balls": 1, "yellow cards": 10, "dice": 2,
        "charts": ["position", "action", "shoot", "success"], "records": ["score", "shot choices", "turns"],
    }  # fmt: skip


# ---- distances


def steps(rules: Rules, asked: Fields) -> Fields:
    far = rules.far(place(rules, asked, "from"), place(rules, asked, "to"))
    return {"steps": far, "in range": far <= 6}


def way(rules: Rules, asked: Fields) -> list[Hex]:
    reading, side = rules.reading["TS-A34"], asked.get("side")
    edges = "neither" if reading == "interior-only" else side if reading == "passer-chooses" and side else "both"
    return path(rules.hexes, place(rules, asked, "from"), place(rules, asked, "to"), edges, rules.pointed)


def bearing(rules: Rules, asked: Fields) -> str:
    start, end = place(rules, asked, "from"), place(rules, asked, "to")
    nearer = (end[1] - start[1]) * ATTACK[asked["seat"]]
    if rules.reading["TS-A15"] == "goal-distance":
        goal = rules.goal("blue" if asked["seat"] == "red" else "red")[1]
        nearer = rules.far(start, goal) - rules.far(end, goal)
    return "level" if nearer == 0 else "ahead" if nearer > 0 else "rear"


def scatter(rules: Rules, asked: Fields) -> list[Fields]:
    hexes = ahead(place(rules, asked, "from"), ATTACK[asked["seat"]])
    return [{"hex": each, "line": rules.off(each)} for each in hexes]


def failed_pass(rules: Rules, asked: Fields) -> list[Fields]:
    start, end = place(rules, asked, "from"), place(rules, asked, "to")
    if start == end:
        raise Wrong("$.args.to: a pass goes to another hex")
    whole = rules.far(start, end)
    return [landing(rules, start, end, whole + beyond) for beyond in (2, 1, -2)]


def landing(rules: Rules, start: Hex, end: Hex, steps: int) -> Fields:
    def at(number: int) -> Hex:
        return start if number <= 0 else on_line(start, end, number, rules.pointed, rules.field)

    line = None if at(steps) == start else rules.off(at(steps))
    at_side, at_end = rules.reading["TS-A49"], rules.reading["TS-A50"]
    stops = {"side": at_side in {"stop-inside", "reroll"}, "end": at_end == "stop-inside"}
    if line is None or not stops[line]:
        return {"hex": at(steps), "line": line}
    while steps > 0 and at(steps) not in rules.field:
        steps -= 1
    return {"hex": at(steps), "line": None}


# ---- the pitch


def pitch(rules: Rules, _asked: Fields) -> Fields:
    told = {name: rules.pitch[name] for name in ("id", "invented", "orientation", "centre", "goals")}
    boxes = {seat: rules.box[seat] for seat in SEATS}
    before = {seat: next(each for each in boxes[seat] if rules.far(each, rules.goal(seat)[1]) == 1) for seat in SEATS}
    return {
        **told, "hexes": sorted(rules.field), "circle": sorted(rules.circle),
        "halfway": sorted(each for each in rules.field if each[1] == 0), "boxes": boxes, "before goal": before,
        "own": {seat: sorted(rules.own(seat)) for seat in SEATS},
    }  # fmt: skip


def check_pitch(rules: Rules, asked: Fields) -> Fields:
    rules.lay(asked["pitch"])
    columns, centre = rules.pitch["columns"], rules.pitch["centre"]
    found = [("INTRO.kit-complete", "/columns") for sound in sound_columns(rules, columns) if not sound]
    if sum(y < 0 for _, y in rules.field) < 6:
        found.append(("SETUP.place", "/columns"))
    if centre != [0, 0] or centre not in rules.field:
        found.append(("SETUP.centre-hex-mark", "/centre"))
    found += [*faults_of_side(rules, "red", "blue"), *faults_of_side(rules, "blue", "red")]
    if rules.pointed != (rules.reading["TS-A11"] == "point-forward"):
        found.append(("SCATTER.direct-ahead", "/orientation"))
    return {"faults": [{"clause": clause, "path": path} for clause, path in found]}


def sound_columns(rules: Rules, columns: list[list[int]]) -> list[bool]:
    xs, most = [x for x, _, _ in columns], max((last for _, _, last in columns), default=0)
    return [
        bool(xs) and xs == list(range(xs[0], xs[0] + len(xs))),
        all(first <= last and (x + first) % 2 == (x + last) % 2 == 0 for x, first, last in columns),
        all(last >= most - 1 and first <= 1 - most for _, first, last in columns),
        all(opposite(each) in rules.field for each in rules.field),
        len(rules.field) <= 800,
    ]


def faults_of_side(rules: Rules, seat: str, other: str) -> list[tuple[str, str]]:
    goal, name = rules.goal(seat), rules.reading["TS-A14"]
    found = [] if sound_goal(rules, seat) else [("GOALIE.three-goal-hexes", f"/goals/{seat}")]
    if [opposite(each) for each in goal] != rules.goal(other):
        found.append(("INTRO.kit-complete", f"/goals/{seat}"))
    if rules.box is None:
        found.append(("GOALIE.box", f"/boxes/{name}"))
    else:
        if not sound_box(rules, rules.box[seat], goal):
            found.append(("GOALIE.box", f"/boxes/{name}/{seat}"))
        if sorted(map(opposite, rules.box[seat])) != sorted(rules.box[other]):
            found.append(("INTRO.kit-complete", f"/boxes/{name}/{seat}"))
    if not any(y * ATTACK[seat] < 0 for _, y in rules.circle):
        found.append(("SETUP.circle-minimum", "/columns"))
    return found


def sound_goal(rules: Rules, seat: str) -> bool:
    left, centre, right = goal = rules.goal(seat)
    way = ATTACK[seat]
    beyond = all((x + y) % 2 == 0 and all(y * way < row * way for _, row in rules.field) for x, y in goal)
    apart = (rules.far(left, centre), rules.far(centre, right), rules.far(left, right)) == (1, 1, 2)
    return beyond and apart and (left[0] - right[0]) * way > 0


def sound_box(rules: Rules, box: list[Hex], goal: list[Hex]) -> bool:
    six = len(box) == len({tuple(each) for each in box}) == 6 and all(each in rules.field for each in box)
    return six and all(any(near in box for near in neighbours(each, rules.pointed)) for each in goal)


TABLES = {
    "about": lambda _rules, _asked: {
        "title": "Scrimmage, A Tactical Soccer Game", "author": "Daelphinux", "coaches": SEATS,
    },
    "action-table": lambda _rules, _asked: {
        "steal": 6, "save adjacent": 5, "save occupied": 4, "intercept": 5, "pass": "success table",
        "receive": "success table", "shot": "shoot table",
    },
    "kit": kit, "skills": skills, "success": looked_up(SUCCESS), "shoot": looked_up(SHOOT), "foul-die": foul_die,
    "distance": steps, "path": way, "bearing": bearing, "scatter": scatter, "failed-pass": failed_pass,
    "pitch": pitch, "check-pitch": check_pitch,
}  # fmt: skip
