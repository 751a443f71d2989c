/* The keys of the site that are one character. A reader whose voice or hand presses keys by accident can switch them off
   on the page of the search. */
"use strict";
(() => {
  const KEPT = "scrimmage-rules without letter keys";
  const KEYS = ["/", "s", "n", ".", "p", ","]; // n, p and their neighbours are the theme's

  let isOff = false;
  try {
    isOff = localStorage.getItem(KEPT) !== null;
  } catch {
    // a browser may keep nothing
  }

  function set(off) {
    isOff = off;
    try {
      if (off) localStorage.setItem(KEPT, "off");
      else localStorage.removeItem(KEPT);
    } catch {
      // the choice counts until the reader leaves the page
    }
  }

  /* The search and the theme listen on the window. What has the focus, such as a board, gets the key before. */
  document.addEventListener("keydown", (pressed) => {
    if (isOff && KEYS.includes(pressed.key) && !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey) pressed.stopPropagation();
  });

  const place = document.querySelector("[data-letter-keys]");
  if (place) {
    const check = Object.assign(document.createElement("input"), { type: "checkbox", checked: !isOff });
    const label = document.createElement("label");
    check.addEventListener("change", () => set(!check.checked));
    label.append(check, " use keys of one character on all pages");
    place.replaceChildren(label);
  }
})();
