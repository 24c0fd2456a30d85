const form = document.querySelector('form');
const list = document.querySelector('ol');
const status = document.querySelector('[role="status"]');
const items = [...list.children];
const titles = new Map(items.map((item) => [item, item.textContent]));
let dragged = null;
let before = [];

function tell(item) {
  const place = [...list.children].indexOf(item);
  status.textContent = `${titles.get(item)}: now number ${place} of ${items.length}`;
}

function addButton(item, words, step) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${words} `;
  button.setAttribute('aria-label', `Move ${titles.get(item)} ${words}`);
  button.addEventListener('click', () => {
    const other = step < 0 ? item.previousElementSibling : item.nextElementSibling;
    if (!other) return;
    if (step < 0) other.before(item);
    else other.after(item);
    // What is taken out of its place loses the focus.
    button.focus();
    tell(item);
  });
  item.append(' ', button);
}

for (const item of items) {
  addButton(item, 'up', -1);
  addButton(item, 'down', 1);
}

list.addEventListener('pointerdown', (event) => {
  if (event.target.closest('button')) return;
  dragged = event.target.closest('li');
  before = [...list.children];
  list.setPointerCapture(event.pointerId);
});

list.addEventListener('pointermove', ({ clientY }) => {
  if (!dragged) return;
  for (const other of list.children) {
    const { top, bottom } = other.getBoundingClientRect();
    if (other === dragged || clientY < top || clientY >= bottom) continue;
    if (clientY < (top + bottom) / 2) other.before(dragged);
    else other.after(dragged);
    return;
  }
});

list.addEventListener('pointerup', () => {
  if (dragged) tell(dragged);
  dragged = null;
});

function leave() {
  if (!dragged) return;
  list.append(...before);
  dragged = null;
}

// The browser has taken the finger's move for scrolling.
list.addEventListener('pointercancel', leave);

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') leave();
});

form.addEventListener('formdata', ({ formData }) => {
  for (const item of list.children) formData.append('order', titles.get(item));
});

form.addEventListener('reset', () => {
  list.append(...items);
  status.textContent = 'All songs are back where they were.';
});
