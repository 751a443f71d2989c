// A pass from its roll to wherever the ball comes down: pass, interception, reception, scatter.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { distance } from './geometry.mjs';
import { foulGoesOn } from './fouls.mjs';
import { whoseTurn } from './pass_path.mjs';
import { landing, offered, overTheEnd, scattered, settleLoose, throwIn } from './ball_landing.mjs';
import { counted, hasSkill, inOrder, manAt, seatOf, wayOf } from './position.mjs';
import { attackOf, faces, letterOf, NEEDED, SUCCESS } from './rulebook.mjs';
import { endActivation } from './turns.mjs';

// ---- the pass

export function pass(table, draft, { man, to, side = null }) {
  const origin = draft.men[man];
  Object.assign(draft, {
    done: inOrder([...draft.done, man]),
    holder: null,
    flight: { passer: man, origin, receiver: to, to: draft.men[to], good: null, side, asked: [] },
  });
  table.note('PASS.attempt', { passer: man, receiver: to });
  if (!reads(table.rules, 'TS-A32', 'intercept-first')) rollPass(table, draft);
  flyOn(table, draft);
}

// {good, to, line} of the flight; `line` tells where a failed pass is out and is no part of the position.
function rollPass(table, draft) {
  const { rules } = table;
  const { flight } = draft;
  const { passer, origin, receiver } = flight;
  const bearing = counted(rules, draft, passer, draft.men[receiver]);
  const isSkilled = hasSkill(rules, passer, 'Pass');
  if (isSkilled && bearing === 'ahead') {
    flight.good = true;
    table.note('SKILL.pass-auto-ahead', { passer });
    return;
  }
  const penalty = bearing === 'rear' && !isSkilled ? 1 : 0;
  const steps = distance(rules.pitch, origin, draft.men[receiver]);
  const die = table.roll('d6', 'pass', faces(6));
  flight.good = letterOf(SUCCESS, steps, die - penalty) === 'S';
  table.note('ACTTAB.pass', { distance: steps, die, penalty });
  if (penalty > 0) table.note('PASS.rear-penalty');
  if (!flight.good) failedPass(table, draft);
}

function failedPass(table, draft) {
  const { flight, men } = draft;
  const at = (face) => landing(table.rules, flight.origin, men[flight.receiver], face);
  const face = table.roll('d3', 'failed-pass', offered(table.rules, (each) => at(each).line));
  flight.to = at(face).hex;
  table.note('FAILPASS.d3', { face, to: flight.to });
}

/** After the roll and after each answer: somebody else may try, or the ball arrives. */
function flyOn(table, draft) {
  const { rules } = table;
  const isOpen = draft.flight.good !== false || !reads(rules, 'TS-A32', 'only-good-passes');
  if (isOpen && whoseTurn(rules, draft).length > 0) {
    draft.phase = 'intercept';
    return;
  }
  if (draft.flight.good === null) rollPass(table, draft);
  arrive(table, draft);
}

function arrive(table, draft) {
  const { passer, origin, receiver, to, good } = draft.flight;
  draft.flight = null;
  if (good) {
    const row = distance(table.rules.pitch, origin, draft.men[receiver]);
    receive(table, draft, { man: receiver, origin, row, tried: [] });
    return;
  }
  comesDown(table, draft, { to, passer, origin });
}

// A failed pass, in the place that has already been drawn.
function comesDown(table, draft, { to, passer, origin }) {
  const { rules } = table;
  const seat = seatOf(draft, passer);
  if (!same(to, origin) && !rules.pitch.isField(to)) {
    goesOut(table, draft, { hex: to, seat, player: passer });
    return;
  }
  const man = manAt(draft, to);
  if (man === undefined) liesLoose(table, draft, to);
  else if (same(to, origin)) offer(draft, { man, origin: null, row: 1, tried: [] });
  else offer(draft, { man, origin, row: Math.min(6, distance(rules.pitch, origin, to)), tried: [] });
}

function offer(draft, caught) {
  Object.assign(draft, { phase: 'receive', catch: caught });
}

// ---- reception

/** Somebody tries to get the ball under control; `isPlain` where TS-A52 `receive-roll` asks for a bare roll. */
export function receive(table, draft, { man, origin, row, tried }, isPlain = false) {
  const { rules } = table;
  draft.catch = null;
  const bearing = isPlain || origin === null ? 'level' : counted(rules, draft, man, origin);
  const isSkilled = hasSkill(rules, man, 'Receive');
  if (isSkilled && bearing === 'ahead') {
    table.note('SKILL.receive-auto-ahead', { man });
    takes(table, draft, man);
    return;
  }
  const penalty = bearing === 'rear' && !isSkilled ? 1 : 0;
  const die = table.roll('d6', 'receive', faces(6));
  for (const clause of ['PASS.receiver-rolls', 'ACTTAB.receive', `SUCCTAB.${row}h`]) table.note(clause, { man, row, die, penalty });
  if (letterOf(SUCCESS, row, die - penalty) === 'S') takes(table, draft, man);
  else scatter(table, draft, man, [...tried, man]);
}

function takes(table, draft, man) {
  Object.assign(draft, { holder: man, loose: null });
  endActivation(table, draft);
}

const AHEAD = { 1: 'SCATTER.forward-left', 2: 'SCATTER.forward-right', 3: 'SCATTER.direct-ahead' };

function scatter(table, draft, man, tried) {
  const { rules } = table;
  const from = draft.men[man];
  const at = (face) => scattered(rules, from, wayOf(draft, man), face);
  const face = table.roll('d3', 'scatter', offered(rules, (each) => at(each).line));
  const { hex, line } = at(face);
  for (const clause of ['SCATTER.ahead-one', 'SCATTER.d3', AHEAD[face]]) table.note(clause, { face, to: hex });
  if (line === 'end' && reads(rules, 'TS-A50', 'stop-inside')) liesLoose(table, draft, from);
  else if (line !== null) goesOut(table, draft, { hex, seat: seatOf(draft, man), player: man });
  else landsOn(table, draft, { hex, origin: from, tried });
}

// TS-A51: a scattered ball in a hex where somebody stands, or in none.
function landsOn(table, draft, { hex, origin, tried }) {
  const { rules } = table;
  const man = manAt(draft, hex);
  if (man !== undefined && reads(rules, 'TS-A51', 'takes-it')) takes(table, draft, man);
  else if (man !== undefined && reads(rules, 'TS-A51', 'same-right-once-each') && !tried.includes(man)) {
    offer(draft, { man, origin, row: 1, tried });
  } else liesLoose(table, draft, hex);
}

// ---- where a ball ends

function goesOut(table, draft, { hex, seat, player }) {
  const { rules } = table;
  const { pitch } = rules;
  const isOverEnd = hex[1] > pitch.top || hex[1] < pitch.bottom;
  const ball = isOverEnd ? overTheEnd(rules, draft, seat, hex) : { holder: throwIn(rules, draft, seat, player, hex) };
  if (ball.holder === undefined) liesLoose(table, draft, ball.loose);
  else takes(table, draft, ball.holder);
}

/** The ball comes to rest, and the activation is over. */
export function liesLoose(table, draft, hex) {
  settleLoose(table.rules, draft, hex);
  endActivation(table, draft);
}

// ---- interception

export function intercept(table, draft, { man, step, foul: victim }) {
  const { rules } = table;
  const reachesOut = reads(rules, 'TS-A35', 'reach-two');
  table.note('INTERCEPT.path', { man });
  const { good, receiver } = draft.flight;
  const isBesideTarget = distance(rules.pitch, step ?? draft.men[man], draft.men[receiver]) <= 1;
  if (good !== false && isBesideTarget) table.note('INTERCEPT.target', { man });
  table.note(hasSkill(rules, man, 'Intercept') ? 'SKILL.intercept' : 'SKILL.tackle-two-hexes', { man });
  draft.flight.asked = inOrder([...draft.flight.asked, man]);
  pay(rules, draft, man);
  if (step !== undefined && !reachesOut) walk(rules, draft, man, step);
  const bonus = victim === undefined ? 0 : foulGoesOn(table, draft, man);
  if (bonus === null) {
    flyOn(table, draft);
    return;
  }
  const die = table.roll('d6', 'intercept', faces(6));
  table.note('ACTTAB.intercept', { man, die, bonus });
  if (die + bonus < NEEDED.intercept) {
    flyOn(table, draft);
    return;
  }
  if (step !== undefined && reachesOut) walk(rules, draft, man, step);
  draft.flight = null;
  takes(table, draft, man);
}

export function letBy(table, draft, { man }) {
  draft.flight.asked = inOrder([...draft.flight.asked, man]);
  flyOn(table, draft);
}

// TS-A29.
function pay({ readings }, draft, man) {
  if (readings['TS-A29'] === 'free-reaction') return;
  if (readings['TS-A29'] === 'spends-next' && draft.done.includes(man)) draft.spent_ahead = inOrder([...draft.spent_ahead, man]);
  else draft.done = inOrder([...draft.done, man]);
}

/** A man goes to another hex; under TS-A15 `facing` he looks the way he has walked. */
export function walk(rules, draft, man, to) {
  const rise = Math.sign(to[1] - draft.men[man][1]);
  draft.men[man] = to;
  if (rise === 0 || !reads(rules, 'TS-A15', 'facing')) return;
  const isTurned = rise !== attackOf(seatOf(draft, man));
  const others = draft.turned.filter((each) => each !== man);
  draft.turned = inOrder(isTurned ? [...others, man] : others);
}
