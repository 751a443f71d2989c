// Events of tactical-soccer: who has the ball, cards, and the result of a steal, a pass or a shot.
const NEWS = { booked: 'gets a yellow card', sent_off: 'gets a red card and leaves the field' };

export function told(before, after, { action, chance }) {
  return [action.type === 'intercept' && after.holder !== action.man && `${action.man} does not reach the ball`, ballSaid(before, after, action), goalSaid(before, after), ...Object.entries(NEWS).flatMap(([name, words]) => added(before[name], after[name]).map((man) => `${man} ${words}`)),
    action.foul && chance.some((each) => each.for === 'foul') && added(before.booked, after.booked).length === 0 && added(before.sent_off, after.sent_off).length === 0 && 'the referee shows no card'];
}

const goalSaid = ({ score: before }, { score: after }) => Object.keys(after ?? {}).filter((seat) => after[seat] > before[seat]).map((seat) => `goal for ${seat}`).join('');

const added = (before = [], after = []) => after.filter((man) => after.filter((each) => each === man).length > before.filter((each) => each === man).length);

function ballSaid(before, after, { type, man, holder }) {
  if (after.holder !== null && after.holder !== before.holder) return type === 'steal' ? `${man} takes the ball from ${holder}` : `${after.holder} has the ball`;
  if (type === 'steal') return after.holder === null ? 'the ball is loose' : `the steal fails: ${after.holder} keeps the ball`;
  if (after.loose !== null && before.loose === null) return `the ball lies loose on ${after.loose}`;
  return after.flight !== null && before.flight === null ? `the pass flies to ${after.flight.to}` : '';
}
