// The description below a drawing: facts of a tactical-soccer position that the drawing cannot show.
import { isExtraTime, menOnPitch, nextToPlace, seatOf } from '#engine/tactical_soccer/position.mjs';
import { MEN, otherSeat, SEATS } from '#engine/tactical_soccer/rulebook.mjs';
import { GLUE } from '#constants/tactical_soccer/diagram.mjs';

export function when(position) {
  const { phase, half, turn } = position;
  if (phase === 'over') return 'game over';
  if (phase === 'roll-off' || phase === 'draft') return 'draft';
  return `half ${half}, turn ${turn}${isExtraTime(position) ? ', extra' : ''}`;
}

/** The expected action; the place of the ball; the men of both sides; cards; secret words. */
export function told({ pitch }, position) {
  const { aims, barred, done, offences, phase, sent_off: out, spent_ahead: spent, turned } = position;
  const isWritten = aims.attack !== null || aims.defence !== null;
  return [
    SITUATION[phase](position),
    ...ballTold(position),
    ...(isWritten ? [`Written: ${aims.attack || 'nothing yet'} against ${aims.defence || 'nothing yet'}`] : []),
    ...SEATS.map((seat) => side(position, seat)),
    ...listed('Done', done),
    ...listed('Yellow card', MEN.filter((man) => offences.includes(man) && !out.includes(man))),
    ...listed('No action this turn because of the card', barred),
    ...listed('Sent off', out),
    ...listed("Has spent the next turn's action", spent),
    ...listed('Facing his own goal', turned),
    ...(pitch.id === 'default' ? [] : [`Pitch: ${pitch.id}`]),
  ];
}

const listed = (title, men) => (men.length === 0 ? [] : [`${title}: ${men.join(', ')}`]);

const WAYS = { red: 'to the right', blue: 'to the left' };

/** The hexes of the men of one side, or its squad while no man is on the field. */
function side(position, seat) {
  const standing = menOnPitch(position, seat).map((man) => `${man}${GLUE}${position.men[man]}`);
  return standing.length > 0 ? `${seat}, ${WAYS[seat]}: ${standing.join('; ')}` : `${seat}: ${position.squads[seat].join(', ')}`;
}

function ballTold({ holder, loose, men }) {
  if (holder !== null) return [`${holder} has the ball on ${men[holder]}`];
  return loose === null ? [] : [`The ball lies loose on ${loose}`];
}

const FLIES = { true: 'The pass is good and flies', false: 'The pass has failed and flies', null: 'A pass flies' };

function intercepting({ active, flight, men }) {
  const { good, origin, passer, receiver, to } = flight;
  const meant = String(men[receiver]) === String(to) ? '' : `, meant for ${receiver}`;
  return `${FLIES[good]} from ${passer} on ${origin} to ${to}${meant}; ${otherSeat(active)} may intercept`;
}

function receiving(position) {
  const { man, row } = position.catch;
  return `The ball came down on ${position.men[man]}: ${seatOf(position, man)}'s ${man} may try to receive it, row ${row}H`;
}

function placing(position) {
  const next = nextToPlace(position);
  return next === undefined ? 'The men are placed' : `${next.seat} places ${next.man}`;
}

const SITUATION = {
  'roll-off': () => 'Dice decide who picks first',
  draft: ({ active }) => `${active} picks a man`,
  'set-up': placing,
  'kick-off': ({ kick_off: seat }) => `${seat} names who starts with the ball`,
  activate: ({ active }) => `${active} activates a man`,
  intercept: intercepting,
  receive: receiving,
  aim: ({ active, holder }) => `${holder} of ${active} shoots: both coaches write a goal hex in secret`,
  shot: ({ active, holder }) => `${holder} of ${active} shoots: the coaches reveal the goal hexes that they wrote, and the shot is rolled`,
  over: ({ score: { red, blue } }) => (red === blue ? 'A draw' : `${red > blue ? 'red' : 'blue'} has won`),
};
