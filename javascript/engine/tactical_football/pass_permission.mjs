// 9.4, 13.H: who may announce, throw, lift and intercept what, and when the play may be changed.
import { reads } from '../shared/options.mjs';
import { sights } from './field.mjs';
import { hasToWait, isBarred, isPassless } from './markers.mjs';
import { canPass, interceptors, kindOf, lengthOf, prices } from './pass_tables.mjs';
import { isOffense, isOfEleven, isSnapTurn, labels, manOf, roleOf } from './position.mjs';
import { LONGEST_PASS, LONGEST_SHORT, PLAY_MARKERS } from './rulebook.mjs';

const isFrozen = (rules, { turn }) => turn.changed && !reads(rules, 'TF-A79', 'freeze-phase-only');

/** TF-A64: are passer and receiver named with the announcement? */
export const areNamed = (rules) => reads(rules, 'TF-A64', 'name-at-commitment');

/** TF-A64: is the ball of a long pass lifted before the defense moves? */
export const lifts = (rules) => !reads(rules, 'TF-A64', 'name-at-execution') && !areNamed(rules);

export function askCommit(table, { to, target, man, receiver }) {
  const { rules, position, seat, ask } = table;
  if (!ask('5.13.1.B.1', isOffense(table), { seat })) return;
  const isForward = to === 'forward';
  ask('13.H.3', to === 'contact' || !isFrozen(rules, position));
  ask('13.1.C.nopass', !isForward || !isPassless(position));
  ask('13.1.C.6.2', !isForward || !hasToWait(rules, position));
  ask('13.1.C.6.2', to !== 'lateral' || !reads(rules, 'TF-A76', 'all-three-s3') || !hasToWait(rules, position));
  ask('9.4.S.3', !isForward || !position.so_far.forward_tried);
  ask('9.4.Y.2', !isForward || !isBarred(rules, position));
  ask('5.13.1.B.2', isForward ? position.targets.includes(target) : target === undefined);
  const isDue = to !== 'contact' && areNamed(rules);
  ask('5.13.1.B.1', (man !== undefined) === isDue && (receiver !== undefined) === isDue);
  const { passers, receivers } = position.snap;
  const on = labels(position, 'offense');
  const mayTakePart = () => passers.includes(man) && receivers.includes(receiver) && man !== receiver && on.includes(man) && on.includes(receiver);
  ask('9.4.X.1', !isDue || mayTakePart());
}

// What the kind of the pass asks for, when it is thrown or lifted.
function askKind({ rules, position, ask }) {
  const isForward = position.turn.throw?.kind === 'forward';
  ask('13.H.3', !isFrozen(rules, position));
  const isOption = reads(rules, 'TF-A76', 'lateral-on-snap') && position.plans.offense.play.startsWith('option');
  ask('9.4.S.1', !isSnapTurn(position) || isOption || reads(rules, 'TF-A42', 'lateral-anytime'));
  ask('13.1.C.6.2', !(isForward || reads(rules, 'TF-A76', 'all-three-s3')) || !hasToWait(rules, position));
  ask('9.4.Y.2', !isForward || !isBarred(rules, position));
}

export function askPass(table, { man, to }) {
  if (!table.ask('9.0.general.0', isOffense(table), { seat: table.seat })) return;
  askKind(table);
  askThrow(table, { man, to, isLong: table.position.stage.phase === 'long-pass' });
}

function askThrow({ rules, position, ask }, { man, to, isLong }) {
  const { ball, snap, men: { offense }, turn: { throw: thrown } } = position;
  const both = [man, to];
  const areMen = ask('4.1.1', both.every((each) => isOfEleven(position, 'offense', each)));
  ask('9.0.general.1', man !== to);
  const areThere = areMen && ask('7.2.G.1', !both.some((each) => offense.off.includes(each)));
  const areFit = areThere && ask('9.4.T.2', both.every((each) => Object.hasOwn(offense.on, each) && canPass(rules, offense.on[each])));
  ask('9.0.proc.3.4', ball.by === man);
  ask('9.4.X.1', snap.passers.includes(man));
  ask('9.4.X.1', snap.receivers.includes(to));
  ask('9.4.R.2', (thrown?.passer ?? man) === man && (thrown?.receiver ?? to) === to);
  const [price, other] = prices(rules, isLong ? 'long' : 'short');
  ask('9.0.proc.2', (thrown?.points[man] ?? 0) >= price, { points: price });
  ask('9.0.proc.2', (thrown?.points[to] ?? 0) >= other, { points: other });
  if (areFit) askWay({ rules, position, ask }, { man, to, isLong });
}

// How far it is, which way it goes, and who sees whom.
function askWay({ rules, position, ask }, { man, to, isLong }) {
  const hexes = lengthOf(rules, position, man, to);
  ask('9.4.W', hexes <= LONGEST_PASS, { hexes });
  ask('9.4.U.3', isLong || hexes <= LONGEST_SHORT, { hexes });
  ask('9.4.U.2', !isLong || hexes > LONGEST_SHORT, { hexes });
  const { kind, target } = position.turn.throw ?? { kind: 'lateral', target: null };
  ask('9.4.R.4', kindOf(rules, position, man, to) === kind);
  ask('9.0.proc.1', looks(rules, position, man, to) || looks(rules, position, to, man));
  const isOnTarget = kind === 'lateral' || manOf(position, 'offense', to).at === target;
  ask('9.4.Z.3', isOnTarget || !reads(rules, 'TF-A64', 'target-hex-only'));
}

const looks = ({ field }, position, man, other) => {
  const { at, facing } = manOf(position, 'offense', man);
  return sights(field, at, facing, manOf(position, 'offense', other).at);
};

/** Could he throw a long pass to anybody, as things stand? */
export const canThrowLong = (rules, position, man) => labels(position, 'offense').some((to) => {
  let isLawful = true;
  const ask = (clause, holds) => {
    isLawful &&= Boolean(holds);
    return Boolean(holds);
  };
  askKind({ rules, position, ask });
  askThrow({ rules, position, ask }, { man, to, isLong: true });
  return isLawful;
});

export function askLift(table, { man }) {
  const { rules, position, ask } = table;
  if (!ask('9.0.general.0', isOffense(table), { seat: table.seat })) return;
  askKind(table);
  ask('9.4.R.1', position.turn.type === 'pass');
  ask('9.4.R.5', lifts(rules));
  ask('9.0.proc.3.4', position.ball.by === man);
  ask('9.4.R.3', canThrowLong(rules, position, man));
}

export function askIntercept(table, { man }) {
  const { rules, position, seat, ask } = table;
  if (!ask('9.5.AA.2', roleOf(position, seat) === 'defense', { seat })) return;
  const here = manOf(position, 'defense', man);
  if (!ask('4.1.1', here !== undefined)) return;
  ask('9.4.T.2', canPass(rules, here));
  ask('9.5.AA.2', interceptors(rules, position).includes(man) || !canPass(rules, here));
}

export function askChange(table, { play }) {
  const { rules, position, seat, ask } = table;
  const { turn, stage, so_far: soFar, plans } = position;
  if (!ask('13.H.1', isOffense(table), { seat })) return;
  ask('13.H.1', !turn.begun && (stage.phase === 'commitment' || stage.side === 'offense'));
  ask('13.H.1', !turn.changed);
  ask('13.H.1', soFar.changes === 0 || !reads(rules, 'TF-A79', 'one-change'));
  ask('13.1.C.choice', PLAY_MARKERS.offense.includes(play));
  ask('13.H.2', play !== plans.offense.play);
}
