"use strict";
/* A board that is drawn anew, picture by picture, and what came of an action in words: the player of recorded games and
   the boards of scenarios on the site are made of it. The player's pictures are put together out of pieces that they
   share. */
globalThis.board = (() => {
  // Pieces are told by numbers; one below zero tells how many follow one another from the last.
  function numbers(runs) {
    return runs.flatMap((number, place) => (number < 0
      ? Array.from({ length: -number }, (_, more) => runs[place - 1] + 1 + more) : number));
  }

  /* Every picture as numbers of pieces: each is the one before with some pieces changed, the last change first. */
  function pictures(changes) {
    const found = [];
    for (const picture of changes) {
      const pieces = found.length ? found[found.length - 1].slice() : [];
      for (const [at, gone, come] of picture) pieces.splice(at, gone, ...numbers(come));
      found.push(pieces);
    }
    return found;
  }

  const markup = (pieces, picture) => picture.map((number) => pieces[number]).join("");

  // ---- what differs from another picture: men who stand otherwise than they did, and balls that lie elsewhere

  const said = (part) => (part.dataset.man === undefined
    ? part.outerHTML : `${part.dataset.man}: ${part.querySelector("title")?.textContent}`);

  function parts(place) {
    return [...place.querySelectorAll("[data-man], .ball")];
  }

  function mark(place, before) {
    const there = document.createElement("template");
    there.innerHTML = before;
    const known = new Set(parts(there.content).map(said));
    const changed = parts(place).filter((part) => !known.has(said(part)));
    for (const part of changed) part.classList.add("changed");
  }

  /* Draw a picture; with another one to come from, what has changed is marked. */
  function draw(place, picture, before = null) {
    place.innerHTML = picture;
    if (before) mark(place, before);
  }

  /* List what came of an action; `clause` makes of an id what leads to its text. */
  function tell(list, told, clause) {
    list.replaceChildren(...told.map(({ text, clauses }) => {
      const item = document.createElement("li");
      item.append(text, ...clauses.flatMap((id) => [" ", clause(id)]));
      return item;
    }));
  }

  /* Scroll a place that is smaller than its picture until what `find` gives is in its middle: at once, or when the
     place is first shown. */
  function bring(place, find) {
    if (place.clientWidth > 0) {
      centre(place, [...find()].map((part) => part.getBoundingClientRect()));
      return;
    }
    new ResizeObserver((_, observer) => {
      if (place.clientWidth === 0) return;
      observer.disconnect();
      bring(place, find);
    }).observe(place);
  }

  function centre(place, boxes) {
    if (boxes.length === 0) return;
    const frame = place.getBoundingClientRect();
    const middle = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
    place.scrollLeft += middle("left", "right") - (frame.left + frame.right) / 2;
    place.scrollTop += middle("top", "bottom") - (frame.top + frame.bottom) / 2;
  }

  // ---- what a page may add: board_motion.js and board_zoom.js of the site

  /* Call `again`, which draws a place again; a page with board_motion.js shows the difference as motion. */
  function change(place, again) {
    (globalThis.boardMotion ?? ((_, draws) => draws()))(place, again);
  }

  /* The buttons that zoom a board, on a page with board_zoom.js. */
  const buttons = (place) => (globalThis.boardZoom ? [globalThis.boardZoom(place)] : []);

  return { pictures, markup, draw, tell, bring, change, buttons };
})();
