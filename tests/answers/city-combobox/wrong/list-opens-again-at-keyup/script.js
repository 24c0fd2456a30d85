const field = document.querySelector('#city');
const list = document.querySelector('#list');
const count = document.querySelector('#count');
let active = -1;
function close() {
  list.hidden = true;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
  active = -1;
}
function matches(text) {
  return cities.filter((city) => city.toLowerCase().includes(text.toLowerCase()));
}
function render() {
  const text = field.value.trim();
  if (!text) { close(); count.textContent = ''; return; }
  const found = matches(text);
  active = -1;
  field.removeAttribute('aria-activedescendant');
  list.innerHTML = '';
  found.forEach((city, at) => {
    const item = document.createElement('li');
    item.id = 'option-' + at;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    item.textContent = city;
    list.append(item);
  });
  list.hidden = found.length === 0;
  field.setAttribute('aria-expanded', String(found.length > 0));
  count.textContent = found.length === 0 ? 'No cities match.' : found.length === 1 ? '1 city matches.' : found.length + ' cities match.';
}
function move(to) {
  [...list.children].forEach((item, at) => item.setAttribute('aria-selected', String(at === to)));
  active = to;
  field.setAttribute('aria-activedescendant', list.children[to].id);
}
function take(item) {
  field.value = item.textContent;
  close();
}
let before = '';
field.addEventListener('keyup', () => { if (field.value !== before) { before = field.value; render(); } });
field.addEventListener('input', () => { before = field.value; render(); });
field.addEventListener('keydown', (event) => {
  if (list.hidden) return;
  const last = list.children.length - 1;
  switch (event.key) {
    case 'ArrowDown': move(active === last ? 0 : active + 1); break;
    case 'ArrowUp': move(active > 0 ? active - 1 : last); break;
    case 'Enter': if (active < 0) return; take(list.children[active]); break;
    case 'Escape': close(); break;
    default: return;
  }
  event.preventDefault();
});
list.addEventListener('mousedown', (event) => event.preventDefault());
list.addEventListener('click', (event) => {
  const item = event.target.closest('[role=option]');
  if (item) take(item);
});
field.addEventListener('blur', close);
