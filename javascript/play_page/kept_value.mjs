// A value that this browser keeps between visits. Where nothing can be kept, it lasts until the user leaves the page.

/** {now, keep}: the kept value of a name, an object, and a function that replaces it. */
export function keptValue(name) {
  let value = read(name);
  return {
    now: () => value,
    keep: (changed) => {
      value = changed;
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
