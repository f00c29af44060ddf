// The form of a new game: a card file that is chosen comes into the box, where it can be read and mended.
"use strict";
for (const label of document.querySelectorAll("[data-file]")) {
  const box = document.getElementById(label.dataset.file), file = label.querySelector("input");
  label.hidden = false;
  file.addEventListener("change", async () => {
    if (file.files.length) box.value = (await file.files[0].slice(0, 4 * box.maxLength).text()).slice(0, box.maxLength + 1);
    file.value = "";
  });
}
