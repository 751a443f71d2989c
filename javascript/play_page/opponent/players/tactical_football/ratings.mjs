// Values of actions in tactical-football, in hexes that the ball gains. Zero is the value of ending a phase.
import { apart, columnOf, FACINGS, nextTo, rowOf, turnsBetween, wayTo, waysToHex, waysToRow } from './field.mjs';
import { huddleHex, positionOf, wantedHexes } from './formation.mjs';
import { passGain, targetValue } from './passes.mjs';

const NEVER = -50;
const BARS_PASS = -5; // a man who may not receive goes beyond the line, and no forward pass is allowed any more
const FAR = 99; // the cost of a way where none was looked for

/** What ratings need to know of a position for a seat. */
function boardOf(game, seat, isHard) {
  const { position } = game;
  const role = seat === position.offense ? 'offense' : 'defense';
  const { ball, men, plans } = position;
  const carriers = ball.is === 'carried' ? [ball.by, ...ball.dummies].filter((man) => men.offense.on[man]) : [];
  const play = plans.offense?.play ?? '';
  const side = /right|left/.exec(play)?.[0] ?? null;
  const isRun = /^(run|option)/.test(play);
  const needed = position.objective ?? Math.max(1, (position.game?.first_down ?? 1) - position.line);
  return { isHard, needed, game, rules: game.rules, field: game.rules.field, position, stage: position.stage, role, seat, carriers, play, side, isRun, own: men[role].on, foes: men[role === 'offense' ? 'defense' : 'offense'].on };
}

/** The values of actions for a seat. */
export function ratings(game, seat, actions, random, isHard = false) {
  const board = boardOf(game, seat, isHard);
  const rate = rater(board, random);
  return actions.map((action) => rate(action));
}

function rater(board, random) {
  const { phase } = board.stage;
  if (phase === 'set-up' || phase === 'positioning') return setUpRater(board);
  if (phase === 'movement') return board.role === 'offense' ? offenseRater(board) : defenseRater(board);
  return (action) => rateChoice(board, action, random);
}

// ---- choices

function rateChoice(board, action, random) {
  switch (action.type) {
    case 'take': return action.side === 'offense' ? 1 : 0;
    case 'select': return rateLineUp(board, action.men);
    case 'punt': return isHopeless(board) ? 1000 : NEVER;
    case 'choose': return rateMarkers(board, action, random);
    case 'call': return action.turn === 'snap' ? rateSnap(board) : 0;
    case 'commit': return rateCommitment(board, action);
    case 'pass': return passGain(board, action) - 1;
    case 'lift': return rateLift(board);
    case 'designate': return rateTarget(board, action.hex);
    case 'intercept': case 'recover': case 'resolve': case 'claim': return 1;
    case 'change-play': return NEVER;
    case 'done': return board.position.turn.type === 'pass' && board.role === 'offense' ? NEVER : 0; // it would end the play
    default: return 0;
  }
}

/** The usual eleven come first in the roster. */
const rateLineUp = ({ rules, role }, men) => -men.reduce((sum, man) => sum + rules.men[role][man].order, 0);

/** Whether on fourth down too much is still to gain, far from the goal line. */
function isHopeless({ position: { game, line } }) {
  return game !== null && game.down === 4 && game.first_down - line > 3 && line < 50;
}

const rowToReach = ({ position: { objective, line, game } }) => Math.min(61, objective === null ? Math.max(line + 4, game.first_down) : line + objective);

function rateMarkers(board, { line, play }, random) {
  const { position, role } = board;
  const kept = position.plans[role];
  if (kept !== null) return kept.line === line && kept.play === play ? 10 : 0;
  const isLong = board.needed >= 4;
  if (role === 'defense') return 0.6 * random() + (line === 'reaction-charge' ? 0.2 : 0.3) + (play === 'zone' ? 0.4 : 0.1);
  if (play === 'forward-pass') return line === 'pass-blocking' ? random() + passWish(board, isLong) : NEVER;
  return play.startsWith('run') && line === 'aggressive-blocking' ? random() + 0.1 : NEVER;
}

/** How much the offense wants to pass, beside the two runs. */
const passWish = ({ isHard, needed }, isLong) => (isHard ? (needed >= 2 ? 0.75 : 0.1) : isLong ? 0.4 : -0.1);

/** The snap is called when the men are in place, or late. */
function rateSnap({ game, position, own }) {
  const wanted = wantedHexes(game, 'offense');
  const isReady = Object.keys(own).every((man) => own[man].at === wanted.get(man));
  return isReady || position.turn.number >= 4 ? 1 : -1;
}

/** A forward pass is announced if a receiver can probably come to the target and catch there. */
function rateCommitment(board, { to, target }) {
  if (to === 'lateral') return NEVER;
  const isDue = board.play === 'forward-pass' && !board.position.so_far.forward_tried;
  if (to === 'contact') return isDue ? -4 : 1;
  return board.own[board.carriers[0]] ? targetValue(board, target) + (isDue ? 1 : -1) : NEVER;
}

/** Targets are recorded where a receiver can come and catch, the second one apart from the first. */
function rateTarget(board, hex) {
  const { position, field, own, carriers } = board;
  const ahead = rowOf(field, hex) - position.line;
  if (ahead < 1 || ahead > 20 || !own[carriers[0]]) return NEVER;
  const isNear = position.targets.some((other) => apart(field, other, hex) < 5);
  return targetValue(board, hex) - (isNear ? 4 : 0);
}

/** The ball is lifted for a long pass if no short pass is better. */
function rateLift(board) {
  const { position, carriers } = board;
  return Math.max(NEVER, ...position.snap.receivers.filter((to) => to !== carriers[0] && board.own[to]).map((to) => passGain(board, { man: carriers[0], to }))) - (board.isHard ? 4 : 1.5);
}

// ---- before the snap

function setUpRater(board) {
  const { game, field, role, own, stage, position } = board;
  const isHuddle = stage.phase === 'set-up' && role === 'offense';
  const wanted = isHuddle ? null : wantedHexes(game, role);
  const goalOf = (man) => (isHuddle ? huddleHex(game) : wanted.get(man));
  const rates = {
    place: ({ man, at }) => 5 - apart(field, at, goalOf(man)),
    'place-ball': ({ at }) => (position.ball.is === 'unplaced' ? 2 - Math.abs(columnOf(field, at) - (1 + field.columns) / 2) : NEVER),
    step: ({ man, to }) => rateApproach(board, man, to, goalOf(man)),
    turn: ({ man, to }) => rateTurnBefore(board, man, to, goalOf(man)),
  };
  return (action) => rates[action.type]?.(action) ?? (action.type === 'done' ? 0 : NEVER);
}

function rateApproach({ field, own, stage }, man, to, goal) {
  const { at, facing } = own[man];
  const [before, after] = [apart(field, at, goal), apart(field, to, goal)];
  if (after >= before) return -1;
  const isTaken = Object.values(own).some((other) => other.at === to);
  return 1 - (isTaken ? 0.8 : 0) + (turnsBetween(facing, wayTo(field, at, to)) === 0 ? 0.2 : 0) + (stage.active === man ? 0.5 : 0) + before / 100;
}

/** The quarterback looks to the side of a run, all others forward. */
function rateTurnBefore({ rules, own, play, role, side, position }, man, to, goal) {
  if (role === 'defense' || own[man].at !== goal || position.plans.offense === null) return -1;
  const wanted = positionOf(rules, 'offense', man) === 'QB' && play.startsWith('run') ? (side === 'right' ? 'NE' : 'NW') : 'N';
  return turnsBetween(to, wanted) < turnsBetween(own[man].facing, wanted) ? 0.3 : -1;
}

// ---- the movement of the offense

function offenseRater(board) {
  const { game, carriers, position } = board;
  const side = position.so_far.carried_across ? null : board.side;
  const ways = waysToRow(game, rowToReach(board), side);
  const isPassing = position.turn.type === 'pass' || waitsToPass(board);
  const rates = {
    contact: (action) => rateBlock(board, action),
    step: ({ man, to }) => {
      if (!carriers.includes(man)) return rateReceiver(board, man, to, isPassing);
      return isPassing ? rateDrop(board, man, to) : rateRun(board, man, to, ways);
    },
    turn: ({ man, to }) => (carriers.includes(man) ? rateRunnerTurn(board, man, to, ways, isPassing) : -1),
    'hand-off': (action) => rateHandOff(board, action, isPassing),
    'down-ball': () => (isEnough(board) ? 15 : NEVER),
    leave: () => NEVER,
    resolve: () => 5,
  };
  return (action) => rates[action.type]?.(action) ?? (action.type === 'done' ? 0 : -1);
}

/** Whether the offense still means to throw the forward pass that its marker demands. */
const waitsToPass = ({ play, position }) => play === 'forward-pass' && !position.so_far.forward_tried;

/** The objective of a single play is reached, and the ball can be downed. */
function isEnough(board) {
  const { position, field, own, carriers } = board;
  const { by } = position.ball;
  return position.objective !== null && own[by] && carriers.length > 0 && rowOf(field, own[by].at) >= rowToReach(board);
}

/** Blockers contact the men before them; receivers and the runner have better things to do. */
function rateBlock({ rules, carriers, own, foes, field, position }, { man, target, with: partners = [] }) {
  if (carriers.includes(man) || partners.some((each) => carriers.includes(each))) return -4;
  if (foes[target].neutralized > 0) return -1;
  const strength = [man, ...partners].reduce((sum, each) => sum + rules.men.offense[each].strength, 0);
  const gain = strength - rules.men.defense[target].strength;
  const near = carriers.length === 0 ? 5 : apart(field, foes[target].at, own[carriers[0]].at);
  return gain < -2 ? -1 : 6 + Math.min(3, gain) - near / 4 - 0.4 * partners.length - (position.snap.linemen.includes(man) ? 0 : 1);
}

function rateRun({ own, stage }, man, to, ways) {
  const gained = (ways.get(own[man].at) ?? FAR) - (ways.get(to) ?? FAR);
  return gained > 0 ? 2 + gained / 10 + (stage.active === man ? 0.5 : 0) : -1;
}

/** A runner turns towards the cheapest way, if he can still run. */
function rateRunnerTurn({ own, field, stage }, man, to, ways, isPassing) {
  const { at, facing, hit } = own[man];
  if (isPassing || hit || !stage.acts[man]) return -1;
  const cost = (faced) => Math.min(...FACINGS.map((way) => {
    const hex = nextTo(field, at, way);
    return hex === null ? FAR : (ways.get(hex) ?? FAR) + (way === faced ? 0 : 1);
  }));
  return cost(to) + 0.5 < cost(facing) ? 0.4 : -1;
}

/** The passer keeps away from opponents, behind the line. */
function rateDrop({ own, foes, field, position, rules, stage }, man, to) {
  if (rowOf(field, to) > position.line || rowOf(field, to) < position.line - 6) return -2;
  const spent = stage.acts[man]?.spent ?? 0;
  if (position.turn.type === 'pass' && spent + 2 > rules.men.offense[man].allowance - 6) return -2;
  const danger = (hex) => Object.values(foes).reduce((sum, { at, neutralized }) => sum + (neutralized > 0 ? 0 : Math.max(0, 4 - apart(field, at, hex))), 0);
  const depth = (hex) => Math.min(4, position.line - rowOf(field, hex));
  return danger(own[man].at) - danger(to) + 0.6 * (depth(to) - depth(own[man].at)) - 0.3;
}

/** Receivers run to the target, or downfield before it is chosen; other men stay with the line. */
function rateReceiver(board, man, to, isPassing) {
  const { position, field, own, foes, rules, stage } = board;
  if (!position.snap.receivers.includes(man)) return board.isHard && isPassing && rowOf(field, to) > position.line ? BARS_PASS : -0.5;
  if (rules.men.offense[man].receiving < 3) return -0.5;
  if (!isPassing) return board.isHard ? rateEscort(board, man, to) : -0.5;
  const { at } = own[man];
  const crowd = (hex) => Object.values(foes).filter((foe) => apart(field, foe.at, hex) <= 1).length;
  const target = position.turn.throw?.target ?? null;
  if (target !== null) {
    const left = rules.men.offense[man].allowance - (stage.acts[man]?.spent ?? 0);
    if (left <= 3) return -1;
    const gained = board.isHard ? nearerBy(board, at, to, target) : apart(field, at, target) - apart(field, to, target) + 0.8 * (crowd(at) - crowd(to));
    return gained > 0 ? 1 + gained / 2 + (stage.active === man ? 0.5 : 0) : -1;
  }
  const gained = rowOf(field, to) - rowOf(field, at) + 0.8 * (crowd(at) - crowd(to));
  return gained > 0 && rowOf(field, to) - position.line <= 8 ? 0.8 + (stage.active === man ? 0.5 : 0) : -1;
}

/** How much cheaper the way to a target becomes by a step. */
function nearerBy({ game }, from, to, target) {
  const ways = waysToHex(game, target);
  return (ways.get(from) ?? FAR) - (ways.get(to) ?? FAR);
}

/** In a run of the hard player, the free men go ahead of the runner, towards the nearest defender. */
function rateEscort({ own, foes, field, carriers, stage }, man, to) {
  const runner = own[carriers[0]];
  if (!runner) return -0.5;
  const free = Object.values(foes).filter(({ neutralized }) => neutralized === 0);
  const near = Math.min(...free.map(({ at }) => apart(field, own[man].at, at)));
  const after = Math.min(...free.map(({ at }) => apart(field, to, at)));
  return after < near && after >= 1 ? 0.2 + (stage.active === man ? 0.5 : 0) : -0.5;
}

/** The quarterback hands the ball to a faster back for a run. */
function rateHandOff({ rules, position, isRun }, { man, to, dummy }, isPassing) {
  if (isPassing || !isRun || position.ball.by !== man || position.turn.type !== 'snap') return -2;
  const speed = rules.men.offense[to].allowance + rules.men.offense[to].strength - rules.men.offense[man].allowance - rules.men.offense[man].strength;
  return speed <= 0 || positionOf(rules, 'offense', man) !== 'QB' ? -2 : 12 + speed / 10 + (dummy === 'stays' ? -3 : dummy === 'goes' ? -20 : 0);
}

// ---- the movement of the defense

function defenseRater(board) {
  const { position, own, field, carriers } = board;
  const threat = board.isHard ? threatsOf(board) : null;
  const prey = position.ball.is === 'loose' ? [position.ball.at] : carriers.map((man) => position.men.offense.on[man].at);
  const rates = {
    contact: ({ man, target, with: partners = [] }) => rateTackle(board, man, target, partners),
    enter: ({ target }) => (carriers.includes(target) ? 3 : position.turn.type === 'pass' && position.snap.receivers.includes(target) ? 2 : -1),
    step: ({ man, to }) => (threat === null ? ratePursuit(board, man, to, prey) : rateCover(board, man, to, threat)),
    turn: ({ man, to }) => rateTurnTo(field, own[man], to, prey),
    leave: () => NEVER,
  };
  return (action) => rates[action.type]?.(action) ?? (action.type === 'done' ? 0 : -1);
}

function rateTackle({ rules, carriers, position, isHard }, man, target, partners) {
  const strength = [man, ...partners].reduce((sum, each) => sum + rules.men.defense[each].strength, 0) - rules.men.offense[target].strength;
  if (carriers.includes(target)) return 10 + Math.min(6, strength);
  const mayCatch = isHard && !position.so_far.forward_tried && !position.so_far.carried_across && rules.men.offense[target].receiving >= 3;
  const isReceiver = (position.turn.type === 'pass' || mayCatch) && position.snap.receivers.includes(target);
  if (partners.length > 0) return -1;
  return isReceiver ? 2 + strength / 4 : strength > 0 ? 0.2 : -1;
}

/** Each man goes to the ball; deep men stay between it and the goal line, and near receivers while a pass may come. */
function ratePursuit(board, man, to, prey) {
  const { field, own, position, stage } = board;
  const { at } = own[man];
  const mark = markOf(board, man);
  const goals = mark === null ? prey : [mark];
  if (goals.length === 0) return -1;
  const away = (hex) => Math.min(...goals.map((each) => apart(field, hex, each) + (rowOf(field, hex) < rowOf(field, each) ? 1.5 : 0)));
  const [before, after] = [away(at), away(to)];
  if (after >= before || (mark !== null && !board.isHard && before <= 1)) return -1;
  const isEarly = position.turn.type === 'snap' && before > 8 && mark === null;
  return (before - after) / (1 + before) + (stage.active === man ? 0.5 : 0) - (isEarly ? 0.6 : 0);
}

/** The receivers of a long pass that is in the air after this phase, with what each catch would be worth; or null. */
function threatsOf({ position, field, rules }) {
  const thrown = position.turn.throw;
  const passer = position.ball.by;
  if (position.turn.type !== 'pass' || thrown?.length !== 'long' || !position.men.offense.on[passer]) return null;
  const men = position.men.offense.on;
  return position.snap.receivers.filter((man) => man !== passer && men[man] && men[man].neutralized === 0).map((man) => ({
    at: men[man].at, passer: men[passer].at,
    worth: Math.max(0, rules.men.offense[man].receiving + Math.min(8, rowOf(field, men[man].at) - position.line)),
  }));
}

/** Defenders crowd the receivers and the passer: each of them next to one makes the pass harder. */
function rateCover({ field, own, foes, stage }, man, to, threats) {
  const { at } = own[man];
  const value = (hex) => Math.max(0, ...threats.map(({ at: there, passer, worth }) => {
    const crowd = Object.entries(own).filter(([other, each]) => other !== man && apart(field, each.at, there) <= 1).length;
    const away = Math.max(0, apart(field, hex, there) - 1);
    const onPasser = Math.max(0, apart(field, hex, passer) - 1);
    return Math.max(worth / (1 + 0.5 * crowd) * (1 - away / 12), 9 * (1 - onPasser / 6));
  }));
  const gained = value(to) - value(at);
  return gained > 0 && Object.keys(foes).length > 0 ? gained + (stage.active === man ? 0.5 : 0) : -1;
}

/** The hex from which a corner back or safety watches a receiver, while a forward pass is still possible. */
function markOf(board, man) {
  const { rules, position, field, own, isHard } = board;
  if (!isDeepBack(rules, man) || position.so_far.carried_across || position.so_far.forward_tried) return null;
  const men = position.men.offense.on;
  const receivers = (position.snap?.receivers ?? []).filter((each) => men[each] && position.ball.by !== each && rules.men.offense[each].receiving >= 3
    && rowOf(field, men[each].at) >= position.line - (isHard ? 1 : 0));
  const marked = isHard ? marksOf(board, receivers).get(man) : nearestTo(field, own[man].at, receivers.map((each) => men[each].at));
  return marked ?? null;
}

const isDeepBack = (rules, man) => /CB|SS|WS/.test(positionOf(rules, 'defense', man));

const nearestTo = (field, from, hexes) => [...hexes].sort((one, other) => apart(field, from, one) - apart(field, from, other))[0];

/** Each receiver gets the nearest free deep back, who stands between him and the goal line; the best receivers first. */
function marksOf({ rules, position, field, own }, receivers) {
  const men = position.men.offense.on;
  const ahead = (man) => nextTo(field, men[man].at, 'N') ?? men[man].at;
  const byValue = [...receivers].sort((one, other) => rules.men.offense[other].receiving - rules.men.offense[one].receiving);
  const free = Object.keys(own).filter((man) => isDeepBack(rules, man));
  const marks = new Map();
  for (const receiver of [...byValue, ...byValue]) {
    const hex = ahead(receiver);
    const [man] = free.filter((each) => !marks.has(each)).sort((one, other) => apart(field, own[one].at, hex) - apart(field, own[other].at, hex));
    if (man !== undefined) marks.set(man, hex);
  }
  return marks;
}

/** A turn that brings an adjacent opponent in front of the man. */
function rateTurnTo(field, { at, facing }, to, prey) {
  const ways = prey.map((hex) => wayTo(field, at, hex)).filter(Boolean);
  if (ways.length === 0 || ways.some((way) => way === facing)) return -1;
  const least = (faced) => Math.min(...ways.map((way) => turnsBetween(faced, way)));
  return least(to) < least(facing) ? 2 : -1;
}
