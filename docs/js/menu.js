/* The menu of a narrow window, and the sections of the navigation, by keyboard: the theme switches them with labels, which
   cannot get the focus or have no name. Each of these labels gets a button. */
"use strict";
(() => {
  const drawer = document.querySelector(".md-sidebar--primary"), toggle = document.getElementById("__drawer");
  const opener = document.querySelector(".md-header__button[for=__drawer]");
  if (!drawer || !toggle || !opener) return;

  /* A button around some of the content of a label, with the same effect as the label. */
  function makeButton(label, content, name, after) {
    const button = document.createElement("button"), own = document.getElementById(label.htmlFor);
    button.type = "button";
    button.className = "menu-button";
    if (name) button.setAttribute("aria-label", name);
    content[0].before(button);
    button.append(...content);
    label.removeAttribute("tabindex");
    button.addEventListener("click", (event) => {
      event.preventDefault(); // otherwise, a browser may also activate the label
      own.click();
      after();
    });
    return button;
  }

  /* Say on a button whether its section is open. */
  function tellState(button, own) {
    const tell = () => button.setAttribute("aria-expanded", String(own.checked));
    own.addEventListener("change", tell);
    tell();
  }

  /* In a wide window, the page's own section is a title, and its label has no button. */
  function leaveOutInWideWindow(button, label) {
    const wide = matchMedia("(min-width: 76.25em)"), content = [...button.childNodes];
    const set = () => {
      button.replaceChildren(...wide.matches ? [] : content);
      label.replaceChildren(...wide.matches ? content : [button]);
    };
    wide.addEventListener("change", set);
    set();
  }

  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });

  /* A section replaces its list in a narrow window: the focus goes to the button that leads back, and from it to the section. */
  function addSection(nested) {
    const { parentElement: item } = nested, own = item.querySelector(":scope > .md-nav__toggle");
    const label = item.querySelector(`:scope label.md-nav__link[for="${own.id}"]`);
    const title = nested.querySelector(":scope > .md-nav__title");
    if (!label?.childNodes.length || !title) return;
    const name = title.textContent.trim(), isSwitch = label.getAttribute("tabindex") === "0";
    const ownName = label.textContent.trim() ? "" : `Pages: ${name}`;
    const forth = makeButton(label, [...label.childNodes], ownName, () => isVisible(back) && back.focus());
    const back = makeButton(title, [title.firstElementChild], `Back from: ${name}`, () => forth.focus());
    tellState(forth, own);
    if (!isSwitch) leaveOutInWideWindow(forth, label);
  }

  for (const nested of drawer.querySelectorAll(".md-nav__toggle ~ .md-nav")) addSection(nested);

  // ---- the menu

  const button = makeButton(opener, [...opener.childNodes], "Menu", () => {
    if (toggle.checked) [...drawer.querySelectorAll("a, button")].find(isVisible)?.focus();
  });
  tellState(button, toggle);

  function close() {
    if (!toggle.checked) return;
    toggle.click();
    if (drawer.contains(document.activeElement)) button.focus();
  }

  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") close(); });
  drawer.addEventListener("focusout", ({ relatedTarget }) => { if (relatedTarget && !drawer.contains(relatedTarget)) close(); });
})();
