/* The filter of the register of ambiguities: by chapter, by kind, and by words. Without this script all entries are
   shown. */
"use strict";
(() => {
  const KINDS = [["", "all"], ["switchable", "all readings playable"], ["fixed", "fixed at the ruling"]];

  function labelled(text, control) {
    const label = document.createElement("label");
    label.append(text, " ", control);
    return label;
  }

  function choice(options) {
    const select = document.createElement("select");
    for (const [value, text] of options) select.add(new Option(text, value));
    return select;
  }

  function mount() {
    const place = document.querySelector(".register-filter");
    if (!place || place.dataset.mounted) return;
    place.dataset.mounted = "yes";
    const entries = [...document.querySelectorAll("section.ambiguity")];
    const used = new Set(entries.flatMap((entry) => entry.dataset.chapters.split(" ")));
    const chapters = place.dataset.chapters.split("|").map((each) => each.split("=")).filter(([name]) => used.has(name));
    const chapter = choice([["", "all chapters"], ...chapters]);
    const kind = choice(KINDS);
    const words = Object.assign(document.createElement("input"), { type: "search", size: 14 });
    const count = Object.assign(document.createElement("output"), { className: "register-count" });
    place.append(labelled("Chapter", chapter), labelled("Kind", kind), labelled("Words", words), count);

    function filter() {
      let shown = 0;
      for (const entry of entries) {
        const fits = (!chapter.value || entry.dataset.chapters.split(" ").includes(chapter.value))
          && (!kind.value || entry.dataset.kind === kind.value)
          && entry.textContent.toLowerCase().includes(words.value.trim().toLowerCase());
        entry.hidden = !fits;
        const id = entry.querySelector("h2").id;
        document.querySelectorAll(`.md-nav--secondary a[href="#${CSS.escape(id)}"]`)
          .forEach((link) => { link.parentElement.hidden = !fits; });
        shown += fits ? 1 : 0;
      }
      count.textContent = `${shown} of ${entries.length}`;
    }

    for (const control of [chapter, kind, words]) control.addEventListener("input", filter);
    // A link to a reading that the filter hides clears the filter.
    addEventListener("hashchange", () => {
      const target = document.querySelector(":target");
      if (target?.closest("section.ambiguity[hidden]")) {
        chapter.value = kind.value = words.value = "";
        filter();
        target.scrollIntoView();
      }
    });
    filter();
  }

  mount();
  if (typeof document$ !== "undefined") document$.subscribe(mount);
})();
