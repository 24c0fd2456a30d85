document.querySelector('ul').addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Confirm');
  dialog.innerHTML = `<p>Delete the booking of the <strong></strong>?</p><button>Yes</button><button autofocus>No</button>`;
  dialog.querySelector('strong').textContent = button.textContent.replace('Delete ', '');
  document.body.append(dialog);
  const [yes, no] = dialog.querySelectorAll('button');
  no.onclick = () => dialog.close();
  yes.onclick = () => {
    dialog.close();
    button.closest('li').remove();
    document.querySelector('h1').focus();
  };
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
});
