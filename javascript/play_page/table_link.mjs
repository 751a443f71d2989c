// The link to the position of a table, which contains the position and the last action.
import { packed } from './address.mjs';
import { make } from './elements.mjs';
import { pageOf } from './page_data.mjs';

/** The address of the position, and of the last action, of a session. */
export async function addressOf({ about: { ruleset, options }, moments }) {
  const { did } = moments.at(-1);
  const move = did && { seat: did.seat, action: did.action, chance: did.chance };
  const { position } = move ? moments.at(-2) : moments.at(-1);
  return `${pageOf('play.html')}#try=${await packed({ ruleset, options, position, move })}`;
}

/** Show the link to the position, and copy it. */
export async function share(table) {
  const address = await addressOf(table.session);
  const field = make('input', { type: 'text', readonly: true, value: address, 'aria-label': 'Link to this position' });
  table.say(make('div.trial-address', {}, make('p', {}, make('strong', {}, 'Link to this position'), ', with the last action and all hidden choices. Anyone who opens the link gets the same position.'), field));
  field.select();
  try { await navigator.clipboard?.writeText(address); } catch { /* it is selected, to be copied by hand */ }
}
