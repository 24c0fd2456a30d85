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

dialog.addEventListener('close', async () => {
  if (dialog.returnValue !== 'yes') return;
  await new Promise((done) => requestAnimationFrame(done));
  const next = item.nextElementSibling ?? item.previousElementSibling;
  item.remove();
  (next?.querySelector('button') ?? document.querySelector('h1')).focus();
});
