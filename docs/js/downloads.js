/* Buttons below each table of numbers that save it as CSV or JSON. Charts have the same numbers in the table next to
   them. Without this script the tables are complete, and only the buttons are missing. */
"use strict";
(() => {
  const PAGES = /\/(rules|derivations)\//;
  const FEWEST_ROWS = 2;

  const textOf = (cell) => cell.innerText.replace(/\s+/g, " ").trim();
  const rowsOf = (table) => [...table.rows].map((row) => [...row.cells].map(textOf));
  const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

  const FORMATS = {
    csv: { type: "text/csv", write: (rows) => rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("") },
    json: { type: "application/json", write: ([heads, ...rows]) => `${JSON.stringify(rows.map((row) => recordOf(heads, row)), null, 1)}\n` },
  };

  /* A row by the heads of its columns; a column without a head, or with the head of another, has its number. */
  function recordOf(heads, row) {
    const isUnique = (head, at) => head && heads.indexOf(head) === at;
    return Object.fromEntries(row.map((text, at) => [isUnique(heads[at], at) ? heads[at] : `column ${at + 1}`, text]));
  }

  /* A file name from the page and the heading above a table. */
  function nameOf(table) {
    const headings = [...document.querySelectorAll("article :is(h1, h2, h3)")];
    const above = headings.filter((each) => each.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1);
    const [, game = ""] = /\/rules\/([^/]+)\//.exec(location.pathname) ?? [];
    return [game, above?.id || "table"].filter(Boolean).join("-");
  }

  function save(table, format) {
    const { type, write } = FORMATS[format];
    const file = new Blob([write(rowsOf(table))], { type: `${type};charset=utf-8` });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `${nameOf(table)}.${format}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function button(table, format) {
    const element = Object.assign(document.createElement("button"), { type: "button", textContent: `Save as ${format.toUpperCase()}` });
    element.addEventListener("click", () => save(table, format));
    return element;
  }

  function mount() {
    if (!PAGES.test(location.pathname)) return;
    for (const table of document.querySelectorAll("article table:not([class]):not([data-saved])")) {
      if (table.rows.length < FEWEST_ROWS || table.closest(".panel, details.panel")) continue;
      table.dataset.saved = "yes";
      const place = Object.assign(document.createElement("p"), { className: "table-data" });
      place.append(...Object.keys(FORMATS).map((format) => button(table, format)));
      (table.closest(".md-typeset__scrollwrap") ?? table).after(place);
    }
  }

  mount();
  if (typeof document$ !== "undefined") document$.subscribe(mount);
})();
