// The result of an action as text: what has changed on the table.
import { changesSaid } from '../differences.mjs';

/** Changes that say nothing about the result of an action. */
const BOOKKEEPING = /^(stage, |turn, |so far, |used: |used, |known |known, |calls, |hand: |cards left: )/;

/** The changes from one position to another; `places` are the names of values. */
export function resultSaid(before, after, places = {}) {
  const changes = changesSaid(before, after, places);
  const told = changes.filter((each) => !BOOKKEEPING.test(each));
  return (told.length > 0 ? told : changes).join('; ') || 'Nothing changes on the table.';
}
