/* Trials on a page of rules. The engine, the drawing and the game table are loaded when a reader first opens a trial,
   so that pages stay small. The play pages load them at once. */
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

  /* Return a promise of `trial`, with all scripts that it needs. */
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

  /* A button that is replaced by the content of a promise. */
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
        (made.querySelector(".trial-path .main") ?? made.querySelector(".trial-now, summary, select"))?.focus();
      } catch (error) {
        told(place, error);
      }
    });
    place.append(button);
    return place;
  }

  /* The trial controls for a case in the panel of a scenario. */
  function scenario(name) {
    const { ruleset, cases } = document.querySelector(".panel-data").dataset;
    return offer("Step through this case, or play on", (trial) => trial.panel(ruleset, cases, name));
  }

  for (const place of document.querySelectorAll("[data-side-by-side]")) {
    const [ruleset, id] = place.dataset.sideBySide.split("/");
    place.append(offer("Compare the readings on one position", (trial) => trial.columns(ruleset, id)));
  }
  for (const place of document.querySelectorAll("[data-calculator]")) {
    place.append(offer("Open the calculator", (trial) => trial.oddsCalculator(place.dataset.calculator)));
  }
  for (const place of document.querySelectorAll("[data-trial]")) {
    all().then((trial) => trial[place.dataset.trial](place)).catch((error) => told(place, error));
  }

  return { scenario };
})();
