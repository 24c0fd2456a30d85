const field = document.querySelector('#city');
const list = document.querySelector('#list');
const message = document.querySelector('[role=status]');
let active = -1;

/** Says which option is the active one; -1 is none. */
function move(to) {
  active = to;
  for (const [index, option] of [...list.children].entries())
    option.setAttribute('aria-selected', index === active);
  field.setAttribute('aria-activedescendant', list.children[active]?.id ?? '');
}

function show(isOpen) {
  list.hidden = !isOpen;
  field.setAttribute('aria-expanded', isOpen);
  move(-1);
}

function take(option) {
  field.value = option.textContent;
  show(false);
}

field.addEventListener('input', () => {
  const typed = field.value.trim().toLowerCase();
  const found = cities.filter((city) => city.toLowerCase().includes(typed));
  list.replaceChildren();
  for (const [index, city] of found.entries()) {
    const option = document.createElement('li');
    option.id = `option-${index}`;
    option.setAttribute('role', 'option');
    option.textContent = city;
    list.append(option);
  }
  show(typed !== '' && found.length > 0);
  message.textContent = typed === '' ? '' : `Cities found: ${found.length}`;
});

field.addEventListener('keydown', (event) => {
  if (list.hidden) return;
  const last = list.children.length - 1;
  if (event.key === 'ArrowDown') move(active === last ? 0 : active + 1);
  else if (event.key === 'ArrowUp') move(active > 0 ? active - 1 : last);
  else if (event.key === 'Enter' && active >= 0) take(list.children[active]);
  else if (event.key === 'Escape') show(false);
  else return;
  event.preventDefault();
});

// The focus stays in the field while somebody clicks in the list.
list.addEventListener('mousedown', (event) => event.preventDefault());
list.addEventListener('click', ({ target }) => {
  if (target === list) return;
  take(target);
  field.form.requestSubmit();
});
field.addEventListener('blur', () => show(false));
