// A hidden marker can be any of its kind, and the ball can be with any man who may have it. The target hexes, the
// passer and the declared hand-offs have too many combinations, so that only one guess is tried for them.
import { HIDDEN } from '../../visibility.mjs';

const MARKERS = {
  offense: {
    line: ['aggressive-blocking', 'pass-blocking'],
    play: ['run-right', 'run-left', 'forward-pass', 'lateral-right', 'lateral-left', 'option-right', 'option-left'],
  },
  defense: { line: ['aggressive-charge', 'reaction-charge'], play: ['man-to-man', 'zone'] },
};

export function behind(seen, seat) {
  const plans = Object.keys(MARKERS).reduce((all, side) => all.flatMap((each) => plansOf(each, side)), [seen.plans]);
  const guessed = { ...seen, targets: targetsOf(seen), turn: { ...seen.turn, throw: throwOf(seen) } };
  const positions = plans.flatMap((each) => ballsOf(seen.ball).map((ball) => ({ ...guessed, plans: each, ball })));
  return { positions, all: !isGuessed(seen, seat) };
}

/** While the offense moves, a hand-off may have been declared that only the offense sees. */
function isGuessed({ stage, targets, turn, offense }, seat) {
  const mayBeDeclared = stage.phase === 'movement' && stage.side === 'offense' && offense !== seat;
  return mayBeDeclared || targets.includes(HIDDEN) || Object.values(turn.throw ?? {}).includes(HIDDEN);
}

function plansOf(plans, side) {
  const kinds = plans[side] === null ? [] : Object.keys(MARKERS[side]).filter((kind) => plans[side][kind] === HIDDEN);
  return kinds.reduce((all, kind) => all.flatMap((each) => (
    MARKERS[side][kind].map((marker) => ({ ...each, [side]: { ...each[side], [kind]: marker } })))), [plans]);
}

function ballsOf(ball) {
  if (ball.by !== HIDDEN) return [ball];
  return ball.among.map((by) => ({ is: ball.is, by, dummies: ball.among.filter((man) => man !== by) }));
}

const hexesOf = ({ men }) => Object.values(men.offense.on).map(({ at }) => at);
const targetsOf = (seen) => seen.targets.map((hex, number) => (hex === HIDDEN ? hexesOf(seen)[number] : hex));

function throwOf(seen) {
  if (seen.turn.throw === null) return null;
  const guesses = { target: targetsOf(seen)[0], passer: seen.snap?.passers?.[0] ?? '', receiver: seen.snap?.receivers?.[0] ?? '' };
  return Object.fromEntries(Object.entries(seen.turn.throw).map(([name, value]) => [name, value === HIDDEN ? guesses[name] : value]));
}
