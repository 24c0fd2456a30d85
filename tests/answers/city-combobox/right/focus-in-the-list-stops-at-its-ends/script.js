const form = document.querySelector('form');
const field = document.querySelector('input');

// Without the script it is a plain field, so only the script says more.
field.role = 'combobox';
field.ariaExpanded = 'false';
field.setAttribute('aria-controls', 'cities');
field.closest('label').insertAdjacentHTML(
  'afterend',
  '<div id="cities" role="listbox" aria-label="Cities" hidden></div><output></output>',
);
const list = document.querySelector('#cities');

// All cities are there from the start, and most of them are hidden.
for (const city of cities)
  list.insertAdjacentHTML('beforeend', `<div role="option" tabindex="-1">${city}</div>`);
const options = [...list.children];
const found = () => options.filter((option) => !option.hidden);

function show(isOpen) {
  list.hidden = !isOpen;
  field.ariaExpanded = String(isOpen);
}

function take(option) {
  field.value = option.textContent;
  show(false);
  field.focus();
}

field.oninput = () => {
  for (const option of options)
    option.hidden = !option.textContent.toUpperCase().includes(field.value.toUpperCase());
  const { length } = found();
  show(length > 0);
  document.querySelector('output').textContent = length === 0 ? 'No city' : `${length} of 200 cities`;
};

form.onkeydown = (event) => {
  const { key, target } = event;
  if (list.hidden || target.localName === 'button') return;
  // The field comes first, then the options.
  const places = [field, ...found()];
  const at = places.indexOf(target);
  if (key === 'ArrowDown') places[Math.min(at + 1, places.length - 1)].focus();
  else if (key === 'ArrowUp') places[Math.max(at - 1, 0)].focus();
  else if (key === 'Enter' && at > 0) take(target);
  else if (key === 'Escape') {
    show(false);
    field.focus();
  } else {
    // Whoever goes on typing types into the field.
    if (key.length === 1) field.focus();
    return;
  }
  event.preventDefault();
};

list.onclick = ({ target }) => take(target);
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget !== field && !list.contains(relatedTarget)) show(false);
});
