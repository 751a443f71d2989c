/* The panels of a chapter page. Their content is drawn from data files when a reader first opens one. Printed pages
   show no panels, so nothing is drawn for them. */
"use strict";
(() => {
  const GHERKIN = new RegExp([
    "^\\s*(?<tag>@\\S.*)$",
    "^\\s*(?<comment>#.*)$",
    "^\\s*(?<head>(?:Background|Examples|Scenario(?: Outline)?):)",
    "^\\s*(?<keyword>Given|When|Then|And|But)\\b",
    "(?<string>\"[^\"\\n]*\")",
    "(?<name><[^<>\\n]+>)",
    "(?<bar>\\|)",
  ].join("|"), "gm");
  const PYTHON = new RegExp([
    "(?<comment>#.*)",
    "(?<string>[a-z]?(?:\"\"\"[^]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'))",
    "\\b(?<keyword>and|as|assert|break|class|continue|def|elif|else|except|finally|for|from|if|import|in|is|lambda"
      + "|not|or|pass|raise|return|try|while|with|yield|None|True|False)\\b",
    "(?<name>@\\w+)",
    "\\b(?<number>\\d+)\\b",
  ].join("|"), "g");

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...inside);
    return element;
  }

  /* A text with syntax colours: every match of a pattern is in a span named after its group. */
  function coloured(text, pattern) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const [kind, word] = Object.entries(match.groups).find(([, found]) => found !== undefined);
      const start = match.index + match[0].lastIndexOf(word);
      parts.push(["", text.slice(end, start)], [kind, word]);
      end = start + word.length;
    }
    return [...parts, ["", text.slice(end)]].filter(([, word]) => word);
  }

  function nodes(parts) {
    return parts.map(([kind, word]) => (kind ? make("span", `code-${kind}`, word) : document.createTextNode(word)));
  }

  // ---- data

  const asked = new Map();

  /* A data file or the drawing script, loaded once as a script, because a page opened from a local file can load no
     other data. */
  function data(name) {
    if (!asked.has(name)) {
      asked.set(name, new Promise((resolve, reject) => {
        const script = make("script");
        script.src = document.querySelector(".panel-data").dataset[name];
        script.onload = () => resolve(globalThis.panelData?.[name]);
        script.onerror = () => reject(new Error(`${script.src} cannot be read`));
        document.head.append(script);
      }));
    }
    return asked.get(name);
  }

  // ---- scenarios

  function command(name) {
    const text = document.querySelector(".panel-data").dataset.command + name;
    const button = make("button", "", "Copy");
    const code = make("code", "", text);
    button.type = "button";
    button.addEventListener("click", async () => {
      getSelection().selectAllChildren(code);
      button.textContent = await isCopied(text) ? "Copied" : "Selected";
    });
    return make("div", "command", code, button);
  }

  /* Whether a text was copied to the clipboard; a browser may have no clipboard, or deny access. */
  async function isCopied(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }

  /* Decode values that are stored as differences from earlier values: a list holds a new value, and an object the
     changed parts, with 0 for a removed one. */
  function values(differences) {
    const found = [];
    for (const [back, difference] of differences) found.push(changed(found.at(-back), difference));
    return found;
  }

  function changed(before, difference) {
    if (Array.isArray(difference)) return difference[0];
    const after = Array.isArray(before) ? [...before] : { ...before };
    for (const [name, part] of Object.entries(difference)) {
      if (part === 0) delete after[name];
      else after[name] = changed(before[name], part);
    }
    return after;
  }

  let asking = null;

  /* Whether a script draws positions. Without it, the data of the page has drawings in place of positions. */
  const hasScript = () => "drawing" in document.querySelector(".panel-data").dataset;

  /* The positions of this chapter, and the function that draws them. */
  function drawings() {
    asking ??= Promise.all([data("scenarios"), hasScript() && data("drawing")]).then(([own]) => {
      const [options, positions] = [values(own.options), values(own.positions)];
      const table = (number) => ({ ruleset: own.ruleset, options: options[own.played[number]], position: positions[number] });
      const kept = new Map(); // those of the panel that was pointed at last
      const picture = (number) => kept.get(number) ?? own.pictures?.[number] ?? drawing.picture(table(number));
      const keep = (numbers) => {
        const made = numbers.map((number) => [number, picture(number)]);
        kept.clear();
        for (const [number, each] of made) kept.set(number, each);
      };
      return { ...own, picture, keep };
    });
    return asking;
  }

  const keyOf = (part) => part.dataset.man ?? "ball";

  /* One board with a button for each of its positions. What differs from the position before is marked, and a board that
     is larger than its place is scrolled to it, or to the ball. */
  function boards({ picture }, captions, first) {
    const figure = make("figure"), caption = make("figcaption");
    const place = make("div", "boards", figure);
    let changed = new Set();

    function show(at) {
      board.change(figure, () => board.draw(figure, picture(first + at), at ? picture(first + at - 1) : null));
      caption.textContent = captions[at];
      figure.append(caption);
      buttons.forEach((each, number) => each.setAttribute("aria-pressed", String(number === at)));
      const marked = [...figure.querySelectorAll(".changed")];
      if (marked.length) changed = new Set(marked.map(keyOf));
    }

    const buttons = captions.length < 2 ? [] : captions.map((text, at) => {
      const button = Object.assign(make("button", "", text), { type: "button" });
      button.addEventListener("click", () => show(at));
      return button;
    });
    for (const at of [...captions.keys()].reverse()) show(at);
    board.bring(figure, () => {
      const inPlay = [...figure.querySelectorAll("[data-man], .ball")];
      const meant = inPlay.filter((part) => changed.has(keyOf(part)));
      return meant.length ? meant : inPlay.filter((part) => part.matches(".ball"));
    });
    const choice = make("div", "board-switch", ...buttons);
    choice.setAttribute("role", "group");
    choice.setAttribute("aria-label", "Position");
    place.prepend(make("div", "board-bar", ...(buttons.length ? [choice] : []), ...board.buttons(figure)));
    return place;
  }

  function clause({ clauses }, id) {
    const link = make("a", "", id);
    link.href = clauses[id];
    return link;
  }

  function steps(place, drawn, name, first) {
    const show = (there, at) => board.draw(there, drawn.picture(first + at), at ? drawn.picture(first + at - 1) : null);
    return stepping(place, drawn.steps[name], show, (id) => clause(drawn, id));
  }

  function fill(place, drawn, [name, , captions, first]) {
    const told = drawn.captions[captions];
    if (drawn.steps[name]) place.append(steps(place, drawn, name, first));
    if (told.length) place.append(boards(drawn, told, first));
    if (hasScript()) place.append(trying.scenario(name));
    place.append(command(name));
  }

  function row(drawn, shown) {
    const panel = make("details", "note", make("summary", "", shown[1]));
    panel.addEventListener("toggle", () => fill(panel, drawn, shown), { once: true });
    return panel;
  }

  function colour(steps) {
    steps.replaceChildren(...nodes(coloured(steps.textContent, GHERKIN)));
  }

  async function scenario(panel) {
    const drawn = await drawings();
    const shown = drawn.cases[panel.id];
    if (shown.length === 1) fill(panel, drawn, shown[0]);
    else {
      panel.append(...shown.map((each) => row(drawn, each)));
      openRow(panel, shown);
    }
  }

  /* The ids of a panel and of one of its rows in the address, such as `shown-a-kick.high`; js/case.js leads there. */
  function inAddress() {
    const [id, ...row] = location.hash.slice(1).split(".");
    return [id, row.join(".")];
  }

  function openRow(panel, shown) {
    const [id, row] = inAddress();
    const at = shown.findIndex(([name]) => name.endsWith(`/${row}`));
    if (id !== panel.id || at < 0) return;
    const found = panel.querySelectorAll(":scope > .note")[at];
    found.open = true;
    found.scrollIntoView();
    found.querySelector("summary").focus({ preventScroll: true });
  }

  function openPanel() {
    const [id, row] = inAddress();
    const panel = row ? document.getElementById(id) : null;
    if (panel?.matches("details")) panel.open = true;
  }

  // ---- code

  function lines(text, first, cited) {
    const line = (number) => make("span", cited.has(number) ? "line cited" : "line");
    const found = [line(first)];
    for (const [kind, word] of coloured(text, PYTHON)) {
      for (const [number, part] of word.split("\n").entries()) {
        if (number) found.push(line(first + found.length));
        found.at(-1).append(...nodes([[kind, part]].filter(([, left]) => left)));
      }
    }
    found.forEach((each, number) => { each.dataset.number = first + number; });
    return found;
  }

  /* Turn ids of clauses in code into links. */
  function lead(source, pages) {
    for (const word of source.querySelectorAll(".code-string")) {
      const id = word.textContent.slice(1, -1);
      const page = Object.keys(pages).find((each) => pages[each].includes(id));
      if (!page) continue;
      const link = make("a", word.className, ...word.childNodes);
      link.href = `${page}#${id}`;
      word.replaceWith(link);
    }
  }

  async function code(panel) {
    const texts = await data("code");
    const pages = await globalThis.panelData.clauses;
    for (const item of panel.querySelectorAll("[data-passage]")) {
      const place = item.dataset.passage;
      const [module, first] = place.split(":");
      const cited = item.dataset.cited.split(" ").map(Number);
      const source = make("pre", "source", ...lines(texts[place], Number(first), new Set(cited)));
      lead(source, pages);
      item.prepend(make("code", "", `${document.querySelector(".panel-data").dataset.package}${module}:${cited[0]}`), ", ");
      item.append(source);
    }
  }

  // ---- opening of panels

  async function draw(panel) {
    if (!panel.open || panel.dataset.drawn || matchMedia("print").matches) return;
    panel.dataset.drawn = "yes";
    panel.querySelectorAll(".steps").forEach(colour);
    try {
      if (panel.matches(".example")) await scenario(panel);
      if (panel.matches(".abstract")) await code(panel);
    } catch (error) {
      panel.append(make("p", "failed", `The rest of this panel cannot be shown: ${error.message}`));
    }
  }

  /* A play that is part of the page, without a panel: the only case of its file. */
  async function stand(place) {
    try {
      const drawn = await drawings();
      const [[[name, , , first]]] = Object.values(drawn.cases);
      place.append(steps(place, drawn, name, first));
      const figure = place.querySelector("figure");
      figure.scrollLeft = (figure.scrollWidth - figure.clientWidth) / 2; // a play begins in the middle of a wide board
    } catch (error) {
      place.append(make("p", "failed", `The board cannot be shown: ${error.message}`));
    }
  }

  /* The boards that a case shows first. */
  function firstOf(drawn, [name, , captions, first]) {
    return drawn.steps[name] ? [first] : drawn.captions[captions].map((_, at) => first + at);
  }

  /* When the pointer is on the title of a scenario, prepare its first boards, because the reader may open it next. */
  function prepare({ target }) {
    const panel = target.closest("details.example:not([open]) > summary")?.parentNode;
    if (!panel) return;
    const made = drawings().then((drawn) => drawn.keep(firstOf(drawn, drawn.cases[panel.id][0])));
    made.catch(() => {}); // it is told where it is drawn
  }

  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, prepare);
  document.querySelectorAll(".stands").forEach(stand);
  openPanel();
  addEventListener("hashchange", openPanel);
  const panels = document.querySelectorAll("details.panel");
  for (const panel of panels) {
    panel.addEventListener("toggle", () => draw(panel));
    draw(panel);
  }
})();
