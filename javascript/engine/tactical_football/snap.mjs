// 4.3, 9.2: whether the ball can be snapped, by whom, to whom, over how many hexes.
import { reads } from '../shared/options.mjs';
import { sights, step, touches, turned } from './field.mjs';
import { labels, manOf, menIn } from './position.mjs';
import { MOST_PRE_CONTACT, SEVEN, SNAP_RANGE } from './rulebook.mjs';

const BACKWARDS = ['SE', 'S', 'SW'];

/** {conditions, snapper, recipient, hexes}: every condition in the order of blame; the rest where there is one. */
export function snapOf(rules, position) {
  const { field } = rules;
  const onLine = labels(position, 'offense').filter((man) => touches(field, position.line, manOf(position, 'offense', man).at));
  const conditions = [];
  const ask = (clause, holds, facts = {}) => {
    conditions.push({ clause, holds: Boolean(holds), facts });
    return Boolean(holds);
  };
  ask('4.3.pre.1', onLine.length >= SEVEN, { men: onLine.length });
  ask('4.3.pre.3', onLine.length <= SEVEN || !reads(rules, 'TF-E02', 'exactly-seven'));
  const hexes = labels(position, 'offense').map((man) => manOf(position, 'offense', man).at);
  ask('7.5.1', new Set(hexes).size === hexes.length);
  const snapper = position.ball.is === 'ground' ? menIn(position, 'offense', position.ball.at)[0] : undefined;
  if (!ask('9.2.E.1', snapper !== undefined)) return { conditions };
  const { at, facing } = manOf(position, 'offense', snapper);
  const way = turned(facing, 3);
  const line = behind(field, at, way);
  const there = line.map((hex, index) => ({ man: menIn(position, 'offense', hex)[0], hexes: index + 1 })).filter(({ man }) => man !== undefined);
  const isBack = there.length === 0 || !touches(field, position.line, line[there[0].hexes - 1]);
  if (!ask('9.2.E.2', BACKWARDS.includes(way) && isBack)) return { conditions };
  if (!ask('9.2.G.1', there.length > 0)) return { conditions };
  const half = (who) => (reads(rules, 'TF-A12', 'ceil') ? Math.ceil(rules.men.offense[who].allowance / 2) : Math.floor(rules.men.offense[who].allowance / 2));
  const looks = ({ man }) => sights(field, manOf(position, 'offense', man).at, manOf(position, 'offense', man).facing, at);
  const canPay = ({ man, hexes: count }) => half(snapper) >= count && half(man) >= count;
  const [nearest, ...others] = there;
  if (!ask('9.2.H', looks(nearest) || !others.some(looks))) return { conditions };
  ask('9.2.G.2', looks(nearest));
  ask('9.2.J.1', canPay(nearest));
  return { conditions, snapper, recipient: nearest.man, hexes: nearest.hexes };
}

/** 4.3, 9.2.K: whether a Snap Game-Turn can be called now. */
export const canBeCalled = (rules, position) => snapOf(rules, position).conditions.every(({ holds }) => holds);

/** 4.2.5, TF-A10: whether only a Snap Game-Turn is left to be called, possible or not. */
export const hasToSnap = (rules, { turn }) => turn.number > MOST_PRE_CONTACT && !reads(rules, 'TF-A10', 'extra-turns');

function behind(field, from, way) {
  const line = [];
  for (let hex = step(field, from, way); hex !== null && line.length < SNAP_RANGE; hex = step(field, hex, way)) line.push(hex);
  return line;
}
