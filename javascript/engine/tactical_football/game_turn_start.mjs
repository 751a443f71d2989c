// How a Game-Turn begins: throws to recover, the commitment, passive contacts.
import { reads } from '../shared/options.mjs';
import { act, spend } from './simultaneous_movers.mjs';
import { resolveContact } from './contact.mjs';
import { turnUp } from './markers.mjs';
import { nextAfterRecovery, openMovement } from './phase_transitions.mjs';
import { left } from './movement_points.mjs';
import { dueToResolve, manOf, opponentsIn, sorted, withMan, withoutMan } from './position.mjs';
import { COST, RECOVERY, TWO_DICE } from './rulebook.mjs';

export const beginning = {
  recover(table, draft, { man }) {
    const { side } = draft.stage;
    const { neutralized } = manOf(draft, side, man);
    const dice = table.roll('2d6', 'recovery', TWO_DICE);
    const result = RECOVERY[neutralized][dice];
    draft.turn.begun ||= side === 'offense';
    table.note(`T.recovery.r${neutralized}`, { dice, result });
    if (result === 'R') draft.men = withMan(draft, side, man, { neutralized: 0 });
    if (result === 'I') draft.men = withoutMan(draft, side, man, 'injured');
    draft.stage.left = draft.stage.left.filter((each) => each !== man);
    if (draft.stage.left.length === 0) nextAfterRecovery(table, draft, side);
  },
  commit(table, draft, { to, target = null, man = null, receiver = null }) {
    draft.turn.type = to === 'contact' ? 'contact' : 'pass';
    draft.turn.throw = to === 'contact' ? null : { kind: to, target, length: 'open', passer: man, receiver, points: {} };
    table.note('5.13.1.B.1', { to });
    if (to === 'forward') turnUp(draft, 'offense');
    const due = reads(table.rules, 'TF-A36', 'phase-D') ? [] : sorted(dueToResolve(table.rules, draft));
    if (due.length > 0) draft.stage = { phase: 'passive-contact', left: due, made: [] };
    else openMovement(table, draft, 'offense');
  },
  resolve,
};

function resolve(table, draft, { man }) {
  const { stage } = draft;
  const { at } = manOf(draft, 'offense', man);
  const target = opponentsIn(draft, 'offense', at).find((other) => manOf(draft, 'defense', other).neutralized === 0);
  if (stage.phase === 'passive-contact') {
    stage.left = stage.left.filter((each) => each !== man);
    stage.made = [...stage.made, man];
  } else {
    act(draft, man, spend(Math.min(COST.resolve, left(table.rules, draft, 'offense', man))));
    stage.contacted = [...stage.contacted, target];
  }
  table.note('8.1.B.2', { man, target });
  if (resolveContact(table, draft, { role: 'offense', men: [man], target, passive: true })) return;
  if (stage.phase !== 'passive-contact' || draft.stage.left.length > 0) return;
  const { made } = draft.stage;
  openMovement(table, draft, 'offense');
  draft.stage.paid = Object.fromEntries(made.map((each) => [each, COST.resolve]));
}
