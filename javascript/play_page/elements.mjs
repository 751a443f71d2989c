// Functions that create HTML elements of a page in one line.

/** An element: its name with classes after dots, its attributes and listeners, and its content. */
export function make(name, attributes = {}, ...inside) {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes)) put(element, key, value);
  element.append(...inside.flat(9).filter((each) => each !== null && each !== undefined && each !== false));
  return element;
}

function put(element, key, value) {
  if (typeof value === 'function') element.addEventListener(key, value);
  else if (value === true) element.setAttribute(key, '');
  else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
}

export const button = (text, act, attributes = {}) => make('button', { type: 'button', click: act, ...attributes }, text);

/** A select element for {value: text}, with its label. */
export function choice(label, options, chosen, act) {
  const select = make('select', { change: () => act(select.value) },
    Object.entries(options).map(([value, text]) => make('option', { value, selected: value === chosen }, text)));
  return make('label.trial-choice', {}, make('span', {}, label), select);
}

/**
 * Disable the controls of a place until a promise that replaces them is done, so that no click reaches controls of the
 * previous choice. Then the first one has the keyboard focus.
 */
export async function replacing(place, done) {
  const controls = [...place.querySelectorAll('button, select')];
  for (const each of controls) each.disabled = true;
  try {
    await done;
  } finally {
    for (const each of controls) each.disabled = false;
    place.querySelector('select').focus();
  }
}

/** A details element: its summary, and a function that creates its content when it is first opened. */
export function opening(summary, inside, attributes = {}) {
  const whole = make('details', attributes, make('summary', {}, summary));
  const fill = () => { if (whole.open && whole.children.length === 1) whole.append(...[inside()].flat()); };
  whole.addEventListener('toggle', fill);
  fill();
  return whole;
}

/** How far a part is from below a board that stays at the top of a narrow window; 0 where the part is next to the board. */
export function belowBoard(board, part) {
  const [{ right, height }, { left, top }] = [board.getBoundingClientRect(), part.getBoundingClientRect()];
  return left < right ? top - height - parseFloat(getComputedStyle(board).top) : 0;
}
