const head = document.querySelector('thead');
const body = document.querySelector('tbody');

/** How two values of a column are compared. */
const words = (one, other) => one.localeCompare(other, 'en');
const numbers = (one, other) => Number(one) - Number(other);
const days = (one, other) => Date.parse(one) - Date.parse(other);
const compare = [words, words, numbers, days];

function show() {
  body.replaceChildren();
  for (const [name, ...others] of boats) {
    const row = body.insertRow();
    const header = document.createElement('td');
    header.style.fontWeight = 'bold';
    header.textContent = name;
    row.append(header);
    for (const text of others) row.insertCell().textContent = text;
  }
}

head.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const header = button.closest('th');
  const isAscending = header.getAttribute('aria-sort') === 'ascending';
  for (const other of head.querySelectorAll('th'))
    other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', isAscending ? 'descending' : 'ascending');
  const column = button.value;
  boats.sort((one, other) => compare[column](one[column], other[column]));
  if (isAscending) boats.reverse();
  show();
});

show();
