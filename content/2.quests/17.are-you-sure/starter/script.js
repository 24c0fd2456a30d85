document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button && confirm('Are you sure?')) button.closest('li').remove();
});
