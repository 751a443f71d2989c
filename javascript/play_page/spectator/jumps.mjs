// The points to which a spectator can jump, by game: a jump ends when its key changes.

export const JUMPS = {
  'card-football': {
    'Go to next play': ({ quarter, used, overtime }) => `${quarter} ${overtime} ${used.length}`,
    'Go to next quarter': ({ quarter, overtime }) => `${quarter} ${overtime}`,
    'Go to second half': ({ quarter }) => quarter > 2,
  },
  'computer-football': {
    'Go to next play': ({ play, phase }) => `${play} ${phase === 'over'}`,
    'Go to next possession': ({ offense, phase }) => `${offense} ${phase === 'over'}`,
  },
  'tactical-football': {
    'Go to next Game-Turn': ({ turn, stage, game }) => `${turn.number} ${stage.phase === 'over'} ${game?.possession} ${game?.down}`,
    'Go to next play': ({ stage, game }) => `${stage.phase === 'over'} ${game?.possession} ${game?.down} ${game?.first_down}`,
    'Go to next possession': ({ stage, game }) => `${stage.phase === 'over'} ${game?.possession}`,
  },
  'tactical-soccer': {
    'Go to next turn': ({ half, turn, phase }) => `${half} ${turn} ${phase === 'over'}`,
    'Go to second half': ({ half, phase }) => `${half} ${phase === 'over'}`,
  },
};
