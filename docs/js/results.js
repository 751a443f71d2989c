/* Results of a report of the kit, shown on the pages of rules: how many cases of each clause passed. The page
   `results.html` reads the report, and the browser stores the results until the user removes them there. Nothing is
   sent to a server. */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);
  const KEPT = "scrimmage-results";
  const PASSING = ["pass", "flaky", "unexpected-pass"];
  const SEEN = { pass: "pass", fail: "fail", "wrong-reason": "wrong reason" };
  const OUTDATED = Symbol("outdated");
  const FORMATS = ["scrimmage-report-1", "scrimmage-report-lines-1"];

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...inside);
    return element;
  }

  function linked(text, address) {
    const link = make("a", "", text);
    link.href = new URL(address, ROOT);
    return link;
  }

  // ---- a report

  const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error("it is not JSON");
    }
  }

  /* Read a report, which is one JSON object, or JSON Lines with a header, cases and a footer. */
  function read(text) {
    const lines = text.trim().split("\n");
    const first = parsed(lines.length > 1 && lines[0].endsWith("}") ? lines[0] : text);
    if (!FORMATS.includes(first?.format)) throw new Error("expected a report that --json or --lines wrote");
    if (first.format === FORMATS[0]) return checked(first);
    const cases = lines.slice(1).map(parsed).filter((each) => each?.line === "case");
    return checked({ ...first, cases: cases.map((each) => each.case) });
  }

  function checked(report) {
    const isCase = (each) => typeof each?.id === "string" && typeof each.verdict === "string" && Array.isArray(each.clauses);
    if (!isRecord(report.implementation)) throw new Error("it does not name the implementation");
    if (!Array.isArray(report.cases) || report.cases.length === 0) throw new Error("it lists no cases");
    if (!report.cases.every(isCase)) throw new Error("a case in it has no name, no verdict or no clauses");
    return report;
  }

  function count(counts, name, verdict) {
    counts[name] ??= {};
    counts[name][verdict] = (counts[name][verdict] ?? 0) + 1;
  }

  /* The stored part of a report: verdicts by game and clause, by game and chapter, and the cases that did not pass. */
  function summed({ implementation, suite, cases }) {
    const [clauses, chapters, wrong] = [{}, {}, []];
    for (const each of cases) {
      const [game, chapter] = each.id.split("/");
      const judged = PASSING.includes(each.verdict) ? "pass" : each.verdict;
      const verdict = judged in SEEN ? judged : "other";
      for (const clause of each.clauses) count(clauses, `${game}/${clause}`, verdict);
      count(chapters, `${game}/${chapter}`, verdict);
      if (verdict !== "pass" && each.verdict !== "skipped") wrong.push([each.id, each.verdict]);
    }
    return { name: `${implementation.name} ${implementation.version}`, suite, clauses, chapters, wrong };
  }

  const areCounts = (value) => isRecord(value) && Object.values(value).every(isRecord);
  const areWrong = (value) => Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2);
  const areResults = (value) => isRecord(value) && areCounts(value.clauses) && areCounts(value.chapters) && areWrong(value.wrong)
    && [value.name, value.suite].every((each) => typeof each === "string");

  /* The stored results; OUTDATED for results of an older version in another format; null without results. */
  function kept() {
    let text = null;
    try {
      text = localStorage.getItem(KEPT);
    } catch {
      return null; // a browser may keep nothing
    }
    if (text === null) return null;
    try {
      const found = JSON.parse(text);
      return areResults(found) ? found : OUTDATED;
    } catch {
      return OUTDATED;
    }
  }

  // ---- display on the pages of rules

  function badges(counts) {
    const told = Object.entries(SEEN).filter(([verdict]) => counts?.[verdict]);
    const shown = told.map(([verdict, word]) => make("span", `badge result ${verdict}`, `${counts[verdict]} ${word}`));
    const all = shown.length ? shown : [make("span", "badge result", "not judged")];
    return make("span", "results", ...all.flatMap((each) => [each, " "]));
  }

  /* The game of a page of rules, and its file name without the extension. */
  function place() {
    return location.pathname.match(/\/rules\/([^/]+)\/([^/]+)\.html$/)?.slice(1) ?? [];
  }

  function paint(results) {
    const [game, file] = place();
    if (!game) return;
    for (const heading of document.querySelectorAll("h2[id]")) {
      const counts = results.clauses[`${game}/${heading.id}`];
      if (counts) heading.after(badges(counts));
    }
    const head = document.querySelector(".md-content h1");
    if (results.chapters[`${game}/${file}`]) {
      head.after(make("p", "results-chapter", linked(results.name, "results.html"), ": ", badges(results.chapters[`${game}/${file}`])));
    }
    for (const link of document.querySelectorAll(".md-content tbody :first-child:is(th, td) a")) {
      const [page, clause] = link.getAttribute("href").split("#");
      const counts = clause ? results.clauses[`${game}/${clause}`] : results.chapters[`${game}/${page.replace(".html", "")}`];
      if (counts) link.after(" ", badges(counts));
    }
  }

  /* Show a message on a page of rules that results could be shown there. */
  function warn() {
    if (!place().length) return;
    const told = outdated(() => told.remove());
    document.querySelector(".md-content h1")?.after(told);
  }

  // ---- the page of results

  /* The first cell of a row, which names it. */
  function rowHead(name, address) {
    const head = make("th", "", linked(name, address));
    head.scope = "row";
    return head;
  }

  /* A table of counts by chapter or by clause; `address` is that of a name. */
  function table(counted, what, address) {
    const rows = Object.entries(counted).map(([name, counts]) => {
      const cells = ["pass", "fail", "wrong-reason", "other"].map((verdict) => make("td", "", String(counts[verdict] ?? "")));
      return make("tr", "", rowHead(name, address(name)), ...cells);
    });
    const heads = [what, "pass", "fail", "wrong reason", "other"].map((word) => make("th", "", word));
    return make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...rows));
  }

  const chapterTable = ({ chapters }) => table(chapters, "chapter", (name) => `rules/${name}.html`);

  /* A short address of a clause leads to its page. */
  const clauseTable = ({ clauses }) => table(clauses, "clause", (name) => `c/${name.split("/")[1]}.html`);

  /* A panel whose content is made when it is first opened. */
  function panel(title, content) {
    const details = make("details", "", make("summary", "", title));
    details.addEventListener("toggle", () => details.append(content()), { once: true });
    return details;
  }

  function wrong(results) {
    const items = results.wrong.map(([id, verdict]) => make("li", "", `${verdict} `, linked(id, `case.html#${id}`)));
    return make("details", "", make("summary", "", `${items.length} cases that did not pass`), make("ol", "", ...items));
  }

  function remover(text, removed) {
    const button = make("button", "md-button", text);
    button.type = "button";
    button.addEventListener("click", () => {
      localStorage.removeItem(KEPT);
      removed();
    });
    return button;
  }

  function shown(results) {
    if (results === OUTDATED) return [outdated(show)];
    return [
      make("p", "", make("b", "", results.name), `, judged by suite ${results.suite}. `, remover("Remove report", show)), chapterTable(results),
      panel("By clause", () => clauseTable(results)), wrong(results),
    ];
  }

  function outdated(removed) {
    const told = make("p", "results-outdated", "The results in this browser were saved by another version of this site, which this page cannot read. ");
    told.setAttribute("role", "status");
    told.append(remover("Remove results", removed));
    return told;
  }

  function show() {
    const results = kept();
    document.querySelector(".results-shown").replaceChildren(...(results ? shown(results) : []));
  }

  // ---- two reports

  /* The cases of two reports whose verdicts differ, under headings that say how. */
  function differences(one, other) {
    const [before, after] = [one, other].map(({ cases }) => new Map(cases.map((each) => [each.id, each.verdict])));
    const passes = (verdict) => PASSING.includes(verdict);
    const found = { "passed before, not now": [], "passes now, not before": [], "another verdict": [], "only in the first report": [], "only in the second report": [] };
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [was, now] = [before.get(id), after.get(id)];
      if (was === now) continue;
      const kind = !now ? "only in the first report" : !was ? "only in the second report"
        : passes(was) === passes(now) ? "another verdict" : passes(was) ? "passed before, not now" : "passes now, not before";
      found[kind].push([id, [was, now].filter(Boolean).join(" → ")]);
    }
    return found;
  }

  function compared(one, other) {
    const [first, second] = [one, other].map(({ implementation, suite, cases }) => (
      `${implementation.name} ${implementation.version} (suite ${suite}, ${cases.length} cases)`));
    const parts = Object.entries(differences(one, other)).filter(([, cases]) => cases.length).map(([kind, cases]) => {
      const items = cases.map(([id, verdict]) => make("li", "", `${verdict} `, linked(id, `case.html#${id}`)));
      return make("details", "", make("summary", "", `${kind}: ${cases.length}`), make("ol", "", ...items));
    });
    const same = parts.length ? [] : [make("p", "", "All verdicts are equal.")];
    return [make("h2", "", "Comparison"), make("p", "", `First: ${first}. Second: ${second}.`), ...same, ...parts];
  }

  async function compare(files) {
    const told = document.querySelector(".results-told");
    const place = document.querySelector(".results-compared");
    place.replaceChildren();
    try {
      const reports = await Promise.all(files.map((file) => file.text().then(read)));
      place.append(...compared(...reports));
      told.textContent = `${files.map((file) => file.name).join(" and ")} are compared below.`;
    } catch (error) {
      told.textContent = `The reports cannot be compared: ${error.message}`;
    }
  }

  /* One report is shown on all pages; two reports are compared. */
  function takeAll([first, second]) {
    if (first && second) compare([first, second]);
    else if (first) take(first);
  }

  async function take(file) {
    const told = document.querySelector(".results-told");
    try {
      const results = summed(read(await file.text()));
      localStorage.setItem(KEPT, JSON.stringify(results));
      told.textContent = `The site shows the results of ${file.name} on every page of the rules.`;
      show();
    } catch (error) {
      told.textContent = `${file.name} cannot be used: ${error.message}`;
    }
  }

  // ---- known programs

  function known(results) {
    const { name, day, suite } = results;
    const button = make("button", "md-button", "Show on all pages");
    button.type = "button";
    button.addEventListener("click", () => {
      localStorage.setItem(KEPT, JSON.stringify(results));
      document.querySelector(".results-told").textContent = `The site shows the results of ${name} on every page of the rules.`;
      show();
    });
    return make("section", "", make("h3", "", name), make("p", "", "Judged on ", make("time", "", day), ` by suite ${suite}. `, button),
      panel("By chapter", () => chapterTable(results)), panel("By clause", () => clauseTable(results)));
  }

  /* Passed cases of each clause: a column for each program. */
  function comparison(programs) {
    const passed = (counts = {}) => {
      const all = Object.values(counts).reduce((sum, number) => sum + number, 0);
      return all ? `${counts.pass ?? 0} of ${all}` : "not judged";
    };
    const names = [...new Set(programs.flatMap(({ clauses }) => Object.keys(clauses)))];
    const rows = names.map((name) => make("tr", "", rowHead(name, `c/${name.split("/")[1]}.html`),
      ...programs.map(({ clauses }) => make("td", "", passed(clauses[name])))));
    const heads = ["clause", ...programs.map((each) => each.name)].map((word) => make("th", "", word));
    return make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...rows));
  }

  function showKnown(place, programs) {
    place.replaceChildren(...programs.map(known), panel("Passed cases of each clause, all programs", () => comparison(programs)));
  }

  function mountKnown(place) {
    const script = make("script");
    script.src = new URL("js/known-results.js", ROOT);
    script.onload = async () => showKnown(place, await globalThis.panelData.knownResults);
    script.onerror = () => place.replaceChildren(make("p", "", "The results cannot be read."));
    document.head.append(script);
  }

  function mount(page) {
    const input = Object.assign(make("input"), { type: "file", accept: ".json,.jsonl", multiple: true });
    const drop = make("div", "results-drop", make("label", "", "Choose a report, or drop it here. Two reports are compared: ", input));
    input.addEventListener("change", () => takeAll(input.files));
    drop.addEventListener("dragover", (event) => event.preventDefault());
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      takeAll(event.dataTransfer.files);
    });
    const told = make("p", "results-told");
    told.setAttribute("role", "status");
    page.append(drop, told, make("div", "results-compared"), make("div", "results-shown"));
    show();
  }

  function paintStored() {
    const results = kept();
    if (results === OUTDATED) warn();
    else if (results) paint(results);
  }

  function repaint() {
    for (const each of document.querySelectorAll(".results-chapter, .results, .results-outdated")) each.remove();
    paintStored();
  }

  const page = document.querySelector(".results-page");
  const listed = document.querySelector(".known-results");
  if (listed) mountKnown(listed);
  if (page) mount(page);
  else paintStored();

  // A page in another tab has changed the results.
  addEventListener("storage", ({ key }) => {
    if (key === KEPT || key === null) (page ? show : repaint)();
  });
})();
