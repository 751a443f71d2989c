"""Faults of positions: the code, the clause and the description of every reason, in the order of blame.

There are four groups. The modules of validity find the reasons of each group.
"""

from __future__ import annotations

from scrimmage_rules.kernel.position_faults import Blame, fault_factory

SQUADS_LABELS_CLOCK = (
    Blame("POOL.other-token-boxed", "drafted-twice", "a man is wrongly in both squads, or twice in one squad"),
    Blame(
        "DRAFT.goalie-each", "not-his-one-goalie",
        "*each squad:* the squad does not have exactly one goalie, its coach's own",
    ),
    Blame("TEAM.draft-own", "squad-not-in-order", "*each squad:* the men of the squad are not listed in order"),
    Blame("TEAM.size", "not-six", "*each squad:* after the draft, the squad does not have 6 men"),
    Blame("DRAFT.roll-first", "drafted-too-early", "in the phase `roll-off`: a squad contains a fielder already"),
    Blame(
        "DRAFT.alternate", "picks",
        "in the phase `draft`: the picks do not alternate from the First coach (see below)",
    ),
    Blame("DRAFT.from-ten", "nobody-left-to-pick", "in the phase `draft`: no fielder is left to pick"),
    Blame(
        "DRAFT.roll-first", "first",
        "`first` is wrongly set in the phase `roll-off`, or wrongly null in a later phase",
    ),
    Blame(
        "TURN.alternate", "active",
        "`active` is wrongly set in the phase `roll-off` or `over`, or wrongly null in any other phase",
    ),
    Blame("GAME.ten-turns", "no-such-turn", "in half 1: `turn` is too high, above 10"),
    Blame("GAME.end", "over-too-early", "in the phase `over`: it is too early, before turn 10 of half 2"),
    Blame("GAME.tie-continue", "over-while-level", "in the phase `over`: the scores are wrongly equal"),
    Blame(
        "GAME.tie-stop", "already-decided",
        "in an extra turn, before the phase `over`: the scores are wrongly different",
    ),
    Blame(
        "GAME.tie-stop", "decided-before",
        "in the phase `over` after an extra turn: the winner leads by too much, more than one goal",
    ),
    Blame(
        "GAME.phase-order", "play-before-the-draft-is-over",
        "in the phase `roll-off` or `draft`: another field wrongly differs from the start of the match",
    ),
)  # fmt: skip

LISTS_AND_PLACES = (
    Blame("TURN.one-action", "done-not-in-order", "the list `done` is not in order, or names a man twice"),
    Blame("CARD.yellow-effect", "barred-not-in-order", "the list `barred` is not in order, or names a man twice"),
    Blame("CARD.first-yellow", "booked-not-in-order", "the list `booked` is not in order, or names a man twice"),
    Blame(
        "TURN.one-action", "spent_ahead-not-in-order",
        "the list `spent_ahead` is not in order, or names a man twice",
    ),
    Blame("CARD.red-effect", "sent_off-not-in-order", "the list `sent_off` is not in order, or names a man twice"),
    Blame("SCATTER.ahead-one", "turned-not-in-order", "the list `turned` is not in order, or names a man twice"),
    Blame("CARD.token", "offences-not-in-order", "the list `offences` is not in order (it may repeat a man)"),
    Blame("SCATTER.ahead-one", "no-facing", "`turned` names a man, but the reading of TS-A15 is not `facing`"),
    Blame("SCATTER.ahead-one", "turned-off-the-field", "`turned` wrongly names a man who is off the pitch"),
    Blame(
        "TURN.one-action", "spent-ahead",
        "`spent_ahead` names a man, but the reading of TS-A29 is not `spends-next`",
    ),
    Blame("SETUP.place", "two-in-a-hex", "two men are wrongly in one hex"),
    Blame("CARD.red-effect", "sent-off", "*each man:* the man is sent off but on the pitch"),
    Blame("SETUP.place", "no-such-hex", "*each man:* the man's hex is not a hex of the pitch"),
    Blame("GOALIE.three-goal-hexes", "in-goal", "*each man:* a fielder is wrongly in a goal hex"),
    Blame("GOALIE.confined", "out-of-his-box", "*each man:* a goalie is wrongly outside his box and goal"),
    Blame("SIDE.defenders-own", "not-his-ground", "*each man:* a defender is not on his own side of the field"),
    Blame(
        "SETUP.place", "not-placed",
        "in the phase `activate`, `intercept`, `receive`, `aim` or `shot`: a man wrongly still waits to be placed",
    ),
    Blame("CARD.red-effect", "nobody-left", "before the phase `over`: all men are sent off, so no man is left"),
)  # fmt: skip

SET_UP = (
    Blame(
        "SETUP.second-has-ball", "kick-off-elsewhere",
        "outside the phases `set-up` and `kick-off`: `kick_off` is wrongly set",
    ),
    Blame(
        "GAME.tie-stop", "decided-before-the-set-up",
        "in `set-up` or `kick-off`: it is an extra turn, but not the start of turn 11",
    ),
    Blame(
        "SETUP.second-has-ball", "no-kick-off",
        "in `set-up` or `kick-off`: `kick_off` is null, except under TS-A20 `play-on` in turn 1 of half 2",
    ),
    Blame("SETUP.second-has-ball", "nobody-has-scored", "`kick_off` is set without a reason to kick off (see below)"),
    Blame("SETUP.place", "everybody-is-placed", "in the phase `set-up`: no man waits to be placed"),
    Blame(
        "SETUP.second-has-ball", "nothing-to-choose",
        "in the phase `kick-off`: a man wrongly waits to be placed, or too few men (0 or 1) could kick off",
    ),
    Blame(
        "CARD.red-effect", "never-sent-off",
        "*returning men:* a man waiting to be placed has fewer than two offences",
    ),
    Blame("SETUP.place", "out-of-order", "*set-up on an empty pitch:* men were not placed in the order of placing"),
    Blame("SCATTER.ahead-one", "turned-at-a-set-up", "*set-up on an empty pitch:* `turned` wrongly names a man"),
    Blame("SETUP.centre-hex-empty", "centre-hex", "*set-up on an empty pitch:* a man is wrongly on the center hex"),
    Blame(
        "SETUP.own-side", "not-his-side",
        "*set-up on an empty pitch, each squad:* a fielder is not on his own side",
    ),
    Blame(
        "SETUP.circle-minimum", "circle-empty",
        "*set-up on an empty pitch, each squad:* all fielders are placed, but no fielder is in the circle",
    ),
)  # fmt: skip

BALL = (
    Blame("COMP.ball", "holder-off-the-field", "the man who holds the ball is wrongly off the pitch"),
    Blame("COMP.ball", "off-the-field", "the loose ball is not on a hex of the field"),
    Blame("COMP.ball", "two-balls", "`holder` and `loose` are wrongly both set"),
    Blame(
        "COMP.ball",
        "no-ball",
        "in `activate`, or in `set-up` without `kick_off`: `holder` and `loose` are wrongly both null",
    ),
    Blame(
        "SHOOT.attempt",
        "without-the-ball",
        "in the phase `aim` or `shot`: the holder is not a man of the active coach",
    ),
    Blame("COMP.ball", "another-ball", "in `intercept`, `receive` or `kick-off`: `holder` or `loose` is wrongly set"),
    Blame(
        "SETUP.second-has-ball",
        "ball-before-kick-off",
        "in `set-up` with `kick_off`: `holder` or `loose` is wrongly set",
    ),
)

CARDS = (
    Blame("CARD.second-red", "without-two-offences", "*each man:* the man is sent off with fewer than two offences"),
    Blame(
        "CARD.red-effect", "caught-after-being-sent-off",
        "*each man:* the man has too many offences for this half (see below)",
    ),
    Blame(
        "CARD.yellow-effect", "caught-while-barred",
        "*each man:* the man wrongly has two offences in turn 1 or 2 of half 1",
    ),
    Blame(
        "CARD.first-yellow", "offence-without-a-card",
        "*each man:* in turn 1 or 2 of half 1, the man has an offence, but is neither booked nor barred",
    ),
    Blame("CARD.yellow-effect", "booked-and-barred", "*each man:* the man is wrongly both booked and barred"),
    Blame(
        "CARD.yellow-effect", "barred-in-the-first-turn",
        "*each man:* the man is wrongly barred in turn 1 of half 1",
    ),
    Blame(
        "CARD.first-yellow", "not-one-offence",
        "*each man:* the man is booked or barred without exactly one offence",
    ),
    Blame("CARD.yellow-effect", "barred-but-not-done", "a barred man is not in `done`"),
    Blame("TURN.one-action", "booked-but-not-done", "a booked man is not in `done`"),
    Blame("TURN.one-action", "spent-ahead-but-not-done", "a man in `spent_ahead` is not in `done`"),
    Blame("CARD.yellow-effect", "spent-ahead-while-barred", "a man in `spent_ahead` is wrongly barred"),
)  # fmt: skip

ACTIONS = (
    Blame(
        "SHOOT.secret-write", "words-without-a-shot",
        "outside the phases `aim` and `shot`: `aims` wrongly has a word",
    ),
    Blame(
        "TURN.complete", "nobody-left-to-activate",
        "in `activate`, `set-up` or `kick-off`: no man of the active coach has an action left",
    ),
    Blame(
        "TURN.first-starts", "not-the-first-coach",
        "in `activate`, `set-up` or `kick-off`: the First coach should start this turn (see below)",
    ),
    Blame("TURN.one-action", "acting-but-not-done", "the shooter (in `aim` and `shot`) or the passer is not in `done`"),
    Blame(
        "TURN.complete", "over-in-the-midst-of-a-turn",
        "in the phase `over`, in turn 10: a man wrongly has an action left (see below)",
    ),
)  # fmt: skip

FLIGHT = (
    Blame(
        "INTERCEPT.path", "flight",
        "`flight` is wrongly null in the phase `intercept`, or wrongly set in another phase",
    ),
    Blame("PASS.attempt", "no-pass", "the flight does not fit its passer and receiver (see below)"),
    Blame("RANGE.max-six", "pass-too-far", "the receiver is too far from `origin`, more than 6 hexes"),
    Blame("PATH.definition", "side", "`side` is not a side of the path that this pass may name"),
    Blame(
        "INTERCEPT.path", "pass-roll",
        "`good` is wrongly set under TS-A32 `intercept-first`, or wrongly null under another reading",
    ),
    Blame("SKILL.pass-auto-ahead", "cannot-fail", "`good` is false, but the pass needs no roll"),
    Blame("PASS.rear-penalty", "cannot-succeed", "`good` is true, but no die can make this pass good"),
    Blame("PASS.attempt", "not-to-the-receiver", "`good` is true or null, but `to` is not the receiver's hex"),
    Blame("FAILPASS.d3", "no-such-landing", "`good` is false, but the failed pass cannot land on `to`"),
    Blame("INTERCEPT.path", "nobody-to-intercept", "`to` is a possible hex, but no man may try to intercept now"),
    Blame(
        "INTERCEPT.path", "asked",
        "the list `asked` is not in order, names a man twice, or names a man who is not an opponent",
    ),
)  # fmt: skip

CATCH = (
    Blame(
        "FAILPASS.receive-attempt", "catch",
        "`catch` is wrongly null in the phase `receive`, or wrongly set in another phase",
    ),
    Blame(
        "FAILPASS.receive-attempt", "nobody-to-try",
        "the man who may receive is wrongly off the pitch or in `tried`, or `tried` repeats a man",
    ),
    Blame("RANGE.row-distance", "row-of-a-scatter", "*if `tried` names a man:* `row` is not 1"),
    Blame(
        "SCATTER.ahead-one", "not-from-who-failed",
        "*if `tried` names a man:* a man of `tried` is wrongly off the pitch, or `origin` is not the last man's hex",
    ),
    Blame(
        "SCATTER.ahead-one", "not-ahead-of-who-failed",
        "*if `tried` names a man:* the ball cannot have scattered from man to man (see below)",
    ),
    Blame(
        "FAILPASS.receive-attempt", "nobody-has-passed-before",
        "*if `tried` names a man:* no man of the active coach can have passed",
    ),
    Blame(
        "FAILPASS.receive-attempt", "origin",
        "*if `tried` is empty:* `origin` is wrong: it is the man's own hex, or off the pitch",
    ),
    Blame("RANGE.row-distance", "row", "*if `tried` is empty:* `row` does not fit the distance from `origin`"),
    Blame(
        "FAILPASS.receive-attempt", "nobody-has-passed",
        "*if `tried` is empty:* no man who can have passed is on the hex `origin`",
    ),
    Blame("FAILPASS.d3", "no-landing-there", "*if `tried` is empty:* no failed pass from `origin` can land on the man"),
)  # fmt: skip

SHOT = (
    Blame(
        "RANGE.max-six", "shot-too-far",
        "in the phase `aim` or `shot`: the hex `attack`, or every goal hex, is too far, more than 6 hexes away",
    ),
    Blame("SHOOT.reveal", "words", "in `aim`: all words are wrongly written already; in `shot`: a word is missing"),
    Blame(
        "SHOOT.defender-goalie", "no-goalie",
        "in the phase `aim` or `shot`: `defence` is set, but the defender has no goalie",
    ),
    Blame(
        "SHOOT.goalie-moves", "goalie-elsewhere",
        "in the phase `shot`: the goalie is not in the goal hex that `defence` names",
    ),
)  # fmt: skip

REASONS = (
    "1. squads and clock", *SQUADS_LABELS_CLOCK,
    "2. lists and places", *LISTS_AND_PLACES,
    "3a. set-ups", *SET_UP,
    "3b. the ball", *BALL,
    "3c. cards", *CARDS,
    "3d. turns", *ACTIONS,
    "4a. the pass", *FLIGHT,
    "4b. the catch", *CATCH,
    "4c. the shot", *SHOT,
)  # fmt: skip
"""Every reason, under the name of its group. The tables of a group are checked together (3a to 3d, 4a to 4c)."""

fault = fault_factory(REASONS)
