// What an action does before the snap: sides, line-ups, set-up, markers, calls.
import { openLineUp, punt } from './downs.mjs';
import { twentyOf } from './possessions.mjs';
import { bannedOf, withMan } from './position.mjs';
import { DIE, otherSeat, SEATS } from './rulebook.mjs';

export const beforePlay = {
  toss: ({ roll, note }, draft) => {
    const winner = roll('coin', 'toss', SEATS.map((seat) => [seat, 1]));
    draft.stage = { phase: 'sides', winner };
    note('4.0.1', { winner });
  },
  take({ rules, note }, draft, { side }, seat) {
    draft.offense = side === 'offense' ? seat : otherSeat(seat);
    if (draft.game === null) draft.stage = { phase: 'objective' };
    else Object.assign(draft, { stage: { phase: 'line-up', side: 'offense' }, ball: { is: 'ground', at: twentyOf(rules) } });
    note('4.0.1', { side });
  },
  'roll-objective': ({ roll, note }, draft) => {
    draft.objective = roll('d6', 'objective', DIE);
    draft.stage = { phase: 'line-up', side: 'offense' };
    note('14.2.2', { objective: draft.objective });
  },
  select({ rules, note }, draft, { men }) {
    const { side } = draft.stage;
    const left = men.toSorted((one, other) => rules.men[side][one].order - rules.men[side][other].order);
    draft.stage = { phase: 'set-up', side, left };
    note('4.1.1', { men });
  },
  place({ note }, draft, { man, at }) {
    const { side, left } = draft.stage;
    draft.men = withMan(draft, side, man, { at, facing: side === 'offense' ? 'N' : 'S', neutralized: 0, hit: false });
    draft.stage.left = left.slice(1);
    note('4.1.2', { man, at });
  },
  face({ note }, draft, { man, facing }) {
    draft.men = withMan(draft, draft.stage.side, man, { facing });
    note('6.0.1', { man, facing });
  },
  'place-ball': ({ note }, draft, { at }) => {
    draft.ball = { is: 'ground', at };
    note('4.1.5', { at });
  },
  choose(table, draft, { line, play }) {
    const role = draft.stage.phase === 'huddle' ? 'offense' : draft.stage.side;
    draft.plans[role] = { line, play, shown: false };
    table.note('13.GEN.1');
    if (draft.stage.phase === 'huddle') openLineUp(table.rules, draft, 'defense');
    else draft.stage = { phase: 'positioning', side: role, active: null, acts: {} };
  },
  call(table, draft, { turn }) {
    draft.turn.type = turn;
    table.note('4.2.1', { turn });
    if (turn === 'pre-contact') draft.stage = { phase: 'play-selection', side: 'offense' };
    else draft.stage = { phase: 'snap' };
  },
  punt,
  reactivate({ rules, note }, draft, { man }) {
    const { side } = draft.stage;
    const banned = bannedOf(draft, side);
    banned.splice(banned.indexOf(man), 1);
    note('14.37.4', { man });
    openLineUp(rules, draft, side);
  },
};
