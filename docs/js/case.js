/* From the name of a case in the address to its scenario; of a name that was retired the reason is told. */
"use strict";
(() => {
  const ROOT = new URL("..", document.currentScript.src);

  function follow() {
    const name = decodeURIComponent(location.hash.slice(1));
    const told = document.querySelector(".case-told");
    if (!name) return;
    const { at, retired } = searching.caseNamed(globalThis.panelData.rules, name);
    if (at) location.replace(new URL(at, ROOT));
    else told.textContent = retired ? `${name} was taken out: ${retired}` : `There is no case ${name}.`;
  }

  addEventListener("hashchange", follow);
  follow();
})();
