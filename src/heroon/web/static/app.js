// The page of a table: it shows the frames that the server sends and tells it what was picked.
// There is no rule in it.  Every answer carries a nonce and is sent again until it is known to be
// kept; the number of the frame tells the server which question was meant.
"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  // So long after a new question what was meant for the last one does nothing.
  const FRESH = 400;
  const RESEND = 2500, LATE = 250, PING = 20000, FIRST = 250, LONGEST = 8000;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  let socket = null, wait = FIRST, version = 0, morphed = 0, pending = null, late = 0, looks = new Map(), beat = 0;
  let asked = "", hover = 0, told = "";
  let since = -FRESH, listed = -FRESH, fromList = false, digits = "", digitsAt = 0;
  let opened = "", touched = "", pointer = [-1, -1], pointed = null, byKey = false;

  // -- the line to the server ---------------------------------------------------------------
  const frame = () => $("frame");
  const number = () => Number(frame().dataset.number);
  // What is put to whom: another one of these is another question.
  const question = () => `${frame().dataset.number} ${frame().dataset.phase}`;
  const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = $("live").dataset.line; // where the site is locked: what opens the line of this page
    socket = new WebSocket(`${scheme}://${location.host}/t/${frame().dataset.table}/live${line ? `?line=${line}` : ""}`);
    socket.onopen = () => {
      wait = FIRST;
      version = morphed = 0; // another server counts its frames anew
      $("lost").hidden = true;
      if (quiet.matches) send({ do: "still", on: "yes" });
      if (pending) { pending.shown = Infinity; socket.send(pending.text); }
    };
    socket.onmessage = (event) => { heard(JSON.parse(event.data)); };
    socket.onclose = () => {
      $("lost").hidden = false;
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST);
    };
  }
  // A thing of a row was carried elsewhere (arrange.js).
  document.addEventListener("arranged", (event) => {
    if (frame().dataset.phase !== "ask" || early()) return;
    told = "";
    change({ do: "arrange", at: event.detail });
  });
  function send(message) {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
  // What changes the table is said once, however often it is sent.
  function change(message) {
    if (pending) return;
    const text = JSON.stringify({ ...message, n: nonce(), a: number() });
    pending = { text, n: JSON.parse(text).n, at: Date.now(), shown: Infinity };
    document.body.classList.add("busy");
    late = setTimeout(() => document.body.classList.add("late"), LATE);
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(text);
  }
  // What is kept counts as done when the frame that it led to is on the screen: a click in between
  // would be meant for a question that is gone.
  function kept(n, frames) {
    if (!pending || pending.n !== n) return;
    pending.shown = frames;
    settled();
  }
  function settled() {
    if (!pending || morphed < pending.shown) return;
    pending = null;
    clearTimeout(late);
    document.body.classList.remove("busy", "late");
  }
  quiet.addEventListener("change", () => send({ do: "still", on: quiet.matches ? "yes" : "no" }));
  setInterval(() => {
    if (pending && Date.now() - pending.at > RESEND && socket.readyState === WebSocket.OPEN) {
      pending.at = Date.now();
      if (pending.shown === Infinity) socket.send(pending.text);
      else send({ do: "now" }); // it is kept, and its frame was lost: that frame once more
    }
    if (Date.now() - beat > PING) { beat = Date.now(); send({ do: "ping" }); }
  }, 500);

  function heard(message) {
    beat = Date.now();
    if (message.ack) kept(message.ack, message.v || 0);
    if (message.t === "frame") {
      if (message.v < version) return;
      version = message.v;
      show(message.html, message.live);
    } else if (message.t === "look" && message.word === asked) {
      looks.set(message.word, message.html);
      preview(message.html);
    } else if (message.t === "glance") {
      glanced(message);
    } else if (message.t === "panel") {
      panel(message.html);
    } else if (message.t === "found") {
      const found = $("found");
      if (found) found.innerHTML = message.html;
    } else if (message.t === "say") {
      // What is said stays until something is done, whatever frames come in between.
      told = message.text;
      say(told);
      notice(told);
    } else if (message.t === "go") {
      location.assign(message.to);
    }
  }

  // -- showing ------------------------------------------------------------------------------
  // A piece that another frame shows elsewhere glides there: which ones is known before it is shown.
  const home = (piece) => {
    const place = piece.closest("[data-area]") || piece.parentElement.closest("[id], [aria-label]");
    return place ? place.dataset.area || place.id || place.getAttribute("aria-label") : "";
  };
  function homes(root) {
    const found = new Map();
    for (const piece of root.querySelectorAll("[data-vt]")) {
      if (!found.has(piece.dataset.vt)) found.set(piece.dataset.vt, home(piece));
    }
    return found;
  }
  function parsed(html) {
    const held = document.createElement("template");
    held.innerHTML = html;
    return held.content.firstElementChild; // it stays in there: to move it here costs more than to read it
  }
  function movers(next) {
    const before = homes(frame());
    const after = homes(next);
    return new Set([...after].filter(([name, at]) => before.has(name) && before.get(name) !== at).map(([name]) => name));
  }
  // What is the same stays untouched: to find that out is quicker than to go through it.
  const differs = (old, next) => !old.isEqualNode(next);
  // Of equal pieces the one that was touched is the one that goes.
  function asTouched(next) {
    const at = touched;
    touched = "";
    if (!at) return;
    const kind = (vt) => vt.replace(/#\d+$/, "");
    const before = homes(frame()), after = homes(next);
    if (before.get(at) === undefined || before.get(at) !== after.get(at)) return;
    const other = [...before.keys()].find((vt) => vt !== at && kind(vt) === kind(at) && before.get(vt) === before.get(at) && after.get(vt) !== before.get(vt));
    const [a, b] = [at, other].map((vt) => vt && frame().querySelector(`[data-vt="${CSS.escape(vt)}"]`));
    if (!b) return;
    [a.dataset.vt, b.dataset.vt] = [b.dataset.vt, a.dataset.vt];
    [a.id, b.id] = [b.id, a.id];
  }
  function show(html, live) {
    looks.clear();
    const before = question();
    const focus = document.activeElement !== document.body && document.activeElement.id;
    const met = morphed > 0;
    const next = parsed(html);
    asTouched(next);
    document.dispatchEvent(new CustomEvent("showing", { detail: movers(next) }));
    Idiomorph.morph(frame(), next, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: differs } });
    document.title = frame().dataset.tab;
    asked = "";
    digits = "";
    pointed = aim = null;
    unglance();
    byKey = false;
    if (told && question() === before) notice(told);
    else told = "";
    if (frame().dataset.phase === "curtain") forget();
    morphed = version;
    $("live").dataset.open = "yes"; // what is shown now is what the server has
    settled();
    if (question() !== before) {
      since = performance.now();
      if (byHand && COVERS.matches) document.body.classList.remove("listed");
      document.querySelector(".ask").scrollTop = 0;
      say(...put(live, focus === "prompt"));
      onceDrawn(inSight);
    } else {
      if (met) say(...live); // what the page came with is read with it
      if (fromList) {
        listed = performance.now();
        (document.querySelector(".choice.back") || $("prompt")).focus({ preventScroll: true });
      }
      if (focus && document.activeElement === document.body && !document.querySelector("dialog[open]")) {
        ($(focus) || $("prompt")).focus({ preventScroll: true });
      }
    }
    fromList = false;
    const lines = $("lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
    acting();
    document.dispatchEvent(new Event("shown"));
    menu();
    beside();
  }
  // A new question is said once: with the focus that it gets, or where it has that already, at the
  // end of what happened.  It gets it as a new element: a reader may still know the old one's text.
  const THINKS = 2000;
  function put(news, there) {
    const at = version, asks = frame().dataset.phase !== "think";
    const text = () => $("prompt").textContent.trim();
    if (there && !asks && !$("beat")) setTimeout(() => { if (version === at) say(text()); }, THINKS);
    if (there || document.querySelector("dialog[open]")) return asks ? [...news, text()] : news;
    const fresh = $("prompt").cloneNode(true);
    $("prompt").replaceWith(fresh);
    fresh.focus({ preventScroll: true });
    return news;
  }
  // What somebody does who holds no seat is shown at the piece that acts, with what it adds up to.
  function acting() {
    const beat = $("beat");
    if (!beat) return;
    const at = beat.dataset.of.split(" ").map((target) => CSS.escape(target));
    const found = at.map((target) => document.querySelector(`#board :is([data-at~="${target}"], [data-beat~="${target}"])`));
    const piece = found.find(Boolean);
    if (!piece) return;
    piece.classList.add("acting");
    const count = beat.querySelector(".beat-count:last-of-type");
    if (count) counted(piece, count.textContent);
    piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  // The piece bears the number alone, as far as it goes on the screen.
  function counted(piece, text) {
    const here = document.createElement("span");
    here.className = "acting-count";
    here.setAttribute("aria-hidden", "true");
    here.textContent = text.split(":").pop().trim();
    piece.append(here);
    const at = here.getBoundingClientRect(), edge = 6;
    here.style.marginInlineStart = `${at.left < edge ? edge - at.left : Math.min(0, innerWidth - edge - at.right)}px`;
  }
  // What needs to know where all lies waits until the frame is on the screen, if that still stands.
  function onceDrawn(look) {
    const at = question();
    requestAnimationFrame(() => setTimeout(() => { if (question() === at) look(); }));
  }
  // Of what may be picked something is to be seen: first the pieces, then where they may go.
  function inSight() {
    const seen = (piece) => {
      const at = piece.getBoundingClientRect();
      const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      return Boolean(there && piece.contains(there));
    };
    for (const kind of ["lit", "open:not(.lit)"]) {
      const all = [...document.querySelectorAll("#board ." + kind)];
      if (!all.length || all.some(seen)) continue;
      all[0].scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
  }
  // Behind the curtain nothing of what was told to the one who left may stay on the page.
  function forget() {
    $("panel").close();
    document.dispatchEvent(new Event("hush"));
    for (const place of ["live", "panel", "preview"]) $(place)?.replaceChildren();
  }
  // What a screen reader says by itself (spoken.js).
  function say(...lines) {
    document.dispatchEvent(new CustomEvent("say", { detail: lines }));
  }
  function notice(text) {
    let place = $("notice");
    if (!place) {
      place = document.createElement("p");
      place.id = "notice";
      place.className = "notice";
      $("prompt").after(place);
    }
    place.textContent = text;
  }
  // The log gives room to what a choice would do, and still ends with the latest.
  function preview(html) {
    for (const mark of document.querySelectorAll(".bd-if, .bd-ghost:not(.stays)")) if (!html || mark.matches(".bd-if")) mark.remove();
    for (const place of document.querySelectorAll(".has-if")) place.classList.remove("has-if");
    $("preview").innerHTML = html;
    // What would change stands at its place, too.
    for (const one of $("preview").querySelectorAll("template[data-for]")) {
      const place = $(one.dataset.for);
      if (!place) continue;
      place.append(one.content.cloneNode(true));
      for (const bears of [place, place.closest("[data-area]")]) bears?.classList.add("has-if");
    }
    say(...[...$("preview").querySelectorAll("p, li")].map((one) => one.dataset.said || one.textContent.trim()));
    document.body.classList.toggle("if-over", Boolean(document.querySelector(".bd-if[data-over]")));
    const lines = $("lines");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }
  // The place that is pointed at bears the card that would lie there.
  function ghost(target) {
    for (const old of document.querySelectorAll(".bd-ghost")) old.remove();
    const card = document.querySelector(".row-hand > .picked > :first-child");
    if (!card || !target.matches(".bd-ground[data-look]")) return;
    const shade = document.createElement("span");
    shade.className = "bd-ghost " + [...card.parentElement.classList].filter((c) => c.startsWith("is-")).join(" ");
    shade.append(card.cloneNode(true));
    target.append(shade);
  }
  // What a picked piece can do stands beside it; so does the sheet of what is looked at, where
  // there is room: right of it, else left of it.
  const GAP = 18;
  function placed(sheet, at) {
    const own = sheet.getBoundingClientRect();
    const right = at.right + GAP + own.width < innerWidth - 6;
    const left = right ? at.right + GAP : at.left - GAP - own.width;
    const top = Math.max(6, Math.min(at.top + at.height / 2 - own.height / 2, innerHeight - own.height - 6));
    if (left < 6) return "";
    sheet.style.left = `${left}px`;
    sheet.style.top = `${top}px`;
    sheet.style.setProperty("--beak", `${Math.max(20, Math.min(at.top + at.height / 2 - top, own.height - 20))}px`);
    return right ? "right" : "left";
  }
  function menu() {
    const lines = $("menu"), piece = lines && $(lines.dataset.of);
    if (!piece) return;
    lines.style.left = lines.style.top = "";
    lines.classList.add("placed");
    if (!placed(lines, piece.getBoundingClientRect())) lines.classList.remove("placed");
  }
  let looked = null;
  function beside() {
    const dialog = $("panel");
    for (const one of document.querySelectorAll(".looked")) one.classList.remove("looked");
    dialog.classList.remove("beside", "beside-left", "beside-right");
    dialog.style.left = dialog.style.top = "";
    if (!dialog.open || !looked || !dialog.querySelector(".panel-what")) return;
    const thing = looked.isConnected ? looked : document.querySelector(`#board [data-at="${CSS.escape(looked.dataset.at || "")}"]`);
    if (!thing) return;
    thing.classList.add("looked");
    if (innerWidth < 704) return;
    dialog.classList.add("beside");
    const side = placed(dialog, thing.getBoundingClientRect());
    if (side) dialog.classList.add(`beside-${side}`);
    else dialog.classList.remove("beside");
  }
  addEventListener("resize", () => { menu(); beside(); });
  $("panel").addEventListener("close", beside);
  function panel(html) {
    unglance();
    const dialog = $("panel");
    dialog.innerHTML = html;
    dialog.classList.toggle("of-thing", Boolean(dialog.querySelector(".panel-what")));
    opened = question();
    if (!dialog.open) dialog.showModal();
    beside();
    const first = dialog.querySelector("[autofocus], .leaf[aria-pressed=true], input, .primary") || dialog.querySelector(dialog.querySelector(".what") ? ".close" : "button");
    document.dispatchEvent(new CustomEvent("sheet", { detail: first }));
    if (first) first.focus();
    dialog.querySelector(".end")?.scrollIntoView();
  }

  // -- what is picked -----------------------------------------------------------------------
  const LOCAL = {
    close: () => $("panel").close(),
    now: () => send({ do: "now" }),
    copy: (d) => copy(d),
    list: () => list(),
  };
  // The list of all answers is folded while the table says the same; it opens and is gone to.
  function list() {
    const open = !document.body.classList.contains("listed");
    document.body.classList.toggle("listed", open && Boolean($("index")));
    const first = open && document.querySelector(".choices .choice");
    if (first) { byKey = false; first.focus(); }
    else $("prompt").focus({ preventScroll: true });
  }
  // Where it covers the table it goes with the answer, and with a touch beside it.
  const COVERS = matchMedia("(max-width: 61.99rem), (max-height: 32.5rem)");
  let byHand = false;
  document.addEventListener("pointerdown", (event) => {
    byHand = true;
    const beside = !event.target.closest(".index, #index-of");
    if (beside && COVERS.matches) document.body.classList.remove("listed");
  }, true);
  document.addEventListener("keydown", () => { byHand = false; }, true);
  async function copy(d) {
    try {
      await navigator.clipboard.writeText(d.copy);
    } catch {
      return; // the seed stands there to be selected
    }
    say(d.told);
    if (!$("panel").open) notice(d.told);
  }
  // A click, Enter or digit that was meant for the last question, or for the list as it was.
  const early = () => performance.now() - since < FRESH;
  const stale = (target) => early() || (target.closest(".choices") && performance.now() - listed < FRESH);
  const CHANGES = "[data-say],[data-arrange],[data-line],[data-order],[data-seat],[data-naming],[data-open],[data-decline],[data-at]:is(.lit, .open, .near, .picked),[data-do=undo],[data-do=leave],[data-do=sit],[data-do=resign]";
  function act(target) {
    const d = target.dataset;
    clearTimeout(hover);
    if (target.disabled || (target.matches(CHANGES) && stale(target))) return true;
    if (target.closest("dialog") && target.matches(CHANGES) && opened !== question()) {
      $("panel").close(); // it was opened at another question
      return true;
    }
    told = "";
    fromList = Boolean(target.closest(".choices"));
    if (d.say !== undefined) { $("panel").close(); change({ do: "say", word: d.say }); }
    else if (d.arrange !== undefined) { $("panel").close(); change({ do: "arrange", at: d.arrange }); }
    else if (d.line !== undefined) {
      $("panel").close();
      document.dispatchEvent(new CustomEvent("walked", { detail: (d.path || "").split(" ") }));
      change({ do: "line", words: d.line });
    }
    else if (d.order !== undefined) { $("panel").close(); change({ do: "order", name: d.order }); }
    else if (d.seat !== undefined) { $("panel").close(); change({ do: "seat", who: d.seat }); }
    else if (d.naming !== undefined) { const name = $(`name-${d.naming}`).value; $("panel").close(); change({ do: "seat", who: `${d.naming}=person:${name}` }); }
    else if (d.decline !== undefined) change({ do: "decline", name: d.decline });
    else if (d.open !== undefined) send({ do: "open", key: d.open });
    else if (d.rule !== undefined) send({ do: "rule", id: d.rule });
    else if (d.turn !== undefined) leaf(Number(d.turn));
    else if (d.leaf !== undefined) leafTo(target);
    else if (d.at !== undefined && !target.matches(".lit, .open, .near, .picked")) { looked = target; send({ do: "what", at: d.at }); }
    else if (d.at !== undefined) { touched = d.vt || touched; change({ do: "pick", at: d.at }); }
    else if (d.moment !== undefined) { $("panel").close(); send({ do: "moment", at: Number(d.moment) }); }
    else if (d.do in LOCAL) LOCAL[d.do](d);
    else if (["undo", "leave", "sit", "resign"].includes(d.do)) { $("panel").close(); change({ do: d.do }); }
    else if (d.do) send({ do: d.do });
    else return false;
    return true;
  }
  const ACTS = "[data-say],[data-arrange],[data-line],[data-order],[data-decline],[data-seat],[data-naming],[data-open],[data-at],[data-moment],[data-do],[data-rule],[data-turn],[data-leaf]";
  // What an answer does is shown where it is pointed at: in the list, or on the table.
  const SHOWN = "[data-say],[data-look]";
  // -- what others do -------------------------------------------------------------------------
  // Nobody has to watch it: any key or click goes on to the next question.  While a bot thinks, keys
  // and clicks that do something else there do that.
  const SHEETS = "header, a, summary, #log, #hurry";
  function hurries(event) {
    if (!event.isTrusted || frame().dataset.phase !== "think" || $("banner") || $("panel").open) return false;
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return false;
    const own = event.target.closest(SHEETS); // it is pressed by a click, Enter or Space
    if (event.type === "click") return !own && Boolean($("beat") || !event.target.closest(ACTS));
    if (["Tab", "Shift"].includes(event.key) || (own && ["Enter", " "].includes(event.key))) return false;
    return Boolean($("beat") || !(event.key in KEYS || event.key.startsWith("Arrow")));
  }
  function hurry(event) {
    if (!hurries(event)) return;
    if (!event.repeat && !early()) send({ do: "hurry" });
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, hurry, true);
  // -- what is looked at ----------------------------------------------------------------------
  const LOOKED = "[data-at],[data-say]";
  const HOLD = 500, STRAYED = 10;
  let held = 0, heldAt = [0, 0], wasHeld = false;
  function lookAt(target) {
    const thing = target && target.closest && target.closest(LOOKED);
    if (!thing || thing.closest("dialog")) return false;
    const d = thing.dataset;
    looked = thing;
    send({ do: "what", at: d.at ?? "=" + d.say });
    return true;
  }
  // A finger has no way to point: its press shows what it would do, its lift does it, and to slide
  // away takes it back.  A short tap on what is dangerous has shown nothing yet: it only points.
  const SHOWS = 250;
  let aim = null, aimedAt = 0;
  function aims(target) {
    for (const one of document.querySelectorAll(".aimed")) one.classList.remove("aimed");
    clearTimeout(hover);
    aim = target;
    aimedAt = performance.now();
    document.dispatchEvent(new CustomEvent("aimed", { detail: target && target.closest("[data-tile]") }));
    if (!target) { preview(""); return; }
    target.classList.add("aimed");
    look(target);
  }
  // Whether a lift only points: the danger has not been in sight.
  function points(target) {
    return target === aim && target.dataset.aim === "ask" && performance.now() - aimedAt < SHOWS;
  }
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(held);
    wasHeld = false;
    if (event.pointerType === "mouse") return;
    heldAt = [event.clientX, event.clientY];
    const shown = event.target.closest && event.target.closest("[data-aim][data-look]");
    if (shown !== aim) aims(shown);
    if (shown) return;
    held = setTimeout(() => { wasHeld = lookAt(event.target); }, HOLD);
  });
  document.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - heldAt[0], event.clientY - heldAt[1]) > STRAYED) clearTimeout(held);
  });
  for (const over of ["pointerup", "pointercancel"]) document.addEventListener(over, () => clearTimeout(held));
  document.addEventListener("contextmenu", (event) => {
    if (wasHeld || (event.pointerType && event.pointerType !== "mouse" && event.target.closest(LOOKED))) event.preventDefault();
  });
  // A mouse that rests on what is not lit is told in brief what it is; a click tells all.
  const REST = 400;
  let resting = 0, rested = null;
  function unglance() {
    clearTimeout(resting);
    rested = null;
    const sheet = $("glance");
    if (sheet) sheet.hidden = true;
  }
  function glance(event) {
    if (event.pointerType !== "mouse" || !$("glance")) return;
    const thing = event.target.closest && event.target.closest("#board [data-at]");
    if (event.target.closest && event.target.closest("#glance")) return;
    if (thing === rested) return;
    unglance();
    rested = thing;
    // What an answer would do is told where it stands: nothing may lie over that, nor over places
    // that are lit for a picked piece.
    const aiming = thing && (thing.matches(SHOWN) || (thing.matches(".lit, .open") && document.querySelector("#board .picked")));
    if (!thing || event.buttons || aiming || thing.matches(".picked")) return;
    resting = setTimeout(() => send({ do: "glance", at: thing.dataset.at }), REST);
  }
  function glanced(message) {
    const sheet = $("glance");
    if (!sheet || !rested || rested.dataset.at !== message.at || !message.html || $("panel").open) return;
    sheet.innerHTML = message.html;
    sheet.hidden = false;
    const at = rested.getBoundingClientRect(), own = sheet.getBoundingClientRect();
    const right = at.right + 10 + own.width < innerWidth;
    sheet.style.left = `${Math.max(6, right ? at.right + 10 : at.left - own.width - 10)}px`;
    sheet.style.top = `${Math.max(6, Math.min(at.top, innerHeight - own.height - 6))}px`;
  }
  // A card is drawn to its place by mouse or finger: both of its targets are picked at once.
  let drawn = null, drawnFrom = [0, 0], carried = null, below = null;
  // The hand is a strip that cuts off what leaves it: a copy of the card follows the pointer.
  function carry(card) {
    const at = card.getBoundingClientRect();
    const copy = card.cloneNode(true);
    for (const name of [...copy.getAttributeNames()]) if (name === "id" || name.startsWith("data-")) copy.removeAttribute(name);
    copy.inert = true;
    Object.assign(copy.style, { width: `${at.width}px`, height: `${at.height}px` });
    carried = document.createElement("div");
    carried.className = "row-hand carried";
    carried.ariaHidden = "true";
    Object.assign(carried.style, { left: `${at.left}px`, top: `${at.top}px` });
    carried.append(copy);
    frame().append(carried);
    card.classList.add("drawn");
  }
  function overPlace(place) {
    if (place === below) return;
    if (below) below.classList.remove("below");
    below = place;
    if (below) below.classList.add("below");
  }
  document.addEventListener("pointerdown", (event) => {
    const card = event.target.closest && event.target.closest(".row-hand > .piece:is(.lit, .open, .picked)");
    drawn = card && event.button === 0 ? card : null;
    drawnFrom = [event.clientX, event.clientY];
  });
  document.addEventListener("pointermove", (event) => {
    if (!drawn) return;
    const [x, y] = [event.clientX - drawnFrom[0], event.clientY - drawnFrom[1]];
    if (!drawn.classList.contains("drawn")) {
      if (Math.hypot(x, y) <= STRAYED || !drawn.isConnected) return;
      carry(drawn);
      clearTimeout(held);
      unglance();
    }
    carried.style.translate = `${x}px ${y}px`;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    overPlace(under && under.closest("#board [data-at]:is(.lit, .open, .near)"));
  });
  function drop(event) {
    const card = drawn;
    drawn = null;
    overPlace(null);
    if (carried) carried.remove();
    carried = null;
    if (!card || !card.classList.contains("drawn")) return;
    card.classList.remove("drawn");
    wasHeld = true; // the click that follows is no answer
    setTimeout(() => { wasHeld = false; }, 0);
    if (event.type !== "pointerup") return;
    card.hidden = true;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    card.hidden = false;
    const place = under && under.closest("#board [data-at]");
    if (place && place !== card && !stale(card)) {
      told = "";
      const first = card.matches(".picked") ? "" : `${card.dataset.at.split(" ")[0]} | `;
      change({ do: "pick", at: first + place.dataset.at });
    }
  }
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
  // A pile is leafed through: by its cards, by two buttons, by the arrows.
  function leafTo(one) {
    for (const other of one.closest(".leaf-row").querySelectorAll(".leaf")) other.setAttribute("aria-pressed", String(other === one));
    for (const text of $("panel").querySelectorAll("[data-text]")) text.hidden = text.dataset.text !== one.dataset.leaf;
    one.scrollIntoView({ block: "nearest", inline: "center" });
  }
  function leaf(by) {
    const all = [...$("panel").querySelectorAll(".leaf")];
    const next = all[all.findIndex((one) => one.getAttribute("aria-pressed") === "true") + by];
    if (next) leafTo(next);
    return next;
  }
  document.addEventListener("click", (event) => {
    if (aim && event.pointerType === "touch" && event.target.closest("[data-aim]") === aim && points(aim)) {
      if (aim.dataset.again) notice(aim.dataset.again);
      return;
    }
    if (wasHeld) { wasHeld = false; event.preventDefault(); return; }
    const target = event.target.closest(ACTS);
    if (target && act(target)) event.preventDefault();
    else if (event.target === $("panel")) $("panel").close();
  });
  // Only who points at an answer, or goes to it by keys, is shown what it would do: neither a
  // focus that the page sets nor a frame that changes below a mouse at rest.
  function look(target) {
    clearTimeout(hover);
    if (!target || target.closest("dialog")) return;
    hover = setTimeout(() => {
      asked = target.dataset.say ?? target.dataset.look;
      ghost(target);
      if (looks.has(asked)) preview(looks.get(asked));
      else send({ do: "look", word: asked, a: number() });
    }, 60);
  }
  document.addEventListener("pointermove", (event) => {
    if (event.screenX === pointer[0] && event.screenY === pointer[1]) return;
    pointer = [event.screenX, event.screenY];
    const target = event.target.closest && event.target.closest(SHOWN);
    glance(event);
    if (target === pointed) return;
    pointed = target;
    if (target) look(target);
    else { clearTimeout(hover); asked = ""; preview(""); }
  });
  document.addEventListener("focusin", (event) => {
    if (byKey) look(event.target.closest(SHOWN));
    byKey = false;
  });
  document.addEventListener("input", (event) => {
    const filter = event.target.dataset && event.target.dataset.filter;
    if (filter) {
      const plain = (s) => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
      const wanted = plain(event.target.value);
      for (const item of $(filter).querySelectorAll("[data-item]")) {
        item.hidden = !plain(item.textContent + " " + item.closest("section").firstElementChild.textContent).includes(wanted);
      }
      for (const group of $(filter).querySelectorAll("[data-group]")) {
        group.hidden = !group.querySelector("[data-item]:not([hidden])");
        if (group.tagName === "DETAILS") group.open = Boolean(wanted) && !group.hidden;
      }
    } else if (event.target.closest("[data-find]")) {
      send({ do: "find", q: event.target.value.slice(0, 80) });
    }
  });
  document.addEventListener("submit", (event) => {
    if (event.target.closest("[data-find]")) event.preventDefault();
  });

  // -- keys ---------------------------------------------------------------------------------
  const KEYS = { u: "undo", h: "hint", w: "why", e: "explain", o: "odds", r: "rules", s: "log", p: "orders", m: "menu", "?": "help" };
  const goes = (key) => key === "Tab" || key.startsWith("Arrow") || /^\d$/.test(key);
  document.addEventListener("keydown", (event) => {
    byKey = goes(event.key);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter") digits = "";
    // A key that is held answers once, and never goes through the curtain.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    if (event.target.matches("input, select, textarea")) return;
    if ($("panel").open) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const next = by && leaf(by);
      if (next) { next.focus(); event.preventDefault(); }
      return;
    }
    if (/^\d$/.test(event.key) && (early() || performance.now() - listed < FRESH)) {
      event.preventDefault();
    } else if (/^\d$/.test(event.key)) {
      // Two digits in a row name one answer.
      digits = event.timeStamp - digitsAt < 900 ? digits + event.key : event.key;
      digitsAt = event.timeStamp;
      const choice = $("choice-" + Number(digits)) || $("choice-" + Number(digits = event.key));
      if (choice) choice.focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      unglance();
      document.body.classList.remove("listed");
      send({ do: "clear" });
      event.preventDefault();
    } else if (event.key.startsWith("Arrow")) {
      if (step(event.key)) event.preventDefault();
    } else if (event.key === "i") {
      const on = document.activeElement.closest(LOOKED);
      if (lookAt(on || [...document.querySelectorAll(":hover")].pop())) event.preventDefault();
    } else if (event.key === "g") {
      if (lookAt(document.querySelector("[data-self]"))) event.preventDefault();
    } else if (event.key === "l") {
      list();
      event.preventDefault();
    } else if (event.key in KEYS) {
      const button = document.querySelector(`.tool-${KEYS[event.key]}`);
      if (button) act(button);
      event.preventDefault();
    }
  });
  // The arrows go to the nearest button in their direction, in the list as on the table.
  function step(key) {
    const from = document.activeElement;
    if (!from || !from.closest("main")) return false;
    const all = [...document.querySelectorAll("main button:not([disabled], [aria-hidden])")];
    const choices = from.closest(".choices");
    const a = from.getBoundingClientRect();
    const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
    let best = null, least = Infinity;
    const cell = from.closest("[data-area]");
    for (const other of all) {
      // From cell to cell: what lies on a cell is told with it, and looked at from there.
      if (cell && other.closest("[data-area]") === cell) continue;
      if (other === from || (choices && !other.closest(".choices") && /Up|Down/.test(key))) continue;
      const b = other.getBoundingClientRect();
      if (!b.width) continue;
      const dx = b.left + b.width / 2 - x, dy = b.top + b.height / 2 - y;
      const [along, across] = { ArrowRight: [dx, dy], ArrowLeft: [-dx, dy], ArrowDown: [dy, dx], ArrowUp: [-dy, dx] }[key];
      if (along <= 1) continue;
      const far = along + 3 * Math.abs(across);
      if (far < least) { least = far; best = other; }
    }
    const there = best && best.closest("[data-area]");
    if (there) best = there.querySelector(".lit:not([disabled])") || there.querySelector(".bd-ground:not([disabled])") || best;
    if (best) best.focus();
    return Boolean(best);
  }

  const lines = $("lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
  acting();
  inSight();
  menu();
  $("prompt").focus({ preventScroll: true });
  connect();
})();
