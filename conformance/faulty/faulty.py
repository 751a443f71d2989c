"""Command that runs an adapter with one fault: `python faulty.py FAULT`. README.md lists the faults with the verdicts
of the kit.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable

from conversation import (
    Array,
    Banner,
    Bottomless,
    Chats,
    ClosesStdout,
    CrashOnLoad,
    Exits,
    FloatId,
    Garbage,
    HalfALine,
    Late,
    Mute,
    Nameless,
    NoId,
    NoLineEnd,
    NotText,
    OddStatus,
    OtherProtocol,
    Silent,
    Stillborn,
    Twice,
    Unasked,
    WrongId,
)
from explaining import (
    Backwards,
    CitesEverything,
    HoldsEverywhere,
    LoadsWrong,
    LosesTheTurn,
    NoFacts,
    Overuses,
)
from honest import Honest
from impostor import LooksUp
from odd_but_correct import (
    BlankLines,
    Noisy,
    UnrequestedFields,
    Windows,
)
from processes import (
    Babble,
    Blank,
    Deaf,
    EndlessLine,
    Flood,
    HeldPipe,
    Lingers,
    Outlived,
    ShortLived,
    Slow,
    Stops,
    Torrent,
    Zero,
)
from rules import (
    ChangesOnRefusal,
    Floats,
    Forgets,
    Internal,
    Leak,
    Lenient,
    Miscounts,
    MissesOne,
    NeverNeedsChance,
    No,
    NotYet,
    OffByOne,
    OtherReading,
    OwnDice,
    SwapsSeats,
    WrongClause,
    Yes,
)
from writing import DecimalUsed, OmitsEmpty, Unreduced

FAULTS: dict[str, Callable[[], Honest]] = {
    "mute": Mute, "stillborn": Stillborn, "banner": Banner, "other-protocol": OtherProtocol, "nameless": Nameless,
    "silent": Silent, "late": Late, "crash-on-load": CrashOnLoad, "exits": Exits, "half-a-line": HalfALine,
    "closes-stdout": ClosesStdout, "garbage": Garbage, "not-text": NotText, "bottomless": Bottomless,
    "wrong-id": WrongId, "no-id": NoId, "array": Array, "odd-status": OddStatus, "twice": Twice,
    "chats": Chats, "float-id": FloatId, "unasked": Unasked, "no-line-end": NoLineEnd,
    "yes": Yes, "no": No, "lenient": Lenient,
    "wrong-clause": WrongClause, "leak": Leak, "own-dice": OwnDice, "never-needs-chance": NeverNeedsChance,
    "forgets": Forgets, "swaps-seats": SwapsSeats, "off-by-one": OffByOne, "changes-on-refusal": ChangesOnRefusal,
    "misses-one": MissesOne, "miscounts": Miscounts,
    "floats": Floats, "not-yet": NotYet, "internal": Internal, "other-reading": OtherReading,
    "cites-everything": CitesEverything, "holds-everywhere": HoldsEverywhere, "backwards": Backwards,
    "no-facts": NoFacts, "overuses": Overuses, "loads-wrong": LoadsWrong, "loses-the-turn": LosesTheTurn,
    "decimal-used": DecimalUsed, "unreduced": Unreduced, "omits-empty": OmitsEmpty,
    "zero": Zero, "babble": Babble, "blank": Blank, "outlived": Outlived, "endless-line": EndlessLine, "flood": Flood,
    "held-pipe": HeldPipe, "stops": Stops, "short-lived": ShortLived, "slow": Slow, "torrent": Torrent,
    "lingers": Lingers, "deaf": Deaf, "looks-up": LooksUp,
    "honest": Honest, "windows": Windows, "blank-lines": BlankLines, "noisy": Noisy, "chatty": UnrequestedFields,
}  # fmt: skip


def main() -> int:
    """Run the adapter with the fault that the command line names, and answer requests line by line until the input
    ends. Return the exit code.
    """
    adapter = FAULTS[sys.argv[1]]()
    os.write(1, adapter.before())
    for line in sys.stdin.buffer:
        if line.strip():
            written = adapter.line(json.loads(line))
            while written:
                written = written[os.write(1, written) :]
    adapter.after()
    return 0


if __name__ == "__main__":
    sys.exit(main())
