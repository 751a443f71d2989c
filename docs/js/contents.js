/* Links of headings to themselves, and the table of contents of a page next to its text, made from the headings. The
   build leaves both out of a page (tools/site/tables_of_contents.py). */
"use strict";
(() => {
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

  for (const heading of headings) {
    if (heading.querySelector("a.headerlink")) continue;
    const link = make("a", "headerlink", "¶");
    link.href = `#${heading.id}`;
    link.title = "Permanent link";
    heading.append(link);
  }
})();
