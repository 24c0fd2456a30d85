for (const button of document.querySelectorAll('li button')) {
  button.onclick = () => {
    document.body.insertAdjacentHTML('beforeend', `<dialog aria-labelledby="q"><h2 id="q">${button.textContent}?</h2><button>Yes, delete</button> <button>No</button></dialog>`);
    const dialog = document.querySelector('dialog');
    dialog.showModal();
    const [yes, no] = dialog.querySelectorAll('button');
    const leave = (event) => {
      event?.preventDefault();
      dialog.remove();
      button.focus();
    };
    no.onclick = leave;
    dialog.oncancel = leave;
    yes.onclick = () => {
      leave();
      button.closest('li').remove();
      document.querySelector('h1').focus();
    };
  };
}
