const box = document.getElementById('box');
const rows = document.getElementById('rows');
const field = document.getElementById('number');
const height = 32;
const spare = 10;
let active = 1;

rows.style.height = `${count * height}px`;
rows.setAttribute('role', 'presentation');
box.setAttribute('role', 'listbox');
box.setAttribute('aria-labelledby', 'title');
box.tabIndex = 0;

function makeRow(number) {
  const row = document.createElement('div');
  row.className = 'row';
  row.id = `row-${number}`;
  row.textContent = lineOf(number);
  row.style.position = 'absolute';
  row.style.top = `${(number - 1) * height}px`;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-posinset', number);
  row.setAttribute('aria-setsize', count);
  row.setAttribute('aria-selected', 'false');
  return row;
}

function show() {
  const first = Math.max(1, Math.floor(box.scrollTop / height) + 1 - spare);
  const last = Math.min(count, Math.ceil((box.scrollTop + box.clientHeight) / height) + spare);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // Rows that stay are taken over; all stand in the order of reading.
  rows.replaceChildren(...numbers.map(makeRow));
  for (const row of rows.children) row.classList.toggle('active', row.id === `row-${active}`);
}

function goTo(number) {
  active = Math.min(Math.max(number, 1), count);
  const top = (active - 1) * height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
  show();
  box.setAttribute('aria-activedescendant', `row-${active}`);
}

box.addEventListener('scroll', show);

box.addEventListener('keydown', (event) => {
  const page = Math.floor(box.clientHeight / height);
  const places = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 1,
    End: count,
  };
  if (!(event.key in places)) return;
  event.preventDefault();
  goTo(places[event.key]);
});

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = Number(field.value);
  if (!Number.isInteger(number)) return;
  goTo(number);
  box.focus();
});

goTo(1);
