// What a man might wish to do and the rules forbid, with the clause that forbids it and the values that decide.
import { meant } from '../choices.mjs';
import { make } from '../elements.mjs';
import { ask } from '../engine_connection.mjs';
import { said, spaced, valueSaid } from '../phrases.mjs';
import { clauseText, titledClause } from '../reply_text.mjs';
import { checked, now } from '../session.mjs';
import { HIDDEN, shownTo } from '../visibility.mjs';

const MOST_TRIED = 90;
const TRIED_OF_A_KIND = 12;
const NEAR = [1, 2, 3, 4].flatMap((far) => [[0, far], [0, -far], [far, 0], [-far, 0], [far, far], [far, -far], [-far, far], [-far, -far], [1, far], [far, 1]]);

/** What a man may wish to do in the play of a game, also while no man may do it; the first kinds come first. */
const WISHES = {
  'tactical-football': ['contact', 'hand-off', 'step'], 'computer-football': ['move', 'throw'], 'tactical-soccer': ['pass', 'steal', 'shoot', 'move'],
};

/** Parts of an action that name an opponent, and those that name a friend. */
const AGAINST = new Set(['target', 'holder', 'victim']);
const FRIENDS = new Set(['to', 'receiver', 'with']);

/** The actions that a man may mean alone and with each of these others {name, own, isMan}, legal or not. */
export function wishes({ table }, man, others) {
  const { actions, ruleset } = table.game;
  const isPlay = table.listed().some(({ action }) => WISHES[ruleset]?.includes(action.type));
  const own = now(table.session).turn.pending.filter((due) => table.isOffered(due))
    .map(({ seat, kinds }) => ({ seat, kinds: [...new Set([...isPlay ? WISHES[ruleset] : [], ...kinds])] }));
  const alone = own.flatMap(({ seat, kinds }) => actions.filter(({ type, parts }) => kinds.includes(type) && Object.keys(parts).length === 1 && 'man' in parts)
    .map(({ type, fixed }) => ({ seat, action: { type, ...fixed, man } })));
  const together = others.flatMap((other) => meant(table.game, own, [man, other.name]).filter(({ action }) => isSensible(action, man, other)));
  return inOrder(table.game, others.length === 1 ? together : [...together, ...alone]);
}

/** The wishes of a game before all other actions; of one kind, the shortest sentences first. */
function inOrder(game, steps) {
  const { [game.ruleset]: kinds = [] } = WISHES;
  const rank = ({ action }) => (kinds.includes(action.type) ? kinds.indexOf(action.type) : kinds.length);
  const words = ({ action }) => said(game, action).split(' ').length;
  return [...steps].sort((one, other) => rank(one) - rank(other) || words(one) - words(other));
}

/** The names of places near a man, from the nearest to the farthest. */
export async function placesNear({ session }, man, seat) {
  const { position } = now(session);
  const side = position.offense === seat ? 'offense' : 'defense';
  const at = position.men?.[man] ?? position.men?.[side]?.on?.[man]?.at ?? position.men?.[side]?.[man];
  if (typeof at === 'string') return Object.values((await ask({ op: 'query', query: 'hex', game: session.handle, args: { hex: at } })).value?.neighbours ?? {}).filter(Boolean);
  return Array.isArray(at) ? NEAR.map(([across, down]) => `${at[0] + across},${at[1] + down}`) : [];
}

/** No ball is given to an opponent, and no friend is attacked. */
const isSensible = (action, man, { name, own, isMan }) => (action.man === undefined || String(action.man) === man)
  && Object.entries(action).every(([part, value]) => !isMan || part === 'man' || String(value) !== name || !(own ? AGAINST : FRIENDS).has(part));

/** {step, clause} of those actions that the rules reject: of each kind of action, the first. */
export async function refusals(table, steps) {
  const [found, tried] = [new Map(), new Map()];
  for (const step of steps.slice(0, MOST_TRIED)) {
    const { action: { type } } = step;
    tried.set(type, (tried.get(type) ?? 0) + 1);
    if (found.has(type) || tried.get(type) > TRIED_OF_A_KIND) continue;
    const reply = await table.alone(() => checked(table.session, step));
    if (reply?.status === 'rejected') found.set(type, { step, clause: reply.clause, values: await valuesOf(table, step, reply.clause) });
  }
  return [...found.values()];
}

/** The values of the clause that forbids an action, as text; not for a seat that may not see everything. */
async function valuesOf({ session }, { seat, action }, clause) {
  const { position, views } = now(session);
  if (JSON.stringify(views[seat]) !== JSON.stringify(position)) return '';
  const { trace = [] } = await ask({ op: 'explain', game: session.handle, seat, action, chance: [] });
  const { facts = {} } = trace.find((each) => each.clause === clause && !each.holds) ?? {};
  return Object.entries(facts).filter(([, value]) => Number.isInteger(value)).map(([name, value]) => `${spaced(name)} ${valueSaid(value)}`).join(', ');
}

/** The square of a man on the board of computer-football, as a place that a man may wish to enter; null in other games. */
export function squareOf({ session }, { dataset: { man } }) {
  const [role, name] = man.split(' ');
  const at = now(session).position.men[role]?.[name];
  return Array.isArray(at) ? String(at) : null;
}

/** Kinds of actions that only the man with the ball can do. */
const WITH_BALL = new Set(['pass', 'shoot', 'hand-off']);

const called = (man) => (/^\d/.test(man) ? `#${man}` : man);

/** `M2 does not have the ball: F3 has it.`, if the viewer sees that this is so; otherwise ''. */
function plainReason({ session, seat }, { type, man }) {
  const { holder, ball } = shownTo(now(session), seat);
  const by = ball === undefined ? holder : ball.by;
  const isHis = by === man || ball?.dummies?.includes(man);
  return !WITH_BALL.has(type) || !by || by === HIDDEN || isHis ? '' : `${called(man)} does not have the ball: ${called(by)} has it.`;
}

/** `Not allowed: pass from F1 to M2 (steps 7).` with the plain reason, if there is one, and the clause. */
export const reasonSaid = (table, { step, clause, values }) => make('div.trial-why', {},
  make('p', {}, make('strong', {}, 'Not allowed: '), said(table.game, step.action), values && ` (${values})`, '. ', plainReason(table, step.action)),
  make('p.small', {}, ...titledClause(table.game, clause), ': ', clauseText(table.game, clause)));
