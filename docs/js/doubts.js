/* A button at each ambiguity that writes a report of a doubt about a reading, ready to paste into an issue or a mail.
   The page sends nothing. */
"use strict";
(() => {
  function make(name, properties, ...inside) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...inside);
    return element;
  }

  const textOf = (element) => element?.innerText.replace(/\s+/g, " ").trim() ?? "";

  /* The report: the ambiguity with its address, its readings, and places for the answers of the reader. */
  function reportOf(entry) {
    const [, game] = /\/rules\/([^/]+)\//.exec(location.pathname) ?? [];
    const heading = entry.querySelector("h2[id]");
    const address = new URL(`#${heading.id}`, location.href.split("#")[0]);
    const readings = [...entry.querySelectorAll(".reading")].map((reading) => {
      const key = reading.querySelector("h3").id.split(".").slice(1).join(".");
      return `- ${key}${reading.classList.contains("is-ruling") ? " (ruling)" : ""}: ${textOf(reading.querySelector("p"))}`;
    });
    return [
      `Doubt about ${heading.id} (${game})`, address.href, "",
      `Question: ${textOf(entry.querySelector(".rule-text"))}`, "Readings:", ...readings, "",
      "The reading that I doubt: ", "The words of the source that speak against it: ", "What should happen instead: ", "",
    ].join("\n");
  }

  function openReport(entry, button) {
    const text = make("textarea", { value: reportOf(entry), rows: 14 });
    text.setAttribute("aria-label", "Report of a doubt");
    const copy = make("button", { type: "button", textContent: "Copy the text" });
    const said = make("output", {});
    copy.addEventListener("click", async () => {
      text.select();
      try {
        await navigator.clipboard.writeText(text.value);
        said.textContent = " Copied.";
      } catch {
        said.textContent = " The browser does not allow a copy. The text is selected: press Ctrl+C.";
      }
    });
    const hint = "Complete the text, and send it to the maintainers or paste it into a new issue of the project.";
    button.replaceWith(make("div", { className: "doubt" }, make("p", {}, hint), text, copy, said));
    text.focus();
  }

  function mount() {
    for (const entry of document.querySelectorAll("section.ambiguity:not([data-doubt])")) {
      entry.dataset.doubt = "yes";
      const button = make("button", { type: "button", className: "report-doubt", textContent: "Report a doubt about this reading" });
      button.addEventListener("click", () => openReport(entry, button));
      entry.append(button);
    }
  }

  mount();
  if (typeof document$ !== "undefined") document$.subscribe(mount);
})();
