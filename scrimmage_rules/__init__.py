"""Executable rulebooks of four games called Scrimmage, and a kit that judges other implementations of them.

What programs may build on is offered here, and described in `scrimmage_rules.library`. It is loaded when it is first
asked for: `import scrimmage_rules` by itself loads nothing.
"""

from typing import Any

__version__ = "0.3.0"

__all__ = [
    "CHANCE_SEAT",
    "HIDDEN",
    "PUBLIC",
    "RULESETS",
    "Action",
    "Ambiguity",
    "Answer",
    "Archive",
    "BeyondCapacity",
    "CannotReplay",
    "ChanceFault",
    "ChanceLeft",
    "ChanceMismatch",
    "ChanceMissing",
    "Choice",
    "Choices",
    "Clause",
    "Entry",
    "Event",
    "Face",
    "Fault",
    "Finding",
    "Game",
    "Generator",
    "IllegalAction",
    "Listing",
    "MalformedData",
    "Move",
    "NameTaken",
    "Need",
    "NoTranscript",
    "Odds",
    "Options",
    "Outcome",
    "Pending",
    "Reading",
    "Record",
    "Refused",
    "Rejection",
    "Result",
    "Rules",
    "ScrimmageError",
    "TooManyOutcomes",
    "Transcript",
    "Turn",
    "UnknownName",
    "Unreadable",
    "Unsound",
    "Unwritable",
    "__version__",
    "open_archive",
    "open_ruleset",
    "read_transcript",
    "replay",
    "write_transcript",
]


def __getattr__(name: str) -> Any:
    """A public name, from the library."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from scrimmage_rules import library  # noqa: PLC0415  (the command starts without it)

    return getattr(library, name)


def __dir__() -> list[str]:
    """What a notebook offers."""
    return __all__
