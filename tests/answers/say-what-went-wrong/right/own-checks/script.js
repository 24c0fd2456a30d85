const form = document.querySelector('form');
const problems = {
  name: (value) => (value.trim() ? '' : 'Please enter your name.'),
  email: (value) => (/^[^@\s]+@[^@\s]+$/.test(value) ? '' : 'Please enter an email address with an @.'),
  places: (value) => (Number(value) >= 1 && Number(value) <= 4 ? '' : 'Please choose between 1 and 4 places.'),
};
function check(name) {
  const field = form.elements[name];
  const problem = problems[name](field.value);
  document.getElementById(name + '-error').textContent = problem;
  if (problem) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return !problem;
}
form.addEventListener('submit', (event) => {
  const wrong = Object.keys(problems).filter((name) => !check(name));
  if (!wrong.length) return;
  event.preventDefault();
  form.elements[wrong[0]].focus();
});
form.addEventListener('input', (event) => {
  if (event.target.getAttribute('aria-invalid')) check(event.target.name);
});
