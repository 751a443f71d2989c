// Performs the actions of a line-up that was chosen by one click, each as an ordinary action of the game.
import { make } from '../elements.mjs';
import { play } from '../opponent/autoplay.mjs';
import { now, tried } from '../session.mjs';

/** Line up the men of the seat. */
export const lineUp = (table, ready) => (ready.next ? walkMen(table, ready) : placeMen(table, ready));

/** Walk the men from the huddle; the board is drawn again when all are at their places. */
async function walkMen(table, { next }) {
  table.say(make('p', {}, 'The men line up …'));
  await table.alone(async () => {
    for (let step = next(now(table.session).position, table.listed()); step !== undefined; step = next(now(table.session).position, table.listed())) {
      const came = await tried(table.session, step, []);
      if (came.is !== 'done') break;
      table.session = came.session;
    }
    table.refresh(null);
  });
  return play(table);
}

/** Place the men of the seat as a line-up has them, until none is left or a placement fails. */
async function placeMen(table, { step }) {
  const placing = () => table.listed().filter(({ action }) => action.type === 'place');
  const [{ seat }] = placing();
  for (let steps = placing(); steps.length > 0 && steps[0].seat === seat; steps = placing()) {
    const before = table.session.moments.length;
    const man = steps[0].action.man;
    await table.choose(step(steps.filter(({ action }) => action.man === man)));
    if (table.session.moments.length === before) return;
  }
}
