const form = document.querySelector('form');
const fields = [...form.querySelectorAll('input')];

const sentences = {
  name: 'Tell us your name, please.',
  email: 'Write an email address such as sana@example.com.',
  places: 'Choose a number of places from 1 to 4.',
};

/** Shows or clears the message of a field, and says whether its answer is wrong. */
function isWrong(field) {
  const isBad = !field.validity.valid;
  field.setAttribute('aria-invalid', isBad);
  document.getElementById(`${field.name}-error`).textContent = isBad ? sentences[field.name] : '';
  return isBad;
}

form.addEventListener('submit', (event) => {
  const wrong = fields.filter(isWrong);
  if (wrong.length === 0) return;
  event.preventDefault();
  for (const field of fields) field.setAttribute('aria-invalid', 'true');
  wrong[0].focus();
});

for (const field of fields) {
  field.addEventListener('input', () => {
    if (field.getAttribute('aria-invalid') === 'true') isWrong(field);
  });
}
