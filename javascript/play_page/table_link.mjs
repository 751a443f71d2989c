// Links and files of a table: the position with the last action, and the whole game.
import { packed } from './address.mjs';
import { button, make } from './elements.mjs';
import { pageOf } from './page_data.mjs';
import { packedGame, transcriptOf } from './saved_game.mjs';

/** The address of the position, and of the last action, of a session. */
async function addressOf({ about: { ruleset, options }, moments }) {
  const { did } = moments.at(-1);
  const move = did && { seat: did.seat, action: did.action, chance: did.chance };
  const { position } = move ? moments.at(-2) : moments.at(-1);
  return `${pageOf('play.html')}#try=${await packed({ ruleset, options, position, move })}`;
}

/** Show the link to the position, and copy it. */
export async function share(table) {
  await showLink(table, 'Link to this position', await addressOf(table.session), ', with the last action and all hidden choices. Anyone who opens the link gets the same position.');
}

async function showLink(table, name, address, text) {
  const field = make('input', { type: 'text', readonly: true, value: address, 'aria-label': name });
  table.say(make('div.trial-address', {}, make('p', {}, make('strong', {}, name), text), field));
  field.select();
  try { await navigator.clipboard?.writeText(address); } catch { /* it is selected, to be copied by hand */ }
}

/** Buttons to send and to save the whole game. */
export const gameButtons = (table) => [
  button('Share game', async () => showLink(table, 'Link to this game', `${pageOf('play.html')}${await packedGame(table.session)}`,
    ', with every move and all hidden choices. Anyone who opens the link can go on, or go back move by move.')),
  button('Save game', () => download(table.session)),
];

/** Save the transcript as a file. */
function download(session) {
  const text = `${JSON.stringify(transcriptOf(session), null, 1)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = make('a', { href, download: `${session.about.ruleset}.json` });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // milliseconds, in which a browser has begun to save
}
