// The form of a new game: what is chosen stands in the bar beside "Play"; a card file that is chosen
// comes into its box, where it can be read and mended.
"use strict";
// A card that another choice hides is not chosen, where others of its kind are in sight; nor is a
// level that what is chosen leaves out.
{
  const seen = (one) => one.closest("label").getClientRects().length > 0;
  const fits = (option) => Object.entries(JSON.parse(option.dataset.when)).some(([name, values]) =>
    values.includes(document.querySelector(`[name="option-${name}"]:checked`)?.value));
  const fit = () => {
    for (const one of document.querySelectorAll(".face-card [type=radio]:checked")) {
      if (seen(one)) continue;
      const other = [...document.getElementsByName(one.name)].find(seen);
      if (other) other.checked = true;
    }
    for (const option of document.querySelectorAll("option[data-when]")) {
      option.hidden = option.disabled = !fits(option);
      if (option.selected && option.disabled) option.previousElementSibling.selected = true;
    }
  };
  document.addEventListener("change", fit);
  fit();
}
for (const sum of document.querySelectorAll("[data-sum]")) {
  const told = () => {
    // Yes and no tell nothing without their question; what is hidden is not chosen.
    const cards = [...document.querySelectorAll(".face-card:has(:checked:not([type=radio][value=yes], [type=radio][value=no])) strong")];
    const chosen = cards.filter((one) => one.getClientRects().length).map((one) => one.textContent);
    sum.textContent = [sum.dataset.sum, ...chosen].join(" · ");
  };
  sum.hidden = false;
  document.addEventListener("change", told);
  told();
}
for (const label of document.querySelectorAll("[data-file]")) {
  const box = document.getElementById(label.dataset.file), file = label.querySelector("input");
  label.hidden = false;
  file.addEventListener("change", async () => {
    if (file.files.length) box.value = (await file.files[0].slice(0, 4 * box.maxLength).text()).slice(0, box.maxLength + 1);
    file.value = "";
  });
}
