// What was done, as a player says it: an action with the dice that decided it; the walk of a man and the line-up of a
// side are one sentence.
import { purposeSaid, said, sentenceOf, spaced, valueSaid } from '../phrases.mjs';
import { shownTo } from '../visibility.mjs';
import { eventsSaid } from './events.mjs';

const STEPS = new Set(['step', 'move']);
const isStep = ({ action: { type, man } }) => man !== undefined && STEPS.has(type);
const isTurn = ({ action: { type, man } }) => man !== undefined && type === 'turn';
const isPlacing = ({ action: { type, man } }) => man !== undefined && type === 'place';
const isWalk = (did) => isStep(did) || isTurn(did);

const isSameWalk = (one, other) => isWalk(one) && isWalk(other) && one.action.man === other.action.man;
const goesOn = (one, other) => one.seat === other.seat && one.chance.length + other.chance.length === 0
  && (isSameWalk(one, other) || isPlacing(one) && isPlacing(other));

/** The numbers of actions in groups that one sentence tells: actions that go on, as long as they bring no event. */
export function grouped(game, moments, numbers, seat, hides) {
  const groups = [];
  for (const number of numbers) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isOne = before !== undefined && !hides(before) && !hides(number) && goesOn(moments[before].did, moments[number].did)
      && eventsSaid(game, moments, before, seat).length === 0;
    if (isOne) group.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** {seat, deed}: who has done the actions of a group, and what: `home` and `'s #31 moves from 2028 to 1929 for 2 points`. */
export function deedOf(game, moments, group, seat) {
  const dids = group.map((number) => moments[number].did);
  const [first] = dids;
  const byChance = first.seat === 'chance' ? OF_CHANCE[first.action.type]?.(first.chance, moments[group[0]].position) : undefined;
  if (byChance !== undefined) return { seat: '', deed: byChance };
  const own = { seat: first.seat };
  if (group.length === 1) return { ...own, deed: `${sentenceOf(game, first).slice(first.seat.length)}${metSaid(first)}` };
  if (isPlacing(first)) return { ...own, deed: ` places ${dids.map((did) => manIn(game, did)).join(', ')}` };
  return { ...own, deed: `'s ${manIn(game, first)} ${walkSaid(moments, group, seat)}` };
}

/** The man of an action in the words of its sentence: `#31`. */
const manIn = (game, { action }) => said(game, action).split(' ').find((word) => word.replace('#', '') === String(action.man)) ?? String(action.man);

function walkSaid(moments, group, seat) {
  const parts = [];
  const { did: { action: { man } } } = moments[group[0]];
  const from = placeOf(shownTo(moments[group[0] - 1], seat), moments[group[0]].did);
  for (const { did } of group.map((number) => moments[number])) {
    const to = valueSaid(did.action.to ?? did.action.facing);
    if (isTurn(did)) parts.push(`turns to ${to}`);
    else if (parts.at(-1)?.startsWith('moves')) parts.push(`${parts.pop()} to ${to}`);
    else parts.push(`moves${parts.some((part) => part.startsWith('moves')) || from === null ? '' : ` from ${valueSaid(from)}`} to ${to}`);
  }
  const points = spentOf(shownTo(moments[group.at(-1)], seat), man) - spentOf(shownTo(moments[group[0] - 1], seat), man);
  return `${parts.join(', ')}${points > 0 ? ` for ${points} points` : ''}`;
}

const spentOf = ({ stage }, man) => stage?.acts?.[man]?.spent ?? 0;

function placeOf({ men, offense, stage }, { seat, action: { man } }) {
  const side = stage?.side ?? (offense === seat ? 'offense' : 'defense');
  return men[man] ?? men[side]?.on?.[man]?.at ?? men[side]?.[man] ?? null;
}

// ---- chance

/** What only chance has done: nobody acts in these sentences. */
const OF_CHANCE = {
  'toss-coin': () => 'The coin is tossed',
  toss: () => 'The coin is tossed',
  draw: ([{ value: side }, { value: goal }]) => `By lot, ${side} has the ball first, and defends the goal in the ${goal}`,
  allot: () => 'Chance draws the squares',
  'roll-off': ([red, blue], { first }) => `Red rolls ${red.value}, blue rolls ${blue.value}: ${first ?? 'nobody'} picks first`,
};

/** What the value of a kind of chance is called before its number. */
const CALLED = { d6: 'die', '2d6': 'dice', d2: 'direction', d3: 'direction', draw: 'card', coin: 'coin', scramble: 'scramble', tackle: 'by the table', catch: 'by the table', roll: 'it rolls' };

/** The dice and the cards of an action in brackets, with their purpose where there are several: ` (die 4)`. */
export function metSaid({ chance }) {
  const told = chance.map(({ kind, for: purpose, value }) => `${CALLED[kind] ?? spaced(kind)} ${valueSaid(value)}${chance.length > 1 && purpose ? ` for the ${purposeSaid(purpose)}` : ''}`);
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}
