/* Zoom and pan of a board in its figure, which scrolls: by buttons, by the keys +, - and 0, by the wheel with Ctrl, by a
   double click or double tap, and by two fingers. The wheel alone scrolls the page. The mouse drags the board. `boardZoom(figure)` returns the buttons.
   The figure may be drawn again: it keeps its zoom. */
"use strict";
globalThis.boardZoom = (() => {
  const STEP = 1.4, MOST = 8;
  /* A number that is as high as this can be read, in pixels. */
  const READABLE = 14;
  /* The mouse drags a board after this many pixels; a shorter way is a click. */
  const DRAGGED = 5;
  /* Two taps within this time and distance are a double tap, in milliseconds and pixels. */
  const TWICE = 350, NEAR = 24;

  function button(text, name, act) {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.setAttribute("aria-label", name);
    element.title = name;
    element.addEventListener("click", act);
    return element;
  }

  const svgOf = (figure) => figure.querySelector("svg");
  const widthOf = (figure) => svgOf(figure).getBoundingClientRect().width;
  const middleOf = (figure) => {
    const { left, top } = figure.getBoundingClientRect();
    return [left + figure.clientWidth / 2, top + figure.clientHeight / 2];
  };

  /* The width at which the whole board is seen. */
  function fitWidth(figure) {
    const { width, height } = svgOf(figure).viewBox.baseVal;
    const most = parseFloat(getComputedStyle(figure).maxHeight) || Infinity;
    return Math.min(figure.clientWidth, most * (width / height));
  }

  /* The width at which the smallest number of a man can be read. */
  function readableWidth(figure) {
    const texts = [...figure.querySelectorAll("[data-man] text")];
    const sizes = (texts.length ? texts : [...figure.querySelectorAll("text")])
      .map((text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1)).filter((size) => size > 0);
    return sizes.length ? widthOf(figure) * Math.max(1, READABLE / Math.min(...sizes)) : widthOf(figure);
  }

  /* Give the board the width that `choose` makes of its present width, in pixels; the place of the screen [x, y] keeps
     showing the same place of the board. While the seats change, the figure shows no board, and nothing is done. */
  function resize(figure, choose, [x, y] = middleOf(figure)) {
    if (!svgOf(figure)) return;
    const before = svgOf(figure).getBoundingClientRect();
    const chosen = Math.min(Math.max(choose(before.width), fitWidth(figure)), MOST * figure.clientWidth);
    figure.style.setProperty("--board-width", `${chosen}px`);
    figure.classList.add("zoomed");
    const after = svgOf(figure).getBoundingClientRect();
    figure.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
    figure.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
  }

  /* What matters on a board: the ball, or all men, if it is in sight; it is in the middle after a zoom by a button. */
  function zoomToBall(figure, choose) {
    const parts = () => [figure.querySelectorAll(".ball"), figure.querySelectorAll("[data-man]")].find((all) => all.length) ?? [];
    const frame = figure.getBoundingClientRect();
    const isSeen = [...parts()].some((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
    });
    resize(figure, choose);
    if (isSeen) globalThis.board?.bring(figure, parts);
  }

  function act(figure) {
    return {
      larger: () => zoomToBall(figure, (width) => width * STEP),
      smaller: () => zoomToBall(figure, (width) => width / STEP),
      whole: () => resize(figure, () => fitWidth(figure)),
      /* Show the numbers at a size that can be read, or twice as large if they can be read; and then the whole board again. */
      toggle: (at) => resize(figure, (width) => {
        const isLarge = figure.classList.contains("zoomed") && width > fitWidth(figure) * 1.05;
        return isLarge ? fitWidth(figure) : Math.max(readableWidth(figure), width * STEP);
      }, at),
    };
  }

  const KEYS = { "+": "larger", "=": "larger", "-": "smaller", 0: "whole" };

  function listenToKeys(figure, zoom) {
    figure.addEventListener("keydown", (pressed) => {
      const meant = KEYS[pressed.key];
      if (!meant || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      zoom[meant]();
    });
  }

  /* The height of a line or of a page for wheels that do not count pixels. */
  const unitOf = ({ deltaMode }) => [1, 16, innerHeight * 0.9][deltaMode];

  /* The wheel scrolls the page, not the board in it, unless a button of the board has the focus. */
  function listenToWheel(figure, bar) {
    figure.addEventListener("wheel", (turned) => {
      if (!turned.ctrlKey && !turned.metaKey) {
        if (turned.shiftKey || Math.abs(turned.deltaX) > Math.abs(turned.deltaY) || bar.contains(document.activeElement)) return;
        turned.preventDefault();
        scrollBy({ top: turned.deltaY * unitOf(turned), behavior: "instant" });
        return;
      }
      turned.preventDefault();
      resize(figure, (width) => width * Math.exp(-turned.deltaY / 300), [turned.clientX, turned.clientY]);
    }, { passive: false });
  }

  /* The mouse drags the board; a drag is no click on a man. */
  function listenToMouse(figure) {
    let from = null, isDragged = false;
    figure.addEventListener("pointerdown", ({ pointerType, button: pressed, clientX, clientY }) => {
      isDragged = false;
      from = pointerType === "mouse" && pressed === 0
        ? { x: clientX, y: clientY, left: figure.scrollLeft, top: figure.scrollTop } : null;
    });
    figure.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
      if (!from || !(buttons & 1)) return;
      isDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > DRAGGED;
      if (!isDragged) return;
      figure.classList.add("dragged");
      [figure.scrollLeft, figure.scrollTop] = [from.left + from.x - clientX, from.top + from.y - clientY];
    });
    for (const kind of ["pointerup", "pointerleave", "pointercancel"]) {
      figure.addEventListener(kind, () => { from = null; figure.classList.remove("dragged"); });
    }
    figure.addEventListener("click", (clicked) => { if (isDragged) clicked.stopImmediatePropagation(); }, { capture: true });
  }

  /* Two fingers zoom; one finger scrolls, which the browser does. */
  function listenToFingers(figure) {
    let begun = null;
    const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const between = ([one, other]) => [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    figure.addEventListener("touchstart", ({ touches }) => {
      begun = touches.length === 2 ? { spread: spread(touches), width: null } : null;
    }, { passive: true });
    figure.addEventListener("touchmove", (moved) => {
      if (!begun || moved.touches.length !== 2) return;
      moved.preventDefault();
      resize(figure, (width) => {
        begun.width ??= width;
        return begun.width * (spread(moved.touches) / begun.spread);
      }, between(moved.touches));
    }, { passive: false });
  }

  function listenToDoubleTaps(figure, zoom) {
    let last = { at: -Infinity, x: 0, y: 0 };
    figure.addEventListener("dblclick", ({ clientX, clientY }) => zoom.toggle([clientX, clientY]));
    figure.addEventListener("touchend", (ended) => {
      const [{ clientX: x, clientY: y }] = ended.changedTouches;
      const isSecond = ended.timeStamp - last.at < TWICE && Math.hypot(x - last.x, y - last.y) < NEAR;
      last = isSecond ? { at: -Infinity, x, y } : { at: ended.timeStamp, x, y };
      if (!isSecond || ended.touches.length) return;
      ended.preventDefault(); // else the browser adds a double click
      zoom.toggle([x, y]);
    }, { passive: false });
  }

  /* Return the buttons. A board on which a double click chooses something can do without `doubleTap`. */
  return (figure, { doubleTap = true } = {}) => {
    const zoom = act(figure);
    const bar = document.createElement("div");
    bar.className = "board-zoom";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", "Size of the board");
    bar.append(
      button("−", "Zoom out (key -)", () => zoom.smaller()), button("+", "Zoom in (key +)", () => zoom.larger()),
      button("Fit", "Show the whole board (key 0)", () => zoom.whole()));
    figure.classList.add("zooming");
    figure.tabIndex = 0;
    listenToKeys(figure, zoom);
    listenToWheel(figure, bar);
    listenToMouse(figure);
    listenToFingers(figure);
    if (doubleTap) listenToDoubleTaps(figure, zoom);
    return bar;
  };
})();
