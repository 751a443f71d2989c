/* My table's rules as this browser keeps them: {ruleset: {ambiguity: reading}}. An older site may have kept readings that
   there are no more, or something of another shape: what this version does not know is set apart and never played by. */
"use strict";
globalThis.keptRules = (() => {
  const KEPT = "scrimmage-rules of my table";
  const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

  let rules = {};
  let isUnreadable = false;
  try {
    const found = localStorage.getItem(KEPT);
    if (found !== null) rules = JSON.parse(found);
    isUnreadable = !isRecord(rules);
  } catch (error) {
    isUnreadable = error instanceof SyntaxError; // else a browser that keeps nothing
  }
  if (isUnreadable) rules = {};

  function keep(changed) {
    rules = Object.fromEntries(Object.entries(changed).filter(([, readings]) => !isRecord(readings) || Object.keys(readings).length > 0));
    isUnreadable = false;
    try {
      localStorage.setItem(KEPT, JSON.stringify(rules));
    } catch {
      // they hold until the page is left
    }
  }

  const entries = (ruleset) => (isRecord(rules[ruleset]) ? Object.entries(rules[ruleset]) : []);
  const isKnown = ({ doubts }, id, key) => doubts.some((doubt) => doubt.id === id && Object.hasOwn(doubt.readings, key));

  /* {ambiguity: reading} of a game, {ruleset, doubts}, where the table plays otherwise than the rulings. */
  function of(game) {
    return Object.fromEntries(entries(game.ruleset).filter(([id, key]) => isKnown(game, id, key)));
  }

  /* What is kept of a game and unknown to this version, in words. */
  function outdated(game) {
    if (isUnreadable) return ["settings that cannot be read"];
    if (rules[game.ruleset] !== undefined && !isRecord(rules[game.ruleset])) return [game.ruleset];
    return entries(game.ruleset).filter(([id, key]) => !isKnown(game, id, key)).map(([id, key]) => `${id} ${key}`);
  }

  /* Games that are kept and unknown. */
  const outdatedGames = (games) => Object.keys(rules).filter((each) => !games.some(({ ruleset }) => ruleset === each));

  /* Keep what these games know; of other games all, or nothing where `games` are all that there are. */
  function removeOutdated(games, { areAll }) {
    const known = Object.fromEntries(games.map((game) => [game.ruleset, of(game)]));
    keep(areAll ? known : { ...rules, ...known });
  }

  /* A paragraph that reports what is outdated, with a button that removes it and calls `removed`; null if nothing is. */
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

  return { all: () => rules, keep, of, report, has: (ruleset) => isUnreadable || rules[ruleset] !== undefined };
})();
