const box = document.getElementById('box');
const rows = document.getElementById('rows');
const height = 32;
let active = 1;
let isWaiting = false;

rows.style.height = `${count * height}px`;
rows.setAttribute('role', 'rowgroup');
box.setAttribute('role', 'table');
box.setAttribute('aria-labelledby', 'title');
box.setAttribute('aria-rowcount', count);

const numberOf = (row) => Number(row.getAttribute('aria-rowindex'));

function makeRow(number) {
  const row = document.createElement('div');
  const [code, ...words] = lineOf(number).split(' ');
  row.className = 'row';
  row.style.cssText = `position: absolute; top: ${(number - 1) * height}px`;
  row.setAttribute('role', 'row');
  row.setAttribute('aria-rowindex', number);
  for (const text of [code, words.join(' ')]) {
    const cell = document.createElement('span');
    cell.setAttribute('role', text === code ? 'rowheader' : 'cell');
    cell.textContent = `${text} `;
    row.append(cell);
  }
  return row;
}

/** The rows in sight, some around them, and the one with the focus, wherever that is. */
function wantedRows() {
  const middle = Math.round((box.scrollTop + box.clientHeight / 2) / height);
  const wanted = [active];
  for (let number = middle - 20; number <= middle + 20; number++)
    if (number >= 1 && number <= count && number !== active) wanted.push(number);
  return wanted.sort((one, other) => one - other);
}

function show() {
  isWaiting = false;
  const wanted = wantedRows();
  for (const row of [...rows.children]) if (!wanted.includes(numberOf(row))) row.remove();
  let next = rows.firstElementChild;
  for (const number of wanted) {
    if (next && numberOf(next) === number) next = next.nextElementSibling;
    else rows.insertBefore(makeRow(number), next);
  }
  for (const row of rows.children) row.tabIndex = numberOf(row) === active ? 0 : -1;
}

function goTo(number) {
  if (!(number >= 1 && number <= count)) return;
  active = number;
  show();
  const row = [...rows.children].find((one) => numberOf(one) === active);
  row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

box.addEventListener('scroll', () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(show);
});

box.addEventListener('keydown', (event) => {
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (!(event.key in steps)) return;
  event.preventDefault();
  goTo(active + steps[event.key]);
});

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  goTo(Number(document.getElementById('number').value));
});

show();
