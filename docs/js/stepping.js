/* An example that steps on a board: one board, drawn anew after each sentence that acts, with what has changed. The
   buttons do it, and wherever the keys are in its panel, the arrow keys, Home and End. */
"use strict";
globalThis.stepping = (() => {
  const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

  function make(name, className, text = "") {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  }

  function button(text, key, act) {
    const element = make("button", "", text);
    element.type = "button";
    element.setAttribute("aria-keyshortcuts", key);
    element.addEventListener("click", act);
    return element;
  }

  /* What a reader sees: the way, the sentence, the board, and what came of it. */
  function parts(act) {
    const [way, at, did, figure, came] = [
      make("p", "way"), make("output", "at"), make("p", "did"), make("figure", ""), make("ul", "came")];
    const [back, next] = [button("Back", "ArrowLeft", act.back), button("Next", "ArrowRight", act.next)];
    way.append(back, next, at);
    figure.tabIndex = 0; // it may be larger than its place, and is moved by keys then
    for (const heard of [did, came]) heard.setAttribute("aria-live", "polite");
    const whole = make("div", "stepping boards");
    whole.setAttribute("role", "group");
    whole.setAttribute("aria-label", "The example, step by step");
    whole.append(way, did, figure, came);
    return { whole, at, did, figure, came, back, next };
  }

  const keyOf = (part) => part.dataset.man ?? "ball";
  const inPlay = (figure, wanted) => [...figure.querySelectorAll("[data-man], .ball")].filter(wanted);

  /* `show(place, step)` draws the board of a step, `clause` makes of an id a link to it. */
  return (panel, steps, show, clause) => {
    const last = steps.length - 1;
    let now = 0;
    const act = {
      first: () => go(0), back: () => go(now - 1), next: () => go(now + 1), last: () => go(last),
    };
    const { whole, at, did, figure, came, back, next } = parts(act);

    /* Whom a later step changes first: the board shows them before it. */
    function soonChanged(from) {
      const ahead = document.createElement("div");
      for (let step = from + 1; step <= last; step += 1) {
        show(ahead, step);
        const keys = [...ahead.querySelectorAll(".changed")].map(keyOf);
        if (keys.length > 0) return keys;
      }
      return [];
    }

    /* A board larger than its place shows where something has changed, or will; else the ball, else all men. */
    function bring() {
      board.bring(figure, () => {
        const changed = figure.querySelectorAll(".changed");
        if (changed.length > 0) return changed;
        const keys = soonChanged(now);
        return [(part) => keys.includes(keyOf(part)), (part) => part.matches(".ball"), () => true]
          .map((wanted) => inPlay(figure, wanted)).find((parts) => parts.length > 0) ?? [];
      });
    }

    function go(to) {
      now = Math.min(Math.max(to, 0), last);
      const { text, told } = steps[now];
      show(figure, now);
      bring();
      at.textContent = `step ${now} of ${last}`;
      did.textContent = now ? text : "Start position";
      board.tell(came, now && !told.length ? [{ text: "Nothing has changed.", clauses: [] }] : told, clause);
      // A button that is out of use keeps the keys, so that they go on working.
      back.setAttribute("aria-disabled", String(now === 0));
      next.setAttribute("aria-disabled", String(now === last));
    }

    panel.addEventListener("keydown", (pressed) => {
      const meant = act[KEYS[pressed.key]];
      const scrolls = pressed.target.closest("figure, pre");
      if (!meant || scrolls || pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.shiftKey) return;
      pressed.preventDefault();
      meant();
    });
    go(0);
    return whole;
  };
})();
