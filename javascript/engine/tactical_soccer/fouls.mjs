// Fouls and cards.
import { settleLoose } from './ball_landing.mjs';
import { inOrder, isOnPitch } from './position.mjs';
import { faces, FOUL } from './rulebook.mjs';

/** 'success', 'failure' or 'caught' for a face of the foul die (TS-A01). */
export function foulOutcome({ readings }, die) {
  const [least, caught] = FOUL[readings['TS-A01']];
  if (die >= least) return 'success';
  return die <= caught ? 'caught' : 'failure';
}

/** The foul die is rolled, and a card given. */
export function foul(table, draft, man) {
  const die = table.roll('d6', 'foul', faces(6));
  const outcome = foulOutcome(table.rules, die);
  for (const clause of ['FOUL.adjacent', 'FOUL.declare', 'FOUL.roll']) table.note(clause, { man, die });
  table.note({ success: 'FOUL.success', failure: 'FOUL.fails', caught: 'FOUL.caught' }[outcome], { die });
  if (outcome === 'caught') card(table, draft, man);
  return outcome;
}

/** TS-A40: the bonus for the steal or interception that follows, or null if there is none. */
export function foulGoesOn(table, draft, man) {
  const outcome = foul(table, draft, man);
  if (!isOnPitch(draft, man)) return null;
  const cancels = { 'roll-goes-on': [], 'caught-cancels': ['caught'], 'both-cancel': ['caught', 'failure'] }[table.rules.readings['TS-A40']];
  if (cancels.includes(outcome)) return null;
  if (outcome === 'success') table.note('FOUL.bonus', { bonus: 1 });
  return outcome === 'success' ? 1 : 0;
}

// CARD.first-yellow, CARD.second-red, TS-A68.
function card(table, draft, man) {
  const isFirst = !draft.offences.includes(man);
  for (const clause of ['FOUL.caught-card', 'CARD.when']) table.note(clause, { man });
  draft.offences = inOrderWithRepeats([...draft.offences, man]);
  if (isFirst) {
    draft.booked = inOrder([...draft.booked, man]);
    table.note('CARD.first-yellow', { man });
    return;
  }
  const at = draft.men[man];
  draft.sent_off = inOrder([...draft.sent_off, man]);
  draft.men[man] = null;
  draft.turned = draft.turned.filter((each) => each !== man);
  table.note('CARD.second-red', { man });
  if (draft.holder === man) settleLoose(table.rules, draft, at);
}

const inOrderWithRepeats = (men) => inOrder(men).flatMap((man) => men.filter((each) => each === man));
