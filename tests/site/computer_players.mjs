// Choices of the computer players of the play page, as one JSON object by the names of the questions.
import { RULESETS } from '../../javascript/engine/rulesets.mjs';
import { legalSteps, loadGame, newGame, outcomes, sampled, turn, view } from '../../javascript/engine/shared/game.mjs';
import { generator } from '../../javascript/play_page/chance.mjs';
import { picker } from '../../javascript/play_page/opponent/lookahead.mjs';
import { choiceFor } from '../../javascript/play_page/opponent/players.mjs';
import { statisticsOf } from '../../javascript/play_page/statistics.mjs';

const ENGINE = { RULESETS, legalSteps, loadGame, outcomes, sampled };
const LEVELS = ['opponent', 'hard'];
const MOST = 700; // actions of one game

const phaseOf = ({ position }) => position.stage?.phase ?? position.phase;

/** The action that a level chooses for a seat. */
function chosen(game, options, seat, level, seed = 5) {
  const actions = legalSteps(game).filter((step) => step.seat === seat).map(({ action }) => action);
  const request = { ruleset: rulesetOf(game), options, view: view(game, seat), fields: Object.keys(game.position), seat, actions, level, seed };
  const index = choiceFor(ENGINE, request);
  if (!(Number.isInteger(index) && index >= 0 && index < actions.length)) throw new Error(`${level} chooses ${index} of ${actions.length}`);
  return actions[index];
}

const rulesetOf = ({ ruleset }) => Object.keys(RULESETS).find((name) => RULESETS[name] === ruleset);

/** Play a game of two easy players until `isWanted`; `see` is called before each action. */
function played(ruleset, options, seed, isWanted, see = () => {}) {
  const random = generator(seed);
  let game = newGame(RULESETS[ruleset], options);
  for (let number = 0; number < MOST && !turn(game).over && !isWanted(game); number += 1) {
    const steps = legalSteps(game);
    const { seat } = steps[Math.floor(random() * steps.length)];
    const own = steps.filter((step) => step.seat === seat);
    const step = own.length === 1 || seat === 'chance' ? own[0] : { seat, action: chosen(game, options, seat, 'opponent', Math.floor(random() * 1e9)) };
    see(game, step);
    game = sampled(game, step, picker(random));
  }
  return game;
}

const changed = (game, options, changes) => loadGame(game.ruleset, options, { ...structuredClone(game.position), ...changes });

/** Both levels choose in each phase that a game reaches; the phases, sorted. */
function phases(ruleset, options, seeds) {
  const met = new Set();
  for (const seed of seeds) {
    played(ruleset, options, seed, () => false, (game, { seat }) => {
      const phase = phaseOf(game);
      if (seat === 'chance' || met.has(`${phase} ${seat}`)) return;
      met.add(`${phase} ${seat}`);
      for (const level of LEVELS) chosen(game, options, seat, level);
    });
  }
  return [...new Set([...met].map((each) => each.split(' ')[0]))].sort();
}

/** Two choices of each level from the same request and seed, in each phase that a game reaches. */
function repeated(ruleset, seed) {
  const met = new Map();
  played(ruleset, {}, seed, () => false, (game, { seat }) => {
    const phase = phaseOf(game);
    if (seat === 'chance' || met.has(phase)) return;
    met.set(phase, LEVELS.map((level) => [1, 2].map(() => chosen(game, {}, seat, level, 77))));
  });
  return Object.fromEntries(met);
}

/** The choices of both levels and a number of seeds, for each position; the positions have the same view of the seat. */
function choicesFor(games, options, seat) {
  const seeds = [1, 2, 3];
  return games.map((game) => LEVELS.flatMap((level) => seeds.map((seed) => chosen(game, options, seat, level, seed))));
}

function sameViews() {
  const card = played('card-football', {}, 3, (game) => phaseOf(game) === 'choose');
  const { offence } = card.position;
  const other = offence === 'home' ? 'away' : 'home';
  const calls = ['Draw', 'Deep Pass', 'Short Pass'].map((play) => changed(card, {}, { calls: { offence: play, defence: null } }));
  const computer = played('computer-football', {}, 4, ({ position }) => position.phase === 'move' && position.mover === 'defense' && position.call.run !== null && !position.known.type);
  const runs = ['H', 'T'].map((run) => changed(computer, {}, { call: { run, zone: null }, carrier: { of: 'offense', man: run } }));
  const soccer = played('tactical-soccer', {}, 5, (game) => phaseOf(game) === 'aim');
  const { active } = soccer.position;
  const aims = ['Left', 'Right'].map((attack) => changed(soccer, {}, { aims: { attack, defence: null } }));
  const isDefense = ({ seat }, { position }) => seat !== 'chance' && seat !== position.offense;
  const football = played('tactical-football', {}, 2, (game) => phaseOf(game) === 'positioning' && legalSteps(game).some((step) => isDefense(step, game)));
  const plans = [['aggressive-blocking', 'run-right'], ['aggressive-blocking', 'run-left'], ['pass-blocking', 'forward-pass']].map(([line, play]) => (
    changed(football, {}, { plans: { ...football.position.plans, offense: { line, play, shown: false } } })));
  return {
    'card-football': choicesFor(calls, {}, other),
    'computer-football': choicesFor(runs, {}, computer.position.offense === 'red' ? 'yellow' : 'red'),
    'tactical-football': choicesFor(plans, {}, football.position.offense === 'home' ? 'away' : 'home'),
    'tactical-soccer': choicesFor(aims, {}, active === 'red' ? 'blue' : 'red'),
  };
}

/** The rows that a hard runner gains from the snap, if no defender stands on the side of the run. */
function openLane() {
  const isAtSnap = (game) => phaseOf(game) === 'movement' && game.position.turn.type === 'snap' && game.position.plans.offense.play.startsWith('run');
  const start = [1, 2, 3, 4, 5, 6].map((seed) => played('tactical-football', {}, seed, isAtSnap)).find(isAtSnap);
  const { men, snap, plans } = start.position;
  const sideOf = (hex) => (Number(hex.slice(0, 2)) - Number(snap.at.slice(0, 2))) * (plans.offense.play === 'run-right' ? 1 : -1);
  const stays = Object.entries(men.defense.on).filter(([, { at }]) => sideOf(at) <= -2);
  const off = Object.keys(men.defense.on).filter((man) => !stays.some(([other]) => other === man));
  let game = changed(start, {}, { men: { ...men, defense: { on: Object.fromEntries(stays), off, injured: [] } } });
  const { offense, line } = game.position;
  const pick = picker(generator(9));
  for (let number = 0; number < 400 && game.position.turn.number < start.position.turn.number + 2 && phaseOf(game) !== 'over'; number += 1) {
    const [{ seat }] = legalSteps(game);
    game = sampled(game, { seat, action: chosen(game, {}, seat, seat === offense ? 'hard' : 'opponent') }, pick);
  }
  const { ball } = game.position;
  return Number((ball.at ?? game.position.men.offense.on[ball.by].at).slice(2)) - line;
}

/** What a forward does who has the ball two hexes from the goal. */
function beforeGoal() {
  const start = played('tactical-soccer', {}, 2, (game) => phaseOf(game) === 'activate');
  const seat = start.position.active;
  const man = start.position.squads[seat].find((each) => each[0] === 'F');
  const game = changed(start, {}, { holder: man, loose: null, men: { ...start.position.men, [man]: [0, seat === 'red' ? 14 : -14] } });
  return LEVELS.map((level) => chosen(game, {}, seat, level).type);
}

/** How far ahead the third-nearest man of the hard player goes in the second half while an opponent has the ball, by lead and turn. */
function thirdNearest() {
  const start = played('tactical-soccer', {}, 2, (game) => phaseOf(game) === 'activate');
  const { men } = start.position;
  const placed = { ...men, F1: [0, -6], F2: [-2, 8], F3: [-4, 4], M1: [1, -9], M2: [-1, -9], M3: [4, 0], D2: [3, -13] };
  const done = Object.keys(men).filter((man) => man !== 'M3' && man !== 'F1');
  return [[0, 4], [1, 3], [1, 4]].map(([goals, turn]) => {
    const game = changed(start, {}, { active: 'red', half: 2, turn, score: { red: goals, blue: 0 }, holder: 'F1', loose: null, men: placed, done });
    return chosen(game, {}, 'red', 'hard').to[1] - placed.M3[1];
  });
}

function fourthAndLong() {
  const card = played('card-football', {}, 3, (game) => phaseOf(game) === 'choose');
  const last = changed(card, {}, { down: 4, spot: 30, series_start: 28 });
  const options = { settings: { scenario: 'multi-play' } };
  const football = played('tactical-football', options, 3, (game) => phaseOf(game) === 'line-up');
  const late = changed(football, options, { game: { ...football.position.game, down: 4 } });
  return LEVELS.map((level) => [chosen(last, {}, last.position.offence, level).type, chosen(late, options, late.position.offense, level).type]);
}

/** Statistics of a finished game, with its last position. */
function statistics(ruleset, seed) {
  const moments = [];
  const game = played(ruleset, {}, seed, () => false, ({ position }, did) => {
    moments.push({ position, did: moments.next ?? null });
    moments.next = did;
  });
  moments.push({ position: game.position, did: moments.next });
  const rows = Object.fromEntries(statisticsOf(ruleset, moments).map(({ name, values }) => [name, values]));
  const counted = (type) => moments.filter(({ did }) => did?.action.type === type).length;
  return { rows, score: game.position.score, shots: counted('shoot'), passes: counted('pass'), gain: game.position.stage?.gain };
}

const QUESTIONS = {
  phases: () => ({
    'card-football': phases('card-football', {}, [1]),
    'computer-football': phases('computer-football', {}, [1, 2]),
    'tactical-football': phases('tactical-football', {}, [1, 2, 3, 4]),
    'tactical-soccer': phases('tactical-soccer', {}, [2]),
  }),
  'same views': sameViews,
  repeated: () => Object.fromEntries(Object.keys(RULESETS).map((ruleset) => [ruleset, repeated(ruleset, 1)])),
  'open lane': openLane,
  'before the goal': beforeGoal,
  'third nearest': thirdNearest,
  'fourth and long': fourthAndLong,
  statistics: () => Object.fromEntries(Object.keys(RULESETS).map((ruleset) => [ruleset, statistics(ruleset, 12)])),
};

process.stdout.write(JSON.stringify(QUESTIONS[process.argv[2]]()));
