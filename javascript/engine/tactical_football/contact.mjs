// A contact from the two dice to the markers, the fumble, and the end of the play if the real carrier is down.
import { reads } from '../shared/options.mjs';
import { isBack } from './field.mjs';
import { blocksAggressively } from './movement_points.mjs';
import { endPlay } from './end_of_play.mjs';
import { dropped, loseBall } from './fumbling.mjs';
import { keepDummies } from './markers.mjs';
import { isCarrier, isSnapTurn, manOf, withMan } from './position.mjs';
import { CONTACT, FUMBLE, GREATEST_LINE, LEAST_LINE, otherRole, TWO_DICE } from './rulebook.mjs';

const reactsWith = (position, role, man) => role === 'defense' && isSnapTurn(position) && position.stage.side === 'offense'
  && position.plans.defense?.line === 'reaction-charge' && position.snap.charging.includes(man);
// TF-A81 `no-bonus-unless`: only from behind the hexes next to the line.
const blocksFromHere = (rules, position, man) => !reads(rules, 'TF-A81', 'no-bonus-unless') || isBack(rules.field, position.line, manOf(position, 'offense', man).at);
const blocksForPass = (rules, position, role, man) => role === 'offense' && position.stage.phase === 'movement' && position.stage.side === 'defense'
  && position.plans.offense?.line === 'pass-blocking' && position.snap.linemen.includes(man)
  && blocksFromHere(rules, position, man);

const strengthOf = (rules, role, man) => rules.men[role][man].strength;

/** 8.0.P.2 with the points of play markers. */
export function differential(rules, position, role, men, target) {
  const attack = men.reduce((sum, man) => sum + strengthOf(rules, role, man)
    + (position.stage.phase === 'movement' && blocksAggressively(position, role, man) ? 1 : 0), 0);
  const other = otherRole(role);
  const bonus = reactsWith(position, other, target) || blocksForPass(rules, position, other, target) ? 1 : 0;
  return attack - strengthOf(rules, other, target) - bonus;
}

/** The clause of each marker. */
const MARKED_BY = { An: 'T.contact.An', Dn: 'T.contact.Dn', Dh: 'T.contact.Dh.1' };

/** The result of a contact: looked up under two dice, or without them beyond the lines (TF-A30 `auto`). */
function resultOf({ rules, roll, note }, line) {
  if (!reads(rules, 'TF-A30', 'clamp') && line < LEAST_LINE) return 'An2';
  if (reads(rules, 'TF-A30', 'auto') && line > GREATEST_LINE) return 'Dn4';
  const used = Math.min(GREATEST_LINE, Math.max(LEAST_LINE, line));
  const dice = roll('2d6', 'contact', TWO_DICE);
  const result = CONTACT[used][dice];
  note(`T.contact.r${used}`, { dice, result });
  return result;
}

/**
 * The contact of `men` of a side (the last mover first) with `target`; `passive` for one that is resolved in the shared
 * hex, where the contacting man counts as the one who is contacted (TF-A56). True if the play has ended.
 */
export function resolveContact(table, draft, { role, men, target, passive = false }) {
  const { rules, note } = table;
  const line = differential(rules, draft, role, men, target);
  note('8.0.P.2', { differential: line });
  const result = resultOf(table, line);
  const other = otherRole(role);
  const marked = reads(rules, 'TF-A33', 'one') ? men.slice(0, 1) : men;
  if (result === 'Dh') draft.men = withMan(draft, other, target, { hit: true });
  else if (result.startsWith('D')) neutralize(draft, other, target, Number(result[2]));
  else for (const man of marked) neutralize(draft, role, man, Number(result[2]));
  note('5.12.1.A.3.3', { result });
  note(MARKED_BY[result.slice(0, 2)]);
  const struck = passive ? men[0] : target;
  const side = passive ? role : other;
  if (isCarrier(draft, side, struck)) {
    if (ballIsStruck(table, draft, { struck, men, passive })) return true;
  }
  return carriersDown(table, draft);
}

function neutralize(draft, role, man, degree) {
  draft.men = withMan(draft, role, man, { neutralized: degree, hit: false });
}

// 12.proc.1, 9.3.Q.1: the throw for a fumble, then the marker is shown. True if the play has ended.
function ballIsStruck(table, draft, { struck, men, passive }) {
  const { rules, roll, note } = table;
  const isReal = draft.ball.by === struck;
  const isThrown = !(isDown(rules, draft, struck) && (reads(rules, 'TF-A55', 'only-if-not-down') || (isReal && reads(rules, 'TF-A55', 'down-first'))));
  const dice = isThrown ? roll('2d6', 'fumble', TWO_DICE) : null;
  if (isThrown) note('12.proc.1', { dice });
  if (!isReal) {
    keepDummies(rules, draft, (man) => man !== struck);
    return false;
  }
  keepDummies(rules, draft);
  if (dice !== FUMBLE) return false;
  if (passive) loseBall(table, draft, { at: manOf(draft, 'offense', struck).at, by: struck });
  else dropped(table, draft, { by: struck, men });
  return true;
}

// 5.2.2: a carrier is down who is neutralized, or under TF-A27 `no-ball` hit.
function isDown(rules, draft, man) {
  const { neutralized, hit } = manOf(draft, 'offense', man);
  return neutralized > 0 || (hit && reads(rules, 'TF-A27', 'no-ball'));
}

// 5.2.2: a real carrier who is down ends the play, a dummy goes.
function carriersDown(table, draft) {
  if (draft.ball.is !== 'carried') return false;
  const { rules } = table;
  const { by } = draft.ball;
  keepDummies(rules, draft, (man) => !isDown(rules, draft, man));
  if (!isDown(rules, draft, by)) return false;
  endPlay(table, draft, { at: manOf(draft, 'offense', by).at, why: 'neutralized' });
  return true;
}
