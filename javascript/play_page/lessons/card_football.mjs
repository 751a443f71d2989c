// The first game of card-football: a series of downs, a punt and a play on defense.

const call = (seat, play) => ({ seat, action: { type: 'call', play } });
const card = (seat, type, value, purpose = 'play') => ({ seat, action: { type }, chance: [{ kind: 'draw', for: purpose, value }] });

export default {
  goal: 'You are home. You have four plays to bring the ball ten yards ahead. Both sides choose a play in secret, then a card decides.',
  end: 'You can call plays, turn cards, and punt on fourth down. “What do the marks mean?” explains the other marks of a card. The side with more points after four quarters wins.',
  start: 0,
  begin: [{ seat: 'chance', action: { type: 'toss-coin' }, chance: [{ kind: 'coin', for: 'kicker', value: 'away' }] }],
  steps: [
    { goal: 'Away kicks off: receive the kick-off.', hint: 'Press “receive the kick-off”. Away kicks, and a card says where your side gets the ball.', ...card('home', 'kick-off', 'P12', 'kick-off'),
      why: 'The card reads r24: your side ran the kick back to your own 24. First down, ten yards to go.', clauses: ['KICKOFF.draw', 'KICKOFF.r-number'] },
    { goal: 'Call a Sweep, a run around the end.', hint: 'Press “call Sweep”. Away cannot see your card until both have chosen.', ...call('home', 'Sweep'),
      why: 'Both sides have chosen, so both cards lie open: Sweep against Zone.', clauses: ['PLAY.offence-choice'], then: [call('away', 'Zone')] },
    { goal: 'Turn the Play by Play card.', hint: 'Press “turn a card”. The row is the play of the defense, the column is yours.', ...card('home', 'turn-card', 'P04'),
      why: 'Sweep against Zone gives 5 yards on this card. Second down, five to go.', clauses: ['PLAY.cross-reference', 'RESULT.gain'] },
    { goal: 'Call a Short Pass, now that away may expect another run.', hint: 'Press “call Short Pass”.', ...call('home', 'Short Pass'),
      why: 'Away has guessed a run. A pass against the run defense often gains more.', clauses: ['PLAY.offence-choice'], then: [call('away', 'Run')] },
    { goal: 'Turn the card.', hint: 'Press “turn a card”.', ...card('home', 'turn-card', 'P02'),
      why: 'Nine yards: you passed the mark, so you have four new plays. From now on, the page turns the cards for you.', clauses: ['FIRST.renewal', 'FIRST.flags-move'] },
    { goal: 'Call a Run Up Middle.', hint: 'Press “call Run Up Middle”.', ...call('home', 'Run Up Middle'),
      why: 'This time away was ready for the run: the card costs three yards. Second down and 13.', clauses: ['PLAY.offence-choice'], then: [call('away', 'Run'), card('home', 'turn-card', 'P07')] },
    { goal: 'Try to gain many yards at once: call a Deep Pass.', hint: 'Press “call Deep Pass”.', ...call('home', 'Deep Pass'),
      why: 'A dash on the card is an incomplete pass: no gain, and the down is used. Third down.', clauses: ['PLAY.offence-choice'], then: [call('away', 'Deep'), card('home', 'turn-card', 'P03')] },
    { goal: 'Call a Short Pass on third down.', hint: 'Press “call Short Pass”.', ...call('home', 'Short Pass'),
      why: 'Only two yards. It is fourth down with eleven to go: if you fail now, away gets the ball here.', clauses: ['PLAY.offence-choice'], then: [call('away', 'Screen'), card('home', 'turn-card', 'P09')] },
    { goal: 'Punt the ball away.', hint: 'Press “punt”. A card gives the distance.', ...card('home', 'punt', 'P01', 'punt'),
      why: 'The punt sends the ball deep, and away has it on its own 33. Now you defend.', clauses: ['PUNT.distance', 'PUNT.possession'] },
    { goal: 'Defend: call a Blitz.', hint: 'Press “call Blitz”. As the defense, you guess what away will do.', ...call('home', 'Blitz'),
      why: 'Away called a Draw and turned the card: it gains eight yards. The side that guesses the other side’s play has the better odds.', clauses: ['PLAY.defence-choice'], then: [call('away', 'Draw'), card('away', 'turn-card', 'P10')] },
  ],
};
