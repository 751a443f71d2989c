"""The picture of the men: counters with number and hex, facing, markers and possible balls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.pictures.map_picture import INNER, DrawnMapPart, draw_hex_outlines
from scrimmage_rules.tactical_football.position import Carried, Down, Loose, Man, OnTheGround, Position
from scrimmage_rules.tactical_football.stages import Label

FILL = {"offense": "#1f5fbf", "defense": "#b3372f"}
PALE = {"offense": "#c3d7f5", "defense": "#f3c9c5"}

FRONT = "M-6-35l7 13h-14z"
"""SVG path of the mark on the front hexside of a man who faces north.

The mark is left of the middle, so that the marks of two men who face each other do not overlap.
"""

ASIDE = 11
"""Distance from the middle of a hex to a man, if two men share the hex."""


def draw_controlled_hexes(sheet: DrawnMapPart, controlled: dict[Role, frozenset[Hex]]) -> Iterator[str]:
    """Yield the SVG of the hexes that each side controls, one piece for each block of the map (6.2.B.1)."""
    for role in ROLES:
        blocks = ([place for place in block if place in controlled[role]] for block in sheet.blocks)
        seen = [f'<g><path d="{draw_hex_outlines(sheet, block, INNER)}"/></g>' for block in blocks if block]
        if seen:
            yield f'<g class="controlled {role}" fill="{PALE[role]}" fill-opacity="0.38">'
            yield from seen
            yield "</g>"


class DrawnMan(msgspec.Struct, frozen=True):
    """A man to draw, with his remaining points if he has moved in this phase."""

    role: Role
    label: Label
    man: Man
    left: int | None

    @property
    def man_in_words(self) -> str:
        """The man in words."""
        return describe_man(self.role, self.label, self.man)


def sort_numbers(labels: Iterable[Label]) -> list[Label]:
    """Return men sorted by number."""
    return sorted(labels, key=lambda label: (len(label), label))


def draw_men(sheet: DrawnMapPart, position: Position, left: dict[Label, int]) -> Iterator[str]:
    """Yield every man on the field, the offense first; `left` has the remaining points of moved men.

    The moved men are drawn last, so that no neighbour's counter covers their points.
    """
    yield '<g class="men" font-size="25" font-weight="bold" text-anchor="middle">'
    points = []
    for place, there in _group_men_by_hex(position, left).items():
        x, y = sheet.at(place)
        if len(there) > 2:
            yield _draw_stack(x, y, place, there)
            continue
        for number, drawn in enumerate(there):
            aside = 0 if len(there) == 1 else ASIDE * (2 * number - 1)
            yield _draw_counter(x + aside, y + aside, drawn, _draw_ball_of_man(position, drawn, x + aside, y + aside))
            points.append(_draw_points_left(drawn.left, x + aside, y + aside))
    yield from points
    yield "</g>"


def _group_men_by_hex(position: Position, left: dict[Label, int]) -> dict[Hex, list[DrawnMan]]:
    found: dict[Hex, list[DrawnMan]] = {}
    moving = getattr(position.stage, "side", None)
    for role in ROLES:
        team = position.men.of(role).on
        for label in sort_numbers(team):
            man = team[label]
            found.setdefault(man.at, []).append(DrawnMan(role, label, man, left.get(label) if role == moving else None))
    return found


def describe_man(role: Role, label: Label, man: Man) -> str:
    """Return a man in words: `offense 51 on 1930, facing N, hit`."""
    marked = [f"neutralized {man.neutralized}"] if man.neutralized else []
    marked += ["hit"] if man.hit else []
    return ", ".join([f"{role} {label} on {man.at}", f"facing {man.facing}", *marked])


def _draw_counter(x: int, y: int, drawn: DrawnMan, ball: str) -> str:
    """Return a counter, paler for a neutralized man."""
    role, label, man, left = drawn.role, drawn.label, drawn.man, drawn.left
    fill, ink = (PALE[role], "#222") if man.neutralized else (FILL[role], "#fff")
    turned = 360 // len(FACINGS) * FACINGS.index(man.facing)
    points = "" if left is None else f' data-left="{left}"'
    return (
        f'<g class="man {role}{" neutralized" if man.neutralized else ""}" data-man="{label}"{points}>'
        f"<title>{drawn.man_in_words}</title>"
        f'<path class="token" d="M{x} {y}{INNER}" fill="{fill}" stroke="{FILL[role]}"/>'
        f'<path class="front" d="{FRONT}" transform="translate({x} {y})rotate({turned})" fill="{FILL[role]}"'
        ' stroke="#fff" stroke-width="1.6"/>'
        f"{_draw_counter_text((x, y), (label, man.at), ink)}{_draw_markers(man, x, y)}{ball}</g>"
    )


def _draw_counter_text(middle: tuple[int, int], lines: tuple[object, Hex], ink: str) -> str:
    """Return the text of a counter around its middle: a name, and the hex below it."""
    x, y = middle
    name, place = lines
    return (
        f'<text class="name" x="{x}" y="{y + 4}" fill="{ink}">{name}</text>'
        f'<text class="where" x="{x}" y="{y + 18}" fill="{ink}" font-size="14" font-weight="normal">{place}</text>'
    )


def _draw_markers(man: Man, x: int, y: int) -> str:
    """Return a Hit marker or a Neutralization marker with its number (T.contact.Dh.1, T.contact.Dn)."""
    if not man.neutralized and not man.hit:
        return ""
    word, sort = (str(man.neutralized), "down") if man.neutralized else ("H", "hit")
    return (
        f'<rect class="marker {sort}" x="{x - 29}" y="{y - 28}" width="22" height="22" rx="4" fill="#ffd400"'
        f' stroke="#222" stroke-width="1.6"/><text class="marked" x="{x - 18}" y="{y - 10}" fill="#111"'
        f' font-size="19">{word}</text>'
    )


def _draw_points_left(left: int | None, x: int, y: int) -> str:
    """Return SVG with the remaining Movement Points of a man in a circle; an empty text if they are not known."""
    if left is None:
        return ""
    return (
        f'<circle class="left" cx="{x - 26}" cy="{y + 19}" r="11" fill="#fff" stroke="#222" stroke-width="1.6"/>'
        f'<text class="marked" x="{x - 26}" y="{y + 25}" fill="#111" font-size="17">{left}</text>'
    )


def _draw_ball_of_man(position: Position, drawn: DrawnMan, x: int, y: int) -> str:
    ball = position.ball
    if drawn.role == "defense" or not isinstance(ball, Carried) or drawn.label not in ball.carriers:
        return ""
    return _draw_ball(x + 22, y - 20, "held" if drawn.label == ball.by else "dummy")


BALLS = {
    "held": "the ball", "dummy": "a dummy ball", "ground": "the ball", "down": "the ball, down",
    "loose": "the ball, loose",
}  # fmt: skip
"""The balls that are drawn, in words."""


def _draw_ball(x: int, y: int, how: str) -> str:
    broken = ' stroke-dasharray="4 3"' if how == "dummy" else ""
    fill = "#fff" if how == "dummy" else "#8a4b1f"
    said = BALLS[how]
    return (
        f'<ellipse class="ball {how}" cx="{x}" cy="{y}" rx="12" ry="8.5" fill="{fill}" stroke="#111"'
        f' stroke-width="2.6"{broken}><title>{said}</title></ellipse>'
    )


def draw_uncarried_ball(sheet: DrawnMapPart, position: Position) -> Iterator[str]:
    """Yield a ball that no man carries: before the snap, after a fumble, or down."""
    ball = position.ball
    if not isinstance(ball, OnTheGround | Loose | Down):
        return
    x, y = sheet.at(ball.at)
    how = "down" if isinstance(ball, Down) else "loose" if isinstance(ball, Loose) else "ground"
    taken = any(ball.at in position.men.of(role).by_hex for role in ROLES)
    yield _draw_ball(x + 22, y - 20, how) if taken else _draw_ball(x, y, how)


def _draw_stack(x: int, y: int, place: Hex, there: list[DrawnMan]) -> str:
    """Return one symbol with the number of men for a stack of many men, such as the huddle."""
    role, labels = there[0].role, " ".join(drawn.label for drawn in there)
    layers = "".join(
        f'<path class="token" d="M{x + step} {y + step}{INNER}" fill="{FILL[role]}" stroke="#fff"/>'
        for step in (8, 4, 0)
    )
    return (
        f'<g class="man {role} stack" data-man="{labels}"><title>{role} {labels} on {place}</title>{layers}'
        f"{_draw_counter_text((x, y), (len(there), place), '#fff')}</g>"
    )
