const dialog = document.querySelector('dialog');
let item = null;

document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  item = button.closest('li');
  dialog.querySelector('h2').textContent = `${button.textContent}?`;
  // The answer of the last time must not count.
  dialog.returnValue = '';
  dialog.showModal();
});

dialog.addEventListener('close', () => {
  if (dialog.returnValue !== 'yes') return;
  const next = item.nextElementSibling ?? item.previousElementSibling;
  item.remove();
  const place = next?.querySelector('button') ?? document.querySelector('h1');
  place.focus();
});
