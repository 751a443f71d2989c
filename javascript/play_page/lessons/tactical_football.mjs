// The first game of tactical-football: a run to the right, from the snap to the end of the play.

const home = (action, chance = []) => ({ seat: 'home', action, chance });
const dice = (purpose, value) => [{ kind: '2d6', for: purpose, value }];
const contact = (man, target, value) => home({ type: 'contact', man, target }, dice('contact', value));
const step = (to) => ({ type: 'step', man: '31', to });

export default {
  goal: 'You are home and have the ball. Your objective is a gain of four hexes in one play. You block, hand off, and run up the board. A dashed ring marks the place of each step.',
  end: 'The ball is down on line 34: you gained the four hexes of your objective. In a whole game you also choose men, formation and play.',
  start: 0,
  changes: { plans: { offense: { line: 'aggressive-blocking', play: 'run-right', shown: false }, defense: { line: 'reaction-charge', play: 'zone', shown: false } } },
  steps: [
    { goal: 'Call the Snap Game-Turn.', hint: 'Press “call a Snap Game-Turn”.', ...home({ type: 'call', turn: 'snap' }),
      why: 'Seven of your men are at the line, so you may snap. Both sides now show how their lines charge.', clauses: ['4.3.pre.1', '4.2.1'] },
    { goal: 'Snap the ball.', hint: 'Press “snap the ball”.', ...home({ type: 'snap' }),
      why: 'Number 51 snapped the ball to your quarterback, number 12.', clauses: ['5.12.1.A.2'] },
    { goal: 'Block: contact #61 with #77.', hint: 'Click 77, then 61. The menu lists the exact odds.', ...contact('77', '61', 8),
      why: 'Your dice gave 8, enough for #77: #61 is down. He is pale, and his yellow number says how hard it is to get up.', clauses: ['8.2.C', 'T.contact.use'] },
    { goal: 'Block the next man: contact #94 with #65.', hint: 'Click 65, then 94.', ...contact('65', '94', 7),
      why: '#94 stays on his feet, but the yellow H is a Hit: he may not move this turn. A man contacts only through his front.', clauses: ['8.1.A.1'] },
    { goal: 'Hand the ball off from #12 to your runner #31.', hint: 'Click 12, then 31, then “hand off from #12 to #31”.', ...home({ type: 'hand-off', man: '12', to: '31' }, dice('fumble', 7)),
      why: 'The two men are adjacent, and #12 sees #31. A throw of the dice could have been a fumble.', clauses: ['9.3.L.2', '9.3.N.1'] },
    { goal: 'Run with #31 to the right: to 2229.', hint: 'Click 31, then 2229. The page finds the way.', seat: 'home', action: step('2129'), chance: [], path: [step('2229')],
      why: 'On the Snap Game-Turn, a man has half his points: six for #31. The hand-off took one, and each hex two. The white number at a man is what he has left: one.', clauses: ['4.3.3', '7.1.A'] },
    { goal: 'End the move of the offense.', hint: 'Press “end the move”.', ...home({ type: 'done' }),
      why: 'The defense threw 11 for #61: he stays down. In this lesson its other men stand still, and the H of #94 is over.', clauses: ['5.0.1'],
      then: [{ seat: 'away', action: { type: 'recover', man: '61' }, chance: dice('recovery', 11) }, { seat: 'away', action: { type: 'done' } }] },
    { goal: 'You run, so choose “No pass”.', hint: 'Press “No pass: the page records two hexes”.', ...home({ type: 'designate', hex: '2345' }), path: [{ type: 'designate', hex: '1845' }],
      why: 'Two hexes are recorded in every play, so that the defense never knows whether a pass comes.', clauses: ['5.12.2.D'] },
    { goal: 'A new Game-Turn begins: commit to no pass.', hint: 'Press “commit to no pass”.', ...home({ type: 'commit', to: 'contact' }),
      why: 'This is a Contact Game-Turn: now #31 has all his points, twelve.', clauses: ['5.13.1.B.1'] },
    { goal: 'Run with #31 to 2334, past the line.', hint: 'Click 31, then 2334. The page finds the way.', seat: 'home', action: step('2330'), chance: [], path: ['2331', '2332', '2333', '2334'].map(step),
      why: 'A hex straight ahead costs one point, any other hex two. Six points are left.', clauses: ['7.1.A'] },
    { goal: 'Down the ball here, before the defense can hit you.', hint: 'Press “down the ball”.', ...home({ type: 'down-ball' }),
      why: 'The play ends where the carrier stands.', clauses: ['8.6.L.1'] },
  ],
};
