const dialog = document.querySelector('dialog');
const [yes, no] = dialog.querySelectorAll('button');
let item;
for (const button of document.querySelectorAll('li button')) {
  button.addEventListener('click', () => {
    item = button.closest('li');
    dialog.querySelector('h2').textContent = 'Do you really want to ' + button.textContent.toLowerCase() + '?';
    dialog.showModal();
  });
}
no.addEventListener('click', () => dialog.close());
yes.addEventListener('click', () => {
  dialog.close();
  item.remove();
  document.querySelector('h1').focus();
});
