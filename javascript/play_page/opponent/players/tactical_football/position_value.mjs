// The value of positions in tactical-football: a rough chance of a seat to win the play, or to gain ground in a game.
import { apart, rowOf } from './field.mjs';

/** The chance of a seat to win, from 0 to 1. */
export function winChance(game, seat) {
  const { position } = game;
  if (position.game === null && position.stage.phase === 'over') return position.stage.winner === seat ? 1 : 0;
  const share = position.game === null ? chanceOfPlay(game) : chanceInGame(game);
  return position.offense === seat ? share : 1 - share;
}

/** The chance that the objective of a single play is reached: by the rows to go and the defenders near the carrier. */
function chanceOfPlay({ rules: { field }, position }) {
  const at = hexOfBall(position);
  if (at === null) return 0.5;
  const left = position.objective - (rowOf(field, at) - position.line);
  const near = nearOf(field, position, at);
  const pass = isPassOpen(position) ? 0.15 : 0;
  return left <= 0 ? 0.97 : Math.max(0.03, 0.62 + pass - 0.07 * left - 0.07 * near);
}

/** In a game of several plays: the row of the ball, the First Down marker, and points so far. */
function chanceInGame({ rules: { field }, position }) {
  const { game, offense } = position;
  const other = offense === 'home' ? 'away' : 'home';
  const lead = game.points[offense] - game.points[other];
  const at = hexOfBall(position);
  const row = at === null ? position.line : rowOf(field, at);
  const gained = Math.min(60, row) - position.line + (row >= game.first_down ? 5 : 0) + (row > 60 ? 30 : 0);
  const lost = position.ball.held_by === 'defense' ? 15 : 0;
  const near = at === null ? 0 : nearOf(field, position, at);
  return 1 / (1 + Math.exp(-(lead + gained - lost - 0.5 * near - 2 * game.down) / 25));
}

function hexOfBall({ ball, men, line, game }) {
  if (ball.is === 'carried') return men.offense.on[ball.by]?.at ?? null;
  return ball.at && (game === null || line > 0) ? ball.at : null;
}

const isPassOpen = ({ plans, so_far: soFar }) => plans.offense?.play === 'forward-pass' && !soFar.forward_tried;

/** The defenders who can reach the carrier, the nearest ones counted more. */
const nearOf = (field, { men }, at) => Object.values(men.defense.on)
  .reduce((sum, man) => sum + (man.neutralized > 0 ? 0 : Math.max(0, 1 - apart(field, man.at, at) / 5)), 0);
