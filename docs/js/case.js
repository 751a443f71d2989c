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

  async function follow() {
    const told = document.querySelector(".case-told");
    const name = named();
    if (!name) {
      if (name === null) told.textContent = "This address does not name a case: it is incomplete or was changed.";
      return;
    }
    const { at, retired } = searching.caseNamed(await globalThis.panelData.rules, name);
    if (at) location.replace(new URL(at, ROOT));
    else told.textContent = retired ? `${name} was removed: ${retired}` : `There is no case ${name}.`;
  }

  addEventListener("hashchange", follow);
  follow();
})();
