/* The difference between two drawings of one board, shown as motion: men and balls move from their old places to the new
   ones. A reader who prefers reduced motion gets the new drawing at once. */
"use strict";
globalThis.boardMotion = (() => {
  const LASTS = 450;

  const partsOf = (figure) => [...figure.querySelectorAll("svg [data-man], svg .ball")];
  const keyOf = (part) => part.dataset.man ?? `ball ${part.getAttribute("class")}`;

  /* The middle of a part in the units of its parent, which are those of the property `translate`. */
  function placeOf(part) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const inverse = part.parentNode.getScreenCTM?.()?.inverse();
    if (!inverse) return null;
    const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(inverse);
    return { x, y };
  }

  /* The places of all parts, by their names; none for a board that is not shown. */
  function placesOf(figure) {
    return figure.clientWidth ? new Map(partsOf(figure).map((part) => [keyOf(part), placeOf(part)])) : new Map();
  }

  const frameOf = (figure) => figure.querySelector("svg")?.getAttribute("viewBox");

  function move(part, from) {
    const to = placeOf(part);
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < 1) return;
    part.animate(
      [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }], { duration: LASTS, easing: "ease-in-out" });
  }

  /* Call `draw`, which draws the figure again, and move what has another place in the same part of the field. */
  return (figure, draw) => {
    const [frame, before] = [frameOf(figure), placesOf(figure)];
    draw();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || frame !== frameOf(figure)) return;
    for (const part of partsOf(figure)) move(part, before.get(keyOf(part)));
  };
})();
