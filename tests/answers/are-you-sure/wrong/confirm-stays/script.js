document.querySelector('ul').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button && confirm(`${button.textContent}?`)) button.closest('li').remove();
});
