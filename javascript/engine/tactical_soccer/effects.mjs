// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { foul, foulGoesOn } from './fouls.mjs';
import { intercept, letBy, liesLoose, pass, receive, walk } from './passing.mjs';
import { drafted, goalieOf, hasSkill, inOrder, nextToPlace, second } from './position.mjs';
import { classOf, faces, FIELDERS, NEEDED, otherSeat } from './rulebook.mjs';
import { reveal, rollShot } from './shooting.mjs';
import { endActivation, prepare } from './turns.mjs';

export function settle(table, draft, { action }) {
  EFFECTS[action.type](table, draft, action);
}

const spend = (draft, man) => {
  draft.done = inOrder([...draft.done, man]);
};

const SIDES = { F: 'SIDE.forwards-free', M: 'SIDE.midfielders-free', D: 'SIDE.defenders-own', G: 'GOALIE.confined' };

const EFFECTS = {
  'roll-off': ({ roll, note }, draft) => {
    const red = roll('d6', 'roll-off-red', faces(6));
    const blue = roll('d6', 'roll-off-blue', faces(6));
    note('DRAFT.roll-first', { red, blue });
    if (red === blue) return;
    const first = red > blue ? 'red' : 'blue';
    Object.assign(draft, { phase: 'draft', first, active: first });
  },
  pick(table, draft, { man }) {
    const { squads } = draft;
    squads[draft.active] = inOrder([...squads[draft.active], man]);
    for (const clause of ['DRAFT.alternate', 'POOL.colour-token', 'POOL.other-token-boxed']) table.note(clause, { man });
    draft.active = otherSeat(draft.active);
    if (drafted(draft).length < FIELDERS.length) return;
    Object.assign(draft, { phase: 'set-up', active: draft.first, kick_off: second(draft) });
  },
  place(table, draft, { man, to }) {
    draft.men[man] = to;
    table.note('SETUP.place', { man, to });
    if (nextToPlace(draft) === undefined) prepare(table, draft);
  },
  'kick-off': (table, draft, { man }) => {
    Object.assign(draft, { holder: man, kick_off: null, phase: 'activate' });
    table.note('SETUP.second-has-ball', { man });
  },
  move(table, draft, { man, to, via }) {
    const { rules } = table;
    spend(draft, man);
    walk(rules, draft, man, to);
    table.note('MOVE.up-to-two', { man, to });
    table.note(SIDES[classOf(man)], { man, to });
    const meetsBall = draft.loose !== null && (same(to, draft.loose) || same(via ?? null, draft.loose));
    if (!meetsBall || reads(rules, 'TS-A52', 'own-action')) {
      endActivation(table, draft);
      return;
    }
    draft.loose = null;
    if (reads(rules, 'TS-A52', 'receive-roll')) {
      receive(table, draft, { man, origin: null, row: 1, tried: [] }, true);
      return;
    }
    draft.holder = man;
    endActivation(table, draft);
  },
  'pick-up': (table, draft, { man }) => {
    spend(draft, man);
    Object.assign(draft, { holder: man, loose: null });
    table.note('FAILPASS.receive-attempt', { man });
    endActivation(table, draft);
  },
  pass,
  steal(table, draft, { man, foul: isFoul }) {
    spend(draft, man);
    const bonus = isFoul ? foulGoesOn(table, draft, man) : 0;
    if (bonus !== null) {
      const skill = hasSkill(table.rules, man, 'Steal') ? 1 : 0;
      const die = table.roll('d6', 'steal', faces(6));
      table.note('ACTTAB.steal', { man, die, bonus: bonus + skill });
      if (skill > 0) table.note('SKILL.steal-plus-one', { man });
      if (die + bonus + skill >= NEEDED.steal) {
        Object.assign(draft, { holder: man, loose: null });
        table.note('STEAL.possession', { man });
      }
    }
    endActivation(table, draft);
  },
  foul(table, draft, { man }) {
    spend(draft, man);
    foul(table, draft, man);
    endActivation(table, draft);
  },
  shoot(table, draft, { man }) {
    spend(draft, man);
    draft.phase = 'aim';
    table.note('SHOOT.attempt', { man, goalie: goalieOf(draft, otherSeat(draft.active)) });
  },
  skip(table, draft, { man }) {
    spend(draft, man);
    table.note('TURN.pass-on', { man });
    endActivation(table, draft);
  },
  intercept,
  'let-by': letBy,
  receive(table, draft) {
    receive(table, draft, draft.catch);
  },
  leave(table, draft) {
    liesLoose(table, draft, draft.men[draft.catch.man]);
  },
  aim(table, draft, { at }) {
    draft.aims.attack = at;
    table.note('SHOOT.secret-write');
    reveal(table, draft);
  },
  guard(table, draft, { at }) {
    draft.aims.defence = at;
    table.note('SHOOT.secret-write');
    reveal(table, draft);
  },
  'roll-shot': rollShot,
};
