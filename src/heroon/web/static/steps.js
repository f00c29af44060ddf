// An answer of several numbers is put together by steppers: one less, one more, or a number at once.
// The button that gives it says the numbers at the end of its answer, and waits until they are whole.
"use strict";
(() => {
  const steppers = (sheet) => [...sheet.querySelectorAll("[data-count]")];
  const count = (one) => Number(one.dataset.count);
  const most = (one) => Math.max(...[...one.querySelectorAll("[data-step^='=']")].map((dot) => Number(dot.dataset.step.slice(1))));

  function set(sheet, one, wanted) {
    const ready = sheet.querySelector("[data-whole]"), whole = Number(ready.dataset.whole);
    const others = steppers(sheet).filter((other) => other !== one).reduce((sum, other) => sum + count(other), 0);
    one.dataset.count = Math.max(0, Math.min(wanted, most(one), whole - others));
    drawn(sheet);
    document.dispatchEvent(new CustomEvent("say", { detail: [one.ariaLabel, sheet.querySelector("[data-sum]").parentElement.textContent] }));
  }
  function drawn(sheet) {
    const ready = sheet.querySelector("[data-whole]"), whole = Number(ready.dataset.whole);
    const all = steppers(sheet), numbers = all.map(count), sum = numbers.reduce((a, b) => a + b, 0);
    for (const one of all) {
      one.querySelector("output").textContent = count(one);
      one.ariaLabel = `${one.dataset.name}, ${count(one)}`;
      for (const dot of one.querySelectorAll("[data-step^='=']")) dot.classList.toggle("on", Number(dot.dataset.step.slice(1)) <= count(one));
      one.querySelector("[data-step='-1']").disabled = count(one) === 0;
      one.querySelector("[data-step='1']").disabled = count(one) === most(one) || sum === whole;
    }
    sheet.querySelector("[data-sum]").textContent = sum;
    ready.disabled = sum !== whole;
    for (const name of ["line", "look"]) if (ready.dataset[name]) ready.dataset[name] = ready.dataset[name].replace(/[\d.]+$/, numbers.join("."));
  }
  // A stepper stands before what its places mean elsewhere: nothing is picked.
  document.addEventListener("click", (event) => {
    const step = event.target.closest && event.target.closest("[data-steps] [data-step]");
    if (!step) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const one = step.closest("[data-count]"), by = step.dataset.step;
    const wanted = by.startsWith("=") ? Number(by.slice(1)) : count(one) + Number(by);
    // The place of the number that stands there takes it away again.
    set(step.closest("[data-steps]"), one, by.startsWith("=") && wanted === count(one) ? wanted - 1 : wanted);
    if (step.disabled) step.parentElement.querySelector("button:not([disabled])")?.focus();
  }, true);
  const begin = () => { for (const sheet of document.querySelectorAll("[data-steps]")) drawn(sheet); };
  document.addEventListener("shown", begin);
  begin();
})();
