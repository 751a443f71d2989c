// Who may do what before the snap: sides, line-ups, set-up, markers, calls; and the kick that takes the place of a play.
import { reads } from '../shared/options.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { ballHexes, isHex, sideOf } from './field.mjs';
import { isHuddle, mayHaveTheBall, mayShare } from './huddle.mjs';
import { bannedOf, isOffense, isSide, manOf, menIn, roleOf, seatOf } from './position.mjs';
import { ELEVEN, LINE_MARKERS, MOST_PRE_CONTACT, PLAY_MARKERS, PLAYS, SEATS } from './rulebook.mjs';
import { canBeCalled, snapOf } from './snap.mjs';

export const beforePlay = {
  toss: ({ seat, ask }) => ask('4.0.1', seat === CHANCE, { seat }),
  take: ({ position, seat, ask }) => ask('4.0.1', seat === position.stage.winner, { seat }),
  'roll-objective': (table) => table.ask('14.2.2', isOffense(table), { seat: table.seat }),
  select,
  place,
  face(table, { man }) {
    if (table.ask('4.1.2', isSide(table), { seat: table.seat })) {
      table.ask('4.1.1', manOf(table.position, table.position.stage.side, man) !== undefined);
    }
  },
  'place-ball': (table, { at }) => {
    const { rules, position, ask } = table;
    if (ask('4.1.2', isSide(table), { seat: table.seat })) ask('4.1.2', position.stage.side === 'offense');
    ask('14.38.2', position.game === null);
    ask('4.1.5', ballHexes(rules.field, position.line).includes(at), { at });
    if (isSide(table)) ask('14.13.1', mayHaveTheBall(rules, position, at), { at });
  },
  choose(table, { line, play }) {
    const { position, seat, ask } = table;
    const role = position.stage.phase === 'huddle' ? 'offense' : position.stage.side;
    if (!ask('13.PROC.3', roleOf(position, seat) === role, { seat })) return;
    ask(role === 'offense' ? '13.1.A.choice' : '13.1.B.choice', LINE_MARKERS[role].includes(line));
    ask(role === 'offense' ? '13.1.C.choice' : '13.1.D.choice', PLAY_MARKERS[role].includes(play));
  },
  call,
  punt(table) {
    const { position: { game, stage }, seat, ask } = table;
    ask('14.34.4.1', isOffense(table), { seat });
    const isGame = ask('14.4.1', game !== null);
    ask('14.34.4.3', stage.side === 'offense');
    if (isGame) ask('14.34.4.2', game.down === PLAYS);
  },
  reactivate(table, { man }) {
    const { position, seat, ask } = table;
    const { side } = position.stage;
    if (ask('14.37.4', SEATS.includes(seat) && seat !== seatOf(position, side), { seat })) {
      ask('14.37.4', bannedOf(position, side).includes(man));
    }
  },
};

function select(table, { men }) {
  const { rules, position, ask } = table;
  if (!ask('4.1.2', isSide(table), { seat: table.seat })) return;
  ask('4.1.1', men.length === ELEVEN && new Set(men).size === ELEVEN, { men: men.length });
  ask('4.1.1', men.every((man) => Object.hasOwn(rules.men[position.stage.side], man)));
  ask('14.37.1', !bannedOf(position, position.stage.side).some((man) => men.includes(man)));
}

function place(table, { man, at }) {
  const { rules, position, ask } = table;
  const { field } = rules;
  if (!ask('4.1.2', isSide(table), { seat: table.seat })) return;
  ask('4.1.1', position.stage.left[0] === man);
  if (!ask('3.1.1', isHex(field, at))) return;
  const { side } = position.stage;
  const isOwn = sideOf(field, position.line, at) === side;
  if (side === 'offense') {
    ask('4.1.3', isHuddle(field, position.line, at), { at });
    ask('14.13.1', mayShare(rules, position, at), { at });
  } else {
    ask('4.1.7', isOwn, { at });
    ask('4.1.7', menIn(position, side, at).length === 0, { at });
  }
}

function call(table, { turn }) {
  const { rules, position, ask } = table;
  if (!ask('4.2.1', isOffense(table), { seat: table.seat })) return;
  ask('5.12.3.3', ['pre-contact', 'snap'].includes(turn));
  const { number } = position.turn;
  if (turn === 'pre-contact') {
    const isLate = number > MOST_PRE_CONTACT;
    ask('4.2.5', !isLate || (reads(rules, 'TF-A10', 'extra-turns') && !canBeCalled(rules, position)), { number });
  }
  if (turn !== 'snap') return;
  if (!ask('5.11.3.2', number > 1, { number })) return;
  for (const { clause, holds, facts } of snapOf(rules, position).conditions) ask(clause, holds, facts);
}
