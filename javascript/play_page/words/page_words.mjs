// Words of the page that differ from those of the scenarios: names of games, and actions as a player says them.
import { american, spaced } from '../phrases.mjs';

/** The games as their players call them. */
export const NAMES = {
  'card-football': 'Card Football', 'tactical-football': 'Tactical Football', 'computer-football': 'Computer Football', 'tactical-soccer': 'Tactical Soccer',
};

/** Sentences for actions that a scenario words otherwise: the side that receives turns the card of a kick-off. */
const SAYS = { 'card-football': { 'kick-off': 'receive the kick-off' }, 'tactical-football': { done: 'end the move' } };

/** Phases as the page says them, after the seats that are to act. */
const PHASES = {
  'card-football': {
    'kick-off': 'receives the kick-off', coin: 'toss the coin', choose: 'choose a play', 'turn-card': 'turn the card', name: 'momentum: name a play that you will not use',
    try: 'try for one point or two',
  },
  'computer-football': { draw: 'draw lots for the first ball', 'line-up': 'line up the offense, then call a play', defend: 'line up the defense', allot: 'draw the squares to move', move: 'move your men' },
  'tactical-football': {
    'line-up': 'line up: choose the men who play', 'set-up': 'set up: place your men', 'play-selection': 'play selection: choose a plan in secret',
    positioning: 'positioning: move your men before the snap', recovery: 'recovery: roll for your men who are down',
    'game-turn': 'call the next game turn', movement: 'movement: move, block or hand off', 'pass-targets': 'pass targets: do you want to pass?', commitment: 'commitment: pass or no pass',
    'passive-contact': 'resolve the contacts',
  },
  'tactical-soccer': {
    draft: 'draft: pick a man', 'set-up': 'set up: place your men', activate: 'move, pass, shoot or skip with one man', aim: 'choose a part of the goal in secret', shot: 'roll the shot',
    intercept: 'intercept the pass, or let the ball by',
  },
};

export const phaseSaid = ({ ruleset }, phase) => PHASES[ruleset]?.[phase] ?? spaced(phase);

/** The words of a game with those of the page. */
export function inPageWords({ actions, places, ...game }, ruleset) {
  const { [ruleset]: own = {} } = SAYS;
  return {
    ...game, ruleset, actions: actions.map((each) => ({ ...each, says: own[each.type] ?? each.says })),
    places: Object.fromEntries(Object.entries(places).map(([name, pointer]) => [american(name), pointer])),
  };
}

/** {game: name} for a choice of games. */
export const namesOf = (rulesets) => Object.fromEntries(rulesets.map((each) => [each, NAMES[each] ?? each]));
