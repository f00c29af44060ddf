// The hints of a first game: each is shown once, at the first question of its kind that has none.
// What was shown is remembered in a cookie, which the server forgets when they are wished for again.
"use strict";
(() => {
  const box = document.getElementById("tips"), YEAR = 31536000;
  if (!box) return;
  const game = box.dataset.game;
  const kept = () => new Set((document.cookie.match(/(?:^|; )hints=([^;]*)/)?.[1] ?? "").split("/").filter(Boolean));
  function keep(key) {
    const all = kept().add(`${game}:${key}`);
    document.cookie = `hints=${[...all].join("/")}; max-age=${YEAR}; path=/; samesite=strict`;
  }
  let shown = null, at = "";
  function close() {
    if (shown) { keep(shown.dataset.tip); shown.hidden = true; }
    shown = null;
    box.hidden = true;
  }
  // Beside the question and away from what can be answered: above or below, whichever covers less.
  const covered = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  function place() {
    const costs = ["", "low"].map((where) => {
      box.classList.toggle("low", where === "low");
      const own = box.getBoundingClientRect();
      const sum = (names, weight) => [...document.querySelectorAll(names)].reduce((all, one) => all + weight * covered(own, one.getBoundingClientRect()), 0);
      return sum("#prompt", 1000) + sum(".choices, .acts, .done", 20) + sum("#board .lit, #board .picked", 1);
    });
    box.classList.toggle("low", costs[1] < costs[0]);
  }
  function look() {
    const { number, phase, prompt } = document.getElementById("frame").dataset;
    const now = phase === "ask" ? `${number} ${prompt}` : "";
    if (now === at) return;
    at = now;
    close();
    const seen = kept();
    if (!now || seen.has("off") || seen.has(`${game}:off`)) return;
    shown = [...box.children].find((tip) => tip.dataset.prompt === prompt && !seen.has(`${game}:${tip.dataset.tip}`)) ?? null;
    if (!shown) return;
    shown.hidden = box.hidden = false;
    place();
  }
  box.addEventListener("click", (event) => {
    const what = event.target.closest("[data-tips]")?.dataset.tips;
    if (!what) return;
    if (what === "off") keep("off");
    close();
    document.getElementById("prompt").focus({ preventScroll: true });
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && shown) close(); });
  new MutationObserver(look).observe(document.getElementById("frame"), { attributes: true, attributeFilter: ["data-number", "data-phase", "data-prompt"] });
  addEventListener("resize", () => { if (shown) place(); });
  look();
})();
