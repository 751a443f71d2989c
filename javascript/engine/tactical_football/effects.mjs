// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { beginning } from './game_turn_start.mjs';
import { changePlay } from './ball_marker_change.mjs';
import { endPlay } from './end_of_play.mjs';
import { claimed, fightForBall, loseBall } from './fumbling.mjs';
import { handOff, pair } from './hand_offs.mjs';
import { movement } from './movement.mjs';
import { afterMovement, openMovement, startGameTurn } from './phase_transitions.mjs';
import { fixedAtSnap, freshTurn, isLoose, manOf } from './position.mjs';
import { FUMBLE, TWO_DICE } from './rulebook.mjs';
import { beforePlay } from './effects_before_play.mjs';
import { snapOf } from './snap.mjs';
import { incomplete, intercept, lift, pass, withoutPass } from './throwing.mjs';

export function settle(table, draft, { seat, action }) {
  EFFECTS[action.type](table, draft, action, seat);
}

const EFFECTS = {
  ...beforePlay,
  snap,
  ...movement,
  ...beginning,
  'down-ball': (table, draft) => endPlay(table, draft, { at: manOf(draft, 'offense', draft.ball.by).at, why: 'downed' }),
  designate(table, draft, { hex }) {
    draft.targets = [...draft.targets, hex];
    table.note('5.12.2.D');
    if (draft.targets.length === 2) startGameTurn(table, draft);
  },
  done(table, draft) {
    const { stage } = draft;
    if (stage.phase === 'set-up') draft.stage = stage.side === 'offense' ? { phase: 'huddle' } : afterSetUp(draft);
    else if (stage.phase === 'positioning') afterPositioning(table, draft);
    else if (stage.phase === 'interception') incomplete(table, draft);
    else if (stage.phase !== 'movement') withoutPass(table, draft);
    else if (isLoose(draft)) fightForBall(table, draft);
    else afterMovement(table, draft);
  },
  pair,
  'hand-off': handOff,
  'change-play': changePlay,
  claim: (table, draft, { man }) => claimed(table, draft, man),
  pass,
  lift,
  intercept,
};

function afterSetUp(draft) {
  draft.turn = freshTurn(1);
  return { phase: 'game-turn' };
}

function afterPositioning(table, draft) {
  if (draft.stage.side === 'offense') draft.stage = { phase: 'play-selection', side: 'defense' };
  else startGameTurn(table, draft);
}

// 9.2: the ball goes back, and the instant fixes who may throw, catch, block and charge.
function snap(table, draft) {
  const { rules, roll, note } = table;
  const { snapper, recipient, hexes } = snapOf(rules, draft);
  const { at } = draft.ball;
  draft.snap = { turn: draft.turn.number, at, snapper, recipient, ...fixedAtSnap(rules, draft, recipient) };
  draft.ball = { is: 'carried', by: recipient, dummies: [] };
  note('9.2.J.1', { hexes });
  if (hexes === 1) note('9.2.J.2', { hexes });
  const dice = hexes > 1 ? roll('2d6', 'snap', TWO_DICE) : null;
  openMovement(table, draft, 'offense');
  draft.stage.paid = { [snapper]: hexes, [recipient]: hexes };
  if (dice === FUMBLE) loseBall(table, draft, { at, by: snapper });
}
