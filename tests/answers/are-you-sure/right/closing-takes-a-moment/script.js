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

for (const button of dialog.querySelectorAll('button'))
  button.addEventListener('click', (event) => {
    event.preventDefault();
    setTimeout(() => dialog.close(button.value), 200);
  });
dialog.addEventListener('close', () => {
  if (dialog.returnValue !== 'yes') return;
  item.remove();
  document.querySelector('h1').focus();
});
