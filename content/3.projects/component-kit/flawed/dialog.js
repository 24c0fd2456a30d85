// <button data-opens="id">…</button> <dialog id="id" aria-labelledby="…"> … <button data-closes>…</button> </dialog>
// The browser's dialog keeps the focus inside, closes with Escape and gives the focus back. This connects its buttons.
for (const button of document.querySelectorAll('[data-opens]')) {
  const dialog = document.getElementById(button.dataset.opens);
  button.addEventListener('click', () => dialog.show());
  for (const one of dialog.querySelectorAll('[data-closes]'))
    one.addEventListener('click', () => dialog.close(one.value));
}
