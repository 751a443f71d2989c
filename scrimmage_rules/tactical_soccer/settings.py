"""The options of a game after resolution: pitch, skills and readings."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from scrimmage_rules.kernel.codec import canonical, decode, decode_json
from scrimmage_rules.kernel.contract import Fault, Options, Refused
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.size_limits import MOST_NAMES, Fields, Text
from scrimmage_rules.tactical_soccer.pitch import BUNDLED, Pitch, PitchData, load_bundled_pitch
from scrimmage_rules.tactical_soccer.pitch_definition_faults import find_pitch_faults
from scrimmage_rules.tactical_soccer.skills import (
    PRINTED_SKILLS,
    Skill,
    SkillsByClass,
    create_skills_by_class,
    find_skill_faults,
)

RULEBOOK = Rulebook("tactical-soccer", __package__)

SHAPING = ("TS-A11", "TS-A12", "TS-A13", "TS-A14", "TS-A15")
"""The ambiguities whose readings shape a pitch and its tables."""

FIELD_OF = {"parametric": "default", "proposed-149": "default", "small-73": "small"}
"""The pitch of a game whose settings name no pitch, by reading of TS-A10."""


GivenSkills = Annotated[
    dict[Text, Annotated[tuple[Skill, ...], msgspec.Meta(max_length=MOST_NAMES)]], msgspec.Meta(max_length=MOST_NAMES)
]
"""The skills of each class; a rule says which classes there are."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings as given: a pitch by name or as data, and a table of skills by class."""

    pitch: Text | Fields | None = None
    """the name of a bundled pitch, or a pitch as data; if left out, the readings choose the pitch (TS-A10, TS-A11)"""

    skills: GivenSkills | None = None
    """the skills of each class, `F`, `M`, `D` and `G`; if left out, the printed table of positions applies"""


class Rules(msgspec.Struct, frozen=True):
    """The rules of one game, first argument of its functions; `reading` has a key for each ambiguity."""

    pitch: Pitch
    skills: SkillsByClass
    reading: dict[str, str]


def resolve_rules(options: Options) -> Rules:
    """Return the rules of a game; raise `MalformedData`, `UnknownName`, or `Refused` for invalid settings."""
    settings = decode(options.settings, Settings, "$.options.settings")
    reading = RULEBOOK.resolve(options.readings)
    data = choose_pitch(settings.pitch, reading)
    table = PRINTED_SKILLS if settings.skills is None else settings.skills
    faults = [*_list_faults_of_pitch(data, reading), *find_skill_faults(table)]
    if reading["TS-A10"] != "parametric" and data != _choose_pitch_by_reading(reading):
        faults.append(Fault("INTRO.kit-complete", "another-field", "/id"))
    if faults:
        raise Refused(faults)
    return Rules(_create_pitch(data, reading), create_skills_by_class(table), reading)


def _list_faults_of_pitch(data: PitchData, reading: dict[str, str]) -> tuple[Fault, ...]:
    return _create_pitch_with_faults(canonical(data), *(reading[name] for name in SHAPING))[0]


def _create_pitch(data: PitchData, reading: dict[str, str]) -> Pitch:
    pitch = _create_pitch_with_faults(canonical(data), *(reading[name] for name in SHAPING))[1]
    assert pitch is not None
    return pitch


@lru_cache(maxsize=1 << 4)
def _create_pitch_with_faults(data: bytes, *chosen: str) -> tuple[tuple[Fault, ...], Pitch | None]:
    """Return the faults of a pitch and the pitch, cached so that games share its tables."""
    read, reading = decode_json(data, PitchData), dict(zip(SHAPING, chosen, strict=True))
    faults = tuple(find_pitch_faults(read, reading))
    return faults, None if faults else Pitch(read, reading)


def choose_pitch(chosen: str | Fields | None, reading: dict[str, str]) -> PitchData:
    """Return the pitch of a setting: by name, as data, or by the readings (TS-A10, TS-A11)."""
    if chosen is None:
        return _choose_pitch_by_reading(reading)
    if isinstance(chosen, dict):
        return decode(chosen, PitchData, "$.options.settings.pitch")
    if chosen not in BUNDLED:
        raise MalformedData(
            "$.options.settings.pitch", f"no bundled pitch is called {chosen!r}; give one of {BUNDLED}, or data"
        )
    return load_bundled_pitch(chosen)


def _choose_pitch_by_reading(reading: dict[str, str]) -> PitchData:
    pointed = "-pointed" if reading["TS-A11"] == "point-forward" else ""
    return load_bundled_pitch(FIELD_OF[reading["TS-A10"]] + pointed)
