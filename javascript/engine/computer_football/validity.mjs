// Why `load` refuses a position. Each part is looked at only if those before it are sound.
import { firstFaults, isEqual } from '../shared/validity.mjs';
import { canAct } from './actions.mjs';
import { turnAndBall } from './validity_of_ball.mjs';
import { numbersAndMen, scoreAndLineUps, theCall } from './validity_of_line_ups.mjs';
import { squaresAndKnown } from './validity_of_squares.mjs';
import { freshPosition } from './position.mjs';

export const faultsOfPosition = (rules, position) => firstFaults(partsOf(position), rules, position);

// Before the draw there is nothing else to look at, and after a score nothing goes on.
function partsOf({ phase }) {
  if (phase === 'draw') return [beforeTheDraw];
  const always = [numbersAndMen, scoreAndLineUps, theCall];
  return phase === 'over' ? always : [...always, turnAndBall, squaresAndKnown, somethingToDo];
}

function beforeTheDraw(rules, position, fault) {
  fault('INTRO.random-start', !isEqual(position, freshPosition()));
}

function somethingToDo(rules, position, fault) {
  if (position.phase === 'move') fault('M8.2', !canAct(rules, position), 'left');
}
