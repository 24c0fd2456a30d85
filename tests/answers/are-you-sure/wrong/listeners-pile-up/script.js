const dialog = document.querySelector('dialog');
document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  dialog.querySelector('h2').textContent = `${button.textContent}?`;
  dialog.returnValue = '';
  dialog.showModal();
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'yes') return;
    const list = document.querySelector('ul');
    list.children[0]?.remove();
    document.querySelector('h1').focus();
  });
});
