// 9.3: hand-offs, open ones and ones with a dummy ball.
import { begin, handOffs, record, spend } from './simultaneous_movers.mjs';
import { loseBall } from './fumbling.mjs';
import { isTouchdown } from './end_of_play.mjs';
import { handOffAcross, isForbiddenHandOff, keepDummies, noteCrossing } from './markers.mjs';
import { barred } from './movement.mjs';
import { isCarrier } from './position.mjs';
import { COST, FUMBLE, TWO_DICE } from './rulebook.mjs';

const isSame = (man, to) => (each) => each.man === man && each.to === to && !each.made;

export function pair({ note }, draft, { man, to }) {
  draft.stage.hand_offs = [...handOffs(draft), { man, to, made: false }];
  note('9.3.M.1');
}

export function handOff(table, draft, { man, to, dummy = null }) {
  const { rules, roll, note } = table;
  const over = handOffAcross(rules, draft, { man, to });
  const isBarred = isForbiddenHandOff(rules, draft, over);
  arrange(rules, draft, { man, to });
  note('9.3.N.2.2', { man, to });
  const isReal = draft.ball.by === man;
  const dice = roll('2d6', 'fumble', TWO_DICE);
  note('12.proc.1', { dice });
  if (dice === FUMBLE && isReal) {
    keepDummies(rules, draft);
    return loseBall(table, draft, { at: draft.men.offense.on[man].at, by: man });
  }
  if (dice === FUMBLE) {
    keepDummies(rules, draft, (each) => each !== man);
    return note('12.D');
  }
  if (isCarrier(draft, 'offense', to)) {
    if (dummy === 'stays') exchange(draft.ball, man, to);
  }
  else if (dummy !== 'goes') goOver(draft.ball, { man, to, dummy });
  else draft.ball.dummies = [...draft.ball.dummies, to];
  note('9.3.N.3.2');
  if (over !== null && !isBarred) noteCrossing(table, draft);
  if (isBarred) barred(table, draft, over);
  else isTouchdown(table, draft); // with either of the two, for markers that are exchanged may go back to the releaser
}

/** Both have paid, and may go on. */
export function arrange(rules, draft, { man, to }) {
  for (const each of [man, to]) record(draft, each, spend(COST.handOff));
  begin(draft, [man, to]);
  made(draft, man, to);
}

// The two may act again, one beside the other, as long as nobody else does.
function made(draft, man, to) {
  const declared = handOffs(draft).findIndex(isSame(man, to));
  const entry = { man, to, made: true };
  draft.stage.hand_offs = declared === -1 ? [...handOffs(draft), entry] : handOffs(draft).with(declared, entry);
}

function goOver(ball, { man, to, dummy }) {
  if (ball.by === man) ball.by = to;
  else ball.dummies = ball.dummies.map((each) => (each === man ? to : each));
  if (dummy === 'stays') ball.dummies = [...ball.dummies, man];
}

function exchange(ball, man, to) {
  const other = (each) => ({ [man]: to, [to]: man })[each] ?? each;
  ball.by = other(ball.by);
  ball.dummies = ball.dummies.map(other);
}
