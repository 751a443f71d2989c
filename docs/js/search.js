/* The search: a dialog on every page, opened by its button, `/` or `s`, and a page of its own whose address contains
   the query. The search function and its data are loaded as scripts at the first search. */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);
  const PARTS = ["js/searching.js", "js/search-rules.js", "js/search-pages.js"];
  const MOST = 20;
  const GAME = /\/rules\/([^/]+)\/[^/]*$/, LAST_GAME = "scrimmage-last-game";
  const CODE = ["clause", "ambiguity", "reading"];

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...inside);
    return element;
  }

  // ---- loading of the search function

  function load(part) {
    return new Promise((resolve, reject) => {
      const script = make("script");
      script.src = new URL(part, ROOT);
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${part} cannot be read`));
      document.head.append(script);
    });
  }

  let asked = null;

  /* The games, and the search function. */
  function answers() {
    asked ??= Promise.all(PARTS.map(load)).then(async () => {
      const [rules, pages] = await Promise.all([globalThis.panelData.rules, globalThis.panelData.pages]);
      return { games: rules.map((each) => each.id), ask: searching.finder(rules, pages) };
    });
    return asked;
  }

  // ---- display of results

  /* A text in which the words of the query are marked. */
  function marked(text, terms) {
    return text.split(/([\p{L}\p{N}]+)/u).map((part, at) => (
      at % 2 && searching.words(part).some((word) => terms.includes(word)) ? make("mark", "", part) : part));
  }

  function titled({ kind, name, title: heading }, terms) {
    const title = make(CODE.includes(kind) ? "code" : "b", "", ...marked(name, terms));
    return heading ? [title, " ", make("b", "", ...marked(heading, terms))] : [title];
  }

  function linkTo({ at }, className, ...inside) {
    return Object.assign(make("a", className, ...inside), { href: new URL(at, ROOT) });
  }

  /* An entry that belongs to a result: a question with its answer, or a reading, a scenario or a section. */
  function part(entry, terms) {
    const [kind, ...answer] = entry.kind === "question"
      ? ["Question", " ", make("span", "", ...marked(entry.text, terms))] : [entry.kind];
    return make("li", "", linkTo(entry, "", make("small", "", kind), " ", ...marked(entry.name, terms)), ...answer);
  }

  function hit({ kind, game, clause, parts, terms, ...entry }) {
    const about = [kind, game, clause].filter(Boolean).join(" · ");
    const text = entry.text ? [make("span", "", ...marked(entry.text, terms))] : [];
    const item = make("li", "", linkTo(entry, "", ...titled({ kind, ...entry }, terms), " ", make("small", "", about), ...text));
    if (parts.length) item.append(make("ul", "", ...parts.map((each) => part(each, terms))));
    return item;
  }

  function told({ found, absent, unknown }) {
    const number = found.length > MOST ? `${MOST} of ${found.length} shown.` : `${found.length || "Nothing"} found.`;
    if (absent) return `No rule of these games mentions “${absent}”. ${found.length ? number : ""}`;
    return unknown && found.length ? `No entry contains “${unknown}”. Closest matches: ${number}` : number;
  }

  function chosen() {
    const select = make("select", "", new Option("all games", ""));
    answers().then(({ games }) => select.append(...games.map((game) => new Option(game))), () => {});
    return select;
  }

  /* The game whose pages the reader saw last; its rules come first. The browser may forbid keeping it. */
  function lastGame() {
    const [, here] = GAME.exec(location.pathname) ?? [];
    try {
      if (here) sessionStorage.setItem(LAST_GAME, here);
      return here ?? sessionStorage.getItem(LAST_GAME) ?? "";
    } catch {
      return here ?? "";
    }
  }

  const preferred = lastGame();

  /* A search field; `changed` is called with the query. */
  function mount(place, changed = () => {}) {
    const input = Object.assign(make("input"), { type: "search", autocomplete: "off", spellcheck: false, enterKeyHint: "go" });
    const game = chosen();
    const form = make("form", "search-form",
      make("label", "", "Search ", input), make("label", "", "in ", game));
    const status = make("output", "search-told");
    const hits = make("ol", "search-hits");
    form.setAttribute("role", "search");
    place.append(form, status, hits);

    async function answer() {
      const question = input.value;
      changed(question, game.value);
      status.textContent = question.trim() ? "Searching ..." : "";
      try {
        const { ask } = await answers();
        if (question !== input.value) return;
        const said = ask(question, game.value, preferred);
        hits.replaceChildren(...said.found.slice(0, MOST).map(hit));
        status.textContent = question.trim() ? told(said) : "";
      } catch (error) {
        status.textContent = `The search failed: ${error.message}. All clauses are listed under Rules, A to Z.`;
      }
    }

    function move(pressed) {
      const all = [input, ...hits.querySelectorAll("a")];
      const next = all.indexOf(document.activeElement) + { ArrowDown: 1, ArrowUp: -1 }[pressed.key];
      if (document.activeElement === game || !all[next]) return;
      pressed.preventDefault();
      all[next].focus();
    }

    function press(pressed) {
      pressed.stopPropagation(); // the theme has keys of its own
      if (pressed.key === "Escape" && place.close) {
        pressed.preventDefault(); // else it only empties the field
        place.close();
        pressed.target.blur();
      }
      if (pressed.key === "ArrowDown" || pressed.key === "ArrowUp") move(pressed);
      const writes = pressed.key.length === 1 && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey;
      if (writes && pressed.target.matches("a")) input.focus();
    }

    place.addEventListener("keydown", press);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer().then(() => hits.querySelector("a")?.click());
    });
    input.addEventListener("input", answer);
    game.addEventListener("change", answer);
    return {
      input,
      ask: async (question, chosenGame) => {
        input.value = question;
        await answers().catch(() => {}); // it is told below
        game.value = chosenGame;
        await answer();
      },
    };
  }

  // ---- the search page

  const page = document.querySelector(".search-page");

  function inAddress() {
    const told = location.hash.startsWith("#q=") ? location.hash.slice(1) : location.search;
    const parts = new URLSearchParams(told);
    return [parts.get("q") ?? "", parts.get("game") ?? ""];
  }

  function keep(question, game) {
    const parts = new URLSearchParams(game ? { q: question, game } : { q: question });
    history.replaceState(null, "", `#${parts}`);
  }

  const here = page && mount(page, keep);
  if (here) {
    const follow = () => here.ask(...inAddress());
    addEventListener("hashchange", follow);
    if (inAddress()[0]) follow();
    here.input.focus();
  }

  // ---- the search dialog

  let shown = null;

  function window_() {
    const dialog = make("dialog", "search-window");
    dialog.setAttribute("aria-label", "Search");
    const close = make("button", "search-close", "Close");
    close.type = "button";
    close.addEventListener("click", () => dialog.close());
    const { input } = mount(dialog);
    dialog.prepend(close);
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.closest("a")) dialog.close();
    });
    document.body.append(dialog);
    return { dialog, input };
  }

  function open() {
    if (here) {
      here.input.focus();
      return;
    }
    shown ??= window_();
    if (!shown.dialog.open) shown.dialog.showModal();
    shown.input.select();
    shown.input.focus();
  }

  document.querySelector(".open-search")?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  addEventListener("keydown", (pressed) => {
    const writing = pressed.target.closest?.("input, select, textarea, [contenteditable], dialog");
    if (writing || pressed.ctrlKey || pressed.altKey || pressed.metaKey || !["/", "s"].includes(pressed.key)) return;
    pressed.preventDefault();
    open();
  });
})();
