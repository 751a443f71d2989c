// What the men of a side do in its movement: they step, turn, leave the map, go to meet somebody.
import { reads } from '../shared/options.mjs';
import { act, record, spend, withdraw } from './simultaneous_movers.mjs';
import { resolveContact } from './contact.mjs';
import { endPlay, isTouchdown } from './end_of_play.mjs';
import { isOverTheEnd, wayTo } from './field.mjs';
import { isForbidden, keepDummies, noteStep, turnUp } from './markers.mjs';
import { blocksAggressively, contactCost, enterCost, leaveCost, stepCost, turnCost } from './movement_points.mjs';
import { actOf, isCarrier, isLoose, isOccupied, manOf, withMan, withoutMan } from './position.mjs';
import { haltedIn } from './forced_stops.mjs';

export const movement = {
  step(table, draft, { man, to }) {
    const { rules, note } = table;
    const { side } = draft.stage;
    const { at: from } = manOf(draft, side, man);
    const isBarred = isForbidden(rules, draft, side, man, to);
    const cost = made.step(rules, draft, { man, to });
    note('7.1.A', { man, to, cost });
    noteStep(table, draft, { role: side, man, from, to, isBarred });
    if (isBarred) barred(table, draft, { man, from });
    else if (side === 'offense' && draft.ball.by === man) isTouchdown(table, draft);
  },
  turn({ rules, note }, draft, { man, to }) {
    const cost = made.turn(rules, draft, { man, to });
    note('6.1.A.3', { man, to, cost });
  },
  leave,
  motion({ note }, draft, { man }) {
    draft.stage.motion = man;
    note('4.3.5', { man });
  },
  enter({ rules, note }, draft, { man, target }) {
    const cost = made.enter(rules, draft, { man, target });
    if (!isLoose(draft)) draft.stage.contacted = [...draft.stage.contacted, target];
    note('7.3.K.2', { man, target, cost });
  },
  contact(table, draft, { man, target, with: partners = [] }) {
    const { side } = draft.stage;
    made.contact(table.rules, draft, { man, target, with: partners });
    draft.stage.contacted = [...draft.stage.contacted, target];
    table.note('7.3.K.3', { man, target });
    if ([man, ...partners].some((each) => blocksAggressively(draft, side, each))) table.note('13.1.A.aggressive.3');
    resolveContact(table, draft, { role: side, men: [man, ...partners], target });
  },
};

/** What is paid for and done before any dice, and before the ball and the line count; most say what it has cost. */
export const made = {
  step(rules, draft, { man, to }) {
    const { phase, side } = draft.stage;
    const { at: from } = manOf(draft, side, man);
    const way = wayTo(rules.field, from, to);
    const cost = stepCost(rules, draft, side, man, to);
    const wasEntered = actOf(draft, man)?.entered ?? false;
    const halted = phase === 'movement' ? haltedIn(rules, draft, side, man, { from, wasEntered, to }) : null;
    act(draft, man, spend(cost));
    draft.men = withMan(draft, side, man, { at: to });
    act(draft, man, (known) => ({ entered: true, halted: halted ?? known.halted, crossing: isOccupied(draft, side, man, to) ? way : null }));
    return cost;
  },
  turn(rules, draft, { man, to }) {
    const { side } = draft.stage;
    const cost = turnCost(draft, side, man);
    act(draft, man, spend(cost));
    draft.men = withMan(draft, side, man, { facing: to });
    return cost;
  },
  enter(rules, draft, { man, target }) {
    const cost = enterCost(rules, draft, man, target);
    act(draft, man, spend(cost));
    draft.men = withMan(draft, 'defense', man, { at: manOf(draft, 'offense', target).at });
    act(draft, man, () => ({ entered: true, halted: 'with-an-opponent', crossing: null }));
    return cost;
  },
  contact(rules, draft, { man, target, with: partners = [] }) {
    const { side } = draft.stage;
    const payers = reads(rules, 'TF-A32', 'last-only') ? [man] : [...partners, man];
    const costs = payers.map((each) => [each, contactCost(rules, draft, side, each, target)]);
    for (const other of partners) record(draft, other, () => ({ joined: true }));
    for (const [each, cost] of costs) if (each !== man) record(draft, each, spend(cost));
    act(draft, man, spend(Object.fromEntries(costs)[man]));
  },
  leave(rules, draft, { man, way }) {
    const { side } = draft.stage;
    act(draft, man, spend(leaveCost(manOf(draft, side, man), way)));
    draft.men = withoutMan(draft, side, man, 'off');
    withdraw(draft, man);
  },
};

function leave(table, draft, { man, way }) {
  const { side } = draft.stage;
  const { at } = manOf(draft, side, man);
  const isFar = isOverTheEnd(table.rules.field, at, way);
  made.leave(table.rules, draft, { man, way });
  table.note('7.2.G.1', { man });
  if (!isCarrier(draft, side, man)) return;
  if (draft.ball.by === man) endPlay(table, draft, { at, why: isFar ? 'touchdown' : 'out-of-bounds' });
  else keepDummies(table.rules, draft, (each) => each !== man);
}

/**
 * TF-A78: a step, or under TF-E47 a hand-off, over the line that the marker does not allow, and that is not refused. It
 * ends the play if the ball is real.
 */
export function barred(table, draft, { man, from }) {
  const isReal = draft.ball.by === man;
  turnUp(draft, 'offense');
  if (!isReal) keepDummies(table.rules, draft, (each) => each !== man);
  else if (reads(table.rules, 'TF-A78', 'forfeit')) endPlay(table, draft, { at: draft.snap.at, why: 'forbidden', isLost: true });
  else endPlay(table, draft, { at: from, why: 'forbidden' });
}
