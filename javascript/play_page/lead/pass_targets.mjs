// The record of target hexes in tactical-football. No pass comes first, and thousands of hexes are offered only to a
// reader who wants to pass.
import { button, make } from '../elements.mjs';
import { chooseFor } from '../opponent/autoplay.mjs';

/** Whether all actions record a target hex. */
export const areTargets = (steps) => steps.length > 0 && steps.every(({ action }) => action.type === 'designate');

/** Why hexes are asked for, with a button for no pass, and one that offers the hexes. */
export function targetsSaid(lead, steps) {
  const { table, aims } = lead;
  return make('div.trial-hint.pass-question', {}, make('p.trial-head', {}, `${steps[0].seat}: do you want to pass?`),
    make('p', {}, 'In every play, the offense records two hexes in secret, so that the defense never knows whether a pass comes. You need not throw there.'),
    make('div.trial-actions', {}, button('No pass: the page records two hexes', () => recorded(table), { class: 'card-like main' }),
      !aims && button('Pass: choose the hexes', () => lead.takeAim(), { class: 'card-like' })),
    aims && make('p', {}, 'Click a hex on the board.'));
}

const recorded = (table) => (table.guide ? table.guide.showMe() : chooseFor(table, { wholePhase: true }));

/** The corners of the field, so that the drawing has room for all hexes. */
export const cornersOf = (steps) => [steps[0], steps.at(-1)].map(({ action }) => action.hex);
