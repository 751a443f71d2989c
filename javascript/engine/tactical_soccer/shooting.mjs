// A shot from the roll to the goal or to whoever stops it.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { distance, has, path } from './geometry.mjs';
import { edgesOf } from './pass_path.mjs';
import { atGoalie, settleLoose } from './ball_landing.mjs';
import { beforeGoal } from './pitch.mjs';
import { goalieOf, hasSkill, manAt, seatOf } from './position.mjs';
import { faces, isGoalie, letterOf, NEEDED, otherSeat, SHOOT, WORDS } from './rulebook.mjs';
import { endActivation, scoreGoal } from './turns.mjs';

/** Both words are written: the goalie takes his place and the shot is due. */
export function reveal(table, draft) {
  const defender = otherSeat(draft.active);
  const goalie = goalieOf(draft, defender);
  const { attack, defence } = draft.aims;
  if (attack === null || (goalie !== null && defence === null)) return;
  draft.phase = 'shot';
  table.note('SHOOT.reveal', { attack, defence });
  if (goalie === null) return;
  draft.men[goalie] = table.rules.pitch.goals[defender][defence];
  table.note('SHOOT.goalie-moves', { to: draft.men[goalie] });
}

export function rollShot(table, draft) {
  const { rules, roll, note } = table;
  const shooter = draft.holder;
  const defender = otherSeat(draft.active);
  const goal = rules.pitch.goals[defender];
  const aimed = goal[draft.aims.attack];
  const isBefore = reads(rules, 'TS-A58', 'before-roll');
  if (isBefore && blocked(table, draft, aimed)) return;
  const row = distance(rules.pitch, draft.men[shooter], aimed);
  const die = roll('d6', 'shot', faces(6));
  const letter = letterOf(SHOOT, row, die + (hasSkill(rules, shooter, 'Shoot') ? 1 : 0));
  for (const clause of ['SHOOT.roll', 'ACTTAB.shoot', `SHOOTTAB.${row}h`]) note(clause, { row, die, letter });
  const word = letter === 'D' ? deviated(table, draft.aims.attack) : { S: draft.aims.attack, M: undefined }[letter];
  if (word === undefined) {
    missed(table, draft, defender);
    return;
  }
  if (letter === 'S') note('SHOOT.success', { word });
  if (!isBefore && blocked(table, draft, goal[word])) return;
  if (savedByGoalie(table, draft, goal[word])) return;
  scoreGoal(table, draft, draft.active, atGoalie(rules, draft, defender));
}

// SHOOT.deviation, TS-A57: undefined beyond the goal.
function deviated({ roll, note }, word) {
  const die = roll('d2', 'deviation', faces(2));
  note('SHOOT.deviation', { die });
  return WORDS[WORDS.indexOf(word) + (die === 1 ? -1 : 1)];
}

const way = (rules, draft, goalHex) =>
  path(rules.pitch, draft.men[draft.holder], goalHex, edgesOf(rules)).filter((hex) => !same(hex, draft.men[draft.holder]));

// TS-A58: fielders on the way, in order from the shooter.
function blocked(table, draft, goalHex) {
  const { rules } = table;
  const defender = otherSeat(draft.active);
  const anyone = reads(rules, 'TS-A58', 'anyone-blocks');
  const men = way(rules, draft, goalHex).map((hex) => manAt(draft, hex))
    .filter((man) => man !== undefined && !isGoalie(man) && seatOf(draft, man) === defender)
    .filter((man) => anyone || hasSkill(rules, man, 'Save'));
  return men.some((man) => saves(table, draft, man, NEEDED.occupied));
}

// TS-A59: which hexes the goalie answers for.
function savedByGoalie(table, draft, goalHex) {
  const { rules } = table;
  const goalie = goalieOf(draft, otherSeat(draft.active));
  if (goalie === null) return false;
  const at = draft.men[goalie];
  const all = way(rules, draft, goalHex);
  const reading = rules.readings['TS-A59'];
  const saved = reading === 'goal-hex-only' ? [goalHex] : all;
  const near = reading === 'whole-path' ? all : [goalHex];
  const needed = has(saved, at) && hasSkill(rules, goalie, 'Save') ? NEEDED.occupied : NEEDED.adjacent;
  const isNear = near.some((hex) => distance(rules.pitch, at, hex) <= 1) && hasSkill(rules, goalie, 'Goalie');
  if (needed === NEEDED.adjacent && !isNear) return false;
  return saves(table, draft, goalie, needed);
}

function saves(table, draft, man, needed) {
  const { rules, roll, note } = table;
  const die = roll('d6', 'save', faces(6));
  const bonus = hasSkill(rules, man, 'Goalie') ? 1 : 0;
  note('SHOOT.save-roll', { man, die, needed, bonus });
  if (die + bonus < needed) return false;
  over(draft);
  draft.holder = man;
  endActivation(table, draft);
  return true;
}

// TS-A62.
function missed(table, draft, defender) {
  const { rules } = table;
  over(draft);
  if (!reads(rules, 'TS-A62', 'shooter-keeps')) {
    draft.holder = null;
    const ball = reads(rules, 'TS-A62', 'goalie-ball') ? atGoalie(rules, draft, defender) : { loose: beforeGoal(rules.pitch, defender) };
    if (ball.holder === undefined) settleLoose(rules, draft, ball.loose);
    else draft.holder = ball.holder;
  }
  table.note('SHOOT.failure', { holder: draft.holder });
  endActivation(table, draft);
}

function over(draft) {
  draft.aims = { attack: null, defence: null };
}
