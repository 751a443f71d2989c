// A value that this browser keeps between visits. Where nothing can be kept, it lasts until the user leaves the page.

/** {now, keep}: the kept value of a name, an object, and a function that replaces it. `changed` is called when another
 *  tab has replaced the value. */
export function keptValue(name, changed = () => {}) {
  let value = read(name);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== name && key !== null) return;
    value = read(name);
    changed();
  });
  return {
    now: () => value,
    keep: (replacement) => {
      value = replacement;
      write(name, value);
    },
  };
}

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? {};
  } catch {
    return {}; // nothing is kept here
  }
}

function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // the value lasts until the user leaves the page
  }
}
