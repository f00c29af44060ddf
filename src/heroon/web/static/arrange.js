// The order of a row is changed: a thing of it is carried to another place by mouse or finger, or goes
// one place on by Shift and an arrow.  A card out of the hand that is dropped on one goes before it.
"use strict";
(() => {
  const FREE = "[data-free]", STRAYED = 10;
  let from = null, at = [0, 0], carried = null, over = null, aside = "", moved = "";
  const row = (one) => [...one.closest("[role=group]").querySelectorAll(FREE)];
  const tell = (what, before) => document.dispatchEvent(new CustomEvent("arranged", { detail: `${what}|${before ? before.dataset.free : ""}` }));

  function mark(place, side) {
    if (over) over.classList.remove("goes-before", "goes-after");
    over = place;
    aside = side;
    if (over) over.classList.add(`goes-${side}`);
  }
  function end() {
    mark(null, "");
    if (carried) carried.remove();
    if (from) from.classList.remove("drawn");
    from = carried = null;
  }
  document.addEventListener("pointerdown", (event) => {
    end();
    const one = event.target.closest && event.target.closest(FREE);
    from = one && event.button === 0 ? one : null;
    at = [event.clientX, event.clientY];
  });
  document.addEventListener("pointermove", (event) => {
    const hand = document.querySelector(".row-hand > .drawn");
    if (!from && !hand) { if (over) mark(null, ""); return; }
    const [x, y] = [event.clientX - at[0], event.clientY - at[1]];
    if (from && !carried) {
      if (Math.hypot(x, y) <= STRAYED || !from.isConnected) return;
      const box = from.getBoundingClientRect();
      carried = from.cloneNode(true);
      for (const name of [...carried.getAttributeNames()]) if (name === "id" || name.startsWith("data-")) carried.removeAttribute(name);
      carried.inert = true;
      carried.classList.add("in-the-air");
      Object.assign(carried.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      document.getElementById("frame").append(carried);
      from.classList.add("drawn");
    }
    if (carried) carried.style.translate = `${x}px ${y}px`;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under && under.closest(FREE);
    if (!place || place === from || (from && place.parentElement.parentElement !== from.parentElement.parentElement)) { mark(null, ""); return; }
    const box = place.getBoundingClientRect();
    const side = event.clientX < box.left + box.width / 2 ? "before" : "after";
    mark(place, side);
  });
  // Before the hand's own drop: it would look for a place that is lit.
  document.addEventListener("pointerup", (event) => {
    const hand = document.querySelector(".row-hand > .drawn[data-look]");
    const what = from && carried ? from.dataset.free : hand && over ? `=${hand.dataset.look}` : "";
    const all = over ? row(over) : [];
    const before = aside === "before" ? over : all[all.indexOf(over) + 1];
    const landed = what && over;
    if (carried) { moved = what; setTimeout(() => { moved = ""; }, 0); }
    end();
    if (landed) tell(what, before);
  }, true);
  document.addEventListener("pointercancel", end, true);
  // The click that follows a drop says nothing.
  document.addEventListener("click", (event) => {
    if (!moved) return;
    moved = "";
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
  document.addEventListener("keydown", (event) => {
    const one = document.activeElement.closest && document.activeElement.closest(FREE);
    if (!one || !event.shiftKey || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    const all = row(one), n = all.indexOf(one), later = event.key === "ArrowRight";
    if (later ? n + 1 < all.length : n > 0) tell(one.dataset.free, later ? all[n + 2] : all[n - 1]);
  }, true);
})();
