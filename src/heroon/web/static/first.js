// The hints of a first game: each is shown once, at the first question of its kind that has none.
// What was shown is remembered in a cookie, which the server forgets when they are wished for again.
// A hint covers nothing that is played with or read.  What it speaks of has a ring; it stands in the
// free room nearest to that, else over lines of the log, else as a line that unfolds.  Where not even
// that has room the table makes some for a strip above it, and where that would push something out of
// sight, for a line.
"use strict";
(() => {
  const box = document.getElementById("tips"), ring = document.getElementById("tip-ring"), YEAR = 31536000;
  if (!box) return;
  const game = box.dataset.game;
  const frame = () => document.getElementById("frame");
  const kept = () => new Set((document.cookie.match(/(?:^|; )hints=([^;]*)/)?.[1] ?? "").split("/").filter(Boolean));
  function keep(key) {
    const all = kept().add(`${game}:${key}`);
    document.cookie = `hints=${[...all].join("/")}; max-age=${YEAR}; path=/; samesite=strict`;
  }
  let met = false, shown = null, at = "", unfolded = false, waiting = 0;

  // -- where there is room --------------------------------------------------------------------
  // Rectangles are [left, top, right, bottom], in pixels of the window.
  const rect = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const within = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  const SPECK = 3; // what is hidden from the eye alone is a pixel wide
  const empty = (r) => r[2] - r[0] < SPECK || r[3] - r[1] < SPECK;
  const SOLID = "button, a, input, select, [data-at]";
  // All that is to be seen below an element: pieces, buttons, pictures, each line of a text; of
  // what scrolls in itself the whole.
  function taken(e, clip, found, over) {
    if (e === over) return;
    const style = getComputedStyle(e);
    if (style.display === "none" || style.visibility === "hidden") return;
    const own = within(rect(e), clip);
    const cut = style.display !== "contents" && (style.overflowX !== "visible" || style.overflowY !== "visible" || style.clipPath !== "none");
    if (cut && empty(own)) return;
    const scrolls = cut && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);
    if (scrolls || e instanceof SVGElement || e.matches(SOLID) || !e.hasChildNodes()) {
      if (!empty(own)) found.push(own);
      return;
    }
    for (const child of e.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) taken(child, cut ? own : clip, found, over);
      else if (child.nodeType === Node.TEXT_NODE && child.data.trim()) {
        const line = document.createRange();
        line.selectNodeContents(child);
        for (const r of line.getClientRects()) {
          const seen = within([r.left, r.top, r.right, r.bottom], cut ? own : clip);
          if (!empty(seen)) found.push(seen);
        }
      }
    }
  }
  // Where an answer that is pointed at is told, once it is: no hint stands there.
  const TOLD = 140;
  function reserved() {
    const call = document.querySelector(".call"), log = rect(document.getElementById("log"));
    if (!call) return [log[0], log[1], log[2], log[1] + TOLD];
    const r = rect(call);
    return [r[0], r[1] - TOLD / 2, r[2], r[3] + TOLD];
  }
  // The window in small squares: how many are taken left of and above each.
  const SQUARE = 8, AROUND = 6;
  function map(over) {
    const screen = [0, 0, innerWidth, innerHeight];
    const all = [reserved(), [0, 0, AROUND, innerHeight], [innerWidth - AROUND, 0, innerWidth, innerHeight]];
    taken(frame(), screen, all, over);
    const wide = Math.floor(innerWidth / SQUARE), high = Math.floor(innerHeight / SQUARE);
    const full = new Uint8Array(wide * high);
    for (const one of all) {
      const r = within([one[0] - AROUND, one[1] - AROUND, one[2] + AROUND, one[3] + AROUND], screen);
      for (let y = Math.floor(r[1] / SQUARE); y < Math.min(high, r[3] / SQUARE); y += 1) {
        for (let x = Math.floor(r[0] / SQUARE); x < Math.min(wide, r[2] / SQUARE); x += 1) full[y * wide + x] = 1;
      }
    }
    const sums = new Int32Array((wide + 1) * (high + 1));
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        sums[(y + 1) * (wide + 1) + x + 1] = full[y * wide + x] + sums[y * (wide + 1) + x + 1] + sums[(y + 1) * (wide + 1) + x] - sums[y * (wide + 1) + x];
      }
    }
    return { wide, high, at: (x, y) => sums[y * (wide + 1) + x] };
  }
  // How far two rectangles are from each other.
  const gap = (a, b) => Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));
  // The free place nearest to what the hint speaks of: its corner and how far it is.
  function nearest(room, size, target) {
    const w = Math.ceil(size[0] / SQUARE), h = Math.ceil(size[1] / SQUARE);
    let best = null;
    for (let y = 0; y + h <= room.high; y += 1) {
      for (let x = 0; x + w <= room.wide; x += 1) {
        if (room.at(x + w, y + h) - room.at(x, y + h) - room.at(x + w, y) + room.at(x, y)) continue;
        const [left, top] = [x * SQUARE, y * SQUARE];
        const far = gap([left, top, left + size[0], top + size[1]], target);
        if (!best || far < best.far) best = { left, top, far };
      }
    }
    return best;
  }

  // -- what a hint speaks of --------------------------------------------------------------------
  // The pieces of its place, the lit ones first; without a place what can be answered with.
  function meant() {
    const of = shown.dataset.of;
    const named = of ? [...document.querySelectorAll("#board [data-at], .acts [data-say]")].filter((e) => (e.dataset.say ?? e.dataset.at).split(" ").some((place) => place.split(/[./]/)[0] === of)) : [];
    const all = (named.length ? named : [...document.querySelectorAll("#board .lit")]).filter((e) => !empty(rect(e)));
    for (const state of [".lit, .picked, [data-say]", ".open"]) {
      const such = all.filter((e) => e.matches(state));
      if (such.length) return such;
    }
    return all;
  }
  const RIM = 7;
  function round(things) {
    const r = things.map(rect).reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])], [Infinity, Infinity, -Infinity, -Infinity]);
    const board = within(document.getElementById("board").getClientRects().length ? rect(document.getElementById("board")) : [0, 0, innerWidth, innerHeight], [0, 0, innerWidth, innerHeight]);
    const inside = things[0]?.closest("#board") ? within(r, board) : r;
    ring.hidden = !things.length || empty(inside);
    if (ring.hidden) return rect(document.getElementById("prompt"));
    const out = within([inside[0] - RIM, inside[1] - RIM, inside[2] + RIM, inside[3] + RIM], [2, 2, innerWidth - 2, innerHeight - 2]);
    put(ring, out[0], out[1]);
    ring.style.width = `${out[2] - out[0]}px`;
    ring.style.height = `${out[3] - out[1]}px`;
    return out;
  }
  function put(e, left, top) {
    e.style.left = `${left + scrollX}px`;
    e.style.top = `${top + scrollY}px`;
  }

  // -- its forms ------------------------------------------------------------------------------
  const PLAYED = "#board [data-at], #prompt, .acts :is(button, .button), .choices :is([data-say], [data-open])";
  const area = (r) => Math.max(0, r[2] - r[0]) * Math.max(0, r[3] - r[1]);
  // How much is in sight of all that is played with: each thing counts as much as is not cut off.
  function inSight() {
    const clips = new Map([[document.body, [0, 0, innerWidth, innerHeight]]]);
    const clip = (e) => {
      if (!clips.has(e)) {
        const style = getComputedStyle(e), over = clip(e.parentElement);
        clips.set(e, style.display !== "contents" && style.overflow !== "visible" ? within(rect(e), over) : over);
      }
      return clips.get(e);
    };
    return [...document.querySelectorAll(PLAYED)].reduce((all, e) => all + area(within(rect(e), clip(e.parentElement))) / (area(rect(e)) || 1), 0);
  }
  function lay(form, width = "") {
    box.className = `tips ${form}`;
    box.style.left = box.style.top = "";
    box.style.width = width && `${width}px`;
    document.documentElement.style.setProperty("--hint", "0px");
  }
  // In free room, where there is some: of several widths the one that comes nearest.
  const WIDTHS = { card: [416, 320, 288, 240, 208], line: [520, 440, 360, 304] };
  function free(form, over = null) {
    lay(form);
    const target = round(meant()), room = map(over);
    let best = null;
    for (const width of WIDTHS[form]) {
      if (width > innerWidth - 2 * AROUND) continue;
      lay(form, width);
      const found = nearest(room, [width, box.offsetHeight], target);
      if (found && (!best || found.far < best.far - SQUARE)) best = { ...found, width };
    }
    if (!best) return false;
    lay(form, best.width);
    put(box, best.left, best.top);
    return true;
  }
  // Between the header and the table, which makes room for it.
  function strip(form) {
    lay(`strip ${form}`);
    const table = rect(document.getElementById("main"))[1];
    const top = Math.max(table, ...[...document.querySelectorAll(".top button")].map((e) => rect(e)[3]));
    put(box, 0, top);
    document.documentElement.style.setProperty("--hint", `${top - table + box.offsetHeight}px`);
    round(meant());
  }
  // A strip leaves so much of a table that scrolls in itself, and hides no more than so much of a thing.
  const LEFT = 0.6, LOSS = 0.2;
  function place() {
    waiting = 0;
    if (!shown) return;
    box.dataset.window = `${innerWidth}x${innerHeight}`;
    lay("card");
    box.hidden = true;
    const before = inSight(), high = document.getElementById("board").offsetHeight;
    box.hidden = false;
    if (unfolded) { strip("card"); return; }
    // Rather over lines of the log, or in a line that unfolds, than with a table that moves under the
    // hand when the hint goes.
    if (free("card") || free("card", document.getElementById("log")) || free("line")) return;
    strip("card");
    if (inSight() >= before - LOSS && document.getElementById("board").offsetHeight >= LEFT * high) return;
    strip("line");
  }
  // Once for all that changes till the window is drawn; after a new frame once that is on the screen:
  // to look for room takes longer than to show it.
  function replace() { if (shown && !waiting) waiting = requestAnimationFrame(place); }
  function placeLater() { if (shown && !waiting) waiting = requestAnimationFrame(() => setTimeout(place)); }

  // -- which one ------------------------------------------------------------------------------
  function close(told = true) {
    if (shown) { if (told) keep(shown.dataset.tip); shown.hidden = true; }
    shown = null;
    unfolded = false;
    box.hidden = ring.hidden = true;
    lay("card");
  }
  function look() {
    const { number, phase, prompt } = frame().dataset;
    const past = frame().classList.contains("past-frame");
    const now = phase === "ask" && !past ? `${number} ${prompt}` : "";
    if (now === at) return;
    at = now;
    close(!past);
    const seen = kept();
    if (!now || seen.has("off") || seen.has(`${game}:off`)) return;
    shown = [...box.children].find((tip) => tip.dataset.prompt === prompt && !seen.has(`${game}:${tip.dataset.tip}`)) ?? null;
    if (!shown) return;
    shown.hidden = false;
    placeLater();
    if (!met) return; // the page is read as it comes
    const said = [box.ariaLabel, ...[...shown.querySelectorAll("h2, .tip-text")].map((one) => one.textContent)];
    document.dispatchEvent(new CustomEvent("say", { detail: said }));
  }
  box.addEventListener("click", (event) => {
    const what = event.target.closest("[data-tips]")?.dataset.tips;
    if (!what) return;
    if (what === "more") {
      unfolded = true;
      place();
      shown.querySelector("[data-tips=seen]").focus({ preventScroll: true });
      return;
    }
    if (what === "off") keep("off");
    close();
    document.getElementById("prompt").focus({ preventScroll: true });
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && shown) close(); });
  new MutationObserver(look).observe(frame(), { attributes: true, attributeFilter: ["data-number", "data-phase", "data-prompt"] });
  // What moves on the table has the hint moved.
  document.addEventListener("shown", placeLater);
  addEventListener("resize", replace);
  addEventListener("scroll", replace, { capture: true, passive: true });
  let classes = "";
  new MutationObserver(() => {
    const now = [...document.body.classList].filter((one) => !["busy", "late"].includes(one)).join(" ");
    if (now !== classes) replace();
    classes = now;
  }).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  document.fonts.ready.then(replace);
  look();
  met = true;
})();
