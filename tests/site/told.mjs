// What the page to play on tells a seat: for every line a line of all of it; `secret` are the places in which actions
// put what views mask, `tries` what the seat asks whether it may, `done` an action that is done and listed.
// Two tables that the seat cannot tell apart have to give two equal lines.
import { createInterface } from 'node:readline';
import { conversation } from '../../javascript/engine/conversation.mjs';
import { RULESETS } from '../../javascript/engine/rulesets.mjs';
import { legalSteps, loadGame, outcomes, sampled } from '../../javascript/engine/shared/game.mjs';
import { generator } from '../../javascript/play_page/chance.mjs';
import { chosen } from '../../javascript/play_page/opponent/opponent.mjs';
import { choiceFor } from '../../javascript/play_page/opponent/players.mjs';
import { explained, odds, WITHHELD } from '../../javascript/play_page/action_previews.mjs';
import { isListed, shownTo, triesFor } from '../../javascript/play_page/visibility.mjs';
import { begun, checked, now, tried } from '../../javascript/play_page/session.mjs';

const MOST = 2; // actions of each kind that are asked about, and that are done
const PLACES = { ball: '/ball', stage: '/stage', men: '/men' };

const answer = conversation();
globalThis.scrimmage = { connect: () => ({ ask: async (lines) => lines.map(answer) }), games: { RULESETS, legalSteps, loadGame, outcomes, sampled } };
globalThis.computerPlayers = { choiceFor };
globalThis.document = { currentScript: { src: 'file:///rules/trial.js' }, createElement: (tag) => new Element(tag) };

/** As much of an element as a list of what was done needs: its text. */
class Element {
  constructor(tag) { Object.assign(this, { tag, children: [], text: {} }); }

  setAttribute(key, value) { this.text[key] = value; }

  append(...inside) { this.children.push(...inside); }

  addEventListener() { /* nobody clicks here */ }

  toJSON() { return [this.tag, this.text, this.children]; }
}

const withheld = (told) => JSON.stringify(told, (_, value) => (value === WITHHELD ? 'withheld' : value));

function someOf(steps) {
  const kinds = new Map();
  for (const step of steps) kinds.set(step.action.type, [...kinds.get(step.action.type) ?? [], step]);
  return [...kinds.values()].flatMap((each) => each.slice(0, MOST));
}

async function done(session, step, chance, random) {
  const came = await tried(session, step, chance);
  if (came.is !== 'chance') return came;
  const { outcomes, kind } = came.next;
  const { value } = outcomes[Math.floor(random() * outcomes.length)];
  return done(session, step, [...chance, { kind, for: came.next.for, value }], random);
}

/** Everything that a seat which looks at a table may come to know of it. */
async function told({ ruleset, options, position, seat, secret, tries, done: script }) {
  const seats = ['home', 'away'];
  const { log } = await import('../../javascript/play_page/log.mjs');
  const game = { ruleset, seats, secret, clauses: {}, actions: [], places: {} };
  const about = { ruleset, seats, options, position };
  const session = await begun(about);
  const moment = now(session);
  const listed = moment.legal.filter((step) => isListed(seat, step));
  const found = { seen: shownTo(moment, seat), listed, tries: triesFor(seat, seats), pending: moment.turn.pending.map((due) => due.seat) };
  const ways = someOf(listed);
  found.refusals = [];
  for (const action of tries) found.refusals.push({ ...await checked(session, { seat, action }), id: null });
  found.explained = [];
  for (const step of ways) found.explained.push(await explained(session, seat, step, generator(7)));
  found.odds = [];
  for (const step of ways.slice(0, 3)) found.odds.push(await odds(session, seat, step, PLACES));
  const choose = (level) => chosen(session, moment, seat, generator(7), level);
  found.chosen = seats.includes(seat) && listed.length > 0 ? [await choose('opponent'), await choose('hard')] : null;
  const came = script ? await done(await begun(about), script, [], generator(7)) : null;
  found.log = came?.is === 'done' ? log(game, came.session.moments, seat, () => {}) : null;
  return found;
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${withheld(await told(JSON.parse(line)))}\n`);
}
