/* My table's rules on every page: the chosen reading of an ambiguity is marked. A scenario that uses another reading
   says so, and pages of odds say that they use the rulings. */
"use strict";
(() => {
  const ruleset = location.pathname.match(/\/rules\/([^/]+)\//)?.[1];
  const GAME = new URL(`../rules/${ruleset}/trial/game.js`, document.currentScript.src);

  /* The readings of the game, in a file that is loaded only for readers with their own rules. */
  async function game() {
    const words = await new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = GAME.href;
      script.onload = () => resolve(globalThis.trialData[`${ruleset}/trial/game.js`]);
      script.onerror = () => reject(new Error(`${GAME.href} cannot be read`));
      document.head.append(script);
    });
    return { ruleset, ...words };
  }

  function badge(text) {
    const element = document.createElement("span");
    element.className = "badge own";
    element.textContent = text;
    return element;
  }

  /* The address of a link to a reading contains the reading: `ambiguities.html#KF-A17.at-scrimmage`. */
  function mark(readings) {
    for (const link of document.querySelectorAll("details.question li > a:first-child, .example a[href*='ambiguities.html#']")) {
      const [, id, key] = decodeURIComponent(link.hash).match(/^#([^.]+)\.(.+)$/) ?? [];
      if (!(id in readings)) continue;
      const scenario = link.closest(".example");
      if (scenario && readings[id] !== key) scenario.querySelector("summary").append(" ", badge("not in your table's rules"));
      if (!scenario && readings[id] === key) link.after(" ", badge("your table"));
    }
    for (const [id, key] of Object.entries(readings)) {
      document.getElementById(`${id}.${key}`)?.append(" ", badge("your table"));
      for (const link of document.querySelectorAll(`details.question a[href$="ambiguities.html#${id}"]`)) {
        link.closest("details").querySelector("summary").append(" ", badge(`your table: ${key}`));
      }
    }
  }

  function note(readings) {
    const title = document.querySelector("article h1");
    const text = document.createElement("p");
    const link = document.createElement("a");
    const told = Object.entries(readings).map((each) => each.join(" ")).join(", ");
    const isOdds = /\/odds\.html$/.test(location.pathname);
    link.href = "../../table.html";
    link.textContent = "Your table";
    text.className = "own-note";
    text.append(link, ` uses ${told}. `, isOdds ? "The numbers below follow the rulings. A trial shows the odds under your table's rules." : "");
    title?.after(text);
  }

  function tell(found) {
    const readings = keptRules.of(found);
    const outdated = keptRules.report([found], { areAll: false });
    if (Object.keys(readings).length > 0) {
      mark(readings);
      note(readings);
    }
    if (outdated) document.querySelector("article h1")?.after(outdated);
  }

  /* Without the file, as on a stored page offline, nothing is marked. */
  function tellStored() {
    if (ruleset && keptRules.has(ruleset)) game().then(tell, () => {});
  }

  tellStored();
  addEventListener("storage", ({ key }) => {
    if (!ruleset || !keptRules.isStoredAs(key)) return;
    for (const each of document.querySelectorAll(".badge.own, .own-note, .own-outdated")) each.remove();
    tellStored();
  });
})();
