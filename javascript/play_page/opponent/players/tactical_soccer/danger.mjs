// The danger that the holder of the ball loses it to a steal before he can act.
import { OTHER, stealChance } from './board.mjs';

const LOSS = 5; // the cost of a ball that is stolen, in hexes of progress: a bold holder shoots more often than a careful one
const CROWD = 0.4; // the cost of an opponent who gets in the way of the holder
const REACH = 3; // a man who moves up to two hexes comes beside a man three hexes away

/** The opponents who are beside a hex, or can come beside it in this turn, as {chance, isReady}; isReady tells who can steal now. */
function thievesNear({ seat, men, apart, skills, position: { squads, done } }, hex) {
  return squads[OTHER[seat]].filter((man) => men[man] !== null).flatMap((man) => {
    const away = apart(men[man], hex);
    const isLeft = !done.includes(man);
    const reach = isLeft && man[0] !== 'G' ? REACH : 1;
    return away > reach ? [] : [{ chance: stealChance(skills, man), isReady: isLeft && away <= 1 }];
  });
}

/**
 * The chance that a man who acts in this hex loses the ball before his next action: to everybody who can still steal in this
 * turn, and to one opponent more if the other side begins the next turn.
 */
export function lossIn(board, hex, thieves = thievesNear(board, hex)) {
  const now = thieves.filter(({ isReady }) => isReady).reduce((kept, { chance }) => kept * (1 - chance), 1);
  const next = board.position.first === board.seat ? 0 : Math.max(0, ...thieves.map(({ chance }) => chance));
  return 1 - now * (1 - next);
}

export function dangerIn(board, hex) {
  const thieves = thievesNear(board, hex);
  return LOSS * lossIn(board, hex, thieves) + CROWD * thieves.length;
}

/** The chance that no opponent beside the holder steals the ball in this turn. */
export const keptUntilTheEnd = ({ seat, men, holder, position: { squads, done }, apart, skills }) => squads[OTHER[seat]]
  .filter((man) => men[man] !== null && man[0] !== 'G' && !done.includes(man) && apart(men[man], men[holder]) <= 1)
  .reduce((chance, man) => chance * (1 - stealChance(skills, man)), 1);
