/* My table's rules on every page: where a doubt is told, the reading that the table has chosen is marked; a scenario that
   is played by another one says so; and pages of odds tell that theirs are those of the rulings. */
"use strict";
(() => {
  const KEPT = "scrimmage-rules of my table";
  const ruleset = location.pathname.match(/\/rules\/([^/]+)\//)?.[1];

  function kept() {
    try {
      return JSON.parse(localStorage.getItem(KEPT))?.[ruleset] ?? {};
    } catch {
      return {};
    }
  }

  function badge(text) {
    const element = document.createElement("span");
    element.className = "badge own";
    element.textContent = text;
    return element;
  }

  /* Every link to a reading says which it is: `ambiguities.html#KF-A17.at-scrimmage`. */
  function mark(readings) {
    for (const link of document.querySelectorAll("details.question li > a:first-child, .example a[href*='ambiguities.html#']")) {
      const [, id, key] = decodeURIComponent(link.hash).match(/^#([^.]+)\.(.+)$/) ?? [];
      if (!(id in readings)) continue;
      const scenario = link.closest(".example");
      if (scenario && readings[id] !== key) scenario.querySelector("summary").append(" ", badge("not at your table"));
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
    text.append(link, ` plays by ${told}. `, isOdds ? "The numbers below are those of the rulings; a trial tells the odds by your table's rules." : "");
    title?.after(text);
  }

  const readings = ruleset ? kept() : {};
  if (Object.keys(readings).length === 0) return;
  mark(readings);
  note(readings);
})();
