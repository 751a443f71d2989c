/* What the theme leaves out for readers without a mouse or without eyes: names, and a way into what scrolls. */
"use strict";
(() => {
  document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", "Search");

  // A section that has a page of its own is labelled by an empty label beside the link to that page.
  for (const list of document.querySelectorAll("nav.md-nav[aria-labelledby]")) {
    const label = document.getElementById(list.getAttribute("aria-labelledby"));
    const link = list.parentElement.querySelector("a.md-nav__link");
    if (label?.textContent.trim() || !link) continue;
    list.removeAttribute("aria-labelledby");
    list.setAttribute("aria-label", link.textContent.trim());
  }

  // What is larger than its place takes the focus, so that the arrow keys can move it.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });

  // The theme adds wrappers of tables and buttons of code when it gets to them; panels add boards. Boards that are drawn
  // anew take the focus in any case.
  function mend() {
    document.querySelectorAll(".md-typeset__scrollwrap, .tabbed-labels, div.pitch, .boards figure:not([tabindex]), pre.source")
      .forEach((each) => sizes.observe(each));
    document.querySelectorAll("nav.md-code__nav").forEach((each) => each.setAttribute("role", "presentation"));
  }

  mend();
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
})();
