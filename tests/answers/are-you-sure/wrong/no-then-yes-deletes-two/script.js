const dialog = document.querySelector('dialog');
document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const item = button.closest('li');
  document.querySelector('#question').textContent = `Delete the booking: ${item.firstChild.textContent.trim()}?`;
  dialog.returnValue = '';
  dialog.showModal();
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'yes') return;
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    (next?.querySelector('button') ?? document.querySelector('h1')).focus();
  });
});
