// Events of tactical-football: men who go down or get up, and the ball.
const ROLES = ['offense', 'defense'];
const HIDDEN = 'hidden';

export function told(before, after, { action }) {
  const news = ROLES.flatMap((role) => Object.keys(before.men[role].on).flatMap((man) => menSaid(before.men[role], after.men[role], man)));
  return [aimSaid(before, after), ...news, ...news.length === 0 && UNCHANGED[action.type] ? [UNCHANGED[action.type](action)] : [], ballSaid(before.ball, after.ball)];
}

const aimSaid = ({ stage, objective: was }, { stage: { winner }, objective }) => {
  if (objective !== was && Number.isInteger(objective)) return `the offense has to gain ${objective} ${objective === 1 ? 'hex' : 'hexes'}`;
  return winner && winner !== stage.winner ? `${winner} wins the toss` : '';
};

/** What is said of an action that depends on chance and has changed no man. */
const UNCHANGED = {
  contact: ({ target }) => `#${target} stays on his feet`,
  resolve: () => 'both men stay on their feet',
  recover: ({ man }) => `#${man} stays down`,
};

function menSaid({ on: before }, { on: after, injured }, man) {
  const [was, is] = [before[man], after[man]];
  if (is === undefined) return injured.includes(man) ? [`#${man} is injured and leaves the field`] : [];
  if (is.neutralized > was.neutralized) return [`#${man} goes down, with marker ${is.neutralized}`];
  if (is.neutralized < was.neutralized) return [`#${man} is on his feet again`];
  return is.hit && !was.hit ? [`#${man} is hit: he may not move now`] : [];
}

const WHERE = {
  carried: ({ by }) => (by === HIDDEN || by === undefined ? '' : `#${by} has the ball`),
  loose: ({ at, by }) => `fumble: #${by} has lost the ball on ${at}`,
  down: ({ at }) => `the ball is down on ${at}`,
};

function ballSaid(before, after) {
  const isNew = before.is !== after.is || before.by !== after.by || after.is === 'down' && before.at !== after.at;
  return isNew ? WHERE[after.is]?.(after) ?? '' : '';
}
