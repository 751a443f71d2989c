// The men who may act: those whom an action names, and the man who has the ball for a throw; shots at a clicked goal.
import { tokensOf } from '../phrases.mjs';
import { now } from '../session.mjs';

/** The man who performs an action, as he is called in a click; null if the action needs no man. */
export function actorOf({ game, session }, { action }) {
  if (action.type === 'throw') return now(session).position.carrier?.man ?? null;
  if (action.man === undefined) return null;
  return tokensOf(game, action).find((token) => token === String(action.man)) ?? String(action.man);
}

/** The names of the men who perform these actions. */
export const actorsOf = (table, steps) => new Set(steps.map((step) => actorOf(table, step)).filter((man) => man !== null));

/** The shots among these actions, if the clicked part of the board is a goal hex of the other side. */
export const goalSteps = (steps, part) => (part?.matches?.('.goal[data-hex]')
  ? steps.filter(({ seat, action }) => action.type === 'shoot' && !part.classList.contains(seat)) : []);
