// The description below a drawing: the expected action, the ball, the markers, points, and men off the field.
import { ROLES, SEATS } from '#engine/tactical_football/rulebook.mjs';
import { DOWN, DUE, TYPES } from '#constants/tactical_football/position_text.mjs';
import { menOf, saidOf } from './men.mjs';

const HIDDEN = 'hidden'; // what a view says of what a seat may not know

/** The headline above the map: the distance that the offense needs, and the Game-Turn. */
export function headings({ objective, offense, turn: { number, type } }) {
  const needed = objective ? `, ${objective} to gain` : '';
  return [offense ? `${offense} attacks${needed}` : 'no side is the offense yet', number ? `${TYPES[type]} ${number}` : TYPES[type]];
}

/** The expected action; the place of the ball; markers and targets; points left; men off the field. */
export function told(position, left) {
  const { ball, game, line, men, plans, stage, targets } = position;
  const points = [...left].map(([label, number]) => `${label} ${number}`);
  return [
    DUE[stage.phase].replace('{side}', `The ${stage.side ?? ''}`),
    `The Line of Scrimmage lies between the rows ${line} and ${line + 1}`,
    ...(game === null ? [] : gameTold(game)),
    ...ballTold(ball),
    ...passTold(position),
    ...ROLES.filter((role) => plans[role] !== null).map((role) => planTold(plans[role], role)),
    ...(targets.length === 0 ? [] : [targets.includes(HIDDEN) ? 'Target hexes recorded in secret' : `Target hexes recorded: ${targets.join(' and ')}`]),
    ...(points.length === 0 ? [] : [`Points left: ${points.join(', ')}`]),
    ...ROLES.flatMap((role) => gone(men[role], role)),
  ];
}

/** Every man on the field. */
export const whoStandsWhere = (position) => ROLES.flatMap((role) => menOf(position, role).map(saidOf));

function ballTold({ among, at, by, dummies, is, why }) {
  if (is === 'ground') return [`The ball is on ${at}`];
  if (is === 'carried' && by === HIDDEN) return [`The ball is a secret: one of ${among.join(', ')} has it`];
  if (is === 'carried') return [`${by} has the ball${dummies.length > 0 ? `; dummy balls with ${dummies.join(' and ')}` : ''}`];
  if (is === 'loose') return [`The ball is loose on ${at}: ${by} has lost it`];
  return is === 'down' ? [`The ball is down on ${at}: ${DOWN[why]}`] : [];
}

/** In a game of several plays: the down and the points. */
function gameTold({ banned, down, first_down: firstDown, points, possession }) {
  const injured = SEATS.map((seat) => [seat, ROLES.flatMap((role) => banned[seat][role].map((label) => `${role} ${label}`))]);
  return [
    `Possession ${possession}, down ${down}; the First Down marker is on line ${firstDown}`,
    `Victory Points: ${SEATS.map((seat) => `${seat} ${points[seat]}`).join(', ')}`,
    ...injured.filter(([, men]) => men.length > 0).map(([seat, men]) => `Injured for ${seat}: ${men.join(', ')}`),
  ];
}

/** The known facts about a pass and about hand-offs. */
function passTold({ stage, turn }) {
  const handOffs = (stage.hand_offs ?? []).map(({ man, to, made }) => `A hand-off from ${man} to ${to}, ${made ? 'made' : 'declared'}`);
  return [
    ...(turn.throw === null ? [] : [thrown(turn.throw)]),
    ...(turn.changed ? ['The play was changed, so the ball may not move in this Game-Turn'] : []),
    ...handOffs,
  ];
}

function thrown({ kind, passer, receiver, target }) {
  const aim = target === HIDDEN ? ' at a target in secret' : target ? ` at ${target}` : '';
  const named = (word, man) => (man && man !== HIDDEN ? `${word} ${man}` : '');
  return `A ${kind} pass${aim}${named(', by', passer)}${named(' to', receiver)}`;
}

const planTold = ({ line, play, shown }, role) => `Markers of the ${role}: ${line}, ${play}${shown ? ' (shown)' : ''}`;

const gone = ({ injured, off }, role) => [
  ...(off.length > 0 ? [`Off the field, ${role}: ${off.join(', ')}`] : []),
  ...(injured.length > 0 ? [`Injured, ${role}: ${injured.join(', ')}`] : []),
];
