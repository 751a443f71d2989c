/* What can be tried on a page. The engine, the drawing and the table are loaded when a reader first asks for them, so that
   pages stay as light as they are; the pages that are made to play load them at once. */
"use strict";
globalThis.trying = (() => {
  const HERE = document.currentScript.src;
  const SCRIPTS = ["scrimmage.js", "drawing.js", "trial.js"];
  let asked = null;

  function script(name) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = new URL(name, HERE).href;
      element.onload = resolve;
      element.onerror = () => reject(new Error(`${element.src} cannot be read`));
      document.head.append(element);
    });
  }

  /* Promises `trial`, with all that it needs. */
  function all() {
    asked ??= SCRIPTS.reduce((before, name) => before.then(() => script(name)), Promise.resolve()).then(() => globalThis.trial);
    return asked;
  }

  function told(place, error) {
    const text = document.createElement("p");
    text.className = "trial-trouble";
    text.textContent = `This cannot be shown: ${error.message}`;
    place.replaceChildren(text);
  }

  /* A button that gives way to what is promised. */
  function offer(text, make) {
    const place = document.createElement("div");
    const button = document.createElement("button");
    place.className = "trying";
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        const made = await make(await all());
        place.replaceChildren(made);
        place.classList.add("tried");
        (made.querySelector(".trial-path .main") ?? made.querySelector(".trial-now, summary"))?.focus();
      } catch (error) {
        told(place, error);
      }
    });
    place.append(button);
    return place;
  }

  /* What the panel of a scenario offers for one of its cases. */
  function scenario(name) {
    const { ruleset, cases } = document.querySelector(".panel-data").dataset;
    return offer("Step through this case, or play on", (trial) => trial.panel(ruleset, cases, name));
  }

  for (const place of document.querySelectorAll("[data-side-by-side]")) {
    const [ruleset, id] = place.dataset.sideBySide.split("/");
    place.append(offer("Compare the readings on one position", (trial) => trial.columns(ruleset, id)));
  }
  for (const place of document.querySelectorAll("[data-trial]")) {
    all().then((trial) => trial[place.dataset.trial](place)).catch((error) => told(place, error));
  }

  return { scenario };
})();
