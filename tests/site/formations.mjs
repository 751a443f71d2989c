// Every formation that the page to play on offers, in the engine: [what was tried, how often, what failed].
import { conversation } from '../../javascript/engine/conversation.mjs';
import { FORMATIONS, PLANS, positionAtSnap } from '../../javascript/play_page/formations/tactical_football.mjs';
import { lineUps } from '../../javascript/play_page/formations/line_up.mjs';

const [BALL, HUDDLE] = ['1930', '1924']; // six hexes behind the ball
const answer = conversation();
let last = 0;
const ask = (request) => JSON.parse(answer(JSON.stringify({ id: (last += 1), game: 'g', ...request })));

/** Each formation of the offense against each of the defense, with each pair of plans, snapped. */
function snaps(before) {
  const failed = [];
  let count = 0;
  for (const offense of FORMATIONS.offense) for (const defense of FORMATIONS.defense) {
    for (const plan of PLANS.offense) for (const other of PLANS.defense) {
      count += 1;
      const position = positionAtSnap(before, { offense, defense, plans: { offense: plan, defense: other }, objective: 1 + (count % 6) });
      const replies = [{ op: 'load', ruleset: 'tactical-football', options: {}, position }, ...[{ type: 'call', turn: 'snap' }, { type: 'snap' }]
        .map((action) => ({ op: 'apply', seat: 'home', action, chance: [] }))].map(ask);
      if (replies.some(({ status }) => status !== 'ok')) failed.push([offense.title, defense.title, plan.title, other.title]);
    }
  }
  return [count, failed];
}

/** A new game up to its first play, in which each side lines up by the line-up of this number; other choices by number. */
function linedUp(ruleset, number) {
  ask({ op: 'new', ruleset, options: {} });
  const used = new Set();
  for (let count = 0; count < 80; count += 1) {
    const { position } = ask({ op: 'position' });
    const legal = ask({ op: 'legal' }).actions;
    const ready = lineUps({ session: { about: { ruleset }, moments: [{ position }] } }, legal);
    if (ready.length === 0 && used.size > 1) return [...used];
    const placing = legal.filter(({ action }) => action.type === 'place');
    if (ready.length > 0) used.add(`${placing[0].seat}: ${ready[number % ready.length].title}`);
    const step = ready.length > 0 ? ready[number % ready.length].step(placing.filter(({ action }) => action.man === placing[0].action.man)) : legal[(7 * count) % legal.length];
    const status = applied(step);
    if (status !== 'ok') return [status, step];
  }
  return ['no end'];
}

/** A new game of tactical-football, in which the offense goes from the huddle to the formation of this number: [title, places that differ, legal calls]. */
function fromHuddle(number) {
  ask({ op: 'new', ruleset: 'tactical-football', options: {} });
  for (let count = 0; count < 300; count += 1) {
    const [{ position }, { actions: legal }] = [ask({ op: 'position' }), ask({ op: 'legal' })];
    const offered = lineUps({ session: { about: { ruleset: 'tactical-football' }, moments: [{ position }] } }, legal);
    const ready = offered.find(({ title }) => title === FORMATIONS.offense[number].title) ?? (position.stage.phase === 'set-up' ? offered[0] : undefined);
    if (legal.some(({ action }) => action.turn === 'snap')) return [FORMATIONS.offense[number].title, strayed(position, FORMATIONS.offense[number].men), legal.map(({ action: { turn } }) => turn)];
    const placing = legal.filter(({ action }) => action.type === 'place');
    const placed = placing.length > 0 ? ready?.step(placing.filter(({ action }) => action.man === placing[0].action.man)) ?? placing.find(({ action }) => action.at === HUDDLE) : undefined;
    const ball = position.ball.is === 'unplaced' ? legal.find(({ action }) => action.type === 'place-ball' && action.at === BALL) : undefined;
    const step = ball ?? ready?.next?.(position, legal) ?? placed ?? legal.find(({ action }) => action.type === 'done') ?? legal[0];
    const status = applied(step);
    if (status !== 'ok') return [status, step];
  }
  return ['no end'];
}

/** The men who are not where a formation wants them. */
const strayed = ({ men: { offense: { on } } }, men) => Object.entries(men).filter(([man, [at, facing]]) => on[man]?.at !== at || on[man].facing !== facing).map(([man]) => man);

function applied(step) {
  const chance = [];
  for (;;) {
    const reply = ask({ op: 'apply', ...step, chance });
    if (reply.status !== 'need-chance') return reply.status;
    const { kind, for: purpose, outcomes } = reply.next;
    chance.push({ kind, for: purpose, value: outcomes[chance.length % outcomes.length].value });
  }
}

const before = JSON.parse(process.argv[2]);
process.stdout.write(JSON.stringify({
  snaps: snaps(before), lines: ['computer-football', 'tactical-soccer'].flatMap((ruleset) => [0, 1, 2].map((number) => linedUp(ruleset, number))),
  huddle: [0, 1, 2, 3].map(fromHuddle),
}));
