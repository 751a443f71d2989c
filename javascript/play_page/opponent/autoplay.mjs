// Automatic play: the seats that the computer plays, and actions that a person lets the computer choose. A game has at
// most one loop, which checks the game again after every wait, because a person may have acted meanwhile.
import * as answers from '../reply_text.mjs';
import { chosen, isComputer } from './opponent.mjs';
import { now } from '../session.mjs';

const MOST_IN_A_ROW = 120; // actions that are chosen for a person at one request
const PAUSE = 250; // milliseconds before an action of an opponent that a person watches
const SHORT_PAUSE = 50; // before the next of many small actions
const SMALL = ['place', 'step', 'turn', 'recover'];

const hasOpponent = ({ seats, players }) => seats.some((seat) => isComputer(players[seat]));

/** Whether the computer acts for a seat: the seat has a computer opponent, or it is chance in a game with one. */
export const isMachine = (table, seat) => (
  isComputer(table.players[seat]) || (seat === 'chance' && table.chance === 'drawn' && hasOpponent(table)));

/** The seats that people play. */
export const people = ({ seats, players }) => seats.filter((seat) => !isComputer(players[seat]));

/**
 * The position to which `Undo` returns: before the last action that a person chose, if possible one with a choice.
 * Without a computer opponent it is one action back.
 */
export function undone(table) {
  const { moments } = table.session;
  if (!hasOpponent(table)) return moments.length - 2;
  const own = moments.map((_, number) => number).filter((number) => number > 0 && !isMachine(table, moments[number].did.seat));
  const hadChoice = (number) => moments[number - 1].legal.filter(({ seat }) => seat === moments[number].did.seat).length > 1;
  return (own.findLast(hadChoice) ?? own.at(-1) ?? moments.length - 1) - 1;
}

/** Whether there is something to undo: a step of a lesson, or an action that a person chose. */
export function canUndo(table) {
  const { guide, session: { moments } } = table;
  if (guide) return guide.at + guide.part > 0;
  return moments.slice(1).some(({ did }) => !hasOpponent(table) || !isMachine(table, did.seat));
}

/**
 * Whether an action that was chosen in one session is outdated in another: the game was set back, the seat has acted
 * since (a double click), or the action is no longer legal.
 */
export function isStale(seen, session, { seat, action }) {
  const since = session.moments.slice(seen.moments.length);
  if (session.moments[seen.moments.length - 1] !== now(seen) || since.some(({ did }) => did.seat === seat)) return true;
  return isLegal(now(seen), seat, action) && !isLegal(now(session), seat, action);
}

const isLegal = ({ legal }, seat, action) => legal.some((step) => step.seat === seat && JSON.stringify(step.action) === JSON.stringify(action));

/** Choose one action for the seat that is to act, or all actions to the end of the phase. */
export function chooseFor(table, { wholePhase }) {
  table.wish = { wholePhase, phase: now(table.session).turn.phase, turn: turnOf(table.session), left: wholePhase ? MOST_IN_A_ROW : 1 };
  return play(table);
}

/** Act for the seats of the computer, and as requested, until a person has a choice. */
export async function play(table) {
  if (table.busy) return;
  table.busy = true;
  try {
    for (let seat = due(table); seat !== undefined; seat = due(table)) {
      table.showStatus();
      if (!await acted(table, seat)) break;
    }
  } catch (error) {
    table.say(answers.trouble(error.message));
  } finally {
    table.busy = false;
    table.wish = null;
    table.showStatus();
    table.rested();
  }
}

/**
 * The seat for which the computer acts now; undefined if a person has a choice, the game is over or the page has
 * another game.
 */
function due(table) {
  if (table.about.closed || table.walking || !table.whole.isConnected || !mayAct(table)) return undefined;
  return wished(table) ?? now(table.session).turn.pending.map(({ seat }) => seat).find((seat) => isMachine(table, seat));
}

/** Whether the pace of a match allows an action now; a table without a pace has no limit. */
const mayAct = ({ pace, session }) => pace === undefined || pace.mayAct(now(session).position);

/** The turn in which a position is, in the games that have turns. */
const turnOf = (session) => {
  const { turn, turns, mover } = now(session).position;
  return JSON.stringify([turn?.number ?? turn, turns, mover]);
};

function wished(table) {
  const { session } = table;
  if (table.wish !== null && table.wish.turn !== turnOf(session)) table.wish = null;
  const { wish } = table;
  if (wish === null || table.covered || now(session).turn.phase !== wish.phase) return undefined;
  if (wish.left > 0) return table.listed()[0]?.seat;
  if (wish.wholePhase) table.say(answers.paused(MOST_IN_A_ROW));
  table.wish = null;
  return undefined;
}

function pauseBefore(table, seat) {
  if (table.pace !== undefined) return table.pace.wait();
  const { did } = now(table.session);
  const pause = did?.seat === seat && SMALL.includes(did.action.type) ? SHORT_PAUSE : PAUSE;
  return new Promise((resolve) => { setTimeout(resolve, isMachine(table, seat) && people(table).length > 0 && !isStill() ? pause : 0); });
}

/** Whether the user has asked for less motion: then the computer acts without pauses. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Choose and perform an action; return whether the loop may continue, which is false if the action failed. */
async function acted(table, seat) {
  const { session } = table;
  await pauseBefore(table, seat);
  if (session !== table.session) return true;
  const step = await chosen(session, now(session), seat, table.random, table.players[seat]);
  return table.alone(async () => {
    if (session !== table.session || due(table) !== seat) return true; // a person did something meanwhile
    if (table.wish) table.wish.left -= 1;
    table.pace?.acted();
    return table.drawnAct(step);
  });
}
