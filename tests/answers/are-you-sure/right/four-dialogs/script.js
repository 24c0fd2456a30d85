for (const button of document.querySelectorAll('li button')) {
  const dialog = document.getElementById('d-' + button.textContent.split(' ')[1]);
  button.addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'yes') return;
    button.closest('li').remove();
    document.querySelector('h1').focus();
  });
}
