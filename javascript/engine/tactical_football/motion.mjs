// 4.3.7: the man in motion in the first half of his expenditure.
import { rowOf } from './field.mjs';
import { firstHalf, spentBy, stepCost } from './movement_points.mjs';
import { actOf, manOf } from './position.mjs';

/** TF-A13: does this step bring him closer to the line than he may come now? */
export function comesTooClose(rules, position, man, to) {
  const { motion, side, phase } = position.stage;
  if (phase !== 'movement' || side !== 'offense' || motion !== man) return false;
  const spent = spentBy(position, man);
  const half = firstHalf(rules, man);
  const from = manOf(position, side, man).at;
  const start = actOf(position, man)?.start ?? from;
  const isCloserThan = (hex) => rowOf(rules.field, to) > rowOf(rules.field, hex);
  return spent < half && {
    net: isCloserThan(start),
    'any-step': isCloserThan(from),
    final: spent + stepCost(rules, position, side, man, to) >= half && isCloserThan(start),
  }[rules.readings['TF-A13']];
}
