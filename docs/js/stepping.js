/* An example that runs step by step on one board. After each sentence with an action, the board is drawn with the
   changes. The buttons control it; if the focus is in the panel, so do the arrow keys, Home and End. */
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

  /* The elements of the display: the steps, the sentence, the board, and the result. */
  function parts(act) {
    const [way, at, did, figure, came] = [
      make("p", "way"), make("output", "at"), make("p", "did"), make("figure", ""), make("ul", "came")];
    const [back, next] = [button("Back", "ArrowLeft", act.back), button("Next", "ArrowRight", act.next)];
    way.append(back, next, at, ...board.buttons(figure));
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

  /* `show(place, step)` draws the board of a step; `clause` makes a link from an id. */
  return (panel, steps, show, clause) => {
    const last = steps.length - 1;
    let now = 0;
    const act = {
      first: () => go(0), back: () => go(now - 1), next: () => go(now + 1), last: () => go(last),
    };
    const { whole, at, did, figure, came, back, next } = parts(act);

    /* The men that a later step changes first; the board before the step is scrolled to them. */
    function soonChanged(from) {
      const ahead = document.createElement("div");
      for (let step = from + 1; step <= last; step += 1) {
        show(ahead, step);
        const keys = [...ahead.querySelectorAll(".changed")].map(keyOf);
        if (keys.length > 0) return keys;
      }
      return [];
    }

    /* Scroll a board that is larger than its container to a change, to the ball, or to all men. */
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
      board.change(figure, () => show(figure, now));
      bring();
      at.textContent = `step ${now} of ${last}`;
      did.textContent = now ? text : "Start position";
      board.tell(came, now && !told.length ? [{ text: "Nothing has changed.", clauses: [] }] : told, clause);
      // A button that becomes disabled keeps the focus, so that the keys still work.
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
