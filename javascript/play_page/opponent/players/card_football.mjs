// Card football. The easy player calls plays by down and distance, and knows only the whole deck. The hard player knows which cards are left, and
// weighs all pairs of calls by the exact odds of the next card and by the score and time that remain.
import { best } from '../lookahead.mjs';

const OTHER = { home: 'away', away: 'home' };
const FIELD = 100;
const CARDS = 36; // of a quarter
const QUARTERS = 4;

// ---- the easy level

const WHIM = 0.1; // points by which the easy player misjudges a call

export const easy = ({ game, seat, actions, random }) => best(actions.map((action) => easyRating(game, seat, action, random)), random);

function easyRating({ rules, position }, seat, { type, play }, random) {
  const { spot, down, offence, series_start: began } = position;
  const toGo = began === null || spot === null ? 10 : Math.min(began + 10, FIELD) - spot;
  if (type === 'call') return callValue(rules, position, { isOffence: seat === offence, play, toGo }) + WHIM * random();
  if (type === 'field-goal' || type === 'punt') return down < 4 ? -20 : type === 'punt' ? puntValue(rules, spot) : kickValue(rules, spot);
  return { 'extra-point': 2, name: random(), 'turn-card': 1 }[type] ?? 0;
}

/** The mean points of a call by the down and the distance, if the other side calls every play equally often. */
function callValue(rules, { spot, down, two_point: isTwo }, { isOffence, play, toGo }) {
  const rows = Object.keys(rules.deck.cards[0].matrix);
  const cells = isOffence ? rows.map((row) => [row, COLUMNS.indexOf(play)]) : COLUMNS.map((_, column) => [play, column]);
  const value = (card, [row, column]) => afterPlay(rules, { spot, down: isTwo ? 4 : down, toGo }, card.matrix[row][column], card);
  const mean = cells.reduce((sum, cell) => sum + meanOver(rules, (card) => value(card, cell)), 0) / cells.length;
  return isOffence ? mean : -mean;
}

const COLUMNS = ['Draw', 'Sweep', 'Deep Pass', 'Run Up Middle', 'Short Pass'];

// ---- the hard level

export function hard({ engine, game, seat, actions, random }) {
  const { phase } = game.position;
  if (actions.some(({ type }) => type === 'call')) return hardCall(engine, game, seat, actions, random);
  if (phase === 'name') return best(actions.map(({ play }) => LEAST_WANTED[play] + random() / 10), random);
  return best(actions.map((action) => meanOf(engine, game, { seat, action }, seat)), random);
}

/** Which play a ban costs the other side most: those with the highest means over the cards. */
const LEAST_WANTED = {
  Draw: 4, Sweep: 3, 'Deep Pass': 1, 'Run Up Middle': 2, 'Short Pass': 3, Blitz: 2, Run: 3, Screen: 1, Deep: 1, Zone: 3,
};

/** A call drawn from the best mixture, or a kick if the kick is worth more than the mixture. */
function hardCall(engine, game, seat, actions, random) {
  const { position } = game;
  const isOffence = seat === position.offence;
  const fresh = { ...game, position: { ...position, calls: { offence: null, defence: null } } };
  const steps = engine.legalSteps(fresh).filter(({ action }) => action.type === 'call');
  const mine = actions.filter(({ type }) => type === 'call');
  const theirs = steps.filter((step) => step.seat !== seat).map(({ action }) => action);
  const table = mine.map((own) => theirs.map((other) => pairValue(engine, fresh, seat, isOffence ? [own, other] : [other, own])));
  const { mixture, value } = mixed(table);
  const kicks = actions.filter(({ type }) => type !== 'call').map((action) => [meanOf(engine, game, { seat, action }, seat), action]);
  const [most, kick] = kicks.reduce((one, other) => (other[0] > one[0] ? other : one), [-Infinity, null]);
  if (most > value) return actions.indexOf(kick);
  return actions.indexOf(drawn(mine, mixture, random));
}

function drawn(actions, mixture, random) {
  let left = random();
  return actions.find((_, index) => (left -= mixture[index]) < 0) ?? actions[mixture.indexOf(Math.max(...mixture))];
}

/** The mean value of a pair of calls over the cards that can come. */
function pairValue(engine, game, seat, [attack, defence]) {
  const position = { ...game.position, calls: { offence: attack.play, defence: defence.play }, phase: 'turn-card' };
  return meanOf(engine, { ...game, position }, { seat: position.offence, action: { type: 'turn-card' } }, seat);
}

function meanOf(engine, game, step, seat) {
  return engine.outcomes(game, step).reduce((sum, [after, share]) => sum + share * winChance(after, seat), 0);
}

const SHARE_OF_EVEN = 0.4; // how far the other side is taken to call every play equally often

/**
 * {mixture, value} of a table of values, a row for each own action, by rounds of fictitious play. A share of the other
 * side's calls is taken to be even.
 */
function mixed(table, even = SHARE_OF_EVEN, rounds = 400) {
  const [rows, columns] = [table.length, table[0].length];
  const counts = new Array(rows).fill(0);
  const losses = new Array(columns).fill(0);
  const sums = new Array(rows).fill(0);
  const plain = table.map((row) => even * row.reduce((sum, value) => sum + value, 0) / columns);
  const answers = (round) => sums.map((sum, index) => (1 - even) * sum / Math.max(1, round) + plain[index]);
  for (let round = 0; round < rounds; round += 1) {
    const row = indexOfMost(answers(round));
    counts[row] += 1;
    table[row].forEach((value, column) => { losses[column] += value; });
    const column = indexOfMost(losses.map((loss) => -loss));
    table.forEach((values, index) => { sums[index] += values[column]; });
  }
  return { mixture: counts.map((count) => count / rounds), value: Math.max(...answers(rounds)) };
}

const indexOfMost = (values) => values.reduce((most, value, index) => (value > values[most] ? index : most), 0);

// ---- the value of a position

const SPREAD = 1.25; // points by which a lead changes with one card, as a standard deviation
const TOUCHDOWN = 6.7; // with the extra point and the kick-off after it
const KICK_OFF = 0.2; // points of the side that receives it

/**
 * Expected points of a first down at every fifth yard from the own goal line, by value iteration over the deck of this
 * project.
 */
const FIRST_DOWN = [
  -1.5, -1.16, -0.85, -0.52, -0.23, 0.06, 0.34, 0.61, 0.89, 1.16, 1.47, 1.73, 2.15, 2.63, 3.04, 3.41, 3.8, 4.21, 4.55, 5.42, 6.2,
];

function firstDown(spot) {
  const at = Math.min(99.9, Math.max(0, spot)) / 5;
  const index = Math.floor(at);
  return FIRST_DOWN[index] + (at - index) * (FIRST_DOWN[index + 1] - FIRST_DOWN[index]);
}

/** The chance of a seat to win, by the lead, the ball and the cards that are left. */
function winChance({ rules, position }, seat) {
  const { phase, score, quarter, overtime, used } = position;
  const lead = score[seat] - score[OTHER[seat]];
  if (phase === 'over') return 0.5 + Math.sign(lead) / 2;
  const left = overtime ? 12 : (QUARTERS - quarter) * CARDS + Math.max(0, CARDS - used.length);
  const field = possession(rules, position, seat) * Math.min(1, (left + 2) / 10);
  return 1 / (1 + Math.exp(-1.7 * (lead + field) / (SPREAD * Math.sqrt(left + 2))));
}

/** The points that the ball is worth to a seat. */
function possession(rules, position, seat) {
  const { phase, offence, kicker, spot, down, series_start: began } = position;
  if (kicker !== null) return kicker === seat ? -KICK_OFF : KICK_OFF;
  const own = offence === seat ? 1 : -1;
  if (phase === 'try') return 0.7 * own;
  if (offence === null || spot === null) return 0;
  return own * (position.two_point ? 0.6 : seriesValue(rules, spot, down, Math.min(began + 10, FIELD) - spot));
}

const known = new WeakMap(); // the rules of a game -> the values of its series

/** The points of the offense with a down and a distance, if both sides call by the best mixtures. */
function seriesValue(rules, spot, down, toGo) {
  if (down === 1) return firstDown(spot);
  if (!known.has(rules)) known.set(rules, new Map());
  const values = known.get(rules);
  const key = 10_000 * spot + 100 * down + toGo;
  if (!values.has(key)) values.set(key, Math.max(playValue(rules, spot, down, toGo), puntValue(rules, spot), kickValue(rules, spot)));
  return values.get(key);
}

const meanOver = (rules, value) => rules.deck.cards.reduce((sum, card) => sum + value(card), 0) / rules.deck.cards.length;

function playValue(rules, spot, down, toGo) {
  const results = new Map();
  const valueOf = (result, card) => {
    if (!results.has(result)) results.set(result, afterPlay(rules, { spot, down, toGo }, result, card));
    return results.get(result);
  };
  const table = COLUMNS.map((_, column) => Object.keys(rules.deck.cards[0].matrix)
    .map((row) => meanOver(rules, (card) => valueOf(card.matrix[row][column], card))));
  return mixed(table, 0, 60).value;
}

function afterPlay(rules, { spot, down, toGo }, result, { turnover }) {
  if (result === 'TD') return TOUCHDOWN;
  if (result === 'T/O') return -firstDown(FIELD - spot + turnover);
  const gain = typeof result === 'number' ? result : 0;
  if (spot + gain >= FIELD) return TOUCHDOWN;
  if (spot + gain <= 0) return -2 - KICK_OFF;
  if (gain >= toGo) return firstDown(spot + gain);
  return down === 4 ? -firstDown(FIELD - spot - gain) : seriesValue(rules, spot + gain, down + 1, toGo - gain);
}

const puntValue = (rules, spot) => meanOver(rules, ({ punt }) => {
  if (punt === 'TD') return -TOUCHDOWN;
  if (punt === 'T/O') return firstDown(spot);
  return -firstDown(spot + punt >= FIELD ? 20 : FIELD - spot - punt);
});

function kickValue(rules, spot) {
  if (spot <= FIELD / 2) return -9;
  const good = meanOver(rules, ({ field_goal: reach }) => Number(reach >= FIELD - spot));
  return good * (3 - KICK_OFF) - (1 - good) * firstDown(FIELD - spot);
}
