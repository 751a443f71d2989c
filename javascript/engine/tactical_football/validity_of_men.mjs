// Faults of the game as a whole, of who the men are, and of where they stand.
import { isHex, sideOf } from './field.mjs';
import { isHuddle } from './huddle.mjs';
import { severalPlays } from './validity_of_game.mjs';
import { bannedOf, countsAtBall, labels, manOf, menInOrder } from './position.mjs';
import { ELEVEN, ROLES } from './rulebook.mjs';

const BEFORE_SIDES = ['coin-toss', 'sides'];
const BEFORE_OBJECTIVE = [...BEFORE_SIDES, 'objective'];
export const BEFORE_THE_GAME = [...BEFORE_OBJECTIVE, 'reactivation', 'line-up', 'set-up', 'huddle'];

export function menInGame(rules, position, fault) {
  const { stage, offense, objective, line, game } = position;
  const isGame = rules.possessions !== null;
  fault('4.0.1', (offense === null) !== BEFORE_SIDES.includes(stage.phase), 'offense');
  if (fault('14.0.1', (game !== null) !== isGame, 'game')) return;
  fault('14.2.2', (objective === null) !== (isGame || BEFORE_OBJECTIVE.includes(stage.phase)), 'objective');
  fault('14.2.2', objective !== null && (objective < 1 || objective > 6), 'objective');
  fault('3.32.11', line < 1 || line > 60, 'line');
  if (isGame) severalPlays(rules, position, fault);
  else {
    fault('14.37.4', stage.phase === 'reactivation', 'stage.phase');
    fault('14.2.6', stage.phase === 'over' && stage.winner === null, 'stage.winner');
  }
}

const ON_THE_WAY = ['downed', 'touchdown', 'forbidden']; // how a play can end while a man passes through a hex

// Where a side stands in its set-up: 'before', 'in' or 'after'.
export function setUpOf({ stage, game }, role) {
  const { phase, side } = stage;
  if (phase === 'over' && game !== null) return 'before';
  if (BEFORE_OBJECTIVE.includes(phase)) return 'before';
  if (phase === 'line-up' || phase === 'reactivation') return role === 'offense' && side === 'defense' ? 'after' : 'before';
  if (phase === 'set-up') {
    if (side === role) return 'in';
    return role === 'offense' ? 'after' : 'before';
  }
  return phase === 'huddle' && role === 'defense' ? 'before' : 'after';
}

export function whoTheyAre(rules, position, fault) {
  for (const role of ROLES) {
    const { on, off, injured } = position.men[role];
    const all = [...Object.keys(on), ...off, ...injured];
    const place = `men.${role}`;
    const when = setUpOf(position, role);
    const left = when === 'in' ? position.stage.left : [];
    fault('4.1.1', all.some((man) => !Object.hasOwn(rules.men[role], man)), place);
    fault('3.3.1', new Set(all).size < all.length || all.some((man) => left.includes(man)), place);
    if (position.offense !== null) fault('14.37.1', [...all, ...left].some((man) => bannedOf(position, role).includes(man)), place);
    fault('4.1.1', when === 'before' ? all.length > 0 : all.length + left.length !== ELEVEN, place);
  }
}

export function whereTheyStand(rules, position, fault) {
  for (const role of ROLES) {
    for (const man of menInOrder(position, role)) if (!stands(rules, position, role, man, fault)) return;
    stacks(rules, position, role, fault);
  }
}

function stands({ field }, position, role, man, fault) {
  const { at, hit, neutralized } = manOf(position, role, man);
  const place = `men.${role}.on.${man}`;
  if (fault('3.1.1', !isHex(field, at), place)) return false;
  const isBefore = position.snap === null;
  if (isBefore) fault('4.2.2', sideOf(field, position.line, at) !== role, place);
  if (isBefore) fault('5.11.0', hit || neutralized > 0, place);
  fault('T.contact.Dh.1', hit && neutralized > 0, place);
  return true;
}

function stacks(rules, position, role, fault) {
  const crossing = (man) => position.stage.side === role && (position.stage.acts?.[man]?.crossing ?? null) !== null;
  const isIdle = (man, at) => role === 'defense' && at === fumbledAt(position) && !countsAtBall(rules, position, man);
  const standing = new Map();
  for (const man of labels(position, role)) {
    const { at } = manOf(position, role, man);
    if (!crossing(man) && !isIdle(man, at)) standing.set(at, (standing.get(at) ?? 0) + 1);
  }
  if (position.ball.is === 'down' && ON_THE_WAY.includes(position.ball.why)) return;
  const mayStack = (hex) => position.snap === null && role === 'offense' && isHuddle(rules.field, position.line, hex);
  fault('7.5.1', [...standing].some(([hex, number]) => number > 1 && !mayStack(hex)), `men.${role}`);
}

// TF-E31: where a ball is fought for, or was recovered, a fallen man of the defense keeps nobody out.
const fumbledAt = ({ ball }) => (ball.is === 'loose' || (ball.is === 'down' && ball.why === 'fumble') ? ball.at : null);
