// Small drawings of formations: a dot with its label for each man, from behind the own side.

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of [[label, x, y]], with the scale of each axis, so that a formation looks as it does on the board. */
export function thumbnail(points, side, [across, down] = [1, 1]) {
  const placed = points.map(([label, x, y]) => [label, x * across, y * down]);
  const [xs, ys] = [placed.map(([, x]) => x), placed.map(([,, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { class: `formation ${side}`, viewBox: `${left} ${top} ${Math.max(...xs) + 1 - left} ${Math.max(...ys) + 1 - top}`, 'aria-hidden': 'true' };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  svg.innerHTML = placed.map(([label, x, y]) => `<circle cx="${x}" cy="${y}" r=".62"/><text x="${x}" y="${y + 0.24}">${label}</text>`).join('');
  return svg;
}
