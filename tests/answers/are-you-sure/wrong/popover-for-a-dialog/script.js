const dialog = document.querySelector('[popover]');
let item;
document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  item = button.closest('li');
  dialog.querySelector('h2').textContent = `${button.textContent}?`;
  dialog.showPopover();
});
dialog.addEventListener('click', ({ target }) => {
  if (!target.closest('button')) return;
  dialog.hidePopover();
  if (target.value === 'yes') {
    item.remove();
    document.querySelector('h1').focus();
  }
});
