const form = document.querySelector('form');
const summary = document.getElementById('summary');
const list = summary.querySelector('ul');

const sentences = {
  name: 'The name is missing. Write the name that we should call you by.',
  email: 'The email address is missing or has a slip. It looks like sana@example.com.',
  places: 'We need a number of places, at least 1 and at most 4.',
};

function clear(field) {
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-errormessage');
  document.getElementById(`${field.id}-message`)?.remove();
  list.querySelector(`[href="#${field.id}"]`)?.parentElement.remove();
  summary.hidden = list.children.length === 0;
}

function complain(field) {
  const message = document.createElement('strong');
  message.id = `${field.id}-message`;
  message.textContent = sentences[field.name];
  field.after(message);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-errormessage', message.id);
  const item = document.createElement('li');
  item.innerHTML = `<a href="#${field.id}">${sentences[field.name]}</a>`;
  list.append(item);
}

form.addEventListener('submit', (event) => {
  for (const field of form.elements) clear(field);
  const wrong = [...form.elements].filter((field) => !field.checkValidity());
  if (wrong.length === 0) return;
  event.preventDefault();
  wrong.forEach(complain);
  summary.hidden = false;
  summary.focus();
});

form.addEventListener('change', ({ target }) => {
  if (target.checkValidity()) clear(target);
});
