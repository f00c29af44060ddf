// Walking through the past of a table: by keys, by itself, and what a step changed at its places.
// The buttons of the frame ask the server for a moment; this script only presses them.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  // So long a moment is looked at before the next one comes, in milliseconds.
  const BEAT = 1100;
  let beat = 0;

  const past = () => Boolean($("banner"));
  const press = (id) => { const button = $(id); if (button && !button.disabled) button.click(); };

  function stop() {
    clearTimeout(beat);
    beat = 0;
    document.body.classList.remove("playing");
    name();
  }
  // The moments follow each other until the last one; each waits for the one before to be shown.
  function play() {
    if (beat) return stop();
    document.body.classList.add("playing");
    name();
    beat = 1;
    next();
  }
  function next() {
    const on = $("walk-after");
    if (!beat) return;
    if (!on || on.disabled) return stop();
    on.click();
  }
  // The button that plays says what it does now.
  function name() {
    const button = $("walk-play");
    if (!button) return;
    button.dataset.play ??= button.getAttribute("aria-label");
    const text = beat || document.body.classList.contains("playing") ? button.dataset.stop : button.dataset.play;
    button.setAttribute("aria-label", text);
    button.title = text;
  }

  function shown() {
    if (!past()) { if (beat) stop(); return; }
    for (const old of document.querySelectorAll(".bd-if.was")) old.remove();
    for (const one of document.querySelectorAll("#board template[data-for]")) {
      const place = $(one.dataset.for);
      if (place) place.append(one.content.cloneNode(true));
    }
    for (const now of document.querySelectorAll("#lines .here, #moments [aria-current]")) {
      now.scrollIntoView({ block: now.closest("#lines") ? "center" : "nearest", inline: "center" });
    }
    if (document.activeElement === document.body && !document.querySelector("dialog[open]")) $("prompt").focus({ preventScroll: true });
    name();
    if (beat) {
      clearTimeout(beat);
      beat = setTimeout(next, BEAT);
    }
  }
  document.addEventListener("shown", shown);

  document.addEventListener("click", (event) => {
    if (event.target.closest("#walk-play")) play();
    // Whoever goes somewhere by themselves has seen enough of being led.
    else if (event.isTrusted && beat && event.target.closest("button, a")) stop();
  }, true);

  const KEYS = { ArrowLeft: "walk-before", ArrowRight: "walk-after", Home: "walk-first", End: "walk-last", p: "onward", Escape: "now" };
  const TURNS = { ArrowLeft: "walk-turn-before", ArrowRight: "walk-turn-after" };
  document.addEventListener("keydown", (event) => {
    const field = event.target.matches && event.target.matches("input, select, textarea");
    if (event.ctrlKey || event.altKey || event.metaKey || field || document.querySelector("dialog[open]")) return;
    if (!past()) {
      // At the end there is nothing to answer: the arrow goes back into the game.
      const on = event.target.closest("button, a, summary");
      const idle = event.key === "ArrowLeft" && $("leaf-through") && (!on || on.closest("#log"));
      if (!idle) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const last = [...document.querySelectorAll("#lines [data-moment]")].pop();
      if (last) last.click();
      else press("leaf-through");
      return;
    }
    if (event.key === " ") {
      // A button that was gone to by keys is pressed by it, other than the lines and moments.
      if (event.target.matches(":is(button, a, summary):focus-visible") && !event.target.closest("#lines, #moments")) return;
      if (!event.repeat) play();
    } else {
      const id = (event.shiftKey ? TURNS : KEYS)[event.key];
      if (!id) return;
      if (beat) stop();
      press(id);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})();
