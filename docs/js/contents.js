/* The table of contents of a page next to its text, made from the headings, and at each heading a button that copies its
   link. The build leaves out the contents and the theme's own links (tools/site/table_of_contents_removal.py). */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);
  const headings = [...document.querySelectorAll(".md-content article :is(h1, h2, h3, h4, h5, h6)[id]")];
  const listed = headings.filter((each) => !each.matches("h1, .unlisted"));

  /* Of a title with the id in brackets, the id comes first. */
  function labelOf({ id, textContent }) {
    const text = textContent.replace(/\s+/g, " ").trim(), end = ` (${id})`;
    return text.endsWith(end) ? `${id} ${text.slice(0, -end.length)}` : text;
  }

  function make(name, className, ...inside) {
    const element = document.createElement(name);
    element.className = className;
    element.append(...inside);
    return element;
  }

  const list = document.querySelector("[data-contents]");
  if (list) {
    const open = [{ level: 0, list }];
    for (const heading of listed) {
      const level = Number(heading.localName[1]);
      while (open.at(-1).level >= level) open.pop();
      const parent = open.at(-1);
      if (!parent.list) {
        parent.list = make("ul", "md-nav__list");
        const nested = make("nav", "md-nav", parent.list);
        nested.setAttribute("aria-label", parent.label);
        parent.item.append(nested);
      }
      const label = labelOf(heading);
      const link = make("a", "md-nav__link", label);
      link.href = `#${heading.id}`;
      const item = make("li", "md-nav__item", link);
      parent.list.append(item);
      open.push({ level, item, label, list: null });
    }
  }

  // ---- the clauses of a chapter on a narrow screen, where the table of contents is in the drawer

  const clauses = listed.filter((each) => each.matches("h2") && labelOf(each).startsWith(`${each.id} `));
  const lead = document.querySelector(".md-content h1 + p");
  if (lead && document.querySelector(".panel-data") && clauses.length > 1) {
    const items = clauses.map((each) => {
      const link = Object.assign(document.createElement("a"), { href: `#${each.id}`, textContent: labelOf(each) });
      return make("li", "", link);
    });
    lead.after(make("details", "more clauses", make("summary", "", `The ${clauses.length} clauses of this page`), make("ul", "", ...items)));
  }

  // ---- a button at each heading that copies its title and its address, and of an entry its rule or its ruling

  const hasEntries = document.querySelector(".panel-data, .register-filter") !== null;

  /* The name of a heading's button, and the address that it copies: that of a clause or an ambiguity is permanent. */
  function placeOf(heading, title) {
    const isEntry = hasEntries && heading.matches("h2") && (title === heading.id || title.endsWith(` (${heading.id})`));
    const address = isEntry ? new URL(`c/${heading.id}.html`, ROOT) : new URL(`#${heading.id}`, location.href);
    return { isEntry, label: isEntry ? `Copy link to ${heading.id}` : "Copy the address of this section", address };
  }

  /* The text of a clause, or the question of an ambiguity and its ruling. */
  function quoteOf(heading) {
    const textOf = (element) => element.textContent.replace(/\s+/g, " ").trim();
    let rule = heading.nextElementSibling;
    while (rule && !rule.matches(".rule-text, h2")) rule = rule.nextElementSibling;
    const ruling = heading.parentElement.querySelector(":scope > .is-ruling > p");
    return [...rule?.matches(".rule-text") ? [textOf(rule)] : [], ...ruling ? [`Ruling: ${textOf(ruling)}`] : []];
  }

  /* Without access to the clipboard, the text to copy is shown and selected. */
  async function copy(button, text) {
    document.querySelector(".link-to-copy")?.remove();
    try {
      await navigator.clipboard.writeText(text);
      say(button, "Copied");
    } catch {
      const shown = make("code", "link-to-copy", text);
      button.parentElement.after(shown);
      getSelection().selectAllChildren(shown);
      say(button, "Selected");
    }
  }

  /* Show a word on the button for two seconds. */
  function say(button, word) {
    button.dataset.label ??= button.textContent;
    button.textContent = status.textContent = word;
    setTimeout(() => {
      button.textContent = button.dataset.label;
      status.textContent = "";
    }, 2000);
  }

  const status = make("span", "copy-status");
  status.setAttribute("role", "status");
  document.body.append(status);

  const buttons = headings.map((heading) => {
    const title = heading.textContent.replace(/\s+/g, " ").trim();
    const { isEntry, label, address } = placeOf(heading, title);
    const button = make("button", isEntry ? "headerlink permanent" : "headerlink", isEntry ? "Copy link" : "¶");
    button.type = "button";
    button.title = label;
    button.setAttribute("aria-label", button.title);
    button.addEventListener("click", () => copy(button, [title, ...isEntry ? quoteOf(heading) : [], address].join("\n")));
    heading.setAttribute("aria-label", title); // so that the name of the heading leaves out that of the button
    heading.append(" ", button);
    return button;
  });

  // ---- the buttons have one Tab stop: that of the heading in the address, or the first; the arrow keys move it

  const isVisible = (button) => button.checkVisibility();
  let stop = null;

  function moveStop(button) {
    if (stop) stop.tabIndex = -1;
    stop = button ?? null;
    if (stop) stop.tabIndex = 0;
  }

  /* The button at the heading in the address; else the first of a rule, or of any section. */
  function findStop() {
    const target = document.getElementById(location.hash.slice(1));
    const ways = [(button) => button.parentElement === target, (button) => button.matches(".permanent"), (button) => button.closest("h1") === null, () => true];
    return ways.map((wanted) => buttons.find((button) => wanted(button) && isVisible(button))).find(Boolean);
  }

  const STEPS = { ArrowDown: 1, ArrowUp: -1 };

  function step(pressed) {
    const change = STEPS[pressed.key];
    if (!change || pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.shiftKey) return;
    const shown = buttons.filter(isVisible);
    pressed.preventDefault();
    shown[shown.indexOf(pressed.currentTarget) + change]?.focus();
  }

  for (const button of buttons) {
    button.tabIndex = -1;
    button.addEventListener("focus", () => moveStop(button));
    button.addEventListener("keydown", step);
  }
  moveStop(findStop());
  addEventListener("hashchange", () => moveStop(findStop()));
  document.addEventListener("keydown", ({ key }) => { if (key === "Tab" && !(stop && isVisible(stop))) moveStop(findStop()); });
})();
