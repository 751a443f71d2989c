// Exercises in which one of several legal actions is clearly the best: it reaches a goal with the highest exact odds.
import { apply, legalSteps, query } from '../../../javascript/engine/shared/game.mjs';
import { clausesOf, numberOf, sumOf } from './positions.mjs';

const LEAD = 0.08; // by which the best action must be better than the next one
const LEAST = 0.25; // odds of the best action
const MOST = 4; // actions to choose from

/**
 * The goals of each game. `asks` returns the question, and `actions` the actions to choose from. `of` returns the values
 * on which the goal depends, and `isReached` whether they mean that it is reached; `after` are actions that must follow.
 */
const GOALS = {
  'card-football': [
    {
      name: 'first down', when: ({ phase, calls, down }) => phase === 'choose' && calls.offence === null && down < 5, variants: knownCalls,
      asks: ({ calls: { defence } }) => `You know that the defense calls ${defence}. Which call makes a first down or a touchdown most often?`,
      hint: 'Each card has a table. Think of a play that goes where this defense is not.',
      why: 'Over all cards that can be turned, this call gains enough most often against the play of the defense.',
      kinds: ['call'], seat: ({ offence }) => offence, after: ({ offence }) => [{ seat: offence, action: { type: 'turn-card' } }],
      of: ({ offence }) => [`/score/${offence}`, '/down', '/offence', '/spot'],
      isReached: ([score, down, offence, spot], before) => score > before.score[before.offence] || (down === 1 && offence === before.offence && spot !== null),
    },
    {
      name: 'stop', when: ({ phase, calls }) => phase === 'choose' && calls.defence === null, variants: knownPlays,
      asks: ({ calls: { offence } }) => `You defend, and know that the offense calls ${offence}. Which call stops the first down most often?`,
      hint: 'Look at the row of each defense in the table of a card: which row has small numbers for this play?',
      why: 'Over all cards that can be turned, this defense leaves the play short most often.',
      kinds: ['call'], seat: ({ offence }) => (offence === 'home' ? 'away' : 'home'), after: ({ offence }) => [{ seat: offence, action: { type: 'turn-card' } }],
      of: ({ offence }) => [`/score/${offence}`, '/down', '/offence', '/spot'],
      isReached: ([score, down, offence, spot], before) => !(score > before.score[before.offence] || (down === 1 && offence === before.offence && spot !== null)),
    },
  ],
  'computer-football': [
    {
      name: 'tackle', when: ({ phase, carrier }) => phase === 'move' && carrier?.of === 'offense',
      asks: ({ carrier: { man } }) => `Which tackle of ${man} is most likely to prevent a first down?`,
      hint: 'A man with more power stops the carrier sooner. The sum of the powers decides which column of the table is used.',
      why: 'This man tackles at the best odds: the carrier is stopped short or loses the ball most often.',
      kinds: ['move'], seat: ({ offense }) => (offense === 'red' ? 'yellow' : 'red'),
      of: () => ['/down', '/offense', '/fumbled_by', '/phase'],
      isReached: ([down, offense, fumbled, phase], before) => fumbled === 'offense' || offense !== before.offense || (phase !== 'move' && down > before.down),
    },
  ],
  'tactical-football': [
    {
      name: 'contact', when: ({ stage }) => stage.phase === 'movement',
      asks: () => 'Which contact neutralizes the opponent most often?',
      hint: 'Compare the strengths of both men: the difference shifts the result of the dice.',
      why: 'The difference in strength is the best here, so that most throws of the dice neutralize the opponent.',
      kinds: ['contact'], of: ({ stage: { side } }, { target }) => [`/men/${side === 'offense' ? 'defense' : 'offense'}/on/${target}/neutralized`],
      isReached: ([turns]) => turns > 0,
    },
    {
      name: 'pass', when: ({ stage }) => stage.phase.endsWith('-pass'),
      asks: () => 'Which receiver catches this pass most often, with no chance for an interception?',
      hint: 'Look for a receiver with a high number for receiving and no opponent near him.',
      why: 'His skill and the men around him give the best odds of a catch.',
      kinds: ['pass'], of: () => ['/ball/by'], isReached: ([by], before, { to }) => by === to,
    },
    {
      name: 'recovery', when: ({ stage }) => stage.phase === 'recovery' || stage.phase === 'movement',
      asks: () => 'Which man gets up most often?',
      hint: 'A man with a low marker recovers sooner.',
      why: 'The marker of this man is the lowest, so that most throws of the dice let him recover.',
      kinds: ['recover'], of: ({ stage: { side } }, { man }) => [`/men/${side}/on/${man}/neutralized`], isReached: ([turns]) => turns === 0,
    },
  ],
  'tactical-soccer': [
    {
      name: 'pass', when: ({ phase }) => phase === 'activate',
      asks: () => 'Which pass reaches its receiver most often?',
      hint: 'A short pass that no opponent can reach is the safest.',
      why: 'The distance and the men on the way give this pass the best odds.',
      kinds: ['pass'], of: () => ['/phase', '/holder', '/catch'],
      isReached: ([phase, holder, caught], before, { to }) => holder === to || (phase === 'receive' && caught?.man === to),
    },
    {
      name: 'steal', when: ({ phase }) => phase === 'activate',
      asks: () => 'Which attempt wins the ball most often?',
      hint: 'Compare the classes of the men who may try, and whether a foul helps.',
      why: 'This man needs the lowest number on the die.',
      kinds: ['steal'], of: () => ['/holder'], isReached: ([holder], before, { man }) => holder === man,
    },
    {
      name: 'intercept', when: ({ phase }) => phase === 'intercept',
      asks: () => 'Which interception wins the ball most often?',
      hint: 'The man who stands nearest to the way of the ball needs the lowest number.',
      why: 'This man needs the lowest number on the die.',
      kinds: ['intercept'], of: () => ['/holder'], isReached: ([holder], before, { man }) => holder === man,
    },
  ],
};

function knownCalls(position) {
  const defences = ['Blitz', 'Run', 'Screen', 'Deep', 'Zone'];
  return defences.map((defence) => ({ ...position, calls: { offence: null, defence } }));
}

function knownPlays(position) {
  const plays = ['Draw', 'Sweep', 'Deep Pass', 'Run Up Middle', 'Short Pass'];
  return plays.map((offence) => ({ ...position, calls: { offence, defence: null } }));
}

/** All exercises of this kind in a position. */
export function bestActions(ruleset, { options, position, load, clauses }) {
  return GOALS[ruleset].filter(({ when }) => when(position)).flatMap((goal) => (goal.variants?.(position) ?? [position])
    .map((variant) => exercise(goal, load(options, variant), variant, clauses)).filter(Boolean));
}

function exercise(goal, game, position, shown) {
  if (game === null) return null;
  const steps = legalSteps(game).filter(({ seat, action }) => goal.kinds.includes(action.type) && (!goal.seat || goal.seat(position) === seat));
  const rated = steps.slice(0, 40).map((step) => ({ step, p: oddsOf(goal, game, position, step) })).filter(({ p }) => p !== null);
  rated.sort((one, other) => numberOf(other.p) - numberOf(one.p));
  const different = rated.filter(({ p }, number) => number === 0 || p !== rated[0].p);
  const chosen = spread(different);
  if (chosen.length < 2 || different.length < rated.length || numberOf(chosen[0].p) - numberOf(chosen[1].p) < LEAD || numberOf(chosen[0].p) < LEAST) return null;
  return {
    kind: 'best', goal: goal.name, ask: goal.asks(position), hint: goal.hint, why: goal.why, position, seat: chosen[0].step.seat,
    choices: chosen.map(({ step: { action }, p }) => ({ action, p })), clauses: clausesOf(game, chosen[0].step, shown),
  };
}

/** The best action, the next one, and others down to the worst. */
const spread = (rated) => (rated.length <= MOST ? rated : [rated[0], rated[1], rated[Math.floor(rated.length / 2)], rated.at(-1)]);

/** The exact odds that an action reaches the goal, as a fraction; null if the action leaves nothing to chance. */
function oddsOf(goal, game, position, step) {
  const [after, last] = goal.after ? [apply(game, step, []).game, goal.after(position)[0]] : [game, step];
  const of = goal.of(position, step.action);
  try {
    const odds = query(after, 'odds', { ...last, of });
    if (odds.length < 2) return null;
    return sumOf(odds.filter(({ is }) => goal.isReached(is, position, step.action)).map(({ p }) => p));
  } catch {
    return null; // an action with too many outcomes, or a value that the position does not have
  }
}
