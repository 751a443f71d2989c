// Steps through the stops of a scenario or a recorded game on a table.
import * as answers from '../reply_text.mjs';
import { play } from '../opponent/autoplay.mjs';
import { make } from '../elements.mjs';
import { sentences, wayThrough } from './scenario_path.mjs';
import { spaced } from '../phrases.mjs';
import { tried } from '../session.mjs';

/** Show the stops of a table, and keep the keyboard focus on the same button. */
export function showPath(table) {
  const { stops, stopped, slots } = table;
  if (stops.length === 0) return;
  const at = stopped.length - 1;
  const act = { first: () => walk(table, 0), back: () => walk(table, at - 1), next: () => walk(table, at + 1), last: () => walk(table, stops.length - 1), to: (number) => walk(table, number), rejoin: () => walk(table, at) };
  const focused = document.activeElement;
  const label = slots.path.contains(focused) ? focused.textContent : null;
  slots.path.replaceChildren(wayThrough(stops, { at, left: hasLeft(table), of: table.about.of }, act));
  slots.said.replaceChildren(sentences(stops, at));
  if (label) [...slots.path.querySelectorAll('button')].find((each) => each.textContent === label)?.focus();
}

/** Whether the user has acted since the last stop. */
const hasLeft = ({ stopped, session }) => stopped.at(-1) !== session.moments.length - 1;

/** Go to a stop. */
export async function walk(table, to) {
  if (table.stops.length === 0 || to < 0 || to >= table.stops.length || table.walking) return;
  table.walking = true;
  await table.alone(() => walkTo(table, to));
  table.walking = false;
  showPath(table);
  await play(table);
}

async function walkTo(table, to) {
  if (to < table.stopped.length || hasLeft(table)) {
    table.stopped = table.stopped.slice(0, Math.max(1, Math.min(to + 1, table.stopped.length)));
    await table.goBack(table.stopped.at(-1));
  }
  if (table.stopped.length > to) return;
  let answer = null;
  while (table.stopped.length <= to) answer = await stop(table, table.stops[table.stopped.length]);
  table.refresh(answer);
}

/** Try the action of a sentence with its chance outcomes; return the text of the result. */
async function stop(table, { tries }) {
  let told = null;
  for (const step of tries) {
    const came = await tried(table.session, step, step.chance);
    if (came.is === 'done') table.session = came.session;
    if (came.is === 'refused') told = answers.refused(table.game, step, came);
    if (came.is === 'chance') told = make('p', {}, make('strong', {}, 'Chance needed: '), `${came.next.kind} for ${spaced(came.next.for)}. Nothing has changed.`);
    if (came.is === 'trouble') told = answers.trouble(came.message);
  }
  table.stopped.push(table.session.moments.length - 1);
  return told;
}
