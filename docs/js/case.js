/* Leads from the name of a case in the address to its scenario; for a retired case, it shows the reason. */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);

  /* The name in the address; null if it is unreadable. */
  function named() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return null;
    }
  }

  /* A link to the search for the words at the end of a name. */
  function searchFor(name) {
    const words = name.split("/").at(-1).replaceAll("-", " ").trim() || name;
    const link = Object.assign(document.createElement("a"), { textContent: `Search for “${words}”` });
    link.href = new URL(`search.html#q=${encodeURIComponent(words)}`, ROOT);
    return link;
  }

  async function follow() {
    const told = document.querySelector(".case-told");
    const name = named();
    if (!name) {
      if (name === null) told.textContent = "This address does not name a case: it is incomplete or was changed.";
      return;
    }
    const { at, row, retired } = searching.caseNamed(await globalThis.panelData.rules, name);
    if (at) location.replace(new URL(at + row, ROOT));
    else if (retired) told.textContent = `${name} was removed: ${retired}`;
    else told.replaceChildren(`There is no case ${name}. `, searchFor(name));
  }

  addEventListener("hashchange", follow);
  follow();
})();
