/* My table's rules as this browser stores them: {ruleset: {ambiguity: reading}}. An older version of the site may have
   stored readings that no longer exist, or data of another shape. Such entries are reported and never used. */
"use strict";
globalThis.keptRules = (() => {
  const KEPT = "scrimmage-rules of my table";
  const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

  let rules = {};
  let isUnreadable = false;

  function read() {
    rules = {};
    try {
      const found = localStorage.getItem(KEPT);
      if (found !== null) rules = JSON.parse(found);
      isUnreadable = !isRecord(rules);
    } catch (error) {
      isUnreadable = error instanceof SyntaxError; // else a browser that keeps nothing
    }
    if (isUnreadable) rules = {};
  }

  read();
  const isStoredAs = (key) => key === KEPT || key === null;
  addEventListener("storage", ({ key }) => {
    if (isStoredAs(key)) read(); // another tab has changed the rules: keep its changes
  });

  function keep(changed) {
    rules = Object.fromEntries(Object.entries(changed).filter(([, readings]) => !isRecord(readings) || Object.keys(readings).length > 0));
    isUnreadable = false;
    try {
      localStorage.setItem(KEPT, JSON.stringify(rules));
    } catch {
      // the entries are kept until the user leaves the page
    }
  }

  const entries = (ruleset) => (isRecord(rules[ruleset]) ? Object.entries(rules[ruleset]) : []);
  const isKnown = ({ doubts }, id, key) => doubts.some((doubt) => doubt.id === id && Object.hasOwn(doubt.readings, key));

  /* {ambiguity: key} of a game for readings that differ from the rulings; the argument is {ruleset, doubts}. */
  function of(game) {
    return Object.fromEntries(entries(game.ruleset).filter(([id, key]) => isKnown(game, id, key)));
  }

  /* The stored entries of a game that this version does not know, as text. */
  function outdated(game) {
    if (isUnreadable) return ["settings that cannot be read"];
    if (rules[game.ruleset] !== undefined && !isRecord(rules[game.ruleset])) return [game.ruleset];
    return entries(game.ruleset).filter(([id, key]) => !isKnown(game, id, key)).map(([id, key]) => `${id} ${key}`);
  }

  /* The stored games that this version does not know. */
  const outdatedGames = (games) => Object.keys(rules).filter((each) => !games.some(({ ruleset }) => ruleset === each));

  /* Store the known entries of these games; keep those of all other games, or none if `games` are all games. */
  function removeOutdated(games, { areAll }) {
    const known = Object.fromEntries(games.map((game) => [game.ruleset, of(game)]));
    keep(areAll ? known : { ...rules, ...known });
  }

  /* A paragraph about outdated entries, with a button that removes them and calls `removed`; null without such entries. */
  function report(games, { areAll, removed }) {
    const found = [...games.flatMap((game) => outdated(game)), ...(areAll ? outdatedGames(games) : [])];
    if (found.length === 0) return null;
    const [place, button] = [document.createElement("p"), document.createElement("button")];
    place.className = "own-outdated";
    place.setAttribute("role", "status");
    Object.assign(button, { type: "button", textContent: "Remove from my table's rules" });
    button.addEventListener("click", () => {
      removeOutdated(games, { areAll });
      removed?.();
      place.remove();
    });
    place.append(`My table's rules contain entries that this version of the site does not know: ${[...new Set(found)].join(", ")}. The site ignores them. `, button);
    return place;
  }

  return { all: () => rules, keep, of, report, isStoredAs, has: (ruleset) => isUnreadable || rules[ruleset] !== undefined };
})();
