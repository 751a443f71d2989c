/* Additions to the theme: names for screen readers, keyboard access to scrollable elements, and marks for the printer. */
"use strict";
(() => {
  document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", "Search");

  // The label of a section with its own page is empty; its name is in the link next to the label.
  for (const list of document.querySelectorAll("nav.md-nav[aria-labelledby]")) {
    const label = document.getElementById(list.getAttribute("aria-labelledby"));
    const link = list.parentElement.querySelector("a.md-nav__link");
    if (label?.textContent.trim() || !link) continue;
    list.removeAttribute("aria-labelledby");
    list.setAttribute("aria-label", link.textContent.trim());
  }

  // The first link of a page to a term of the glossary has its definition as the title.
  const definitions = new Map();
  for (const link of document.querySelectorAll(".md-content a[href*='glossary.html#']")) {
    if (link.title) definitions.set(link.href, link.title);
    else link.title = definitions.get(link.href) ?? "";
  }

  // A page has its table of contents once, next to the text. The drawer of a narrow window gets a copy, with its switch.
  const contents = document.querySelector(".md-sidebar--secondary .md-nav--secondary");
  const current = document.querySelector(".md-nav--primary .md-nav__item--active > a.md-nav__link--active");
  if (contents?.querySelector("ul") && current && !document.getElementById("__toc")) {
    const toggle = Object.assign(document.createElement("input"), { type: "checkbox", id: "__toc" });
    toggle.className = "md-nav__toggle md-toggle";
    const label = Object.assign(document.createElement("label"), { htmlFor: "__toc" });
    label.className = "md-nav__link md-nav__link--active";
    const icon = document.createElement("span");
    icon.className = "md-nav__icon md-icon";
    label.append(current.textContent.trim(), icon);
    current.before(toggle, label);
    current.after(contents.cloneNode(true));
  }

  // A fold that the reader has opened. For a printer, the theme opens the others too, and the style sheet leaves them out.
  function markOpened(fold) {
    if (!matchMedia("print").matches) fold.classList.toggle("opened", fold.open);
  }

  document.querySelectorAll("details").forEach(markOpened);
  document.addEventListener("toggle", ({ target }) => { if (target.matches("details")) markOpened(target); }, true);

  // An element that is larger than its container can get the focus, so that the arrow keys scroll it.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });

  // The theme adds wrappers of tables and buttons of code later, and panels add boards. A board that is drawn again can
  // always get the focus.
  function mend() {
    document.querySelectorAll(".md-typeset__scrollwrap, .tabbed-labels, div.pitch, .boards figure:not([tabindex]), pre.source")
      .forEach((each) => sizes.observe(each));
    document.querySelectorAll("nav.md-code__nav").forEach((each) => each.setAttribute("role", "presentation"));
  }

  mend();
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
})();
