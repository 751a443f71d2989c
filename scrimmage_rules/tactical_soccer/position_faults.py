"""Why a table cannot be: every reason by its code, with the clause blamed for it, in the order of blame.

There are four groups; what finds the reasons of a group stands in the modules of validity.
"""

from __future__ import annotations

from scrimmage_rules.kernel.position_faults import Told, blaming

SQUADS_LABELS_CLOCK = (
    Told("POOL.other-token-boxed", "drafted-twice", "a man in both squads, or twice in one"),
    Told("DRAFT.goalie-each", "not-his-one-goalie", "*red, then blue:* a squad without exactly its own goalie"),
    Told("TEAM.draft-own", "squad-not-in-order", "- a squad not in order"),
    Told("TEAM.size", "not-six", "- after the draft, not 6 men in a squad"),
    Told("DRAFT.roll-first", "drafted-too-early", "in `roll-off`: anybody but the two goalies in a squad"),
    Told(
        "DRAFT.alternate", "picks",
        "in `draft`: the squads not equal with the First coach active, nor the First coach one ahead with the other"
        " active; where `first` is null, anybody active",
    ),
    Told("DRAFT.from-ten", "nobody-left-to-pick", "in `draft`: nobody left to pick"),
    Told("DRAFT.roll-first", "first", "`first` set in `roll-off`, or null later"),
    Told("TURN.alternate", "active", "`active` null, or set in `roll-off` or `over`"),
    Told("GAME.ten-turns", "no-such-turn", "turn over 10 in half 1"),
    Told("GAME.end", "over-too-early", "`over` before turn 10 of half 2"),
    Told("GAME.tie-continue", "over-while-level", "`over` while level"),
    Told("GAME.tie-stop", "already-decided", "extra turns while not level, unless `over`"),
    Told("GAME.tie-stop", "decided-before", "`over` in extra turns by more than one point"),
    Told(
        "GAME.phase-order", "play-before-the-draft-is-over",
        "in `roll-off` or `draft`: any other field not as at the start",
    ),
)  # fmt: skip

LISTS_AND_PLACES = (
    Told("TURN.one-action", "done-not-in-order", "`done` not in order, or a man twice in it"),
    Told("CARD.yellow-effect", "barred-not-in-order", "the same of `barred`"),
    Told("CARD.first-yellow", "booked-not-in-order", "the same of `booked`"),
    Told("TURN.one-action", "spent_ahead-not-in-order", "the same of `spent_ahead`"),
    Told("CARD.red-effect", "sent_off-not-in-order", "the same of `sent_off`"),
    Told("SCATTER.ahead-one", "turned-not-in-order", "the same of `turned`"),
    Told("CARD.token", "offences-not-in-order", "`offences` not in order (a man may repeat)"),
    Told("SCATTER.ahead-one", "no-facing", "anybody in `turned` without TS-A15 `facing`"),
    Told("SCATTER.ahead-one", "turned-off-the-field", "somebody in `turned` off the pitch"),
    Told("TURN.one-action", "spent-ahead", "anybody in `spent_ahead` without TS-A29 `spends-next`"),
    Told("SETUP.place", "two-in-a-hex", "two men in a hex"),
    Told("CARD.red-effect", "sent-off", "*man by man in order:* sent off and on the pitch"),
    Told("SETUP.place", "no-such-hex", "- no hex of the pitch"),
    Told("GOALIE.three-goal-hexes", "in-goal", "- a fielder in a goal hex"),
    Told("GOALIE.confined", "out-of-his-box", "- a goalie outside his box and goal"),
    Told("SIDE.defenders-own", "not-his-ground", "- a defender outside his own side"),
    Told(
        "SETUP.place", "not-placed",
        "in `activate`, `intercept`, `receive`, `aim`, `shot`: a man neither on the pitch nor sent off",
    ),
    Told("CARD.red-effect", "nobody-left", "everybody sent off, unless `over`"),
)  # fmt: skip

SET_UP = (
    Told("SETUP.second-has-ball", "kick-off-elsewhere", "`kick_off` set in a phase other than `set-up` and `kick-off`"),
    Told(
        "GAME.tie-stop", "decided-before-the-set-up",
        "`set-up` or `kick-off` in extra turns, but before anybody was activated in turn 11",
    ),
    Told(
        "SETUP.second-has-ball", "no-kick-off",
        "`kick_off` null in `set-up` and `kick-off`, other than of returning men (TS-A20 `play-on`, half 2, turn 1)",
    ),
    Told(
        "SETUP.second-has-ball", "nobody-has-scored",
        "`kick_off` set, though neither a half begins (turn 1, nobody activated yet, the ball with the Second coach)"
        " nor the other coach has a point (under TS-A23 `goalie-ball` his points do not count)",
    ),
    Told("SETUP.place", "everybody-is-placed", "`set-up` with nobody to place"),
    Told(
        "SETUP.second-has-ball", "nothing-to-choose",
        "`kick-off` with somebody to place, or less than two men to choose from (nobody where `kick_off` is null)",
    ),
    Told(
        "CARD.red-effect", "never-sent-off",
        "*where only returning men may be placed (see below):* a man off the pitch without two offences, unless"
        " `kick_off` is set and everybody is being placed in order",
    ),
    Told(
        "SETUP.place", "out-of-order",
        "*else, in `set-up` and `kick-off`:* somebody on the pitch before whom one in the order of placing is off it"
        " and not sent off",
    ),
    Told("SCATTER.ahead-one", "turned-at-a-set-up", "- anybody in `turned`"),
    Told("SETUP.centre-hex-empty", "centre-hex", "- a man on the centre hex"),
    Told("SETUP.own-side", "not-his-side", "- *red, then blue:* a fielder not on his own side"),
    Told(
        "SETUP.circle-minimum", "circle-empty",
        "- all fielders of a squad placed, one at least, and none in the circle",
    ),
)  # fmt: skip

BALL = (
    Told("COMP.ball", "holder-off-the-field", "the holder off the pitch"),
    Told("COMP.ball", "off-the-field", "the loose ball off the field"),
    Told("COMP.ball", "two-balls", "a ball held and one loose"),
    Told("COMP.ball", "no-ball", "no ball in `activate`, or in `set-up` without `kick_off`"),
    Told("SHOOT.attempt", "without-the-ball", "in `aim` or `shot` the ball not with a man of the active seat"),
    Told("COMP.ball", "another-ball", "a ball held or loose in `intercept`, `receive` or `kick-off`"),
    Told("SETUP.second-has-ball", "ball-before-kick-off", "a ball held or loose in `set-up` with `kick_off`"),
)

CARDS = (
    Told("CARD.second-red", "without-two-offences", "*man by man in order:* sent off with less than two offences"),
    Told(
        "CARD.red-effect", "caught-after-being-sent-off",
        "- more than half + 1 offences (3 in half 1, 4 in half 2), or half + 1 and not sent off",
    ),
    Told("CARD.yellow-effect", "caught-while-barred", "- in turn 1 or 2 of half 1: two offences"),
    Told(
        "CARD.first-yellow", "offence-without-a-card",
        "- in turn 1 or 2 of half 1: an offence, and neither booked nor barred",
    ),
    Told("CARD.yellow-effect", "booked-and-barred", "- booked and barred"),
    Told("CARD.yellow-effect", "barred-in-the-first-turn", "- barred in turn 1 of half 1"),
    Told("CARD.first-yellow", "not-one-offence", "- booked or barred, and not just one offence"),
    Told("CARD.yellow-effect", "barred-but-not-done", "somebody barred and not done"),
    Told("TURN.one-action", "booked-but-not-done", "somebody booked and not done"),
    Told("TURN.one-action", "spent-ahead-but-not-done", "somebody in `spent_ahead` and not done"),
    Told("CARD.yellow-effect", "spent-ahead-while-barred", "somebody in `spent_ahead` and barred"),
)  # fmt: skip

ACTIONS = (
    Told("SHOOT.secret-write", "words-without-a-shot", "words in another phase than `aim` and `shot`"),
    Told(
        "TURN.complete", "nobody-left-to-activate",
        "in `activate`, `set-up`, `kick-off`: the active seat has nobody left to activate",
    ),
    Told(
        "TURN.first-starts", "not-the-first-coach",
        "- nobody activated yet in this turn, the First coach has somebody left, and the other one is active (not"
        " asked under TS-A29 `spends-next`)",
    ),
    Told(
        "TURN.one-action", "acting-but-not-done",
        "the shooter (in `aim`, `shot`) or the passer of `flight` not done",
    ),
    Told(
        "TURN.complete", "over-in-the-midst-of-a-turn",
        "`over` in turn 10 of half 2 with a man neither done nor sent off (under TS-A23 `reset-new-turn` allowed if"
        " the pitch is empty)",
    ),
)  # fmt: skip

FLIGHT = (
    Told("INTERCEPT.path", "flight", "`flight` missing in `intercept`, or set elsewhere"),
    Told(
        "PASS.attempt", "no-pass",
        "passer and receiver not two men of the active seat on the pitch, or passer not at `origin` (then nothing more"
        " is asked of the flight)",
    ),
    Told("RANGE.max-six", "pass-too-far", "the receiver more than 6 hexes away (then nothing more)"),
    Told("PATH.definition", "side", "`side` not one that the pass may have"),
    Told("INTERCEPT.path", "pass-roll", "`good` null without TS-A32 `intercept-first`, or set with it"),
    Told("SKILL.pass-auto-ahead", "cannot-fail", "`good` false for a pass that needs no roll"),
    Told(
        "PASS.rear-penalty", "cannot-succeed",
        "`good` true for a pass whose row has no S that the die, with its modifier, can reach",
    ),
    Told("PASS.attempt", "not-to-the-receiver", "`to` of a pass not failed not the receiver's hex"),
    Told("FAILPASS.d3", "no-such-landing", "`to` of a failed pass none of its landings"),
    Told("INTERCEPT.path", "nobody-to-intercept", "(if `to` is right) nobody who may try to intercept"),
    Told("INTERCEPT.path", "asked", "`asked` not opponents of the passer in order"),
)  # fmt: skip

CATCH = (
    Told("FAILPASS.receive-attempt", "catch", "`catch` missing in `receive`, or set elsewhere"),
    Told(
        "FAILPASS.receive-attempt", "nobody-to-try",
        "its man off the pitch or among `tried`, or a man twice in `tried` (then nothing more is asked of it)",
    ),
    Told("RANGE.row-distance", "row-of-a-scatter", "*with somebody in `tried`:* `row` not 1"),
    Told(
        "SCATTER.ahead-one", "not-from-who-failed",
        "- one of them off the pitch, or `origin` not the hex of the last",
    ),
    Told(
        "SCATTER.ahead-one", "not-ahead-of-who-failed",
        "- the man, or one who tried, not in one of the three hexes ahead of the one before him; any chain without"
        " TS-A51 `same-right-once-each`",
    ),
    Told(
        "FAILPASS.receive-attempt", "nobody-has-passed-before",
        "- all of them on the pitch, but of the active seat nobody there who is done and not barred",
    ),
    Told(
        "FAILPASS.receive-attempt", "origin",
        "*with nobody in `tried`:* `origin` his own hex, or none of the pitch (then nothing more)",
    ),
    Told(
        "RANGE.row-distance", "row",
        "- `row` not the distance from `origin` (at most 6), or not 1 without `origin`",
    ),
    Told(
        "FAILPASS.receive-attempt", "nobody-has-passed",
        "- at `origin` (in his own hex without it) no man of the active seat who is done",
    ),
    Told(
        "FAILPASS.d3", "no-landing-there",
        "- the man's hex no landing of any pass that can fail, from there to a team-mate of that man within 6",
    ),
)  # fmt: skip

SHOT = (
    Told(
        "RANGE.max-six", "shot-too-far",
        "in `aim`, `shot`: the shooter, or the target he has written, more than 6 hexes from the goal",
    ),
    Told(
        "SHOOT.reveal", "words",
        "both words in `aim`, or one missing in `shot` (without a goalie the defence's is null and not missing)",
    ),
    Told("SHOOT.defender-goalie", "no-goalie", "a defence's word without a goalie"),
    Told("SHOOT.goalie-moves", "goalie-elsewhere", "in `shot`: the goalie not in the goal hex of his word"),
)  # fmt: skip

REASONS = (
    "1. squads, labels, clock", *SQUADS_LABELS_CLOCK,
    "2. lists and places", *LISTS_AND_PLACES,
    "3. set-up, ball, cards, actions", *SET_UP, *BALL, *CARDS, *ACTIONS,
    "4. what is going on", *FLIGHT, *CATCH, *SHOT,
)  # fmt: skip

fault = blaming(REASONS)
