/* The changed cases of the page of changes, listed when a reader opens their panel. An opened case shows each request or
   expectation that differs, as it was in the release and as it is in the next version. */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...inside);
    return element;
  }

  let asked = null;

  /* The differences of all cases, loaded once as a script, because a local page can load no other data. */
  function differences() {
    asked ??= new Promise((resolve, reject) => {
      const script = make("script");
      script.src = new URL("js/changed-cases.js", ROOT);
      script.onload = () => resolve(globalThis.panelData.changedCases);
      script.onerror = () => reject(new Error(`${script.src} cannot be read`));
      document.head.append(script);
    });
    return asked;
  }

  /* A text of unchanged and changed parts in turn. */
  function text(label, parts, mark) {
    const shown = parts.flatMap((part, at) => (part ? [at % 2 ? make(mark, "", part) : part, " "] : []));
    return make("span", "", make("strong", "", `${label}: `), ...(shown.length ? shown : ["nothing"]));
  }

  function place([sentence, name, was, now], before) {
    const both = make("div", "reworded", text("was", was, "del"), text("now", now, "ins"));
    const heading = sentence === before ? [] : [make("p", "", make("em", "", sentence))];
    return [...heading, make("code", "", name), both];
  }

  function link(name) {
    const found = make("a", "", "Open the scenario");
    found.href = new URL(`case.html#${encodeURIComponent(name)}`, ROOT);
    return make("p", "", found);
  }

  function panel(name, places) {
    const found = make("details", "", make("summary", "", name));
    const fill = () => found.append(...places.flatMap((each, at) => place(each, places[at - 1]?.[0])), link(name));
    found.addEventListener("toggle", fill, { once: true });
    return found;
  }

  async function list(cases) {
    try {
      const found = (await differences())[cases.dataset.since] ?? {};
      cases.replaceChildren(...Object.entries(found).map(([name, places]) => panel(name, places)));
    } catch (error) {
      cases.replaceChildren(make("p", "failed", `The cases cannot be listed: ${error.message}`));
    }
  }

  for (const cases of document.querySelectorAll(".changed-cases")) {
    cases.closest("details").addEventListener("toggle", () => list(cases), { once: true });
  }
})();
