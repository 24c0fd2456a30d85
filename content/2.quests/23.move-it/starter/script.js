const list = document.querySelector('ol');
let dragged = null;

list.addEventListener('dragstart', ({ target }) => {
  dragged = target;
});

list.addEventListener('dragover', (event) => {
  event.preventDefault();
  const over = event.target.closest('li');
  if (!over || over === dragged) return;
  const { top, height } = over.getBoundingClientRect();
  if (event.clientY < top + height / 2) over.before(dragged);
  else over.after(dragged);
});
