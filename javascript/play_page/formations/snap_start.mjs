// The form to start a play of tactical-football at the snap: a formation and a plan for each side.
import { choice, make } from '../elements.mjs';
import { FORMATIONS, hexPoints, PLANS, positionAtSnap } from './tactical_football.mjs';
import { thumbnail } from './thumbnail.mjs';

export const TITLE = 'At the snap: choose the formations';
const SECRET = 'drawn in secret';

/** {form, position}: the form, and a function that returns the chosen position; `before` is any position at the snap. */
export function snapStart(before) {
  const chosen = { formation: { offense: 0, defense: 0 }, plan: { offense: '0', defense: SECRET } };
  const form = make('div.formations', {}, ['offense', 'defense'].map((side) => make('fieldset', {}, make('legend', {}, `The ${side} lines up`),
    make('div.formation-cards', {}, FORMATIONS[side].map((each, number) => card(side, each, number, chosen))), planChoice(side, chosen))));
  return { form, position: (random) => positionOf(before, chosen, random) };
}

function card(side, { title, from, men }, number, { formation }) {
  return make('label.formation-card', {}, make('input', { type: 'radio', name: `formation-${side}`, checked: number === 0, change: () => { formation[side] = number; } }),
    thumbnail(hexPoints(men), side, [0.87, 1]), make('strong', {}, title), make('span.small', {}, from));
}

function planChoice(side, { plan }) {
  const options = { [SECRET]: SECRET, ...Object.fromEntries(PLANS[side].map(({ title }, number) => [number, title])) };
  return choice(`Plan of the ${side}`, options, plan[side], (value) => { plan[side] = value; });
}

function positionOf(before, { formation, plan }, random) {
  const drawnPlan = (side) => PLANS[side][plan[side] === SECRET ? Math.floor(random() * PLANS[side].length) : Number(plan[side])];
  return positionAtSnap(before, {
    offense: FORMATIONS.offense[formation.offense], defense: FORMATIONS.defense[formation.defense],
    plans: { offense: drawnPlan('offense'), defense: drawnPlan('defense') }, objective: 1 + Math.floor(6 * random()),
  });
}
