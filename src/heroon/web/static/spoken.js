// What a screen reader says by itself.  All that comes at once is one text: of several elements that
// are added together readers make any order.  It comes a moment after the frame, for a reader that is
// still busy with what changed there passes over it.  It stays for a while and goes, so that whoever
// reads the page to its end, or closes a sheet over it, does not hear it again.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const SETTLES = 500, LATEST = 3000, STAYS = 8000, SAID = 1000, MOST = 600;
  let waiting = [], settling = 0, since = 0;

  // A line as it is said: no signs in front of it, a stop behind it.
  function plain(line) {
    const then = ` ${$("live").dataset.then} `;
    const text = line.replace(/^[\p{So}→\s—–]+|[\s—–]+$/gu, "").replace(/\s*→\s*/g, then).replace(/\s*·\s*/g, ", ").replace(/\s*◦/g, "").replace(/\s+/g, " ");
    return text && !/[.:;!?…]$/.test(text) ? `${text}.` : text;
  }
  function say(lines) {
    if (!waiting.length) {
      since = Date.now();
      queueMicrotask(() => { if (!settling) flush(); });
    }
    waiting.push(...lines.map(plain).filter(Boolean));
    if (waiting.length) $("live").dataset.late = "yes";
  }
  function flush() {
    const text = waiting.join(" "), at = performance.now();
    waiting = [];
    delete $("live").dataset.late;
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    line.dataset.at = at;
    for (const old of [...$("live").children]) if (at - old.dataset.at > SAID) old.remove();
    $("live").append(line);
    setTimeout(() => line.remove(), STAYS);
  }
  document.addEventListener("shown", () => {
    clearTimeout(settling);
    settling = setTimeout(() => { settling = 0; flush(); }, SETTLES);
    if (waiting.length && Date.now() - since > LATEST) flush();
  });
  // Behind the curtain nothing may be said any more that was told to the one who left.
  document.addEventListener("hush", () => { waiting = []; });
  document.addEventListener("say", (event) => say(event.detail));

  // What stands in a sheet, as one text: it is said with the button that has the focus in it.
  const TEXTS = "h2, h3, p, li, tr, summary";
  function read(sheet) {
    const found = [...sheet.querySelectorAll(TEXTS)].filter((one) => one.checkVisibility() && !one.querySelector(`button, input, select, ${TEXTS}`) && !one.closest("form, button, nav"));
    return found.map((one) => plain([...(one.cells ?? [one])].map((part) => part.innerText.trim()).filter(Boolean).join(": "))).join(" ");
  }
  document.addEventListener("sheet", (event) => {
    $("live").replaceChildren();
    const sheet = $("panel"), first = event.detail;
    if (!first || first.matches("input, .leaf")) return;
    const whole = read(sheet);
    // Of a long one the beginning: the rest is read in the sheet.
    const text = whole.length > MOST ? whole.slice(0, whole.lastIndexOf(". ", MOST) + 1 || MOST) : whole;
    if (!text) return;
    const told = document.createElement("p");
    told.id = "panel-told";
    told.hidden = true;
    told.textContent = text;
    sheet.append(told);
    first.setAttribute("aria-describedby", told.id);
  });

  // What stood behind a sheet is out of reach while it is open.  Orca then keeps a broken copy of it,
  // in which reading on stops: so it comes back as new elements, with the focus where it was.
  function renewed(frame) {
    const path = (one) => (one === frame ? [] : [...path(one.parentElement), [...one.parentElement.children].indexOf(one)]);
    const focus = frame.contains(document.activeElement) && path(document.activeElement);
    const scrolled = [...frame.querySelectorAll("*")].filter((one) => one.scrollTop || one.scrollLeft).map((one) => [path(one), one.scrollLeft, one.scrollTop]);
    frame.classList.add("renewed"); // nothing moves once more
    frame.replaceChildren(...[...frame.childNodes].map((one) => one.cloneNode(true)));
    const at = (way) => way.reduce((one, number) => one.children[number], frame);
    for (const [way, left, top] of scrolled) at(way).scrollTo({ left, top, behavior: "instant" });
    if (focus) at(focus).focus({ preventScroll: true });
  }
  $("panel").addEventListener("close", () => renewed($("frame")));
})();
