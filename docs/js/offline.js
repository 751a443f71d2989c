/* Offline use of the site: registration of the service worker, and the page that lists the stored data. Pages opened
   from a local file do not use it. */
"use strict";
(() => {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  const ROOT = new URL("..", document.currentScript.src);
  const worker = navigator.serviceWorker;

  const manifest = Object.assign(document.createElement("link"), { rel: "manifest", href: new URL("site.webmanifest", ROOT) });
  document.head.append(manifest);

  /* The reply of the service worker to a message. */
  async function ask(question) {
    const { active } = await worker.ready;
    return new Promise((answered) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answered(data);
      active.postMessage(question, [port2]);
    });
  }

  // ---- storing a game when one of its pages is opened

  function game() {
    const path = location.pathname.startsWith(ROOT.pathname) ? location.pathname.slice(ROOT.pathname.length) : "";
    return /^rules\/[^/]+\//.exec(path)?.[0];
  }

  async function keepGame() {
    if (game() && !navigator.connection?.saveData) await ask({ ask: "keep", prefix: game() });
  }

  // ---- a new build of the site

  function make(name, className, text = "") {
    return Object.assign(document.createElement(name), { className, textContent: text });
  }

  function changed() {
    if (document.querySelector(".site-changed")) return;
    const notice = make("p", "site-changed", "This site has changed since this page was loaded. ");
    const again = Object.assign(make("button", "", "Reload page"), { type: "button" });
    again.addEventListener("click", () => location.reload());
    notice.setAttribute("role", "status");
    notice.append(again);
    document.body.append(notice);
  }

  const before = worker.controller;
  worker.addEventListener("controllerchange", () => { if (before) changed(); });

  // ---- the page about offline use

  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

  function row(part, refill) {
    const whole = part.kept === part.files;
    const keep = Object.assign(make("button", "", whole ? "Downloaded" : "Download"), { type: "button", disabled: whole });
    const name = part.prefix ? part.prefix.split("/")[1] : "the whole site";
    keep.setAttribute("aria-label", `${keep.textContent}: ${name}`);
    keep.addEventListener("click", async () => {
      keep.disabled = true;
      keep.textContent = "Downloading ...";
      const { all } = await ask({ ask: "keep", prefix: part.prefix });
      await refill(all ? `Downloaded: ${name}.` : `Some pages of ${name} could not be downloaded. Connect to the internet and try again.`);
    });
    const line = make("tr", "");
    const cells = [megabytes(part.bytes), `${megabytes(part.keptBytes)}, ${part.kept} of ${part.files} files`];
    line.append(Object.assign(make("th", "", name), { scope: "row" }), ...cells.map((text) => make("td", "", text)), make("td", ""));
    line.lastChild.append(keep);
    return line;
  }

  /* The content of the page; `missing` is a requested page that is not stored. */
  function tellPage(place) {
    const [said, table, forget] = [make("p", "offline-said"), make("table", "offline-parts"), make("button", "", "Delete downloaded pages")];
    const head = make("thead", "");
    const body = make("tbody", "");
    const heads = make("tr", "");
    heads.append(...["part", "size", "downloaded", ""].map((text) => make(text ? "th" : "td", "", text)));
    head.append(heads);
    table.append(head, body);
    said.setAttribute("role", "status");
    forget.type = "button";

    async function fill(text = "") {
      const { parts } = await ask({ ask: "tell" });
      body.replaceChildren(...parts.map((part) => row(part, fill)));
      said.textContent = text;
    }

    forget.addEventListener("click", async () => {
      await ask({ ask: "forget" });
      await fill("The downloaded pages were deleted. Only the files that every page needs remain.");
    });
    place.replaceChildren(said, table, forget);
    const missing = new URLSearchParams(location.hash.slice(1)).get("missing");
    said.textContent = "Checking ...";
    fill(missing ? `You are offline, and ${missing} is not downloaded.` : "");
  }

  const place = document.querySelector(".offline-page");
  const ready = () => {
    worker.register(new URL("worker.js", ROOT), { scope: ROOT.href }).then(keepGame, () => {});
    if (place) tellPage(place);
  };
  if (document.readyState === "complete") ready();
  else addEventListener("load", ready);
})();
