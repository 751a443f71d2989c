// 12: the ball is lost; who may go for it, and who gets it.
import { reads } from '../shared/options.mjs';
import { endPlay } from './end_of_play.mjs';
import { openMovement } from './phase_transitions.mjs';
import { isActive, manOf, menIn } from './position.mjs';
import { MISSED, TWO_DICE } from './rulebook.mjs';

/** 12.C1.1: it lies on top of the man who had it, and the defense moves at once. */
export function loseBall(table, draft, { at, by }) {
  draft.ball = { is: 'loose', at, by };
  table.note('12.proc.2');
  openMovement(table, draft, 'defense');
}

/** The man of the defense who is in the hex of the lost ball, and can take it. */
const inHex = (position) => menIn(position, 'defense', position.ball.at).find((man) => isActive(manOf(position, 'defense', man)));

/** 12.C2: the one movement is over. */
export function fightForBall(table, draft) {
  const { at } = draft.ball;
  const isThere = inHex(draft) !== undefined || reads(table.rules, 'TF-A53', 'no-position-test');
  recover(table, draft, { isThere, ours: at, theirs: at });
}

/** 12.C1.3: after an active contact one of the men who made it has the ball, or the defense says who. */
export function dropped(table, draft, { by, men }) {
  const { at } = manOf(draft, 'offense', by);
  draft.ball = { is: 'loose', at, by };
  const fit = men.filter((man) => isActive(manOf(draft, 'defense', man)));
  if (fit.length > 1) draft.stage = { phase: 'pick-up', among: fit };
  else claimed(table, draft, fit[0]);
}

/** This man has it, or nobody. */
export function claimed(table, draft, man) {
  const { at } = draft.ball;
  recover(table, draft, { isThere: man !== undefined, ours: at, theirs: man === undefined ? at : manOf(draft, 'defense', man).at });
}

// 12.A, 12.B: throws in turn until one is no 7; where the defense has nobody the offense has them all.
function recover(table, draft, { isThere, ours, theirs }) {
  const { roll, note } = table;
  let isDefense = isThere;
  for (;;) {
    const dice = roll('2d6', isDefense ? 'recovery-defense' : 'recovery-offense', TWO_DICE, true);
    note(isDefense ? '12.A.1' : '12.B.1', { dice });
    if (dice !== MISSED) break;
    isDefense = isThere && !isDefense;
  }
  endPlay(table, draft, { at: isDefense ? theirs : ours, why: 'fumble', heldBy: isDefense ? 'defense' : 'offense' });
}
