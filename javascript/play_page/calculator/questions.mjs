// The questions that the calculator of each game answers: what can be chosen, the clauses, and how the engine answers.
// A question has `fields` (a whole number from..to, or a list of values with words), `readings` that change the answer,
// and `answer(query, chosen)`, a promise of [result, fraction] pairs. `query(name, args, options)` asks the engine.
import { ONE, ZERO, fraction, minus, plus, shareOf, sum, times } from './fractions.mjs';

const DIE = [1, 2, 3, 4, 5, 6];

const whole = (name, from, to, first) => ({ name, from, to, first });
const list = (name, values, first = Object.keys(values)[0]) => ({ name, values, first });
const same = (names) => Object.fromEntries(names.map((each) => [each, each]));

/** The answer of a query that is a distribution by name, as pairs. */
const pairs = (shares) => Object.entries(shares).map(([result, share]) => [result, fraction(share)]);

/** The results of a query for each face of a die, as a list. */
const faces = (query, name, args) => Promise.all(DIE.map((die) => query(name, { ...args, die })));

// ---- card-football

const PLAYS = ['Draw', 'Sweep', 'Deep Pass', 'Run Up Middle', 'Short Pass'];
const DEFENSES = ['Blitz', 'Run', 'Screen', 'Deep', 'Zone'];
const SECTIONS = { kick_off: 'Kick-off', punt: 'Punt', field_goal: 'Field goal', turnover: 'Turnover' };

/** Shares of a list of results as the engine names them, such as [{is, p}] or {result: share}. */
function listed(value) {
  const found = Array.isArray(value) ? value.map(({ result, is, p }) => [result ?? is, p]) : Object.entries(value);
  return found.map(([result, share]) => [String(result), fraction(share)]);
}

const card = [
  {
    title: 'A play against a defense', clauses: ['PLAY.cross-reference', 'MATRIX.columns', 'MATRIX.rows'],
    fields: { offence: list('Offense', same(PLAYS)), defence: list('Defense', same(DEFENSES)) },
    answer: async (query, { offence, defence }) => listed(await query('pairing', { offence, defence })),
  },
  {
    title: 'A field goal', clauses: ['FG.threshold', 'FG.opponent-half'],
    fields: { line: whole('Yard line in the half of the defense', 1, 49, 27) },
    answer: async (query, { line }) => goodAndMissed(listed(await query('section', { section: 'field_goal' })), line),
  },
  {
    title: 'An extra point', clauses: ['XP.threshold'], fields: {},
    answer: async (query) => goodAndMissed(listed(await query('section', { section: 'field_goal' })), 20),
  },
  {
    title: 'A section of the next card', clauses: ['COMP.card-sections'],
    fields: { section: list('Section', SECTIONS) },
    answer: async (query, { section }) => listed(await query('section', { section })),
  },
];

function goodAndMissed(shares, needed) {
  const good = sum(shares.filter(([number]) => Number(number) >= needed).map(([, share]) => share));
  return [['good', good], ['missed', minus(ONE, good)]];
}

// ---- computer-football

const EDITIONS = { power: 'Power: powers matter', classic: 'Classic: powers do not matter' };

const computer = [
  {
    title: 'A tackle', clauses: ['TACKLE.pa-range', 'TACKLE.power-matters', 'CF-A61'], readings: ['CF-A62', 'CF-A63'],
    fields: { tackler: whole('Power of the tackler', 0, 4, 2), carrier: whole('Power of the carrier', 0, 4, 0), edition: list('Edition', EDITIONS) },
    answer: async (query, { tackler, carrier, edition }) => {
      const advantage = await query('power-advantage', { tackler, carrier }, { edition });
      return pairs(await query('tackle', { advantage }, { edition }));
    },
  },
  {
    title: 'A pass at the ball', clauses: ['PASS.1', 'PASS.2', 'PASS.3', 'PASS.4.2'],
    fields: { there: list('At the ball', { both: 'a receiver and a defender', receiver: 'a receiver only', defender: 'a defender only', nobody: 'nobody' }) },
    answer: async (query, { there }) => pairs(await query('catch', { receiver: ['both', 'receiver'].includes(there), defender: ['both', 'defender'].includes(there) })),
  },
  {
    title: 'A scramble', clauses: ['SCRAMBLE.odds'], fields: {},
    answer: async (query) => pairs(await query('scramble', {})),
  },
  {
    title: 'The squares of a turn', clauses: ['SETTINGS.uniform', 'SETTINGS.draw-each-turn'],
    fields: { lower: whole('Lower limit', 1, 20, 3), upper: whole('Upper limit', 1, 20, 6) },
    answer: async (query, { lower, upper }) => pairs(await query('squares', {}, { settings: { limits: [Math.min(lower, upper), Math.max(lower, upper)] } })),
  },
];

// ---- tactical-football

const RESULTS = {
  Dh: 'Dh: the contacted man is Hit', R: 'the man recovers', none: 'no effect', I: 'the man is injured',
  ...Object.fromEntries(DIE.slice(0, 4).flatMap((each) => [
    [`Dn${each}`, `Dn${each}: the contacted man is neutralized ${each}`], [`An${each}`, `An${each}: the contacting men are neutralized ${each}`]])),
};
const inWords = (shares) => shares.map(([result, share]) => [RESULTS[result] ?? result, share]);

/** Points that the length of a pass costs, by the longest distance (T.deductions.1). */
const LENGTHS = { 0: '1 to 5 hexes: 0', 1: '6 to 11 hexes: 1', 2: '12 to 17 hexes: 2', 3: '18 to 30 hexes: 3', 5: '31 to 45 hexes: 5' };

const tactical = [
  {
    title: 'A contact', clauses: ['8.0.P.2', 'T.contact.use'], readings: ['TF-A30'],
    fields: { attackers: whole('Strength of the contacting men, with additions', 1, 60, 6), defender: whole('Strength of the contacted man, with additions', 1, 20, 4) },
    answer: async (query, { attackers, defender }) => inWords(listed(await query('contact-odds', { differential: attackers - defender }))),
  },
  {
    title: 'A recovery', clauses: ['T.recovery.use'],
    fields: { marker: whole('Number of the marker', 1, 4, 1), turns: whole('Game-Turns', 1, 6, 1) },
    answer: async (query, { marker, turns }) => inWords(listed(await query('recovery-odds', { marker, turns }))),
  },
  {
    title: 'A pass', clauses: ['9.4.V.1', '9.4.V.2', 'T.pass.use', '9.5.AA.3'], readings: ['TF-A45'],
    fields: {
      passing: whole('Passing Points of the passer', 0, 20, 10), receiving: whole('Receiving Points of the receiver', 0, 20, 5),
      length: list('Length of the pass: points', LENGTHS), target: whole('Hexes from the receiver to the target hex', 0, 45, 0),
      rush: whole('Men of either side in or next to the passer’s hex', 0, 12, 0), cover: whole('Opponents in or next to the receiver’s hex', 0, 12, 0),
      zones: whole('Other opponents whose Zone of Control touches the passer’s', 0, 12, 0),
      near: list('A defender within three hexes of the receiver', { yes: 'yes', no: 'no' }),
    },
    answer: async (query, { passing, receiving, length, target, rush, cover, zones, near }) => {
      const net = passing + receiving - Number(length) - target - 2 * rush - 2 * cover - zones;
      const { completed } = await query('completion-odds', { net });
      const [complete, seven] = [fraction(completed), shareOf(DIE.flatMap((one) => DIE.map((other) => one + other)), (dice) => dice === 7)];
      const lost = near === 'yes' ? times(minus(ONE, complete), seven) : ZERO;
      return [['complete', complete], ['intercepted', lost], ['incomplete', minus(minus(ONE, complete), lost)], ['net points', String(net)]];
    },
  },
  {
    title: 'A fumble', clauses: ['12.proc.1', '12.A.1', '12.B.1'], fields: {},
    answer: async (query) => {
      const { fumbled, kept } = await query('fumble-odds', {});
      return [['the carrier fumbles', fraction(fumbled)], ['a fumbled ball stays with the offense', fraction(kept)], ['the defense gets the ball', times(fraction(fumbled), minus(ONE, fraction(kept)))]];
    },
  },
];

// ---- tactical-soccer

const MEANS = { S: 'success', D: 'deviation', M: 'miss', F: 'failure' };
const byLetter = (letters) => Object.keys(MEANS).map((letter) => [MEANS[letter], shareOf(letters, (each) => each === letter)])
  .filter(([, { above }]) => above > 0n);
const letters = async (query, name, args) => (await faces(query, name, args)).map(({ letter }) => letter);
const WAY = { ahead: 'ahead', level: 'level', rear: 'to the rear' };

/** The chance of a pass or a reception: certain ahead with the skill; the rear costs 1 without it. */
async function control(query, distance, way, skill) {
  if (way === 'ahead' && skill === 'yes') return ONE;
  const modifier = way === 'rear' && skill === 'no' ? -1 : 0;
  return shareOf(await letters(query, 'success', { distance, modifier }), (letter) => letter === 'S');
}

const soccer = [
  {
    title: 'A pass and its reception', clauses: ['PASS.attempt', 'PASS.receiver-rolls', 'SKILL.pass-auto-ahead', 'SKILL.receive-auto-ahead'],
    fields: {
      distance: whole('Distance in hexes', 1, 6, 3), way: list('The receiver is', WAY), skill: list('The passer has Pass', { no: 'no', yes: 'yes' }),
      from: list('For the receiver, the ball comes from', { ahead: 'ahead', level: 'level', rear: 'behind' }), trap: list('The receiver has Receive', { no: 'no', yes: 'yes' }),
    },
    answer: async (query, { distance, way, skill, from, trap }) => {
      const [passed, received] = [await control(query, distance, way, skill), await control(query, distance, from, trap)];
      return [['the pass is good', passed], ['a good pass is received', received], ['both, without an interception', times(passed, received)]];
    },
  },
  {
    title: 'A shot', clauses: ['SHOOT.roll', 'SKILL.shoot-plus-one'],
    fields: { distance: whole('Distance in hexes', 1, 6, 3), skill: list('The shooter has Shoot', { yes: 'yes', no: 'no' }) },
    answer: async (query, { distance, skill }) => byLetter(await letters(query, 'shoot', { distance, modifier: skill === 'yes' ? 1 : 0 })),
  },
  {
    title: 'A save', clauses: ['ACTTAB.save-occupied', 'ACTTAB.save-adjacent', 'SKILL.goalie-plus-one'],
    fields: { where: list('The ball goes through', { 'save occupied': 'the hex of the saver', 'save adjacent': 'a hex next to the goalie' }), goalie: list('The saver is', { yes: 'the goalie', no: 'a fielder' }) },
    answer: async (query, { where, goalie }) => {
      if (where === 'save adjacent' && goalie === 'no') return [['saved', ZERO], ['not saved', ONE]];
      const saved = atLeast((await query('action-table', {}))[where], goalie === 'yes' ? 1 : 0);
      return [['saved', saved], ['not saved', minus(ONE, saved)]];
    },
  },
  {
    title: 'A steal or an interception', clauses: ['ACTTAB.steal', 'ACTTAB.intercept', 'SKILL.steal-plus-one', 'FOUL.bonus'], readings: ['TS-A01'],
    fields: { act: list('Action', { steal: 'steal', intercept: 'intercept' }), skill: list('The player has Steal', { no: 'no', yes: 'yes' }), foul: list('With a foul', { no: 'no', yes: 'yes' }) },
    answer: async (query, { act, skill, foul }) => {
      const needed = (await query('action-table', {}))[act], bonus = act === 'steal' && skill === 'yes' ? 1 : 0;
      const plain = atLeast(needed, bonus);
      if (foul === 'no') return [['success', plain], ['failure', minus(ONE, plain)]];
      const outcomes = (await faces(query, 'foul-die', {})).map(({ outcome }) => outcome);
      const worked = shareOf(outcomes, (each) => each === 'success'), caught = shareOf(outcomes, (each) => each === 'caught');
      const success = plus(times(worked, atLeast(needed, bonus + 1)), times(minus(ONE, worked), plain));
      return [['success', success], ['failure', minus(ONE, success)], ['the foul succeeds', worked], ['the fouler is caught', caught]];
    },
  },
];

const atLeast = (needed, bonus) => shareOf(DIE, (die) => die + bonus >= needed);

export const QUESTIONS = { 'card-football': card, 'computer-football': computer, 'tactical-football': tactical, 'tactical-soccer': soccer };
