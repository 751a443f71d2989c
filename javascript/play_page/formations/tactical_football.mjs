// Named formations of tactical-football for the snap on line 30, between the hashmarks. The pro set and both 4-3 defenses
// are those of the play examples in the source; the others are this project's own.

const PRO_SET = {
  12: ['1929', 'NE'], 21: ['1130', 'N'], 31: ['2028', 'N'], 36: ['1828', 'N'], 51: ['1930', 'N'], 65: ['2030', 'N'],
  66: ['1830', 'N'], 71: ['1730', 'N'], 77: ['2130', 'N'], 83: ['2230', 'N'], 85: ['2429', 'NW'],
};

const FOUR_THREE = {
  5: ['2735', 'S'], 11: ['2245', 'S'], 13: ['1135', 'S'], 26: ['1645', 'S'], 55: ['2333', 'S'], 61: ['2131', 'S'],
  64: ['1933', 'S'], 89: ['1533', 'S'], 91: ['1731', 'S'], 94: ['2031', 'S'], 99: ['1831', 'S'],
};

const OTHER_WAY = { NE: 'NW', NW: 'NE', SE: 'SW', SW: 'SE' };

/** A formation with left and right exchanged, around the column of the ball. */
const mirrored = (men) => Object.fromEntries(Object.entries(men).map(([man, [at, facing]]) => (
  [man, [`${38 - Number(at.slice(0, 2))}`.padStart(2, '0') + at.slice(2), OTHER_WAY[facing] ?? facing]])));

/** Formations by side: a title, the origin, and {man: [hex, facing]}. */
export const FORMATIONS = {
  offense: [
    { title: 'Pro set, strong right', from: 'play examples of the source', men: PRO_SET },
    { title: 'Pro set, strong left', from: 'the pro set, mirrored', men: mirrored(PRO_SET) },
    { title: 'I formation', from: 'of this project', men: { ...PRO_SET, 12: ['1929', 'N'], 31: ['1927', 'N'], 36: ['1928', 'N'], 21: ['1230', 'N'], 85: ['2529', 'N'] } },
    { title: 'Spread', from: 'of this project', men: { ...PRO_SET, 12: ['1929', 'N'], 31: ['2028', 'N'], 36: ['1529', 'N'], 21: ['1030', 'N'], 83: ['2230', 'N'], 85: ['2829', 'N'] } },
  ],
  defense: [
    { title: '4-3', from: 'play examples 2 and 3 of the source', men: FOUR_THREE },
    { title: '4-3, left corner up', from: 'play example 1 of the source', men: { ...FOUR_THREE, 5: ['2736', 'S'], 13: ['0840', 'S'], 26: ['1939', 'S'], 55: ['2337', 'S'], 99: ['1931', 'S'] } },
    { title: '4-3, safeties close', from: 'of this project', men: { ...FOUR_THREE, 11: ['2238', 'S'], 26: ['1638', 'S'], 5: ['2633', 'S'], 13: ['1233', 'S'] } },
    { title: '4-3, deep', from: 'of this project', men: { ...FOUR_THREE, 5: ['2840', 'S'], 13: ['1040', 'S'], 11: ['2248', 'S'], 26: ['1648', 'S'], 55: ['2336', 'S'], 89: ['1536', 'S'] } },
  ],
};

/** Plans by side: a title, and the line marker and play marker. */
export const PLANS = {
  offense: [
    { title: 'Run left', line: 'aggressive-blocking', play: 'run-left' },
    { title: 'Run right', line: 'aggressive-blocking', play: 'run-right' },
    { title: 'Forward pass', line: 'pass-blocking', play: 'forward-pass' },
    { title: 'Option left', line: 'aggressive-blocking', play: 'option-left' },
    { title: 'Option right', line: 'aggressive-blocking', play: 'option-right' },
  ],
  defense: [
    { title: 'Zone, reaction charge', line: 'reaction-charge', play: 'zone' },
    { title: 'Zone, aggressive charge', line: 'aggressive-charge', play: 'zone' },
    { title: 'Man-to-man, reaction charge', line: 'reaction-charge', play: 'man-to-man' },
    { title: 'Man-to-man, aggressive charge', line: 'aggressive-charge', play: 'man-to-man' },
  ],
};

const NEAR = 9; // rows from the line that are drawn to scale; rows behind them are drawn closer together

/** [[man, x, y]] of a formation for a small drawing. */
export const hexPoints = (men) => Object.entries(men).map(([man, [at]]) => {
  const [column, row] = [Number(at.slice(0, 2)), Number(at.slice(2))];
  const deep = row - 30;
  return [man, column, -(Math.min(deep, NEAR) + Math.max(0, deep - NEAR) / 3) + (column % 2 ? 0.5 : 0)];
});

/** The position at the snap with these formations and plans; `before` is any position at the snap. */
export function positionAtSnap(before, { offense, defense, plans, objective }) {
  const men = { offense: placed(before.men.offense, offense.men), defense: placed(before.men.defense, defense.men) };
  const marked = ({ line, play }) => ({ line, play, shown: false });
  return { ...before, men, objective, plans: { offense: marked(plans.offense), defense: marked(plans.defense) } };
}

const placed = (side, men) => ({ ...side, on: Object.fromEntries(Object.entries(men).map(([man, [at, facing]]) => [man, { at, facing, hit: false, neutralized: 0 }])) });
