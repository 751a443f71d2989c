/* A reader's own copy of a source document. This page reads it, recognizes it by its hash, stores it in the browser on
   request, and shows the lines next to the clauses that cite them. Nothing is sent to a server. */
"use strict";
(() => {
  const KEPT = "scrimmage-rules source ";
  const MOST_BYTES = 2_000_000;
  const LONG = 1_200; // letters: what is longer is opened by the reader

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...inside);
    return element;
  }

  // ---- storage: permanent, or until the tab is closed

  /* A browser may forbid both kinds of storage. */
  function store(name) {
    try {
      return globalThis[name];
    } catch {
      return null;
    }
  }

  const stores = () => [store("localStorage"), store("sessionStorage")].filter(Boolean);

  function kept(number) {
    for (const each of stores()) {
      const text = each.getItem(KEPT + number);
      if (text !== null) return text;
    }
    return null;
  }

  function keep(number, text, forGood) {
    remove(number);
    store(forGood ? "localStorage" : "sessionStorage").setItem(KEPT + number, text);
  }

  function remove(number) {
    for (const each of stores()) each.removeItem(KEPT + number);
  }

  /* Ignore whether the last line ends with a line feed. */
  function linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
  }

  // ---- lines next to clauses

  /* The document and the lines of a citation such as `001:27-29`. */
  function cited(place) {
    const [, number, first, last] = place.match(/^([^:]+):(\d+)(?:-(\d+))?$/) ?? [];
    return { number, first: Number(first), last: Number(last ?? first) };
  }

  function passage({ number, first, last }, text) {
    const lines = linesOf(text).slice(first - 1, last);
    const list = make("ol", "", ...lines.map((line) => make("li", "", line)));
    list.start = first;
    const where = first === last ? `line ${first}` : `lines ${first} to ${last}`;
    const whole = make("details", "own-source", make("summary", "", `Your copy of document ${number}, ${where}`), list);
    whole.open = lines.join("").length < LONG;
    return whole;
  }

  function show() {
    const texts = new Map();
    for (const facts of document.querySelectorAll(".facts [data-lines]")) {
      const found = facts.dataset.lines.split(" ").map(cited).filter(({ number }) => {
        if (!texts.has(number)) texts.set(number, kept(number));
        return texts.get(number) !== null;
      });
      facts.closest(".facts").after(...found.map((each) => passage(each, texts.get(each.number))));
    }
  }

  // ---- the page of copies

  async function hashOf(text) {
    if (!globalThis.crypto?.subtle) throw new Error("this browser cannot compute hashes on this page; open the page from a file or over https");
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  const shortHash = (hash) => hash.slice(0, 12);

  async function known(file) {
    if (file.size > MOST_BYTES) throw new Error("the file is larger than all of the documents");
    const text = (await file.text()).replace(/\r\n?/g, "\n");
    const hash = await hashOf(text);
    const found = globalThis.sourceDocuments.find(({ sha256 }) => sha256 === hash);
    if (!found) throw new Error(`the text differs from every document that the rules cite: lines ${linesOf(text).length}, hash ${shortHash(hash)}`);
    return { ...found, text };
  }

  async function take(page, files) {
    const forGood = page.querySelector("[name=keep]").checked;
    const told = [];
    for (const file of files) {
      try {
        const { number, game, text } = await known(file);
        keep(number, text, forGood);
        told.push(`${file.name} is document ${number}. The clauses of ${game} now show its lines.`);
      } catch (error) {
        told.push(`${file.name} was rejected: ${error.message}.`);
      }
    }
    page.querySelector(".source-told").replaceChildren(...told.map((each) => make("p", "", each)));
    list(page);
  }

  function list(page) {
    const rows = globalThis.sourceDocuments.map(({ number, game, lines, sha256 }) => {
      const link = make("a", "", game);
      link.href = `rules/${game}/index.html`;
      const cells = [[link], [String(lines)], [make("code", "", shortHash(sha256))], state(page, number)];
      return make("tr", "", Object.assign(make("th", "", number), { scope: "row" }), ...cells.map((each) => make("td", "", ...each)));
    });
    const heads = ["document", "game", "lines", "hash", "your copy"].map((word) => make("th", "", word));
    page.querySelector(".source-list").replaceChildren(
      make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...rows)));
  }

  function state(page, number) {
    if (kept(number) === null) return ["not added"];
    const button = make("button", "", "Remove copy");
    button.type = "button";
    button.setAttribute("aria-label", `Remove copy of document ${number}`);
    button.addEventListener("click", () => {
      remove(number);
      page.querySelector(".source-told").replaceChildren(make("p", "", `The copy of document ${number} was removed.`));
      list(page);
      page.querySelector("input").focus();
    });
    return [store("localStorage")?.getItem(KEPT + number) ? "saved " : "until you close this tab ", button];
  }

  function mount(page) {
    const input = Object.assign(make("input"), { type: "file", multiple: true, accept: ".txt,.md,text/plain" });
    const check = Object.assign(make("input"), { type: "checkbox", name: "keep" });
    const drop = make("div", "results-drop", make("label", "", "Choose your text files, or drop them here: ", input),
      make("p", "", make("label", "", check, " save the files in this browser until I remove them (default: until I close this tab)")));
    input.addEventListener("change", () => take(page, [...input.files]));
    drop.addEventListener("dragover", (event) => event.preventDefault());
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      take(page, [...event.dataTransfer.files]);
    });
    const told = make("div", "source-told");
    told.setAttribute("role", "status");
    page.append(drop, told, make("div", "source-list"));
    list(page);
  }

  const page = document.querySelector(".source-page");
  if (page) mount(page);
  else show();

  function showAgain() {
    for (const each of document.querySelectorAll(".own-source")) each.remove();
    show();
  }

  // Another tab has changed the copies.
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(KEPT)) (page ? () => list(page) : showAgain)();
  });
})();
