// Pieces that walk, jump and ride.  The new frame is there at once; what lies elsewhere in it comes
// from where it lay, by the Web Animations API: a press or a key ends that, and nobody waits for it.
// A piece says how it moves (`data-move`), a tile how it lies (`data-pose`: column, row, quarters); a
// card that lies in another place now (`data-vt` is its name) glides there.
"use strict";
(() => {
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const STEP = 120, LONGEST = 700, JUMP = 380, TURN = 340, SHOWN = 200, GLIDE = 320;
  let before = null, way = [], running = [], held = [], target = null, swapped = false, turning = "";

  const middle = (one) => {
    const at = one.getBoundingClientRect();
    return { x: at.left + at.width / 2, y: at.top + at.height / 2, left: at.left, top: at.top, right: at.right, bottom: at.bottom, size: at.width };
  };
  const inside = (at, box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
  const card = (name) => document.querySelector(`[data-vt="${CSS.escape(name)}"]`);
  function poses(gliding) {
    const found = { pieces: new Map(), tiles: new Map(), cards: new Map() };
    for (const name of gliding) {
      const one = card(name);
      if (one && !one.dataset.move) found.cards.set(name, middle(one));
    }
    for (const one of document.querySelectorAll("[data-move]")) found.pieces.set(one.id, middle(one));
    for (const one of document.querySelectorAll("[data-pose]")) found.tiles.set(one.id, { ...middle(one), pose: one.dataset.pose });
    return found;
  }
  function play(one, frames, options) {
    const going = one.animate(frames, { easing: "ease-in-out", ...options });
    running.push(going);
    going.finished.catch(() => {}).then(() => { running = running.filter((other) => other !== going); });
  }
  function stop() {
    for (const one of running) one.finish();
    running = [];
  }

  // What lies on a tile: its cells, and in them what stands upright.
  const cellsOn = (box) => [...document.querySelectorAll("[data-area]")].filter((cell) => inside(middle(cell), box));
  const upright = (cell) => [...cell.querySelectorAll(":scope > .upright")];
  function rides(one, was, now) {
    const quarters = (((Number(now.pose.split(" ")[2]) - Number(was.pose.split(" ")[2])) % 4) + 5) % 4 - 1;
    const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) rotate(${-90 * quarters}deg)`;
    for (const cell of cellsOn(now)) {
      const at = middle(cell);
      const origin = `${now.x - at.left}px ${now.y - at.top}px`;
      play(cell, [{ transform: from, transformOrigin: origin, zIndex: 20 }, { transform: "none", transformOrigin: origin, zIndex: 20 }], { duration: TURN });
      if (quarters) for (const piece of upright(cell)) play(piece, [{ rotate: `${90 * quarters}deg` }, { rotate: "0deg" }], { duration: TURN });
    }
    play(one, [{ transform: from, zIndex: 19 }, { transform: "none", zIndex: 19 }], { duration: TURN });
  }
  function goes(piece, was, now) {
    const cell = piece.closest("[data-area]");
    const far = Math.hypot(was.x - now.x, was.y - now.y);
    const area = cell && cell.dataset.area;
    const stops = piece.dataset.move === "walk" && way.at(-1) === area ? way : [];
    const at = stops.map((id) => document.querySelector(`[data-area="${CSS.escape(id)}"]`)).filter(Boolean).map(middle);
    const points = [was, ...at.slice(0, -1), now];
    const wide = cell ? middle(cell.parentElement).size / 2 : Infinity;
    const jumps = piece.dataset.move === "jump";
    const frames = [];
    points.forEach((one, n) => {
      const last = points[n - 1];
      // Beyond the edge a piece goes out here and comes in there.
      if (last && Math.max(Math.abs(one.x - last.x), Math.abs(one.y - last.y)) > wide) {
        const offset = (n - 0.5) / (points.length - 1);
        frames.push({ offset, opacity: 0, translate: shift(last, now) }, { offset, opacity: 0, translate: shift(one, now) });
      }
      frames.push({ offset: n / (points.length - 1), opacity: 1, translate: shift(one, now), scale: "1" });
    });
    if (jumps && frames.length === 2) {
      const over = { x: (was.x + now.x) / 2, y: (was.y + now.y) / 2 - now.size * 0.6 };
      frames.splice(1, 0, { offset: 0.5, opacity: 1, translate: shift(over, now), scale: "1.4" });
    }
    const duration = jumps ? JUMP : Math.min(LONGEST, STEP * Math.max(points.length - 1, Math.min(4, far / now.size)));
    play(piece, frames, { duration });
    if (cell) play(cell, [{ zIndex: 30 }, { zIndex: 30 }], { duration });
  }
  function glides(one, was) {
    const now = middle(one);
    if (!was.size || !now.size) return;
    const from = { translate: shift(was, now), scale: String(was.size / now.size), zIndex: 25 };
    play(one, [from, { translate: "0px 0px", scale: "1", zIndex: 25 }], { duration: GLIDE, easing: "cubic-bezier(.2, .8, .2, 1)" });
  }
  const shift = (one, now) => `${one.x - now.x}px ${one.y - now.y}px`;

  document.addEventListener("walked", (event) => { way = event.detail; });
  document.addEventListener("showing", (event) => {
    stop();
    swapped = held.length > 0;
    // What the hand has seen turned or exchanged already is not shown again.
    turning = document.querySelector("[data-turns]:is(:hover, :focus-visible)")?.dataset.turns || "";
    unhold();
    turned(null);
    before = quiet.matches || document.hidden ? null : poses(event.detail);
  });
  document.addEventListener("shown", () => {
    const then = before;
    before = null;
    if (!then || document.querySelector("#banner")) { way = []; return; }
    for (const [name, was] of then.cards) {
      const one = card(name);
      if (one) glides(one, was);
    }
    const now = poses([]);
    const ridden = [];
    for (const [id, at] of now.tiles) {
      const was = then.tiles.get(id);
      if (!was || was.pose === at.pose || !at.size) continue;
      ridden.push([was, at]);
      if (!swapped && id !== turning) rides(document.getElementById(id), was, at);
    }
    for (const [id, at] of now.pieces) {
      const was = then.pieces.get(id);
      if (!was || !at.size || Math.hypot(was.x - at.x, was.y - at.y) < 4 || Math.abs(was.size - at.size) > was.size / 3) continue;
      if (ridden.some(([old, tile]) => inside(was, old) && inside(at, tile))) continue;
      goes(document.getElementById(id), was, at);
    }
    way = [];
  });
  for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, stop, true);

  // -- two tiles that would change places are shown so -----------------------------------------
  function unhold() {
    for (const one of held) one.cancel();
    held = [];
    target = null;
  }
  function hold(pointed) {
    if (pointed === target) return;
    unhold();
    target = pointed;
    const picked = document.querySelector("[data-tile].picked");
    const [one, other] = [picked, pointed].map((button) => button && document.getElementById(button.dataset.tile));
    if (!one || !other || one === other) return;
    const a = middle(one), b = middle(other);
    // What lies on both is found before either moves: with reduced motion it is there at once.
    const parts = [[[one, ...cellsOn(a)], a, b], [[other, ...cellsOn(b)], b, a]];
    for (const [moving, from, to] of parts) {
      for (const part of moving) {
        held.push(part.animate([{ translate: "0px 0px", zIndex: 6 }, { translate: shift(to, from), zIndex: 6 }], { duration: quiet.matches ? 0 : SHOWN, easing: "ease-out", fill: "forwards" }));
      }
    }
  }
  // -- a tile that would turn is shown turned, with what lies on it upright ---------------------
  function turned(handle) {
    const tile = handle && document.getElementById(handle.dataset.turns);
    const cells = tile ? cellsOn(middle(tile)) : [];
    for (const one of document.querySelectorAll(".turning")) {
      if (cells.includes(one)) continue;
      one.classList.remove("turning");
      one.style.removeProperty("--turn");
    }
    for (const one of cells) {
      one.classList.add("turning");
      one.style.setProperty("--turn", handle.dataset.way === "left" ? "-90deg" : "90deg");
    }
  }
  const over = (event) => {
    if (event.type === "pointerover" && event.pointerType !== "mouse") return;
    const handle = event.target.closest && event.target.closest("[data-turns]");
    if (event.type === "pointerover" || !handle || handle.matches(":focus-visible")) turned(handle);
    hold(event.target.closest && event.target.closest("[data-tile]:not(.picked)"));
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, over);
  document.addEventListener("aimed", (event) => hold(event.detail));
})();
