"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const state = { at: 0, part: data.parts[0], playing: 0, speed: data.speed, mute: data.mute, audio: null };

  const pictures = board.pictures(data.album.changes);

  function draw() {
    const moment = data.moments[state.at];
    board.draw(find("board"), board.markup(data.album.pieces, pictures[state.at]));
    find("did").textContent = moment.did || "Before the first move";
    board.tell(find("events"), moment.told, clause);
    find("heard").textContent = moment.sounds.join(" ");
    find("told").setAttribute("aria-live", state.playing ? "off" : "polite");
    const { first, last } = state.part;
    const place = find("place");
    [place.max, place.value] = [last - first, state.at - first];
    find("where").textContent = `move ${moment.number} of ${data.moments[last].number}`;
    find("first").disabled = find("back").disabled = state.at <= first;
    find("last").disabled = find("step").disabled = state.at >= last;
    find("play").textContent = state.playing ? "Pause" : "Play";
  }

  function clause(id) {
    const button = document.createElement("button");
    button.className = "clause";
    button.textContent = id;
    button.addEventListener("click", () => openRules(id));
    return button;
  }

  // ---- sounds: the hut-hut of a play that begins. The click at the end of a turn is silent in a replay (M8.4).

  function sound() {
    if (state.mute || !data.moments[state.at].sounds.includes("hut-hut")) return;
    state.audio ??= new AudioContext();
    for (const delay of [0.02, 0.24]) hut(state.audio, state.audio.currentTime + delay);
  }

  function hut(audio, when) {
    const voice = audio.createOscillator();
    const loud = audio.createGain();
    voice.type = "sawtooth";
    voice.frequency.setValueAtTime(190, when);
    voice.frequency.exponentialRampToValueAtTime(95, when + 0.13);
    loud.gain.setValueAtTime(0.25, when);
    loud.gain.exponentialRampToValueAtTime(0.001, when + 0.15);
    voice.connect(loud).connect(audio.destination);
    voice.start(when);
    voice.stop(when + 0.16);
  }

  // ---- going from moment to moment

  function go(at) {
    const { first, last } = state.part;
    state.at = Math.min(Math.max(at, first), last);
    draw();
  }

  function jump(at) {
    pause();
    go(at);
  }

  async function step(time) {
    const next = data.moments[state.at + 1];
    if (next.motion && !still.matches) await moved(next.motion, time);
  }

  // What moves is moved on the picture before, because at the end of the move it may be gone.
  function moved([parts, across, down], time) {
    const there = parts.flatMap((part) => [...find("board").querySelectorAll(part)]);
    const way = [{ translate: "0 0" }, { translate: `${across}px ${down}px` }];
    const how = { duration: time, easing: "ease-in-out", fill: "forwards" };
    return Promise.all(there.map((part) => part.animate(way, how).finished.catch(() => {})));
  }

  const rest = (time) => new Promise((done) => setTimeout(done, time));

  async function play() {
    const turn = (state.playing = Date.now() + Math.random());
    if (state.at >= state.part.last) go(state.part.first);
    draw();
    sound();
    while (state.playing === turn && state.at < state.part.last) {
      const time = data.speeds[state.speed];
      await rest(time * 0.4);
      if (state.playing !== turn) return;
      await step(time * 0.6);
      if (state.playing !== turn) return;
      if (!data.moments[state.at + 1].motion || still.matches) await rest(time * 0.3);
      if (state.playing !== turn) return;
      go(state.at + 1);
      sound();
    }
    if (state.playing === turn) pause();
  }

  function pause() {
    if (!state.playing) return;
    state.playing = 0;
    draw();
  }

  const toggle = () => (state.playing ? pause() : play());

  function one(by) {
    jump(state.at + by);
    if (by > 0) sound();
  }

  // ---- the rules

  function chapter([title, clauses]) {
    const head = document.createElement("h3");
    head.textContent = title;
    const list = document.createElement("dl");
    for (const [id, text] of clauses) {
      const [name, rule] = [document.createElement("dt"), document.createElement("dd")];
      [name.textContent, name.dataset.clause, rule.textContent] = [id, id, text];
      list.append(name, rule);
    }
    return [head, list];
  }

  function openRules(id) {
    pause();
    const text = find("rules-text");
    if (!text.firstChild) text.append(...data.rules.flatMap(chapter));
    for (const each of text.querySelectorAll(".sought")) each.classList.remove("sought");
    find("rules").showModal();
    const sought = [...text.querySelectorAll("dt")].find((each) => each.dataset.clause === id);
    if (!sought) return;
    sought.classList.add("sought");
    sought.scrollIntoView({ block: "center" });
  }

  // ---- what is clicked and typed; a click on the table does nothing

  const clicked = {
    first: () => jump(state.part.first),
    back: () => one(-1),
    play: toggle,
    step: () => one(1),
    last: () => jump(state.part.last),
    mute: () => muted(!state.mute),
    "rules-button": () => openRules(null),
    "men-button": () => {
      pause();
      find("men").showModal();
    },
  };
  for (const [id, act] of Object.entries(clicked)) find(id).addEventListener("click", act);

  function muted(mute) {
    state.mute = mute;
    find("mute").setAttribute("aria-pressed", String(mute));
  }

  const keys = { " ": "play", ArrowLeft: "back", ArrowRight: "step", Home: "first", End: "last", m: "mute", M: "mute" };
  document.addEventListener("keydown", (pressed) => {
    const button = find(keys[pressed.key] ?? "");
    const busy = pressed.target.closest("dialog, select, input");
    if (!button || busy || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
    if (pressed.key === " " && pressed.target.closest("button")) return; // it presses that button
    pressed.preventDefault();
    button.click();
  });
  // What was clicked with the mouse lets go of the keys, so that space plays.
  document.addEventListener("click", (click) => {
    if (click.detail > 0) click.target.closest("nav button")?.blur();
  });

  const option = (text, value) => new Option(text, value);
  find("part").append(...data.parts.map((part, number) => option(part.name, number)));
  find("part").addEventListener("change", (chosen) => {
    state.part = data.parts[Number(chosen.target.value)];
    jump(state.part.first);
  });
  find("speed").append(...Object.keys(data.speeds).map((speed) => option(speed, speed)));
  find("speed").value = state.speed;
  find("speed").addEventListener("change", (chosen) => (state.speed = chosen.target.value));
  find("place").addEventListener("input", (moved_) => jump(state.part.first + Number(moved_.target.value)));
  muted(state.mute);
  go(state.part.first);
})();
